import { desaturate, mix } from '../../../drawing/colour.ts';
import { createNoise, octaveNoise, smoothStep } from '../../../drawing/noise.ts';
import { polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { bush } from '../../land-and-sky/far-trees.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { drawFar } from '../far/draw-far.ts';
import { greenOf } from '../far/far-woods.ts';
import type { Stage } from '../stage.ts';
import { drawWaySection, wayOf } from '../ways/way-through-land.ts';
import { isLit, middleThrough, mistOf, slopeColour } from './slopes.ts';

/** A piece of the plain that juts out into the ravine, with the cut bank below its edge; in pixels. */
interface Spur {
  side: 'left' | 'right';
  /** The height of its edge, and of the floor at its foot. */
  edge: number;
  floor: number;
  /** Where it ends, from its own margin. */
  reach: number;
}

/** From the far end to the reader. */
const SPURS: readonly Spur[] = [
  { side: 'left', edge: 304, floor: 334, reach: 484 },
  { side: 'right', edge: 314, floor: 362, reach: 476 },
  { side: 'left', edge: 332, floor: 414, reach: 444 },
  { side: 'right', edge: 358, floor: 488, reach: 400 },
  { side: 'left', edge: 398, floor: 588, reach: 346 },
  { side: 'right', edge: 452, floor: 716, reach: 296 },
  { side: 'left', edge: 522, floor: 860, reach: 176 },
];

/** A ravine cut into a plain, seen from its brink: steep banks of bare earth that jut out from both sides, grass to their very edges, and the floor between them. */
export function drawCutRavine(stage: Stage): void {
  const { scene, canvas, view, terrain } = stage;
  const { horizon } = view;
  const mist = mistOf(stage);
  drawFar(stage, 'plain', 0.8);
  for (const far of ['wood', 'village'] as const)
    if (scene.things.some(({ what }) => what === far)) drawFar(stage, far, 0.66);
  if (terrain.water === 'river') terrain.water = 'stream';
  const earth = earthOf(stage);
  const plain = slopeColour(stage, 0.36, 'lit');
  canvas.add([filled(plain, ...land.landBelow(() => horizon + 6, 12))], {
    haze: { from: horizon + 130, to: horizon, colour: mist, strength: 0.8 },
    glow: 0.3,
    texture: { horizon, strength: 0.24 },
  });
  canvas.add(
    [
      filled(
        mix(earth, slopeColour(stage, 0.2, 'shaded'), 0.5),
        polygon([
          [470, horizon + 14],
          [560, horizon + 14],
          [WIDTH + 30, 640],
          [WIDTH + 30, HEIGHT + 30],
          [-30, HEIGHT + 30],
          [-30, 640],
        ]),
      ),
    ],
    {
      haze: { from: horizon + 240, to: horizon + 10, colour: mist, strength: 0.7 },
      texture: { horizon, strength: 0.3 },
    },
  );
  const way = wayOf(stage);
  if (way) {
    way.way = wayAlongFloor(way.isWater ? 92 : 60);
    stage.way = way;
    drawWaySection(stage, way, way.way.to, HEIGHT);
  }
  SPURS.forEach((spur, k) =>
    drawSpur(stage, spur, SPURS[k - 2], {
      earth,
      plain,
      mist,
      air: 0.66 * (1 - k / (SPURS.length - 1)) ** 1.3,
    }),
  );
  stage.middle.block(150, 900);
  stage.open.block(60, 960);
}

function drawSpur(
  stage: Stage,
  { side, edge, floor, reach }: Spur,
  behind: Spur | undefined,
  { earth, plain, mist, air }: { earth: string; plain: string; mist: string; air: number },
): void {
  const { canvas, palette, terrain } = stage;
  const { random } = canvas;
  const deep = floor - edge;
  const near = deep / 338;
  const noise = octaveNoise(createNoise(`bank ${random.next()}`), 3);
  const at = (u: number, y: number): Point => [side === 'left' ? u : WIDTH - u, y];
  // The edge is broken by gullies, and sinks a little towards the end of the spur.
  const rimAt = (u: number) =>
    edge +
    (3 + 20 * near) * (noise(u / (18 + 50 * near), 3) + 0.2) +
    (8 + 44 * near) * smoothStep(reach - 60 - 100 * near, reach, u) ** 1.5;
  const steps = 46;
  const rim = Array.from({ length: steps + 1 }, (_, i) => -30 + ((reach + 30) * i) / steps);
  // The bank falls steeply and runs out in a fan of what has come down.
  const out = deep * 0.56;
  const nose = Array.from({ length: 12 }, (_, i): Point => {
    const t = (i + 1) / 12;
    return at(
      reach + out * t ** 1.7 + 5 * near * Math.sin(t * 9 + edge),
      rimAt(reach) + (floor - rimAt(reach)) * t,
    );
  });
  const base = Array.from({ length: 20 }, (_, i): Point => {
    const t = (i + 1) / 20;
    const u = reach + out - (reach + out + 30) * t;
    return at(u, floor + deep * 0.34 * t ** 1.3 + 4 * near * Math.sin(u / 17));
  });
  const face = polygon([...rim.map((u) => at(u, rimAt(u))), ...nose, ...base]);
  const isInLight = isLit(stage, side === 'left' ? 'right' : 'left');
  const colour = isInLight
    ? mix(earth, palette.light, palette.isDark ? 0.06 : 0.2)
    : mix(earth, mix(palette.ink, palette.sky[0], 0.4), 0.4);
  const [dark, pale]: [Path[number][], Path[number][]] = [[], []];
  for (let i = 0; i < 14 + 16 * near; i++) {
    const u = random.between(0, reach + out * 0.3);
    const top = rimAt(Math.min(u, reach)) + 2 + (u > reach ? deep * 0.2 : 0);
    const long = deep * random.between(0.34, 0.94);
    const wide = (1.6 + 10 * near) * random.between(0.4, 1.2);
    const drift = random.between(-0.06, 0.14) * long;
    const line = (aside: number): Point[] => [
      at(u + aside, top),
      at(u + aside + drift * 0.4, top + long * 0.5),
      at(u + aside + drift, top + long),
    ];
    dark.push(taper(line(0), [wide * 0.3, wide, wide * 0.2]));
    pale.push(taper(line(wide * 1.7), [wide * 0.2, wide * 0.6, 0.3]));
  }
  canvas.add(
    [
      filled(colour, face),
      translucent(mix(palette.ink, palette.sky[0], 0.3), isInLight ? 0.2 : 0.3, ...dark),
      translucent(palette.light, isInLight ? 0.26 : 0.1, ...pale),
    ],
    {
      haze: { from: edge - 10, to: floor + 30, colour: mist, strength: Math.min(0.8, air + 0.16) },
      glow: 0.16,
      relief: 0,
      rim: 0.1,
      texture: { size: 10, strength: 0.26 },
      shadow: { blur: 4, distance: 8, colour: palette.ink, strength: 0.3 },
    },
  );
  // The plain, which reaches from the edge of the spur behind it to its own.
  const back = behind ? behind.edge + 2 : edge - 10;
  const backReach = behind ? behind.reach - 30 : reach - 24;
  const grass = mix(plain, palette.ink, 0.04 + 0.12 * near);
  const cap = polygon([
    at(-30, back),
    at(Math.min(backReach, reach - 10), back),
    at(reach, rimAt(reach)),
    ...[...rim].reverse().map((u) => at(u, rimAt(u) + 2 + 5 * near)),
  ]);
  const turf =
    terrain.ground === 'snow'
      ? []
      : land.blades(
          random,
          (x) => rimAt(side === 'left' ? x : WIDTH - x) + 2,
          5 + 20 * near,
          26 + 30 * Math.round(near),
          ...(side === 'left' ? ([0, reach] as const) : ([WIDTH - reach, WIDTH] as const)),
        );
  canvas.add([filled(grass, cap), filled(mix(grass, palette.ink, 0.22), ...turf)], {
    haze: { from: edge + 30, to: back - 30, colour: mist, strength: air },
    glow: 0.26,
    relief: 0,
    rim: 0.3,
    texture: { horizon: stage.view.horizon, strength: terrain.ground === 'snow' ? 0.06 : 0.22 },
  });
  if (terrain.ground === 'snow' || near < 0.2) return;
  const bushes = Array.from({ length: 2 }, () => {
    const u = reach * random.between(0.35, 0.98);
    const [x, y] = at(u, rimAt(u) + 4);
    return bush(random, x, y, (16 + 60 * near) * random.between(0.5, 1));
  }).flat();
  canvas.add([filled(mix(greenOf(stage, 0.3), mist, air * 0.7), ...bushes)], {
    rim: 0.3,
    relief: 0.4,
    glow: 0.12,
    shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.3 },
  });
}

