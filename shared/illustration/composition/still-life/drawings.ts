import { luminance, mix } from '../../drawing/colour.ts';
import { placed } from '../../drawing/path.ts';
import type { Bounds, Path } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import type { Motif, Part } from '../../motifs/motif.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { TABLE_FORMS } from '../../motifs/table-forms.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { boxOf } from '../canvas.ts';
import { motifOf } from '../motif-of.ts';
import { formOnTable } from './forms.ts';
import type { ThingColours } from './colours.ts';
import type { Sized } from './layout.ts';
import { ACCENTS, FLAT, THIRDS, HEAPED, LYING, NATURAL, partOf } from './things-of-still-life.ts';

/** A thing of a still life, drawn in metres. */
export interface Drawing extends Sized {
  thing: SceneThing;
  name: string;
  parts: readonly Part[];
  box: Bounds;
  /** Its size as told, times that of its motif. */
  size: number;
  isHung: boolean;
  colours: ThingColours;
  /** How its form is shaded: as a turned vessel, as something that lies thick on the table, as paper. */
  look: 'round' | 'raised' | 'flat';
}

/** The drawings of things as they lie, stand or hang; those that cannot be drawn so are left out. */
export const drawingsOf = (things: readonly SceneThing[], scene: Scene, random: Random): Drawing[] =>
  things.flatMap((thing) => drawingOf(thing, scene, random) ?? []);

function drawingOf(thing: SceneThing, scene: Scene, random: Random): Drawing | null {
  const found = motifOf(thing, scene, random);
  if (!found || found.motif.height > 2.4) return null;
  const name = formOnTable(found.name, thing, scene);
  const motif = TABLE_FORMS.get(name) ?? MOTIFS.get(name) ?? found.motif;
  const isHung = motif.support === 'wall' || isOnWall(thing);
  const drawn = motif.draw(random, { isLit: true });
  const turn = turnOf(name, motif);
  const parts = turn
    ? drawn.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: 0, turn }) }))
    : LAID_DOWN.has(name) && !isHung
      ? drawn.map((part) => ({ ...part, path: laidDown(part.path) }))
      : drawn;
  const box = boxOf(parts);
  // "A little box": beside others it is little.
  const size =
    (thing.size === 'small' ? 0.62 : thing.size === 'large' ? 1.2 : 1) *
    (name === 'spoon' ? TEA_SPOON : name === 'box' && hasJewels(scene) ? CASKET : 1);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const isFlat = LYING_FLAT.has(name) || LAID_DOWN.has(name) || (tall < FLAT && tall < wide * 0.35);
  const [other, third] = thing.otherColours ?? [];
  return {
    thing,
    name,
    parts,
    box,
    wide: wide * size,
    tall: tall * size,
    size,
    isFlat,
    isHung,
    colours: {
      body: bodyOf(thing, name, found.name),
      accent: partOf(thing, scene)?.colour ?? other ?? accentOf(name, found.name, thing, scene),
      third: third ?? THIRDS[name],
      isGlass: GLASS.has(name),
    },
    look: turn || RAISED.has(name) ? 'raised' : HEAPED.has(name) || isHung || isFlat ? 'flat' : 'round',
  };
}

/** Vodka and water are clear, and in the east they stand in the decanter. */
const accentOf = (
  name: string,
  kind: string,
  { colour }: SceneThing,
  { region }: Scene,
): string | undefined =>
  kind === 'decanter' && region === 'east'
    ? CLEAR
    : OWN_ACCENT.has(name)
      ? (colour ?? ACCENTS[name])
      : (ACCENTS[name] ?? ACCENTS[kind] ?? colour);

const CLEAR = '#cfd2c6';
/** Their stated colour is that of their second part: the petals of a rose, what is in a phial. */
const OWN_ACCENT: ReadonlySet<string> = new Set([
  'fruit bowl',
  'rose in a glass',
  'cut rose',
  'posy',
  'phial',
]);

/** Black bread is brown, and rusty iron is not orange. */
function bodyOf({ colour }: SceneThing, name: string, kind: string): string | undefined {
  const usual = NATURAL[name] ?? NATURAL[kind];
  if (OWN_ACCENT.has(name)) return usual;
  if (colour === SILVER) return TARNISHED;
  if (!colour || !usual) return colour ?? usual;
  return BAKED.has(kind) && luminance(colour) < 0.3
    ? mix(colour, '#7a4f2c', 0.6)
    : MUTED.has(kind)
      ? mix(colour, usual, 0.5)
      : colour;
}

/** Silver as the lexicon of colours has it, and as it looks beside china. */
const [SILVER, TARNISHED] = ['#d9d5cc', '#98999b'];
const BAKED: ReadonlySet<string> = new Set(['loaf', 'bread', 'cake']);
const MUTED: ReadonlySet<string> = new Set([
  'key',
  'sword',
  'skull',
  'dagger',
  'pistol',
  'leaf',
  'candlestick',
  'spoon',
  'fork',
  'knife',
]);

/** Things drawn as if held up, which lie on a table. */
const LAID_DOWN: ReadonlySet<string> = new Set([
  'letter',
  'envelope',
  'newspaper',
  'watch',
  'brooch',
  'playing cards',
  'scroll',
  'fan',
  'ring',
  'plain ring',
  'handkerchief',
]);

/** Drawn as they lie. */
const LYING_FLAT: ReadonlySet<string> = new Set([
  'string of beads',
  'string of pearls',
  'bunch of keys',
  'folded spectacles',
  'island map',
  'leaves',
  'posy',
  'cut rose',
  'open book',
  'gloves',
  'key',
  'spoon',
  'fork',
  'knife',
  'coins',
]);

const [FORESHORTENED, LEANING] = [0.6, 0.34];

/** A thing laid on its back, away from the viewer. */
const laidDown = (path: Path): Path =>
  path.map((ring) => ring.map((at, i) => (i % 2 ? at * FORESHORTENED : at - ring[i + 1]! * LEANING)));

/** Long things that are drawn upright are turned; those that are drawn as they lie are not. */
const turnOf = (name: string, { height, width }: Motif): number | undefined => {
  const turn = LYING.get(name);
  return turn !== undefined && (Math.abs(turn) < 45 || height > width) ? turn : undefined;
};

/** "On the walls hung swords"; "over the chimney-piece hung a sword". */
const isOnWall = ({ qualities, relation }: SceneThing): boolean =>
  qualities.includes('hung') || relation?.kind === 'above';

/** Things without an axis, shaded over their masses. */
const RAISED: ReadonlySet<string> = new Set([
  'gloves',
  'boots',
  'shoes',
  'violin',
  'doll',
  'rose',
  'posy',
  'cut rose',
  'leaves',
  'bare skull',
  'bunch of keys',
  'key',
  'coins',
  'ring',
  'plain ring',
  'brooch',
  'watch',
  'spoon',
  'fork',
  'knife',
  'dish',
  'string of beads',
  'string of pearls',
  'shell',
]);

/** Of the size of a table spoon, and of a box for letters. */
const [TEA_SPOON, CASKET] = [0.66, 0.6];

const hasJewels = ({ things }: Scene): boolean =>
  things.some(({ what }) => ['necklace', 'ring', 'brooch', 'watch', 'coins'].includes(what));

/** Through glass the wall is seen. */
const GLASS: ReadonlySet<string> = new Set([
  'decanter',
  'wine glass',
  'phial',
  'rose in a glass',
  'glass of tea',
  'glass of water',
]);
