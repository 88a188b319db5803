/** Asks for a page of the rules to be opened beside the table. */
class Reading {
  /** Counted from 1; 0 while nothing is asked for. */
  page = $state(0);
}

export const reading = new Reading();
