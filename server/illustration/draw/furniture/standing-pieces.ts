import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import type { DrawPiece, Tone } from '../piece.ts';
import type { Stage } from '../stage.ts';

export const drawBed: DrawPiece = (stage, x, y, tone) => {
  const { canvas, light } = stage;
  const wood = tone('#6b4a34');
  const named = stage.colour('quilt', stage.colour('bed', stage.fixed('bed').pick(['#a86558', '#5f7f98', '#8a9a6c'])));
  const cover = tone(named);
  const linen = tone('#f1ece0');
  canvas.path(`M${x - 196} ${y + 4}V${y - 196}q26 -40 66 -44V${y - 60}Z`, canvas.linear([[0, shade(wood, 0.12)], [1, shade(wood, -0.25)]]));
  canvas.polygon([[x - 168, y - 104], [x - 96, y - 152], [x + 208, y - 152], [x + 176, y - 104]], linen);
  canvas.polygon([[x - 168, y - 104], [x + 176, y - 104], [x + 176, y - 30], [x - 168, y - 30]], mix(linen, light.dark, 0.22));
  canvas.polygon([[x - 56, y - 110], [x + 8, y - 158], [x + 212, y - 158], [x + 180, y - 110]], mix(cover, light.key, 0.16));
  canvas.path(`M${x - 56} ${y - 110}H${x + 180}V${y - 24}q-40 16 -80 2t-80 2t-76 -4Z`, canvas.linear([[0, cover], [1, mix(cover, light.dark, 0.35)]]));
  if (stage.has('quilt')) {
    const random = stage.fixed('quilt');
    for (let i = 0; i < 21; i++) canvas.rect(x - 54 + (i % 7) * 33, y - 108 + Math.floor(i / 7) * 28, 31, 26, tone(random.pick([named, '#c9973c', '#4f6f8c', '#d8b8a0', '#6f8c5c', '#b3564a'])));
  }
  canvas.path(`M${x - 150} ${y - 112}q-8 -44 56 -46q62 -2 58 34q-50 26 -114 12Z`, canvas.linear([[0, mix(linen, '#ffffff', 0.4)], [1, mix(linen, light.dark, 0.14)]]));
  for (const [px, h] of [[x + 172, 128], [x + 206, 176]] as const) canvas.rect(px, y - h, 16, h + (px > x + 200 ? -44 : 8), wood);
  canvas.polygon([[x + 172, y - 112], [x + 222, y - 164], [x + 222, y - 60], [x + 172, y - 12]], shade(wood, -0.12));
  canvas.rect(x - 176, y - 34, 350, 16, shade(wood, -0.1));
}; // prettier-ignore

export const drawTable: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const wood = tone(stage.colour('table', '#7a5638'));
  for (const dx of [-110, 96]) canvas.rect(x + dx, y - 92, 14, 118, shade(wood, -0.35));
  canvas.polygon(
    [
      [x - 128, y - 96],
      [x - 92, y - 126],
      [x + 92, y - 126],
      [x + 128, y - 96],
    ],
    shade(wood, 0.12),
  );
  canvas.rect(x - 128, y - 96, 256, 14, wood);
  if (stage.has('sheet') && !stage.has('piano')) canvas.path(`M${x - 128} ${y - 96}L${x - 92} ${y - 128}H${x + 92}L${x + 128} ${y - 96}V${y - 50}Q${x} ${y - 36} ${x - 128} ${y - 50}Z`, tone(stage.colour('sheet', '#f1ece0'))); // prettier-ignore
  if (stage.has('samovar')) {
    canvas.ellipse(x, y - 168, 34, 42, tone(stage.colour('samovar', '#c9973c')));
    canvas.rect(x - 15, y - 130, 30, 14, tone('#a87a30'));
    canvas.rect(x - 12, y - 226, 24, 22, tone('#c9973c'));
  } else {
    canvas.path(`M${x - 58} ${y - 118}v-34q14 -12 28 0v34Z`, tone('#5f7a6c'));
    canvas.ellipse(x + 30, y - 116, 30, 10, tone('#e8e0cc'));
  }
};

