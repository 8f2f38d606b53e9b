import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import { outline, stroke, taper, type Path, type Point } from '../../../drawing/path.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { SceneThing } from '../../../scene.ts';
import { edgeBottomAt } from '../../../theatre/vignette.ts';
import { filled, shapesOf, translucent, WIDTH } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { toneAt } from '../../palette.ts';
import { isRough } from '../../terrain/terrain.ts';
import { reflected } from '../../land-and-sky/water.ts';
import type { Stage } from '../stage.ts';

/** The positions of boats: from the left, below the quay's waterline, and pixels per metre; near ones are larger. */
const BERTHS: readonly (readonly [x: number, down: number, scale: number])[] = [
  [318, 96, 23],
  [520, 44, 15],
  [196, 30, 13.5],
  [690, 66, 17],
  [404, 26, 13],
  [96, 48, 15],
  [600, 24, 12.5],
];
/** The boats of a harbour without mentioned ones. */
const DEFAULT_COUNT = 3;

/** Fishing boats at a quay. @param stated the boats of the passage @param foot the quay's waterline, in pixels from the top */
export function moorBoats(stage: Stage, stated: SceneThing | undefined, foot: number): void {
  const { canvas, palette, scene, view } = stage;
  const { random } = canvas;
  if (!stated && scene.things.some(({ what }) => AFLOAT.has(what))) return;
  const motif = MOTIFS.get('fishing boat')!;
  const count = !stated ? DEFAULT_COUNT : stated.count === 'many' ? BERTHS.length : (stated.count ?? 1);
  const tilt = isRough(scene) ? 9 : 1.2;
  for (const [x, down, scale] of BERTHS.slice(0, count)) {
    const y = Math.min(foot + down, view.foot - 26) + random.between(-3, 3);
    const at = {
      x: x + random.between(-16, 16),
      y,
      scale,
      isFlipped: random.chance(0.5),
      turn: random.between(-tilt, tilt),
    };
    const looks = coloursAt(palette, Math.max(0.03, 0.22 - scale * 0.008), { body: stated?.colour });
    const shapes = shapesOf(motif.draw(random, {}), at, looks);
    stage.standing.push({ ...(stated ? { thing: stated } : {}), isOverWater: true, scale, shapes });
    // The water reflects hull and masts.
    if (!isRough(scene)) stage.mirrored.push(...reflected(shapes.slice(0, 1), y - 1, palette));
  }
}

/** Where the ships of a full harbour lie: from the left, below the quay's waterline, and pixels per metre; the farthest first. */
const ROADS: readonly (readonly [x: number, down: number, scale: number])[] = [
  [640, -14, 4.2],
  [742, -12, 4.6],
  [930, -12, 4.4],
  [838, -8, 5.2],
  [690, -2, 6.2],
  [884, 4, 7],
  [770, 20, 9.4],
];

/** The many ships of a harbour at anchor: their masts are a wood against the sky. */
export function moorFleet(
  { canvas, palette, standing, mirrored }: Stage,
  ships: SceneThing,
  foot: number,
): void {
  const { random } = canvas;
  const motif = MOTIFS.get('ship at anchor')!;
  for (const [x, down, scale] of ROADS) {
    const at = {
      x: x + random.between(-14, 14),
      y: foot + down,
      scale: scale * random.between(0.92, 1.08),
      isFlipped: random.chance(0.5),
    };
    const shapes = shapesOf(
      motif.draw(random, {}),
      at,
      coloursAt(palette, Math.max(0.05, 0.62 - scale * 0.06), { body: ships.colour }),
    );
    standing.push({ thing: ships, isOverWater: true, scale: at.scale, shapes });
    mirrored.push(...reflected(shapes.slice(0, 1), at.y, palette));
  }
}

const AFLOAT: ReadonlySet<string> = new Set(['ship under sail', 'steamer', 'mast', 'river barge', 'raft']);

type Span = readonly [least: number, most: number];

/** The piles: distance from the side, and height above the water; in pixels. */
const PILES: readonly { from: Span; tall: Span; half: number }[] = [
  { from: [150, 170], tall: [150, 176], half: 13 },
  { from: [208, 222], tall: [108, 126], half: 12 },
  { from: [282, 306], tall: [74, 96], half: 11 },
];
/** The height of their waterline above the edge of the vignette, in pixels. */
const ABOVE_EDGE = 22;

/** Piles in the foreground water, with ropes between them and a gull on the tallest. */
export function moorings({ canvas: { random }, palette, edge }: Stage, side: 'left' | 'right'): Shape[] {
  const towards = side === 'left' ? 1 : -1;
  const ink = toneAt(palette, palette.isDark ? 0.02 : 0.07);
  const piles = PILES.map(({ from, tall, half }) => {
    const u = random.between(...from);
    const x = side === 'left' ? u : WIDTH - u;
    const foot = edgeBottomAt(edge, x) - ABOVE_EDGE;
    return { x, foot, half, top: foot - random.between(...tall), head: x + random.between(-5, 5) };
  });
  const [rings, wraps, ripples]: [Path[number][], Path[number][], Path[number][]] = [[], [], []];
  piles.forEach(({ x, foot, half, top, head }, i) => {
    rings.push(
      outline([
        [head - half, top + 2, 1],
        [head, top - 3],
        [head + half, top + 2, 1],
        [x + half + 2, foot, 1],
        [x, foot + 5],
        [x - half - 2, foot, 1],
      ]),
    );
    for (const down of [20, 26, 32])
      wraps.push(
        stroke(
          [
            [head - half - 1, top + down],
            [head, top + down + 4],
            [head + half + 1, top + down],
          ],
          3,
        ),
      );
    for (const [k, down] of [1, 9, 18].entries())
      ripples.push(
        taper(
          [
            [x - half * (2 - k * 0.3), foot + down],
            [x, foot + down + 2],
            [x + half * (2 - k * 0.3), foot + down],
          ],
          [0.3, 2.4 - k * 0.5, 0.3],
        ),
      );
    const next = piles[i + 1];
    if (next)
      rings.push(
        taper(
          sagging([head + half * towards, top + 28], [next.head - next.half * towards, next.top + 28]),
          [2.2, 1.9, 2.2],
        ),
      );
  });
  rings.push(...gullOn(piles[0]!, towards));
  return [
    translucent(ink, 0.5, ...ripples),
    filled(ink, ...rings),
    translucent(mix(ink, palette.light, 0.3), 0.8, ...wraps),
  ];
}

/** The gull faces the middle of the picture. */
function gullOn({ head, top }: { head: number; top: number }, towards: 1 | -1): Path {
  const at = (x: number, y: number, corner?: 1): Point =>
    corner ? [head + x * towards, top - 3 + y, corner] : [head + x * towards, top - 3 + y];
  return [
    outline([
      at(-19, -7),
      at(-9, -15),
      at(3, -19),
      at(8, -26),
      at(14, -28),
      at(18, -25),
      at(25, -23, 1),
      at(17, -21),
      at(14, -14),
      at(6, -7),
      at(-6, -6),
    ]),
    ...[-1, 4].map((x) => stroke([at(x, -7), at(x, 2)], 1.4)),
  ];
}

const SAG = 26;

const sagging = ([x, y]: Point, [u, v]: Point): Point[] =>
  Array.from({ length: 9 }, (_, i) => i / 8).map((t) => [
    x + (u - x) * t,
    y + (v - y) * t + 4 * SAG * t * (1 - t),
  ]);
