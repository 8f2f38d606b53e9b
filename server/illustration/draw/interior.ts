import { mix, multiply } from '#shared/illustration/drawing/colour.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { drawShelves } from './furniture/wall-pieces.ts';
import { drawFurniture } from './furniture.ts';
import { drawView } from './interior/framing.ts';
import { drawSideWalls } from './interior/side-walls.ts';
import type { Tone } from './piece.ts';
import { drawOnPanes } from './sky.ts';
import type { Stage } from './stage.ts';

/** Walls, floor and ceiling of each kind of room, before the text's own colours. */
const ROOMS: Record<string, readonly [floor: string, wall: string, ...walls: string[]]> = {
  hall: ['#a07c58', '#d8c8a6', '#c3ccc4', '#d8bfae'], parlour: ['#8a6648', '#c79c86', '#a9b394', '#b9a98c', '#93a9ae'],
  bedroom: ['#96765a', '#b4bac6', '#cdbfa8', '#b9c4b0'], kitchen: ['#a58a68', '#dcc79c', '#cfd0b8', '#d9b89a'],
  study: ['#7d5a40', '#7f8c74', '#94785e', '#6f8288'], library: ['#7d5a42', '#77675a'], tavern: ['#6d5038', '#a8845a', '#97785a'],
  cellar: ['#66605a', '#807c78'], cabin: ['#8f6e4c', '#b08a5e'], room: ['#8a6a4e', '#b7ad98', '#a9b0a4', '#c2a890', '#a3a9b4'],
}; // prettier-ignore

export const BACK = { left: 210, right: 990, top: 120, floor: 610 } as const;

/** A room in one-point perspective, its light from windows, lamps and fire. */
export function drawInterior(stage: Stage): void {
  const { canvas, light, scene } = stage;
  const [floorBase, ...wallBases] = ROOMS[scene.setting] ?? ['#8a6a4e', '#b7ad98'];
  const wallBase = stage.fixed('walls').pick(wallBases);
  // After dark a room has the colour of its lamps, not of the sky outside.
  const warm = light.isDark ? '#d9b48a' : mix(light.ambient, '#ffe6c4', 0.4);
  const tone = (base: string, dim = 0) =>
    mix(mix(stage.seen(base), multiply(base, warm), 0.78), light.dark, dim);
  const wall = stage.colour('wall', wallBase);
  // A second colour is the floor's: "a red carpet over the dark boards".
  const floor = stage.colours('carpet')[1] ?? floorBase;
  const low = scene.variant === 'attic' ? 70 : 0;
  drawView(stage, tone, () => {
  canvas.rect(0, 0, WIDTH, HEIGHT, tone(wall, 0.3));
  canvas.polygon([[-10, -10], [WIDTH + 10, -10], [BACK.right, BACK.top + low], [BACK.left, BACK.top + low]], canvas.linear([[0, tone('#a89a84', 0.6)], [1, tone('#b8ab94', 0.25)]])); // prettier-ignore
  if (scene.setting === 'cabin' || low || scene.setting === 'tavern') {
    for (let i = 0; i < 6; i++) canvas.polygon([[i * 240 - 40, -10], [i * 240 + 20, -10], [BACK.left + i * 156 + 14, BACK.top + low], [BACK.left + i * 156 - 14, BACK.top + low]], tone('#5d4434', 0.3)); // prettier-ignore
  }
  canvas.polygon([[-10, -10], [BACK.left, BACK.top + low], [BACK.left, BACK.floor], [-10, HEIGHT - 40]], canvas.linear([[0, tone(wall, 0.42)], [1, tone(wall, 0.16)]], true)); // prettier-ignore
  canvas.polygon([[WIDTH + 10, -10], [BACK.right, BACK.top + low], [BACK.right, BACK.floor], [WIDTH + 10, HEIGHT - 40]], canvas.linear([[0, tone(wall, 0.14)], [1, tone(wall, 0.38)]], true)); // prettier-ignore
  canvas.rect(BACK.left, BACK.top + low, BACK.right - BACK.left, BACK.floor - BACK.top - low, canvas.linear([[0, tone(wall, 0.14)], [1, tone(wall, 0)]]));
  drawWallwork(stage, tone(wall, 0.14), low, tone);
  // A cornice, so that wall and ceiling meet in something.
  canvas.rect(BACK.left, BACK.top + low, BACK.right - BACK.left, 14, tone(mix(wall, '#fff6e2', 0.4), 0.04));
  canvas.polygon([[BACK.left, BACK.floor], [BACK.right, BACK.floor], [WIDTH + 200, HEIGHT + 60], [-200, HEIGHT + 60]], canvas.linear([[0, tone(floor, 0)], [1, tone(floor, 0.26)]])); // prettier-ignore
  for (let i = -11; i <= 11; i++) canvas.stroke(`M${600 + i * 36} ${BACK.floor}L${600 + i * 92} ${HEIGHT + 10}`, tone(floor, 0.5), 2, 0.5);
  canvas.stroke(`M${BACK.left} ${BACK.floor}H${BACK.right}M${BACK.left} ${BACK.floor}L-10 ${HEIGHT - 40}M${BACK.right} ${BACK.floor}L1210 ${HEIGHT - 40}`, tone(floor, 0.55), 9);
  drawSideWalls(stage, tone, low);
  drawFurniture(stage, tone);
  });
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.radial([[0.45, light.dark, 0], [1, light.dark, light.isDark ? 0.46 : 0.16]]));
} // prettier-ignore

function drawWallwork(stage: Stage, line: string, low: number, tone: Tone): void {
  const { canvas, scene, light, fixed } = stage;
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
  if (scene.setting === 'library') {
    for (const x of [302, 488, 712, 898]) drawShelves(stage, x, BACK.floor, tone);
    return;
  }
  if (scene.setting === 'hall') {
    for (let i = 0; i < 4; i++) drawTallWindow(stage, BACK.left + 139 + i * 172);
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

/** An arched window between two columns. */
function drawTallWindow(stage: Stage, x: number): void {
  const { canvas, light } = stage;
  const arch = `M${x - 42} ${BACK.floor - 80}V${BACK.top + 96}a42 46 0 0 1 84 0V${BACK.floor - 80}Z`;
  canvas.path(arch, canvas.linear([[0, light.skyTop], [0.6, light.skyMid], [1, light.skyLow]])); // prettier-ignore
  canvas.within(arch, () => drawOnPanes(stage, [x - 42, BACK.top + 50, 84, BACK.floor - BACK.top - 130]));
  canvas.stroke(`${arch}M${x} ${BACK.top + 52}V${BACK.floor - 80}M${x - 42} 250h84M${x - 42} 370h84`, mix(light.haze, '#fff6e2', 0.4), 7); // prettier-ignore
  if (!light.isDark)
    canvas.polygon([[x - 40, BACK.floor], [x + 40, BACK.floor], [x + 130, 900], [x - 20, 900]], light.key, 0.18); // prettier-ignore
}
