import { mix } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawStanding } from './figures/standing.ts';
import type { Stage } from './stage.ts';

const TILT = 9;

/** The whole picture on a slant, near enough that its corners stay covered. */
export function tilted(stage: Stage, draw: () => void): void {
  const side = stage.varied('tilt').chance(0.5) ? 1 : -1;
  stage.canvas.moved(`translate(600 450) rotate(${side * TILT}) scale(1.26) translate(-600 -450)`, draw);
}

/** Two figures, one upon the other, leaning into their movement, and strokes of speed from corner to corner. */
export function drawAction(stage: Stage, isInside: boolean): void {
  const { canvas, light, scene } = stage;
  const random = stage.varied('action');
  const facing = random.chance(0.5) ? 1 : -1;
  for (let i = 0; i < 26; i++) {
    const [x, y, length] = [random.between(-100, WIDTH), random.between(HEIGHT * 0.24, HEIGHT), random.between(120, 460)];
    canvas.stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l${(length * facing).toFixed(0)} ${(-length * 0.34).toFixed(0)}`, i % 3 ? light.skyLow : light.dark, random.between(1.5, 6), random.between(0.12, 0.32)); // prettier-ignore
  }
  const [one, other] = scene.people;
  if (!one) return;
  const size = isInside ? 330 : 250;
  for (const [person, at, lean] of [[other ?? one, 110, -12], [one, -110, 24]] as const) {
    const shadow = { ...person, clothes: { ...person.clothes, colour: mix(person.clothes.colour, '#1d1a24', other ? 0.15 : at > 0 ? 0.7 : 0.1) } };
    const [x, y] = [600 + at * facing, HEIGHT * 0.8 - at * 0.3];
    canvas.moved(`rotate(${lean * facing} ${x} ${y})`, () => drawStanding(stage, shadow, { x, y, size, facing, isInside }));
  }
} // prettier-ignore
