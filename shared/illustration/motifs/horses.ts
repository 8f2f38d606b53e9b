import { limb, outline, placed, type Path, type Point } from '../drawing/path.ts';
import { fold, ink, onGround, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Horses from the side, facing right; legs in metres, the rest in centimetres. */
const { cut, shape } = pen(0.01);

/** A leg: the angle of its upper half from straight down, and the further turn of the lower half; in degrees, forwards positive. */
type Leg = readonly [upper: number, lower: number];

interface Gait {
  nearFront: Leg;
  farFront: Leg;
  nearHind: Leg;
  farHind: Leg;
  /** How far the tail streams behind, in metres. */
  tail: number;
}

const GAITS = {
  stand: { nearFront: [2, -1], farFront: [-5, 1], nearHind: [-14, 16], farHind: [-6, 14], tail: 0 },
  walk: { nearFront: [26, -10], farFront: [-20, -8], nearHind: [-32, 14], farHind: [8, 12], tail: 0.06 },
  trot: { nearFront: [54, -84], farFront: [-26, -6], nearHind: [-42, 8], farHind: [22, 2], tail: 0.2 },
  gallop: { nearFront: [66, -26], farFront: [48, -92], nearHind: [-62, -8], farHind: [-44, -2], tail: 0.42 },
} as const satisfies Record<string, Gait>;

export type HorseGait = keyof typeof GAITS;

const down = (degrees: number, length: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians) * length, Math.cos(radians) * length];
};
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** A joint: how far it turns from the leg's own angles, its distance from the one above, and its radius. */
interface LegShape {
  root: Point;
  radius: number;
  joints: readonly { turn: number; follows: 0 | 1; length: number; radius: number }[];
}

function drawLeg([upper, lower]: Leg, { root, radius, joints }: LegShape): { path: Path; foot: number } {
  const path: Path[number][] = [];
  let [from, thick] = [root, radius];
  for (const { turn, follows, length, radius: next } of joints) {
    const to = plus(from, down(upper + lower * follows + turn, length));
    path.push(...limb([from, to], [thick, next]));
    [from, thick] = [to, next];
  }
  const [x, y] = from;
  // The hoof.
  path.push(
    outline([
      [x - 0.05, y - 0.05, 1],
      [x - 0.066, y + 0.05, 1],
      [x + 0.088, y + 0.05, 1],
      [x + 0.046, y - 0.05],
    ]),
  );
  return { path, foot: y + 0.05 };
}

/** Forearm, knee, cannon and pastern. */
const FRONT: LegShape = {
  root: [0.53, -1.08],
  radius: 0.16,
  joints: [
    { turn: 0, follows: 0, length: 0.47, radius: 0.07 },
    { turn: 0, follows: 1, length: 0.06, radius: 0.056 },
    { turn: 0, follows: 1, length: 0.33, radius: 0.046 },
    { turn: 26, follows: 1, length: 0.13, radius: 0.048 },
  ],
};
/** Thigh, the gaskin that runs back to the hock, cannon and pastern. */
const HIND: LegShape = {
  root: [-0.56, -1.16],
  radius: 0.25,
  joints: [
    { turn: 26, follows: 0, length: 0.26, radius: 0.17 },
    { turn: -22, follows: 0, length: 0.37, radius: 0.072 },
    { turn: 0, follows: 1, length: 0.05, radius: 0.07 },
    { turn: 0, follows: 1, length: 0.33, radius: 0.048 },
    { turn: 28, follows: 1, length: 0.13, radius: 0.048 },
  ],
};

const TRUNK = `
  38,168 22,161 2,157 -20,159 -44,166 -64,165 -80,156 -89,140 -88,118 -78,104 -54,101 -28,95 0,89
  28,88 54,92 70,102 82,118 86,136 78,156 58,168`;

