import type { Bounds } from '../../../drawing/path.ts';
import { LANDMARKS } from './order-of-things.ts';
import type { Placing } from './placing.ts';
import { FENCES } from './scale-of.ts';
import { footAt } from '../stage.ts';

/** Pixels per metre of one of the things that are placed: the others are smaller than the first. */
export function sizeOfPlaced(placing: Placing, box: Bounds, i: number): number {
  const { stage, isBuilding, isAfloat, isDrawnByHorses, name, scale } = placing;
  const { terrain, view, way } = stage;
  const isOnGround = !isBuilding && !isAfloat && !isDrawnByHorses && !FENCES.has(name);
  const limits = [
    widestOf(placing),
    isOnGround ? WIDEST_AT_FOOT : Infinity,
    isAfloat && terrain.isWaterfront ? WIDEST_AT_QUAY : Infinity,
    isAfloat && way?.isWater ? 2.2 * way.way.halfAt(footAt(view, scale)) : Infinity,
  ];
  return Math.min(
    scale * shareOf(placing, i),
    ...limits.map((most) => most / (box.right - box.left)),
    // Towers that rise from a house stay within the picture.
    isBuilding ? (footAt(view, scale) - HIGHEST) / -box.top : Infinity,
  );
}

/** The maximum height of a building, in pixels from the top. */
const HIGHEST = 104;
/** The maximum width of a single thing, in pixels: there is room beside it, and more if other large things are named. */
const WIDEST = 700;
const WIDEST_AMONG_OTHERS = 430;
/** Of things on the ground at the reader's feet, where the picture narrows. */
const WIDEST_AT_FOOT = 600;
/** A ship at a quay leaves the houses of the town in view. */
const WIDEST_AT_QUAY = 470;

const widestOf = ({ stage, thing, isBuilding }: Placing): number =>
  isBuilding && stage.scene.things.some((other) => other !== thing && LANDMARKS.has(other.what))
    ? WIDEST_AMONG_OTHERS
    : WIDEST;

function shareOf({ stage, isBuilding }: Placing, i: number): number {
  if (i === 0) return 1;
  const { random } = stage.canvas;
  return isBuilding ? random.between(0.42, 0.92) : random.between(0.55, 0.95);
}
