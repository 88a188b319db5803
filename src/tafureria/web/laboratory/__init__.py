"""The laboratory of the house: routes (``routes``); the process that plays (``studying``, ``reporting``)."""
