import { mix, multiply } from '../colour.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawFurniture } from './furniture.ts';
import type { Stage } from './stage.ts';

/** Walls, floor and ceiling of each kind of room, before the text's own colours. */
const ROOMS: Record<string, readonly [wall: string, floor: string]> = {
  hall: ['#b9a98c', '#8a6a4c'], parlour: ['#8f6f62', '#7a5a40'], bedroom: ['#8d93a0', '#86684c'], kitchen: ['#c2ab84', '#8d7358'],
  study: ['#5f6a58', '#6d4f3a'], library: ['#5d5146', '#6d4c38'], tavern: ['#8a6a48', '#5d4434'], cellar: ['#6d6a68', '#55504c'],
  cabin: ['#9a7650', '#7d5e42'], room: ['#8b8474', '#7a5c44'],
}; // prettier-ignore

export const BACK = { left: 210, right: 990, top: 120, floor: 610 } as const;

/** A room in one-point perspective, its light from windows, lamps and fire. */
export function drawInterior(stage: Stage): void {
  const { canvas, light, scene } = stage;
  const [wallBase, floorBase] = ROOMS[scene.setting] ?? ['#8b8474', '#7a5c44'];
  // After dark a room has the colour of its lamps, not of the sky outside.
  const warm = light.isDark ? '#d9b48a' : mix(light.ambient, '#ffe6c4', 0.4);
  const tone = (base: string, dim = 0) =>
    mix(mix(stage.seen(base), multiply(base, warm), 0.78), light.dark, dim);
  const wall = stage.colour('wall', wallBase);
  const floor = stage.colour('carpet', floorBase, 1);
  const low = scene.variant === 'attic' ? 70 : 0;
  canvas.rect(0, 0, WIDTH, HEIGHT, tone(wall, 0.3));
  canvas.polygon([[-10, -10], [WIDTH + 10, -10], [BACK.right, BACK.top + low], [BACK.left, BACK.top + low]], canvas.linear([[0, tone('#a89a84', 0.6)], [1, tone('#b8ab94', 0.25)]])); // prettier-ignore
  if (scene.setting === 'cabin' || low || scene.setting === 'tavern') {
    for (let i = 0; i < 6; i++) canvas.polygon([[i * 240 - 40, -10], [i * 240 + 20, -10], [BACK.left + i * 156 + 14, BACK.top + low], [BACK.left + i * 156 - 14, BACK.top + low]], tone('#5d4434', 0.3)); // prettier-ignore
  }
  canvas.polygon([[-10, -10], [BACK.left, BACK.top + low], [BACK.left, BACK.floor], [-10, HEIGHT - 40]], canvas.linear([[0, tone(wall, 0.55)], [1, tone(wall, 0.22)]], true)); // prettier-ignore
  canvas.polygon([[WIDTH + 10, -10], [BACK.right, BACK.top + low], [BACK.right, BACK.floor], [WIDTH + 10, HEIGHT - 40]], canvas.linear([[0, tone(wall, 0.2)], [1, tone(wall, 0.5)]], true)); // prettier-ignore
  canvas.rect(BACK.left, BACK.top + low, BACK.right - BACK.left, BACK.floor - BACK.top - low, canvas.linear([[0, tone(wall, 0.14)], [1, tone(wall, 0)]]));
  drawWallwork(stage, tone(wall, 0.14), low);
  canvas.polygon([[BACK.left, BACK.floor], [BACK.right, BACK.floor], [WIDTH + 200, HEIGHT + 60], [-200, HEIGHT + 60]], canvas.linear([[0, tone(floor, 0)], [1, tone(floor, 0.26)]])); // prettier-ignore
  for (let i = -11; i <= 11; i++) canvas.stroke(`M${600 + i * 36} ${BACK.floor}L${600 + i * 92} ${HEIGHT + 10}`, tone(floor, 0.5), 2, 0.5);
  canvas.stroke(`M${BACK.left} ${BACK.floor}H${BACK.right}M${BACK.left} ${BACK.floor}L-10 ${HEIGHT - 40}M${BACK.right} ${BACK.floor}L1210 ${HEIGHT - 40}`, tone(floor, 0.55), 9);
  drawFurniture(stage, tone);
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial([[0.45, light.dark, 0], [1, light.dark, light.isDark ? 0.46 : 0.26]]));
} // prettier-ignore

function drawWallwork({ canvas, scene, light, fixed }: Stage, line: string, low: number): void {
  const dark = mix(line, light.dark, 0.3);
  if (scene.setting === 'cellar') {
    const random = fixed('stones');
    for (let row = 0; row < 9; row++) for (let x = BACK.left + (row % 2) * 40; x < BACK.right - 60; x += 84) canvas.rect(x + 3, BACK.top + row * 54 + 4, 76, 46, mix(line, random.chance(0.5) ? light.dark : light.key, random.between(0.03, 0.16))); // prettier-ignore
    return;
  }
  if (scene.setting === 'cabin') {
    for (let i = 0; i < 9; i++)
      canvas.stroke(`M${BACK.left} ${BACK.top + low + 30 + i * 52}H${BACK.right}`, dark, 7, 0.6);
    return;
  }
  if (scene.setting === 'hall') {
    for (let i = 0; i < 5; i++) {
      const x = BACK.left + 30 + i * 172;
      canvas.rect(
        x,
        BACK.top,
        46,
        BACK.floor - BACK.top,
        canvas.linear(
          [
            [0, mix(line, '#fff6e2', 0.4)],
            [1, dark],
          ],
          true,
        ),
      );
      canvas.rect(x - 12, BACK.top, 70, 22, mix(line, '#fff6e2', 0.3));
      canvas.rect(x - 10, BACK.floor - 22, 66, 24, mix(line, '#fff6e2', 0.2));
    }
    return;
  }
  for (let i = 1; i < 14; i++)
    canvas.stroke(`M${BACK.left + i * 56} ${BACK.top + low}V${BACK.floor - 130}`, dark, 3, 0.22);
  canvas.rect(BACK.left, BACK.floor - 130, BACK.right - BACK.left, 130, dark, 0.45);
  canvas.rect(BACK.left, BACK.floor - 136, BACK.right - BACK.left, 9, mix(line, '#fff0d4', 0.25));
}
