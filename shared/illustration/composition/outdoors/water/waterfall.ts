import { mix } from '../../../drawing/colour.ts';
import { ellipse, outline, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { farTree } from '../../land-and-sky/far-trees.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';
import { landBelow } from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { waterColours } from '../../land-and-sky/water.ts';
import { greenOf, woodsOf } from '../far/far-woods.ts';
import { gorgeSide } from '../far/ranges.ts';
import { crownOf } from '../far/reliefs.ts';
import { rockFace, stoneAt } from '../rock/rock-face.ts';
import type { Stage } from '../stage.ts';

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
  for (const side of ['left', 'right'] as const) drawWall(stage, side);
  drawSpray(stage, white);
  for (const thing of scene.things)
    if (['waterfall', 'rock', 'cliff', 'stream', 'river', 'water'].includes(thing.what)) {
      stage.shown.add(thing);
      canvas.recordDrawn(thing.what, thing.words);
    }
}

/** The land that the water comes from, with trees against the sky. */
function drawPlateau(stage: Stage, stone: string): void {
  const { scene, canvas, palette, sky } = stage;
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
  const face = {
    contour: top,
    foot: FOOT.y + 6,
    colour: mix(stone, palette.haze, 0.36),
    isLitFromRight: sky.x > MIDDLE,
  };
  canvas.add(
    [
      ...rockFace(stage, { ...face, from: -30, to: MIDDLE }),
      ...rockFace(stage, { ...face, from: MIDDLE, to: WIDTH + 30 }),
    ],
    {
      haze: { from: FOOT.y - 200, to: FOOT.y + 10, colour: palette.haze, strength: 0.5 },
      glow: 0.2,
      rim: 0.2,
      texture: { size: 18, strength: 0.1 },
    },
  );
}

/** The walls of the gorge on one side: one that the water has cut, and a nearer one. */
const WALLS = [
  { foot: FOOT.y + 14, height: FOOT.y - LIP.y + 66, reach: MIDDLE - FOOT.half + 22, depth: 0.34 },
  { foot: FOOT.y + 96, height: FOOT.y - LIP.y + 60, reach: MIDDLE - 250, depth: 0.14 },
] as const;

function drawWall(stage: Stage, side: 'left' | 'right'): void {
  const { canvas, palette, scene, sky } = stage;
  const { random } = canvas;
  for (const { foot, height, reach, depth } of WALLS) {
    const contour = gorgeSide(random, side, foot, height, reach);
    const [from, to] = side === 'left' ? [-30, reach + 14] : [WIDTH - reach - 14, WIDTH + 30];
    const colour = stoneAt(stage, depth);
    if (!isLeafless(scene)) {
      const [left, right] = side === 'left' ? [-20, reach * 0.72] : [WIDTH - reach * 0.72, WIDTH + 20];
      canvas.add(
        [filled(greenOf(stage, depth * 0.8), ...crownOf(random, contour, left, right, 54, woodsOf(stage)))],
        { rim: 0.2, texture: { size: 7, strength: 0.2 } },
      );
    }
    canvas.add(
      rockFace(stage, { contour, from, to, foot, colour, isLitFromRight: sky.x > (from + to) / 2 }),
      {
        rim: 0.2,
        glow: 0.1,
        texture: { size: 18, strength: 0.1 },
        haze: { from: foot - 70, to: foot + 20, colour: palette.haze, strength: 0.4 },
        shadow: { blur: 3, distance: 6, colour: palette.ink, strength: 0.24 },
      },
    );
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
