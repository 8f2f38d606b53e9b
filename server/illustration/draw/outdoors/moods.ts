import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawCottage, drawIzba } from '../buildings.ts';
import { HEIGHT, WIDTH, type Point, smooth } from '../canvas.ts';
import { drawPeaks, drawRidge, drawWater, drawWay, groundColour, isSnowy, ridgeLine } from '../land.ts';
import { drawFlowers, drawGrass, drawTree, drawTreeLine, treeKind } from '../plants.ts';
import { drawFogBank, sunPlace } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawHillLayers } from './open-land.ts';

/** Where a passage names no place: a landscape of its mood, another for another passage. */
export const drawOpen: DrawPlace = (stage, horizon) => {
  const { mood } = stage.scene;
  const choice = stage.varied('open').pick(LANDSCAPES[mood]);
  // Nobody stands on clouds or water.
  const isGround = choice !== drawSeaOfClouds && choice !== drawStillWater;
  (stage.scene.people.length > 0 && !isGround ? drawRoadAway : choice)(stage, horizon);
};

const drawFarHills: DrawPlace = (stage, horizon) => {
  drawHillLayers(stage, horizon, 4, 120);
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
};

/** A road to the horizon between open fields, a few trees where it is lost to sight. */
const drawRoadAway: DrawPlace = (stage, horizon) => {
  const random = stage.varied('road');
  drawTreeLine(stage, horizon + 6, 34, 0.8, treeKind(stage), 'far');
  drawRidge(stage, [[-20, horizon + 4], [WIDTH + 20, horizon + 4]], groundColour(stage), 0.5);
  for (let i = 0; i < 5; i++) drawRidge(stage, ridgeLine(stage.varied(`strip${i}`), horizon + 20 + i * i * 14, 8 + i * 4, 0.3), mix(groundColour(stage), i % 2 ? '#7d8048' : '#e6d59a', 0.12), 0.44 - i * 0.07);
  const to = random.between(400, 800);
  drawWay(stage, { from: 600 + (600 - to) * 0.4, to, horizon: horizon + 6, width: 360, colour: isSnowy(stage) ? '#cfd8e2' : '#c4a87c', bend: 40 });
  for (let i = 0; i < 7; i++) {
    const near = (1 - i / 7) ** 2;
    const side = i % 2 ? 1 : -1;
    drawTree(stage, random, stage.scene.mood === 'sorrow' || stage.scene.mood === 'dread' ? 'bare' : treeKind(stage), to + (600 - to) * near + side * (20 + near * 520), horizon + 10 + near * 230, 40 + near * 420, 0.6 * (1 - near));
  }
  drawGrass(stage, HEIGHT, 80, groundColour(stage));
}; // prettier-ignore

/** One tree on a rise, against the sky. */
const drawLoneTree: DrawPlace = (stage, horizon) => {
  const { varied, scene, light, canvas } = stage;
  const random = varied('tree');
  const isBare = scene.mood === 'sorrow' || scene.mood === 'dread';
  drawRidge(stage, ridgeLine(varied('far'), horizon - 10, 60, 0.4), groundColour(stage), 0.78);
  drawFogBank(stage, horizon + 20, 0.4);
  const x = random.pick([380, 820]) + random.between(-40, 40);
  const rise: Point[] = Array.from({ length: 31 }, (_, i) => {
    const px = -20 + i * 42;
    return [px, horizon + 190 - 110 * Math.exp(-(((px - x) / 330) ** 2)) + Math.sin(i * 0.9) * 5] as const;
  });
  canvas.glow(x, horizon - 60, 380, light.key, 0.3);
  drawTree(stage, random, isBare ? 'bare' : treeKind(stage), x, horizon + 96, 420, 0.1);
  drawRidge(stage, rise, groundColour(stage), 0.12);
  if (scene.mood === 'joy' && !isSnowy(stage)) drawFlowers(stage, horizon + 140, 190);
  drawGrass(stage, HEIGHT, 120, groundColour(stage));
};