/** Neck and head, and the mane along it. */
const CARRIAGES = {
  high: {
    neck: `
      84,126 96,140 104,160 110,172 118,175 126,172 138,161 147,157 152,160 153,167 148,176 141,186
      134,199 128,209 121,217 116,222 114,232! 108,228 103,222 94,216 82,204 68,188 54,174 40,166
      44,140`,
    mane: `
      113,226! 104,226 98,219! 90,219 84,209! 76,209 70,199! 62,198 56,188! 48,186 42,175! 38,170
      36,163! 48,152 60,140! 62,152 72,158! 76,166 88,176! 92,190 104,204! 106,216`,
    bridle: ['132,205 121,178', '145,180 137,163', '141,172 116,164 80,160 30,163'],
    head: [1.3, -2] as Point,
  },
  grazing: {
    neck: `
      62,160 84,152 104,128 118,98 126,72 132,60! 137,66! 140,58 148,42 154,24 155,14 149,8 142,9
      136,16 128,28 120,38 112,42 104,56 94,76 82,92 72,104 58,110 40,150`,
    mane: `
      44,165! 62,165 76,160! 90,156 100,144! 112,134 116,118! 126,104 128,88! 134,76 136,66! 128,60
      124,70! 116,78 112,92! 102,104 98,118! 88,128 80,140! 66,150 56,150`,
    bridle: ['142,55 124,38', '152,28 138,22', '146,30 120,60 84,150'],
    head: [1.45, -0.3] as Point,
  },
  /** The neck and head of a tired horse: the neck is low, and the head hangs from it. */
  drooping: {
    neck: `
      80,116 96,122 112,126 124,122! 128,108 134,94 142,78 148,68 156,66 162,72 162,84 159,100 155,116
      151,130 147,142! 151,154! 144,152 138,148 124,154 106,160 84,165 60,168 40,166 44,140`,
    mane: `
      143,150! 132,152 118,156 100,161 80,166 58,170 44,167! 56,158 68,146! 78,152 90,140! 98,148
      110,134! 116,144 128,130! 132,142 140,144`,
    bridle: ['153,122 129,106', '161,86 144,80', '150,108 118,112 84,140 40,160'],
    head: [1.5, -0.7] as Point,
  },
} as const;

interface Stance {
  gait: HorseGait;
  carriage?: keyof typeof CARRIAGES;
  tack?: 'harness' | 'saddle';
}

/** About 1.65 m at the withers, and about as long. */
export function horse({ gait, carriage = 'high', tack }: Stance): Part[] {
  const { nearFront, farFront, nearHind, farHind, tail } = GAITS[gait];
  const legs = [
    drawLeg(farFront, { ...FRONT, root: [FRONT.root[0] - 0.06, FRONT.root[1]] }),
    drawLeg(farHind, { ...HIND, root: [HIND.root[0] + 0.06, HIND.root[1]] }),
    drawLeg(nearFront, FRONT),
    drawLeg(nearHind, HIND),
  ];
  // The lowest hoof is on the ground; a gallop lifts them all.
  const lift = gait === 'gallop' ? -0.1 : 0;
  const drop = lift - Math.max(...legs.map(({ foot }) => foot));
  const { neck, mane, bridle } = CARRIAGES[carriage];
  const flow = -tail * 100;
  // Drawn for a longer trunk.
  const forward = (path: Path): Path => placed(path, { x: -0.06, y: 0 });
  const [farLegs, nearLegs] = [legs.slice(0, 2), legs.slice(2)].map((two) =>
    two.flatMap(({ path }) => path),
  ) as [Path[number][], Path[number][]];
  const parts = [
    ink(shape(TRUNK), ...forward([shape(neck)]), ...farLegs, ...nearLegs),
    // The far legs are in the shadow of the belly.
    { path: farLegs, material: 'depth', opacity: 0.4 } as const,
    ink(...nearLegs, shape(TRUNK)),
    ink(
      ...forward([shape(mane)]),
      shape(
        `
          -76,161 -92,160 ${-104 + flow * 0.6},${144 - flow * 0.1}
          ${-108 + flow * 1.2},${118 - flow * 0.3} ${-112 + flow * 1.8},${84 - flow * 0.6}
          ${-104 + flow * 1.9},${50 - flow * 0.8}! ${-100 + flow * 1.5},${66 - flow * 0.6}
          ${-92 + flow * 1.2},${54 - flow * 0.6}! ${-93 + flow * 0.8},${84 - flow * 0.4}
          ${-88 + flow * 0.4},${116 - flow * 0.2} -84,138`,
      ),
    ),
    fold(
      cut('66,150 76,128 66,106', 1.5),
      cut('-54,156 -40,134 -48,110', 1.5),
      cut(`-88,150 ${-101 + flow},124 ${-104 + flow * 1.6},${80 - flow * 0.6}`, 1.2),
      ...forward([cut(CHEEKS[carriage], 1.1)]),
    ),
  ];
  if (tack === 'harness')
    parts.push(
      fold(
        ...forward(bridle.map((line, i) => cut(line, i === 2 ? 1.4 : 1.8))),
        cut('34,169 54,140 76,112', 3.4),
        cut('0,157 4,122 0,90', 2.2),
        cut('68,124 -20,121 -86,127', 2),
      ),
    );
  if (tack === 'saddle')
    parts.push(
      { path: [shape('20,164! 10,158 -10,158 -24,168! -26,150 -22,124! 14,124! 22,146')], material: 'depth' },
      fold(
        ...forward(bridle.slice(0, 2).map((line) => cut(line, 1.7))),
        cut('-26,166 -24,146 -20,126 12,126 20,146 20,162', 1.4),
        cut('-2,124 2,104 0,90', 2),
        cut(REINS[carriage], 1.3),
      ),
    );
  return parts.map(({ path, ...part }) => ({ ...part, path: placed(path, { x: 0, y: drop }) }));
}

