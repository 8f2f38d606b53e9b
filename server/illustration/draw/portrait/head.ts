import { mix } from '#shared/illustration/drawing/colour.ts';
import { drawHat } from '../hats.ts';
import type { Stage } from '../stage.ts';
import { drawBeard, drawFrontHair } from './hair.ts';
import { drawProfileHair } from './profile-hair.ts';
import type { Sitter } from './sitter.ts';

/** Head with hair, beard and hat: planes of light and shadow, the features only suggested. */
export function drawHead(stage: Stage, sitter: Sitter): void {
  const isProfile = sitter.pose === 'profile';
  if (isProfile) drawProfileFace(stage, sitter);
  else drawTurnedFace(stage, sitter);
  drawBeard(stage, sitter);
  const drawHair = () => (isProfile ? drawProfileHair : drawFrontHair)(stage, sitter);
  // No hair stands out over a hat.
  if (sitter.person.hat) stage.canvas.within(`M-300 ${sitter.head - 76}H300V400H-300Z`, drawHair);
  else drawHair();
  drawHat(stage, sitter.person, sitter.head, sitter.tone);
}

/** What mouth and brows do, in the drawing's units: corners lifted; brows lowered toward the nose, and away from it. */
const LOOKS = {
  calm: { lift: 1, inner: 0, outer: 0 }, smiling: { lift: 8, inner: -3, outer: -2 }, stern: { lift: -3, inner: 10, outer: -5 },
  sad: { lift: -5, inner: -8, outer: 7 },
} as const; // prettier-ignore

/** A face in three-quarter view. */
function drawTurnedFace(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, tone, head: y } = sitter;
  const skin = tone(person.skin);
  const shadow = mix(skin, mix(light.dark, '#5a2a22', 0.5), 0.42);
  const isSoft = person.sex === 'woman' || person.age === 'child';
  const jaw = isSoft ? 54 : 70;
  const chin = person.age === 'child' ? 122 : 138;
  const face = `M-88 ${y - 40}C-92 ${y - 160} 92 ${y - 166} 90 ${y - 50}Q84 ${y - 24} 86 ${y - 8}Q100 ${y + 26} 88 ${y + 52}C84 ${y + 84} ${jaw} ${y + 118} 42 ${y + chin}Q24 ${y + chin + 6} 6 ${y + chin - 4}C${-jaw + 8} ${y + 104} -84 ${y + 48} -88 ${y - 40}Z`;
  canvas.ellipse(-84, y + 14, 17, 31, mix(skin, shadow, 0.5));
  canvas.ellipse(-82, y + 16, 8, 18, shadow, 0.6);
  canvas.path(face, canvas.linear([[0, shadow], [0.34, mix(skin, shadow, 0.3)], [0.62, skin], [1, mix(skin, light.key, 0.34)]], true));
  canvas.within(face, () => {
    canvas.path(`M-100 ${y - 90}Q-30 ${y - 40} -38 ${y + 30}Q-30 ${y + 90} 10 ${y + 150}H-110Z`, shadow, 0.36);
    canvas.glow(62, y + 44, 46, '#c4604e', 0.4);
    canvas.glow(-22, y + 52, 44, '#b8503e', 0.28);
    canvas.path(`M-60 ${y + 152}Q20 ${y + 96} 90 ${y + 112}V${y + 160}H-60Z`, shadow, 0.22);
    canvas.path(`M-96 ${y - 60}Q0 ${y - 104} 100 ${y - 70}V${y - 170}H-100Z`, shadow, 0.22);
  });
  const { lift, inner, outer } = LOOKS[person.look ?? 'calm'];
  for (const [ex, w, left, right] of [[-14, 23, outer, inner], [60, 17, inner, outer]] as const) drawEye(stage, sitter, [ex, y + 4, w], [left, right], shadow);
  canvas.path(`M30 ${y - 12}Q28 ${y + 20} 16 ${y + 52}Q22 ${y + 66} 40 ${y + 62}Q32 ${y + 40} 40 ${y - 6}Z`, shadow, 0.5);
  canvas.stroke(`M42 ${y}Q46 ${y + 28} 52 ${y + 48}`, mix(skin, '#fff2dc', 0.55), 7, 0.6);
  canvas.stroke(`M22 ${y + 62}Q34 ${y + 68} 50 ${y + 60}`, mix(shadow, '#4a1f1a', 0.4), 4, 0.75);
  const spread = lift > 0 ? 6 : 0;
  if (lift > 0) canvas.stroke(`M${-10} ${y + 70}q-8 12 -4 24M${72} ${y + 68}q7 12 3 22`, shadow, 3.4, 0.55);
  const lip = mix(skin, person.sex === 'woman' ? '#a8383a' : '#92443c', isSoft ? 0.62 : 0.5);
  canvas.path(`M${6 - spread} ${y + 92 - lift}Q22 ${y + 84} 34 ${y + 88}Q46 ${y + 83} ${58 + spread} ${y + 91 - lift}Q34 ${y + 99} ${6 - spread} ${y + 92 - lift}Z`, mix(lip, '#3a1a18', 0.18));
  canvas.path(`M${12 - spread} ${y + 94 - lift * 0.6}Q34 ${y + 99} ${54 + spread} ${y + 93 - lift * 0.6}Q46 ${y + 107} 34 ${y + 108}Q20 ${y + 106} ${12 - spread} ${y + 94 - lift * 0.6}Z`, lip, 0.85);
  canvas.stroke(`M18 ${y + 116}q16 5 32 -1`, shadow, 4, 0.4);
  if (person.age === 'old') for (const d of [-1, 1]) canvas.stroke(`M${28 + d * 34} ${y + 56}q${d * 12} 18 ${d * 8} 36M${24 + d * 44} ${y + 24}q${d * 10} 7 ${d * 18} 4M${10 + d * 20} ${y - 76}q12 -6 26 0`, shadow, 3, 0.6);
  if (person.glasses) {
    for (const ex of [-14, 60]) canvas.stroke(`M${ex - 28} ${y + 6}a28 26 0 1 0 56 0a28 26 0 1 0 -56 0`, '#3a3230', 4);
    canvas.stroke(`M14 ${y + 4}q9 -8 18 0M-42 ${y + 2}L-84 ${y - 4}`, '#3a3230', 4);
  }
} // prettier-ignore

