import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { openCurve, outline, polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import { filled, HEIGHT, shapesOf, translucent, WIDTH, type Canvas } from '../canvas.ts';
import * as land from '../land.ts';
import { coloursAt } from '../material-colours.ts';
import { toneAt, type Palette } from '../palette.ts';
import { groundTint } from '../terrain.ts';
import { isLeafless } from '../foliage.ts';
import { HOUSES } from './main-thing.ts';
import type { View } from './viewpoint.ts';

/** The trees of a wood: those that the passage names, or the usual ones of its region and season. */
function treesOf(scene: Scene): readonly string[] {
  const named = scene.things
    .flatMap(({ what, qualities }) => (what === 'wood' ? qualities : [what]).map((name) => KINDS[name]))
    .filter((kind) => kind !== undefined);
  const bare = isLeafless(scene);
  if (named.length > 0)
    return named.map((kind) =>
      bare && kind !== 'fir tree' && kind !== 'pine' && kind !== 'cypress' ? 'bare tree' : kind,
    );
  if (scene.region === 'east')
    return bare ? ['bare birch', 'fir tree'] : ['birch tree', 'fir tree', 'leafy tree'];
  return bare ? ['bare tree', 'bare oak'] : ['leafy tree', 'oak', 'leafy tree'];
}

const KINDS: Readonly<Record<string, string>> = {
  'fir tree': 'fir tree',
  pine: 'pine',
  oak: 'oak',
  'birch tree': 'birch tree',
  lime: 'lime',
  maple: 'maple',
  'willow tree': 'willow tree',
  'poplar tree': 'poplar tree',
  cypress: 'cypress',
  'palm tree': 'palm',
};

const CONIFERS: ReadonlySet<string> = new Set(['fir tree', 'cypress']);

/** The rows of a wood, far ones first: haze in front, number and thickness of trunks, and width of the clearing. */
const ROWS = [
  { air: 0.8, count: 17, girth: 6, open: 0 },
  { air: 0.62, count: 12, girth: 11, open: 60 },
  { air: 0.42, count: 8, girth: 19, open: 120 },
  { air: 0.2, count: 5, girth: 34, open: 230 },
] as const;
/** Half the clearing round a house, in pixels. */
const GLADE = 300;

/** A wood from within: rows of trunks that get paler towards the light, under a closed canopy. */
export function drawWood(canvas: Canvas, palette: Palette, scene: Scene, { horizon, foot }: View): void {
  const { random } = canvas;
  const kinds = treesOf(scene) as [string, ...string[]];
  const isBare = isLeafless(scene);
  const tint = groundTint(scene);
  const isSnowy = scene.season?.value === 'winter' || scene.weather?.value === 'snow';
  // A low sun lights the tops; below it is dark.
  const isLow =
    scene.time?.value === 'sunset' ||
    scene.time?.value === 'dawn' ||
    scene.time?.value === 'dusk' ||
    scene.light?.value === 'low sun';
  const gold = mix('#f2b765', palette.light, 0.2);
  // The near trees leave room for what stands among them.
  const isGlade = scene.things.some(({ what }) => HOUSES.has(what));
  const way = isGlade ? WIDTH / 2 : random.between(470, 590);
  const hasWay =
    random.chance(0.6) ||
    scene.things.some(
      ({ what }) => what === 'path' || what === 'road' || what === 'trail' || what === 'avenue',
    );
  const ofAge = ageOf(scene, kinds);
  const isStrewn = scene.season?.value === 'autumn' && !isSnowy;
  const isMossy = scene.things.some(({ what }) => what === 'moss');
  ROWS.forEach(({ air, count: young, girth: slight, open }, row) => {
    // Old trees are few and stout.
    const [count, girth] = [Math.max(4, Math.round(young / Math.sqrt(ofAge))), slight * ofAge];
    const base = horizon + (foot - horizon) * [0.1, 0.3, 0.56, 0.94][row]!;
    const depth = isLow ? air * 0.8 : air;
    const tone = toneAt(palette, depth);
    const green = mix(tone, palette.leaf ?? '#5d7444', palette.isDark ? 0.08 : 0.34 - air * 0.24);
    // Conifers keep their needles.
    const evergreen = mix(tone, '#3d5a48', palette.isDark ? 0.08 : 0.4 - air * 0.24);
    const shapes: Shape[] = [];
    for (let i = 0; i < count; i++) {
      const x = 20 + ((i + random.between(0.1, 0.9)) / count) * (WIDTH - 40);
      if (open > 0 && Math.abs(x - way) < (isGlade && row > 1 ? GLADE : open) * random.between(0.8, 1.2))
        continue;
      const kind = random.pick(kinds);
      if (CONIFERS.has(kind)) {
        const motif = MOTIFS.get(kind)!;
        const tall = [290, 400, 520, 600][row]! * random.between(0.8, 1.15);
        shapes.push(
          ...shapesOf(
            motif.draw(random, {}),
            { x, y: base + 8, scale: tall / motif.height, isFlipped: random.chance(0.5) },
            { ...coloursAt(palette, depth), leaf: evergreen },
          ),
        );
      } else
        shapes.push(
          ...stem(random, {
            x,
            base,
            girth: girth * random.between(0.7, 1.3),
            row,
            tone,
            green: kind === 'pine' ? evergreen : green,
            isBirch: kind.includes('birch'),
            isBare,
            isPine: kind === 'pine',
            palette,
            isOld: ofAge > 1,
            isMossy,
          }),
        );
    }
    if (!isBare && !palette.isDark && kinds.every((kind) => !CONIFERS.has(kind)))
      shapes.push(
        filled(
          mix(green, tone, 0.2),
          ...canopy(
            random,
            row,
            isGlade ? WIDTH / 2 : way,
            kinds.every((kind) => kind === 'pine'),
          ),
        ),
      );
    canvas.add(shapes, {
      haze: isLow
        ? { from: base - 60, to: base - 420, colour: gold, strength: 0.72 * Math.min(1, air * 1.3) ** 1.2 }
        : { from: base - 260, to: base + 16, colour: palette.haze, strength: air * 0.85 },
      glow: 0.12 + air * 0.5,
      rim: 0.5,
      shadow: { blur: 3, distance: 5, colour: palette.ink, strength: 0.08 + 0.06 * row },
    });
    const floor = isSnowy
      ? mix(mix('#eeecef', palette.sky[2], 0.3), palette.sky[0], 0.16 + 0.06 * row)
      : tint
        ? mix(tone, tint.colour, tint.share * 0.55)
        : tone;
    const crest = land.rolling(random, base + 6, 13, 260);
    canvas.add(
      [
        filled(floor, ...land.landBelow(crest)),
        ...(isSnowy ? [] : [filled(floor, ...land.blades(random, crest, 8 + row * 7, 100))]),
      ],
      {
        haze: {
          from: base + 4,
          to: base + 90,
          colour: isLow ? toneAt(palette, depth * 0.6) : palette.haze,
          strength: isLow ? 0.3 : 0.5 * air + 0.1,
        },
        glow: 0.1 + air * 0.4,
        texture: { horizon, strength: isSnowy ? 0.07 : 0.3 },
      },
    );
    if (isStrewn && row > 0)
      canvas.add(
        [
          translucent(
            mix(mix('#d08a3a', palette.light, 0.16), tone, air * 0.5),
            0.85,
            ...litter(random, crest, base + 60 + row * 30, 3 + row * 2.4),
          ),
        ],
        { glow: 0.14 },
      );
    if (hasWay && row === 2) {
      const path = land.windingWay(
        random,
        { x: way + random.between(-60, 60), y: foot + 30, half: 70 },
        { x: way, y: horizon + (foot - horizon) * 0.2, half: 6 },
      );
      canvas.add(
        [
          filled(
            isSnowy
              ? mix(floor, palette.sky[1], 0.4)
              : mix(mix(toneAt(palette, 0.6), '#cdb48a', 0.2), palette.light, 0.2),
            ...land.waySection(path, 0, HEIGHT),
          ),
        ],
        { glow: 0.5, haze: { from: horizon + 60, to: horizon, colour: palette.haze, strength: 0.6 } },
      );
    }
  });
  if (!isSnowy) {
    const fern = MOTIFS.get('fern')!;
    const ferns = [150, 260, 800, 900]
      .filter(() => random.chance(0.7))
      .flatMap((x) =>
        shapesOf(
          fern.draw(random, {}),
          {
            x: x + random.between(-50, 50),
            y: foot + 22,
            scale: random.between(80, 130),
            isFlipped: random.chance(0.5),
          },
          coloursAt(palette, 0.06),
        ),
      );
    canvas.add(ferns, { rim: 0.4, glow: 0.05, reach: 'beyond', fade: { from: foot + 30, to: 760 } });
  }
}

/** Fallen leaves. @param size of the nearest, in pixels */
const litter = (random: Canvas['random'], crest: land.Contour, bottom: number, size: number): Path =>
  Array.from({ length: 150 }, () => {
    const x = random.between(20, WIDTH - 20);
    const top = crest(x) + 3;
    const t = random.next();
    const half = size * (0.4 + 0.8 * t) * random.between(0.7, 1.3);
    const y = top + (bottom - top) * t;
    return outline([
      [x - half, y, 1],
      [x - half * 0.1, y - half * 0.45],
      [x + half, y - half * random.between(-0.3, 0.3), 1],
      [x, y + half * 0.4],
    ]);
  });

/** The height of the foliage overhead for each row, in pixels; farther rows are seen below it. */
const CANOPY = [330, 262, 196, 138] as const;

/** The leaves overhead, which close the view above and let the light in over the way. */
function canopy(random: Canvas['random'], row: number, way: number, isPine: boolean): Path {
  const deep = CANOPY[row]!;
  const size = 5 + row * 4;
  const lobes = [0, 1, 2, 3].map(() => ({
    x: random.between(-40, WIDTH + 40),
    wide: random.between(70, 170),
    more: random.between(0.2, 0.5),
  }));
  const lowest = (x: number) =>
    deep *
    (1 -
      (isPine ? 0.3 : 0.62) * Math.exp(-(((x - way) / 210) ** 2)) +
      Math.max(...lobes.map((lobe) => lobe.more * Math.exp(-(((x - lobe.x) / lobe.wide) ** 2)))));
  const leaves: Path[number][] = [];
  for (let i = 0; i < 340 - row * 50; i++) {
    const x = random.between(-20, WIDTH + 20);
    const y = lowest(x) * random.next() ** 0.8 * (0.3 + 0.7 * random.next() ** 0.5);
    for (let n = 0; n < 3; n++) {
      const [u, v] = [x + random.between(-2, 2) * size, y + random.between(-1.4, 1.4) * size];
      const long = size * random.between(0.7, 1.4);
      const tilt = random.between(-0.8, 0.8);
      leaves.push(
        isPine
          ? polygon([
              [u - long * 2, v],
              [u, v - long * 0.6],
              [u + long * 2, v],
              [u, v + long * 0.4],
            ])
          : outline([
              [u - long, v - long * tilt, 1],
              [u - long * 0.1, v - long * 0.5],
              [u + long, v + long * tilt, 1],
              [u + long * 0.1, v + long * 0.5],
            ]),
      );
    }
  }
  return leaves;
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
function ageOf({ things }: Scene, kinds: readonly string[]): number {
  const isSaid = things.some(
    ({ what, qualities, size }) =>
      (KINDS[what] !== undefined || what === 'tree' || what === 'trunk' || what === 'wood') &&
      (qualities.includes('old') || qualities.includes('gnarled') || size === 'large'),
  );
  return isSaid ? OLD : kinds.every((kind) => kind.endsWith('oak')) ? STOUT : 1;
}
const [OLD, STOUT] = [2.1, 1.5];

/** A trunk that extends beyond the top of the picture, with its visible boughs and leaves. */
function stem(
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
        leaves.push(
          isPine
            ? polygon([
                [u - long * 1.6, v],
                [u, v - long * 0.5],
                [u + long * 1.6, v],
                [u, v + long * 0.3],
              ])
            : outline([
                [u - long, v - long * tilt, 1],
                [u - long * 0.1, v - long * 0.42],
                [u + long, v + long * tilt, 1],
                [u + long * 0.1, v + long * 0.42],
              ]),
        );
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
