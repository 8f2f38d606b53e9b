import { mix } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH, type Point, straight } from '../canvas.ts';
import { drawWater } from '../land.ts';
import { sunPlace } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawShip } from '../vessels.ts';

/** A polar sea: bergs far off, floes with dark water between, a ridge of pressed ice before. */
export const drawIceSea: DrawPlace = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawWater(stage, horizon, HEIGHT + 5, { sunX, swell: 3 });
  const random = stage.fixed('bergs');
  for (let i = 0; i < 5; i++) drawBerg(stage, 60 + i * 270 + random.between(-70, 70), horizon + 8 + i % 2 * 10, random.between(70, 190), 0.6); // prettier-ignore
  for (let row = 0; row < 9; row++) {
    const t = (row + 0.4) / 9;
    const y = horizon + 10 + (HEIGHT - horizon) * t ** 1.5;
    for (let x = random.between(-120, 0); x < WIDTH + 60;) {
      const w = (50 + t * 230) * random.between(0.6, 1.3);
      drawFloe(stage, x + w / 2, y + random.between(-6, 10) * t, w, 5 + t * 34, 0.5 * (1 - t));
      x += w * random.between(1.04, 1.24);
    }
    if (row === 2 && (stage.has('ship') || stage.has('boat'))) drawShip(stage, 440, y + 10, 250, 0.26);
  }
  drawPressedIce(stage);
};

/** Ice keeps its cold though the light on it be warm. */
const icy = ({ light, seen }: Stage, base: string, depth: number): string =>
  mix(seen(base, depth), mix('#cfe0ec', light.skyTop, light.isDark ? 0.7 : 0.16), 0.5);

function drawFloe(stage: Stage, x: number, y: number, w: number, h: number, depth: number): void {
  const { canvas, light, fixed } = stage;
  const random = fixed(`floe${x.toFixed(0)}`);
  const top = icy(stage, '#f2f6f9', depth);
  const rim: Point[] = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + random.between(-0.2, 0.2);
    return [x + Math.cos(a) * w * 0.5, y + Math.sin(a) * h * random.between(0.7, 1)] as const;
  });
  canvas.path(straight(rim.map(([px, py]) => [px, py + h * 0.3] as const)), mix(stage.seen('#6f9db4', depth), light.dark, 0.2)); // prettier-ignore
  canvas.path(
    straight(rim),
    canvas.linear([
      [0, mix(top, light.key, 0.2)],
      [1, mix(top, light.skyTop, 0.2)],
    ]),
  );
}

function drawBerg(stage: Stage, x: number, y: number, h: number, depth: number): void {
  const { canvas, light, seen, fixed } = stage;
  const random = fixed(`berg${x.toFixed(0)}`);
  const ice = icy(stage, '#eef4f8', depth);
  const [left, peak, right] = [x - h * random.between(0.7, 1), x - h * random.between(-0.2, 0.3), x + h * random.between(0.7, 1.1)];
  canvas.polygon([[left, y], [left + h * 0.2, y - h * 0.5], [peak - h * 0.1, y - h], [peak + h * 0.2, y - h * 0.86], [right - h * 0.2, y - h * 0.42], [right, y]], canvas.linear([[0, mix(ice, light.key, 0.24)], [1, mix(ice, light.haze, 0.3)]]));
  canvas.polygon([[peak - h * 0.1, y - h], [peak + h * 0.06, y - h * 0.5], [peak - h * 0.06, y], [left, y], [left + h * 0.2, y - h * 0.5]], mix(seen('#7ea6bd', depth), light.dark, 0.1), 0.5);
} // prettier-ignore

/** Blocks thrust up at the sides of the foreground. */
function drawPressedIce(stage: Stage): void {
  const { canvas, light } = stage;
  const random = stage.varied('blocks');
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : 0;
    const x = side * WIDTH + (side ? -1 : 1) * random.between(-40, 380);
    const y = HEIGHT + 20 - random.between(0, 60);
    const [w, h] = [
      random.between(50, 120),
      random.between(60, 210) * (1.1 - Math.abs(x - side * WIDTH) / 520),
    ];
    const lean = random.between(-50, 50);
    const ice = icy(stage, '#e9f1f6', 0);
    canvas.polygon([[x - w, y], [x - w * 0.5 + lean, y - h], [x + w * 0.1 + lean, y - h * 1.1], [x + w * 0.2, y]], mix(ice, light.key, 0.18)); // prettier-ignore
    canvas.polygon([[x + w * 0.2, y], [x + w * 0.1 + lean, y - h * 1.1], [x + w * 0.7 + lean, y - h * 0.8], [x + w, y]], mix(stage.seen('#84aabf'), light.dark, 0.16)); // prettier-ignore
  }
}
