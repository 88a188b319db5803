/** Asks for a page of the rules to be opened beside the table. */
class RulesBeside {
  /** The page, counted from 1; 0 for none. */
  page = $state(0);
}

export const rulesBeside = new RulesBeside();
