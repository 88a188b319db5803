/** What the chart shows beside troops: owners, what may be touched, what is going on. */
export interface Marks {
  /** The viewer's own provinces; other viewers do not see this mark. */
  own: ReadonlySet<number>;
  /** The action, in notation, that touching a province carries out or begins; without one, touching does nothing. */
  acts: ReadonlyMap<number, string>;
  /** The action, in notation, to ask about where touching does nothing. */
  whys?: ReadonlyMap<number, string>;
  /** Provinces that may take part: a dotted gold edge. */
  lit: ReadonlySet<number>;
  /** Provinces whose cards are passed: gold, with an arrow to the one attacked. */
  passed: ReadonlySet<number>;
  /** The province that was touched, or -1. */
  picked: number;
  /** The province attacked, or -1, and the seat that owns it, or -1. */
  target: number;
  owner: number;
  /** The owner of each province, once the game is over. */
  owners?: readonly number[];
  /** Provinces from which troops can be dragged. */
  draggable: ReadonlySet<number>;
  /** Whether holding a province means the same as touching it as often as possible. */
  holds?: boolean;
}
