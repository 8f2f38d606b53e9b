import { stroke } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { armsFromBehind } from './arms-from-behind.ts';
import { bothHalves } from './both-halves.ts';
import type { Person } from './person.ts';
import type { Dress } from './clothes.ts';

/** A gown down to the ground, with a shawl over it. */
export function dressFromBehind(person: Person, dress: Dress, shoulder: number, hip: number): Part[] {
  const half = SKIRTS[dress] * (person.isChild ? 0.7 : 1);
  const waist = dress === 'empire' || dress === 'sarafan' ? shoulder + 0.9 : hip - 0.62;
  const tight = dress === 'nun' ? 0.62 : 0.46;
  const parts: Part[] = [];
  if (!person.hasShawl)
    parts.push(...armsFromBehind(shoulder, hip, 0.84, dress === 'ball' ? 'skin' : 'dress'));
  parts.push({
    path: bothHalves([
      [0.16, shoulder - 0.06],
      [0.5, shoulder + 0.06],
      [0.76, shoulder + 0.3],
      [0.68, shoulder + 0.75],
      [tight, waist],
      [0.62 + half * 0.2, waist + 0.55],
      [half * 0.8, hip + 1.2],
      [half, -0.35],
      [half * 0.98, -0.02, 1],
    ]),
    material: 'dress',
  });
  if (person.hasSkirt)
    parts.push({
      path: bothHalves([
        [0, waist - 0.02],
        [tight, waist],
        [0.62 + half * 0.2, waist + 0.55],
        [half * 0.8, hip + 1.2],
        [half, -0.35],
        [half * 0.98, -0.02, 1],
      ]),
      material: 'trousers',
    });
  for (const share of [-0.62, -0.22, 0.22, 0.62])
    parts.push({
      path: [
        stroke(
          [
            [share * 0.4, waist + 0.2],
            [share * half * 0.66, hip + 1.1],
            [share * half * 0.95, -0.15],
          ],
          0.04,
          true,
        ),
      ],
      material: 'fold',
    });
  if (person.hasShawl)
    parts.push({
      path: bothHalves([
        [0.14, shoulder - 0.16],
        [0.6, shoulder],
        [0.95, shoulder + 0.5],
        [1.02, shoulder + 1.3],
        [0.6, shoulder + 2.1],
        [0.05, shoulder + 2.9, 1],
      ]),
      material: 'dress',
    });
  return parts;
}

/** Half the width at the hem. */
const SKIRTS: Readonly<Record<Dress, number>> = {
  day: 1.55,
  ball: 1.75,
  bell: 2.15,
  bustle: 1.3,
  empire: 1.05,
  sarafan: 1.6,
  nun: 1.3,
};
