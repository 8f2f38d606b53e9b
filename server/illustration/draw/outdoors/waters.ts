import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawLamp } from '../buildings.ts';
import { HEIGHT, WIDTH, type Point, smooth } from '../canvas.ts';
import { drawRidge, drawWater, groundColour, ridgeLine } from '../land.ts';
import { drawTree, drawTreeLine, treeKind } from '../plants.ts';
import { drawFogBank, sunPlace } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawBoat } from '../vessels.ts';
import { drawHillLayers } from './open-land.ts';

export const drawRiver: DrawPlace = (stage, horizon) => {
  const { canvas, light } = stage;
  const random = stage.fixed('river');
  drawHillLayers(stage, horizon, 3, 90);
  drawRidge(stage, ridgeLine(stage.fixed('bank'), horizon + 46, 20, 0.4), groundColour(stage), 0.34);
  const bend = random.pick([-1, 1]);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const near = (1 - t) ** 2;
    const y = horizon + 44 + (HEIGHT + 40 - horizon - 44) * near;
    const middle = 600 + bend * Math.sin(t * 4.6) * 250 * (1 - t) + bend * 40;
    const half = 9 + 400 * near ** 0.8;
    left.push([middle - half, y]);
    right.unshift([middle + half, y]);
  }
  const [sunX] = sunPlace(stage, horizon);
  const bank = mix(stage.seen(groundColour(stage)), light.dark, 0.35);
  canvas.stroke(smooth([...left, ...right]), bank, 16, 0.7);
  canvas.within(smooth([...left, ...right]), () => {
    drawWater(stage, horizon + 40, HEIGHT + 5, { sunX, swell: 4 });
    if (stage.has('ice')) drawIce(stage, horizon);
  });
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) ** 1.4;
    const side = i % 2 ? 1 : -1;
    const edge = (side < 0 ? left : right.toReversed())[Math.round((1 - t ** 0.5) * 16)] ?? [600, horizon];
    drawTree(stage, random, treeKind(stage), edge[0] + side * (30 + t * 130), edge[1] + 8, (90 + t * 330) * random.between(0.8, 1.1), 0.5 * (1 - t)); // prettier-ignore
  }
  if (stage.has('boat')) drawBoat(stage, 600 + bend * 60, HEIGHT - 150, 170, 0.06, false);
  if (stage.has('bridge')) drawFootbridge(stage, 600 + bend * 150, horizon + 74);
  drawReeds(stage, [40, 200], [1010, 1170]);
};

/** A plank bridge far up the river. */
function drawFootbridge({ canvas, seen, colour }: Stage, x: number, y: number): void {
  const wood = seen(colour('bridge', '#7a5c44'), 0.3);
  canvas.stroke(`M${x - 150} ${y}Q${x} ${y - 60} ${x + 150} ${y}`, wood, 11);
  canvas.stroke(`M${x - 150} ${y - 34}Q${x} ${y - 94} ${x + 150} ${y - 34}`, wood, 5);
  for (let i = -3; i <= 3; i++) canvas.stroke(`M${x + i * 42} ${y - 28 + i * i * 3}v${-30}`, wood, 5);
}

export const drawLake: DrawPlace = (stage, horizon) => {
  const { canvas, light } = stage;
  const [sunX] = sunPlace(stage, horizon);
  const shore = horizon + 24;
  const hills = [0, 1].map((i) => ridgeLine(stage.fixed(`shore${i}`), shore - 60 + i * 44, 190 - i * 90, 0.4));
  hills.forEach((line, i) => drawRidge(stage, line, stage.colour('hill', groundColour(stage)), 0.72 - i * 0.24));
  drawTreeLine(stage, shore, 62, 0.5, treeKind(stage), 'far');
  drawWater(stage, shore, HEIGHT + 5, { sunX, swell: 1.5 });
  // Still water: the far shore stands on its head in it.
  hills.forEach((line, i) => {
    const upside = line.map(([x, y]) => [x, Math.max(shore, 2 * shore - y * 1 + 4)] as const);
    canvas.polygon([[-20, shore], ...upside, [WIDTH + 20, shore]], stage.seen(groundColour(stage), 0.5 - i * 0.12), 0.3); // prettier-ignore
  });
  for (let i = 0; i < 9; i++) canvas.stroke(`M${-20 + i * 30} ${shore + 20 + i * 34}H${WIDTH}`, light.skyLow, 1.5, 0.16);
  if (stage.has('ice')) drawIce(stage, horizon);
  drawJetty(stage, HEIGHT - 30);
  drawBoat(stage, 790, HEIGHT - 190, 190, 0.05, false);
  const random = stage.fixed('willows');
  for (const [x, h] of [[1120, 560], [1010, 330]] as const) drawTree(stage, random, treeKind(stage), x, HEIGHT - 16, h, 0.03); // prettier-ignore
  if (!stage.has('ice')) drawReeds(stage, [930, 1180], [20, 150]);
}; // prettier-ignore

/** A landing stage from the near shore out over the water. */
function drawJetty({ canvas, seen, light, colour }: Stage, y: number): void {
  const wood = seen(colour('pier', '#8a6f54'));
  for (const [x, py] of [[250, 10], [440, -70], [560, -150]] as const) canvas.rect(x, y + py - 40, 14, 110, mix(wood, light.dark, 0.5)); // prettier-ignore
  canvas.polygon([[-20, y + 40], [-20, y - 40], [545, y - 178], [640, y - 178]], canvas.linear([[0, mix(wood, light.key, 0.2)], [1, mix(wood, light.dark, 0.25)]])); // prettier-ignore
  for (let i = 0; i < 12; i++) canvas.stroke(`M${20 + i * 50} ${y - 50 - i * 12}l${76 - i * 2} ${72 - i * 5}`, mix(wood, light.dark, 0.45), 2.5, 0.6); // prettier-ignore
}

