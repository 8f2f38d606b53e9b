import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawHouse } from '../buildings.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';
import { drawRidge, drawWay, groundColour, isSnowy, ridgeLine } from '../land.ts';
import { drawCrown, drawFlowers, drawGrass, drawTree, drawTreeLine, treeKind } from '../plants.ts';
import { drawFogBank, sunPlace } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawGazebo, drawStatue } from './monuments.ts';

export const drawForest: DrawPlace = (stage, horizon) => {
  const kind = treeKind(stage);
  const { light, canvas } = stage;
  drawTreeLine(stage, horizon + 10, 190, 0.86, kind, 'far');
  drawTreeLine(stage, horizon + 34, 150, 0.68, kind, 'mid');
  drawRidge(stage, ridgeLine(stage.fixed('floor'), horizon + 44, 22, 0.5), groundColour(stage), 0.42);
  drawWay(stage, {
    from: 560,
    to: 640,
    horizon: horizon + 44,
    width: 330,
    colour: isSnowy(stage) ? '#d5dde6' : '#b39a72',
    bend: 80,
  });
  const [sx] = sunPlace(stage, horizon);
  canvas.glow(sx, horizon, 420, light.key, 0.4);
  const random = stage.fixed('trees');
  for (let layer = 0; layer < 4; layer++) {
    const depth = 0.62 - layer * 0.19;
    const count = 15 - layer * 3;
    for (let i = 0; i < count; i++) {
      const x = (i / count) * (WIDTH + 200) - 100 + random.between(-50, 50);
      const gap = 60 + layer * 85;
      if (Math.abs(x - 605) < gap) continue;
      drawTree(stage, random, kind, x, horizon + 52 + layer * 62 + random.between(-10, 14), (230 + layer * 150) * random.between(0.75, 1.1), depth); // prettier-ignore
    }
    if (layer < 2) drawFogBank(stage, horizon + 60 + layer * 50, 0.32);
  }
  drawNearTrunks(stage);
  drawGrass(stage, HEIGHT, 110, isSnowy(stage) ? '#cfd6dd' : '#4f6a3c');
};

/** Two dark trunks at the sides: the eye stands among the trees. */
function drawNearTrunks(stage: Stage): void {
  const random = stage.varied('frame');
  const isBirch = treeKind(stage) === 'birch';
  const bark = isBirch ? stage.seen('#d9d2c4') : mix(stage.seen('#41342f'), stage.light.dark, 0.45);
  for (const [x, w] of [[random.between(20, 90), random.between(60, 90)], [random.between(1090, 1170), random.between(46, 80)]] as const) {
    stage.canvas.path(`M${x - w * 0.6} ${HEIGHT + 10}C${x - w * 0.4} 700 ${x - w * 0.5} 300 ${x - w * 0.3} -10H${x + w * 0.34}C${x + w * 0.5} 320 ${x + w * 0.36} 640 ${x + w * 0.9} ${HEIGHT + 10}Z`, stage.canvas.linear([[0, bark], [0.4, mix(bark, stage.light.key, 0.07)], [1, mix(bark, stage.light.dark, 0.45)]], true)); // prettier-ignore
    if (isBirch) for (let i = 0; i < 13; i++) stage.canvas.stroke(`M${x - w * 0.4 + random.between(0, w * 0.3)} ${i * 70 + random.between(0, 40)}h${random.between(0.15, 0.4) * w}`, stage.seen('#3a3434'), 7); // prettier-ignore
  } // prettier-ignore
}

export const drawGarden: DrawPlace = (stage, horizon) => {
  drawTreeLine(stage, horizon + 4, 120, 0.7, treeKind(stage), 'far');
  if (stage.has('house')) drawHouse(stage, stage.fixed('manor'), { x: 500, y: horizon + 30, width: 240, height: 120, depth: 0.42, pitch: 0.26 }); // prettier-ignore
  drawRidge(stage, ridgeLine(stage.fixed('lawn'), horizon + 26, 10, 0.2), stage.colour('grass', groundColour(stage)), 0.3);
  drawWay(stage, { from: 640, to: 605, horizon: horizon + 26, width: 400, colour: isSnowy(stage) && stage.colours('grass').length === 0 ? '#dfe6ec' : stage.colour('road', '#dcc59b'), bend: 24 });
  const random = stage.fixed('alley');
  for (let i = 0; i < 6; i++) {
    const t = (i / 5) ** 1.5;
    const y = horizon + 40 + t * 250;
    for (const side of [-1, 1]) {
      drawTree(stage, random, treeKind(stage), 605 + side * (110 + t * 470), y, 170 + t * 470, 0.5 * (1 - t));
      if (!isSnowy(stage)) drawCrown(stage, random, 605 + side * (70 + t * 330), y + 14, 26 + t * 80, 16 + t * 46, 0.4 * (1 - t), '#5d7d48');
    }
  }
  if (stage.has('fountain')) drawFountain(stage, 605, horizon + 150, 130);
  else if (stage.has('gazebo')) drawGazebo(stage, 605, horizon + 150, 190);
  if (stage.has('statue')) drawStatue(stage, stage.has('fountain') || stage.has('gazebo') ? 350 : 605, horizon + 190, 210);
  if (!isSnowy(stage)) drawFlowers(stage, horizon + 120, 190);
  drawGrass(stage, HEIGHT, 80, groundColour(stage));
}; // prettier-ignore

export function drawFountain(stage: Stage, x: number, y: number, size: number): void {
  const { canvas, light } = stage;
  const stone = stage.seen('#c9c2b4', 0.1);
  for (const side of [-1, 0, 1]) canvas.stroke(`M${x} ${y - size * 0.9}Q${x + side * size * 0.5} ${y - size * 1.3} ${x + side * size * 0.7} ${y - size * 0.2}`, mix(light.skyLow, '#ffffff', 0.5), 4, 0.7);
  canvas.rect(x - size * 0.08, y - size * 0.9, size * 0.16, size * 0.9, stone);
  canvas.path(`M${x - size} ${y - size * 0.2}H${x + size}Q${x + size * 0.8} ${y + size * 0.3} ${x} ${y + size * 0.3}Q${x - size * 0.8} ${y + size * 0.3} ${x - size} ${y - size * 0.2}Z`, canvas.linear([[0, stone], [1, mix(stone, light.dark, 0.4)]])); // prettier-ignore
  canvas.ellipse(x, y - size * 0.2, size, size * 0.12, mix(stage.seen('#6fa0ac'), light.skyLow, 0.4));
} // prettier-ignore
