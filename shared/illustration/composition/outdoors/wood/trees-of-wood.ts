import type { Scene } from '../../../scene.ts';
import { isLeafless } from '../../land-and-sky/foliage.ts';

/** The trees of a wood: those that the passage names, or the usual ones of its region and season. */
export function treesOf(scene: Scene): readonly string[] {
  const named = scene.things
    .flatMap(({ what, qualities }) => (what === 'wood' ? qualities : [what]).map((name) => KINDS[name]))
    .filter((kind) => kind !== undefined);
  const bare = isLeafless(scene);
  if (named.length > 0)
    return named.map((kind) =>
      bare && kind !== 'fir tree' && kind !== 'pine' && kind !== 'cypress' ? 'bare tree' : kind,
    );
  if (scene.region === 'east')
    return bare ? ['bare birch', 'fir tree'] : ['birch tree', 'fir tree', 'leafy tree'];
  return bare ? ['bare tree', 'bare oak'] : ['leafy tree', 'oak', 'leafy tree'];
}

export const KINDS: Readonly<Record<string, string>> = {
  'fir tree': 'fir tree',
  pine: 'pine',
  oak: 'oak',
  'birch tree': 'birch tree',
  lime: 'lime',
  maple: 'maple',
  'willow tree': 'willow tree',
  'poplar tree': 'poplar tree',
  cypress: 'cypress',
  'palm tree': 'palm',
};

export const CONIFERS: ReadonlySet<string> = new Set(['fir tree', 'cypress']);
