import { smoothStep } from '../drawing/noise.ts';

/** A decoded picture: RGBA, 8 bits each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Differences of a channel up to this are grain of the paper and noise of the JPEG. */
const GRAIN = 7;
/** From this difference on, it is ink. */
const INK = 12;
/** Pixels of ink in a row, from outside inwards, where a vignette begins. */
const RUN = 5;
/** How many directions its outline is measured in. */
const DIRECTIONS = 720;
/** How far inside the outline the edge is ragged, and how far paper shows through foliage, in pixels. */
const RAGGED = 26;
const THROUGH = 70;
/** How far further in the ink's own colour is looked for, in pixels. */
const INWARDS = [3, 6, 10, 15];

/**
 * Takes the paper away from around a vignette: it becomes transparent, and where the ragged edge mixes paper and ink, the
 * paper's share of the colour is taken out. So a dark page shows the picture without a pale sheet around it.
 *
 * @param picture changed in place
 * @returns whether it is a vignette; anything else – a picture up to its border, a line drawing – is left as it is
 */
export function liftFromPaper(picture: Pixels): boolean {
  const paper = paperOf(picture);
  if (!paper) return false;
  const { width, height } = picture;
  const from = { data: Uint8ClampedArray.from(picture.data), width, height };
  const outline = outlineOf(from, paper);
  if (!isPainted(from, paper, outline)) return false;
  forEachPixel(from, (at, x, y, angle, radius) => {
    const depth = outline(angle) - radius;
    if (depth > THROUGH) return;
    const own = difference(from.data, at, paper);
    const ink = inkBehind(from, paper, { at, x, y, own });
    const share = inkShare(own, ink.difference, depth);
    for (let channel = 0; channel < 3; channel++)
      picture.data[at + channel] =
        share > MIXED
          ? (from.data[at + channel]! - (1 - share) * paper[channel]!) / share
          : from.data[ink.at + channel]!;
    picture.data[at + 3] = 255 * share;
  });
  return true;
}

/** With less ink than this, the mixture no longer tells its colour. */
const MIXED = 0.25;

/** How much of a pixel is ink, 0 … 1. @param depth inside the outline, in pixels; negative outside */
function inkShare(own: number, ink: number, depth: number): number {
  const apparent = depth > RAGGED && own > GRAIN ? 1 : (own - GRAIN) / Math.max(2 * GRAIN, ink - GRAIN);
  // Inside the outline what is as pale as paper is sky or snow, except between dark things at the edge.
  const between = smoothStep(50, 120, ink) * (1 - smoothStep(THROUGH - 30, THROUGH, depth));
  const pale = depth > 0 ? Math.min(1, (depth + RAGGED / 5) / (1.2 * RAGGED)) ** 2 * (1 - between) : 0;
  const shown = Math.min(1, Math.max(0, apparent));
  return shown + pale * (1 - shown);
}

/** The pixel with the most ink between this one and a little further in. */
function inkBehind(
  { data, width, height }: Pixels,
  paper: Colour,
  { at, x, y, own }: { at: number; x: number; y: number; own: number },
): { at: number; difference: number } {
  const [dx, dy] = [width / 2 - x, height / 2 - y];
  const length = Math.hypot(dx, dy) || 1;
  let most = { at, difference: own };
  for (const step of INWARDS) {
    const there = (Math.round(y + (dy / length) * step) * width + Math.round(x + (dx / length) * step)) * 4;
    const found = difference(data, there, paper);
    if (found > most.difference) most = { at: there, difference: found };
  }
  return most;
}

/** The colour along the border; null unless that is bare, bright paper. */
function paperOf({ data, width, height }: Pixels): Colour | null {
  const border: number[] = [];
  for (let x = 4; x < width; x += 8) border.push((3 * width + x) * 4, ((height - 4) * width + x) * 4);
  for (let y = 4; y < height; y += 8) border.push((y * width + 3) * 4, (y * width + width - 4) * 4);
  const middle = (channel: number) => median(border.map((at) => data[at + channel]!));
  const paper: Colour = [middle(0), middle(1), middle(2)];
  const bare = border.filter((at) => difference(data, at, paper) <= INK).length;
  return Math.min(...paper) > 180 && bare > 0.7 * border.length ? paper : null;
}

/** How far from the middle the vignette reaches in each direction, in pixels. */
function outlineOf(picture: Pixels, paper: Colour): (angle: number) => number {
  const reach = Array.from({ length: DIRECTIONS }, (_, i) =>
    reachIn(picture, paper, (i / DIRECTIONS) * 2 * Math.PI),
  );
  // A pale sky seems to end early, and a twig late: most of the directions nearby decide.
  const likely = around(reach, 24, (near) => near.toSorted((a, b) => a - b)[Math.floor(near.length * 0.6)]!);
  const smooth = around(likely, 12, (near) => near.reduce((sum, one) => sum + one, 0) / near.length);
  return (angle) => {
    const i = ((angle / (2 * Math.PI)) * DIRECTIONS + DIRECTIONS) % DIRECTIONS;
    const before = Math.floor(i);
    const t = i - before;
    return smooth[before % DIRECTIONS]! * (1 - t) + smooth[(before + 1) % DIRECTIONS]! * t;
  };
}

/** Where ink begins, from the border inwards, in pixels from the middle; 0 if there is none. */
function reachIn({ data, width, height }: Pixels, paper: Colour, angle: number): number {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const border = Math.min((width / 2 - 2) / Math.abs(ux), (height / 2 - 2) / Math.abs(uy));
  let run = 0;
  for (let radius = border; radius > 0.3 * border; radius--) {
    const at = (Math.round(height / 2 + uy * radius) * width + Math.round(width / 2 + ux * radius)) * 4;
    run = difference(data, at, paper) > INK ? run + 1 : 0;
    if (run === RUN) return radius + RUN;
  }
  return 0;
}

/** Whether there is hardly any bare paper within the outline, nor lines of ink upon it. */
function isPainted(picture: Pixels, paper: Colour, outline: (angle: number) => number): boolean {
  const { data, width, height } = picture;
  let [inked, rough, all] = [0, 0, 0];
  forEachPixel(picture, (at, x, y, angle, radius) => {
    if ((x | y) & 7 || outline(angle) - radius < RAGGED) return;
    all++;
    if (difference(data, at, paper) > INK) inked++;
    const [across, down] = [Math.min(x + NEARBY, width - 1), Math.min(y + NEARBY, height - 1)];
    for (const near of [(y * width + across) * 4, (down * width + x) * 4])
      rough += Math.abs(data[at + 1]! - data[near + 1]!) / 2;
  });
  return all > 0 && inked > 0.75 * all && rough < ROUGH * all;
}

/** Pixels this far apart differ by this much on average in engravings, and by half of it at most in paintings. */
const NEARBY = 3;
const ROUGH = 24;

function forEachPixel(
  { width, height }: Pixels,
  visit: (at: number, x: number, y: number, angle: number, radius: number) => void,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      visit((y * width + x) * 4, x, y, Math.atan2(dy, dx), Math.hypot(dx, dy));
    }
}

/** Of each value, with those on both sides of it; the last is followed by the first. */
const around = (values: readonly number[], reach: number, of: (near: number[]) => number): number[] =>
  values.map((_, i) =>
    of(
      Array.from(
        { length: 2 * reach + 1 },
        (_, k) => values[(i + k - reach + values.length) % values.length]!,
      ),
    ),
  );

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** The largest difference of a channel from the paper's. */
const difference = (data: Uint8ClampedArray, at: number, [red, green, blue]: Colour): number =>
  Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));
