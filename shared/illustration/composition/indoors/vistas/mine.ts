import { mix } from '../../../drawing/colour.ts';
import { hole, polygon, rectangle, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { lightAtDepth, type Stage } from './stage.ts';

/** Half the width of the gallery at its foot and under its roof, and its height, in metres. */
const [FOOT, HEAD, TALL] = [1.35, 1, 2.15] as const;

/** How far away its props stand, in metres. */
const PROPS = [2.6, 3.7, 5.2, 7.2, 10, 14, 20] as const;

const BEYOND = rectangle(-60, -60, WIDTH + 120, HEIGHT + 120);

/** A gallery driven into the rock, between props of timber. */
export function drawMine(stage: Stage): void {
  const [u, v] = stage.lens.at(0, 1, PROPS.at(-1)!);
  if (stage.lampAt !== null)
    stage.canvas.add([
      filled(mix(stage.palette.sky[0], stage.palette.ink, 0.6), rectangle(u - 70, v - 70, 140, 140)),
    ]);
  for (let i = PROPS.length - 2; i >= 0; i--) {
    drawRock(stage, PROPS[i]!, PROPS[i + 1]!);
    if (stage.scene.things.some(({ what }) => what === 'railway'))
      drawRails(stage, i === 0 ? 1.6 : PROPS[i]!, PROPS[i + 1]!);
    drawProps(stage, PROPS[i]!);
  }
  for (const what of ['railway', 'log', 'rock', 'mountain']) recordNamedThing(stage, what);
}

/** Rock from one pair of props to the next, broken and uneven. */
function drawRock({ lens, canvas, palette, ...stage }: Stage, near: number, far: number): void {
  const { random } = canvas;
  const edge = (z: number, out: number): Point[] => {
    const points: Point[] = [];
    const push = (x: number, y: number) =>
      points.push(lens.at(x + random.between(-0.1, 0.1), y + random.between(-0.08, 0.08), z));
    points.push(lens.at(-FOOT - out, -0.02, z));
    for (let k = 1; k < 7; k++) push(-(FOOT + ((HEAD - FOOT) * k) / 7) - out, (TALL * k) / 7);
    for (let k = 0; k <= 6; k++) push((HEAD + out) * (-1 + k / 3), TALL + 0.12 + out * 0.5);
    for (let k = 6; k > 0; k--) push(FOOT + ((HEAD - FOOT) * k) / 7 + out, (TALL * k) / 7);
    points.push(lens.at(FOOT + out, -0.02, z));
    return points;
  };
  const [inner, outer] = [edge(far, 0), edge(near, 0.06)];
  const tone = lightAtDepth({ lens, canvas, palette, ...stage }, (near + far) / 2);
  const rock = near === PROPS[0] ? mix(tone, palette.ink, 0.45) : tone;
  const [lit, dark]: [Path[number][], Path[number][]] = [[], []];
  inner.forEach((a, i) => {
    const [b, c, d] = [inner[i + 1], outer[i]!, outer[i + 1]];
    if (!b || !d) return;
    const middle: Point = [
      (a[0] + b[0] + c[0] + d[0]) / 4 + random.between(-6, 6),
      (a[1] + b[1] + c[1] + d[1]) / 4 + random.between(-6, 6),
      1,
    ];
    for (const facet of [
      [a, b, middle],
      [b, d, middle],
      [d, c, middle],
      [c, a, middle],
    ] as Point[][])
      random.pick([lit, dark, lit, null])?.push(polygon(facet));
  });
  canvas.add(
    [
      filled(rock, BEYOND, hole(inner)),
      translucent(palette.light, 0.1, ...lit),
      translucent(palette.ink, 0.24, ...dark),
    ],
    { glow: 0.26, shadow: { ...SHADOW, colour: palette.ink, strength: 0.26 } },
  );
  const floor = lightAtDepth({ lens, canvas, palette, ...stage }, (near + far) / 2, 0.06);
  const bed = near === PROPS[0] ? 1.5 : near;
  canvas.add(
    [
      filled(
        mix(floor, '#4a3826', 0.2),
        polygon([
          lens.at(-FOOT, 0, bed),
          lens.at(FOOT, 0, bed),
          lens.at(FOOT, 0, far),
          lens.at(-FOOT, 0, far),
        ]),
      ),
      translucent(
        palette.ink,
        0.3,
        ...Array.from({ length: 16 }, () => {
          const [x, z] = [random.between(-FOOT, FOOT), random.between(bed, far)];
          const size = random.between(0.03, 0.09);
          return polygon([lens.at(x - size, 0, z), lens.at(x, size, z), lens.at(x + size, 0, z)]);
        }),
      ),
    ],
    { glow: 0.4 },
  );
}

/** Rails on their sleepers. */
function drawRails(stage: Stage, near: number, far: number): void {
  const { lens, canvas, palette } = stage;
  const tone = lightAtDepth(stage, (near + far) / 2, -0.22);
  const flat = (left: number, right: number, y: number, from: number, to: number) =>
    polygon([lens.at(left, y, from), lens.at(right, y, from), lens.at(right, y, to), lens.at(left, y, to)]);
  const sleepers: Path[number][] = [];
  for (let z = Math.ceil(near / 0.7) * 0.7; z < far; z += 0.7)
    sleepers.push(flat(-0.58, 0.58, 0.02, z, z + 0.2));
  const rails = [-0.38, 0.38];
  canvas.add(
    [
      filled(mix(tone, '#3a2a1c', 0.4), ...sleepers),
      filled(
        palette.ink,
        ...rails.map((x) =>
          polygon([lens.at(x, 0, near), lens.at(x, 0.1, near), lens.at(x, 0.1, far), lens.at(x, 0, far)]),
        ),
      ),
      translucent(
        mix(palette.light, '#c9d0d4', 0.5),
        0.7,
        ...rails.map((x) => flat(x - 0.025, x + 0.025, 0.1, near, far)),
      ),
    ],
    { glow: 0.3 },
  );
}

/** Two props with a beam across them. */
function drawProps(stage: Stage, z: number): void {
  const { lens, canvas, palette } = stage;
  const { random } = canvas;
  const tone = mix(lightAtDepth(stage, z, 0.02), '#6b4a2c', 0.26);
  const thick = 0.13;
  const post = (side: number): Point[] => [
    lens.at(side * (FOOT - 0.04) - thick, 0, z),
    lens.at(side * (HEAD - 0.02) - thick, TALL - 0.2, z),
    lens.at(side * (HEAD - 0.02) + thick, TALL - 0.2, z),
    lens.at(side * (FOOT - 0.04) + thick, 0, z),
  ];
  const beam: Point[] = [
    lens.at(-HEAD - 0.34, TALL - 0.22, z),
    lens.at(-HEAD - 0.34, TALL + 0.04, z),
    lens.at(HEAD + 0.34, TALL + 0.06, z),
    lens.at(HEAD + 0.34, TALL - 0.2, z),
  ];
  const grain: Path = [-1, 1].flatMap((side) =>
    [-0.06, 0, 0.06].map((u) => {
      const shift = u + random.between(-0.02, 0.02);
      return polygon([
        lens.at(side * (FOOT - 0.04) + shift, random.between(0.05, 0.3), z),
        lens.at(side * (HEAD - 0.02) + shift, TALL - random.between(0.3, 0.6), z),
        lens.at(side * (HEAD - 0.02) + shift + 0.012, TALL - 0.4, z),
        lens.at(side * (FOOT - 0.04) + shift + 0.012, 0.3, z),
      ]);
    }),
  );
  const along: Path = [-0.13, -0.05].map((v) =>
    polygon([
      lens.at(-HEAD - random.between(0, 0.3), TALL + v, z),
      lens.at(HEAD + random.between(0, 0.3), TALL + v + 0.02, z),
      lens.at(HEAD, TALL + v, z),
    ]),
  );
  canvas.add(
    [
      filled(tone, polygon(post(-1)), polygon(post(1)), polygon(beam)),
      translucent(palette.ink, 0.4, ...grain, ...along),
    ],
    { rim: 0.6, relief: 0.1, glow: 0.12, shadow: { ...SHADOW, colour: palette.ink, strength: 0.36 } },
  );
}
