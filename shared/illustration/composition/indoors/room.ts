import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import type { Bounds } from '../../drawing/path.ts';
import { MOTIFS, type Motif } from '../../motifs/library.ts';
import { ROOM_FORMS } from '../../motifs/room-forms.ts';
import { GOWNS, type Scene, type ScenePerson, type SceneThing } from '../../scene.ts';
import { statedColours } from '../stated-colours.ts';
import { boxOf, createRow, shapesOf, type Canvas, type Row } from '../canvas.ts';
import { headPixels, ADULT_HEIGHT_M, figureWords, type Figure } from '../figures.ts';
import { figureShapes } from '../figures-pairs.ts';
import { footShadow, groundShadow } from '../ground-shadow.ts';
import { coloursAt, usualColours, type Tint } from '../material-colours.ts';
import type { Palette } from '../palette.ts';
import { usualColour } from '../usual-colours.ts';
import { SKIRTING, type RoomKind } from '../room-shell.ts';
import type { Window } from '../window-view.ts';

/** The ground line of the foreground, in pixels from the top. */
export const FRONT_Y = 674;

export interface Room {
  scene: Scene;
  canvas: Canvas;
  palette: Palette;
  kind: RoomKind;
  /** Pixels of a metre for furniture beside people, and against the wall. */
  scale: number;
  /** The share of that in the usual size: a room in which much is named is seen from farther off. */
  share: number;
  source: LightSource;
  /** The room is the background of a close-up and needs no furniture that the passage does not name. */
  isBackground: boolean;
  /** A grand staircase fills it. */
  isOnStairs: boolean;
  /** The stage of a theatre fills it. */
  isStaged: boolean;
  light: { x: number; y: number };
  window: Window | null;
  wall: Row;
  floor: Row;
  /** Along the wall, behind everything on the floor. */
  back: Row;
  /** The index of the first layer in front of those there; −1 before the floor is drawn. */
  front: number;
  shown: Set<SceneThing>;
  /** What stands in the foreground with a free top. */
  tops: Top[];
  /** The bounds of everything that must stay in the picture when it is enlarged, in pixels. */
  inFrame: Bounds;
}

/** The top of a piece of furniture on which small things may be put, in pixels. */
export interface Top {
  what: string;
  /** Its middle. */
  x: number;
  y: number;
  row: Row;
}

export type LightSource = 'window' | 'fire' | 'table' | 'hanging' | 'bed' | 'doorway' | 'icon' | 'trestle';

export const SHADOW = { blur: 3, distance: 8 } as const;
/** How dark the shadows on the floor are. */
const FLOOR_SHADOW = 0.4;

/** Keeps shapes inside the picture, however far it is enlarged. */
export function keepInFrame(room: Room, shapes: readonly Shape[]): void {
  const { left, right, top, bottom } = boxOf(shapes);
  room.inFrame = {
    left: Math.min(room.inFrame.left, left),
    right: Math.max(room.inFrame.right, right),
    top: Math.min(room.inFrame.top, top),
    bottom: Math.max(room.inFrame.bottom, bottom),
  };
}

/** The shadow of a thing on the floor. @param strength of its middle, 0 … 1 */
export function shadeFloor(
  { canvas, palette, light }: Room,
  shapes: readonly Shape[],
  strength: number,
): void {
  const { left, right, bottom } = boxOf(shapes);
  canvas.add([
    footShadow(palette, (left + right) / 2, bottom - 3, ((right - left) / 2) * 0.9, light.x),
    ...groundShadow(shapes, palette, { ...light, horizon: SKIRTING }, strength),
  ]);
}

export function addForeground(room: Room, shapes: readonly Shape[], rim = 0.8): void {
  keepInFrame(room, shapes);
  const { palette } = room;
  // The shadow of a thing on a table falls on the table.
  if (shapes.length > 0 && boxOf(shapes).bottom > SKIRTING + 24) shadeFloor(room, shapes, FLOOR_SHADOW);
  room.canvas.add(shapes, {
    rim,
    // Flat like cut paper, not modelled.
    relief: 0.08,
    glow: 0.04,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.28 },
  });
}

const LOW: ReadonlySet<string> = new Set(['bench', 'trunk', 'chest', 'stool']);

