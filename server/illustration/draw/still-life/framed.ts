import { mix } from '#shared/illustration/drawing/colour.ts';
import type { DrawObject } from './rounded.ts';

/** A frame that leans on the wall: in it a landscape, a face, or what the mirror sees. */
export const drawFramed = (inside: 'portrait' | 'mirror' | 'icon'): DrawObject => (stage, c) => {
  const { canvas, light } = stage;
  const gold = mix(c, '#b98f45', 0.6);
  canvas.polygon([[-170, 0], [-162, -430], [162, -430], [170, 0]], canvas.linear([[0, mix(gold, light.key, 0.35)], [1, mix(gold, light.dark, 0.4)]], true));
  canvas.polygon([[-134, -36], [-128, -394], [128, -394], [134, -36]], mix(gold, light.dark, 0.5));
  canvas.within('M-124 -46L-118 -384H118L124 -46Z', () => {
    canvas.rect(-130, -390, 260, 350, canvas.linear(inside === 'mirror' ? [[0, '#dfe8ea'], [0.5, '#9fb2ba'], [1, '#5f7680']] : inside === 'icon' ? [[0, '#d9b25a'], [1, '#a87a34']] : [[0, '#5a4a3c'], [1, '#32281f']]));
    if (inside === 'mirror') return canvas.polygon([[-130, -200], [20, -400], [90, -400], [-130, -110]], '#ffffff', 0.3);
    if (inside === 'icon') canvas.ellipse(0, -262, 86, 86, '#ecd089');
    canvas.path('M-120 -40Q-110 -160 -40 -186H40Q110 -160 120 -40Z', inside === 'icon' ? '#7c2433' : mix('#3f4a5c', light.dark, 0.2));
    canvas.ellipse(0, -252, 50, 64, canvas.linear([[0, '#e8c3a0'], [1, '#9a6a4c']], true));
    canvas.path('M-54 -250Q-58 -332 0 -330Q60 -332 54 -250Q40 -300 0 -300Q-40 -300 -54 -250Z', '#3a2c26');
    for (const x of [-16, 20]) canvas.ellipse(x, -252, 5, 6, '#2c1a18');
    canvas.stroke('M-6 -220q10 6 20 0', '#8a4a3c', 4);
    canvas.path('M-30 -196L0 -150L30 -196Z', '#efe6d2');
  });
  for (const [x, y] of [[-150, -412], [150, -412], [-154, -18], [154, -18]] as const) canvas.ellipse(x, y, 15, 15, mix(gold, light.key, 0.35));
}; // prettier-ignore
