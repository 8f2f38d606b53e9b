import { mix } from '../colour.ts';
import type { Setting } from '../scene-spec.ts';
import { drawBoat, drawCastle, drawChurch, drawHouse, drawIzba, drawLamp, drawLighthouse, drawRocks, drawShip } from './buildings.ts'; // prettier-ignore
import { HEIGHT, WIDTH, type Point, smooth, straight } from './canvas.ts';
import {
  drawPeaks,
  drawRidge,
  drawWater,
  drawWay,
  groundColour,
  heightAt,
  isSnowy,
  ridgeLine,
} from './land.ts';
import { drawCrown, drawFlowers, drawGrass, drawTree, drawTreeLine, treeKind } from './plants.ts';
import { drawFogBank, drawSky, sunPlace } from './sky.ts';
import type { Stage } from './stage.ts';

type Draw = (stage: Stage, horizon: number) => void;

/** Where the sky ends, as a share of the height; an atmosphere is mostly sky. */
const HORIZONS: Partial<Record<Setting, number>> = {
  forest: 0.58, mountains: 0.6, street: 0.56, square: 0.6, castle: 0.66, harbour: 0.5, cave: 0.6, sea: 0.52, ship: 0.55,
}; // prettier-ignore

/** An open-air place: sky, far land, middle ground, and a frame of near things. */
export function drawOutdoors(stage: Stage): void {
  const { scene } = stage;
  const usual = (HORIZONS[scene.setting] ?? 0.56) + stage.varied('horizon').between(-0.03, 0.03);
  const horizon = HEIGHT * (scene.type === 'atmosphere' ? Math.max(usual, 0.66) : usual);
  drawSky(stage, horizon);
  (PLACES_OUTSIDE[scene.setting] ?? drawOpen)(stage, horizon);
  if (scene.weather === 'fog') drawFogBank(stage, horizon + 40, 0.75, stage.colours('sky')[0] ? mix(stage.light.haze, stage.colours('sky')[0] ?? '', 0.5) : undefined); // prettier-ignore
}

const drawOpen: Draw = (stage, horizon) => {
  drawHillLayers(stage, horizon, 4, 120);
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
};

/** Hill behind hill, each nearer one darker and clearer. */
function drawHillLayers(stage: Stage, horizon: number, count: number, rise: number): Point[] {
  let line: Point[] = [];
  for (let i = 0; i < count; i++) {
    const depth = 0.85 - (0.78 * i) / (count - 1);
    const y = horizon + ((HEIGHT - horizon) * 0.66 * i) / (count - 1);
    line = ridgeLine(stage.fixed(`hill${i}`), y, rise * (0.5 + 0.5 * depth), 0.4);
    drawRidge(stage, line, stage.colour('hill', groundColour(stage)), depth);
    const random = stage.fixed(`wood${i}`);
    for (let t = 0; t < 9 && i > 0; t++) {
      const x = random.between(0, WIDTH);
      if (random.chance(0.6)) drawTree(stage, random, treeKind(stage), x, heightAt(line, x) + 6, (34 + 90 * (1 - depth)) * random.between(0.6, 1.1), depth); // prettier-ignore
    }
  }
  return line;
}

