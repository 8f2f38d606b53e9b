import type { Path } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';

/** Something that can be drawn, in metres: x grows to the right, y downwards. */
export interface Motif {
  /** From its base line, which is y = 0, to its highest point. */
  height: number;
  /** From its leftmost to its rightmost point; x = 0 is its middle, or its point of support. */
  width: number;
  /** The meaning of its base line: the ground or table it stands on, the water, the wall or ceiling it hangs from, the hand. */
  support: Support;
  /** Places on it, by name. */
  anchors?: Readonly<Partial<Record<AnchorName, Anchor>>>;
  /** Names of motifs that may stand by it, or on it, without being mentioned in the text. */
  beside?: readonly string[];
  draw: (random: Random, options: MotifOptions) => Part[];
}

export type Support = 'ground' | 'table' | 'wall' | 'ceiling' | 'water' | 'sky' | 'hand';

/**
 * `seat`: where a person sits; `back`: where a rider sits; `top`: where things are put, with the width for them; `lie`: the middle
 * of a bed; `flame`: the part that shines when lit; `grip`: where a hand holds it; `hitch`: where a horse is harnessed, or a
 * boat tied; `door`: the middle of the threshold, with the width of the opening; `window`: the middle of the pane that a figure
 * may be seen in; `deck`: where people stand; `mouth`: where smoke, steam or water comes out.
 */
export type AnchorName =
  'seat' | 'back' | 'top' | 'lie' | 'flame' | 'grip' | 'hitch' | 'door' | 'window' | 'deck' | 'mouth';

export interface Anchor {
  x: number;
  y: number;
  width?: number;
}

export interface MotifOptions {
  /** Lamps are lit in it. */
  isLit?: boolean;
  /** Of a building: derelict, with closed shutters, boarded windows and fallen plaster. */
  isDecayed?: boolean;
  /** Of a church: there is a clock on its tower. */
  hasClock?: boolean;
  /** Of a building: longer than houses of its kind are. */
  isLong?: boolean;
}

/**
 * The material of a part of a drawing; an ink decides how it looks. `ink` is the silhouette itself, `fold` a thin line
 * cut into it, `light` anything luminous, `grey` the hair of the old, `brow` and `lash` the few lines of a face and `linen` a collar,
 * which are lost in a shadow and seen in a cameo; `leaf` is foliage, green in summer; `side` is a wall that is turned to the light, and `roof` lies under the sky. Only people close up have the rest: `shade` on the skin, `lock` the
 * lines of hair, `depth` the shadow of folds and lapels, `lining`, `fur`, `gold`, the `iris` of an eye and
 * a `boot` and `trousers`, which are not of the colour of a coat.
 */
export type Material =
  | 'ink'
  | 'fold'
  | 'skin'
  | 'hair'
  | 'beard'
  | 'grey'
  | 'brow'
  | 'lash'
  | 'hat'
  | 'white'
  | 'linen'
  | 'dress'
  | 'light'
  | 'accent'
  | 'shade'
  | 'lock'
  | 'depth'
  | 'lining'
  | 'fur'
  | 'gold'
  | 'iris'
  | 'boot'
  | 'trousers'
  | 'lip'
  | 'blush'
  | 'eye'
  | 'leaf'
  | 'side'
  | 'roof';

/** The direction of an engraver's lines on a part: along its length, across it, round it, or at an angle in degrees clockwise. */
export type Lines = 'along' | 'across' | 'round' | number;

/** A part of a drawing; parts lie over each other in their order. */
export interface Part {
  path: Path;
  material: Material;
  /** Less than 1, the default, for a shadow or a sheen. */
  opacity?: number;
  /** Defaults to {@link LINES} for the material. */
  lines?: Lines;
}

/** The default direction of lines by material. */
export const LINES: Readonly<Record<Material, Lines>> = {
  ink: 0,
  fold: 'along',
  skin: 'round',
  hair: 'along',
  beard: 'along',
  grey: 'along',
  brow: 'along',
  lash: 'along',
  hat: 'round',
  white: 90,
  linen: 90,
  dress: 'along',
  light: 'round',
  accent: 45,
  shade: 'round',
  lock: 'along',
  depth: 'along',
  lining: 45,
  fur: 'round',
  gold: 'round',
  iris: 'round',
  boot: 'along',
  trousers: 'along',
  leaf: 'round',
  lip: 'along',
  blush: 'round',
  eye: 'round',
  side: 90,
  roof: 'along',
};

const partOf =
  (material: Material) =>
  (...path: Path): Part => ({ path, material });

export const ink = partOf('ink');
export const fold = partOf('fold');
export const white = partOf('white');
export const light = partOf('light');
export const accent = partOf('accent');
export const dress = partOf('dress');
export const leaf = partOf('leaf');
export const side = partOf('side');
export const roof = partOf('roof');

/** The same part with another direction of its lines. */
export const lined = (lines: Lines, part: Part): Part => ({ ...part, lines });

/** A pane: pale by day, shining when lamps are lit. */
export const pane = (isLit: boolean | undefined, ...path: Path): Part => (isLit ? light : fold)(...path);

type Draw = Motif['draw'];
type Extras = Pick<Motif, 'anchors' | 'beside'>;

const supportedBy =
  (support: Support) =>
  (height: number, width: number, draw: Draw, extras: Extras = {}): Motif => ({
    height,
    width,
    support,
    draw,
    ...extras,
  });

export const onGround = supportedBy('ground');
export const onTable = supportedBy('table');
export const onWall = supportedBy('wall');
export const fromCeiling = supportedBy('ceiling');
export const onWater = supportedBy('water');
export const inSky = supportedBy('sky');
export const inHand = supportedBy('hand');

/**
 * The words that name a motif: English, then Russian, in the singular where there is one, `|` between them. `word-forms.ts`
 * makes the other forms; those that it cannot make stand after `=` as they are.
 */
export type NamePair = readonly [english: string, russian: string];

/** Motifs by their names. */
export type Motifs = Readonly<Record<string, Motif>>;
