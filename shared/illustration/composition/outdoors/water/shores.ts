import { mix } from '../../../drawing/colour.ts';
import { polygon } from '../../../drawing/path.ts';
import type { Scene } from '../../../scene.ts';
import { filled, HEIGHT, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import { drawBreakers } from '../../land-and-sky/breaker.ts';
import { drawWater, waterColours } from '../../land-and-sky/water.ts';
import { snowColour } from '../far/snow-colour.ts';
import * as reliefs from '../far/reliefs.ts';
import { type Stage, waterEdge } from '../stage.ts';
import { CROWNS, greenOf, woodsOf } from '../far/far-woods.ts';

/** The sea, or other water, from the far shore to the reader. */
export function drawSea({ scene, canvas, palette, terrain, view, sky }: Stage, from: number): void {
  const to = terrain.water === 'river' ? view.foot - 26 : HEIGHT;
  const isRough = scene.things.some(({ what }) => what === 'wave');
  const isHigh = scene.things.some(({ what, size }) => what === 'wave' && size === 'large');
  const roughness =
    scene.weather?.value === 'storm' || isHigh
      ? 1
      : scene.weather?.value === 'wind' || isRough
        ? 0.66
        : terrain.water === 'sea'
          ? 0.32
          : 0.05;
  const colour = scene.colours.find(({ of }) => of === 'sea' || of === 'water' || of === 'river')?.colour;
  drawWater(canvas, palette, {
    from,
    to: Math.max(to, view.horizon + 60),
    lightX: sky.x,
    isDull: sky.disc === null,
    roughness,
    isSwell: isSwell(scene),
    colour,
  });
  const isOpen =
    terrain.water === 'sea' && terrain.ground === 'bare' && !terrain.isIsland && !terrain.special;
  if (roughness === 1 && isOpen)
    drawBreakers(canvas, palette, { horizon: from, lightX: sky.x, deep: waterColours(palette, colour).deep });
}

const isSwell = ({ things, weather }: Scene): boolean =>
  weather?.value !== 'storm' &&
  things.some(({ what, qualities }) => what === 'wave' && qualities.includes('long'));

/** The far shore of a water, with houses and trees on it. */
export function drawFarBank(stage: Stage): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const tint = groundTint(scene);
  const plain = terrain.ground === 'snow' ? snowColour(stage) : toneAt(palette, 0.52);
  const colour = tint && terrain.ground !== 'snow' ? mix(plain, tint.colour, tint.share * 0.7) : plain;
  const upper = land.rolling(random, view.horizon + 6, 16, 300);
  const points: [number, number][] = [];
  for (let x = -20; x <= WIDTH + 20; x += 16) points.push([x, upper(x)]);
  const lower = land.rolling(random, waterEdge(view), 5, 130);
  const shore: [number, number][] = points.map(([x]): [number, number] => [x, lower(x)]).reverse();
  const wet = polygon([
    ...shore.map(([x, y]): [number, number] => [x, y + 3]),
    ...shore.map(([x, y]): [number, number] => [x, y - 2]).reverse(),
  ]);
  canvas.add(
    [
      filled(colour, polygon([...points, ...shore])),
      filled(mix(colour, palette.ink, 0.3), wet),
      ...(terrain.ground === 'snow' ? [] : [filled(colour, ...land.blades(random, upper, 8, 120))]),
    ],
    { glow: 0.35 },
  );
}

/** A sheltered bay: spits of land from both sides, one behind the other. */
export function drawHeadlands(stage: Stage): void {
  const { canvas, palette, view } = stage;
  const { random } = canvas;
  const woods = woodsOf(stage);
  const reaches = [560, 500, 400, 330];
  const green = (depth: number) => (woods === 'bare' ? toneAt(palette, depth) : greenOf(stage, depth));
  reaches.forEach((reach, k) => {
    const shore = view.horizon + 14 + k * 20 + k * k * 5;
    const side = k % 2 ? 'right' : 'left';
    canvas.add(
      [filled(green(0.62 - k * 0.13), ...reliefs.headland(random, side, shore, reach, 74 + k * 26, woods))],
      {
        haze: { from: shore - 40, to: shore + 6, colour: palette.haze, strength: 0.4 - k * 0.07 },
        glow: 0.35,
        rim: 0.25,
        relief: 0.5,
        texture: CROWNS,
        shadow: { blur: 3, distance: 5, colour: palette.sky[0], strength: 0.16 },
      },
    );
  });
}

/** Spits of flat land from both sides, between which a river winds towards the reader. */
export function drawTongues(stage: Stage): void {
  const { scene, canvas, palette, terrain, view } = stage;
  const { random } = canvas;
  const tint = terrain.ground === 'snow' ? null : groundTint(scene);
  const first = random.chance(0.5) ? 0 : 1;
  const depthOf = view.foot - view.horizon;
  [0.3, 0.62].forEach((share, k) => {
    const shore = view.horizon + depthOf * share;
    const plain = terrain.ground === 'snow' ? snowColour(stage) : toneAt(palette, 0.54 - k * 0.14);
    const colour = tint ? mix(plain, tint.colour, tint.share * 1.1) : plain;
    const side = (k + first) % 2 ? 'right' : 'left';
    const reach = random.between(520, 680) - k * 60;
    canvas.add(
      [
        filled(mix(colour, palette.ink, 0.3), ...reliefs.tongue(random, side, shore + 3, reach, 17 + k * 8)),
        filled(colour, ...reliefs.tongue(random, side, shore, reach - 6, 17 + k * 8)),
      ],
      {
        haze: { from: shore + 6, to: shore - 30, colour: palette.haze, strength: 0.3 - k * 0.12 },
        glow: 0.3,
        shadow: { blur: 3, distance: 6, colour: palette.sky[0], strength: 0.2 },
      },
    );
  });
}
