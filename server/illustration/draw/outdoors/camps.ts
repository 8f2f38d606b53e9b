import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawHouse, drawLamp } from '../buildings.ts';
import { HEIGHT, type Point, smooth } from '../canvas.ts';
import { drawRidge, groundColour, ridgeLine } from '../land.ts';
import { drawGrass, drawTreeLine, treeKind } from '../plants.ts';
import type { DrawPlace, Stage } from '../stage.ts';
import { drawHillLayers } from './open-land.ts';

export const drawStation: DrawPlace = (stage, horizon) => {
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

export const drawCamp: DrawPlace = (stage, horizon) => {
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

function drawCampfire({ canvas, seen }: Stage, x: number, y: number, size: number): void {
  canvas.glow(x, y - size * 0.6, size * 5, '#ff9a4a', 0.65);
  canvas.stroke(`M${x - size} ${y}L${x + size * 0.8} ${y - size * 0.28}M${x + size} ${y}L${x - size * 0.8} ${y - size * 0.28}`, seen('#3f2f28'), size * 0.2);
  for (const [w, h, colour] of [[0.6, 1.7, '#d9622b'], [0.42, 1.25, '#f09a3c'], [0.22, 0.8, '#ffe08a']] as const) {
    canvas.path(`M${x - size * w} ${y - size * 0.1}C${x - size * w * 1.2} ${y - size * h * 0.5} ${x - size * 0.1} ${y - size * h * 0.55} ${x + size * 0.06} ${y - size * h}C${x + size * 0.2} ${y - size * h * 0.6} ${x + size * w * 1.3} ${y - size * h * 0.45} ${x + size * w} ${y - size * 0.1}Z`, colour); // prettier-ignore
  }
} // prettier-ignore

export const drawCave: DrawPlace = (stage, horizon) => {
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
  drawDripstones(stage, horizon);
  if (stage.has('fire') || stage.has('lamp'))
    drawCampfire(stage, 600 + varied('fire').between(-160, 160), 800, 50);
};

/** What hangs from a cave's roof and grows from its floor, and the light that falls in over it. */
function drawDripstones(stage: Stage, horizon: number): void {
  const { canvas, light } = stage;
  const random = stage.fixed('dripstones');
  const rock = mix(stage.seen('#6d6660'), light.dark, 0.5);
  canvas.polygon([[480, horizon + 230], [730, horizon + 230], [980, 920], [240, 920]], light.key, 0.13);
  for (let i = 0; i < 13; i++) {
    const x = random.between(-20, 1220);
    const far = 1 - Math.min(1, Math.abs(x - 600) / 600);
    const [length, width] = [random.between(120, 300) * (1.1 - far * 0.7), random.between(26, 60)];
    const isHanging = i % 3 !== 2;
    const [from, to] = isHanging ? [-10, length] : [HEIGHT + 10, HEIGHT - length * 0.7];
    const fill = canvas.linear([[0, mix(rock, light.key, 0.16)], [1, mix(rock, light.dark, 0.5)]], true);
    canvas.path(`M${x - width} ${from}Q${x - width * 0.2} ${(from + to) / 2} ${x} ${to}Q${x + width * 0.2} ${(from + to) / 2} ${x + width} ${from}Z`, fill);
  }
} // prettier-ignore
