import { motifOf } from '../composition/motif-of.ts';
import { plantsOf, spray } from '../composition/ornament/sprays.ts';
import { seriesOf } from '../composition/palette.ts';
import { area, boundsOf, placed, type Path } from '../drawing/path.ts';
import { seeded, type Random } from '../drawing/seeded.ts';
import { MOTIFS } from '../motifs/library.ts';
import type { Material, Motif, Part } from '../motifs/motif.ts';
import type { Setting } from '../setting.ts';
import type { Scene } from '../scene.ts';
import { fillPath, type CoverCanvas } from './cover-canvas.ts';

/** The stamping of a cover: the drawing of one thing, and a sprig of the book's own plant. */
export interface Emblem {
  /** Null for a scene without a thing that is recognisable by its outline alone. */
  thing: Stamp | null;
  sprig: Stamp;
  /** Half of a wreath, about the point 0, 0 with the radius 1; the other half is its mirror image. */
  bough: Stamp;
}

/** A drawing in one colour, with its lines left bare; its box extends from −0.5 to 0.5 on its longer side. */
export interface Stamp {
  parts: readonly { path: Path; isBare: boolean }[];
  width: number;
  height: number;
}

/** For a book without a scene. */
const ANY = [
  'quill and ink',
  'open book',
  'hourglass',
  'globe',
  'books',
  'rose',
  'swallow',
  'key',
  'watch',
  'sailing boat',
  'moth',
  'fern',
  'owl',
  'leaf',
] as const;

/** Things that stand for a setting, for a scene without a suitable thing. */
const OF_SETTING: Readonly<Partial<Record<Setting, readonly [string, ...string[]]>>> = {
  forest: ['fir tree', 'oak'],
  field: ['wheat', 'sheaf'],
  meadow: ['meadow flowers', 'umbel'],
  steppe: ['umbel', 'thistle'],
  hills: ['pine', 'oak'],
  mountains: ['mountains', 'pine'],
  valley: ['poplar tree', 'oak'],
  sea: ['ship under sail'],
  shore: ['gull', 'sailing boat'],
  harbour: ['anchor', 'ship at anchor'],
  river: ['reeds', 'willow tree'],
  lake: ['swan', 'reeds'],
  swamp: ['reeds', 'stork'],
  desert: ['palm'],
  snowfield: ['fir tree'],
  garden: ['rose', 'butterfly'],
  park: ['lime', 'fountain'],
  orchard: ['apple', 'apple tree'],
  village: ['cock', 'well'],
  street: ['street lamp'],
  square: ['street lamp', 'dove'],
  town: ['street lamp'],
  castle: ['castle', 'shield'],
  church: ['bell'],
  churchyard: ['grave cross'],
  ruins: ['ruin', 'owl'],
  camp: ['tent'],
  battlefield: ['cannon', 'drum'],
  station: ['train', 'lantern'],
  deck: ['ship under sail', 'anchor'],
  road: ['signpost', 'wheel'],
  cliff: ['lighthouse', 'gull'],
  island: ['palm'],
  roofs: ['cat walking', 'swallow'],
  house: ['key'],
  room: ['mantel clock', 'globe'],
  parlour: ['teacup', 'fan'],
  bedroom: ['hourglass', 'mirror'],
  kitchen: ['teapot', 'jug'],
  study: ['quill and ink', 'globe'],
  library: ['books', 'open book'],
  'dining room': ['fruit bowl', 'jug'],
  hall: ['clock', 'stag head'],
  ballroom: ['mask', 'fan'],
  attic: ['moth', 'hourglass'],
  cellar: ['barrel', 'lantern'],
  tavern: ['mug', 'bottle'],
  hut: ['lantern'],
  'ship cabin': ['lantern', 'telescope'],
  'church inside': ['bell'],
  theatre: ['mask'],
  prison: ['key', 'chain'],
  office: ['quill and ink', 'scales'],
  stable: ['horseshoe'],
  cave: ['bat'],
  workshop: ['hammer'],
};

/** Limits of width to height: longer or flatter things are not recognisable when small. */
const FLATTEST = 2.6;
const SLIMMEST = 0.28;

export function chooseEmblem(scene: Scene, bookId: string): Emblem {
  const random = seeded(bookId, 'emblem');
  const plants = plantsOf(seriesOf(bookId), scene.season?.value);
  const thing = scene.isTooVague ? pick(random, ANY) : thingOf(scene, random);
  const grown = (at: (t: number) => [number, number], size: number, kind = plants[0]) =>
    growth(random, kind, at, size);
  return {
    thing: thing && stampOf(thing.draw(random, {})),
    sprig: stampOf(grown((t) => [Math.sin(t * 2.2) * 14, -250 * t], 0.86, plants[1] ?? plants[0])),
    bough: stampOf(
      grown((t) => {
        const angle = Math.PI * (0.53 + t * 0.78);
        return [Math.cos(angle) * 200, Math.sin(angle) * 200];
      }, 1.05),
      1 / 200,
    ),
  };
}