export const drawPiano: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const body = tone(stage.colour('piano', '#26242b'));
  for (const dx of [-160, -10, 130]) canvas.rect(x + dx, y - 70, 18, 96, body);
  canvas.path(
    `M${x - 190} ${y - 150}H${x + 120}Q${x + 190} ${y - 140} ${x + 170} ${y - 70}H${x - 190}Z`,
    body,
  );
  canvas.path(
    `M${x - 170} ${y - 156}Q${x - 100} ${y - 330} ${x + 140} ${y - 300}Q${x + 100} ${y - 200} ${x + 110} ${y - 156}Z`,
    shade(body, 0.1),
  );
  canvas.rect(x - 206, y - 122, 66, 15, tone('#f1ece0'));
  if (stage.has('sheet')) canvas.path(`M${x - 196} ${y - 160}Q${x - 110} ${y - 320} ${x + 150} ${y - 292}Q${x + 204} ${y - 150} ${x + 186} ${y - 40}Q${x + 130} ${y - 66} ${x + 90} ${y - 34}Q${x + 10} ${y - 62} ${x - 60} ${y - 30}Q${x - 130} ${y - 60} ${x - 200} ${y - 44}Z`, canvas.linear([[0, tone(stage.colour('sheet', '#f1ece0'))], [1, tone(stage.colour('sheet', '#f1ece0'), 0.34)]]), 0.96); // prettier-ignore
  for (let i = 0; i < 5 && stage.has('sheet'); i++)
    canvas.stroke(`M${x - 120 + i * 62} ${y - 230}q-16 90 ${-10 + i * 4} 180`, tone('#b5ad9e', 0.15), 5, 0.5);
};

export const drawArmchair: DrawPiece = (stage, x, y, tone) => {
  const cloth = tone(stage.colour('armchair', stage.colour('sofa', stage.fixed('armchair').pick(['#a8584a', '#4f7478', '#8a9a5c', '#b5854a']))));
  const { canvas, light } = stage;
  canvas.path(`M${x - 74} ${y - 30}V${y - 180}q74 -60 148 0v150Z`, canvas.linear([[0, shade(cloth, 0.1)], [1, mix(cloth, light.dark, 0.3)]]));
  canvas.path(`M${x - 70} ${y - 96}h140v76h-140Z`, shade(cloth, 0.06));
  for (const s of [-1, 1]) canvas.path(`M${x + s * 58} ${y - 112}q${s * 50} -6 ${s * 46} 30v86h${-s * 40}Z`, mix(cloth, light.dark, 0.18));
  for (const dx of [-84, 66]) canvas.rect(x + dx, y - 6, 18, 24, tone('#4a3428'));
}; // prettier-ignore

export const drawSofa: DrawPiece = (stage, x, y, tone) => {
  const cloth = tone(stage.colour('sofa', '#6d5a3f'));
  stage.canvas.path(`M${x - 170} ${y - 30}v-120q0 -34 40 -34h260q40 0 40 34v120Z`, cloth);
  stage.canvas.rect(x - 176, y - 90, 352, 74, shade(cloth, 0.08));
  for (const dx of [-196, 158]) stage.canvas.rect(x + dx, y - 118, 38, 118, shade(cloth, -0.2));
};

export const drawChair: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('chair', '#6b4b34'));
  for (const [dx, h] of [[-40, 190], [30, 190]] as const) stage.canvas.rect(x + dx, y - h, 11, h + 14, wood);
  for (const h of [180, 140]) stage.canvas.rect(x - 40, y - h, 80, 16, wood);
  stage.canvas.polygon([[x - 50, y - 84], [x - 36, y - 102], [x + 46, y - 102], [x + 56, y - 84]], shade(wood, 0.14));
  for (const dx of [-50, 46]) stage.canvas.rect(x + dx, y - 84, 10, 112, shade(wood, -0.2));
}; // prettier-ignore