export const drawBridgeScene: DrawPlace = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawTreeLine(stage, horizon + 4, 66, 0.8, treeKind(stage), 'far');
  drawRidge(stage, ridgeLine(stage.fixed('bank'), horizon - 2, 18, 0.4), groundColour(stage), 0.6);
  drawWater(stage, horizon + 8, HEIGHT + 5, { sunX, swell: 4 });
  if (stage.has('ice')) drawIce(stage, horizon);
  const random = stage.fixed('bank-trees');
  for (let i = 0; i < 10; i++) drawTree(stage, random, treeKind(stage), i < 4 ? random.between(0, 330) : random.between(560, WIDTH), horizon + random.between(4, 30), random.between(70, 170), 0.5); // prettier-ignore
  drawBridge(stage, horizon);
  if (stage.has('boat')) drawBoat(stage, 700, horizon + 150, 150, 0.1, false);
  drawRidge(stage, ridgeLine(stage.fixed('near'), HEIGHT - 34, 60, 0.3), groundColour(stage), 0.02);
  drawTree(stage, random, treeKind(stage), 70, HEIGHT - 60, 470, 0.03);
  if (!stage.has('ice')) drawReeds(stage, [330, 540], [830, 1000]);
};

export const drawSwamp: DrawPlace = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawTreeLine(stage, horizon + 6, 90, 0.76, 'conifer', 'far');
  drawWater(stage, horizon + 4, HEIGHT + 5, { sunX, swell: 2 });
  drawFogBank(stage, horizon + 40, 0.6);
  const random = stage.fixed('tussocks');
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.3;
    const [x, y, r] = [random.between(-40, WIDTH), horizon + 24 + t * (HEIGHT - horizon), 40 + t * 130];
    stage.canvas.ellipse(
      x,
      y,
      r,
      r * 0.2,
      mix(stage.seen('#5f6a3f', 0.5 * (1 - t)), stage.light.dark, t * 0.3),
    );
    if (i % 3 === 0) drawTree(stage, random, 'bare', x, y, 110 + t * 280, 0.55 * (1 - t));
  }
  drawReeds(stage, [330, 540], [830, 1000]);
};

function drawIce(stage: Stage, horizon: number): void {
  const random = stage.varied('ice');
  for (let i = 0; i < 34; i++) {
    const t = (i / 34) ** 1.5;
    const [x, y] = [random.between(-30, WIDTH), horizon + 20 + t * (HEIGHT - horizon) * 0.82];
    const r = 12 + t * 95 * random.between(0.5, 1.1);
    const points: Point[] = Array.from({ length: 7 }, (_, k) => [x + Math.cos(k * 0.9) * r * random.between(0.75, 1.1), y + Math.sin(k * 0.9) * r * 0.26 * random.between(0.75, 1.1)] as const); // prettier-ignore
    const white = stage.seen(stage.colour('ice', '#f1f3f2'), 0.5 * (1 - t));
    stage.canvas.polygon(
      points.map(([px, py]) => [px, py + 3 + t * 9] as const),
      mix(white, stage.light.dark, 0.4),
      0.7,
    );
    stage.canvas.polygon(points, mix(white, stage.light.key, 0.12));
  }
}

/** Reeds at the near edge, thick between the first pair of x and thin between the second. */
function drawReeds(stage: Stage, thick: Point, thin: Point): void {
  const random = stage.varied('reeds');
  const colour = stage.seen(stage.scene.season === 'autumn' ? '#8a6a3c' : '#56683f');
  for (let i = 0; i < 46; i++) {
    const x = i < 26 ? random.between(...thick) : random.between(...thin);
    const h = random.between(70, 190);
    stage.canvas.stroke(`M${x} ${HEIGHT + 5}Q${x + 4} ${HEIGHT - h * 0.6} ${x + random.between(-16, 22)} ${HEIGHT - h}`, mix(colour, stage.light.dark, random.between(0, 0.4)), 3.2);
    if (i % 4 === 0) stage.canvas.ellipse(x + 5, HEIGHT - h, 5, 19, stage.seen('#5d4030'));
  } // prettier-ignore
}

function drawBridge(stage: Stage, horizon: number): void {
  const { canvas, light } = stage;
  const stone = stage.seen(stage.colour('bridge', '#9c9080'), 0.18);
  const y = horizon + 40;
  let d = `M-10 ${y - 60}Q600 ${y - 150} 1210 ${y - 60}V${y + 70}`;
  for (let x = 1120; x >= 80; x -= 260) d += `H${x}a95 ${98} 0 0 0 -190 0`;
  d += `H-10Z`;
  canvas.path(
    d,
    canvas.linear([
      [0, mix(stone, light.key, 0.15)],
      [1, mix(stone, light.dark, 0.45)],
    ]),
  );
  canvas.stroke(`M-10 ${y - 74}Q600 ${y - 164} 1210 ${y - 74}`, mix(stone, light.dark, 0.25), 13);
  for (const x of [200, 470, 740, 1010])
    drawLamp(stage, x, y - 92 - (1 - ((x - 600) / 600) ** 2) * 22, 112, 0.15);
}
