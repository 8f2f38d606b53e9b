import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawCastle, drawChurch, drawCottage, drawHouse, drawIzba, drawLamp } from '../buildings.ts';
import { HEIGHT, WIDTH, type Point, smooth } from '../canvas.ts';
import { drawPeaks, drawRidge, drawWay, groundColour, isSnowy, ridgeLine } from '../land.ts';
import { drawGrass, drawTree, drawTreeLine, treeKind } from '../plants.ts';
import { drawFogBank } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawHillLayers, drawWindmill } from './open-land.ts';
import { drawStatue } from './monuments.ts';
import { drawFountain } from './woodland.ts';

export const drawVillage: DrawPlace = (stage, horizon) => {
  drawTreeLine(stage, horizon - 6, 60, 0.8, treeKind(stage), 'far');
  drawRidge(stage, ridgeLine(stage.fixed('rise'), horizon, 40, 0.3), groundColour(stage), 0.55);
  const isEastern = stage.scene.region === 'east';
  drawChurch(stage, 770, horizon - 8, isEastern ? 150 : 112, 0.5, isEastern || stage.has('dome'));
  if (stage.has('windmill')) drawWindmill(stage, 210, horizon - 10, 150);
  drawRidge(stage, ridgeLine(stage.fixed('green'), horizon + 50, 20, 0.3), groundColour(stage), 0.25);
  drawWay(stage, { from: 560, to: 660, horizon: horizon + 36, width: 300, colour: isSnowy(stage) ? '#d3dce5' : '#bfa27a', bend: 70 });
  const random = stage.fixed('homes');
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    const home = isEastern ? drawIzba : drawCottage;
    home(stage, random, 470 - t * 430 - 60, horizon + 66 + t * 120, 110 + t * 190, 0.4 * (1 - t), i);
    home(stage, random, 720 + t * 270, horizon + 60 + t * 112, 104 + t * 190, 0.4 * (1 - t), i + 1);
    if (i < 3) drawTree(stage, random, treeKind(stage), 380 - t * 300, horizon + 74 + t * 120, 150 + t * 190, 0.36 * (1 - t));
  }
  const fence = mix(stage.seen('#6d5a48'), stage.light.dark, 0.15);
  for (let x = -10; x < WIDTH; x += 34) if (Math.abs(x - 560) > 190) stage.canvas.rect(x, HEIGHT - 96 - (x % 5) * 2, 15, 110, fence);
  for (const y of [HEIGHT - 74, HEIGHT - 36]) stage.canvas.stroke(`M-10 ${y}H366M754 ${y}H1210`, fence, 9);
  drawGrass(stage, HEIGHT, 60, groundColour(stage));
}; // prettier-ignore

export const drawStreet: DrawPlace = (stage, horizon) => {
  const { canvas, light } = stage;
  const random = stage.fixed('street');
  const vanish: Point = [600 + random.between(-70, 70), horizon];
  drawChurch(stage, vanish[0] - 14, horizon + 6, 110, 0.72, isDomed(stage));
  const road = isSnowy(stage) ? '#dce3ea' : stage.colour('road', '#8d857c');
  canvas.polygon([[-10, HEIGHT + 10], [vanish[0] - 46, horizon + 4], [vanish[0] + 46, horizon + 4], [WIDTH + 10, HEIGHT + 10]], canvas.linear([[0, stage.seen(road, 0.6)], [1, mix(stage.seen(road), light.dark, 0.22)]])); // prettier-ignore
  for (let i = 0; i < 90; i++) {
    const t = random.next() ** 1.2;
    const y = horizon + 10 + t * (HEIGHT - horizon);
    canvas.ellipse(vanish[0] + random.between(-1, 1) * (40 + t * 560), y, 6 + t * 24, 2 + t * 7, random.chance(0.5) ? light.key : light.dark, 0.1);
  }
  for (let i = 0; i < 6; i++) {
    const t = (i / 5) ** 1.7;
    const width = 60 + t * 235;
    for (const side of [-1, 1]) {
      const inner = vanish[0] + side * (46 + t * 330);
      drawHouse(stage, random, { x: side < 0 ? inner - width : inner, y: horizon + 10 + t * 230, width, height: width * random.between(1.3, 1.9), depth: 0.62 * (1 - t), index: random.int(0, 5), pitch: 0.55 });
    }
  }
  for (let i = 0; i < 4; i++) {
    const t = (i / 3) ** 1.5;
    for (const side of [-1, 1]) drawLamp(stage, vanish[0] + side * (36 + t * 250), horizon + 16 + t * 262, 84 + t * 330, 0.5 * (1 - t));
  }
  if (stage.has('statue')) drawStatue(stage, 600, horizon + 170, 240);
}; // prettier-ignore

