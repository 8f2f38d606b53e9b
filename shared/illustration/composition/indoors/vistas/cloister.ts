import { mix } from '../../../drawing/colour.ts';
import { ellipse, hole, outline, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { drawGarden } from './cloister-garden.ts';
import { levelPatch } from './lens.ts';
import type { Stage } from './stage.ts';

/** The near arcade and the one across the court: how far away, in metres. */
const [NEAR, ACROSS] = [3.8, 17] as const;
/** The distance between columns, the top of the wall they stand on, and where their arches begin; in metres. */
const BAY = 1.86;
const [SILL, SPRING] = [0.62, 2.45] as const;

/** The walk round the court of a convent: through its arches one sees the garden and the other side. */
export function drawCloister(stage: Stage): void {
  const stone = mix(stage.palette.haze, '#c9b48c', 0.5);
  drawMoon(stage);
  drawCourt(stage, stone);
  drawGarden(stage);
  drawWalk(stage, stone);
  drawArcade(stage, stone);
  for (const thing of stage.scene.things)
    if (PARTS.has(thing.what) && !stage.shown.has(thing)) recordThing(stage, thing);
}

/** The moon over the court, where it shines. */
function drawMoon({ canvas, palette, light, scene }: Stage): void {
  if (scene.light?.value !== 'moon' && !scene.things.some(({ what }) => what === 'moon')) return;
  canvas.add([filled(mix(palette.light, '#ffffff', 0.5), ellipse(light.x, light.y, 30))], { glow: 0.5 });
}

/** What a cloister is made of. */
const PARTS: ReadonlySet<string> = new Set([
  ...[
    'column',
    'arch',
    'courtyard',
    'monastery',
    'garden',
    'lawn',
    'grass',
    'pavement',
    'sun',
    'moon',
    'cloister',
  ],
]);

/** The wall and the roof on the other side, with its own arches. */
function drawCourt({ lens, canvas, palette }: Stage, stone: string): void {
  const box = (left: number, right: number, low: number, high: number, z = ACROSS) =>
    polygon([lens.at(left, low, z), lens.at(left, high, z), lens.at(right, high, z), lens.at(right, low, z)]);
  const wall = mix(mix(stone, palette.haze, 0.4), palette.sky[1], palette.isDark ? 0.5 : 0);
  const shade = mix(wall, palette.ink, palette.isDark ? 0.55 : 0.5);
  const arches = Array.from({ length: 17 }, (_, i) => archway({ lens }, (i - 8) * 1.7, ACROSS, 0.62, 0.5, 2));
  const roof = mix(
    mix(palette.ink, '#a4573a', palette.isDark ? 0.3 : 0.62),
    palette.haze,
    palette.isDark ? 0.1 : 0.34,
  );
  canvas.add(
    [
      filled(
        roof,
        polygon([
          lens.at(-16, 3.3, ACROSS),
          lens.at(-15, 4.7, ACROSS + 3),
          lens.at(15, 4.7, ACROSS + 3),
          lens.at(16, 3.3, ACROSS),
        ]),
      ),
      translucent(
        palette.ink,
        0.14,
        ...Array.from({ length: 60 }, (_, i) =>
          polygon([
            lens.at(-15 + i * 0.5, 3.3, ACROSS),
            lens.at(-15 + i * 0.5 + 0.08, 3.3, ACROSS),
            lens.at(-14.6 + i * 0.5, 4.7, ACROSS + 3),
          ]),
        ),
      ),
      filled(wall, box(-16, 16, 0, 3.34)),
      filled(mix(wall, palette.light, 0.2), box(-16, 16, 3.2, 3.36), box(-16, 16, 0.44, 0.52)),
      filled(shade, ...arches),
    ],
    { glow: 0.3 },
  );
  const grass = mix(
    mix(palette.ink, palette.haze, palette.isDark ? 0.2 : 0.4),
    palette.leaf ?? palette.haze,
    0.6,
  );
  const flat = (left: number, right: number, from: number, to: number) =>
    levelPatch(lens, left, right, from, to);
  const path = mix(stone, palette.haze, 0.3);
  canvas.add(
    [
      filled(grass, flat(-16, 16, NEAR, ACROSS)),
      filled(path, flat(-16, 16, ACROSS - 1.4, ACROSS), flat(-0.7, 0.7, NEAR, ACROSS), flat(-16, 16, 10, 11)),
    ],
    { glow: 0.3, texture: { horizon: lens.vanish.y, strength: 0.1 } },
  );
}

/** An arch from its sill to its crown, as an outline. */
const archway = (...of: Parameters<typeof archPoints>): Path[number] => polygon(archPoints(...of));

const archPoints = (
  { lens }: Pick<Stage, 'lens'>,
  x: number,
  z: number,
  half: number,
  sill: number,
  spring: number,
): Point[] => [
  lens.at(x - half, sill, z),
  ...Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 16);
    return lens.at(x + half * Math.cos(angle), spring + half * Math.sin(angle), z);
  }),
  lens.at(x + half, sill, z),
];

