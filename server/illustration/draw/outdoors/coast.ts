import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawHouse, drawLamp, drawLighthouse, drawRocks } from '../buildings.ts';
import { HEIGHT, WIDTH, type Point, smooth, straight } from '../canvas.ts';
import { drawRidge, drawWater, groundColour, ridgeLine } from '../land.ts';
import { sunPlace } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawBoat, drawShip } from '../vessels.ts';

export const drawSea: DrawPlace = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawWater(stage, horizon, HEIGHT + 5, { sunX, swell: isRough(stage) ? 26 : 7 });
  if (isRough(stage)) drawSwell(stage, horizon);
  const cliff: Point[] = [[WIDTH + 20, horizon - 260], [1080, horizon - 250], [990, horizon - 215], [930, horizon - 100], [905, horizon + 20], [850, horizon + 46], [WIDTH + 20, horizon + 130]]; // prettier-ignore
  const stone = stage.seen(stage.colour('rock', '#8f8577'), 0.3);
  stage.canvas.path(straight(cliff), stage.canvas.linear([[0, mix(stone, stage.light.key, 0.22)], [0.2, stone], [1, mix(stone, stage.light.dark, 0.4)]])); // prettier-ignore
  stage.canvas.polygon([[WIDTH + 20, horizon - 268], [1080, horizon - 258], [985, horizon - 216], [1060, horizon - 222], [WIDTH + 20, horizon - 226]], stage.seen(groundColour(stage), 0.3)); // prettier-ignore
  for (const [x, w] of [[960, 60], [1030, 80], [1110, 60]] as const) stage.canvas.polygon([[x, horizon - 190], [x + w * 0.4, horizon - 60], [x + w * 0.1, horizon + 60], [x + w, horizon + 80], [x + w * 0.9, horizon - 170]], mix(stone, stage.light.dark, 0.4), 0.4); // prettier-ignore
  if (stage.has('lighthouse')) drawLighthouse(stage, 1090, horizon - 246, 210, 0.25);
  if (stage.has('ship')) drawShip(stage, 420, horizon + 40, 240, 0.3);
  else drawBoat(stage, 360, horizon + 60, 90, 0.35, true);
  const beach = ridgeLine(stage.fixed('beach'), HEIGHT - 90, 40, 0.2);
  stage.canvas.stroke(smooth(beach.map(([x, y]) => [x, y - 8] as const), false), mix(stage.light.skyLow, '#ffffff', 0.6), 12, 0.6);
  drawRidge(stage, beach, '#d9c193', 0.05);
  drawRocks(stage, stage.fixed('rocks'), HEIGHT - 100, 11);
}; // prettier-ignore

function drawSwell(stage: Stage, horizon: number): void {
  const { canvas, light } = stage;
  for (let i = 0; i < 5; i++) {
    const random = stage.varied(`swell${i}`);
    const y = horizon + 26 + ((HEIGHT - horizon) * (i + 0.4)) / 5.5;
    const body = mix(stage.seen('#44707c', 0.5 - i * 0.1), light.dark, 0.1 + i * 0.06);
    const crest: Point[] = [];
    for (let x = -60; x <= WIDTH + 60; x += 60 + i * 12)
      crest.push([x, y - random.between(0, 18 + i * 15)], [x + 26 + i * 5, y + 6]);
    canvas.path(smooth([...crest, [WIDTH + 80, HEIGHT + 20], [-80, HEIGHT + 20]]), canvas.linear([[0, mix(body, '#f4f6f2', 0.4)], [0.12, body], [1, mix(body, light.dark, 0.3)]]), 0.94); // prettier-ignore
    canvas.stroke(smooth(crest, false), mix('#f6f7f2', light.haze, 0.3), 2 + i * 1.4, 0.6);
  }
}

const isRough = ({ scene }: Stage): boolean =>
  scene.weather === 'storm' || scene.weather === 'wind' || scene.movement === 'violent';

/** On board: the open sea all round, the deck under foot, sails overhead. */
export const drawShipDeck: DrawPlace = (stage, horizon) => {
  const { canvas, light } = stage;
  const [sunX] = sunPlace(stage, horizon);
  const isRolling = isRough(stage);
  drawWater(stage, horizon, HEIGHT + 5, { sunX, swell: isRolling ? 26 : 9 });
  if (isRolling) drawSwell(stage, horizon);
  const roll = isRolling ? -7 : stage.varied('roll').between(-3, 3);
  canvas.moved(`rotate(${roll.toFixed(1)} 600 700) translate(-60 -20) scale(1.1)`, () => {
    const wood = stage.seen('#9a7a58');
    const dark = mix(stage.seen('#5d4636'), light.dark, 0.25);
    canvas.polygon([[-60, HEIGHT + 80], [-60, 800], [470, 640], [730, 640], [WIDTH + 60, 800], [WIDTH + 60, HEIGHT + 80]], canvas.linear([[0, mix(wood, light.key, 0.1)], [1, mix(wood, light.dark, 0.4)]])); // prettier-ignore
    for (let i = -9; i <= 9; i++) canvas.stroke(`M${600 + i * 14} 640L${600 + i * 110} 980`, mix(wood, light.dark, 0.4), 2.4, 0.7); // prettier-ignore
    for (const side of [-1, 1]) {
      const at = (t: number): Point => [600 + side * (130 + t * 540), 560 + t * 190];
      const rail = [0, 0.25, 0.5, 0.75, 1.05].map(at);
      canvas.stroke(`M${rail.map(([x, y]) => `${x} ${y}`).join('L')}`, dark, 15);
      for (let i = 0; i <= 6; i++) {
        const [x, y] = at(i / 6);
        canvas.rect(x - 5, y, 8 + i, 84 + i * 8, dark);
      }
    }
    drawRig(stage, 600, 660, 700);
    drawRig(stage, 236, 860, 930);
    canvas.path('M700 640q60 -34 130 0v70q-60 30 -130 0Z', mix(wood, light.dark, 0.3));
  });
};

