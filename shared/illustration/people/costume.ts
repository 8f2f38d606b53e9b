import type { Garment } from '../scene.ts';
import type { Bust } from './bust.ts';
import type { Costume } from './costume-parts.ts';
import { coat } from './coats.ts';
import { gown } from './gowns.ts';

/** The width of a gown's skirt depends on the era; everything else is the same for men and women. */
const UNISEX: ReadonlySet<Garment> = new Set([
  'coat',
  'frock coat',
  'great coat',
  'fur coat',
  'cloak',
  'uniform',
  'jacket',
  'kaftan',
  'armour',
  'cassock',
  'dressing gown',
  'robe',
  'shirt',
]);

export function drawCostume(bust: Bust): Costume {
  const isGown = bust.sex === 'woman' && !UNISEX.has(bust.garment);
  return isGown ? gown(bust) : coat(bust);
}