const drawForest: Draw = (stage, horizon) => {
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

const drawField: Draw = (stage, horizon) => {
  drawTreeLine(stage, horizon + 8, 54, 0.72, treeKind(stage), 'far');
  const ripe = stage.has('field') || stage.scene.season === 'autumn';
  const ground = isSnowy(stage) ? groundColour(stage) : ripe ? stage.colour('field', '#d3ae58') : stage.colour('grass', groundColour(stage)); // prettier-ignore
  drawRidge(stage, ridgeLine(stage.fixed('field'), horizon + 10, 16, 0.3), ground, 0.45);
  const random = stage.fixed('rows');
  for (let i = 0; i < 7; i++) {
    const y = horizon + 24 + (HEIGHT - horizon) * (i / 7) ** 1.5;
    drawRidge(stage, ridgeLine(stage.fixed(`row${i}`), y, 10 + i * 5, 0.3), mix(ground, i % 2 ? '#8a8a4c' : '#f0dfa8', random.between(0.05, 0.22)), 0.4 - i * 0.055); // prettier-ignore
  }
  drawWay(stage, {
    from: 430,
    to: 760,
    horizon: horizon + 14,
    width: 190,
    colour: stage.colour('road', '#c9a878'),
    bend: 60,
  });
  if (!isSnowy(stage)) drawFlowers(stage, horizon + 60, stage.has('flowers') ? 260 : 70);
  const tree = stage.fixed('lone');
  drawTree(stage, tree, treeKind(stage), 905, horizon + 110, 300, 0.12);
  if (stage.has('windmill')) drawWindmill(stage, 300, horizon + 40, 190);
  drawGrass(stage, HEIGHT, 120, ground);
};

function drawWindmill(stage: Stage, x: number, y: number, size: number): void {
  const { canvas } = stage;
  const wood = stage.seen('#7a6450', 0.25);
  canvas.polygon([[x - size * 0.2, y], [x - size * 0.12, y - size * 0.7], [x + size * 0.12, y - size * 0.7], [x + size * 0.2, y]], wood);
  canvas.polygon([[x - size * 0.16, y - size * 0.68], [x, y - size * 0.9], [x + size * 0.16, y - size * 0.68]], stage.seen('#5a4a44', 0.25));
  for (let i = 0; i < 4; i++) {
    const a = 0.5 + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a) * size, Math.sin(a) * size];
    canvas.polygon([[x, y - size * 0.72], [x + c * 0.6, y - size * 0.72 + s * 0.6], [x + c * 0.6 - s * 0.14, y - size * 0.72 + s * 0.6 + c * 0.14], [x + c * 0.12 - s * 0.12, y - size * 0.72 + s * 0.12 + c * 0.12]], stage.seen('#d8c8a8', 0.2), 0.9); // prettier-ignore
  }
} // prettier-ignore

const drawMountains: Draw = (stage, horizon) => {
  const rock = stage.colour('mountain', '#76798c');
  drawPeaks(stage, horizon, 420, 0.82, rock, 'peaks-far');
  drawFogBank(stage, horizon - 30, 0.5);
  drawPeaks(stage, horizon + 60, 330, 0.5, rock, 'peaks');
  drawFogBank(stage, horizon + 70, 0.55);
  drawTreeLine(stage, horizon + 120, 90, 0.35, 'conifer', 'firs');
  drawRidge(
    stage,
    ridgeLine(stage.fixed('slope'), horizon + 140, 60, 0.6),
    isSnowy(stage) ? '#e9edf2' : '#7d8a5c',
    0.22,
  );
  const random = stage.fixed('slope-trees');
  for (let i = 0; i < 14; i++) drawTree(stage, random, 'conifer', i < 7 ? random.between(-20, 380) : random.between(860, 1220), HEIGHT - random.between(-10, 150), random.between(130, 300), 0.1); // prettier-ignore
  drawRocks(stage, stage.fixed('rocks'), HEIGHT - 120, 16);
};

const drawHills: Draw = (stage, horizon) => {
  const line = drawHillLayers(stage, horizon, 5, 170);
  drawWay(stage, { from: 420, to: 700, horizon: horizon + 130, width: 150, colour: '#c2a67a', bend: 120 });
  if (stage.has('house')) drawHouse(stage, stage.fixed('house'), { x: 760, y: heightAt(line, 790) + 8, width: 92, height: 66, depth: 0.12 }); // prettier-ignore
  drawRocks(stage, stage.fixed('rocks'), HEIGHT - 170, 16);
  drawGrass(stage, HEIGHT, 120, stage.scene.season === 'autumn' ? '#8a6a5c' : groundColour(stage));
};