/**
 * One of a book's ornaments: a small thing, and a twig of one of its plants that grows from the point 0, 0 to the right, 1 long.
 *
 * @param number consecutive numbers select different ones
 */
export function chooseOrnament(bookId: string, number: number): { thing: Stamp; twig: Stamp } {
  const random = seeded(bookId, 'ornament', number);
  const plants = plantsOf(seriesOf(bookId));
  const kind = plants[number % plants.length] ?? plants[0];
  const first = seeded(bookId, 'ornaments').int(0, ANY.length - 1);
  return {
    thing: stampOf(MOTIFS.get(ANY[(first + number * 5) % ANY.length]!)!.draw(random, {})),
    twig: stampOf(
      growth(random, kind, (t) => [t * 260, Math.sin(t * Math.PI * 1.6) * -20], 0.62),
      1 / 260,
    ),
  };
}

const growth = (
  random: Random,
  kind: Parameters<typeof spray>[1],
  at: (t: number) => [number, number],
  size: number,
) => {
  const { leaves, fruit } = spray(random, kind, ({ t }) => at(t), size);
  return [{ path: [...leaves, ...fruit], material: 'ink' as const }];
};

const isRecognisable = ({ width, height }: Motif): boolean =>
  width / height <= FLATTEST && width / height >= SLIMMEST;

function thingOf(scene: Scene, random: Random): Motif | null {
  for (const thing of scene.things) {
    const motif = motifOf(thing, scene, random)?.motif;
    if (motif && isRecognisable(motif)) return motif;
  }
  const names = scene.setting && OF_SETTING[scene.setting.value];
  return names ? pick(random, names) : null;
}

const pick = (random: Random, names: readonly [string, ...string[]]): Motif | null =>
  MOTIFS.get(random.pick(names)) ?? null;

const PALE: ReadonlySet<Material> = new Set<Material>(['white', 'light', 'linen', 'lining']);
const UNSEEN: ReadonlySet<Material> = new Set<Material>(['shade', 'depth', 'blush']);

type Piece = Pick<Part, 'path' | 'material'>;

/**
 * The parts of a drawing that are left bare: lines of light and pale parts. On a thing that is itself pale, such as a swan,
 * they are the dark lines. Parts beside the thing, such as a flame, are printed.
 */
function bareness(parts: readonly Piece[]): (part: Piece) => boolean {
  const isPale = ({ material }: Piece) => PALE.has(material);
  const inked = parts.filter(
    (part) => !isPale(part) && part.material !== 'fold' && !UNSEEN.has(part.material),
  );
  const pale = parts.filter(isPale);
  const body = sizeOf(pale) > sizeOf(inked) ? pale : inked;
  const bounds = boundsOf(body.map(({ path }) => path));
  // The pages of an open book rise above its boards.
  const slack = body === pale ? 0 : SLACK_SHARE * (bounds.right - bounds.left);
  const isLarge = (part: Piece) => sizeOf([part]) > sizeOf(body) * DETAIL_SHARE;
  return (part) => {
    if (part.material === 'fold') return true;
    const { left, right, top, bottom } = boundsOf([part.path]);
    const isWithin =
      left >= bounds.left - slack &&
      right <= bounds.right + slack &&
      top >= bounds.top - slack &&
      bottom <= bounds.bottom + slack;
    return !body.includes(part) && isWithin && !(body === pale && isLarge(part));
  };
}

/** The area above which a part of a pale thing is not a detail. */
const DETAIL_SHARE = 0.25;

/** How far a pale part may extend beyond its thing, as a share of its width. */
const SLACK_SHARE = 0.08;

const sizeOf = (parts: readonly Piece[]): number =>
  parts.flatMap(({ path }) => path).reduce((sum, ring) => sum + Math.abs(area(ring)), 0);

/** @param scale of its own coordinates, without moving it; by default its longer side becomes 1 */
function stampOf(parts: readonly Piece[], scale?: number): Stamp {
  const isBare = bareness(parts);
  const { left, right, top, bottom } = boundsOf(parts.map(({ path }) => path));
  const [width, height] = [right - left, bottom - top];
  const by = scale ?? 1 / Math.max(width, height);
  const at =
    scale === undefined
      ? { x: (-(left + right) / 2) * by, y: (-(top + bottom) / 2) * by, scale: by }
      : { x: 0, y: 0, scale };
  return {
    parts: parts
      .filter(({ material }) => !UNSEEN.has(material))
      .map((part) => ({ path: placed(part.path, at), isBare: isBare(part) })),
    width: width * by,
    height: height * by,
  };
}

export interface Stamping {
  x: number;
  y: number;
  /** In units of the stamp. */
  size: number;
  isFlipped?: boolean;
  foil: unknown;
  /** The colour of the bare lines. */
  cloth: string;
}

export function stamp(
  canvas: CoverCanvas,
  { parts }: Stamp,
  { x, y, size, isFlipped = false, foil, cloth }: Stamping,
): void {
  for (const { path, isBare } of parts) {
    canvas.fillStyle = isBare ? cloth : foil;
    fillPath(canvas, placed(path, { x, y, scale: size, isFlipped }));
  }
}
