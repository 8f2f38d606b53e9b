import { limb, type Ring } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { coatFromBehind } from './coat-from-behind.ts';
import { dressFromBehind } from './dress-from-behind.ts';
import { headFromBehind } from './head-from-behind.ts';
import type { Person } from './person.ts';

/**
 * A person with their back to the reader, looking into the picture: a quiet figure that the reader can
 * identify with. In heads, feet at y = 0, the middle at x = 0.
 */
export function drawFromBehind(person: Person): Part[] {
  const { bulk = 1, isChild = false } = person;
  const tall = isChild ? 5.6 : 7.75;
  const shoulder = -tall + (isChild ? 1.12 : 1.22);
  const hip = shoulder + (isChild ? 2.0 : 2.7);
  const parts: Part[] = person.dress
    ? dressFromBehind(person, person.dress, shoulder, hip)
    : coatFromBehind(person, shoulder, hip, bulk);
  parts.push({
    path: limb(
      [
        [0, shoulder + 0.2],
        [0, shoulder - 0.35],
      ],
      [0.26, 0.2],
    ),
    material: 'skin',
  });
  parts.push(...headFromBehind(person, -tall + 0.5));
  return parts.map((part) => ({ ...part, path: part.path.map((ring) => swayed(ring, tall)) }));
}

/** A relaxed stance: the weight on one leg, the hip above it, and the shoulders leaning the other way. */
function swayed(ring: Ring, tall: number): Ring {
  const moved = ring.slice();
  for (let i = 0; i < moved.length; i += 2) {
    const [x, y] = [moved[i]!, moved[i + 1]!];
    const up = Math.max(0, -y / tall);
    moved[i] = x + 0.2 * Math.sin(Math.min(1, up / 0.9) * Math.PI) - 0.1 * up;
    moved[i + 1] = y + (up > 0.12 ? x * 0.07 * Math.sin((up - 0.12) * Math.PI) : 0);
  }
  return moved;
}