const drawSea: Draw = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawWater(stage, horizon, HEIGHT + 5, { sunX, swell: stage.scene.weather === 'storm' ? 26 : 7 });
  if (stage.scene.weather === 'storm' || stage.scene.weather === 'wind') drawSwell(stage, horizon);
  const cliff: Point[] = [[WIDTH + 20, horizon - 260], [1080, horizon - 250], [990, horizon - 215], [930, horizon - 100], [905, horizon + 20], [850, horizon + 46], [WIDTH + 20, horizon + 130]]; // prettier-ignore
  const stone = stage.seen(stage.colour('rock', '#8f8577'), 0.3);
  stage.canvas.path(straight(cliff), stage.canvas.linear([[0, mix(stone, stage.light.key, 0.22)], [0.2, stone], [1, mix(stone, stage.light.dark, 0.4)]])); // prettier-ignore
  stage.canvas.polygon([[WIDTH + 20, horizon - 268], [1080, horizon - 258], [985, horizon - 216], [1060, horizon - 222], [WIDTH + 20, horizon - 226]], stage.seen(groundColour(stage), 0.3)); // prettier-ignore
  for (const [x, w] of [[960, 60], [1030, 80], [1110, 60]] as const) stage.canvas.polygon([[x, horizon - 190], [x + w * 0.4, horizon - 60], [x + w * 0.1, horizon + 60], [x + w, horizon + 80], [x + w * 0.9, horizon - 170]], mix(stone, stage.light.dark, 0.4), 0.4); // prettier-ignore
  if (stage.has('lighthouse')) drawLighthouse(stage, 1090, horizon - 246, 210, 0.25);
  if (stage.has('ship')) drawShip(stage, 420, horizon + 40, 240, 0.3);
  else drawBoat(stage, 360, horizon + 60, 90, 0.35, true);
  if (stage.scene.setting === 'ship') drawDeck(stage);
  else {
    const beach = ridgeLine(stage.fixed('beach'), HEIGHT - 90, 40, 0.2);
    stage.canvas.stroke(smooth(beach.map(([x, y]) => [x, y - 8] as const), false), mix(stage.light.skyLow, '#ffffff', 0.6), 12, 0.6);
    drawRidge(stage, beach, '#d9c193', 0.05);
    drawRocks(stage, stage.fixed('rocks'), HEIGHT - 100, 11);
  }
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

function drawDeck(stage: Stage): void {
  const { canvas, light } = stage;
  const wood = stage.seen('#9a7a58');
  canvas.polygon([[-10, HEIGHT + 10], [-10, 760], [WIDTH * 0.36, 668], [WIDTH * 0.64, 668], [WIDTH + 10, 760], [WIDTH + 10, HEIGHT + 10]], canvas.linear([[0, wood], [1, mix(wood, light.dark, 0.4)]])); // prettier-ignore
  for (let i = -8; i <= 8; i++)
    canvas.stroke(`M${600 + i * 22} 668L${600 + i * 110} 910`, mix(wood, light.dark, 0.4), 2.4, 0.7);
  canvas.stroke('M-10 690L432 604H768L1210 690', mix(stage.seen('#5d4636'), light.dark, 0.2), 15);
  for (let i = 0; i < 9; i++)
    canvas.stroke(
      `M${60 + i * 135} ${i < 4 ? 682 - i * 22 : i > 5 ? 616 + (i - 6) * 24 : 606}v70`,
      stage.seen('#5d4636'),
      7,
    );
  const mast = mix(stage.seen('#5d4636'), light.dark, 0.3);
  canvas.path(
    'M236 900L248 -10H282L300 900Z',
    canvas.linear(
      [
        [0, mix(mast, light.key, 0.2)],
        [1, mast],
      ],
      true,
    ),
  );
  for (let i = 0; i < 5; i++) canvas.stroke(`M${-40 + i * 60} 720L258 ${40 + i * 6}`, mast, 3);
  for (let i = 0; i < 9; i++)
    canvas.stroke(`M${-30 + i * 28} ${680 - i * 62}L${205 + i * 5} ${690 - i * 66}`, mast, 2);
  canvas.path('M290 60Q640 110 930 -10H290Z', stage.seen('#efe4cb', 0.1), 0.95);
}

