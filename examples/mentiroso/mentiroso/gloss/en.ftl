# What each move means, as what one may choose to do: for programs that are told the game in words, and for the analysis. $what is
# what the move names: the rest of the notation.

move-envida = stake { $what }
move-mentira = call the last bid a lie
move-number = bid that there are at least { $what } (number x face)
