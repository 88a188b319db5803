/** What the chart shows beside troops: whose, what may be touched, what is going on. */
export interface Marks {
  /** The viewer's provinces, marked for nobody else. */
  own: ReadonlySet<number>;
  /** Notation that touching a province carries out or begins; none, nothing does. */
  acts: ReadonlyMap<number, string>;
  /** Notation to ask about where touching does nothing. */
  whys?: ReadonlyMap<number, string>;
  /** Provinces that may take part: a dotted gold edge. */
  lit: ReadonlySet<number>;
  /** Provinces whose cards are passed: gold, with an arrow to the one attacked. */
  passed: ReadonlySet<number>;
  /** The province that was touched, or -1. */
  picked: number;
  /** The province attacked, or -1, and the seat that has it, or -1. */
  target: number;
  owner: number;
  /** Owners of all, at the end. */
  owners?: readonly number[];
  /** From here troops can be dragged. */
  draggable: ReadonlySet<number>;
}