const drawHarbour: Draw = (stage, horizon) => {
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

const drawRiver: Draw = (stage, horizon) => {
  const [sunX] = sunPlace(stage, horizon);
  drawTreeLine(stage, horizon + 4, 66, 0.8, treeKind(stage), 'far');
  drawRidge(stage, ridgeLine(stage.fixed('bank'), horizon - 2, 18, 0.4), groundColour(stage), 0.6);
  drawWater(stage, horizon + 8, HEIGHT + 5, { sunX, swell: 4 });
  if (stage.has('ice')) drawIce(stage, horizon);
  const random = stage.fixed('bank-trees');
  for (let i = 0; i < 10; i++) drawTree(stage, random, treeKind(stage), i < 4 ? random.between(0, 330) : random.between(560, WIDTH), horizon + random.between(4, 30), random.between(70, 170), 0.5); // prettier-ignore
  if (stage.scene.setting === 'bridge' || stage.has('bridge')) drawBridge(stage, horizon);
  if (stage.has('boat') || stage.scene.setting === 'lake')
    drawBoat(stage, 700, horizon + 150, 150, 0.1, false);
  drawRidge(stage, ridgeLine(stage.fixed('near'), HEIGHT - 34, 60, 0.3), groundColour(stage), 0.02);
  for (let i = 0; i < 3; i++) drawTree(stage, random, treeKind(stage), [70, 215, 1110][i] ?? 0, HEIGHT - [70, 20, 40][i]!, [470, 330, 420][i]!, 0.03); // prettier-ignore
  if (!stage.has('ice')) drawReeds(stage);
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

function drawReeds(stage: Stage): void {
  const random = stage.varied('reeds');
  const colour = stage.seen(stage.scene.season === 'autumn' ? '#8a6a3c' : '#56683f');
  for (let i = 0; i < 46; i++) {
    const x = i < 26 ? random.between(330, 540) : random.between(830, 1000);
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

const drawSwamp: Draw = (stage, horizon) => {
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
  drawReeds(stage);
};

const drawDesert: Draw = (stage, horizon) => {
  for (let i = 0; i < 5; i++) {
    const line = ridgeLine(stage.fixed(`dune${i}`), horizon + 20 + i * 78, 80 + i * 14, 0.1);
    drawRidge(stage, line, i % 2 ? '#d9a869' : '#e2b87c', 0.7 - i * 0.15);
    stage.canvas.path(straight([...line.filter(([x]) => x > 300 + i * 90 && x < 720 + i * 90), [640 + i * 60, HEIGHT]]), stage.light.dark, 0.1); // prettier-ignore
  }
};

const drawSnowfield: Draw = (stage, horizon) => {
  drawHillLayers(stage, horizon, 4, 70);
  drawWay(stage, { from: 500, to: 720, horizon: horizon + 60, width: 120, colour: '#c3cedb', bend: 80 });
  drawTree(stage, stage.fixed('lone'), 'bare', 910, horizon + 170, 320, 0.05);
};

const drawGarden: Draw = (stage, horizon) => {
  drawTreeLine(stage, horizon + 4, 120, 0.7, treeKind(stage), 'far');
  if (stage.has('house')) drawHouse(stage, stage.fixed('manor'), { x: 500, y: horizon + 30, width: 240, height: 120, depth: 0.42, pitch: 0.26 }); // prettier-ignore
  drawRidge(stage, ridgeLine(stage.fixed('lawn'), horizon + 26, 10, 0.2), stage.colour('grass', groundColour(stage)), 0.3);
  drawWay(stage, { from: 640, to: 605, horizon: horizon + 26, width: 400, colour: isSnowy(stage) ? '#dfe6ec' : '#dcc59b', bend: 24 });
  const random = stage.fixed('alley');
  for (let i = 0; i < 6; i++) {
    const t = (i / 5) ** 1.5;
    const y = horizon + 40 + t * 250;
    for (const side of [-1, 1]) {
      drawTree(stage, random, treeKind(stage) === 'conifer' ? 'broadleaf' : treeKind(stage), 605 + side * (110 + t * 470), y, 170 + t * 470, 0.5 * (1 - t));
      if (!isSnowy(stage)) drawCrown(stage, random, 605 + side * (70 + t * 330), y + 14, 26 + t * 80, 16 + t * 46, 0.4 * (1 - t), '#5d7d48');
    }
  }
  if (stage.has('fountain')) drawFountain(stage, 605, horizon + 150, 130);
  if (!isSnowy(stage)) drawFlowers(stage, horizon + 120, 190);
  drawGrass(stage, HEIGHT, 80, groundColour(stage));
}; // prettier-ignore

function drawFountain(stage: Stage, x: number, y: number, size: number): void {
  const { canvas, light } = stage;
  const stone = stage.seen('#c9c2b4', 0.1);
  for (const side of [-1, 0, 1]) canvas.stroke(`M${x} ${y - size * 0.9}Q${x + side * size * 0.5} ${y - size * 1.3} ${x + side * size * 0.7} ${y - size * 0.2}`, mix(light.skyLow, '#ffffff', 0.5), 4, 0.7);
  canvas.rect(x - size * 0.08, y - size * 0.9, size * 0.16, size * 0.9, stone);
  canvas.path(`M${x - size} ${y - size * 0.2}H${x + size}Q${x + size * 0.8} ${y + size * 0.3} ${x} ${y + size * 0.3}Q${x - size * 0.8} ${y + size * 0.3} ${x - size} ${y - size * 0.2}Z`, canvas.linear([[0, stone], [1, mix(stone, light.dark, 0.4)]])); // prettier-ignore
  canvas.ellipse(x, y - size * 0.2, size, size * 0.12, mix(stage.seen('#6fa0ac'), light.skyLow, 0.4));
} // prettier-ignore

const drawVillage: Draw = (stage, horizon) => {
  drawTreeLine(stage, horizon - 6, 60, 0.8, treeKind(stage), 'far');
  drawRidge(stage, ridgeLine(stage.fixed('rise'), horizon, 40, 0.3), groundColour(stage), 0.55);
  drawChurch(stage, 770, horizon - 8, 150, 0.5, true);
  if (stage.has('windmill')) drawWindmill(stage, 210, horizon - 10, 150);
  drawRidge(stage, ridgeLine(stage.fixed('green'), horizon + 50, 20, 0.3), groundColour(stage), 0.25);
  drawWay(stage, { from: 560, to: 660, horizon: horizon + 36, width: 300, colour: isSnowy(stage) ? '#d3dce5' : '#bfa27a', bend: 70 });
  const random = stage.fixed('izbas');
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    drawIzba(stage, random, 470 - t * 430 - 60, horizon + 66 + t * 120, 110 + t * 190, 0.4 * (1 - t), i);
    drawIzba(stage, random, 720 + t * 270, horizon + 60 + t * 112, 104 + t * 190, 0.4 * (1 - t), i + 1);
    if (i < 3) drawTree(stage, random, treeKind(stage), 380 - t * 300, horizon + 74 + t * 120, 150 + t * 190, 0.36 * (1 - t));
  }
  const fence = mix(stage.seen('#6d5a48'), stage.light.dark, 0.15);
  for (let x = -10; x < WIDTH; x += 34) if (Math.abs(x - 560) > 190) stage.canvas.rect(x, HEIGHT - 96 - (x % 5) * 2, 15, 110, fence);
  for (const y of [HEIGHT - 74, HEIGHT - 36]) stage.canvas.stroke(`M-10 ${y}H366M754 ${y}H1210`, fence, 9);
  drawGrass(stage, HEIGHT, 60, groundColour(stage));
}; // prettier-ignore

const drawStreet: Draw = (stage, horizon) => {
  const { canvas, light } = stage;
  const random = stage.fixed('street');
  const vanish: Point = [600 + random.between(-70, 70), horizon];
  drawChurch(stage, vanish[0] - 14, horizon + 6, 110, 0.72, stage.has('dome'));
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
}; // prettier-ignore

const drawSquare: Draw = (stage, horizon) => {
  const { canvas } = stage;
  const random = stage.fixed('square');
  drawChurch(stage, 560, horizon + 6, 230, 0.5, stage.has('dome') || stage.scene.season === 'winter');
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
  for (const x of [180, 1010]) drawLamp(stage, x, HEIGHT - 110, 330, 0.02);
};

const drawCastleScene: Draw = (stage, horizon) => {
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

const drawChurchScene: Draw = (stage, horizon) => {
  drawHillLayers(stage, horizon, 3, 70);
  drawChurch(stage, 610, horizon + 110, 330, 0.18, stage.has('dome') || stage.has('icon'));
  drawWay(stage, { from: 480, to: 640, horizon: horizon + 110, width: 190, colour: '#c4ab82', bend: 60 });
  const random = stage.fixed('trees');
  for (let i = 0; i < 7; i++) drawTree(stage, random, treeKind(stage), i < 4 ? random.between(0, 330) : random.between(980, 1200), HEIGHT - random.between(20, 170), random.between(220, 430), 0.1); // prettier-ignore
  if (stage.has('cross')) for (let i = 0; i < 7; i++) stage.canvas.stroke(`M${90 + i * 165} ${HEIGHT - 40 - (i % 3) * 22}v-78m-24 24h48`, stage.seen('#5f5a58'), 9);
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
}; // prettier-ignore

const drawStation: Draw = (stage, horizon) => {
  const { canvas, light } = stage;
  drawTreeLine(stage, horizon + 6, 70, 0.72, treeKind(stage), 'far');
  drawRidge(stage, ridgeLine(stage.fixed('bed'), horizon + 24, 8, 0.2), groundColour(stage), 0.3);
  drawHouse(stage, stage.fixed('house'), { x: 40, y: horizon + 96, width: 300, height: 170, depth: 0.2, pitch: 0.3 });
  canvas.polygon([[-10, HEIGHT], [-10, horizon + 100], [560, horizon + 40], [420, HEIGHT + 10]], canvas.linear([[0, stage.seen('#a59a8c', 0.3)], [1, mix(stage.seen('#a59a8c'), light.dark, 0.25)]])); // prettier-ignore
  for (const offset of [0, 190]) canvas.stroke(`M${560 + offset * 2.2} ${HEIGHT + 10}L${628 + offset * 0.04} ${horizon + 34}`, stage.seen('#5a5a62'), 8);
  const iron = stage.seen(stage.colour('train', '#3a4046'), 0.06);
  for (let i = 3; i >= 0; i--) {
    const s = 1 - i * 0.2;
    const x = 830 - i * 62;
    const y = horizon + 300 * s ** 2 + 30;
    canvas.rect(x - 120 * s, y - 240 * s, 240 * s, 220 * s, canvas.linear([[0, mix(iron, light.key, 0.14)], [1, mix(iron, light.dark, 0.4)]], true));
  }
  const y = horizon + 330;
  canvas.ellipse(830, y - 150, 112, 112, mix(iron, light.key, 0.16));
  canvas.ellipse(830, y - 150, 88, 88, mix(iron, light.dark, 0.35));
  canvas.rect(806, y - 330, 48, 90, mix(iron, light.dark, 0.3));
  canvas.rect(690, y - 62, 280, 34, stage.seen('#8a3f38'));
  canvas.glow(830, y - 250, 210, '#ffe2a0', 0.8);
  canvas.ellipse(830, y - 250, 20, 20, '#fff2c8');
  for (const x of [742, 916]) canvas.ellipse(x, y - 6, 42, 42, mix(iron, light.dark, 0.5));
  const random = stage.varied('steam');
  for (let i = 0; i < 15; i++) canvas.ellipse(830 - i * 26 + random.between(-20, 20), y - 350 - i * 17, 34 + i * 9, 26 + i * 6, mix('#f6f1e6', light.haze, 0.4), 0.42);
  for (const [x, s] of [[150, 1], [330, 0.72]] as const) drawLamp(stage, x, horizon + 100 + 250 * s, 330 * s, 0.05);
}; // prettier-ignore

const drawCamp: Draw = (stage, horizon) => {
  drawTreeLine(stage, horizon + 6, 110, 0.74, 'conifer', 'far');
  drawRidge(stage, ridgeLine(stage.fixed('ground'), horizon + 30, 26, 0.4), groundColour(stage), 0.25);
  const { canvas, light } = stage;
  for (const [x, y, s] of [
    [300, 90, 110],
    [880, 84, 104],
    [160, 190, 180],
    [1010, 186, 176],
  ] as const) {
    const cloth = stage.seen(stage.colour('tent', '#c9b48c'), 0.3 - s * 0.001);
    canvas.polygon([[x - s, horizon + y], [x, horizon + y - s * 1.15], [x + s, horizon + y]], canvas.linear([[0, mix(cloth, light.key, 0.2)], [1, mix(cloth, light.dark, 0.25)]], true)); // prettier-ignore
    canvas.polygon(
      [
        [x - s * 0.22, horizon + y],
        [x, horizon + y - s * 0.8],
        [x + s * 0.22, horizon + y],
      ],
      light.dark,
      0.7,
    );
  }
  drawCampfire(stage, 600, horizon + 250, 80);
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
};

export function drawCampfire({ canvas, seen }: Stage, x: number, y: number, size: number): void {
  canvas.glow(x, y - size * 0.6, size * 5, '#ff9a4a', 0.65);
  canvas.stroke(`M${x - size} ${y}L${x + size * 0.8} ${y - size * 0.28}M${x + size} ${y}L${x - size * 0.8} ${y - size * 0.28}`, seen('#3f2f28'), size * 0.2);
  for (const [w, h, colour] of [[0.6, 1.7, '#d9622b'], [0.42, 1.25, '#f09a3c'], [0.22, 0.8, '#ffe08a']] as const) {
    canvas.path(`M${x - size * w} ${y - size * 0.1}C${x - size * w * 1.2} ${y - size * h * 0.5} ${x - size * 0.1} ${y - size * h * 0.55} ${x + size * 0.06} ${y - size * h}C${x + size * 0.2} ${y - size * h * 0.6} ${x + size * w * 1.3} ${y - size * h * 0.45} ${x + size * w} ${y - size * 0.1}Z`, colour); // prettier-ignore
  }
} // prettier-ignore

const drawCave: Draw = (stage, horizon) => {
  drawHillLayers(stage, horizon, 3, 80);
  const { canvas, light, varied } = stage;
  const random = stage.fixed('cave');
  for (let layer = 0; layer < 4; layer++) {
    const inset = 1 - layer * 0.17;
    const hole: Point[] = Array.from({ length: 20 }, (_, i) => {
      const a = (i / 20) * Math.PI * 2;
      return [600 + Math.cos(a) * 330 * (2 - inset) * random.between(0.9, 1.08), horizon - 40 + Math.sin(a) * 300 * (2 - inset) * random.between(0.88, 1.08)] as const; // prettier-ignore
    });
    const rock = mix(stage.seen('#6d6660'), light.dark, 0.35 + layer * 0.17);
    canvas.path(`M-20 -20H1220V920H-20Z${smooth(hole.reverse())}`, rock);
  }
  if (stage.has('fire') || stage.has('lamp'))
    drawCampfire(stage, 600 + varied('fire').between(-160, 160), 800, 50);
};

const PLACES_OUTSIDE: Partial<Record<Setting, Draw>> = {
  forest: drawForest, field: drawField, mountains: drawMountains, hills: drawHills, sea: drawSea, ship: drawSea, harbour: drawHarbour,
  river: drawRiver, lake: drawRiver, bridge: drawRiver, swamp: drawSwamp, desert: drawDesert, snowfield: drawSnowfield,
  garden: drawGarden, village: drawVillage, street: drawStreet, square: drawSquare, castle: drawCastleScene,
  church: drawChurchScene, station: drawStation, camp: drawCamp, cave: drawCave, open: drawOpen,
}; // prettier-ignore
