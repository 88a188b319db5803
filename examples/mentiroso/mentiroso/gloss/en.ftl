# What each move means, for programs that are told the game in words. $what is the rest of the notation.

move-envida = stake { $what }
move-mentira = call the last bid a lie
move-number = bid: at least so many dice of that face ({ $what }: number x face)
