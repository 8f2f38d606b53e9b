import { mix } from '../../../drawing/colour.ts';
import { outline, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { farTree } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { drawFar } from '../far/draw-far.ts';
import { CROWNS, greenOf } from '../far/far-woods.ts';
import { snowColour } from '../far/snow-colour.ts';
import { isOfWattle } from '../../terrain/named-aside.ts';
import type { Stage } from '../stage.ts';
import { drawWattle } from './wattle-lane.ts';
import { drawWaySection, wayOf } from './way-through-land.ts';

/** A bank of a lane, from its far end to the reader. */
interface Bank {
  side: -1 | 1;
  /** How near its end is, 0 … 1, which is where the lane bends out of sight. */
  from: number;
}
const BANKS: readonly Bank[] = [
  { side: -1, from: 0.06 },
  { side: 1, from: 0.2 },
];

/** The height of a bank and of the hedge on it at the reader's feet, in pixels. */
const [BANK, HEDGE] = [128, 300];

/** A lane between its hedges: grassy banks on both sides, a hedge on each, and open country where it bends. */
export function drawLane(stage: Stage): void {
  const { scene, canvas, palette, view, terrain } = stage;
  drawFar(stage, 'hills', 0.7);
  if (isOfWattle(scene)) drawFar(stage, 'village', 0.62);
  const tint = groundTint(scene);
  const field = mix(
    toneAt(palette, 0.5),
    tint?.colour ?? palette.leaf ?? '#8a9a62',
    palette.isDark ? 0.1 : 0.34,
  );
  canvas.add(
    [
      filled(
        terrain.ground === 'snow' ? snowColour(stage) : field,
        ...land.landBelow(() => view.horizon + 4, 12),
      ),
    ],
    {
      haze: { from: view.horizon + 80, to: view.horizon, colour: palette.haze, strength: 0.6 },
      glow: 0.3,
    },
  );
  const way = wayOf(stage);
  if (way) {
    way.way = laneWay(stage);
    stage.way = way;
    drawWaySection(stage, way, view.horizon + 8, HEIGHT);
  }
  for (const bank of BANKS) drawBank(stage, bank, way?.way ?? laneWay(stage));
  stage.middle.block(0, 360);
  stage.middle.block(690, WIDTH);
  stage.open.block(0, 330);
  stage.open.block(720, WIDTH);
  stage.near.block(0, 400);
  stage.near.block(670, WIDTH);
  for (const thing of scene.things)
    if (OF_LANE.has(thing.what) || (isOfWattle(scene) && OF_VILLAGE_LANE.has(thing.what))) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

const OF_LANE: ReadonlySet<string> = new Set(['hedge', 'bank', 'road', 'path', 'bush']);
const OF_VILLAGE_LANE: ReadonlySet<string> = new Set([
  'wattle fence',
  'street',
  'garden',
  'house',
  'izba',
  'village',
]);

/** It leads from the reader into the picture, and bends behind its right bank. */
function laneWay({ view }: Stage): land.Way {
  const [from, to] = [HEIGHT + 20, view.horizon + 10];
  const share = (y: number) => Math.max(0, Math.min(1, (y - to) / (from - to)));
  return {
    from,
    to,
    halfAt: (y) => 5 + 215 * share(y) ** 1.25,
    middleAt: (y) => 640 - 118 * share(y) ** 0.6 - 74 * Math.sin(share(y) ** 0.7 * 5.2) * (1 - share(y)),
  };
}

function drawBank(stage: Stage, { side, from }: Bank, way: land.Way): void {
  const { scene, canvas, palette, view, terrain } = stage;
  const { random } = canvas;
  const isBare = isLeafless(scene);
  const isSnowy = terrain.ground === 'snow';
  const y0 = view.horizon + (HEIGHT - view.horizon) * from * 0.5;
  const steps = 34;
  // The foot of the bank along the lane, and the line of its top, which rises towards the reader.
  const foot: [number, number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) ** 1.6;
    const y = y0 + (HEIGHT + 30 - y0) * t;
    const near = Math.max(0.02, (y - view.horizon) / (HEIGHT - view.horizon));
    foot.push([way.middleAt(y) + side * (way.halfAt(y) + 3 + 8 * near), y, near]);
  }
  if (isOfWattle(scene)) {
    const [x, y, near] = foot.at(-1)!;
    // On past the reader, out of the picture.
    const beyond = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (k) => [x + side * (20 * k + 2 * k * k), y + 30 * k, near + 0.075 * k] as [number, number, number],
    );
    return drawWattle(stage, side, [...foot, ...beyond]);
  }
  const top = foot.map(([x, y, near]): [number, number] => [
    x + side * (16 + 150 * near),
    y - BANK * near * (0.86 + 0.2 * random.next()),
  ]);
  const green = greenOf(stage, 0.2);
  const turf = isSnowy
    ? mix(snowColour(stage), palette.sky[1], 0.2)
    : mix(mix(green, palette.light, 0.1), groundTint(scene)?.colour ?? green, 0.3);
  const leaf = isBare ? mix(toneAt(palette, 0.3), '#6b5a4a', 0.4) : mix(green, palette.ink, 0.3);
  // The hedge stands along the top of the bank, leaf upon leaf, higher where it is near; the far end of it is in the haze.
  for (const [first, last, air] of [
    [0, 15, 0.62],
    [13, 24, 0.3],
    [22, steps, 0],
  ] as const) {
    const [mass, lit]: [Path[number][], Path[number][]] = [[], []];
    const line = top.slice(first, last + 1);
    const crest: [number, number][] = [];
    for (const [i, [x, y]] of line.entries()) {
      const near = foot[first + i]![2];
      const tall = HEDGE * near * random.between(0.66, 0.8) + 8;
      crest.push([x + side * tall * 0.16, y - tall]);
      if (isBare) {
        for (let k = 0; k < 5; k++)
          mass.push(
            ...farTree(
              random,
              x + side * tall * random.between(0, 0.6),
              y + 6,
              tall * random.between(0.7, 1.15),
              'bare',
            ),
          );
        continue;
      }
      for (let k = 0; k < 22; k++) {
        const up = random.next();
        const at = x + side * tall * (0.16 * up + random.between(-0.08, 0.5) * (k % 2));
        mass.push(clump(random, at, y - tall * up, tall * random.between(0.06, 0.11)));
        if (k < 14)
          lit.push(
            clump(
              random,
              at - side * tall * 0.03,
              y - tall * (up * 0.9 + 0.08),
              tall * random.between(0.026, 0.05),
            ),
          );
      }
    }
    const [end, start] = [line.at(-1)!, line[0]!];
    const outer = [...crest].reverse().map(([x, y]): number[] => [x + side * 330, y - 10]);
    const body = [
      ...line,
      ...[[end[0] + side * 420, end[1] + 30]],
      ...outer,
      [start[0] + side * 20, start[1]],
      ...crest,
    ].flat();
    canvas.add(
      [
        filled(leaf, ...mass),
        ...(isBare ? [] : [filled(leaf, body)]),
        translucent(mix(mix(leaf, palette.leaf ?? leaf, 0.4), palette.light, 0.2), 0.5, ...lit),
      ],
      {
        haze: { from: view.foot + 100, to: view.horizon - 20, colour: palette.haze, strength: air },
        texture: CROWNS,
        rim: 0.24,
        glow: 0.14,
        relief: 0.3,
        shadow: { blur: 2, distance: 5, colour: palette.ink, strength: 0.2 },
      },
    );
  }
  const ring = [...foot.map(([x, y]) => [x, y]), ...[...top].reverse().map(([x, y]) => [x, y + 6])].flat();
  const grass: Path[number][] = [];
  for (let i = 0; i < 170 && !isSnowy; i++) {
    const k = random.int(0, foot.length - 1);
    const [[fx, fy, near], [tx, ty]] = [foot[k]!, top[k]!];
    const share = random.next();
    const [x, y] = [fx + (tx - fx) * share, fy + (ty - fy) * share];
    const high = (6 + 26 * near) * random.between(0.5, 1.1);
    grass.push(
      taper(
        [
          [x, y + 3],
          [x + random.between(-0.2, 0.3) * high, y - high * 0.6],
          [x + random.between(-0.4, 0.6) * high, y - high],
        ],
        [1 + near, 0.8, 0.3],
      ),
    );
  }
  canvas.add([filled(turf, ring), filled(mix(turf, palette.ink, 0.24), ...grass)], {
    haze: { from: view.horizon + 150, to: view.horizon, colour: palette.haze, strength: 0.5 },
    glow: 0.24,
    rim: 0.2,
    texture: { size: 10, strength: 0.2 },
  });
}

/** A ragged clump of leaves. */
const clump = (random: Random, x: number, y: number, half: number): Path[number] =>
  outline(
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * 2 * Math.PI;
      const out = half * random.between(0.7, 1.3);
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.86];
    }),
  );
