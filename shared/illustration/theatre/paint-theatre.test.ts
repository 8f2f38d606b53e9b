import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { ellipse, rectangle } from '../drawing/path.ts';
import { paintTheatre } from './paint-theatre.ts';
import { EDGES, type EdgeForm, type TheatrePicture } from './picture.ts';

const PAPER = '#f4eee0';
const evening: TheatrePicture = {
  seed: 'evening',
  paper: PAPER,
  ground: {
    stops: [
      { at: 0, colour: '#2f4a6b' },
      { at: 1, colour: '#f1b46a' },
    ],
  },
  light: { x: 700, y: 420, radius: 60, colour: '#ffe9b8', onGround: 0.85, bloom: 0.14 },
  layers: [],
};
const ink = '#15121a';

const at = (rgb: Uint8Array, x: number, y: number) => [
  ...rgb.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3),
];
const luminance = (rgb: Uint8Array, x: number, y: number) => at(rgb, x, y).reduce((a, b) => a + b) / 765;

test('the same picture has the same bytes, and another seed gives another edge', () => {
  const one = paintTheatre(evening);
  expect(one).toHaveLength(WIDTH * HEIGHT * 3);
  expect(Buffer.from(one).equals(paintTheatre(evening))).toBe(true);
  expect(Buffer.from(one).equals(paintTheatre({ ...evening, seed: 'morning' }))).toBe(false);
});

test('the picture fades into the paper before it reaches its border', () => {
  const layers = [{ shapes: [{ path: [rectangle(0, 0, WIDTH, HEIGHT)], colour: ink }] }];
  const rgb = paintTheatre({ ...evening, layers });
  const [r, g, b] = [0xf4, 0xee, 0xe0];
  for (const [x, y] of [
    [0, 0],
    [WIDTH - 1, 0],
    [0, HEIGHT / 2],
    [WIDTH / 2, HEIGHT - 1],
  ] as const) {
    const seen = at(rgb, x, y);
    for (const [i, value] of [r, g, b].entries()) expect(Math.abs(seen[i]! - value)).toBeLessThan(12);
  }
  expect(luminance(rgb, WIDTH / 2, HEIGHT / 2)).toBeLessThan(0.35);
});

test('a layer may extend beyond the edge if allowed', () => {
  const shapes = [{ path: [rectangle(20, 300, 60, 60)], colour: ink }];
  const corner = (reach: 'inside' | 'free') =>
    luminance(paintTheatre({ ...evening, layers: [{ shapes, reach }] }), 50, 330);
  expect(corner('inside')).toBeGreaterThan(0.6);
  expect(corner('free')).toBeLessThan(0.3);
});

test('nothing hangs over the paper below the picture, whatever its reach', () => {
  const shapes = [{ path: [rectangle(60, 300, 40, 440)], colour: ink }];
  for (const reach of ['beyond', 'free'] as const)
    expect(luminance(paintTheatre({ ...evening, layers: [{ shapes, reach }] }), 80, 700)).toBeGreaterThan(
      0.6,
    );
});

test('layers beyond the oval end in a ragged edge, not at a straight line', () => {
  const shapes = [{ path: [rectangle(0, 0, WIDTH, HEIGHT)], colour: ink }];
  const rgb = paintTheatre({ ...evening, layers: [{ shapes, reach: 'free' }] });
  const ends = Array.from({ length: 30 }, (_, i) => {
    const x = 150 + i * 24;
    let y = 0;
    while (luminance(rgb, x, y) > 0.45) y++;
    return y;
  });
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(9);
  expect(luminance(rgb, 18, 18)).toBeGreaterThan(0.6);
});

test('a silhouette is bright where it faces the light, and casts its shadow away from it', () => {
  const figure = { path: [ellipse(500, 420, 60)], colour: ink };
  const plain = paintTheatre({ ...evening, layers: [{ shapes: [figure] }] });
  const rimmed = paintTheatre({ ...evening, layers: [{ shapes: [figure], rim: 1 }] });
  expect(luminance(rimmed, 558, 420)).toBeGreaterThan(luminance(plain, 558, 420) + 0.02);
  expect(luminance(rimmed, 442, 420)).toBeLessThan(luminance(plain, 442, 420) + 0.005);
  const shadow = { blur: 2, distance: 8, colour: ink, strength: 0.5 };
  const shaded = paintTheatre({ ...evening, layers: [{ shapes: [figure], shadow }] });
  const darker = (x: number) => luminance(plain, x, 420) - luminance(shaded, x, 420);
  expect(darker(434)).toBeGreaterThan(darker(566) + 0.02);
});

