"""The chapters of the rulebook: legal actions (``legal_x``), rules broken (``check_x``), effects (``x``).

===================== =================================================================================
``setting_up``        §3 the position before the first draw
``rounds``            §4 turns and rounds, §5 the choice of an action, §5.6 passing
``deal``              §4.1 draws; cards that are lost, stolen or shuffled
``deed``              §2.3, §5.1.3 what all deeds with a roll share: laying, answers, dice
``attack``            §5.1, §5.2 the attack in its steps
``afterwards``        §5.2 after the roll: Reliquia and Hakim
``incursion``         §5.3
``events``            §5.4 playing an Event: its aim, and the choices that it brings
``effects``           §5.4 what each Event does (``cards.py`` says which)
``targets``           §5.4, §9.5 what each Event may be aimed at
``judgment``          C12, the roll that is no attack
``paria``             M08, gifts now and later in the turn
``discarding``        §5.5
``bonus``             §7 bonuses and garrisons, areas that change hands
``end_of_turn``       §6
``end_of_game``       §8, §10.3
``automata``          §9 the automa; ``responses``: §9.4 its answers
``scenario``          §10 the truce of El Cid
``agenda``, ``flow``  the steps still to be done, and the function for each
===================== =================================================================================
"""
