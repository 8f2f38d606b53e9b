import { mix } from '../../../drawing/colour.ts';
import { polygon, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { snowColour } from '../far/snow-colour.ts';
import type { Stage } from '../stage.ts';

/** The share of a building's height that its edge hides. */
export const SUNK = 0.56;
/** Of a factory only the chimneys rise above it. */
export const SUNK_HALL = 0.42;

/** The position of the ravine's near edge, as a share of the way from the horizon to the reader. */
const EDGE = 0.34;

/** The land around a ravine: the plain beyond it, its shaded far side, and the mist in it. */
export function drawRavine(stage: Stage): void {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  const far = land.rolling(random, view.horizon + 10, 8, 420);
  const colour = plainColour(stage, 0.62);
  canvas.add([filled(colour, ...land.landBelow(far, 10, HEIGHT))], {
    haze: { from: view.horizon, to: view.horizon + 60, colour: palette.haze, strength: 0.4 },
    glow: 0.3,
  });
  // Its far side is steep and in the shade, and scored by the rain.
  const lip = edgeOf(stage, 0.1);
  const wall = mix(plainColour(stage, 0.46), palette.ink, 0.2);
  const scores = Array.from({ length: 40 }, () => {
    const x = random.between(0, WIDTH);
    const y = lip(x) + random.between(2, 10);
    return polygon([
      [x, y],
      [x + 7, y],
      [x + random.between(-16, 22), y + random.between(30, 70)],
    ]);
  });
  canvas.add([filled(wall, ...land.landBelow(lip, 8, HEIGHT)), translucent(palette.ink, 0.08, ...scores)], {
    haze: { from: view.horizon + 40, to: view.horizon + 130, colour: palette.haze, strength: 0.8 },
    glow: 0.08,
  });
}

/** The near plain up to the edge, in front of everything in the ravine. */
export function drawRim(stage: Stage): void {
  const { canvas, palette, terrain } = stage;
  const { random } = canvas;
  const edge = edgeOf(stage, EDGE);
  const colour = plainColour(stage, 0.36);
  const grass = terrain.ground === 'snow' ? [] : land.blades(random, edge, 11, 170);
  canvas.add([filled(colour, ...land.landBelow(edge, 8), ...grass)], {
    haze: { from: stage.view.foot, to: stage.view.horizon + 60, colour: palette.haze, strength: 0.34 },
    glow: 0.24,
    rim: 0.4,
    relief: 0,
    texture: { horizon: stage.view.horizon, strength: 0.26 },
    shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.22 },
  });
  // Cart tracks over the plain to its edge.
  if (!terrain.hasRoad) return;
  const middle = WIDTH * 0.62;
  const way = land.windingWay(
    random,
    { x: 440, y: HEIGHT + 20, half: 92 },
    { x: middle, y: edge(middle) + 2, half: 9 },
  );
  const dust = mix(mix(colour, '#cdb48a', palette.isDark ? 0.2 : 0.5), palette.light, 0.12);
  canvas.add([filled(dust, ...land.waySection(way, edge(middle) + 2, HEIGHT))], { glow: 0.3 });
  canvas.add([
    translucent(
      palette.ink,
      0.12,
      ...land.waySection(
        {
          ...way,
          middleAt: (y) => way.middleAt(y) + way.halfAt(y) * 0.4,
          halfAt: (y) => way.halfAt(y) * 0.09,
        },
        edge(middle) + 2,
        HEIGHT,
      ),
      ...land.waySection(
        {
          ...way,
          middleAt: (y) => way.middleAt(y) - way.halfAt(y) * 0.4,
          halfAt: (y) => way.halfAt(y) * 0.09,
        },
        edge(middle) + 2,
        HEIGHT,
      ),
    ),
  ]);
}

function plainColour({ scene, palette, terrain }: Stage, depth: number): string {
  if (terrain.ground === 'snow') return mix(snowColour({ palette }), palette.sky[1], depth * 0.5);
  const tint = groundTint(scene);
  const plain = toneAt(palette, depth);
  return tint ? mix(plain, tint.colour, tint.share * 1.2) : plain;
}

/** An edge that dips at the mouth of the ravine, and is broken by gullies. */
function edgeOf({ canvas: { random }, view }: Stage, share: number): land.Contour {
  const own = land.rolling(random, view.horizon + (view.foot - view.horizon) * share, 9, 120);
  const mouth = random.between(400, 640);
  return (x) => own(x) + 24 * Math.exp(-(((x - mouth) / 170) ** 2)) - 26 * Math.abs((x - mouth) / WIDTH);
}

/** Gullies across open land: each opens towards the reader, one side of it in the shade. */
export function drawGullies(stage: Stage): void {
  const { canvas, palette, view, terrain } = stage;
  const { random } = canvas;
  const deep = view.foot - view.horizon;
  const ground = plainColour(stage, 0.4);
  const shade = mix(
    ground,
    terrain.ground === 'snow' ? mix(palette.sky[0], palette.ink, 0.3) : palette.ink,
    0.46,
  );
  for (const [x, to, from] of [
    [random.between(170, 290), 0.2, 0.5],
    [random.between(700, 860), 0.1, 0.36],
    [random.between(60, 150), 0.56, 0.9],
  ] as const) {
    const [upper, lower]: [Point[], Point[]] = [[], []];
    const slant = random.between(70, 170) * (x < WIDTH / 2 ? 1 : -1);
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      const y = view.horizon + deep * (to + (from - to) * t);
      const half = (4 + 74 * t ** 1.5) * (1 + random.between(-0.16, 0.16));
      const middle = x + slant * t + random.between(-9, 9) * (1 + t);
      upper.push([middle - half, y - random.between(0, 3)]);
      lower.unshift([middle + half * 0.9, y + 2 + 7 * t]);
    }
    const floor = lower.map(([u, v], i): Point => [u - (upper.at(-1 - i)![0] - u) * -0.38, v]);
    canvas.add(
      [
        filled(shade, polygon([...upper, ...lower])),
        filled(mix(ground, palette.light, 0.16), polygon([...lower, ...[...floor].reverse()])),
      ],
      {
        glow: 0.16,
        haze: {
          from: view.horizon + deep * from,
          to: view.horizon - 10,
          colour: palette.haze,
          strength: 0.6,
        },
      },
    );
  }
}
