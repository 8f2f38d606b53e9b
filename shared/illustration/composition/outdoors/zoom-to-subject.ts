import { boxOf, enlarged, WIDTH, type Canvas, type Row } from '../canvas.ts';
import { placed, type Bounds } from '../../drawing/path.ts';
import { edgeSideX } from '../../theatre/vignette.ts';
import { isNear, type Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What the picture is about must stay within it; in pixels. */
const frameOf = ({ edge }: Stage): Bounds => {
  const left = Math.max(104, edgeSideX(edge) + 44);
  return { left, right: WIDTH - left, top: 86, bottom: 690 };
};
/** So much of the sky above the horizon, and of the land below it, stays to be seen; in pixels. */
const SKY = 130;
const LAND = 90;
/** How much larger things become at most. */
const LARGEST = 1.42;
/** A wide land is not wide from near by. */
const LARGEST_OF_LAND = 1.16;
const TOO_LITTLE = 1.05;
/** Of the tallest who stands nearest, in pixels. */
const TALLEST = 470;

/** Framed by what stands in the foreground. */
const FIXED: ReadonlySet<Viewpoint> = new Set<Viewpoint>(['window', 'threshold']);
/** What lies beyond is not seen; in pixels. */
const SEEN = { left: 50, right: WIDTH - 50 } as const;

/**
 * Comes closer to what stands in the picture, until it fills the frame: a reader sees a picture small, and what is small in it
 * not at all. Everything drawn so far is enlarged; what is drawn later finds the horizon, the way and the light where they are then.
 */
export function comeCloser(stage: Stage): void {
  const { canvas, standing, view, terrain } = stage;
  if (FIXED.has(view.kind) || terrain.special || terrain.isWaterfront || terrain.isIsland) return;
  const boxes = standing.filter(({ isGround, shapes }) => !isGround && shapes.length > 0).map(({ shapes }) => boxOf(shapes)); // prettier-ignore
  if (boxes.length === 0) return;
  const frame = frameOf(stage);
  const subject = subjectOf(stage, boxes, frame);
  const tallest = Math.max(0, ...standing.filter(({ scale }) => isNear(view, scale)).map(({ shapes }) => boxOf(shapes)).map(({ top, bottom }) => bottom - top)); // prettier-ignore
  const scale = Math.min(largest(stage), (frame.right - frame.left) / (subject.right - subject.left), (frame.bottom - frame.top) / (subject.bottom - subject.top), TALLEST / tallest); // prettier-ignore
  if (!(scale > TOO_LITTLE)) return;
  const middle = (subject.left + subject.right) / 2;
  const towardsMiddle = middle + (WIDTH / 2 - middle) * 0.6 - middle * scale;
  const x = between(frame.left - subject.left * scale, towardsMiddle, frame.right - subject.right * scale);
  // The ground at the reader's feet stays where it is, or what stands on it would leave the picture.
  const y = subject.bottom > view.foot ? frame.bottom - subject.bottom * scale : view.foot * (1 - scale);
  const at = {
    // The land goes on to the margins.
    x: between(WIDTH * (1 - scale), x, 0),
    y: Math.min(0, Math.max(y, frame.top - subject.top * scale)),
    scale,
  };
  enlargeAll(stage, canvas, at);
}

const largest = ({ scene, view }: Stage): number =>
  view.kind === 'far' || scene.subject?.kind === 'setting' || scene.subject?.kind === 'sky' ? LARGEST_OF_LAND : LARGEST; // prettier-ignore

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

function enlargeAll(stage: Stage, canvas: Canvas, at: { x: number; y: number; scale: number }): void {
  const across = (x: number) => at.x + x * at.scale;
  const down = (y: number) => at.y + y * at.scale;
  const { x, y, horizon } = stage.sky;
  const light = { x, y, radius: 1, colour: '#ffffff', onGround: 0, bloom: 0 };
  canvas.layers.splice(0, canvas.layers.length, ...enlarged(canvas.layers, light, at).layers);
  stage.sky = { ...stage.sky, x: across(x), y: down(y), horizon: down(horizon) };
  stage.view = { ...stage.view, horizon: down(stage.view.horizon), foot: down(stage.view.foot), focus: across(stage.view.focus), scale: stage.view.scale * at.scale }; // prettier-ignore
  stage.standing = stage.standing.map((each) => ({ ...each, scale: each.scale * at.scale, shapes: each.shapes.map((shape) => ({ ...shape, path: placed(shape.path, at) })) })); // prettier-ignore
  for (const row of ['near', 'middle', 'open'] as const) stage[row] = seenFrom(stage[row], at);
  stage.waterlines = stage.waterlines.map((line) => ({ x: across(line.x), half: line.half * at.scale, at: (u) => down(line.at((u - at.x) / at.scale)) })); // prettier-ignore
  if (!stage.way) return;
  const { way } = stage.way;
  stage.way = { ...stage.way, way: { middleAt: (v) => across(way.middleAt((v - at.y) / at.scale)), halfAt: (v) => way.halfAt((v - at.y) / at.scale) * at.scale, from: down(way.from), to: down(way.to) } }; // prettier-ignore
}

/** The same free space, in the pixels of the enlarged picture. */
const seenFrom = ({ isFree, block, take }: Row, { x, scale }: { x: number; scale: number }): Row => ({
  isFree: (left, right) => isFree((left - x) / scale, (right - x) / scale),
  block: (left, right) => block((left - x) / scale, (right - x) / scale),
  take: (wanted, width, options) => {
    const taken = take((wanted - x) / scale, width / scale, options);
    return taken === null ? null : x + taken * scale;
  },
});
