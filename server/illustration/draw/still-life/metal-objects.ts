import { mix } from '#shared/illustration/drawing/colour.ts';
import type { DrawObject } from './rounded.ts';

export const drawBlade: DrawObject = ({ canvas, light }, c) => {
  canvas.polygon([[-350, -26], [150, -104], [156, -84], [-340, -18]], canvas.linear([[0, '#f0f4f6'], [1, mix('#9aa4ac', c, 0.12)]]));
  canvas.stroke('M-320 -25L150 -94', mix('#6a747c', light.dark, 0.2), 2.4);
  canvas.path('M136 -150Q156 -92 186 -30Q196 -40 190 -60Q168 -110 152 -156Z', mix('#c9973c', light.key, 0.2));
  canvas.stroke('M168 -100L290 -122', canvas.linear([[0, '#6a4a34'], [1, '#3a2820']]), 26);
  for (let i = 0; i < 6; i++) canvas.stroke(`M${184 + i * 18} ${-114 - i * 3}l6 26`, '#c9a566', 2.6, 0.8);
  canvas.ellipse(304, -124, 19, 19, '#c9973c');
  canvas.ellipse(299, -129, 6, 6, '#fff0c4', 0.8);
}; // prettier-ignore

export const drawGun: DrawObject = ({ canvas, light }, c) => {
  const wood = mix('#6a4530', c, 0.2);
  canvas.path('M-300 -104H60L96 -96L100 -70H-300Z', canvas.linear([[0, '#aab2ba'], [0.4, '#6a727a'], [1, '#3a4048']]));
  canvas.path('M-120 -76H96Q150 -74 196 6Q206 32 176 34Q140 34 124 0Q104 -44 60 -54H-120Z', canvas.linear([[0, mix(wood, light.key, 0.3)], [1, mix(wood, light.dark, 0.5)]]));
  canvas.stroke('M30 -52q6 40 42 34q24 -6 18 -36', '#b98f45', 7);
  canvas.path('M70 -104Q84 -140 112 -132L96 -96Z', '#4a5058');
  for (const x of [-250, -170]) canvas.rect(x, -108, 14, 42, '#b98f45');
}; // prettier-ignore

export const drawKey: DrawObject = ({ canvas, light }, c) => {
  for (const [tint, dy] of [[mix(c, light.dark, 0.5), 4], [mix(c, light.key, 0.2), -2]] as const) {
    canvas.stroke(`M-70 ${-58 + dy}H220M178 ${-58 + dy}v46M212 ${-58 + dy}v54M196 ${-30 + dy}h12`, tint, 20);
    canvas.stroke(`M-190 ${-58 + dy}a60 44 0 1 0 120 0a60 44 0 1 0 -120 0`, tint, 19);
  }
  canvas.stroke('M-176 -76q20 -26 52 -26', '#fff2cc', 6, 0.7);
}; // prettier-ignore

export const drawShield: DrawObject = ({ canvas, light }, c) => {
  const steel = canvas.linear([[0, mix(c, light.dark, 0.4)], [0.3, mix(c, '#ffffff', 0.55)], [0.55, c], [1, mix(c, light.dark, 0.5)]], true);
  canvas.path('M-180 -400Q0 -440 180 -400Q196 -150 0 0Q-196 -150 -180 -400Z', mix(c, light.dark, 0.55));
  canvas.path('M-162 -384Q0 -420 162 -384Q174 -160 0 -26Q-174 -160 -162 -384Z', steel);
  canvas.stroke('M0 -404V-40M-166 -270Q0 -296 166 -270', mix('#c9973c', light.dark, 0.1), 13);
  canvas.ellipse(0, -278, 44, 44, mix('#d9ae55', light.key, 0.2));
  canvas.ellipse(-10, -290, 15, 14, '#fff6dc', 0.9);
  for (const [x, y] of [[-140, -366], [140, -366], [-132, -220], [132, -220], [-76, -116], [76, -116]] as const) canvas.ellipse(x, y, 8, 8, '#d9ae55');
}; // prettier-ignore

export const drawDial: DrawObject = ({ canvas, light }, c) => {
  const gold = canvas.linear([[0, mix(c, light.key, 0.5)], [1, mix(c, light.dark, 0.45)]], true);
  canvas.stroke('M0 -300Q-90 -330 -150 -230T-300 -30', mix(c, light.dark, 0.1), 8);
  canvas.rect(-14, -306, 28, 34, mix(c, light.dark, 0.15));
  canvas.ellipse(0, -146, 140, 140, gold);
  canvas.ellipse(0, -146, 116, 116, '#f6eeda');
  // Strokes at the hours: a dial needs no figures.
  for (let i = 0; i < 12; i++) {
    const [s, k] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    canvas.stroke(`M${(s * 96).toFixed(1)} ${(-146 - k * 96).toFixed(1)}L${(s * 108).toFixed(1)} ${(-146 - k * 108).toFixed(1)}`, '#2c262a', i % 3 ? 4 : 8);
  }
  canvas.stroke('M0 -146V-226M0 -146L56 -112', '#2c262a', 7);
  canvas.ellipse(0, -146, 9, 9, '#2c262a');
  canvas.path('M-92 -196Q-60 -250 0 -256Q-50 -220 -78 -160Z', '#ffffff', 0.4);
}; // prettier-ignore

export const drawRing: DrawObject = ({ canvas, light }, c) => {
  canvas.stroke('M-96 -104a96 88 0 1 0 192 0a96 88 0 1 0 -192 0', mix(c, light.dark, 0.35), 30);
  canvas.stroke('M-92 -108a94 86 0 1 0 188 0', mix(c, light.key, 0.4), 16);
  canvas.polygon([[-52, -204], [-26, -240], [30, -240], [56, -204], [2, -160]], '#8f2a3a');
  canvas.polygon([[-52, -204], [-26, -240], [2, -204]], '#d87a86');
  canvas.polygon([[2, -204], [30, -240], [56, -204], [2, -160]], '#b8465a');
  canvas.glow(0, -216, 110, '#ffd6dc', 0.5);
}; // prettier-ignore
