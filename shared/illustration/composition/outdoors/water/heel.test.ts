import { expect, test } from 'vitest';
import { boundsOf } from '../../../drawing/path.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { heelOf, PITCH } from './heel.ts';
import type { Placing } from '../placing/placing.ts';

test('a ship that rolls dips her bow, and keeps most of it above the water', () => {
  const rolling = {
    isAfloat: true,
    thing: { what: 'ship under sail', words: [], certainty: 1, weight: 1, qualities: ['rolling'] },
  } as unknown as Placing;
  const rings = MOTIFS.get('ship at anchor')!
    .draw(seeded('ship'), {})
    .flatMap(({ path }) => path);
  const width = (ring: (typeof rings)[number]) => {
    const { left, right } = boundsOf([[ring]]);
    return right - left;
  };
  const hull = rings.toSorted((a, b) => width(b) - width(a))[0]!;
  const { left, right } = boundsOf([[hull]]);
  // How high her side is near the bow, in metres above the water at 0.
  const side = Math.max(
    ...hull.flatMap((at, i) => (i % 2 === 0 && at > right - (right - left) * 0.2 ? [-hull[i + 1]!] : [])),
  );
  const dip = Math.tan((heelOf(rolling, false) * PITCH * Math.PI) / 180) * ((right - left) * 0.4);
  expect(dip).toBeGreaterThan(0);
  expect(dip).toBeLessThan(side * 0.4);
});
