import { INSIDE, type Place, type Scene } from '../scene.ts';
import { behindOf } from './behind/behind.ts';
import { FRAMES } from './behind/frames.ts';
import { INDOORS_BEHIND } from './behind/indoors.ts';
import { OUTDOORS_BEHIND } from './behind/outdoors.ts';
import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';

const PLACES = { ...INDOORS_BEHIND, ...OUTDOORS_BEHIND };
const BACKDROPS = { ...PLACES, ...FRAMES };

/**
 * What is behind somebody seen close by: the place that the passage or its chapter names, or, where no place is known, what a
 * painter of miniatures puts behind a head.
 */
export type Backdrop = keyof typeof BACKDROPS;

/** In the order in which chance chooses them. */
const FRAMES_BY_CHANCE = ['medallion', 'wreath', 'drapery', 'roundel'] as const;

export const isPlaceBehind = (backdrop: Backdrop): boolean => backdrop in PLACES;

const INDOORS: ReadonlySet<string> = new Set(INSIDE);
const STONE: ReadonlySet<Place> = new Set<Place>([
  'prison',
  'cellar',
  'cave',
  'church inside',
  'stairs',
  'corridor',
  'hall',
]);
const TIMBER: ReadonlySet<Place> = new Set<Place>([
  'hut',
  'kitchen',
  'tavern',
  'stable',
  'workshop',
  'ship cabin',
  'attic',
]);
const BOOKISH: ReadonlySet<Place> = new Set<Place>(['study', 'library', 'office']);
const WATERY: ReadonlySet<Place> = new Set<Place>([
  'sea',
  'shore',
  'harbour',
  'deck',
  'lake',
  'river',
  'island',
  'cliff',
]);
const BUILT: ReadonlySet<Place> = new Set<Place>([
  'street',
  'square',
  'town',
  'village',
  'yard',
  'roofs',
  'station',
  'house',
  'church',
  'castle',
  'bridge',
]);
const WOODED: ReadonlySet<Place> = new Set<Place>(['forest', 'garden', 'park', 'orchard', 'churchyard']);
/** Where the chapter was some pages before says little of where somebody is now. */
const CHAPTER_CERTAINTY_MIN = 0.4;

/** @param chance 0 … 1: which of the frames it is, where no place is known */
export function backdropOf({ place, things, time }: Scene, chance: number): Backdrop {
  const names = new Set(things.map(({ what }) => what));
  if (place?.value === 'carriage inside') return 'compartment';
  if (names.has('doorway') || names.has('door') || names.has('threshold')) return 'doorway';
  if (names.has('window')) return 'window';
  const where =
    place && (place.source === 'passage' || place.certainty >= CHAPTER_CERTAINTY_MIN) ? place.value : null;
  if (!where) return FRAMES_BY_CHANCE[Math.floor(chance * FRAMES_BY_CHANCE.length)] ?? 'medallion';
  if (BOOKISH.has(where)) return 'study';
  if (STONE.has(where)) return 'stone';
  if (TIMBER.has(where)) return 'logs';
  if (INDOORS.has(where)) return chance < 0.5 ? 'parlour' : 'window';
  if (time?.value === 'night') return 'night';
  return WATERY.has(where) ? 'sea' : BUILT.has(where) ? 'town' : WOODED.has(where) ? 'wood' : 'land';
}

/** Where the light falls in from, which the face looks towards. */
export const LIGHT = { x: 800, y: 250 } as const;

/** @returns the concepts of the passage that it shows */
export const drawBackdrop = (canvas: Canvas, palette: Palette, backdrop: Backdrop, scene: Scene): string[] =>
  BACKDROPS[backdrop](behindOf(canvas, palette, scene));