export const drawCarpet: DrawPiece = (stage, _x, _y, tone) => {
  const cloth = stage.colour('carpet', '#8a4440');
  stage.canvas.polygon(
    [
      [400, 680],
      [800, 680],
      [960, 860],
      [240, 860],
    ],
    tone(cloth, 0.1),
  );
  stage.canvas.polygon(
    [
      [424, 694],
      [776, 694],
      [908, 842],
      [292, 842],
    ],
    tone('#d8b878', 0.12),
  );
  stage.canvas.polygon(
    [
      [440, 704],
      [760, 704],
      [876, 830],
      [324, 830],
    ],
    tone(cloth, 0.05),
  );
  stage.canvas.ellipse(600, 764, 130, 34, tone('#d8b878', 0.15), 0.7);
};

export const drawBarrel: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('barrel', '#8a6238'));
  for (const [dx, dy] of [[-58, 0], [58, 0], [0, -118]] as const) {
    stage.canvas.path(`M${x + dx - 44} ${y + dy - 120}h88q22 60 0 120h-88q-22 -60 0 -120Z`, stage.canvas.linear([[0, shade(wood, 0.12)], [1, shade(wood, -0.4)]], true));
    for (const h of [96, 26]) stage.canvas.stroke(`M${x + dx - 52} ${y + dy - h}h104`, tone('#4a4648'), 7);
  }
}; // prettier-ignore

export const drawChest: DrawPiece = (stage, x, y, tone) => {
  const wood = tone(stage.colour('chest', '#7a5434'));
  stage.canvas.path(`M${x - 90} ${y}v-76q0 -44 90 -44t90 44v76Z`, wood);
  stage.canvas.rect(x - 90, y - 76, 180, 9, shade(wood, -0.4));
  for (const dx of [-62, 48]) stage.canvas.rect(x + dx, y - 112, 14, 112, tone('#55504c'));
  stage.canvas.rect(x - 12, y - 82, 24, 28, tone('#c9973c'));
};

/** An oil lamp with a glass chimney, on a little stand of its own. */
export const drawLampPiece: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const top = drawStand(stage, x, y, tone);
  const metal = tone(stage.colour('lamp', '#b98f45'));
  canvas.glow(x, top - 84, 330, '#ffc873', 0.6);
  canvas.ellipse(x, top - 4, 26, 8, shade(metal, -0.2));
  canvas.rect(x - 6, top - 30, 12, 28, metal);
  canvas.ellipse(x, top - 40, 27, 19, metal);
  canvas.path(`M${x - 12} ${top - 56}q-16 -34 0 -60q12 -8 24 0q16 26 0 60Z`, '#ffe9b4', 0.92);
  canvas.ellipse(x, top - 82, 7, 17, '#fffaf0');
};

/** A round table on one foot. @returns where its top is */
function drawStand({ canvas }: Stage, x: number, y: number, tone: Tone): number {
  const wood = tone('#6b4a34');
  const top = y - 118;
  canvas.path(`M${x - 34} ${y + 6}q34 -26 34 -40q0 14 34 40Z`, shade(wood, -0.25));
  canvas.rect(x - 6, top, 12, 100, shade(wood, -0.12));
  canvas.ellipse(x, top, 54, 11, wood);
  return top;
}

export const drawCandle: DrawPiece = (stage, x, y, tone) => {
  const { canvas } = stage;
  const top = drawStand(stage, x, y, tone);
  canvas.glow(x, top - 84, 270, '#ffbe66', 0.62);
  canvas.ellipse(x, top - 3, 24, 7, tone('#b98f45'));
  canvas.rect(x - 8, top - 62, 16, 60, tone('#f1e6cc'));
  canvas.path(`M${x} ${top - 98}q13 22 0 36q-13 -14 0 -36Z`, '#fff0b4');
};
