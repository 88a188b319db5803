"""Notices to people whose turn it is in a slow game while they are not at the table.

``addresses`` the stored addresses of people · ``quiet`` the hours when they want no notices · ``errands``
the notices that must still be sent · ``postman`` the task that sends them · ``push`` web push
· ``mail`` mail through a mail server · ``wishes`` mail addresses that are not confirmed yet · ``reach``
which hosts may be contacted at all.
"""
