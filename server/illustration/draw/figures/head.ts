import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Stage } from '../stage.ts';
import type { Figure } from './figure.ts';

/** A head turned a little to the right, its middle at (1, −92): hair, the planes of a face, beard, hat. */
export function drawFigureHead(stage: Stage, { person, tone }: Figure): void {
  const { canvas, light } = stage;
  const child = person.age === 'child' ? 1.28 : 1;
  canvas.moved(`translate(0.6 ${-92 - (child - 1) * 5}) scale(${child})`, () => {
    const skin = tone(person.skin);
    const hair = tone(person.hair.colour, 0.08);
    const { cut } = person.hair;
    const isWoman = person.sex === 'woman';
    canvas.rect(-2.4, 4, 4.6, 6, mix(skin, light.dark, 0.3));
    if (cut === 'long' || (cut === 'curly' && isWoman)) canvas.path('M-6 -3Q-9.5 8 -7.5 17Q-1 19 2 14Q5 4 5 -3Z', mix(hair, light.dark, 0.22));
    if (cut === 'braid') for (let i = 0; i < 7; i++) canvas.ellipse(-5.6 + i * 0.4, 3 + i * 3.6, 1.9, 2.3, mix(hair, i % 2 ? light.dark : light.key, 0.14));
    if (cut === 'bun' && !person.hat) canvas.ellipse(-6, -2.4, 3.6, 3.4, mix(hair, light.dark, 0.12));
    canvas.path('M-5 -4C-5.2 -9 5.6 -9.4 5.7 -3.4Q5.4 -1.4 6.6 1Q6.5 1.9 5.5 2C5.4 5 3.6 7.3 1.8 7.3C-2 7.2 -4.9 3.4 -5 -4Z', canvas.linear([[0, mix(skin, light.dark, 0.32)], [0.45, skin], [1, mix(skin, light.key, 0.3)]], true));
    canvas.ellipse(-3.4, 0.8, 1.2, 1.9, mix(skin, light.dark, 0.18));
    const ink = mix('#2c1a18', light.dark, 0.3);
    canvas.ellipse(1.4, -1.2, 0.62, 0.85, ink);
    canvas.ellipse(4.4, -1.2, 0.5, 0.8, ink);
    canvas.ellipse(3, 2.4, 1.7, 1.1, '#c4604e', 0.28);
    canvas.stroke('M2.2 4.5q1.2 0.5 2.3 0', mix(skin, '#7a2f2c', 0.6), 0.55);
    if (cut !== 'bald') canvas.path(isWoman
      ? 'M3.4 -7Q-2.6 -6 -3.6 -1Q-3.8 3 -5 5.4Q-8 -1 -5.8 -6Q-3 -10.4 1.6 -10Q6.4 -9.4 6.4 -3.6Q5.4 -6 3.4 -7Z'
      : 'M5.9 -4.4Q4.6 -6.6 1 -6.4Q-2.4 -6 -2.9 -2.4L-3.6 0.4Q-4.8 1.6 -5.2 3.6Q-7.4 -1 -5.9 -6Q-3 -10.6 1.8 -10Q6.6 -9.4 5.9 -4.4Z', canvas.linear([[0, mix(hair, light.dark, 0.3)], [1, mix(hair, light.key, 0.2)]], true));
    if (person.beard) {
      const beard = tone(person.beard.colour);
      if (person.beard.cut !== 'moustache') canvas.path(`M-3.8 1Q-3.6 6 -1 ${person.beard.cut === 'full' ? 14 : 9}Q3 ${person.beard.cut === 'full' ? 16.5 : 10.5} 5 7Q6 4.6 5.4 3.2Q2.4 2.6 1.4 3.6Q-1.6 4.4 -3.8 1Z`, canvas.linear([[0, mix(beard, light.dark, 0.25)], [1, beard]], true));
      canvas.stroke('M0.8 4q1.4 -1.2 2.4 -0.6q1.6 -0.4 2.6 0.6', mix(beard, light.dark, 0.1), 1.3);
    }
    if (person.glasses) canvas.stroke('M0 -1.2a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0 -3 0M3.4 -1.2a1.3 1.4 0 1 0 2.6 0a1.3 1.4 0 1 0 -2.6 0', '#3a3230', 0.5);
    if (person.hat) drawFigureHat(stage, person.hat.kind, tone(person.hat.colour));
  });
} // prettier-ignore

function drawFigureHat({ canvas, light }: Stage, kind: string, felt: string): void {
  const fill = canvas.linear([[0, mix(felt, light.dark, 0.3)], [1, mix(felt, light.key, 0.16)]], true);
  if (kind === 'top' || kind === 'brim') {
    const high = kind === 'top' ? 17 : 13;
    canvas.path(`M-4.6 -5.6L-4 ${-high}Q0.6 ${-high - 1.6} 5 ${-high}L5.6 -5.8Z`, fill);
    canvas.path('M-9 -5Q0 -8.4 10 -5.6Q1 -3 -9 -5Z', mix(felt, light.dark, 0.18));
    canvas.stroke('M-4.6 -7Q0.6 -8.8 5.6 -7.2', mix(felt, '#15131a', 0.5), 1.6);
  } else if (kind === 'fur') canvas.path('M-6.6 -2.6Q-8 -11.6 0.6 -12Q8.6 -11.6 7.2 -3.4Q0 -6 -6.6 -2.6Z', fill);
  else if (kind === 'cap') {
    canvas.path('M-6 -4Q-7 -10.6 0.4 -10.8Q7 -10.6 6.2 -5Q0 -6.6 -6 -4Z', fill);
    canvas.path('M2 -5.6Q8 -6 9.6 -3.4Q6 -4.4 2.2 -3.8Z', mix(felt, '#15131a', 0.5));
  } else if (kind === 'helmet') canvas.path('M-6 0Q-7.4 -10.6 0.4 -11Q7.4 -10.6 6.2 -3L4.6 -4.6Q0 -5.8 -3.6 -4.4Z', fill);
  else if (kind === 'crown') canvas.path('M-5 -5.4L-5.8 -11L-2.8 -8.2L0.4 -12L3.4 -8.2L6.6 -11L5.8 -5.6Q0 -7 -5 -5.4Z', fill);
  else {
    // Hood, kerchief and bonnet go round the face.
    const open = kind === 'bonnet' ? 'Q-3 -3 -4.6 2.6' : 'Q-2.6 -4 -2.4 1Q-1.6 5.6 2 8.4';
    canvas.path(`M6.2 -4.6Q3 -8 -0.6 -6.6${open}Q${kind === 'hood' ? '-9 13' : '-7 10'} -7.6 2Q-8.4 -11 0.8 -11.4Q7.4 -11 6.2 -4.6Z`, fill);
  }
} // prettier-ignore