/** A stream or path that goes round the foot of every spur. */
function wayAlongFloor(half: number): land.Way {
  const turns = [
    { y: 312, x: 520 },
    ...SPURS.slice(0, -1).map(({ side, floor, edge, reach }) => {
      const out = (floor - edge) * 0.66 + 6;
      return { y: floor + 2, x: side === 'left' ? reach + out : WIDTH - reach - out };
    }),
    { y: HEIGHT + 30, x: 470 },
  ];
  return {
    from: HEIGHT + 30,
    to: 316,
    halfAt: (y) => 1 + half * Math.max(0, (y - 312) / (HEIGHT - 312)) ** 1.3,
    middleAt: middleThrough(turns),
  };
}

/** The earth of the banks: the stated colour, or that of clay. */
function earthOf({ scene, palette, terrain }: Stage): string {
  if (terrain.ground === 'snow') return mix('#c9ccd6', palette.sky[1], 0.4);
  const named = scene.things.find(
    ({ what, colour }) => colour && ['ravine', 'bank', 'soil'].includes(what),
  )?.colour;
  return mix(
    named ? mix(desaturate(named, 0.4), '#a9764e', 0.3) : '#a67f56',
    toneAt(palette, 0.5),
    palette.isDark ? 0.7 : 0.32,
  );
}
