import { HUNTED_X, isHunted } from './pack.ts';
import type { Placing } from './placing.ts';
import { SUBJECT_X } from '../people/people.ts';
import { footAt, groundAt } from '../stage.ts';

/** Reserves the place of a thing. @param wide in pixels @returns its middle, in pixels from the left; null without room */
export function takeX(placing: Placing, wide: number, i: number): number | null {
  const { stage, scale, isBuilding, isNear, isBackdrop, isMany, isDrawnByHorses } = placing;
  const { near, middle, open, view } = stage;
  const stream = streamOf(placing);
  const behind = isBackdrop ? middle : open;
  // Buildings never overlap, whatever their distances.
  const row = isNear && !isBuilding ? near : isBuilding ? middle : behind;
  const x = stream
    ? stream.middleAt(footAt(view, scale))
    : row.take(wantedX(placing, i), wide, { overlap: isNear ? 0 : wide * (isBuilding ? 0.02 : 0.2) });
  if (x === null) return null;
  if (isBuilding && isNear) near.block(x - wide / 2, x + wide / 2);
  // No house hides a train of carts.
  if (isMany && !isNear && isDrawnByHorses) middle.block(x - wide / 2, x + wide / 2);
  // A near thing must not seem to grow out of one behind it.
  if (isNear && !isBackdrop) open.block(x - wide / 2 - 20, x + wide / 2 + 20);
  return x;
}

/** A boat lies where the stream is. */
const streamOf = ({ stage: { way }, isAfloat }: Placing) => (isAfloat && way?.isWater ? way.way : null);

function wantedX(
  { stage, name, isSubject, isTheirGate, isBuilding, isNear, isDrawnByHorses }: Placing,
  i: number,
): number {
  if (isDrawnByHorses && isHunted(stage.scene)) return HUNTED_X;
  if (isTheirGate) return name === 'lion gate' ? SUBJECT_X : SUBJECT_X - 212;
  if (name === 'lion gate') return 466;
  if (isSubject && i === 0) return stage.view.focus;
  if (isBuilding && stage.facing) return stage.facing === 'left' ? 770 : 254;
  return isNear ? 250 + i * 120 : 300 + i * 140;
}

/** The nearness of a thing that looms out of the fog, relative to people. */
export const LOOMING = 0.84;

/** Its ground line, in pixels from the top. */
export function levelOf(placing: Placing, size: number, i: number): number {
  const { stage, scale, looms, isAfloat } = placing;
  const { view } = stage;
  if (looms && i === 0) return footAt(view, view.scale * LOOMING);
  // Smaller ones stand farther back, where the bank rises.
  if (isOnFarBank(placing)) return view.horizon + 10 - (1 - size / scale) * 26;
  if (!isAfloat && isByWideWater(placing)) return Math.max(view.foot + 3, footAt(view, size));
  return groundAt(stage, streamOf(placing) ? scale : size) + (isAfloat ? 4 : 3);
}

/** With wide water, things that do not float are on the far bank. */
export const isOnFarBank = (placing: Placing): boolean =>
  !placing.isAfloat && !placing.isNear && isByWideWater(placing);

const isByWideWater = ({ stage: { terrain } }: Placing): boolean =>
  terrain.water !== null && terrain.water !== 'stream' && !terrain.relief;