/** From above the clouds: banks of them to the horizon, some peaks standing out. */
const drawSeaOfClouds: DrawPlace = (stage, horizon) => {
  const { canvas, light } = stage;
  drawPeaks(stage, horizon + 30, 130, 0.8, '#77809a', 'peaks');
  for (let i = 0; i < 8; i++) {
    const random = stage.varied(`bank${i}`);
    const t = i / 7;
    const y = horizon + 6 + (HEIGHT - horizon) * t ** 1.5 * 0.86;
    const body = mix(mix(light.skyLow, '#fffaf0', light.isDark ? 0.04 : 0.34), light.skyTop, 0.1 + t * 0.34);
    const heaps: Point[] = [];
    for (let x = -80; x < WIDTH + 120; x += 34 + t * 84) heaps.push([x, y - random.between(4, 16 + t * 62)]);
    const round = heaps.slice(1).map(([x, hy], k) => `A${((x - heaps[k]![0]) * 0.56).toFixed(0)} ${(24 + t * 46).toFixed(0)} 0 0 1 ${x.toFixed(0)} ${hy.toFixed(0)}`);
    canvas.path(`M${heaps[0]![0]} ${heaps[0]![1].toFixed(0)}${round.join('')}V${HEIGHT + 20}H-90Z`, canvas.linear([[0, mix(body, light.key, 0.36)], [0.3, body], [1, mix(body, light.dark, 0.2)]]), 0.94);
  }
}; // prettier-ignore

/** Still water with the sky in it, reeds before it. */
const drawStillWater: DrawPlace = (stage, horizon) => {
  const { canvas, light, varied } = stage;
  const [sunX] = sunPlace(stage, horizon);
  const shore = ridgeLine(varied('shore'), horizon - 8, 90, 0.4);
  drawRidge(stage, shore, groundColour(stage), 0.66);
  drawWater(stage, horizon + 10, HEIGHT + 5, { sunX, swell: 2 });
  canvas.path(smooth([...shore.map(([x, y]) => [x, horizon + 10 + (horizon + 10 - y) * 0.7] as const), [WIDTH + 20, horizon + 8], [-20, horizon + 8]]), stage.seen(groundColour(stage), 0.7), 0.45);
  const random = varied('reeds');
  const side = random.pick([0, 1]);
  for (let i = 0; i < 60; i++) {
    const x = side * 760 + random.between(-30, 470);
    const h = random.between(90, 330) * (1 - Math.abs(x - side * 1200) / 900);
    const lean = random.between(-30, 40);
    canvas.stroke(`M${x.toFixed(0)} ${HEIGHT + 10}Q${x.toFixed(0)} ${(HEIGHT - h * 0.6).toFixed(0)} ${(x + lean).toFixed(0)} ${(HEIGHT - h).toFixed(0)}`, mix(stage.seen('#5f6b3c'), light.dark, random.between(0.2, 0.6)), random.between(3, 7));
    if (i % 5 === 0) canvas.ellipse(x + lean, HEIGHT - h, 6, 24, stage.seen('#5a4030'));
  }
}; // prettier-ignore

/** Far off a house by itself, one window lit. */
const drawLitWindow: DrawPlace = (stage, horizon) => {
  const { canvas, varied, scene } = stage;
  const random = varied('house');
  drawRidge(stage, ridgeLine(varied('far'), horizon, 90, 0.4), groundColour(stage), 0.7);
  drawTreeLine(stage, horizon + 24, 90, 0.55, scene.mood === 'joy' ? treeKind(stage) : 'conifer', 'wood');
  drawRidge(stage, ridgeLine(varied('slope'), horizon + 70, 46, 0.3), groundColour(stage), 0.3);
  const x = random.pick([300, 720]) + random.between(-40, 40);
  const home = scene.region === 'east' ? drawIzba : drawCottage;
  home(stage, random, x, horizon + 116, 170, 0.14);
  canvas.glow(x + 80, horizon + 80, 220, '#ffc873', 0.5);
  canvas.rect(x + 56, horizon + 66, 30, 34, '#ffdf94');
  canvas.stroke(`M${x + 71} ${horizon + 66}v34M${x + 56} ${horizon + 83}h30`, stage.seen('#4a3a30'), 3);
  for (const dx of [-120, 250]) drawTree(stage, random, scene.mood === 'joy' ? treeKind(stage) : 'bare', x + dx, horizon + 130, 240, 0.16);
  drawWay(stage, { from: 600, to: x + 90, horizon: horizon + 112, width: 260, colour: isSnowy(stage) ? '#d3dce5' : '#b39a74', bend: 70 });
  drawGrass(stage, HEIGHT, 90, groundColour(stage));
}; // prettier-ignore

const LANDSCAPES: Record<Stage['scene']['mood'], readonly [DrawPlace, ...DrawPlace[]]> = {
  neutral: [drawRoadAway, drawFarHills, drawLoneTree, drawStillWater, drawSeaOfClouds, drawLitWindow],
  calm: [drawStillWater, drawSeaOfClouds, drawLoneTree, drawLitWindow],
  joy: [drawLoneTree, drawRoadAway, drawSeaOfClouds, drawFarHills],
  sorrow: [drawRoadAway, drawLoneTree, drawLitWindow, drawStillWater],
  dread: [drawLitWindow, drawLoneTree, drawRoadAway, drawSeaOfClouds],
};
