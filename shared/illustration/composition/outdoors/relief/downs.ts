import { polygon, type Point } from '../../../drawing/path.ts';
import { mix } from '../../../drawing/colour.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { liesInValleys } from '../../terrain/relief-of.ts';
import { drawFar } from '../far/draw-far.ts';
import { isWooded } from '../wood/thickets.ts';
import type { Stage } from '../stage.ts';
import { drawWaySection, wayOf } from '../ways/way-through-land.ts';
import { isLit, mistOf, scatteredBushes, slopeColour, slopeLayer } from './slopes.ts';

/** One swell of the land: the middle of its line, the height of its crests, and the air before it. */
interface Swell {
  y: number;
  height: number;
  wide: number;
  depth: number;
}

const SWELLS: readonly Swell[] = [
  { y: 372, height: 54, wide: 150, depth: 0.68 },
  { y: 408, height: 76, wide: 190, depth: 0.56 },
  { y: 456, height: 96, wide: 240, depth: 0.44 },
  { y: 522, height: 112, wide: 310, depth: 0.3 },
  { y: 612, height: 116, wide: 400, depth: 0.18 },
];

/** Rolling hills, swell behind swell, each rounded by light and shade. */
export function drawDowns(stage: Stage): void {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  drawFar(stage, 'hills', 0.86);
  const isMisty = liesInValleys(stage.scene);
  const mist = isMisty ? mix('#f6f2e8', palette.sky[3], palette.isDark ? 0.8 : 0.2) : mistOf(stage);
  const way = wayOf(stage);
  if (way) {
    way.way = land.windingWay(
      random,
      { x: 470, y: HEIGHT + 20, half: 90 },
      { x: 560, y: SWELLS[0]!.y, half: 1.6 },
    );
    stage.way = way;
  }
  const isShadeRight = !isLit(stage, 'right');
  SWELLS.forEach((swell, k) => {
    const crests = crestsOf(stage, swell);
    const line = lineOf(stage, swell, crests);
    const side = isShadeRight ? 1 : -1;
    const shades = SOFT.map((share) => crests.map((crest) => flankOf(line, crest, swell, side, share)));
    const lights = SOFT.map((share) =>
      crests.map((crest) => flankOf(line, crest, swell, side === 1 ? -1 : 1, share * 0.8)),
    );
    canvas.add(
      [
        filled(slopeColour(stage, swell.depth, 'even'), ...land.landBelow(line, 8)),
        ...shades.map((rings) =>
          translucent(mix(palette.sky[0], palette.ink, 0.5), palette.isDark ? 0.033 : 0.027, ...rings),
        ),
        ...lights.map((rings) => translucent(palette.light, palette.isDark ? 0.01 : 0.03, ...rings)),
      ],
      slopeLayer(stage, {
        top: swell.y - 10,
        foot: (SWELLS[k + 1]?.y ?? view.foot + 60) + 6,
        air: isMisty ? 1 : 0.78 - k * 0.08,
        mist,
      }),
    );
    if (isMisty && k < SWELLS.length - 1) canvas.add(mistBefore(stage, SWELLS[k + 1]!, mist), { glow: 0.5 });
    if (way && !isMisty)
      drawWaySection(stage, way, line(way.way.middleAt(swell.y)) + 1, (SWELLS[k + 1]?.y ?? HEIGHT) + 30);
    if (isWooded(stage) && k > 0)
      scatteredBushes(stage, (t) => [t * WIDTH, line(t * WIDTH) + random.between(8, 30 + k * 8)], {
        count: 3,
        tall: 8 + k * 5,
        depth: swell.depth,
      });
  });
}

/** A level sea of mist in front of a swell, out of which the next one rises. */
function mistBefore({ canvas: { random } }: Stage, { y, height }: Swell, mist: string) {
  return [0.95, 0.74, 0.54, 0.34, 0.14].map((up) =>
    translucent(mist, 0.36, ...land.landBelow(land.rolling(random, y - height * up, 10, 260), 10)),
  );
}

const crestsOf = ({ canvas: { random } }: Stage, { wide }: Swell): number[] => {
  const crests: number[] = [];
  for (let x = random.between(-0.6, 0.5) * wide; x < WIDTH + wide * 0.5; x += wide * random.between(1.5, 2.1))
    crests.push(x);
  return crests;
};

function lineOf(
  { canvas: { random } }: Stage,
  { y, height, wide }: Swell,
  crests: readonly number[],
): land.Contour {
  const tall = crests.map(() => height * random.between(0.6, 1.1));
  const own = land.rolling(random, 0, height * 0.14, wide * 0.7);
  return (x) =>
    y +
    own(x) -
    Math.max(0, ...crests.map((crest, i) => tall[i]! * Math.exp(-(((x - crest) / wide) ** 2) * 1.6)));
}

/** Shades that lie over each other to a soft edge, as shares of the width of a flank. */
const SOFT = [1, 0.91, 0.82, 0.73, 0.64, 0.55, 0.46, 0.37] as const;

/** The flank of a swell on one side of its crest, round at its foot. */
function flankOf(
  line: land.Contour,
  crest: number,
  { wide, height }: Swell,
  side: 1 | -1,
  share: number,
): number[] {
  const [long, deep] = [wide * 1.3 * share, height * 1.5 * share];
  // Each shade begins farther from the crest than the one it lies on, so that no edge is sharp.
  const start = wide * (0.02 + 0.42 * (1 - share));
  const upper = Array.from({ length: 17 }, (_, i): Point => {
    const x = crest + side * (start + (long * i) / 16);
    return [x, line(x) + 1];
  });
  const lower = Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16;
    const x = crest + side * (start + long * (1 - t));
    return [
      x + side * 0.2 * long * Math.sin(Math.PI * t),
      line(x) + 2 + deep * Math.sin(Math.PI * t) ** 0.8 * (1 - 0.3 * t),
    ];
  });
  return polygon([...upper, ...lower]) as number[];
}