/** A mast with yards and set sails, its foot on (x, y). */
function drawRig(stage: Stage, x: number, y: number, height: number): void {
  const { canvas, light } = stage;
  const wood = mix(stage.seen('#5d4636'), light.dark, 0.3);
  const sail = stage.seen(stage.colour('ship', '#efe4cb', 1), 0.05);
  const w = height * 0.016;
  for (const side of [-1, 1]) for (let i = 0; i < 4; i++) canvas.stroke(`M${x} ${y - height * 0.96}L${x + side * (height * 0.2 + i * 26)} ${y - height * 0.06}`, wood, 2.2, 0.9); // prettier-ignore
  canvas.polygon([[x - w, y], [x - w * 0.5, y - height - 200], [x + w * 0.5, y - height - 200], [x + w, y]], canvas.linear([[0, mix(wood, light.key, 0.25)], [1, wood]], true)); // prettier-ignore
  for (const [at, half] of [
    [0.42, 0.3],
    [0.74, 0.24],
    [1.02, 0.18],
  ] as const) {
    const [top, h, s] = [y - height * at - height * 0.2, height * 0.25, height * half];
    canvas.path(`M${x - s} ${top}H${x + s}Q${x + s * 1.24} ${top + h * 0.6} ${x + s * 1.04} ${top + h}Q${x} ${top + h * 0.78} ${x - s * 1.04} ${top + h}Q${x - s * 0.86} ${top + h * 0.5} ${x - s} ${top}Z`, canvas.linear([[0, mix(sail, light.dark, 0.12)], [0.5, mix(sail, light.key, 0.2)], [1, mix(sail, light.dark, 0.24)]], true)); // prettier-ignore
    canvas.stroke(`M${x - s * 1.08} ${top}H${x + s * 1.08}`, wood, 8);
  }
}

export const drawHarbour: DrawPlace = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawRidge(
    stage,
    ridgeLine(stage.fixed('far'), horizon - 40, 150, 0.4),
    stage.colour('hill', groundColour(stage)),
    0.7,
  );
  const hill: Point[] = [[-20, horizon - 250], [120, horizon - 265], [300, horizon - 215], [480, horizon - 120], [640, horizon - 40], [760, horizon + 16], [-20, horizon + 16]]; // prettier-ignore
  stage.canvas.path(smooth(hill), stage.seen(groundColour(stage), 0.4));
  drawWater(stage, horizon, HEIGHT + 5, { sunX, swell: 5 });
  const random = stage.fixed('houses');
  for (let row = 0; row < 5; row++) {
    const depth = 0.42 - row * 0.07;
    for (let x = -30 + row * 7; x < 640 - (4 - row) * 60;) {
      const width = random.between(40, 62) + row * 5;
      drawHouse(stage, random, { x, y: horizon - 190 + row * 52 + Math.max(0, x - 240) * (0.4 - row * 0.09), width, height: width * random.between(1.35, 2.1), depth, index: random.int(0, 5), pitch: 0.62 }); // prettier-ignore
      x += width * random.between(0.94, 1.12);
    }
  }
  const quay = stage.seen('#8b8378', 0.12);
  stage.canvas.path(`M-10 ${horizon + 14}H700Q760 ${horizon + 24} 700 ${horizon + 52}Q420 ${horizon + 74} -10 ${horizon + 90}Z`, stage.canvas.linear([[0, mix(quay, stage.light.key, 0.15)], [1, mix(quay, stage.light.dark, 0.4)]])); // prettier-ignore
  for (let i = 0; i < 5; i++)
    drawLamp(stage, 90 + i * 140, horizon + 44 - i * 2, 118 - i * 9, 0.05 + i * 0.05);
  stage.canvas.path(`M1210 ${horizon + 92}L905 ${horizon + 26}H830V${horizon + 44}L1210 ${horizon + 140}Z`, stage.canvas.linear([[0, mix(quay, stage.light.key, 0.12)], [1, mix(quay, stage.light.dark, 0.45)]])); // prettier-ignore
  drawLighthouse(stage, 876, horizon + 30, 240, 0.2);
  const boats = stage.varied('boats');
  const count = Math.min(14, Math.max(3, stage.count('boat', 6)));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6) / count;
    drawBoat(stage, 120 + ((i * 397) % 940) + boats.between(-30, 30), horizon + 106 + t ** 1.4 * 215, 58 + t * 108, 0.3 * (1 - t), i % 3 !== 1, i);
  } // prettier-ignore
};
