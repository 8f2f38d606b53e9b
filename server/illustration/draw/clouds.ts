import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Random } from '#shared/illustration/drawing/seeded.ts';
import { WIDTH } from './canvas.ts';
import type { Stage } from './stage.ts';

/** Clouds of the weather: heaps on a fair day, streaks in the wind, banks at the ends of the day, a ceiling for rain. */
export function drawClouds(stage: Stage, horizon: number, sunX: number): void {
  const { scene, varied } = stage;
  const random = varied('clouds');
  const more = scene.type === 'atmosphere' ? 2 : 0;
  const isHeavy = scene.weather === 'storm' || scene.weather === 'rain';
  if (isHeavy || scene.weather === 'snow') return drawCeiling(stage, random, horizon, isHeavy);
  if (scene.weather === 'cloud') drawCeiling(stage, random, horizon, false);
  drawStreaks(stage, random, horizon, scene.weather === 'wind' ? 16 : scene.weather === 'clear' ? 5 : 2);
  if (scene.weather === 'fog' || scene.weather === 'wind') return;
  const isLow = scene.time !== 'day' && scene.time !== 'night';
  if (isLow) drawBanks(stage, random, horizon, 5 + more);
  const heaps = (isLow ? 1 : 3) + more + (scene.weather === 'cloud' ? 3 : 0);
  // Far ones first: small, low and pale.
  for (let i = 0; i < heaps; i++) {
    const near = (i + random.next() * 0.6) / heaps;
    const y = horizon * (0.82 - near * 0.56);
    drawHeap(stage, random, random.between(-40, WIDTH + 40), y, 90 + near * 170, near, sunX);
  }
}

/** A soft-edged stain of colour, for laying one over another as a wet brush does. */
const soft = ({ canvas }: Stage, colour: string, strength: number): string =>
  canvas.radial([[0, colour, strength], [0.55, colour, strength * 0.94], [0.82, colour, strength * 0.45], [1, colour, 0]]); // prettier-ignore

/** One heaped cloud: its shade below, its body, and the side that the sun is on. */
function drawHeap(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  width: number,
  near: number,
  sunX: number,
): void {
  const { canvas, light } = stage;
  const white = light.isDark ? mix(light.skyLow, light.skyMid, 0.45) : mix('#fffaf0', light.skyLow, 0.25);
  const shadow = mix(light.skyMid, light.isDark ? light.skyTop : mix(light.haze, light.dark, 0.24), 0.62);
  const fade = 0.5 + near * 0.45;
  // Highest where the air rises, which is seldom the middle.
  const crest = random.between(0.5, 1.6);
  const puffs = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const heaped = Math.sin(t ** crest * Math.PI);
    const r = width * (0.12 + 0.22 * heaped) * random.between(0.62, 1.2);
    return { x: x + (t - 0.5) * width * 2, y: y - r * 0.62 - heaped ** 2 * width * 0.24 * random.next(), r };
  });
  const lean = sunX > x ? 0.22 : -0.22;
  canvas.ellipse(x, y + width * 0.02, width * 1.12, width * 0.12, soft(stage, shadow, fade * 0.8));
  const layers = [[soft(stage, shadow, fade), 1, 0.16], [soft(stage, mix(white, shadow, 0.35), fade), 0.86, 0], [soft(stage, mix(white, light.key, 0.22), fade), 0.62, -0.26]] as const; // prettier-ignore
  for (const [fill, size, drop] of layers)
    for (const { x: px, y: py, r } of puffs)
      canvas.ellipse(px + (1 - size) * r * lean * 4, py + drop * r, r * size * 1.24, r * size * 0.92, fill);
}

/** Mares' tails: long thin strokes, high and slanting. */
function drawStreaks(stage: Stage, random: Random, horizon: number, count: number): void {
  const { canvas, light } = stage;
  const slope = random.between(-0.12, 0.12);
  const fill = soft(
    stage,
    light.isDark ? mix(light.skyMid, light.skyLow, 0.5) : mix(light.skyLow, '#fffaf0', 0.5),
    0.42,
  );
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, WIDTH), horizon * random.between(0.06, 0.6)];
    const length = random.between(130, 330);
    canvas.moved(`rotate(${(slope * 57).toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})`, () => {
      for (let k = 0; k < 3; k++)
        canvas.ellipse(
          x + k * length * 0.3 * random.between(-1, 1),
          y + k * 9,
          length * random.between(0.5, 1),
          random.between(4, 13),
          fill,
        );
    });
  }
}

/** Long flat banks over a low sun: dark above, glowing along the underside. */
function drawBanks(stage: Stage, random: Random, horizon: number, count: number): void {
  const { canvas, light } = stage;
  const body = soft(stage, mix(light.skyTop, light.skyMid, 0.5), 0.6);
  const under = soft(stage, mix(light.key, light.skyLow, 0.35), light.isDark ? 0.4 : 0.75);
  for (let i = 0; i < count; i++) {
    const t = (i + random.next()) / count;
    const [x, y, length] = [random.between(0, WIDTH), horizon * (0.28 + 0.6 * t), random.between(150, 340)];
    const thick = (1.15 - t) * 34;
    canvas.ellipse(x, y + thick * 0.5, length * 0.92, thick * 0.5, under);
    for (let k = 0; k < 4; k++)
      canvas.ellipse(x + random.between(-0.6, 0.6) * length, y - k * thick * 0.16, length * random.between(0.4, 0.7), thick * random.between(0.4, 0.7), body); // prettier-ignore
  }
}

/** A sky that is closed: rolls of cloud from above, ragged below; for rain they hang in dark bellies. */
function drawCeiling(stage: Stage, random: Random, horizon: number, isHeavy: boolean): void {
  const { canvas, light } = stage;
  canvas.rect(0, 0, WIDTH, horizon, canvas.linear([[0, mix(light.skyTop, light.dark, isHeavy ? 0.35 : 0.05), 0.7], [1, light.skyMid, 0]]));
  const count = 34;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const [x, y] = [random.between(-80, WIDTH + 80), horizon * (t * 0.66 + random.between(-0.07, 0.07))];
    const w = (230 - t * 130) * random.between(0.7, 1.5);
    const h = w * random.between(0.2, 0.38);
    const dark = isHeavy ? mix(light.skyTop, light.dark, 0.56 - t * 0.3) : mix(light.skyTop, light.haze, 0.3 + t * 0.4);
    const pale = isHeavy ? mix(light.skyMid, light.dark, 0.1) : mix(light.skyLow, '#f4f2ec', light.isDark ? 0 : 0.45);
    canvas.ellipse(x, y, w, h, soft(stage, dark, isHeavy ? 0.66 : 0.42));
    canvas.ellipse(x + w * random.between(-0.3, 0.3), y - h * 0.66, w * 0.6, h * 0.5, soft(stage, pale, isHeavy ? 0.3 : 0.42));
  }
} // prettier-ignore
