import { mix } from '#shared/illustration/drawing/colour.ts';
import type { ScenePerson } from '../scene-spec.ts';
import type { Tone } from './piece.ts';
import type { Stage } from './stage.ts';

/** What a portrait wears on its head, the head's middle at y. */
export function drawHat({ canvas, light }: Stage, person: ScenePerson, y: number, tone: Tone): void {
  if (!person.hat) return;
  const { kind } = person.hat;
  const felt = tone(person.hat.colour);
  const fill = canvas.linear(
    [
      [0, mix(felt, light.dark, 0.34)],
      [0.6, felt],
      [1, mix(felt, light.key, 0.24)],
    ],
    true,
  );
  if (kind === 'cap') {
    canvas.path(`M-112 ${y - 44}Q-132 ${y - 170} -10 ${y - 186}Q120 ${y - 190} 112 ${y - 52}Z`, fill);
    canvas.path(
      `M-108 ${y - 74}Q0 ${y - 94} 110 ${y - 78}V${y - 42}Q0 ${y - 60} -110 ${y - 38}Z`,
      mix(felt, light.dark, 0.4),
    );
    canvas.path(
      `M6 ${y - 58}Q110 ${y - 62} 156 ${y - 16}Q90 ${y - 34} 8 ${y - 28}Z`,
      mix(felt, '#15131a', 0.6),
    );
    if (person.clothes.buttons)
      for (const x of [-40, 20, 80]) canvas.ellipse(x, y - 66, 8, 8, tone('#d9ae55'));
  } else if (kind === 'bonnet') {
    canvas.path(
      `M-112 ${y + 6}Q-140 ${y - 170} 0 ${y - 192}Q124 ${y - 186} 112 ${y - 40}Q40 ${y - 120} -60 ${y - 96}Q-96 ${y - 60} -112 ${y + 6}Z`,
      fill,
    );
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      canvas.ellipse(
        -108 + t * 222,
        y - 4 - Math.sin(t * 2.6 + 0.25) * 96,
        17,
        15,
        mix(felt, i % 2 ? light.key : light.dark, 0.1),
      );
    }
  } else if (kind === 'brim' || kind === 'top') {
    const crown = kind === 'top' ? 250 : 186;
    canvas.path(`M-94 ${y - 66}L-86 ${y - crown}Q0 ${y - crown - 26} 92 ${y - crown}L100 ${y - 70}Z`, fill);
    canvas.rect(-94, y - 104, 193, 32, mix(felt, '#15131a', 0.5));
    canvas.path(`M${kind === 'top' ? -144 : -190} ${y - 56}Q0 ${y - 106} ${kind === 'top' ? 152 : 200} ${y - 66}Q10 ${y - 36} ${kind === 'top' ? -144 : -190} ${y - 56}Z`, mix(felt, light.dark, 0.2)); // prettier-ignore
  } else if (kind === 'fur') {
    canvas.path(
      `M-120 ${y - 40}Q-136 ${y - 196} 0 ${y - 200}Q134 ${y - 196} 122 ${y - 44}Q0 ${y - 72} -120 ${y - 40}Z`,
      fill,
    );
    for (let i = 0; i < 16; i++)
      canvas.ellipse(-112 + i * 15, y - 62, 19, 27, mix(felt, light.key, (i % 3) * 0.07));
  } else if (kind === 'crown') {
    canvas.path(
      `M-90 ${y - 90}L-104 ${y - 190}L-50 ${y - 140}L4 ${y - 206}L56 ${y - 140}L110 ${y - 190}L98 ${y - 90}Q0 ${y - 112} -90 ${y - 90}Z`,
      fill,
    );
  } else if (kind === 'helmet') {
    canvas.path(
      `M-108 ${y - 10}Q-124 ${y - 180} 4 ${y - 190}Q126 ${y - 180} 110 ${y - 20}L78 ${y - 56}Q0 ${y - 76} -74 ${y - 52}Z`,
      fill,
    );
  } else {
    canvas.path(`M-90 ${y + 150}Q-146 ${y} -112 ${y - 100}Q-60 ${y - 196} 30 ${y - 180}Q124 ${y - 160} 116 ${y - 20}Q110 ${y + 96} 74 ${y + 150}Q112 ${y + 20} 84 ${y - 50}Q40 ${y - 108} -30 ${y - 88}Q-92 ${y - 50} -78 ${y + 40}Z`, fill); // prettier-ignore
  }
}
