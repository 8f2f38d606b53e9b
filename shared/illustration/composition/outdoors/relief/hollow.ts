import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { drawFar } from '../far/draw-far.ts';
import type { Stage } from '../stage.ts';
import { isWooded } from '../wood/thickets.ts';
import { drawWaySection, waterColour, wayOf } from '../ways/way-through-land.ts';
import { foldsOf, isLit, mistOf, scatteredBushes, slopeColour, slopeLayer, woodedSlope } from './slopes.ts';

/** The floor of the hollow: an oval seen from its edge, in pixels. */
const FLOOR = { x: 512, y: 556, halfX: 440, halfY: 84 } as const;

/** The height of the land round a hollow above its floor, seen from the edge: the far side, and both sides that come round to the reader. */
export function drawHollow(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const { horizon } = view;
  const mist = mistOf(stage);
  const isOfMountains = scene.things.some(({ what }) => what === 'mountain');
  drawFar(stage, isOfMountains ? 'peaks' : 'hills', 0.84);
  const isOfWoods = scene.things.some(
    ({ what, qualities }) => what === 'wood' || (what === 'hill' && qualities.includes('wooded')),
  );
  const lip = land.rolling(random, horizon + 12, 20, 340);
  const farLip: land.Contour = (x) => lip(x) - 30 * Math.abs((x - 512) / 512) ** 1.6;
  const floorTop: land.Contour = (x) =>
    FLOOR.y - FLOOR.halfY * Math.sqrt(Math.max(0, 1 - ((x - FLOOR.x) / (FLOOR.halfX * 1.16)) ** 2));
  canvas.add(
    [
      filled(slopeColour(stage, 0.5, 'even'), ...land.landBelow(farLip, 8)),
      ...foldsOf(stage, farLip, floorTop, [120, 900], { count: 6, towards: 512, strength: 0.11 }),
    ],
    slopeLayer(stage, { top: horizon + 60, foot: FLOOR.y - 70, air: 0.5, mist }),
  );
  if (isOfWoods)
    woodedSlope(stage, farLip, (x) => floorTop(x) - 6, [-30, WIDTH + 30], {
      depth: 0.5,
      tall: 26,
      light: 'even',
    });
  // The sides stand before the far slope, and come round to the reader.
  for (const side of ['left', 'right'] as const) {
    const light = isLit(stage, side === 'left' ? 'right' : 'left') ? 'lit' : 'shaded';
    const [crest, foot] = sideOf(stage, side);
    const xs = Array.from({ length: 60 }, (_, i) => -30 + (SIDE + 30) * (i / 59)).map((u) =>
      side === 'left' ? u : WIDTH - u,
    );
    const span: readonly [number, number] =
      side === 'left' ? [-20, SIDE * 0.84] : [WIDTH - SIDE * 0.84, WIDTH + 20];
    canvas.add(
      [
        filled(
          mix(slopeColour(stage, 0.3, light), slopeColour(stage, 0.34, 'even'), 0.4),
          polygon([...xs.map((x): Point => [x, crest(x)]), [xs.at(-1)!, HEIGHT], [xs[0]!, HEIGHT]]),
        ),
        ...foldsOf(stage, crest, foot, span, { count: 4, towards: 512, strength: 0.13 }),
      ],
      {
        ...slopeLayer(stage, {
          top: horizon + 90,
          foot: FLOOR.y + 90,
          air: 0.34,
          mist: slopeColour(stage, 0.36, 'even'),
        }),
        // Its end is lost in the floor.
        turn: {
          from: side === 'left' ? SIDE * 0.4 : WIDTH - SIDE * 0.4,
          to: side === 'left' ? SIDE : WIDTH - SIDE,
          colour: slopeColour(stage, 0.42, 'even'),
          strength: 1,
        },
      },
    );
    if (isOfWoods) woodedSlope(stage, crest, foot, span, { depth: 0.28, tall: 40, light });
    else if (isWooded(stage) && !isGrassland(stage))
      scatteredBushes(
        stage,
        (t) => {
          const x = span[0] + (span[1] - span[0]) * t;
          return [x, crest(x) + (foot(x) - crest(x)) * random.between(0.1, 0.9)];
        },
        { count: 5, tall: 20, depth: 0.3 },
      );
  }
  drawFloor(stage, mist);
  if (!isOfWoods) canvas.add([translucent(palette.ink, 0.1, ...levelTracks(stage, floorTop))]);
  stage.middle.block(0, 210);
  stage.middle.block(830, WIDTH);
  stage.open.block(0, 180);
  stage.open.block(860, WIDTH);
}

/** How far a side reaches into the picture, in pixels. */
const SIDE = 440;

/** Nothing but grass grows there. */
const isGrassland = ({ scene }: Stage): boolean =>
  scene.things.every(({ what }) => !['bush', 'tree', 'hedge', 'orchard'].includes(what)) &&
  scene.things.some(({ what }) => ['field', 'meadow', 'sheep', 'lawn', 'grass', 'moor'].includes(what));

