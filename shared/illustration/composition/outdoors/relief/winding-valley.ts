import { mix } from '../../../drawing/colour.ts';
import { polygon, type Point } from '../../../drawing/path.ts';
import { createNoise, octaveNoise, smoothStep } from '../../../drawing/noise.ts';
import { filled, HEIGHT, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { drawFar } from '../far/draw-far.ts';
import { isWooded } from '../wood/thickets.ts';
import type { Stage } from '../stage.ts';
import { drawWaySection, wayOf } from '../ways/way-through-land.ts';
import {
  foldsOf,
  isLit,
  middleThrough,
  mistOf,
  scatteredBushes,
  slopeColour,
  slopeLayer,
  woodedSlope,
} from './slopes.ts';

/** A shoulder of a hill that comes down into the valley from one side. */
interface Shoulder {
  side: 'left' | 'right';
  /** Where it meets the floor, its height at the margin, and how far from there it reaches, in pixels. */
  foot: number;
  height: number;
  reach: number;
  depth: number;
}

/** From the far end of the valley to the reader: each hides the foot of the one behind it. */
const SHOULDERS: readonly Shoulder[] = [
  { side: 'left', foot: 398, height: 136, reach: 560, depth: 0.66 },
  { side: 'right', foot: 412, height: 178, reach: 540, depth: 0.56 },
  { side: 'left', foot: 444, height: 236, reach: 566, depth: 0.44 },
  { side: 'right', foot: 494, height: 292, reach: 560, depth: 0.32 },
  { side: 'left', foot: 570, height: 340, reach: 436, depth: 0.22 },
  { side: 'right', foot: 672, height: 430, reach: 300, depth: 0.12 },
];

/** A valley between the shoulders of its hills, and the road or stream that winds round their feet. */
export function drawWindingValley(stage: Stage): void {
  const { scene, canvas, view, terrain } = stage;
  const { random } = canvas;
  const isOfMountains = scene.things.some(({ what }) => what === 'mountain');
  drawFar(stage, isOfMountains ? 'peaks' : 'hills', 0.82);
  if (terrain.water === 'river') terrain.water = 'stream';
  const way = wayOf(stage);
  if (way) {
    way.way = wayBetween(way.isWater ? 118 : 92);
    stage.way = way;
  }
  const mist = mistOf(stage);
  const isOfWoods = scene.things.some(
    ({ what, qualities }) => what === 'wood' || (what === 'hill' && qualities.includes('wooded')),
  );
  const floor = slopeColour(stage, 0.28, 'lit');
  canvas.add([filled(floor, ...land.landBelow(land.rolling(random, view.horizon + 12, 3, 300), 12))], {
    haze: { from: view.foot - 60, to: view.horizon + 10, colour: mist, strength: 0.86 },
    glow: 0.34,
    relief: 0,
    texture: { horizon: view.horizon, strength: 0.24 },
  });
  if (way) drawWaySection(stage, way, view.horizon + 14, HEIGHT);
  SHOULDERS.forEach((shoulder, k) => {
    const { side, foot, height, reach, depth } = shoulder;
    const crest = shoulderLine(random, shoulder);
    const across = (x: number) => (side === 'left' ? x : WIDTH - x);
    // Its foot comes nearer towards the margin.
    const base: land.Contour = (x) => foot + (14 + height * 0.16) * Math.max(0, 1 - across(x) / reach) ** 1.4;
    const light = isLit(stage, side === 'left' ? 'right' : 'left') ? 'lit' : 'shaded';
    const xs = Array.from({ length: 64 }, (_, i) => -30 + ((reach + 30) * i) / 63).map((u) =>
      side === 'left' ? u : WIDTH - u,
    );
    canvas.add(
      [
        filled(
          slopeColour(stage, depth, light),
          polygon([
            ...xs.map((x): Point => [x, crest(x)]),
            ...[...xs].reverse().map((x): Point => [x, base(x) + 1]),
          ]),
        ),
        ...foldsOf(
          stage,
          crest,
          base,
          side === 'left' ? [-20, reach * 0.8] : [WIDTH - reach * 0.8, WIDTH + 20],
          {
            count: 4 + k,
            towards: side === 'left' ? reach : WIDTH - reach,
            strength: 0.2 - depth * 0.14,
          },
        ),
      ],
      slopeLayer(stage, {
        top: foot - height * 0.5,
        foot: foot + 10,
        air: 0.8 - k * 0.07,
        mist: mix(floor, mist, depth),
      }),
    );
    const span: readonly [number, number] =
      side === 'left' ? [-30, reach * 0.86] : [WIDTH - reach * 0.86, WIDTH + 30];
    if (isOfWoods)
      woodedSlope(stage, crest, (x) => base(x) - height * 0.2, span, { depth, tall: 16 + k * 9, light });
    else if (isWooded(stage) && k > 0)
      scatteredBushes(
        stage,
        (t) => {
          const x = span[0] + (span[1] - span[0]) * t;
          return [x, base(x) - (base(x) - crest(x)) * random.between(0, 0.34)];
        },
        { count: 4, tall: 9 + k * 6, depth },
      );
  });
  stage.middle.block(0, 300);
  stage.middle.block(760, WIDTH);
  stage.open.block(0, 260);
  stage.open.block(780, WIDTH);
}

/** The crest of a shoulder: it falls from the margin in a swell, and runs out in a long foot. */
function shoulderLine(
  random: Stage['canvas']['random'],
  { side, foot, height, reach }: Shoulder,
): land.Contour {
  const noise = octaveNoise(createNoise(`shoulder ${random.next()}`), 3);
  const knee = random.between(0.42, 0.6);
  return (x) => {
    const t = Math.max(0, 1 - (side === 'left' ? x : WIDTH - x) / reach);
    const swell = 0.56 * smoothStep(0.02, knee, t) + 0.44 * t ** 1.1;
    return foot - height * swell * (0.92 + 0.2 * noise(x / 150, 4)) * (t > 0 ? 1 : 0);
  };
}

/** A road or stream that goes round the foot of every shoulder. */
function wayBetween(half: number): land.Way {
  const turns = [
    { y: 386, x: 600 },
    ...SHOULDERS.map(({ side, foot, reach }, k) => {
      const out = 10 + k * 13;
      return { y: foot + 4, x: side === 'left' ? reach + out : WIDTH - reach - out };
    }),
    { y: HEIGHT + 20, x: 520 },
  ];
  return {
    from: HEIGHT + 20,
    to: 386,
    halfAt: (y) => 1.4 + half * Math.max(0, (y - 380) / (HEIGHT - 360)) ** 1.5,
    middleAt: middleThrough(turns),
  };
}
