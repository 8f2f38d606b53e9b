import { mix } from '../../../drawing/colour.ts';
import { ellipse, polygon, taper, type Path, type Point } from '../../../drawing/path.ts';
import { filled, HEIGHT, translucent, WIDTH } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { bush, farTree } from '../../land-and-sky/far-trees.ts';
import { drawFar } from '../far/draw-far.ts';
import { greenOf } from '../far/far-woods.ts';
import type { Stage } from '../stage.ts';
import { isLit, mistOf, slopeColour } from './slopes.ts';

const STEPS = 9;

/** A hillside cut into terraces: walls of loose stones that follow the hill round, and on every step a row of vines or of small trees. */
export function drawTerracedSlope(stage: Stage): void {
  const { scene, canvas, palette, view } = stage;
  const { random } = canvas;
  drawFar(stage, 'hills', 0.8);
  const mist = mistOf(stage);
  const hasVines = scene.things.some(({ what }) => ['ivy', 'vine', 'vineyard'].includes(what));
  const light = isLit(stage, 'left') ? 'lit' : 'shaded';
  const swell = land.rolling(random, 0, 12, 240);
  // The hill stands on the right, and its steps come down to the left and towards the reader.
  const stepAt =
    (k: number): land.Contour =>
    (x) => {
      const down = k / STEPS;
      const hill = Math.exp(-(((x - 690) / (360 + 260 * down)) ** 2));
      const top = view.horizon - 236 + 236 * down + 300 * down ** 1.7;
      return (
        view.horizon +
        40 +
        330 * down ** 1.5 -
        (view.horizon + 40 + 330 * down ** 1.5 - top) * hill +
        swell(x + k * 70) * (0.4 + down)
      );
    };
  for (let k = 0; k < STEPS; k++) {
    const [edge, below] = [stepAt(k), stepAt(k + 1)];
    const depth = 0.56 - 0.46 * (k / STEPS);
    const size = 0.4 + 1.5 * (k / STEPS);
    const soil = mix(slopeColour(stage, depth, light), '#b59a66', palette.isDark ? 0.06 : 0.22);
    const stone = mix(toneAt(palette, depth + 0.12), '#b8a888', palette.isDark ? 0.1 : 0.44);
    canvas.add([filled(soil, ...land.landBelow(edge, 8))], {
      haze: { from: view.horizon + 240, to: view.horizon - 140, colour: mist, strength: 0.4 },
      glow: 0.24,
      relief: 0,
      texture: { horizon: view.horizon - 200, strength: 0.2 },
    });
    const crowns: Path[number][] = [];
    const lit: Path[number][] = [];
    for (let x = -20; x < WIDTH + 20; x += (hasVines ? 15 : 44) * size * random.between(0.8, 1.2)) {
      const room = below(x) - edge(x);
      if (room < 12) continue;
      const foot = edge(x) + room * 0.4;
      const tall = Math.min(room * 0.7, (hasVines ? 13 : 30) * size) * random.between(0.8, 1.15);
      crowns.push(
        ...(hasVines ? bush(random, x, foot, tall) : farTree(random, x, foot, tall * 1.2, 'leafy')),
      );
      lit.push(ellipse(x - tall * 0.14, foot - tall * (hasVines ? 0.6 : 0.9), tall * 0.22, tall * 0.12));
    }
    const green = greenOf(stage, depth);
    const wall: Point[] = [];
    const foot: Point[] = [];
    const joints: Path[number][] = [];
    for (let x = -30; x <= WIDTH + 30; x += 10) {
      const room = below(x) - edge(x);
      const high = Math.min(room * 0.42, 12 + 24 * size);
      wall.push([x, below(x) - high]);
      foot.unshift([x, below(x) + 3]);
      if (random.chance(0.7) && high > 5)
        joints.push(course(x, below(x) - high * random.between(0.2, 0.85), 7 * size));
    }
    canvas.add(
      [
        filled(mix(green, palette.ink, 0.14), ...crowns),
        translucent(mix(green, palette.light, 0.34), 0.5, ...lit),
        filled(k < STEPS - 1 ? stone : mix(stone, palette.ink, 0.2), polygon([...wall, ...foot])),
        translucent(palette.ink, 0.24, ...joints),
      ],
      {
        haze: { from: view.horizon + 240, to: view.horizon - 140, colour: mist, strength: 0.4 },
        glow: 0.18,
        rim: 0.3,
        relief: 0.1,
        shadow: { blur: 2, distance: 4, colour: palette.ink, strength: 0.24 },
      },
    );
  }
  canvas.add([filled(slopeColour(stage, 0.1, 'even'), ...land.landBelow(stepAt(STEPS), 10, HEIGHT + 30))], {
    texture: { horizon: view.horizon, strength: 0.24 },
  });
}

/** The shadow between two stones of a wall. */
const course = (x: number, y: number, long: number): Path[number] =>
  taper(
    [
      [x, y],
      [x + long, y - long * 0.06],
    ],
    [0.5, 0.7],
  );
