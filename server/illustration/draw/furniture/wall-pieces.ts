import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import type { DrawPiece } from '../piece.ts';

export const drawShelves: DrawPiece = (stage, x, y, tone) => {
  const { canvas, light } = stage;
  const random = stage.fixed(`shelf${x}`);
  const wood = tone(stage.colour('shelves', '#5d412f'), 0.1);
  canvas.rect(x - 92, y - 430, 184, 430, wood);
  for (let row = 0; row < 6; row++) {
    const top = y - 420 + row * 69;
    canvas.rect(x - 82, top, 164, 62, mix(wood, light.dark, 0.55));
    for (let bx = x - 80; bx < x + 68;) {
      const [w, h] = [random.between(9, 19), random.between(38, 58)];
      canvas.rect(bx, top + 62 - h, w, h, tone(stage.colour('books', random.pick(['#8a3f38', '#3f5a5c', '#b98f45', '#4a4a5e', '#6d7a52', '#a8795a'])), random.between(0, 0.25))); // prettier-ignore
      bx += w + 1;
    }
  }
};

export const drawFireplace: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const stone = tone(stage.colour('fireplace', '#b0a492'));
  canvas.rect(x - 130, y - 240, 260, 240, canvas.linear([[0, stone], [1, shade(stone, -0.25)]]));
  canvas.rect(x - 148, y - 262, 296, 28, tone('#c4b69e'));
  canvas.path(`M${x - 80} ${y}v-120q80 -64 160 0v120Z`, '#1d1518');
  canvas.glow(x, y - 40, 330, '#ff9a4a', 0.62);
  for (const [w, h, c] of [[46, 96, '#d9622b'], [32, 70, '#f09a3c'], [17, 44, '#ffe08a']] as const) canvas.path(`M${x - w} ${y - 8}q-6 -50 ${w} ${-h}q10 40 ${w} ${h}Z`, c);
}; // prettier-ignore

export const drawStove: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  if (stage.scene.setting === 'cabin') {
    canvas.path(`M${x - 130} ${y}v-250h190v-190h70v440Z`, tone(stage.colour('stove', '#e8e0d0')));
    canvas.path(`M${x - 76} ${y - 60}v-70q50 -40 100 0v70Z`, '#2a1c1a');
    canvas.glow(x - 26, y - 90, 190, '#ff9a4a', 0.6);
    return;
  }
  const iron = tone(stage.colour('stove', '#3a383e'), 0.1);
  canvas.rect(x + 20, y - 480, 26, 300, iron);
  canvas.path(`M${x - 66} ${y - 16}v-150q66 -40 132 0v150Z`, iron);
  for (const dx of [-52, 40]) canvas.rect(x + dx, y - 18, 12, 24, iron);
  canvas.rect(x - 34, y - 110, 68, 46, '#ffb45e');
  canvas.glow(x, y - 86, 200, '#ff9a4a', 0.6);
};

export const drawClock: DrawPiece = ({ canvas }, x, y, tone) => {
  canvas.path(`M${x - 46} ${y}v-370q46 -50 92 0v370Z`, tone('#5d3f2c'));
  canvas.ellipse(x, y - 322, 35, 35, tone('#f1e8d0'));
  canvas.stroke(`M${x} ${y - 322}v-24M${x} ${y - 322}l16 10`, '#2a2428', 4);
  canvas.rect(x - 24, y - 250, 48, 170, tone('#2f211b'));
  canvas.ellipse(x, y - 120, 16, 16, tone('#c9973c'));
};

export const drawDoor: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('door', '#6b4a34'));
  stage.canvas.rect(x - 80, y - 360, 160, 360, shade(wood, -0.35));
  stage.canvas.rect(x - 68, y - 348, 136, 348, wood);
  for (const [dx, dy, h] of [[-54, -330, 130], [8, -330, 130], [-54, -176, 150], [8, -176, 150]] as const) stage.canvas.rect(x + dx, y + dy, 46, h, shade(wood, -0.16));
  stage.canvas.ellipse(x + 56, y - 176, 7, 7, tone('#c9973c'));
}; // prettier-ignore
