import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { placed, type Placement } from '../../drawing/path.ts';
import { MOTIFS, type Motif } from '../../motifs/library.ts';
import type { Part } from '../../motifs/motif.ts';
import { ROOM_FORMS } from '../../motifs/room-forms.ts';
import { centred, shapesOf } from '../canvas.ts';
import { coloursAt } from '../colours/material-colours.ts';
import type { Palette } from '../palette.ts';
import { usualColour } from '../colours/usual-colours.ts';
import { isPatchwork, patchColours, patchesOn } from './special-rooms/patchwork.ts';
import { FRONT_Y, type Room } from './room.ts';

/** A piece of furniture as it looks in this room. */
export function motifHere({ kind }: Pick<Room, 'kind'>, name: string): Motif | undefined {
  const form = kind.decor.forms[name] ?? name;
  return ROOM_FORMS.get(form) ?? MOTIFS.get(form);
}

function usualColourHere({ kind, scene }: Room, name: string): string | undefined {
  const { cloth, wood, forms } = kind.decor;
  if (UPHOLSTERED.has(name) && !BARE_WOOD.has(forms[name] ?? '')) return cloth;
  return (WOODEN.has(name) || UPHOLSTERED.has(name) ? wood : undefined) ?? usualColour(name, scene);
}

const UPHOLSTERED: ReadonlySet<string> = new Set(['armchair', 'sofa', 'ottoman']);

const WOODEN: ReadonlySet<string> = new Set([
  'table',
  'round table',
  'laid table',
  'card table',
  'writing table',
  'dressing table',
  'desk',
  'chair',
  'stool',
  'bench',
  'wardrobe',
  'sideboard',
  'bookcase',
  'chest of drawers',
  'chest',
  'bed',
  'cradle',
  'shelf',
  'clock',
]);

/** Chairs and settles without any cloth. */
const BARE_WOOD: ReadonlySet<string> = new Set(['windsor chair', 'settle']);

/** A motif with the middle of its width at `x`. */
export const motifShapes = (room: Room, name: string, x: number, options: PutOptions = {}): Shape[] =>
  placedMotif(room, name, x, options).shapes;

/** Its parts with their shapes; with patches on the cover of a bed, there are more of these. */
function placedMotif(
  room: Room,
  name: string,
  x: number,
  {
    isFlipped = false,
    scale = room.scale,
    foot = FRONT_Y,
    depth = 0,
    body,
    accent = name === 'copper pans' ? COPPER : OPEN_FIRES.has(name) ? FLAMES : undefined,
    isLit = true,
  }: PutOptions,
): { parts: Part[]; shapes: Shape[] } {
  const motif = motifHere(room, name);
  if (!motif) return { parts: [], shapes: [] };
  const parts = motif.draw(room.canvas.random, { isLit: isLit && !(HEARTHS.has(name) && !hasFire(room)) });
  const at = centred(parts, { x, y: foot, scale, isFlipped });
  const colours = coloursAt(room.palette, depth, {
    body,
    accent: accent ?? (name === 'four-poster' ? curtainOf(room) : undefined),
    usual: usualColourHere(room, name),
    ...(BEDS.has(name) ? { dress: coverletOf(room) } : {}),
  });
  const shapes = shapesOf(parts, at, colours);
  const isSewn = BEDS.has(name) && isPatchwork(room.scene);
  return { parts, shapes: isSewn ? withPatches(shapes, parts, at, room.palette) : shapes };
}

/** A fireplace or stove without its fire, and the fire with what is drawn over it; none where it is out. */
export function hearthShapes(
  room: Room,
  name: string,
  x: number,
  options: PutOptions,
): { hearth: Shape[]; fire: Shape[] } {
  const { parts, shapes } = placedMotif(room, name, x, options);
  // Nothing of a hearth is bright but its flames.
  const at = parts.findIndex(({ material }) => material === 'accent' || material === 'light');
  return at < 0 ? { hearth: shapes, fire: [] } : { hearth: shapes.slice(0, at), fire: shapes.slice(at) };
}

/** Patches on the cover, below what lies on that. */
function withPatches(
  shapes: readonly Shape[],
  parts: readonly Part[],
  at: Placement,
  palette: Palette,
): Shape[] {
  return shapes.flatMap((shape, i) => {
    if (parts[i]!.material !== 'dress') return [shape];
    const colours = patchColours(shape.colour, palette);
    const patches = patchesOn(parts[i]!, colours.length);
    return [shape, ...patches.map((path, n) => ({ path: placed(path, at), colour: colours[n]! }))];
  });
}

const COPPER = '#b3683a';
const FLAMES = '#f08a34';

/** Their accent is the fire that is seen in them; that of an iron stove is the pan upon it. */
const OPEN_FIRES: ReadonlySet<string> = new Set(['fireplace', 'stove']);

/** Of a bed with posts the curtains that are named are its own, unless a window is named. */
export const curtainOf = ({ scene: { things }, kind }: Room): string | undefined => {
  const bed = things.find(({ what }) => what === 'four-poster');
  const own = things.some(({ what }) => what === 'window')
    ? undefined
    : things.find(({ what }) => what === 'curtain')?.colour;
  return bed?.colour ?? own ?? (bed?.qualities.includes('dark') ? DARK_CURTAINS : kind.decor.cloth);
};

const DARK_CURTAINS = '#3d3242';

/** A colour that sets blankets off from the bed. */
const coverletOf = ({ palette, scene }: Room): string =>
  scene.things.find(({ what }) => what === 'blanket')?.colour ??
  scene.things.find(({ what }) => BEDS.has(what))?.colour ??
  mix(mix(palette.sky[2], '#8a4a44', 0.35), palette.light, 0.1);

const HEARTHS: ReadonlySet<string> = new Set(['fireplace', 'stove', 'tiled stove', 'iron stove']);

const hasFire = ({ source, scene }: Room): boolean =>
  source === 'fire' ||
  scene.light?.value === 'fire' ||
  scene.things.some(
    ({ what, qualities }) =>
      what === 'fire' || (what === 'stove' && (qualities.includes('hot') || qualities.includes('burning'))),
  );

export interface PutOptions {
  isFlipped?: boolean;
  scale?: number;
  foot?: number;
  depth?: number;
  body?: string | undefined;
  /** The colour of a lampshade, or of the curtains of a bed. */
  accent?: string | undefined;
  isLit?: boolean;
}

export const BEDS: ReadonlySet<string> = new Set(['bed', 'iron bed', 'four-poster', 'cradle']);
