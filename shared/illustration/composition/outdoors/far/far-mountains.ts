import { mix } from '../../../drawing/colour.ts';
import { polygon, type Path } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import type { FarStrip } from './far-strip.ts';
import { greenOf } from './far-woods.ts';
import { snowColour } from './snow-colour.ts';
import * as ranges from './ranges.ts';
import * as reliefs from './reliefs.ts';
import { farFall } from '../water/far-fall.ts';

export function farPeaks({
  stage,
  depth,
  horizon,
  bottom,
  isSnowy,
  named,
  tone,
  woods,
  add,
}: FarStrip): void {
  const { scene, palette } = stage;
  const { random } = stage.canvas;
  const isWhite =
    isSnowy ||
    scene.things.some(({ what }) => what === 'snow') ||
    scene.things.some(
      ({ what, qualities, colour }) => what === 'mountain' && (qualities.includes('snowy') || isPale(colour)),
    );
  const highest = random.pick([290, 330, 660, 700]);
  const isJagged = scene.things.some(
    ({ what, qualities }) => what === 'mountain' && qualities.includes('jagged'),
  );
  for (const [k, share] of [0.86, 1].entries()) {
    // One peak rises behind a jagged ridge.
    const height = horizon * (isJagged ? (k ? 0.36 : 0.7) : 0.56) * (isJagged ? 1 : share);
    const contour =
      isJagged && k === 0
        ? ranges.massif(random, horizon, height, 2, highest)
        : ranges.massif(random, horizon, height, isJagged ? 6 : k ? 4 : 5, k ? highest : WIDTH - highest);
    const colour = k ? tone : mix(tone, palette.haze, 0.46);
    const shapes = [filled(colour, ...land.landBelow(contour, 4, bottom))];
    if (isWhite && !(isJagged && k))
      shapes.push(
        filled(
          mix(mix('#ffffff', palette.light, 0.3), colour, k ? 0.08 : 0.3),
          ...ranges.snowOn(random, contour, horizon - horizon * (isJagged && !k ? 0.44 : k ? 0.27 : 0.3)),
        ),
      );
    shapes.push(
      translucent(
        mix(mix(tone, palette.ink, 0.5), palette.sky[0], 0.35),
        k ? 0.42 : 0.26,
        ...ranges.darkSides(random, contour, horizon + 10, stage.sky.x),
      ),
    );
    if (k && !stage.terrain.rockWalls) shapes.push(...farFall(stage, contour, horizon));
    add(shapes, {
      haze: {
        from: horizon - height * 0.72,
        to: horizon - 6,
        colour: palette.haze,
        strength: named && k ? 0.5 : 0.78,
      },
      glow: 0.4,
      texture: ROCK,
    });
  }
  // Wooded foothills rising out of the mist.
  const foothill = ranges.hillLine(random, horizon + 8, 44);
  return add(
    [
      filled(
        isSnowy ? mix(snowColour(stage), toneAt(palette, 0.7), 0.4) : greenOf(stage, depth - 0.12),
        ...reliefs.wooded(random, foothill, 13, woods === 'bare' ? 'leafy' : woods, bottom),
      ),
    ],
    { haze: { from: horizon - 40, to: horizon + 34, colour: palette.haze, strength: 0.6 } },
  );
}

const isPale = (colour: string | undefined) =>
  colour !== undefined && Number.parseInt(colour.slice(1, 3), 16) > 200;

/** The texture of bare mountains. */
const ROCK = { size: 15, strength: 0.06 } as const;

export function farTableMountain({ stage, horizon, add, below }: FarStrip): void {
  const { random } = stage.canvas;
  return add([below(reliefs.tableMountain(random, random.between(600, 700), horizon + 6, horizon * 0.46))]);
}

export function farSpires({ stage, depth, horizon, bottom, add }: FarStrip): void {
  const { palette } = stage;
  const { random } = stage.canvas;
  return add([
    filled(
      toneAt(palette, depth * 0.8),
      ...land.landBelow(ranges.spires(random, horizon + 4, 210, 190, 830), 3, bottom),
    ),
  ]);
}

export function farCliffs({ stage, horizon, tone, add }: FarStrip): void {
  const { random } = stage.canvas;
  return add([filled(tone, ...cliffs(random.between(0.26, 0.4), horizon))]);
}

function cliffs(share: number, horizon: number): Path {
  const end = WIDTH * share;
  return [
    polygon([
      [-30, HEIGHT],
      [-30, horizon - 150],
      [end * 0.3, horizon - 164],
      [end * 0.55, horizon - 122],
      [end * 0.7, horizon - 116],
      [end * 0.82, horizon - 48],
      [end * 0.93, horizon - 34],
      [end, horizon + 8],
      [end, horizon + 12],
      [-30, horizon + 14],
    ]),
  ];
}
