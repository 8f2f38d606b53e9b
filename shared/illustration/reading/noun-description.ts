/** How the words around a noun describe it. */
export interface NounDescription {
  /** "#rrggbb" with the token that states it. */
  colour: { value: string; at: number } | null;
  /** Further colours that it is painted in: "blue and ochre". */
  otherColours: readonly string[];
  size: 'large' | 'small' | null;
  qualities: readonly string[];
  /** For people: "old", "tall" … */
  looks: readonly string[];
  count: number | null;
  /** The preposition before it, with everything between left out; empty where there is none. */
  preposition: string;
  /** How many words describe it. */
  words: number;
  isIndefinite: boolean;
  /** The tokens that describe it. */
  used: readonly number[];
}

export const REACH = 7;

export const PAINTED = new Set(
  'painted dyed coloured colored tinted stained turned выкрашен выкрашена выкрашены выкрашенный выкрашенная выкрашенные выкрашенного выкрашенной выкрашенных выкрашенном выкрашенную крашенный окрашен окрашенный крашеный'.split(
    ' ',
  ),
);

/** May precede a colour of the same noun: "the sea lay flat and pale green". */
export const STATES = new Set('flat calm still smooth quiet cold pale'.split(' '));

export const MODIFYING = /(?:ed|ing|en|y|ish|ful|less|ous|ic|al|ive|ble|ern|ward|like)$/u;
