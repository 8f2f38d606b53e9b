import { mix } from '../../../drawing/colour.ts';
import { filled } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { FarStrip } from './far-strip.ts';
import { CROWNS, greenOf } from './far-woods.ts';
import { snowColour } from './snow-colour.ts';
import * as ranges from './ranges.ts';
import * as reliefs from './reliefs.ts';
import type { Stage } from '../stage.ts';

export function farHills({ stage, depth, horizon, bottom, isSnowy, grown, woods, add }: FarStrip): void {
  const { scene, palette } = stage;
  const { random } = stage.canvas;
  const isTreeless = scene.things.some(({ what }) => what === 'moss' || what === 'desert');
  // The farthest is the highest, and barely visible.
  [0.9, 0.6, 0.34].forEach((share, k) => {
    const at = depth + 0.06 - k * 0.1;
    const base = horizon - 14 + k * 12;
    const colour = isSnowy ? mix(snowColour(stage), toneAt(palette, 0.66), 0.52 - k * 0.1) : grown(at);
    const contour = ranges.hillLine(random, base, horizon * 0.2 * share * random.between(0.8, 1.1));
    const line =
      k === 1 && !isSnowy && !isTreeless && random.chance(0.5)
        ? reliefs.wooded(random, contour, 15, woods, bottom)
        : land.landBelow(contour, 6, bottom);
    add([filled(colour, ...line)], {
      haze: { from: base - 70, to: base + 34, colour: palette.haze, strength: 0.62 - k * 0.08 },
      texture: { horizon: base - 200, strength: 0.14 },
    });
  });
}

export function farRidge({ stage, depth, horizon, bottom, woods, add }: FarStrip): void {
  const { scene, palette, terrain } = stage;
  const { random } = stage.canvas;
  if (
    terrain.water === 'bay' &&
    scene.things.some(({ what, count }) => what === 'hill' && count !== undefined)
  )
    return drawHilltops(stage, depth, woods, bottom);
  return add(
    [
      filled(
        greenOf(stage, depth - 0.14),
        ...reliefs.wooded(
          random,
          reliefs.ridge(random, horizon, hasHouse(stage) ? 1.7 : 1),
          40,
          woods,
          bottom,
        ),
      ),
    ],
    {
      haze: { from: horizon - 100, to: horizon + 40, colour: palette.haze, strength: 0.5 },
      glow: 0.3,
      texture: CROWNS,
    },
  );
}

/** Separate hills scattered around at a distance. */
function drawHilltops(stage: Stage, depth: number, woods: reliefs.Woods, bottom: number): void {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  for (const [k, places] of [
    [120, 470, 840],
    [-30, 300, 660, 1010],
  ].entries()) {
    const tops = places.map((x) =>
      reliefs.hill(
        x + random.between(-36, 36),
        0,
        (k ? 78 : 130) * random.between(0.6, 1.2),
        random.between(92, 150),
      ),
    );
    const contour: land.Contour = (x) => view.horizon + 4 + Math.min(-16, ...tops.map((top) => top(x)));
    canvas.add(
      [
        filled(
          greenOf(stage, depth - 0.04 - k * 0.16),
          ...reliefs.wooded(random, contour, 14 + k * 5, woods, bottom),
        ),
      ],
      {
        haze: {
          from: view.horizon - 110 + k * 30,
          to: view.horizon + 20,
          colour: palette.haze,
          strength: 0.6 - k * 0.14,
        },
        glow: 0.3,
        rim: 0.2,
        texture: CROWNS,
      },
    );
  }
}

/** Things in front of a low ridge would hide it. */
const hasHouse = ({ scene }: Stage): boolean =>
  scene.things.some(
    ({ what, certainty }) => certainty >= 0.6 && ['house', 'manor', 'castle', 'palace'].includes(what),
  );

export function crownedHill({
  stage,
  depth,
  horizon,
  bottom,
  isSnowy,
  grown,
  tone,
  woods,
  add,
}: FarStrip): void {
  const { palette } = stage;
  const { random } = stage.canvas;
  const x = random.pick([310, 380, 660]);
  const contour = reliefs.hill(x, horizon + 10, 176, 230);
  const slope = mix(grown(depth - 0.2), palette.leaf ?? tone, isSnowy ? 0 : 0.12);
  add([filled(isSnowy ? tone : slope, ...land.landBelow(contour, 7, bottom))], {
    haze: { from: horizon - 60, to: horizon + 40, colour: palette.haze, strength: 0.5 },
    glow: 0.25,
    texture: { horizon: horizon - 240, strength: 0.22 },
  });
  return add(
    [filled(greenOf(stage, depth - 0.3), ...reliefs.crownOf(random, contour, x - 170, x + 170, 50, woods))],
    { glow: 0.2, rim: 0.2, texture: CROWNS },
  );
}

export function farValley({ stage, depth, horizon, bottom, isSnowy, grown, woods, add }: FarStrip): void {
  const { palette } = stage;
  const { random } = stage.canvas;
  for (let k = 0; k < 5; k++) {
    const side = k % 2 ? 'right' : 'left';
    const near = k / 4;
    const slope = reliefs.spur(random, side, horizon + 2 + near * 26, 120 + near * 90, 0.82 - near * 0.26);
    const at = depth - near * 0.32;
    add(
      [
        filled(
          isSnowy ? mix(snowColour(stage), toneAt(palette, at), 0.35) : grown(at),
          ...(k % 2 === 0 && !isSnowy
            ? reliefs.wooded(random, slope, 20 + near * 12, woods, bottom)
            : land.landBelow(slope, 7, bottom)),
        ),
      ],
      {
        haze: {
          from: horizon - 120,
          to: horizon + 34 + near * 26,
          colour: palette.haze,
          strength: 0.6 - near * 0.2,
        },
        texture: k % 2 === 0 ? CROWNS : { horizon: horizon - 180, strength: 0.2 },
      },
    );
  }
}

export function farMoor({ stage, depth, horizon, bottom, grown, named, tone, add }: FarStrip): void {
  const { scene, palette } = stage;
  const { random } = stage.canvas;
  const isBroken = scene.things.some(({ what }) => what === 'spire' || what === 'cliff' || what === 'rock');
  const dark = named ? tone : mix(toneAt(palette, depth * 0.36), palette.sky[0], 0.16);
  // Sharp hills rise behind the long ridge and break its line.
  const isJagged = scene.things.some(
    ({ what, qualities }) => what === 'hill' && qualities.includes('jagged'),
  );
  if (isJagged)
    add(
      [
        filled(
          mix(dark, palette.haze, 0.14),
          ...land.landBelow(
            ranges.massif(
              random,
              horizon - 20,
              horizon * random.between(0.5, 0.58),
              12,
              random.pick([250, 760]),
            ),
            4,
            bottom,
          ),
        ),
      ],
      { haze: { from: horizon - 150, to: horizon - 10, colour: palette.haze, strength: 0.4 }, glow: 0.1 },
    );
  return add([filled(dark, ...land.landBelow(ranges.moor(random, horizon, isBroken), 3, bottom))], {
    haze: { from: horizon - 150, to: horizon + 20, colour: grown(0.66), strength: 0.78 },
    glow: 0.12,
    texture: { horizon: horizon - 220, strength: 0.3 },
  });
}
