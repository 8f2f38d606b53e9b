import { mix } from '#shared/illustration/drawing/colour.ts';
import { type Point, straight } from '../canvas.ts';
import type { Tone } from '../piece.ts';
import type { Stage } from '../stage.ts';

/** A place on the left wall: `u` 0 near … 1 at the back, `v` 0 ceiling … 1 floor. The right wall mirrors it. */
function at(u: number, v: number, low: number): Point {
  const top = -10 + (130 + low) * u;
  return [-10 + 220 * u, top + (860 - 250 * u - top) * v];
}

const quad = (u: readonly [number, number], v: readonly [number, number], low: number): Point[] => [
  at(u[0], v[0], low), at(u[1], v[0], low), at(u[1], v[1], low), at(u[0], v[1], low),
]; // prettier-ignore

/** What the side walls have: a tall window with its light on the floor, pictures, a door; the same in every picture. */
export function drawSideWalls(stage: Stage, tone: Tone, low: number): void {
  const { canvas, scene, fixed } = stage;
  if (scene.setting === 'library' || low > 0) return;
  const isBlind = scene.setting === 'cellar';
  const random = fixed('sides');
  const [left, right] = isBlind ? BLIND : random.pick(PAIRS);
  DRAW[left](stage, tone, low);
  canvas.moved('translate(1200 0) scale(-1 1)', () => DRAW[right](stage, tone, low));
}

type Side = 'window' | 'door' | 'pictures' | 'plain';
const BLIND: readonly [Side, Side] = ['plain', 'door'];
const PAIRS: readonly [readonly [Side, Side], ...(readonly [Side, Side])[]] = [
  ['window', 'pictures'], ['pictures', 'door'], ['window', 'door'], ['door', 'pictures'], ['window', 'plain'],
]; // prettier-ignore

type DrawSide = (stage: Stage, tone: Tone, low: number) => void;

const drawDoorway: DrawSide = ({ canvas, light, colour }, tone, low) => {
  const wood = tone(colour('door', '#6b4a34'), 0.2);
  canvas.polygon(quad([0.46, 0.84], [0.24, 1], low), mix(wood, light.dark, 0.4));
  canvas.polygon(quad([0.5, 0.8], [0.27, 1], low), canvas.linear([[0, mix(wood, light.dark, 0.25)], [1, wood]], true)); // prettier-ignore
  for (const v of [[0.32, 0.56], [0.62, 0.92]] as const) for (const u of [[0.53, 0.63], [0.67, 0.77]] as const) canvas.polygon(quad(u, v, low), mix(wood, light.dark, 0.3)); // prettier-ignore
  const [x, y] = at(0.77, 0.6, low);
  canvas.ellipse(x, y, 5, 6, tone('#c9973c'));
};

const drawTallWindow: DrawSide = ({ canvas, light }, tone, low) => {
  const pane = quad([0.44, 0.84], [0.16, 0.7], low);
  canvas.polygon(quad([0.41, 0.87], [0.14, 0.72], low), tone('#e2d6bc', 0.14));
  canvas.polygon(
    pane,
    canvas.linear([
      [0, light.skyTop],
      [0.6, light.skyMid],
      [1, light.skyLow],
    ]),
  );
  const frame = tone('#e2d6bc', 0.12);
  for (const line of [[at(0.66, 0.16, low), at(0.66, 0.7, low)], [at(0.44, 0.34, low), at(0.84, 0.34, low)], [at(0.44, 0.52, low), at(0.84, 0.52, low)]]) canvas.stroke(straight(line), frame, 6); // prettier-ignore
  if (light.isDark) return;
  // The panes of light lie on the floor, and the air between them and the window shines.
  canvas.polygon([...pane.slice(0, 2), [560, 720], [330, 850]], canvas.linear([[0, light.key, 0.26], [1, light.key, 0.03]], true)); // prettier-ignore
  for (const [x, y] of [[300, 690], [392, 690], [250, 762], [366, 762]] as const) canvas.polygon([[x, y], [x + 78, y], [x + 58, y + 58], [x - 34, y + 58]], light.key, 0.3); // prettier-ignore
};

const drawPictures: DrawSide = ({ canvas, light, fixed }, tone, low) => {
  const random = fixed('sidepictures');
  for (const u of [
    [0.44, 0.6],
    [0.68, 0.8],
  ] as const) {
    const v = [random.between(0.24, 0.3), random.between(0.42, 0.5)] as const;
    canvas.polygon(quad(u, v, low), tone('#a8824a', 0.15));
    const inner = quad([u[0] + 0.02, u[1] - 0.02], [v[0] + 0.025, v[1] - 0.025], low);
    canvas.polygon(inner, canvas.linear([[0, mix(light.skyMid, tone('#8a8a7a'), 0.5)], [0.55, tone('#b8a888')], [0.6, tone('#5d6a4c')], [1, tone('#3f4a38')]])); // prettier-ignore
  }
};

const DRAW: Record<Side, DrawSide> = {
  window: drawTallWindow, door: drawDoorway, pictures: drawPictures, plain: () => undefined,
}; // prettier-ignore