export const drawSquare: DrawPlace = (stage, horizon) => {
  const { canvas } = stage;
  const random = stage.fixed('square');
  drawChurch(stage, 560, horizon + 30, 230, 0.5, isDomed(stage));
  for (let x = -20; x < WIDTH;) {
    const width = random.between(80, 130);
    if (x < 430 || x > 740) drawHouse(stage, random, { x, y: horizon + 30, width, height: width * random.between(1.1, 1.8), depth: 0.34, index: random.int(0, 4) }); // prettier-ignore
    x += width;
  }
  drawRidge(
    stage,
    [
      [-20, horizon + 26],
      [WIDTH + 20, horizon + 26],
    ],
    isSnowy(stage) ? '#e4e9ee' : '#b3a48c',
    0.12,
  );
  for (let i = 0; i < 5; i++) {
    const [x, y, s] = [90 + i * 235, horizon + 120 + (i % 2) * 66, 78 + (i % 2) * 24];
    const cloth = random.pick(['#b8574a', '#d8b25a', '#5d7f93', '#6f8c5c']);
    canvas.rect(x - s * 0.9, y - s * 0.75, s * 0.06, s * 0.8, stage.seen('#5a4636'));
    canvas.rect(x + s * 0.85, y - s * 0.75, s * 0.06, s * 0.8, stage.seen('#5a4636'));
    for (let k = 0; k < 6; k++) canvas.polygon([[x - s + k * s * 0.33, y - s * 0.6], [x - s * 0.8 + k * s * 0.27, y - s * 1.1], [x - s * 0.53 + k * s * 0.27, y - s * 1.1], [x - s * 0.67 + k * s * 0.33, y - s * 0.6]], stage.seen(k % 2 ? '#f0e6d2' : cloth)); // prettier-ignore
    canvas.rect(x - s * 0.9, y - s * 0.3, s * 1.8, s * 0.34, stage.seen('#8a6a4c'));
  }
  if (stage.has('fountain')) drawFountain(stage, 600, horizon + 230, 120);
  else if (stage.has('statue')) drawStatue(stage, 600, horizon + 240, 300);
  for (const x of [180, 1010]) drawLamp(stage, x, HEIGHT - 110, 330, 0.02);
};

export const drawCastleScene: DrawPlace = (stage, horizon) => {
  drawPeaks(stage, horizon, 250, 0.85, '#76798c', 'far');
  drawFogBank(stage, horizon - 10, 0.4);
  const rock: Point[] = [[330, horizon + 190], [470, horizon + 20], [560, horizon - 86], [900, horizon - 92], [985, horizon + 10], [1090, horizon + 200]]; // prettier-ignore
  const stone = stage.seen('#77736f', 0.3);
  drawCastle(stage, 730, horizon - 78, 250, 0.32);
  stage.canvas.path(smooth([...rock, [WIDTH, HEIGHT], [200, HEIGHT]]), stage.canvas.linear([[0, mix(stone, stage.light.key, 0.15)], [1, mix(stone, stage.light.dark, 0.45)]])); // prettier-ignore
  drawTreeLine(stage, horizon + 120, 70, 0.3, 'conifer', 'woods');
  drawRidge(stage, ridgeLine(stage.fixed('meadow'), horizon + 140, 50, 0.4), groundColour(stage), 0.16);
  drawWay(stage, { from: 300, to: 720, horizon: horizon + 130, width: 170, colour: '#b99f78', bend: 100 });
  const random = stage.fixed('near');
  for (let i = 0; i < 7; i++) drawTree(stage, random, i % 2 ? 'conifer' : treeKind(stage), i < 4 ? random.between(-10, 200) : random.between(1020, 1210), HEIGHT - random.between(0, 60), random.between(190, 390), 0.05); // prettier-ignore
};

export const drawChurchScene: DrawPlace = (stage, horizon) => {
  drawHillLayers(stage, horizon, 3, 70);
  drawChurch(stage, 610, horizon + 110, 330, 0.18, isDomed(stage) || stage.has('icon'));
  drawWay(stage, { from: 480, to: 640, horizon: horizon + 110, width: 190, colour: '#c4ab82', bend: 60 });
  const random = stage.fixed('trees');
  for (let i = 0; i < 7; i++) drawTree(stage, random, treeKind(stage), i < 4 ? random.between(0, 330) : random.between(980, 1200), HEIGHT - random.between(20, 170), random.between(220, 430), 0.1); // prettier-ignore
  if (stage.has('cross')) for (let i = 0; i < 7; i++) stage.canvas.stroke(`M${90 + i * 165} ${HEIGHT - 40 - (i % 3) * 22}v-78m-24 24h48`, stage.seen('#5f5a58'), 9);
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
}; // prettier-ignore

/** Onion domes where the text speaks of them, or Russian; a spire elsewhere. */
const isDomed = ({ has, scene }: Stage): boolean => has('dome') || (scene.region === 'east' && !has('tower'));

/** The houses that a text names, in the middle distance of a place that is no village. */
export function drawDwellings(stage: Stage, horizon: number): void {
  const random = stage.fixed('dwellings');
  const home = stage.scene.region === 'east' ? drawIzba : drawCottage;
  const count = Math.min(7, stage.count('house', 4));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = random.pick([150, 700]) + t * 330 + random.between(-30, 30);
    home(stage, random, x, horizon + 108 + (i % 3) * 26 + t * 20, 70 + (i % 3) * 16, 0.3 - t * 0.1, i);
  }
}