const CHEEKS = {
  high: '116,214 112,198 118,182',
  grazing: '130,46 124,62',
  drooping: '136,124 140,112 138,98',
} as const;
/** From the bit to the rider's hands. */
const REINS = {
  high: '134,172 96,168 44,196',
  grazing: '138,30 100,110 44,170',
  drooping: '146,104 100,130 44,176',
} as const;

/** Body and near legs of a horse on its hind legs. */
const REARING = `
  33,248 42,250 52,246 66,237 74,240 75,249 66,260 55,271 45,279 38,284 34,292! 29,286 22,280 12,270
  0,252 -14,236 -30,218 -48,200 -62,184 -76,160 -80,136 -72,118 -70,104 -60,88 -50,78 -48,68 -56,48
  -60,30 -56,14 -58,8 -54,0! -40,0! -44,10 -46,28 -36,46 -28,62 -24,74 -20,84! -22,96 -12,106 2,128
  16,150 26,170 34,174 46,178 62,186 66,182 62,168 60,160 66,154! 76,160! 76,172 80,186 76,194 62,196
  44,196 34,200 34,214 30,228 28,240 30,250`;

function rearing(): Part[] {
  return [
    ink(
      shape(REARING),
      // The far legs.
      shape(
        `
          -60,104! -48,84 -30,72 -22,60 -30,42 -32,28 -26,14 -28,8 -22,0! -8,0! -14,12 -18,28 -10,44
          -2,64 -10,84 -20,110!`,
      ),
      shape(
        `
          28,200! 46,210 64,216 76,212 84,200 88,190 96,186! 102,194! 96,202 90,216 80,228 64,230
          46,224 30,216!`,
      ),
      shape(
        `
          -74,150! -90,150 -102,132 -106,104 -112,80 -122,62! -108,70 -106,58! -96,76 -92,104 -84,126
          -74,132!`,
      ),
      shape(
        `
          34,290! 24,290 22,282! 12,280 8,268! -2,264 -6,252! -16,246 -20,234! -30,228 -34,216!
          -26,208 -10,216! 4,232 16,250 28,270!`,
      ),
    ),
    fold(
      cut('30,176 26,200 8,222', 1.6),
      cut('-66,120 -46,124 -28,104', 1.6),
      cut('40,276 34,262 38,252', 1.1),
    ),
  ];
}

const back = { anchors: { back: { x: -0.05, y: -1.6 } } };

export const HORSES: Motifs = {
  'horse standing': onGround(2.3, 2.7, () => horse({ gait: 'stand' }), back),
  'horse walking': onGround(2.3, 2.8, () => horse({ gait: 'walk' }), back),
  'horse trotting': onGround(2.24, 3.05, () => horse({ gait: 'trot', tack: 'harness' }), back),
  'horse galloping': onGround(2.14, 3.49, () => horse({ gait: 'gallop' }), back),
  'horse ridden': onGround(2.3, 2.6, () => horse({ gait: 'walk', tack: 'saddle' }), back),
  'horse ridden hard': onGround(2.14, 3.4, () => horse({ gait: 'gallop', tack: 'saddle' }), {
    anchors: { back: { x: -0.05, y: -1.7 } },
  }),
  'horse grazing': onGround(1.7, 2.7, () => horse({ gait: 'stand', carriage: 'grazing' }), back),
  'horse drooping': onGround(
    1.7,
    2.69,
    () => horse({ gait: 'stand', carriage: 'drooping', tack: 'harness' }),
    back,
  ),
  'horse rearing': onGround(2.92, 2.24, rearing),
};
