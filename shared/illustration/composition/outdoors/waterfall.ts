import { mix } from '../../drawing/colour.ts';
import { ellipse, outline, polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../canvas.ts';
import { farTree } from '../far-trees.ts';
import { isLeafless } from '../foliage.ts';
import { landBelow } from '../land.ts';
import { toneAt } from '../palette.ts';
import { waterColours } from '../water.ts';
import type { Stage } from './stage.ts';

/** Half the width of the fall at its lip and foot, and where they are, in pixels from the top. */
const LIP = { y: 236, half: 62 } as const;
const FOOT = { y: 560, half: 104 } as const;
const MIDDLE = WIDTH * 0.5;

/** A fall between two walls of rock, with its spray and the pool at its foot. */
export function drawWaterfall(stage: Stage): void {
  const { scene, canvas, palette } = stage;
  const { random } = canvas;
  const stated = scene.things.find(
    ({ what, colour }) => colour && (what === 'rock' || what === 'cliff'),
  )?.colour;
  const stone = mix(toneAt(palette, 0.3), stated ?? '#7d786e', stated ? 0.34 : palette.isDark ? 0.08 : 0.28);
  drawPlateau(stage, stone);
  const { deep, near } = waterColours(palette, undefined);
  canvas.add([filled(mix(near, deep, 0.3), ...landBelow(() => FOOT.y - 6, 12, HEIGHT))], {
    haze: { from: FOOT.y, to: HEIGHT, colour: deep, strength: 0.7 },
    glow: 0.3,
  });
  const white = mix('#ffffff', palette.sky[2], palette.isDark ? 0.4 : 0.12);
  const edge = (side: number, from: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      return [
        MIDDLE + side * (LIP.half + (FOOT.half - LIP.half) * t ** 0.7) * from + random.between(-5, 5),
        LIP.y - 8 + (FOOT.y - LIP.y + 8) * t,
      ];
    });
  const strands: Path[number][] = Array.from({ length: 54 }, () => {
    const across = random.between(-0.96, 0.96);
    const from = random.between(0, 0.7);
    const long = random.between(0.14, 0.42);
    const at = (t: number): Point => [
      MIDDLE + across * (LIP.half + (FOOT.half - LIP.half) * t ** 0.7),
      LIP.y + (FOOT.y - LIP.y) * t,
    ];
    return taper(
      [at(from), at(from + long * 0.5), at(Math.min(1, from + long))],
      [0.4, random.between(1.4, 4), 0.4],
    );
  });
  canvas.add(
    [
      filled(white, polygon([...edge(-1, 1), ...edge(1, 1).reverse()])),
      translucent(mix(deep, palette.sky[1], 0.3), 0.26, ...strands.slice(0, 34)),
      translucent('#ffffff', 0.6, ...strands.slice(34)),
    ],
    { glow: 0.3 },
  );
  for (const side of [-1, 1] as const) drawWall(stage, side, stone);
  drawSpray(stage, white);
  for (const thing of scene.things)
    if (['waterfall', 'rock', 'cliff', 'stream', 'river', 'water'].includes(thing.what)) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

/** The land that the water comes from, with trees against the sky. */
function drawPlateau({ scene, canvas, palette }: Stage, stone: string): void {
  const { random } = canvas;
  const top = (x: number) => LIP.y - 14 + 10 * Math.sin(x / 70) - 46 * Math.abs(x / WIDTH - 0.5);
  const trees: Path[number][] = [];
  for (let x = -10; x < WIDTH + 10; x += random.between(14, 34))
    if (Math.abs(x - MIDDLE) > LIP.half + 16)
      trees.push(
        ...farTree(random, x, top(x) + 8, random.between(26, 60), isLeafless(scene) ? 'bare' : 'leafy'),
      );
  const green = mix(mix(palette.haze, stone, 0.5), palette.leaf ?? '#5d7444', isLeafless(scene) ? 0 : 0.3);
  canvas.add([filled(green, ...trees)], { glow: 0.2, texture: { size: 7, strength: 0.2 }, rim: 0.2 });
  canvas.add([filled(mix(stone, palette.haze, 0.36), ...landBelow(top, 10, FOOT.y + 10))], {
    glow: 0.2,
    rim: 0.2,
    texture: { size: 18, strength: 0.1 },
  });
}

/** One side of the gorge: ledge upon ledge, nearer and darker towards the reader. */
function drawWall({ canvas, palette, scene }: Stage, side: -1 | 1, stone: string): void {
  const { random } = canvas;
  for (const [k, [inner, foot, depth]] of (
    [
      [0.98, FOOT.y + 4, 0.3],
      [1.75, FOOT.y + 70, 0.14],
      [2.9, FOOT.y + 150, 0],
    ] as const
  ).entries()) {
    const points: Point[] = [];
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      const half = (LIP.half + (FOOT.half - LIP.half) * t ** 0.7) * inner * (k === 0 ? 1 : 0.9 + 0.5 * t);
      const y = LIP.y + k * 86 - 20 + (foot - LIP.y - k * 86 + 20) * t;
      // A ledge sticks out at every other step.
      points.push(
        [MIDDLE + side * (half + (i % 2 ? random.between(6, 20) : random.between(-8, 4)) * (1 + k)), y, 1],
        [MIDDLE + side * (half + random.between(0, 12)), y + random.between(8, 22), 1],
      );
    }
    const colour = mix(mix(stone, palette.haze, depth), palette.ink, 0.18 + 0.2 * k);
    const shade = points
      .filter((_, i) => i % 4 === 1)
      .map(([x, y]) =>
        polygon([
          [x, y],
          [x + side * random.between(40, 110), y - random.between(4, 20)],
          [x + side * random.between(50, 120), y + random.between(10, 30)],
          [x + side * 6, y + random.between(16, 30)],
        ]),
      );
    const tops = points
      .filter((_, i) => i % 4 === 0)
      .map(([x, y]) =>
        polygon([
          [x, y],
          [x + side * random.between(50, 120), y - random.between(2, 12)],
          [x + side * random.between(46, 100), y + 5],
        ]),
      );
    canvas.add(
      [
        filled(
          colour,
          polygon([...points, [MIDDLE + side * 700, foot + 40], [MIDDLE + side * 700, LIP.y + k * 86 - 40]]),
        ),
        translucent(palette.ink, 0.24, ...shade),
        translucent(palette.light, 0.14, ...tops),
      ],
      {
        rim: 0.5,
        relief: 0.1,
        glow: 0.1,
        texture: { size: 20, strength: 0.1 },
        shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.24 },
      },
    );
    if (k === 1 && !isLeafless(scene)) {
      const ferns = Array.from({ length: 9 }, () => {
        const [x, y] = points[random.int(2, points.length - 3)]!;
        return taper(
          [
            [x, y],
            [x - side * 12, y - 10],
            [x - side * random.between(18, 34), y + random.between(-4, 12)],
          ],
          [2, 1.4, 0.3],
        );
      });
      canvas.add([filled(mix(colour, palette.leaf ?? '#5d7444', 0.4), ...ferns)]);
    }
  }
}

/** Spray in soft clouds at the foot, and rings that run out over the pool. */
function drawSpray({ canvas, palette }: Stage, white: string): void {
  const { random } = canvas;
  const puffs = Array.from({ length: 22 }, (): Path[number] => {
    const across = random.between(-1.3, 1.3);
    return ellipse(
      MIDDLE + across * FOOT.half,
      FOOT.y + random.between(-26, 14) + Math.abs(across) * 10,
      random.between(20, 46),
      random.between(12, 26),
    );
  });
  const rings = Array.from({ length: 26 }, (): Path[number] => {
    const t = random.next();
    const y = FOOT.y + 14 + 150 * t;
    const x = MIDDLE + random.between(-1, 1) * (130 + 170 * t);
    const half = random.between(14, 52) * (0.6 + t);
    return outline([
      [x - half, y, 1],
      [x, y - 2 - 2 * t],
      [x + half, y, 1],
      [x, y + 2 + 2 * t],
    ]);
  });
  canvas.add([translucent(white, 0.2, ...puffs.slice(0, 11)), translucent(white, 0.24, ...puffs.slice(11))], {
    glow: 0.3,
  });
  canvas.add([translucent(mix(white, palette.light, 0.3), 0.5, ...rings)], { glow: 0.2 });
}