/** A lid, what is dark under it, and a brow: no more, or it stares. */
function drawEye({ canvas }: Stage, { person, tone }: Sitter, [x, y, w]: readonly [number, number, number], [left, right]: readonly [number, number], shadow: string): void {
  const iris = person.eyes ? mix(person.eyes, '#1c1a22', 0.25) : '#3a2c28';
  const brow = mix(tone(person.hair.colour), person.age === 'old' ? '#8a8078' : '#1f1614', 0.45);
  canvas.ellipse(x, y - 4, w + 7, 16, shadow, 0.32);
  const eye = `M${x - w} ${y + 4}Q${x - 2} ${y - 17} ${x + w} ${y + 3}Q${x + 2} ${y + 13} ${x - w} ${y + 4}Z`;
  canvas.path(eye, mix('#efe2cc', tone(person.skin), 0.55));
  canvas.within(eye, () => {
    canvas.ellipse(x + 4, y, 10.5, 11.5, iris);
    canvas.ellipse(x + 4, y, 4.6, 5.2, '#15101a');
  });
  canvas.ellipse(x + 7, y - 3, 2.3, 2.3, '#fff6e6', 0.9);
  canvas.stroke(`M${x - w - 1} ${y + 4}Q${x - 2} ${y - 18} ${x + w + 1} ${y + 2}`, '#2c1a18', person.sex === 'woman' ? 5 : 4);
  const heavy = person.sex === 'woman' ? 6 : 9.5;
  canvas.stroke(`M${x - w - 4} ${y - 24 + left}Q${x} ${y - 39 + (left + right) / 3} ${x + w + 5} ${y - 25 + right}`, brow, heavy, 0.85);
} // prettier-ignore

