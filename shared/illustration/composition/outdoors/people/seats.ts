import { placed } from '../../../drawing/path.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Part } from '../../../motifs/motif.ts';
import { HEADS_TALL } from '../../../people/person.ts';
import { POSTURES } from '../../../people/postures.ts';
import { skeletonOf } from '../../../people/skeleton.ts';
import { boxOf } from '../../canvas.ts';
import { ADULT_HEIGHT_M, figureOf, figureWords, type Figure } from '../../figures/figures.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import type { Terrain } from '../../terrain/base-terrains.ts';
import type { Stage } from '../stage.ts';

/** A seat, in heads, and how far it lifts the person on it. */
export interface Seat {
  parts: Part[];
  lift: number;
  /** The stated colour of a horse, which is never that of the rider's clothes. */
  colour?: string | undefined;
  /** The usual colour of a horse whose colour the passage does not state. */
  usual?: string | undefined;
}

const inHeads = (parts: readonly Part[], x = 0): Part[] =>
  parts.map((part) => ({ ...part, path: placed(part.path, { x, y: 0, scale: HEADS_PER_METRE }) }));
/** Where the other one in a boat sits, in metres from the rower. */
const STERN = 1.35;
const HEADS_PER_METRE = HEADS_TALL / ADULT_HEIGHT_M;

/** Hips of the seated are as high as a bench. */
export function seatOf({ special, ground }: Terrain, { parts }: Figure): Seat | null {
  const motif = MOTIFS.get(special === 'forest' ? 'stump' : ground === 'sand' ? 'rock' : 'bench');
  if (!motif) return null;
  const drawn = motif.draw(seeded('seat'), {});
  const { left, right, top } = boxOf(drawn);
  // As high as the seat of a chair.
  const scale = (0.46 * HEADS_PER_METRE) / -top;
  const { left: from } = boxOf(parts);
  const x = from + 0.9 - ((left + right) / 2) * scale * 0.4;
  return { parts: drawn.map((part) => ({ ...part, path: placed(part.path, { x, y: 0, scale }) })), lift: 0 };
}

/** A horse under its rider, both facing right. */
export function mountOf({ scene, harnessed: taken, canvas }: Stage, figure: Figure): Seat | null {
  const named = scene.things.find(({ what }) => what === 'horse');
  const horse = MOTIFS.get(named?.qualities.includes('galloping') ? 'horse ridden hard' : 'horse ridden');
  const back = horse?.anchors?.back;
  if (!horse || !back || figure.posture !== 'ride') return null;
  if (named) {
    taken.add(named);
    canvas.recordDrawn(named.what, named.words);
  }
  const hips = -skeletonOf(POSTURES.ride).hip[1];
  return {
    parts: inHeads(horse.draw(canvas.random, {}), -back.x * HEADS_PER_METRE),
    lift: -back.y * HEADS_PER_METRE - hips + 0.2,
    colour: named?.colour,
    usual: usualColour('horse', scene),
  };
}

/** A boat around its rower, whose legs it hides, with a second person facing the rower. */
export function boatOf({ scene, harnessed: taken, canvas }: Stage, figure: Figure): Seat | null {
  const boat = MOTIFS.get('rowing boat');
  if (!boat || figure.posture !== 'row') return null;
  const named = scene.things.find(({ what }) => what === 'boat');
  if (named) {
    taken.add(named);
    canvas.recordDrawn(named.what, named.words);
  }
  const hips = -skeletonOf(POSTURES.row).hip[1];
  const lift = 0.3 * HEADS_PER_METRE - hips + 0.3;
  const other =
    figure.person.count === 2 || figure.person.count === 3
      ? figure.person
      : scene.people.find((each) => each !== figure.person);
  const passenger = other
    ? figureOf(other, scene, 1, { posture: 'sit', isOutside: true, canSit: true })
    : null;
  const seated =
    passenger?.parts.map((part) => ({
      ...part,
      path: placed(part.path, { x: STERN * HEADS_PER_METRE, y: -lift, isFlipped: true }),
    })) ?? [];
  if (other && other !== figure.person)
    canvas.recordDrawn(other.sex === 'woman' ? 'woman' : 'person', figureWords(other));
  return { parts: [...seated, ...inHeads(boat.draw(canvas.random, {}))], lift };
}

export const raised = ({ parts }: Figure, lift: number): Part[] =>
  lift === 0 ? [...parts] : parts.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: -lift }) }));