/** The crest of a side, which hangs down like the side of a bowl, and its foot along the floor. */
function sideOf(
  { canvas: { random }, view }: Stage,
  side: 'left' | 'right',
): readonly [land.Contour, land.Contour] {
  const swell = land.rolling(random, 0, 16, 210);
  const share = (x: number) => Math.max(0, 1 - (side === 'left' ? x : WIDTH - x) / SIDE);
  const top = view.horizon - random.between(40, 70);
  const meet = FLOOR.y - FLOOR.halfY * 0.86;
  const crest: land.Contour = (x) =>
    meet - (meet - top) * share(x) ** 1.7 + swell(x) * Math.min(1, share(x) * 3);
  const foot: land.Contour = (x) => meet + 12 + 170 * share(x);
  return [crest, foot];
}

/** The floor with its fields and hedges, its lake, or the road that comes down to it. */
function drawFloor(stage: Stage, mist: string): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  const green = slopeColour(stage, 0.4, 'lit');
  const wave = random.between(0, 6);
  const rim = Array.from({ length: 72 }, (_, i): Point => {
    const angle = (i / 72) * 2 * Math.PI;
    const out = 1 + 0.03 * Math.sin(angle * 3 + wave) + 0.014 * Math.sin(angle * 8 + wave);
    return [
      FLOOR.x + Math.cos(angle) * FLOOR.halfX * out,
      FLOOR.y + Math.sin(angle) * FLOOR.halfY * out * (Math.sin(angle) > 0 ? 2.6 : 1),
    ];
  });
  canvas.add([filled(green, polygon(rim))], {
    haze: { from: FLOOR.y + 10, to: FLOOR.y - FLOOR.halfY - 20, colour: mist, strength: 0.5 },
    glow: 0.3,
    relief: 0,
    texture: { horizon: view.horizon, strength: 0.2 },
  });
  const lake = scene.things.find(({ what }) => ['lake', 'pond', 'pool'].includes(what));
  if (lake) {
    const share = lake.what === 'lake' ? 1 : 0.42;
    const shore = Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * 2 * Math.PI;
      const out = (0.92 + 0.09 * Math.sin(angle * 2 + 0.6) + 0.05 * Math.sin(angle * 5)) * share;
      return [
        FLOOR.x + Math.cos(angle) * FLOOR.halfX * 0.78 * out,
        FLOOR.y + 6 + Math.sin(angle) * FLOOR.halfY * 0.66 * out,
      ];
    });
    const glints = Array.from({ length: 26 }, () => {
      const y = FLOOR.y + random.between(-0.46, 0.5) * FLOOR.halfY * share;
      const x = FLOOR.x + random.between(-0.5, 0.5) * FLOOR.halfX * share;
      return ellipse(x, y, random.between(12, 60) * share, 0.9);
    });
    canvas.add([
      filled(mix(green, palette.ink, 0.3), ...[shore.map(([x, y]): Point => [x, y - 2])].map(polygon)),
    ]);
    canvas.add(
      [
        filled(mix(waterColour(stage), palette.light, 0.2), polygon(shore)),
        translucent(mix(palette.light, '#ffffff', 0.4), 0.4, ...glints),
      ],
      {
        haze: {
          from: FLOOR.y - 20,
          to: FLOOR.y + 70,
          colour: mix(palette.sky[0], palette.ink, 0.2),
          strength: 0.34,
        },
        glow: 0.5,
      },
    );
    return;
  }
  const way = wayOf(stage);
  if (!way) return;
  way.way = land.windingWay(
    random,
    { x: 560, y: HEIGHT + 20, half: way.isWater ? 90 : 76 },
    { x: 500, y: FLOOR.y - FLOOR.halfY + 10, half: 3 },
  );
  stage.way = way;
  drawWaySection(stage, way, FLOOR.y - FLOOR.halfY + 8, HEIGHT);
}

/** The paths of sheep along the far slope, one above another: they show that it is round. */
function levelTracks({ canvas: { random }, view }: Stage, floorTop: land.Contour): Path {
  return Array.from({ length: 7 }, (_, k) => {
    const up = (k + 0.7) / 8;
    const [from, to] = [random.between(190, 330), random.between(690, 850)];
    const line = Array.from({ length: 14 }, (_unused, i): Point => {
      const x = from + ((to - from) * i) / 13;
      return [
        x,
        floorTop(x) +
          (view.horizon + 26 - 40 * Math.abs((x - 512) / 512) ** 1.6 - floorTop(x)) * up +
          2 * Math.sin(x / 40 + k),
      ];
    });
    return taper(
      line,
      line.map((_point, i) => (i === 0 || i === 13 ? 0.3 : 1)),
    );
  });
}
