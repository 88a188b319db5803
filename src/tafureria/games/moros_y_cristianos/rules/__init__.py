"""The rules, one module for each chapter of the rulebook, in its order.

=================  ==============  ==============================================================
module             section         about
=================  ==============  ==============================================================
``hands``          §2.3, §2.4      the starter is drawn, hands are kept or thrown away and dealt
``declaration``    §2.4            the starter declares the combat; oros and copas are put in
``battle``         §2.5            whose turn it is, the duty to switch sides, the cards of a turn
``copas``          §2.5            which knight a copa annuls, and the treasure turned up
``outcome``        §2.5            which side wins
``booty``          §2.6            winners keep their cards and share the rest
``scoring``        §2, §2.6, §3    points, the target, the totals of teams
=================  ==============  ==============================================================
"""
