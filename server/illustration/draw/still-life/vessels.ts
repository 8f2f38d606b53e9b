import { mix } from '#shared/illustration/drawing/colour.ts';
import { type DrawObject, rounded } from './rounded.ts';

export const drawVessel: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  canvas.path('M-58 -304Q-40 -290 -42 -254C-136 -206 -128 -40 -62 0H62C128 -40 136 -206 42 -254Q40 -290 58 -304Q0 -318 -58 -304Z', rounded(stage, c));
  canvas.ellipse(0, -304, 58, 12, mix(c, light.dark, 0.55));
  canvas.path('M-112 -150Q0 -124 112 -150Q116 -128 110 -112Q0 -86 -110 -112Q-116 -130 -112 -150Z', mix(c, light.dark, 0.3), 0.6);
  canvas.path('M-84 -190Q-92 -110 -66 -50Q-76 -120 -62 -196Z', '#ffffff', 0.4);
}; // prettier-ignore

export const drawBottle: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  const glass = mix(c, '#2f5a44', 0.7);
  canvas.path('M-24 -400H24V-300Q76 -270 78 -210V-12Q0 6 -78 -12V-210Q-76 -270 -24 -300Z', rounded(stage, glass), 0.94);
  canvas.rect(-29, -412, 58, 24, mix('#8a6a48', light.dark, 0.1));
  canvas.path('M-78 -190Q0 -176 78 -190V-86Q0 -72 -78 -86Z', mix('#e6dcc2', light.dark, 0.06));
  canvas.path('M-60 -250Q-54 -276 -30 -290L-36 -200H-58Z', '#ffffff', 0.4);
  canvas.moved('translate(170 0) scale(0.66)', () => drawGlass(stage, '#8f2a3a'));
}; // prettier-ignore

export const drawGlass: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  canvas.ellipse(0, -6, 72, 14, mix('#cfd8da', light.dark, 0.1), 0.8);
  canvas.rect(-6, -120, 12, 114, mix('#dfe6e8', light.dark, 0.06));
  canvas.path('M-84 -300Q-92 -160 0 -116Q92 -160 84 -300Z', mix('#dfe6e8', light.skyMid, 0.3), 0.5);
  canvas.path('M-85 -236Q-78 -150 0 -120Q78 -150 85 -236Q0 -222 -85 -236Z', rounded(stage, mix(c, '#8f2a3a', 0.4)));
  canvas.ellipse(0, -236, 85, 13, mix(c, '#d87a6a', 0.4));
  canvas.stroke('M-84 -300Q0 -288 84 -300Q0 -314 -84 -300', '#ffffff', 3, 0.7);
  canvas.path('M-66 -286Q-70 -200 -40 -156Q-56 -210 -50 -286Z', '#ffffff', 0.5);
}; // prettier-ignore

export const drawSamovar: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  const brass = mix(c, '#c9973c', 0.6);
  canvas.path('M-80 0Q-70 -40 -40 -46H40Q70 -40 80 0Z', mix(brass, light.dark, 0.35));
  canvas.path('M-52 -46Q-130 -110 -126 -230Q-120 -320 -76 -336H76Q120 -320 126 -230Q130 -110 52 -46Z', rounded(stage, brass));
  for (const d of [-1, 1]) canvas.stroke(`M${d * 120} -250q${d * 60} -6 ${d * 56} 36`, mix(brass, light.dark, 0.3), 13);
  canvas.stroke('M0 -110V-84H-40V-60', mix(brass, light.key, 0.3), 14);
  canvas.path('M-60 -336Q-50 -380 0 -384Q50 -380 60 -336Z', rounded(stage, mix(brass, light.dark, 0.1)));
  canvas.path('M-46 -392Q-70 -440 -30 -470H34Q64 -440 46 -392Z', rounded(stage, '#a8604e'));
  canvas.stroke('M44 -430q50 -16 60 -50', '#a8604e', 14);
  for (let i = 0; i < 3; i++) canvas.stroke(`M${-20 + i * 20} -490q-24 -40 6 -80t-6 -80`, '#fffaf0', 12, 0.16);
}; // prettier-ignore

export const drawDish: DrawObject = (stage, c) => {
  const { canvas, light } = stage;
  canvas.path('M-150 -150Q-170 -20 -70 0H70Q170 -20 150 -150Z', rounded(stage, mix(c, '#8a5a40', 0.5)));
  canvas.ellipse(0, -150, 152, 30, mix(c, light.dark, 0.6));
  canvas.ellipse(0, -146, 132, 22, '#b98f56');
  canvas.stroke('M-150 -118q-56 -6 -50 -44q6 -22 46 -10M150 -118q56 -6 50 -44q-6 -22 -46 -10', mix(c, light.dark, 0.2), 15);
  canvas.stroke('M40 -150L150 -290', '#9a7448', 15);
  for (let i = 0; i < 3; i++) canvas.stroke(`M${-50 + i * 44} -180q-26 -44 6 -88t-8 -90`, '#fffaf0', 13, 0.15);
}; // prettier-ignore
