import { mix, shade } from '#shared/illustration/drawing/colour.ts';
import { type DrawObject, rounded } from './rounded.ts';

export const drawBoots: DrawObject = ({ canvas, light }, c) => {
  const leather = mix(c, '#4a342a', 0.4);
  for (const [x, dim] of [[-96, 0.28], [60, 0]] as const) {
    const skin = mix(leather, light.dark, dim);
    canvas.path(`M${x - 62} -330Q${x - 10} -346 ${x + 46} -330L${x + 40} -120Q${x + 70} -86 ${x + 142} -70Q${x + 174} -56 ${x + 170} -18H${x - 66}Q${x - 78} -60 ${x - 62} -130Z`, canvas.linear([[0, mix(skin, light.key, 0.34)], [0.4, skin], [1, mix(skin, light.dark, 0.5)]], true));
    canvas.ellipse(x - 8, -332, 54, 13, mix(skin, '#15131a', 0.6));
    canvas.path(`M${x - 70} -20H${x + 172}V-4Q${x + 60} 4 ${x - 4} -4V2H${x - 70}Z`, mix('#241c1a', light.dark, 0.2));
    for (let i = 0; i < 4; i++) canvas.stroke(`M${x - 44} ${-150 + i * 15}q44 ${14 - i * 4} 84 -4`, mix(skin, light.dark, 0.45), 4, 0.7);
    canvas.stroke(`M${x + 70} -74q40 2 70 16`, mix(skin, light.key, 0.5), 7, 0.5);
    // A patch, as worn boots have.
    if (dim === 0) canvas.polygon([[x + 84, -62], [x + 124, -54], [x + 118, -28], [x + 80, -32]], mix(skin, '#a8794e', 0.4));
  }
}; // prettier-ignore

export const drawHatObject: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  canvas.path('M-220 -24Q0 -86 220 -30Q230 4 0 2Q-226 4 -220 -24Z', canvas.linear([[0, mix(c, light.key, 0.2)], [1, mix(c, light.dark, 0.45)]]));
  canvas.path('M-120 -44L-104 -190Q-60 -236 4 -206Q70 -240 108 -188L124 -46Q0 -22 -120 -44Z', rounded(stage, c));
  canvas.path('M-122 -46Q0 -24 126 -48L122 -92Q0 -66 -116 -90Z', mix(c, '#15131a', 0.6));
  canvas.path('M96 -70Q190 -190 240 -210Q220 -120 104 -62Z', mix('#e6dcc2', c, 0.2));
}; // prettier-ignore

export const drawGarment: DrawObject = ({ canvas, light }, c) => {
  // On a hook, its folds hanging.
  canvas.stroke('M0 -520V-470Q40 -470 36 -440', '#4a3a30', 11);
  canvas.path('M-28 -452Q-110 -440 -146 -390L-196 -180L-140 -164L-118 -290Q-126 -120 -164 0Q0 26 172 0Q124 -130 120 -290L140 -164L196 -180L150 -390Q110 -440 28 -452Q0 -420 -28 -452Z', canvas.linear([[0, mix(c, light.key, 0.3)], [0.5, c], [1, mix(c, light.dark, 0.5)]], true));
  for (const [x, to] of [[-70, -96], [-20, -30], [40, 50], [86, 110]] as const) canvas.path(`M${x} -380Q${x - 10} -180 ${to} 6L${to + 30} 8Q${x + 16} -180 ${x} -380Z`, mix(c, light.dark, 0.45), 0.5);
  canvas.path('M-30 -452Q0 -410 30 -452L58 -380L0 -330L-58 -380Z', shade(c, -0.3));
  for (let i = 0; i < 5; i++) canvas.ellipse(2, -300 + i * 56, 8, 8, '#d9ae55');
}; // prettier-ignore

export const drawCrown: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  const gold = mix(c, '#d9ae55', 0.7);
  canvas.path('M-150 0L-190 -190L-104 -110L0 -230L104 -110L190 -190L150 0Q0 26 -150 0Z', rounded(stage, gold));
  canvas.path('M-150 -44Q0 -18 156 -44L150 0Q0 26 -150 0Z', mix(gold, light.dark, 0.3));
  for (const [x, y, tint] of [[-190, -194, '#f1ece0'], [0, -238, '#8f2a3a'], [190, -194, '#f1ece0'], [-76, -16, '#2f5a8a'], [0, -10, '#8f2a3a'], [76, -16, '#3f7a54']] as const) {
    canvas.ellipse(x, y, 17, 17, tint);
    canvas.ellipse(x - 5, y - 5, 5, 5, '#ffffff', 0.8);
  }
}; // prettier-ignore
