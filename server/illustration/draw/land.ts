import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
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
    const width = random.between(170, 360);
    const top = baseY - height * random.between(0.42, 1);
    const foot = baseY + 90;
    const peak: Point = [x + width * random.between(0.36, 0.64), top];
    // Flanks fall in steps; the ridge between light and shade wanders down toward the viewer.
    const flank = (toX: number, side: number): Point[] =>
      [0.1, 0.22, 0.38, 0.56, 0.78, 1].map((t) => [peak[0] + (toX - peak[0]) * (t + random.between(-0.05, 0.05)) + side * 6, top + (foot - top) * (t ** 0.92 + random.between(-0.03, 0.03))]);
    const left = flank(x - width * 0.4, -1);
    const right = flank(x + width * 1.4, 1);
    const spine = [0.12, 0.26, 0.42, 0.6, 0.8, 1].map((t, i): Point => [peak[0] + (i % 2 ? 1 : -1) * width * 0.05 + t * width * 0.16, top + (foot - top) * t]);
    canvas.polygon([peak, ...right, ...[...left].reverse()], canvas.linear([[0, mix(rock, light.key, 0.12)], [1, mix(rock, light.haze, 0.62)]]));
    const shade = mix(rock, light.dark, 0.36 * (1 - depth * 0.5));
    canvas.polygon([peak, ...right, ...[...spine].reverse()], canvas.linear([[0, shade], [1, mix(shade, light.haze, 0.66)]]));
    for (const i of [1, 3]) canvas.polygon([left[i]!, spine[i]!, spine[i + 1]!], shade, 0.3);
    if (height > 150) {
      const cap = (line: readonly Point[], to: number): Point[] => line.filter(([, y]) => y < top + (foot - top) * to);
      const zigzag = (from: Point, to: Point): Point[] => [0.2, 0.4, 0.6, 0.8].map((t, i) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + (i % 2 ? 1 : -0.7) * width * 0.06]);
      const [l, r, m] = [cap(left, 0.4), cap(right, 0.3), cap(spine, 0.32)];
      const [lowLeft, lowRight, low] = [l.at(-1) ?? peak, r.at(-1) ?? peak, m.at(-1) ?? peak];
      canvas.polygon([peak, ...m, ...zigzag(low, lowLeft), ...[...l].reverse()], snow, 0.95);
      canvas.polygon([peak, ...r, ...zigzag(lowRight, low), ...[...m].reverse()], mix(snow, mix(light.skyTop, light.dark, 0.2), 0.42), 0.95);
    }
    x += width * random.between(0.55, 0.95);
  }
} // prettier-ignore

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