/** Remembers the top of a piece that stands with its middle at `x`, if it has one. */
export function recordTop(
  room: Room,
  name: string,
  x: number,
  { isFlipped = false, scale = room.scale, foot = FRONT_Y }: PutOptions,
): void {
  const motif = motifHere(room, name);
  const { top, seat } = motif?.anchors ?? {};
  // A bench serves as a table.
  const at = top ?? (LOW.has(name) ? seat : undefined);
  if (!motif || !at) return;
  const { left, right } = boxOf(motif.draw(room.canvas.random, {}));
  const middle = x + (at.x - (left + right) / 2) * scale * (isFlipped ? -1 : 1);
  const half = ((at.width ?? (top ? 0.4 : 1)) * scale) / 2;
  room.tops.push({
    what: name,
    x: middle,
    y: foot + at.y * scale,
    row: createRow(middle - half - 8, middle + half + 8),
  });
}

/** How far before the wall a piece there stands, in pixels, and its share of the size of those in front. */
const BEFORE_WALL = 26;
const FARTHER = 0.86;

/** Stands a piece against the wall, behind what is on the floor. @returns whether there was room for it */
export function addAgainstWall(room: Room, name: string, wanted: number, body?: string): boolean {
  const { palette, canvas } = room;
  const scale = room.scale * FARTHER;
  const { left, right, top } = boxOf(motifHere(room, name)!.draw(canvas.random, {}));
  const wide = (right - left) * scale + 12;
  const { window } = room;
  const isTall = window !== null && SKIRTING + BEFORE_WALL + top * scale < window.y;
  const x = isTall ? takeBesideWindow(room.back, window, wanted, wide) : room.back.take(wanted, wide);
  if (x === null) return false;
  const shapes = motifShapes(room, name, x, {
    foot: SKIRTING + BEFORE_WALL,
    scale,
    depth: 0.12,
    body,
    isFlipped: x > room.light.x,
  });
  keepInFrame(room, shapes);
  const before = canvas.layers.length;
  shadeFloor(room, shapes, FLOOR_SHADOW * 0.7);
  canvas.add(shapes, {
    rim: 0.5,
    relief: 0.08,
    glow: 0.08,
    shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 },
  });
  const added = canvas.layers.splice(before);
  canvas.layers.splice(room.front, 0, ...added);
  room.front += added.length;
  return true;
}

/** Reserves the free position nearest to `wanted` that hides nothing of the window; null if there is none. */
function takeBesideWindow(
  { isFree, block }: Row,
  window: Window,
  wanted: number,
  wide: number,
): number | null {
  const places = Array.from({ length: 116 }, (_, i) => 164 + i * 6).filter(
    (at) => isFree(at - wide / 2, at + wide / 2) && Math.abs(at - window.x) > (wide + window.width) / 2 + 16,
  );
  if (places.length === 0) return null;
  const x = places.reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best));
  block(x - wide / 2, x + wide / 2);
  return x;
}

const BEDS: ReadonlySet<string> = new Set(['bed', 'iron bed', 'four-poster', 'cradle']);

interface PutOptions {
  isFlipped?: boolean;
  scale?: number;
  foot?: number;
  depth?: number;
  body?: string | undefined;
  /** The colour of a lampshade, or of the curtains of a bed. */
  accent?: string | undefined;
  isLit?: boolean;
}

const HEARTHS: ReadonlySet<string> = new Set(['fireplace', 'stove', 'tiled stove', 'iron stove']);
const hasFire = ({ source, scene }: Room): boolean =>
  source === 'fire' ||
  scene.light?.value === 'fire' ||
  scene.things.some(
    ({ what, qualities }) =>
      what === 'fire' || (what === 'stove' && (qualities.includes('hot') || qualities.includes('burning'))),
  );