/** The pavement of the walk, on which the light lies in the form of the arches. */
function drawWalk({ lens, canvas, palette, light }: Stage, stone: string): void {
  const floor = mix(stone, palette.ink, palette.isDark ? 0.7 : 0.6);
  const flat = (left: number, right: number, from: number, to: number) =>
    levelPatch(lens, left, right, from, to);
  const joints: Path[number][] = [];
  for (let z = 1.8, row = 0; z < NEAR; z += 0.45, row++) {
    joints.push(flat(-5, 5, z, z + 0.02));
    for (let x = -5 + (row % 2) * 0.4; x < 5; x += 0.8) joints.push(flat(x, x + 0.016, z, z + 0.45));
  }
  const lean = (512 - light.x) / 240;
  const patches = [-2, -1, 0, 1, 2].map((bay) => {
    const at = (u: number, v: number) => lens.at(bay * BAY + u + lean * v * 0.5, 0, NEAR - 0.1 - v * 0.42);
    return outline(
      [
        at(-0.72, 0.5),
        at(-0.72, 2.2),
        at(-0.5, 2.75),
        at(0, 3),
        at(0.5, 2.75),
        at(0.72, 2.2),
        at(0.72, 0.5),
      ].map(([x, y], i): Point => (i === 0 || i === 6 ? [x, y, 1] : [x, y])),
    );
  });
  canvas.add(
    [
      filled(floor, rectangle(-20, lens.at(0, 0, NEAR)[1], WIDTH + 40, HEIGHT)),
      translucent(palette.ink, 0.3, ...joints),
      translucent(mix(palette.light, stone, 0.2), palette.isDark ? 0.34 : 0.5, ...patches),
    ],
    { glow: 0.2 },
  );
}

/** Round arches on pairs of slender columns, dark against the court. */
function drawArcade({ lens, canvas, palette }: Stage, stone: string): void {
  const tone = mix(stone, palette.ink, palette.isDark ? 0.82 : 0.72);
  const bays = [-3, -2, -1, 0, 1, 2, 3];
  const half = BAY / 2 - 0.17;
  const at = (x: number, y: number): Point => lens.at(x, y, NEAR);
  const box = (left: number, right: number, low: number, high: number) =>
    polygon([at(left, low), at(left, high), at(right, high), at(right, low)]);
  const openings = bays.map((bay) => {
    const points = archPoints({ lens }, bay * BAY, NEAR, half, SPRING - 0.02, SPRING);
    return hole(points);
  });
  // The wall above the columns, and the one below them.
  const upper = box(-7, 7, SPRING - 0.02, 5.4);
  const lower = box(-7, 7, -0.04, SILL);
  const columns: Path = bays.flatMap((bay) =>
    [-0.1, 0.1].flatMap((aside) => {
      const x = (bay + 0.5) * BAY + aside;
      return [
        polygon([
          at(x - 0.06, SILL + 0.1),
          at(x - 0.05, SPRING - 0.24),
          at(x + 0.05, SPRING - 0.24),
          at(x + 0.06, SILL + 0.1),
        ]),
        polygon([
          at(x - 0.055, SPRING - 0.25),
          at(x - 0.13, SPRING - 0.06),
          at(x + 0.13, SPRING - 0.06),
          at(x + 0.055, SPRING - 0.25),
        ]),
        box(x - 0.1, x + 0.1, SILL, SILL + 0.12),
      ];
    }),
  );
  const blocks = bays.map((bay) =>
    box((bay + 0.5) * BAY - 0.28, (bay + 0.5) * BAY + 0.28, SPRING - 0.07, SPRING + 0.02),
  );
  const stones: Path = bays.flatMap((bay) =>
    Array.from({ length: 12 }, (_, i) => {
      const angle = (Math.PI * (i + 0.5)) / 12;
      const p = (r: number, turn: number) =>
        at(bay * BAY + Math.cos(angle + turn) * r, SPRING + Math.sin(angle + turn) * r);
      return polygon([p(half, -0.008), p(half, 0.008), p(half + 0.24, 0.006), p(half + 0.24, -0.006)]);
    }),
  );
  const bands: Path = bays.map((bay) => {
    const ring = (radius: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const angle = (Math.PI * i) / 24;
        return at(bay * BAY + Math.cos(angle) * radius, SPRING + Math.sin(angle) * radius);
      });
    return polygon([...ring(half + 0.24), ...ring(half + 0.225).reverse()]);
  });
  const courses: Path = [3.5, 3.9, 4.3].map((y) => box(-7, 7, y, y + 0.016));
  canvas.add(
    [
      filled(tone, upper, ...openings),
      filled(tone, lower, ...columns, ...blocks),
      translucent(palette.light, 0.12, ...bands, ...stones, ...courses, box(-7, 7, SILL - 0.1, SILL - 0.085)),
      translucent(
        palette.light,
        0.12,
        ...bays.map((bay) => ellipse(...pair(at((bay + 0.5) * BAY, SPRING + 0.62)), 17)),
      ),
      filled(tone, ...bays.map((bay) => ellipse(...pair(at((bay + 0.5) * BAY, SPRING + 0.62)), 13))),
    ],
    { rim: 0.8, relief: 0.06, glow: 0.08, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
}

const pair = ([x, y]: Point): [number, number] => [x, y];
