import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import type { Setting } from '../scene-spec.ts';
import { HEIGHT, WIDTH, type Point } from './canvas.ts';
import { drawClouds } from './clouds.ts';
import type { Stage } from './stage.ts';

/** Where the light of the sky comes from, in drawing coordinates. */
export function sunPlace(stage: Stage, horizon: number): Point {
  const random = stage.varied('sun');
  const x = random.chance(0.5) ? random.between(230, 420) : random.between(780, 970);
  const usual = { dawn: 0.16, day: 0.62, sunset: 0.07, dusk: 0.1, night: 0.6 }[stage.scene.time];
  const height = stage.scene.lowLight ? (HIGH_LAND.has(stage.scene.setting) ? 0.34 : 0.13) : usual;
  return [x, horizon * (1 - height)];
}

/** Where hills, trees or roofs would hide what stands at the horizon. */
const HIGH_LAND: ReadonlySet<Setting> = new Set<Setting>(['forest', 'mountains', 'street', 'square', 'castle', 'hills', 'harbour', 'lake']); // prettier-ignore

/** Sky with its light: gradient, glow, sun or moon, stars, clouds. */
export function drawSky(stage: Stage, horizon: number): void {
  const { canvas, light, scene } = stage;
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.linear([[0, light.skyTop], [0.42 * (horizon / HEIGHT) * 1.6, light.skyMid], [horizon / HEIGHT, light.skyLow], [1, light.haze]])); // prettier-ignore
  const [x, y] = sunPlace(stage, horizon);
  const isVeiled = ['fog', 'rain', 'snow', 'storm', 'cloud'].includes(scene.weather);
  if (scene.time === 'night') drawStars(stage, horizon, isVeiled);
  canvas.glow(x, y, scene.time === 'night' ? 330 : 520, light.key, isVeiled ? 0.3 : 0.6);
  if (scene.time === 'night' && (!isVeiled || stage.has('moon'))) {
    // A rising moon looks larger and yellower than one high up.
    const r = scene.lowLight ? 64 : 36;
    canvas.ellipse(x, y, r, r, stage.colour('moon', scene.lowLight ? '#f3d79a' : '#f7efd2'));
    canvas.ellipse(x - r * 0.25, y - r * 0.14, r * 0.22, r * 0.2, '#dfd3ae', 0.6);
    canvas.ellipse(x + r * 0.28, y + r * 0.3, r * 0.3, r * 0.25, '#e4d9b6', 0.6);
  } else if (scene.time !== 'dusk' && scene.time !== 'night' && (!isVeiled || stage.has('sun'))) {
    const radius = scene.time === 'day' ? 40 : 58;
    canvas.ellipse(x, y, radius, radius, stage.colour('sun', mix(light.key, '#fffdf2', scene.time === 'sunset' ? 0.15 : 0.55)));
  } // prettier-ignore
  drawClouds(stage, horizon, x);
  if (stage.has('rainbow')) drawRainbow(stage, horizon);
  if (stage.has('birds') || (scene.type === 'atmosphere' && scene.time !== 'night'))
    drawBirds(stage, horizon);
  if (scene.weather === 'storm' || stage.has('lightning')) drawLightning(stage, horizon);
}

function drawStars({ canvas, varied }: Stage, horizon: number, isVeiled: boolean): void {
  const random = varied('stars');
  for (let i = 0; i < (isVeiled ? 25 : 150); i++) {
    const y = horizon * random.next() ** 1.4;
    const size = random.next() ** 4 * 3 + 0.9;
    canvas.ellipse(random.between(0, WIDTH), y, size, size, '#fdf6dc', random.between(0.35, 0.95));
  }
}

function drawBirds({ canvas, light, varied, has }: Stage, horizon: number): void {
  const random = varied('birds');
  const [cx, cy] = [random.between(350, 850), horizon * random.between(0.28, 0.5)];
  for (let i = 0; i < (has('birds') ? 11 : 5); i++) {
    const [x, y, s] = [cx + random.between(-210, 210), cy + random.between(-70, 70), random.between(7, 16)];
    canvas.stroke(`M${x - s} ${y - s * 0.35}Q${x - s * 0.4} ${y - s * 0.75} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.75} ${x + s} ${y - s * 0.35}`, mix(light.dark, light.skyMid, 0.15), s * 0.2); // prettier-ignore
  }
}

