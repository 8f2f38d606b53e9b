import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, rectangle, stroke, type Path, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import { bush, farTree, woodline } from '../../land-and-sky/far-trees.ts';
import { landBelow, rolling } from '../../land-and-sky/land.ts';
import { recordThing } from '../placing/record-shown.ts';
import { SHADOW } from '../room.ts';
import { boulders, mouthEdge, rockAround, stalactites, type Mouth } from './rock.ts';
import type { Stage } from './stage.ts';

/** The bright mouth, in pixels. */
export const MOUTH = { x: 560, y: 392 } as const;

const HORIZON = 430;

const WATERS: ReadonlySet<string> = new Set(['water', 'pool', 'lake', 'stream', 'puddle', 'river', 'pond']);
const SEAS: ReadonlySet<string> = new Set([
  'sea',
  'wave',
  'shore',
  'beach',
  'bay',
  'ship under sail',
  'boat',
]);
const WOODS: ReadonlySet<string> = new Set([
  'wood',
  'forest',
  'tree',
  'pine',
  'fir tree',
  'oak',
  'leafy tree',
  'bush',
]);

const ROCKY: ReadonlySet<string> = new Set(['wall', 'cave', 'ice']);

/** What lies before a cave. */
const viewOf = ({ things }: Scene): 'sea' | 'wood' | 'hills' =>
  things.some(({ what }) => SEAS.has(what))
    ? 'sea'
    : things.some(({ what }) => WOODS.has(what))
      ? 'wood'
      : 'hills';

/** A cave seen from within: towards its mouth, or round what burns in it. */
export function drawCave(stage: Stage): void {
  const { canvas, palette, scene } = stage;
  const { random } = canvas;
  const isOpen = stage.lampAt === null;
  const hasSpikes = scene.things.some(
    ({ what }) =>
      what === 'stalactite' || (what === 'rock' && scene.things.some((other) => other.what === 'ceiling')),
  );
  const stated = scene.things.find(({ what, colour }) => ROCKY.has(what) && colour !== undefined)?.colour;
  const usual = isOpen ? mix(palette.haze, '#6b5f55', 0.5) : palette.sky[2];
  const rock = (share: number) =>
    mix(palette.ink, stated ? mix(usual, stated, 0.6) : usual, stated ? share * 1.3 : share);
  const frames: readonly (readonly [Mouth, number])[] = isOpen
    ? [
        [{ x: MOUTH.x, foot: 536, half: 214, tall: 316, rough: 22 }, 0.36],
        [{ x: MOUTH.x - 22, foot: 588, half: 300, tall: 430, rough: 30 }, 0.2],
        [{ x: MOUTH.x - 52, foot: 656, half: 404, tall: 560, rough: 38 }, 0.08],
      ]
    : [
        [{ x: 520, foot: 560, half: 306, tall: 372, rough: 30 }, 0.5],
        [{ x: 506, foot: 606, half: 392, tall: 486, rough: 38 }, 0.22],
        [{ x: 512, foot: 676, half: 470, tall: 606, rough: 40 }, 0.06],
      ];
  if (isOpen) drawView(stage);
  else drawBackWall(stage);
  frames.forEach(([mouth, share], i) => {
    const edge = mouthEdge(random, mouth);
    const colour = rock(share);
    canvas.add(
      rockAround(random, palette, edge, mouth, colour, { deep: 34 + i * 24, strength: isOpen ? 1.2 : 0.9 }),
      {
        rim: i === 0 ? 0.4 : 0.2,
        relief: 0.05,
        glow: 0.1,
        texture: { strength: 0.07, size: 30 },
        shadow: { ...SHADOW, colour: palette.ink, strength: 0.3 },
      },
    );
    if (hasSpikes)
      canvas.add([filled(mix(colour, palette.light, 0.06), ...stalactites(random, edge, 62 + i * 44))], {
        rim: 0.7,
        glow: 0.12,
        shadow: { ...SHADOW, colour: palette.ink, strength: 0.24 },
      });
    drawGround(stage, mouth, colour, i);
    if (i === 0) drawWater(stage, mouth);
  });
  for (const thing of scene.things)
    if ((thing.what === 'cave' || thing.what === 'stalactite') && !stage.shown.has(thing))
      recordThing(stage, thing);
}