/** A face seen from the side, looking out of the picture toward the light. */
function drawProfileFace(stage: Stage, sitter: Sitter): void {
  const { canvas, light } = stage;
  const { person, tone, head: y } = sitter;
  const skin = tone(person.skin);
  const shadow = mix(skin, mix(light.dark, '#5a2a22', 0.5), 0.45);
  const isSoft = person.sex === 'woman' || person.age === 'child';
  const [nose, brow, chin] = isSoft ? [116, 90, 88] : [128, 97, 97];
  const face = `M-60 ${y - 150}Q40 ${y - 170} 78 ${y - 104}Q92 ${y - 66} ${brow} ${y - 40}Q${brow - 2} ${y - 24} ${brow - 10} ${y - 12}Q${brow + 8} ${y + 18} ${nose} ${y + 40}Q${nose + 2} ${y + 54} 98 ${y + 58}Q94 ${y + 64} 104 ${y + 76}Q106 ${y + 82} 94 ${y + 86}Q104 ${y + 92} 100 ${y + 100}Q88 ${y + 108} ${chin - 4} ${y + 118}Q${chin} ${y + 140} 66 ${y + 148}Q34 ${y + 150} -24 ${y + 104}Q-60 ${y + 60} -60 ${y}Z`;
  canvas.path(face, canvas.linear([[0, shadow], [0.45, mix(skin, shadow, 0.28)], [0.75, skin], [1, mix(skin, light.key, 0.4)]], true));
  canvas.within(face, () => {
    canvas.glow(52, y + 52, 50, '#c4604e', 0.36);
    canvas.path(`M-70 ${y + 20}Q0 ${y + 90} 70 ${y + 152}H-80Z`, shadow, 0.34);
    canvas.ellipse(70, y - 2, 24, 17, shadow, 0.34);
  });
  const dark = '#2c1a18';
  const { lift, inner, outer } = LOOKS[person.look ?? 'calm'];
  const corner = `74 ${y + 87 - lift}`;
  canvas.path(`M58 ${y + 5}Q68 ${y - 11} 86 ${y - 3}Q84 ${y + 8} 80 ${y + 10}Q68 ${y + 11} 58 ${y + 5}Z`, mix('#efe2cc', skin, 0.5));
  canvas.ellipse(80, y + 2, 5, 7.5, person.eyes ? mix(person.eyes, dark, 0.3) : dark);
  canvas.stroke(`M56 ${y + 5}Q68 ${y - 13} 88 ${y - 4}`, dark, 4.6);
  canvas.stroke(`M52 ${y - 26 + outer}Q72 ${y - 42 + inner / 2} 92 ${y - 34 + inner}`, mix(tone(person.hair.colour), dark, 0.45), isSoft ? 6 : 9, 0.85);
  canvas.stroke(`M92 ${y + 56}q-8 3 -10 -5`, mix(shadow, '#4a1f1a', 0.4), 4, 0.7);
  canvas.path(`M104 ${y + 76}Q92 ${y + 76} ${corner}Q92 ${y + 88} 96 ${y + 86}L100 ${y + 99}Q88 ${y + 98} ${corner}L96 ${y + 85}Z`, mix(skin, '#a03a38', isSoft ? 0.6 : 0.45));
  canvas.ellipse(-30, y + 16, 19, 31, mix(skin, shadow, 0.3));
  canvas.stroke(`M-38 ${y + 2}q20 -10 20 14q-2 14 -12 18`, shadow, 4, 0.7);
  if (person.age === 'old') canvas.stroke(`M92 ${y + 62}q-20 12 -22 40M44 ${y + 8}q-10 2 -16 8M60 ${y - 84}q14 -4 22 2`, shadow, 3, 0.6);
  if (person.glasses) canvas.stroke(`M58 ${y + 4}a20 24 0 1 0 42 0a20 24 0 1 0 -42 0M58 ${y + 2}L-26 ${y - 2}`, '#3a3230', 4);
} // prettier-ignore
