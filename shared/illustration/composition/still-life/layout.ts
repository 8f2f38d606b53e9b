import type { Random } from '../../drawing/seeded.ts';

/** What the layout knows of a thing: its size in metres. */
export interface Sized {
  wide: number;
  tall: number;
  /** It lies flat: a letter, a spoon, a necklace. */
  isFlat: boolean;
}

/** Where a thing stands: the middle of its foot, and pixels per metre. */
export interface Place {
  x: number;
  foot: number;
  scale: number;
}

export interface Layout {
  /** In the order of the things; those behind have the smaller foot. */
  places: readonly Place[];
  /** The far edge of the table. */
  back: number;
  /** Its near edge, where it or its cloth falls. */
  edge: number;
}

/** The box that the things fill, in pixels, and where its middle is. */
const [WIDE, TALL, MIDDLE_X, MIDDLE_Y] = [760, 456, 506, 440];
/** A thing alone does not fill the picture to its edges. */
const ALONE = { wide: 600, tall: 460 };
/** How far one thing is hidden by the next, as a share of the narrower one. */
const OVERLAP = 0.16;
/** Between things in front, in their width. */
const GAP = 0.05;
/** Small things are a little larger beside large ones than in life, or nothing of them would be seen. */
const FAVOUR = 0.3;
const FAVOUR_MAX = 2;
/** A thing of half the height of the tallest stands before it, not beside it. */
const LOW = 0.55;
/** How many stand or lie in one row in front. */
const ROW = 3;

interface Standing extends Sized {
  favour: number;
  x: number;
  foot: number;
}

/**
 * Things as a painter groups them: the tallest behind and off the middle, others of its height to both sides of it and
 * overlapping, low ones before them, what lies flat in front. Low groups are seen more from above, so that the table fills the
 * picture instead of a bare wall.
 *
 * @param hasCloth a cloth hangs over the near edge and is shown
 */
export function layOut(things: readonly Sized[], random: Random, hasCloth = false): Layout {
  const areaOf = ({ wide, tall }: Sized) => Math.sqrt(wide * Math.max(tall, wide * 0.4));
  const largest = Math.max(...things.map(areaOf));
  const own = things.map((thing): Standing => {
    const favour = Math.min(FAVOUR_MAX, (largest / areaOf(thing)) ** FAVOUR);
    return { ...thing, wide: thing.wide * favour, tall: thing.tall * favour, favour, x: 0, foot: 0 };
  });
  const tallest = Math.max(...own.map(({ tall }) => tall));
  const byHeight = [...own].sort((a, b) => b.tall - a.tall);
  const high = byHeight.filter(({ isFlat, tall }) => !isFlat && tall >= tallest * LOW);
  const low = byHeight.filter(({ isFlat, tall }) => !isFlat && tall < tallest * LOW);
  const flat = byHeight.filter(({ isFlat }) => isFlat);
  const side = random.chance(0.5) ? -1 : 1;
  const unit = Math.max(...own.map(({ wide }) => wide));
  const width = standSideBySide(high, side, unit);
  let depth = Math.max(0, ...high.map(({ foot }) => foot));
  let lean = side;
  for (const row of [...rowsOf(low), ...rowsOf(flat)]) {
    const rise = Math.max(...row.map(({ tall }) => tall));
    const isFirst = depth === 0 && high.length === 0;
    const hidden = row[0]!.isFlat ? 0.86 : 0.56;
    if (!isFirst) depth += rise * hidden + unit * 0.03;
    const total = row.reduce((sum, { wide }) => sum + wide * (1 + GAP), 0);
    const aside =
      row.length > 1 && total > width * 1.4 ? Math.max(width, unit) * 0.14 : (width + total) * 0.3;
    lineUp(middled(row), lean * aside, total, depth);
    lean = -lean;
  }
  return framed(own, hasCloth);
}

/** The tallest in the middle, the next before it to its sides. Returns how wide they stand. */
function standSideBySide(high: readonly Standing[], side: number, unit: number): number {
  let [left, right] = [0, 0];
  for (const [i, thing] of high.entries()) {
    if (i === 0) {
      [left, right] = [-thing.wide / 2, thing.wide / 2];
      continue;
    }
    const lap = Math.min(thing.wide, high[0]!.wide) * OVERLAP;
    const isLeft = (i % 2 === 1) === side < 0;
    thing.x = isLeft ? left - thing.wide / 2 + lap : right + thing.wide / 2 - lap;
    if (isLeft) left = thing.x - thing.wide / 2;
    else right = thing.x + thing.wide / 2;
    thing.foot = unit * (0.05 + 0.06 * ((i - 1) % 3)) + thing.tall * 0.03;
  }
  const middle = (left + right) / 2;
  for (const thing of high) thing.x -= middle;
  return right - left;
}

const rowsOf = (things: readonly Standing[]): Standing[][] => {
  const rows = Math.ceil(things.length / ROW);
  return Array.from({ length: rows }, (_, row) => things.filter((_, i) => i % rows === row));
};

/** Of three or more the first, which is the tallest, is between the others. */
const middled = ([first, ...others]: readonly Standing[]): Standing[] =>
  others.length < 2 ? [first!, ...others] : [others[0]!, first!, ...others.slice(1)];

/** Puts things in front of the others, side by side. */
function lineUp(row: readonly Standing[], middle: number, total: number, depth: number): void {
  let at = middle - total / 2;
  for (const [i, thing] of row.entries()) {
    thing.x = at + (thing.wide * (1 + GAP)) / 2;
    thing.foot = depth + thing.tall * (i % 2 ? 0.16 : 0.02);
    at += thing.wide * (1 + GAP);
  }
}

/** Scales the group to the picture, and puts the table under it. */
function framed(own: readonly Standing[], hasCloth: boolean): Layout {
  const box = {
    left: Math.min(...own.map(({ x, wide }) => x - wide / 2)),
    right: Math.max(...own.map(({ x, wide }) => x + wide / 2)),
    top: Math.min(...own.map(({ foot, tall }) => foot - tall)),
    bottom: Math.max(...own.map(({ foot }) => foot)),
  };
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const isTiny = own.length === 1 && Math.max(wide, tall) < 0.06;
  const most = own.length > 1 ? { wide: WIDE, tall: TALL } : ALONE;
  const scale = Math.min(most.wide / wide, most.tall / tall) * (isTiny ? 0.72 : 1);
  const lowness = Math.max(0, 1 - (tall * scale) / TALL);
  const middle = MIDDLE_Y - (hasCloth ? 34 : 0);
  const front = Math.min(hasCloth ? 596 : 636, Math.max(hasCloth ? 540 : 572, middle + (tall * scale) / 2));
  const across = (x: number) => MIDDLE_X + (x - (box.left + box.right) / 2) * scale;
  const down = (y: number) => front + (y - box.bottom) * scale;
  const farthest = Math.min(
    ...own.map(({ foot, tall: rise, isFlat }) => down(foot) - (isFlat ? rise * scale : 0)),
  );
  return {
    places: own.map(({ x, foot, favour }) => ({ x: across(x), foot: down(foot), scale: scale * favour })),
    back: farthest - 28 - 70 * lowness,
    edge: front + (hasCloth ? 26 : 40 + 40 * lowness),
  };
}

/** Things on a wall hang in the light, one in the middle, two side by side. */
export function hang({ wide, tall }: Sized, i: number, count: number): Place {
  const scale = Math.min((count > 1 ? 300 : 600) / wide, (count > 1 ? 330 : 420) / tall);
  return { x: 512 + (count > 1 ? (i === 0 ? -150 : 165) : 10), foot: 372 + (tall * scale) / 2, scale };
}