/** The sea, a wood or hills in front of the cave. */
function drawView(stage: Stage): void {
  const { canvas, palette, scene } = stage;
  const { random } = canvas;
  const view = viewOf(scene);
  if (view === 'sea') {
    const water = mix(mix(palette.sky[0], '#2c6480', palette.isDark ? 0.1 : 0.4), palette.haze, 0.2);
    canvas.add([filled(water, rectangle(-10, HORIZON, WIDTH + 20, HEIGHT))], {
      glow: 0.3,
      haze: { from: HORIZON + 60, to: HORIZON - 6, colour: palette.haze, strength: 0.6 },
    });
    canvas.add([
      translucent(
        palette.light,
        0.5,
        ...Array.from({ length: 46 }, () => {
          const away = random.next() ** 1.6;
          const wide = 8 + away * 42;
          return ellipse(
            MOUTH.x + random.between(-1, 1) * (26 + away * 90),
            HORIZON + 4 + away * 110,
            wide,
            1 + away * 2,
          );
        }),
      ),
    ]);
    const thing = scene.things.find(({ what }) => what === 'sea');
    if (thing) recordThing(stage, thing);
    return;
  }
  const far = mix(palette.ink, palette.haze, 0.76);
  const green = mix(mix(palette.ink, palette.haze, 0.44), palette.leaf ?? palette.haze, 0.34);
  canvas.add([filled(far, ...landBelow(rolling(random, HORIZON - 40, 46, 260), 10))], { glow: 0.3 });
  const land = rolling(random, HORIZON + 10, 20, 220);
  canvas.add(
    [filled(mix(green, palette.haze, 0.42), ...landBelow(rolling(random, HORIZON - 8, 26, 200), 10))],
    { glow: 0.26 },
  );
  if (view === 'wood')
    canvas.add([filled(mix(green, palette.haze, 0.24), ...woodline(random, (x) => land(x) + 4, 84, 'fir'))], {
      glow: 0.24,
    });
  canvas.add(
    [
      filled(
        green,
        ...landBelow((x) => land(x) + 16, 10),
        ...(view === 'wood'
          ? woodline(random, (x) => land(x) + 26, 70, 'leafy')
          : bush(random, MOUTH.x + 60, land(MOUTH.x + 60) + 24, 60)),
        ...(view === 'wood' ? [] : farTree(random, MOUTH.x - 96, land(MOUTH.x - 96) + 22, 120, 'leafy')),
      ),
    ],
    { glow: 0.18 },
  );
  const thing = scene.things.find(({ what }) => WOODS.has(what));
  if (thing && view === 'wood') recordThing(stage, thing);
}

/** The rock behind a fire, on which its light falls. */
function drawBackWall({ canvas, palette }: Stage): void {
  const { random } = canvas;
  const facets: [Path[number][], Path[number][]] = [[], []];
  const step = 74;
  const at = (i: number, k: number): Point => [
    130 + i * step + (k % 2) * step * 0.5 + Math.sin(i * 12.9 + k * 78.2) * 24,
    150 + k * step * 0.8 + Math.sin(i * 39.3 + k * 11.1) * 20,
    1,
  ];
  for (let i = 0; i < 11; i++)
    for (let k = 0; k < 6; k++) {
      if (random.chance(0.4)) facets[0].push(polygon([at(i, k), at(i + 1, k), at(i + (k % 2), k + 1)]));
      if (random.chance(0.35))
        facets[1].push(polygon([at(i + 1, k), at(i + 1 + (k % 2), k + 1), at(i + (k % 2), k + 1)]));
    }
  canvas.add([translucent(palette.light, 0.045, ...facets[0]), translucent(palette.ink, 0.06, ...facets[1])]);
}

/** The floor in front of an opening, with the light that lies on it. */
function drawGround(stage: Stage, { x, foot, half }: Mouth, colour: string, i: number): void {
  const { canvas, palette } = stage;
  const { random } = canvas;
  const streaks: Path = Array.from({ length: 9 }, () => {
    const away = random.next();
    const y = foot + 8 + away * (34 + i * 26);
    const u = x + random.between(-0.6, 0.6) * half;
    const wide = half * random.between(0.1, 0.34);
    return stroke(
      [
        [u - wide, y],
        [u, y + random.between(-3, 3)],
        [u + wide, y],
      ],
      2 + i * 1.4,
      true,
    );
  });
  canvas.add([translucent(palette.light, 0.2 - i * 0.05, ...streaks)], { glow: 0.3 });
  const sides: Point[] = [];
  for (let k = 0; k < 3 + i; k++) {
    const side = k % 2 ? 1 : -1;
    sides.push([x + side * half * random.between(0.66, 0.98), foot + random.between(4, 26)]);
  }
  canvas.add(boulders(random, palette, mix(colour, palette.light, 0.04), sides, 22 + i * 16), {
    rim: 0.6,
    glow: 0.08,
  });
}

/** Water on the floor, where it is named, in which the light lies. */
function drawWater(stage: Stage, { x, foot, half }: Mouth): void {
  const { canvas, palette, scene } = stage;
  const thing = scene.things.find(({ what }) => WATERS.has(what));
  if (!thing || viewOf(scene) === 'sea') return;
  const { random } = canvas;
  const water = mix(palette.ink, palette.sky[2], 0.5);
  const [top, bottom] = [foot - 4, foot + 96];
  const shine = stage.light.x;
  canvas.add(
    [
      filled(water, rectangle(x - half * 1.5, top, half * 3, bottom - top)),
      translucent(
        palette.light,
        0.4,
        ...Array.from({ length: 26 }, () => {
          const away = random.next();
          const wide = random.between(0.3, 1) * (26 + away * 60);
          return ellipse(
            shine + random.between(-1, 1) * (10 + away * 40),
            top + 5 + away * 80,
            wide,
            1 + away * 1.6,
          );
        }),
      ),
      translucent(
        palette.light,
        0.14,
        ...Array.from({ length: 16 }, () => {
          const [u, v] = [x + random.between(-1, 1) * half, top + random.between(4, 90)];
          return stroke(
            [
              [u, v],
              [u + random.between(30, 90), v],
            ],
            1.8,
            true,
          );
        }),
      ),
    ],
    { glow: 0.3, haze: { from: top + 20, to: bottom, colour: palette.ink, strength: 0.5 } },
  );
  if (!stage.shown.has(thing)) recordThing(stage, thing);
}
