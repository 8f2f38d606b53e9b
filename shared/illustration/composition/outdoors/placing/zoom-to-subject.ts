import type { TheatreLayer } from '../../../theatre/picture.ts';
import { boxOf, enlargedLayers, HEIGHT, WIDTH, type Row } from '../../canvas.ts';
import { placed, type Bounds } from '../../../drawing/path.ts';
import { edgeSideX } from '../../../theatre/vignette.ts';
import { isNear, type Stage } from '../stage.ts';
import { FRAMED_VIEWS } from '../viewpoint.ts';

/** The subject stays within this frame; in pixels. */
const frameOf = ({ edge }: Stage): Bounds => {
  const left = Math.max(104, edgeSideX(edge) + 44);
  return { left, right: WIDTH - left, top: 86, bottom: 690 };
};
/** The sky above the horizon and land below it that must stay visible, in pixels. */
const SKY = 130;
const LAND = 90;
/** The largest zoom. */
const LARGEST = 1.42;
/** The largest zoom of wide land, which looks narrow when zoomed. */
const LARGEST_OF_LAND = 1.16;
/** The smallest zoom worth applying. */
const LEAST = 1.05;
/** The maximum height of the nearest people, in pixels. */
const TALLEST = 470;
/** The maximum width of a low thing at the reader's feet, in pixels. */
const WIDEST_LOW = 660;
/** From here down the picture narrows. */
const LOW = HEIGHT * 0.7;

/** The visible area; in pixels. */
const SEEN = { left: 50, right: WIDTH - 50 } as const;

/**
 * Zooms in until the things in an outdoor picture fill its frame: on a phone, small ones cannot be made out. Everything
 * drawn so far is enlarged, and the stage's horizon, way, light and free space with it, for what is drawn afterwards.
 */
export function zoomToSubject(stage: Stage): void {
  const { standing, view, terrain } = stage;
  if (
    FRAMED_VIEWS.has(view.kind) ||
    terrain.special ||
    terrain.rockWalls ||
    terrain.isLane ||
    terrain.relief ||
    terrain.isWaterfront ||
    terrain.isIsland
  )
    return;
  const boxes = standing.filter(({ shapes }) => shapes.length > 0).map(({ shapes }) => boxOf(shapes));
  if (boxes.length === 0) return;
  const frame = frameOf(stage);
  const subject = subjectOf(stage, boxes, frame);
  const tallest = Math.max(
    0,
    ...standing
      .filter(({ scale }) => isNear(view, scale))
      .map(({ shapes }) => boxOf(shapes))
      .map(({ top, bottom }) => bottom - top),
  );
  const scale = Math.min(
    largest(stage),
    (frame.right - frame.left) / (subject.right - subject.left),
    (frame.bottom - frame.top) / (subject.bottom - subject.top),
    TALLEST / tallest,
    WIDEST_LOW / widestLow(boxes),
  );
  if (!(scale > LEAST)) return;
  const middle = (subject.left + subject.right) / 2;
  const towardsMiddle = middle + (WIDTH / 2 - middle) * 0.6 - middle * scale;
  const x = between(frame.left - subject.left * scale, towardsMiddle, frame.right - subject.right * scale);
  // The ground at the reader's feet stays where it is, or things on it would leave the picture.
  const y = subject.bottom > view.foot ? frame.bottom - subject.bottom * scale : view.foot * (1 - scale);
  const at = {
    // The land must still extend to both margins.
    x: between(WIDTH * (1 - scale), x, 0),
    y: Math.min(0, Math.max(y, frame.top - subject.top * scale)),
    scale,
  };
  enlarge(stage, at);
}

/** The width of the broadest low thing on the near ground: there the picture narrows, and would cut off its corners. */
const widestLow = (boxes: readonly Bounds[]): number =>
  Math.max(
    1,
    ...boxes
      .filter(({ left, right, top, bottom }) => bottom > LOW && right - left > 1.3 * (bottom - top))
      .map(({ left, right }) => right - left),
  );

const largest = ({ scene, view }: Stage): number =>
  view.kind === 'far' || scene.subject?.kind === 'setting' || scene.subject?.kind === 'sky'
    ? LARGEST_OF_LAND
    : LARGEST;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

function subjectOf({ sky, view }: Stage, boxes: readonly Bounds[], frame: Bounds): Bounds {
  const { disc, x, y } = sky;
  const all = disc ? [...boxes, { left: x - 50, right: x + 50, top: y - 50, bottom: y + 50 }] : boxes;
  return {
    left: Math.max(SEEN.left, Math.min(...all.map(({ left }) => left))),
    right: Math.min(SEEN.right, Math.max(...all.map(({ right }) => right))),
    top: Math.max(frame.top, Math.min(view.horizon - SKY, ...all.map(({ top }) => top))),
    bottom: Math.min(frame.bottom, Math.max(view.horizon + LAND, ...all.map(({ bottom }) => bottom))),
  };
}

function enlarge(stage: Stage, at: { x: number; y: number; scale: number }): void {
  const across = (x: number) => at.x + x * at.scale;
  const down = (y: number) => at.y + y * at.scale;
  const { x, y, horizon } = stage.sky;
  const { layers } = stage.canvas;
  layers.splice(0, layers.length, ...enlargedLayers(layers, at).filter((layer) => !isRemnant(layer)));
  stage.sky = { ...stage.sky, x: across(x), y: down(y), horizon: down(horizon) };
  stage.view = {
    ...stage.view,
    horizon: down(stage.view.horizon),
    foot: down(stage.view.foot),
    focus: across(stage.view.focus),
    scale: stage.view.scale * at.scale,
  };
  stage.standing = stage.standing.map((each) => ({
    ...each,
    scale: each.scale * at.scale,
    shapes: each.shapes.map((shape) => ({ ...shape, path: placed(shape.path, at) })),
  }));
  for (const row of ['near', 'middle', 'open'] as const) stage[row] = enlargedRow(stage[row], at);
  stage.waterlines = stage.waterlines.map((line) => ({
    x: across(line.x),
    half: line.half * at.scale,
    at: (u) => down(line.at((u - at.x) / at.scale)),
  }));
  if (!stage.way) return;
  const { way } = stage.way;
  stage.way = {
    ...stage.way,
    way: {
      middleAt: (v) => across(way.middleAt((v - at.y) / at.scale)),
      halfAt: (v) => way.halfAt((v - at.y) / at.scale) * at.scale,
      from: down(way.from),
      to: down(way.to),
    },
  };
}

/** What is left of a cloud or a bird at the upper edge: no sky reaches down only so far. */
const isRemnant = ({ shapes }: TheatreLayer): boolean => boxOf(shapes).bottom < REMNANT_BOTTOM;
const REMNANT_BOTTOM = 128;

/** The same free space in the enlarged picture. */
const enlargedRow = ({ isFree, block, take }: Row, { x, scale }: { x: number; scale: number }): Row => ({
  isFree: (left, right) => isFree((left - x) / scale, (right - x) / scale),
  block: (left, right) => block((left - x) / scale, (right - x) / scale),
  take: (wanted, width, options) => {
    const taken = take((wanted - x) / scale, width / scale, options);
    return taken === null ? null : x + taken * scale;
  },
});