function drawRainbow({ canvas }: Stage, horizon: number): void {
  ['#b9545a', '#d9924f', '#e3cf7a', '#7fa87a', '#5f86b0', '#7a6a9e'].forEach((colour, i) =>
    canvas.stroke(`M${120 + i * 9} ${horizon}A${480 - i * 9} ${420 - i * 9} 0 0 1 ${1080 - i * 9} ${horizon}`, colour, 9.5, 0.42),
  ); // prettier-ignore
}

function drawLightning({ canvas, varied }: Stage, horizon: number): void {
  const random = varied('lightning');
  let [x, y] = [random.between(350, 850), 20];
  const points: string[] = [`M${x} ${y}`];
  while (y < horizon - 20) {
    x += random.between(-46, 46);
    y += random.between(28, 62);
    points.push(`L${x.toFixed(0)} ${Math.min(y, horizon).toFixed(0)}`);
  }
  canvas.glow(x, horizon * 0.6, 330, '#dfe6ff', 0.4);
  canvas.stroke(points.join(''), '#cdd6ff', 9, 0.35);
  canvas.stroke(points.join(''), shade('#fdfaff', 0), 3.2);
}

/** What falls or drifts before everything: rain, snow, banks of fog, leaves on the wind. */
export function drawWeather(stage: Stage): void {
  const { canvas, light, scene, varied } = stage;
  const random = varied('weather');
  if (scene.weather === 'rain' || scene.weather === 'storm') {
    const lean = scene.weather === 'storm' ? 46 : 16;
    for (let i = 0; i < 230; i++) {
      const [x, y, s] = [random.between(-40, WIDTH), random.between(-40, HEIGHT), random.between(0.5, 1.5)];
      canvas.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}l${(-lean * s).toFixed(1)} ${(52 * s).toFixed(1)}`, mix(light.skyLow, '#ffffff', 0.35), s * 1.5, 0.3); // prettier-ignore
    }
  }
  if (scene.weather === 'snow') {
    for (let i = 0; i < 330; i++) {
      const size = 1.4 + random.next() ** 3 * 6.4;
      canvas.ellipse(random.between(0, WIDTH), random.between(0, HEIGHT), size, size, '#fdfbf6', random.between(0.5, 0.95)); // prettier-ignore
    }
  }
  if (scene.weather === 'fog') drawFogBank(stage, HEIGHT * 0.78, 0.5);
  if (scene.weather === 'wind' && scene.season === 'autumn') {
    for (let i = 0; i < 60; i++) {
      const [x, y] = [random.between(0, WIDTH), random.between(100, HEIGHT)];
      canvas.path(
        `M${x} ${y}q9 -9 18 -3q-6 10 -18 3Z`,
        stage.seen(random.pick(['#c9772e', '#b0522a', '#d9a441'])),
        0.9,
      );
    }
  }
}

/** The same, seen from inside through a window: so many strokes or flakes in a box. */
export function drawOnPanes({ canvas, scene, varied }: Stage, [left, top, width, height]: Box): void {
  const random = varied('panes');
  const within = () => [left + random.next() * width, top + random.next() * height] as const;
  if (scene.weather === 'rain' || scene.weather === 'storm')
    for (let i = 0; i < width * 0.34; i++) {
      const [[x, y], length] = [within(), random.between(10, 34)];
      canvas.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.2).toFixed(1)} ${length.toFixed(1)}`, '#e4ebf0', 1.8, 0.5); // prettier-ignore
    }
  if (scene.weather === 'snow')
    for (let i = 0; i < width * 0.3; i++) canvas.ellipse(...within(), random.between(1.4, 4), random.between(1.4, 4), '#fdfbf6', 0.85); // prettier-ignore
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** A soft flat band of mist across the picture. */
export function drawFogBank(
  { canvas, light }: Stage,
  y: number,
  strength: number,
  colour = light.haze,
): void {
  canvas.rect(
    0,
    y - 130,
    WIDTH,
    260,
    canvas.linear([
      [0, colour, 0],
      [0.5, colour, strength],
      [1, colour, 0],
    ]),
  );
}
