import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { HEIGHT, WIDTH, type Point, smooth, straight } from './canvas.ts';
import type { Stage } from './stage.ts';

/** The ground of the season. */
export function groundColour({ scene }: Stage): string {
  if (scene.weather === 'snow' || scene.setting === 'snowfield') return '#e9edf2';
  return { spring: '#8fae62', summer: '#8c9c54', autumn: '#b08f4e', winter: '#e6ebf0' }[scene.season];
}

export const isSnowy = ({ scene }: Stage): boolean =>
  scene.season === 'winter' || scene.weather === 'snow' || scene.setting === 'snowfield';

/** A line of land across the picture, as heights at regular steps. */
export function ridgeLine(random: Random, y: number, rise: number, roughness: number): Point[] {
  const waves = Array.from({ length: 5 }, (_, i) => ({
    length: (1.2 + i * 1.7) * (0.7 + random.next() * 0.6),
    phase: random.between(0, 7),
    height: rise / (1 + i * (1.6 - roughness)),
  }));
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 20) {
    const sum = waves.reduce((total, wave) => total + Math.sin((x / WIDTH) * wave.length * 3 + wave.phase) * wave.height, 0);
    points.push([x, y - sum * 0.5 - random.between(0, rise * roughness * 0.09)]);
  } // prettier-ignore
  return points;
}

/** Land below the line, lighter at its crest where the air lies, deeper toward the viewer. */
export function drawRidge(stage: Stage, line: readonly Point[], colour: string, depth: number): void {
  const { canvas, light } = stage;
  const body = stage.seen(colour, depth);
  const fill = canvas.linear([[0, mix(body, light.key, 0.1 * (1 - depth))], [0.12, body], [1, mix(body, depth > 0.45 ? light.haze : light.dark, 0.3)]]); // prettier-ignore
  canvas.path(straight([...line, [WIDTH + 20, HEIGHT + 10], [-20, HEIGHT + 10]]), fill);
}

/** Height of the line at x. */
export function heightAt(line: readonly Point[], x: number): number {
  const i = Math.max(0, Math.min(line.length - 1, Math.round((x + 20) / 20)));
  return line[i]?.[1] ?? HEIGHT;
}

/** Mountains with lit and shaded faces. */
export function drawPeaks(
  stage: Stage,
  baseY: number,
  height: number,
  depth: number,
  colour: string,
  name: string,
): void {
  const { canvas, light, fixed } = stage;
  const random = fixed(name);
  const rock = stage.seen(colour, depth);
  const snow = stage.seen('#f3f5f7', depth * 0.8);
  for (let x = random.between(-160, -40); x < WIDTH + 150;) {
    const width = random.between(150, 300);
    const top = baseY - height * random.between(0.5, 1);
    const peak: Point = [x + width * random.between(0.4, 0.6), top];
    const foot = baseY + 90;
    canvas.polygon([[x - width * 0.35, foot], peak, [x + width * 1.35, foot]], canvas.linear([[0, rock], [1, mix(rock, light.haze, 0.55)]])); // prettier-ignore
    const ridge: Point[] = [peak];
    for (let i = 1; i <= 5; i++) {
      const t = i / 5;
      ridge.push([peak[0] + Math.sin(i * 2.4 + x) * 20 + t * width * 0.1, top + t * (foot - top)]);
    }
    canvas.polygon([...ridge, [x + width * 1.35, foot]], mix(rock, light.dark, 0.3), 0.55);
    if (height > 200) {
      const cap = (foot - top) * 0.24;
      canvas.polygon([peak, [peak[0] + cap * 0.78, top + cap * 0.9], [peak[0] + cap * 0.3, top + cap * 0.7], [peak[0] + cap * 0.08, top + cap * 1.15], [peak[0] - cap * 0.22, top + cap * 0.75], [peak[0] - cap * 0.62, top + cap]], snow, 0.9); // prettier-ignore
    }
    x += width * random.between(0.7, 1.05);
  }
}

/** A road or river in perspective: from the bottom edge, winding, narrowing to the horizon. */
export function drawWay(
  stage: Stage,
  {
    from,
    to,
    horizon,
    width,
    colour,
    bend,
  }: { from: number; to: number; horizon: number; width: number; colour: string; bend: number },
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const near = (1 - t) ** 2;
    const y = horizon + (HEIGHT + 30 - horizon) * near;
    const x = to + (from - to) * near + Math.sin(t * 5.2) * bend * (1 - t);
    const half = (width / 2) * near + 1.5;
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  const body = stage.seen(colour, 0.05);
  stage.canvas.path(smooth([...left, ...right]), stage.canvas.linear([[0, stage.seen(colour, 0.7)], [0.4, body], [1, mix(body, stage.light.dark, 0.12)]])); // prettier-ignore
}

/** Still or moving water with the sky in it and a path of light under the sun. */
export function drawWater(
  stage: Stage,
  top: number,
  bottom: number,
  { sunX, swell }: { sunX: number; swell: number },
): void {
  const { canvas, light, varied } = stage;
  const own = stage.colours('water')[0] ?? stage.colours('river')[0];
  const deep = mix(own ? stage.seen(own) : stage.seen('#4d7d8c'), light.skyTop, 0.42);
  canvas.rect(-10, top, WIDTH + 20, bottom - top, canvas.linear([[0, mix(deep, light.skyLow, 0.72)], [0.35, mix(deep, light.skyMid, 0.4)], [1, mix(deep, light.dark, 0.3)]])); // prettier-ignore
  const random = varied('water');
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.7;
    const y = top + 3 + t * (bottom - top);
    const width = (10 + t * 150) * random.between(0.5, 1.3);
    const x = random.between(-50, WIDTH);
    const tone = random.chance(0.5) ? mix(light.skyLow, '#ffffff', 0.15) : mix(deep, light.dark, 0.35);
    canvas.stroke(
      `M${x} ${y}q${width * 0.25} ${-swell * t - 1} ${width * 0.5} 0t${width * 0.5} 0`,
      tone,
      1 + t * 3.4,
      0.3,
    );
  }
  for (let i = 0; i < 46; i++) {
    const t = (i / 46) ** 1.3;
    const half = (12 + t * 80) * random.between(0.3, 1);
    const x = sunX + random.between(-1, 1) * (10 + t * 60);
    canvas.ellipse(x, top + 4 + t * (bottom - top) * 0.8, half, 1 + t * 3, light.key, 0.5 * (1 - t * 0.6));
  }
}
