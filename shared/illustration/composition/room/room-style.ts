/** One way of building and furnishing a room, in which everything belongs together. */
export interface RoomStyle {
  finish: readonly [Finish, ...Finish[]];
  /** The wall in the shadow and in the light, and the cloth of curtains and chairs that goes with them. */
  colours: readonly [Colours, ...Colours[]];
  window: readonly [WindowForm, ...WindowForm[]];
  drapery: readonly [Drapery, ...Drapery[]];
  floor: readonly [Flooring, ...Flooring[]];
  /** The height of the wainscot, in pixels; 0 for none. */
  dado: number;
  hasWindowSeat?: boolean;
  /** What its furniture is made of, if not of dark oak. */
  wood?: readonly [string, ...string[]];
  /** How pieces of furniture look here, by their usual names. */
  forms?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** What is on a wall besides its colour. */
export type Finish =
  | 'damask'
  | 'stripes'
  | 'fine stripes'
  | 'sprigs'
  | 'trellis'
  | 'panels'
  | 'squares'
  | 'boiserie'
  | 'border'
  | 'plain'
  | 'planks'
  | 'faded'
  | 'plaster'
  | 'logs'
  | 'stones'
  | 'timbers'
  | 'tiles';

/** The shape of a window and its bars. */
export type WindowForm =
  | 'sash'
  | 'large panes'
  | 'casement'
  | 'cross'
  | 'round head'
  | 'to the floor'
  | 'three lights'
  | 'mullions'
  | 'lattice'
  | 'small panes'
  | 'bars';

/** What hangs at a window, or is fixed beside it. */
export type Drapery =
  | 'none'
  | 'shutters'
  | 'muslin'
  | 'short'
  | 'pelmet'
  | 'poles'
  | 'swags'
  | 'one side'
  | 'toga'
  | 'blind'
  | 'festoon';

export type Flooring = 'boards' | 'wide boards' | 'parquet' | 'chequer' | 'flags' | 'rug' | 'runner';

type Colours = readonly [deep: string, lit: string, cloth: string];