test('a layer of one body is bright at the outline of the body, and hardly over the rest of it', () => {
  const body = { path: [rectangle(300, 300, 200, 200)], colour: '#808080' };
  const sleeve = (right: number) => ({ path: [rectangle(380, 340, right - 380, 80)], colour: ink });
  const edgeOf = (right: number, isOneBody: boolean) => {
    const bright = (rim: number) =>
      luminance(
        paintTheatre({
          ...evening,
          layers: [
            { shapes: [body], isOneBody },
            { shapes: [sleeve(right)], rim, relief: 0, isOneBody },
          ],
        }),
        right - 2,
        380,
      );
    return bright(1) - bright(0);
  };
  const [apart, inside, outside] = [edgeOf(460, false), edgeOf(460, true), edgeOf(560, true)];
  expect(apart).toBeGreaterThan(0.1);
  expect(inside).toBeLessThan(apart / 4);
  expect(outside).toBeGreaterThan(apart / 2);
});

test('a form that keeps its hue is darker away from the light, and as colourful', () => {
  const hair = { path: [rectangle(400, 300, 200, 200)], colour: '#e2b060' };
  const turn = { from: 600, to: 400, colour: '#403848', strength: 0.9, keepsHue: true };
  const [lit, shaded] = [590, 410].map((x) =>
    at(paintTheatre({ ...evening, layers: [{ shapes: [hair], turn }] }), x, 400),
  );
  expect(shaded![0]).toBeLessThan(lit![0]! * 0.6);
  expect(shaded![0]! / shaded![2]!).toBeGreaterThan(1.6);
});

test('every form of edge ends on the paper, and an arch is square at the bottom where an oval is round', () => {
  const shapes = [{ path: [rectangle(0, 0, WIDTH, HEIGHT)], colour: ink }];
  const corners = new Map<EdgeForm, number>();
  for (const form of EDGES) {
    const rgb = paintTheatre({ ...evening, layers: [{ shapes }], edge: { form } });
    expect(luminance(rgb, 2, 2), form).toBeGreaterThan(0.85);
    expect(luminance(rgb, WIDTH / 2, HEIGHT / 2), form).toBeLessThan(0.35);
    corners.set(form, luminance(rgb, 150, 690));
  }
  expect(corners.get('arch')).toBeLessThan(corners.get('oval')! - 0.3);
});

test('a round form is bright towards the light and dark away from it', () => {
  const ball = { path: [ellipse(500, 420, 60)], colour: '#808080' };
  const rgb = paintTheatre({ ...evening, layers: [{ shapes: [ball], volume: 0.8 }] });
  expect(luminance(rgb, 528, 420)).toBeGreaterThan(luminance(rgb, 450, 420) + 0.15);
});

test('a mass is shaded like a cushion: lit on the side of the light, dark on the other', () => {
  const beast = { path: [ellipse(420, 430, 90, 60)], colour: '#4a4038' };
  const flat = paintTheatre({ ...evening, layers: [{ shapes: [beast] }] });
  const round = paintTheatre({ ...evening, layers: [{ shapes: [beast], relief: 1 }] });
  const brighter = (x: number, y: number) => luminance(round, x, y) - luminance(flat, x, y);
  expect(brighter(490, 415)).toBeGreaterThan(0.03);
  expect(brighter(350, 450)).toBeLessThan(-0.01);
});

test('ground has patches of light and shade that are smaller towards the horizon', () => {
  const field = { path: [rectangle(0, 0, WIDTH, HEIGHT)], colour: '#7f9557' };
  const plain = paintTheatre({ ...evening, layers: [{ shapes: [field] }] });
  const grown = paintTheatre({
    ...evening,
    layers: [{ shapes: [field], texture: { horizon: 300, strength: 0.5 } }],
  });
  const patchesAt = (y: number) => {
    let changes = 0;
    for (let x = 200; x < 800; x++) {
      const tone = (at: number) => luminance(grown, at, y) - luminance(plain, at, y);
      if (tone(x) > 0 !== tone(x + 1) > 0) changes++;
    }
    return changes;
  };
  expect(patchesAt(350)).toBeGreaterThan(2 * patchesAt(620));
  expect(patchesAt(620)).toBeGreaterThan(0);
});
