import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawHouse, drawRocks } from '../buildings.ts';
import { HEIGHT, WIDTH, type Point, straight } from '../canvas.ts';
import { drawPeaks, drawRidge, drawWay, groundColour, heightAt, isSnowy, ridgeLine } from '../land.ts';
import { drawFlowers, drawGrass, drawTree, drawTreeLine, treeKind } from '../plants.ts';
import { drawFogBank } from '../sky.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawIceSea } from './ice.ts';

/** Hill behind hill, each nearer one darker and clearer. */
export function drawHillLayers(stage: Stage, horizon: number, count: number, rise: number): Point[] {
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

export const drawField: DrawPlace = (stage, horizon) => {
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

export function drawWindmill(stage: Stage, x: number, y: number, size: number): void {
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

export const drawMountains: DrawPlace = (stage, horizon) => {
  const rock = stage.colour('mountain', '#76798c');
  drawPeaks(stage, horizon, 420, 0.82, rock, 'peaks-far');
  drawFogBank(stage, horizon - 30, 0.5);
  drawPeaks(stage, horizon + 60, 330, 0.5, rock, 'peaks');
  drawFogBank(stage, horizon + 70, 0.55);
  drawRidge(stage, ridgeLine(stage.fixed('foot'), horizon + 116, 8, 0.3), groundColour(stage), 0.4);
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

export const drawHills: DrawPlace = (stage, horizon) => {
  const line = drawHillLayers(stage, horizon, 5, 170);
  drawWay(stage, {
    from: 420,
    to: 700,
    horizon: horizon + 130,
    width: 150,
    colour: isSnowy(stage) ? '#cdd7e2' : stage.colour('road', '#c2a67a'),
    bend: 120,
  });
  if (stage.has('house')) drawHouse(stage, stage.fixed('house'), { x: 760, y: heightAt(line, 790) + 8, width: 92, height: 66, depth: 0.12 }); // prettier-ignore
  drawRocks(stage, stage.fixed('rocks'), HEIGHT - 170, 16);
  drawGrass(stage, HEIGHT, 120, stage.scene.season === 'autumn' ? '#8a6a5c' : groundColour(stage));
};

export const drawDesert: DrawPlace = (stage, horizon) => {
  for (let i = 0; i < 5; i++) {
    const line = ridgeLine(stage.fixed(`dune${i}`), horizon + 20 + i * 78, 80 + i * 14, 0.1);
    drawRidge(stage, line, i % 2 ? '#d9a869' : '#e2b87c', 0.7 - i * 0.15);
    stage.canvas.path(straight([...line.filter(([x]) => x > 300 + i * 90 && x < 720 + i * 90), [640 + i * 60, HEIGHT]]), stage.light.dark, 0.1); // prettier-ignore
  }
};

export const drawSnowfield: DrawPlace = (stage, horizon) => {
  if (stage.scene.variant === 'ice') return drawIceSea(stage, horizon);
  drawHillLayers(stage, horizon, 4, 70);
  drawWay(stage, { from: 500, to: 720, horizon: horizon + 60, width: 120, colour: '#c3cedb', bend: 80 });
  drawTree(stage, stage.fixed('lone'), 'bare', 910, horizon + 170, 320, 0.05);
};
