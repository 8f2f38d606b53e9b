import { woodLeaf } from './wood-leaf.ts';
import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { openCurve, outline, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, translucent, type Canvas } from '../../canvas.ts';
import type { Palette } from '../../palette.ts';
import { KINDS } from './trees-of-wood.ts';

/** A trunk that extends beyond the top of the picture, with its visible boughs and leaves. */
export function stem(
  random: Canvas['random'],
  { x, base, girth, row, tone, green, isBirch, isBare, isPine, palette, isOld, isMossy }: Stem,
): Shape[] {
  const half = girth / 2;
  const lean = random.between(-0.06, 0.06) * base;
  const at = (share: number): number => x + lean * share + Math.sin(share * 5 + x) * girth * 0.22;
  const spine = [0.12, 0.34, 0.58, 0.8, 1.06];
  const left = spine.map((share): Point => [at(share) - half * (1 - share * 0.42), base * (1 - share)]);
  const right = spine
    .map((share): Point => [at(share) + half * (1 - share * 0.42), base * (1 - share)])
    .reverse();
  const wood: Path[number][] = [
    outline([
      [x - half * 2.3, base + 12, 1],
      [x - half * 1.2, base - girth * 0.5],
      ...left,
      ...right,
      [x + half * 1.25, base - girth * 0.5],
      [x + half * 2.5, base + 12, 1],
    ]),
  ];
  const [bark, moss]: [Path[number][], Path[number][]] = [[], []];
  if (isOld && !isBirch) {
    for (const side of [-1, -0.45, 0.4, 1]) {
      const out = side * half * random.between(2.2, 3.4);
      wood.push(
        taper(
          [
            [x + side * half * 0.7, base - half * 0.9],
            [x + side * half * 1.3, base - half * 0.1],
            [x + out, base + random.between(4, 16)],
          ],
          [half * 0.42, half * 0.34, 1],
        ),
      );
      if (isMossy)
        moss.push(
          taper(
            [
              [x + side * half * 0.9, base - half * 0.7],
              [x + side * half * 1.5, base - half * 0.2],
              [x + out * 0.94, base + 4],
            ],
            [half * 0.1, half * 0.24, 1],
          ),
        );
    }
    if (row > 1)
      for (let k = 0; k < 7; k++) {
        const [from, across] = [random.between(0.14, 0.7), random.between(-0.7, 0.7)];
        bark.push(
          taper(
            Array.from({ length: 6 }, (_, i): Point => {
              const share = from + i * 0.05;
              return [
                at(share) + across * half * (1 - share * 0.42) + random.between(-1.5, 1.5),
                base * (1 - share),
              ];
            }),
            [0.4, 1.5, 0.4],
          ),
        );
      }
    if (isMossy)
      moss.push(
        outline([
          [x - half * 1.1, base - 2, 1],
          [at(0.12) - half, base * 0.9],
          [at(0.2) - half * 0.8, base * 0.8],
          [at(0.16) - half * 0.3, base * 0.86],
          [x - half * 0.1, base - half * 0.4],
          [x + half * 0.7, base - half * 0.7],
          [x + half * 1.1, base - 2, 1],
        ]),
      );
  }
  const leaves: Path[number][] = [];
  const boughs = isBirch ? 7 : isPine ? 4 : 6;
  for (let k = 0; k < boughs; k++) {
    const share = random.between(isPine ? 0.62 : 0.36, 0.98);
    const side = random.chance(0.5) ? 1 : -1;
    const reach = girth * random.between(2.4, 5.6) + 20;
    const from: Point = [at(share), base * (1 - share)];
    const rise = isBirch ? random.between(-0.5, 0.1) : random.between(0.3, 0.9);
    const middle: Point = [from[0] + side * reach * 0.5, from[1] - reach * (isBirch ? 0.3 : rise * 0.6)];
    const end: Point = [from[0] + side * reach, from[1] - reach * rise];
    const bend: Point = [
      (from[0] + middle[0]) / 2,
      (from[1] + middle[1]) / 2 + reach * (isBirch ? -0.06 : 0.05),
    ];
    wood.push(
      taper(openCurve([from, bend, middle, end]), [
        half * (isBirch ? 0.16 : 0.36),
        half * 0.26,
        half * 0.18,
        0.5,
      ]),
    );
    for (let i = 0; i < 3; i++) {
      const t = random.between(0.35, 1);
      const root: Point = [
        from[0] + (end[0] - from[0]) * t,
        from[1] + (end[1] - from[1]) * t + (t < 0.9 ? (middle[1] - (from[1] + end[1]) / 2) * 0.6 : 0),
      ];
      const twig: Point = [
        root[0] + side * reach * random.between(0.05, 0.34),
        root[1] + reach * (isBirch ? random.between(0.1, 0.5) : random.between(-0.4, 0.12)),
      ];
      wood.push(taper([root, twig], [Math.max(0.6, half * 0.09), 0.3]));
      if (isBare) continue;
      const size = 4 + row * 2.6;
      for (let n = 0; n < (row < 2 ? 5 : 8); n++) {
        const [u, v] = [
          twig[0] + random.between(-1, 1) * size * 3.4,
          twig[1] + random.between(-1, 1) * size * 2.6,
        ];
        const long = size * random.between(0.6, 1.25);
        const tilt = random.between(-0.7, 0.7);
        leaves.push(woodLeaf([u, v], long, tilt, isPine, LEAF));
      }
    }
  }
  const furrows = [translucent(palette.ink, 0.34, ...bark), translucent('#66803f', 0.34, ...moss)].filter(
    ({ path }) => path.length > 0,
  );
  if (!isBirch)
    return [filled(tone, ...wood), ...furrows, ...(leaves.length > 0 ? [filled(green, ...leaves)] : [])];
  // White bark in the shade, with black scars.
  const white = mix(tone, mix('#f0ebdf', palette.haze, 0.3), 0.62 - row * 0.06);
  const scars: Path[number][] = [];
  for (let y = base - 20; y > 20; y -= random.between(9, 24) * (0.5 + row * 0.3)) {
    const u = at(1 - y / base) + random.between(-0.6, 0.6) * half;
    scars.push(
      polygon([
        [u - half * random.between(0.2, 0.7), y],
        [u, y - girth * 0.09],
        [u + half * random.between(0.2, 0.6), y + 1],
        [u, y + girth * 0.07],
      ]),
    );
  }
  const [trunk, ...twigs] = wood;
  return [
    filled(tone, ...twigs),
    filled(white, trunk!),
    filled(mix(tone, palette.ink, 0.5), ...scars),
    ...(leaves.length > 0 ? [filled(green, ...leaves)] : []),
  ];
}

interface Stem {
  x: number;
  base: number;
  girth: number;
  /** 0 is the farthest. */
  row: number;
  tone: string;
  green: string;
  isBirch: boolean;
  isBare: boolean;
  isPine: boolean;
  palette: Palette;
  /** With roots above the ground and furrowed bark. */
  isOld: boolean;
  isMossy: boolean;
}

/** The thickness of the trunks relative to those of other woods: greater for oaks, and for trees described as old or huge. */
export function ageOf({ things }: Scene, kinds: readonly string[]): number {
  const isStated = things.some(
    ({ what, qualities, size }) =>
      (KINDS[what] !== undefined || what === 'tree' || what === 'trunk' || what === 'wood') &&
      (qualities.includes('old') || qualities.includes('gnarled') || size === 'large'),
  );
  return isStated ? OLD : kinds.every((kind) => kind.endsWith('oak')) ? STOUT : 1;
}

const [OLD, STOUT] = [2.1, 1.5];

const LEAF = { needles: [1.6, 0.5, 0.3], leaf: 0.42 } as const;