/** A piece of furniture as it looks in this room. */
export function motifHere({ kind }: Pick<Room, 'kind'>, name: string): Motif | undefined {
  const form = kind.decor.forms[name] ?? name;
  return ROOM_FORMS.get(form) ?? MOTIFS.get(form);
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

function usualColourHere({ kind, scene }: Room, name: string): string | undefined {
  const { cloth, wood, forms } = kind.decor;
  if (UPHOLSTERED.has(name) && !BARE_WOOD.has(forms[name] ?? '')) return cloth;
  return (WOODEN.has(name) || UPHOLSTERED.has(name) ? wood : undefined) ?? usualColour(name, scene);
}

/** A motif with the middle of its width at `x`. */
export function motifShapes(
  room: Room,
  name: string,
  x: number,
  {
    isFlipped = false,
    scale = room.scale,
    foot = FRONT_Y,
    depth = 0,
    body,
    accent = name === 'copper pans' ? COPPER : undefined,
    isLit = true,
  }: PutOptions = {},
): Shape[] {
  const motif = motifHere(room, name);
  if (!motif) return [];
  const parts = motif.draw(room.canvas.random, { isLit: isLit && !(HEARTHS.has(name) && !hasFire(room)) });
  const { left, right } = boxOf(parts);
  const centre = ((left + right) / 2) * (isFlipped ? -1 : 1) * scale;
  return shapesOf(
    parts,
    { x: x - centre, y: foot, scale, isFlipped },
    coloursAt(room.palette, depth, {
      body,
      accent: accent ?? (name === 'four-poster' ? curtainOf(room) : undefined),
      usual: usualColourHere(room, name),
      ...(BEDS.has(name) ? { dress: coverletOf(room) } : {}),
    }),
  );
}

export function personShapes(
  room: Room,
  figure: Figure,
  x: number,
  isFlipped: boolean,
  foot = FRONT_Y,
): Shape[] {
  const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
  return figureShapes(figure, { x, y: foot, scale: unit, isFlipped }, (each) =>
    coloursAt(room.palette, 0, tintOf(each, isFaceLit(room))),
  );
}

/** People are plain silhouettes only in a bright doorway, unless the passage describes them. */
const isFaceLit = ({ scene, source }: Room): boolean =>
  scene.type === 'character' ||
  scene.setting?.value === 'theatre' ||
  (source !== 'doorway' && scene.light?.value !== 'dark');

/** A person's stated colours, completed with their usual ones if the face is lit. */
function tintOf({ person, sex, coloursId }: Figure, isLit: boolean): Tint {
  // «Пары в белом и чёрном»: the gowns of a company are white, not the coats.
  const isGownOfOthers =
    sex === 'man' &&
    person.count === 'many' &&
    person.clothes !== undefined &&
    GOWNS.has(person.clothes.value.kind);
  const { dress: gownColour, body, ...rest } = statedColours(person);
  const stated: Tint = isGownOfOthers ? rest : { ...rest, dress: gownColour, body };
  const { coat, gown, hair } = usualColours(coloursId);
  const cloth = sex === 'woman' ? gown : coat;
  return isLit
    ? {
        ...stated,
        hair: stated.hair ?? hair,
        dress: stated.dress ?? cloth,
        body: stated.body ?? cloth,
        isFaceLit: true,
      }
    : stated;
}

const COPPER = '#b3683a';

/** Of a bed with posts the curtains that are named are its own, unless a window is named. */
const curtainOf = ({ scene: { things } }: Room): string | undefined =>
  things.some(({ what }) => what === 'window')
    ? undefined
    : things.find(({ what }) => what === 'curtain')?.colour;

/** A colour that sets blankets off from the bed. */
const coverletOf = ({ palette, scene }: Room): string =>
  scene.things.find(({ what }) => what === 'blanket')?.colour ??
  mix(mix(palette.sky[2], '#8a4a44', 0.35), palette.light, 0.1);

export const individuals = (scene: Scene, limit: number): { person: ScenePerson; index: number }[] =>
  scene.people
    .flatMap((person) =>
      Array.from({ length: person.count === 'many' ? limit : person.count }, (_, index) => ({
        person,
        index,
      })),
    )
    .slice(0, limit);

export function recordPeople(room: Room, people: readonly ScenePerson[]): void {
  for (const person of new Set(people))
    room.canvas.recordDrawn(person.sex === 'woman' ? 'woman' : 'person', figureWords(person));
}

export function recordNamedThing(room: Room, what: string): void {
  const thing = room.scene.things.find((each) => each.what === what && !room.shown.has(each));
  if (thing) recordThing(room, thing);
}

export function recordThing(room: Room, thing: SceneThing): void {
  room.shown.add(thing);
  room.canvas.recordDrawn(thing.what, thing.words);
}
