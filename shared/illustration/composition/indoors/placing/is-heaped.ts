import { MOTIFS } from '../../../motifs/library.ts';
import type { Scene } from '../../../scene.ts';
import { FURNITURE } from '../../kinds-of-things.ts';

const PIECES_MIN = 4;
const TRIFLES_MIN = 5;

/** An empty room for which so many pieces and trifles are named that they must be heaped up. */
export function isHeaped(scene: Scene): boolean {
  if (scene.people.length > 0) return false;
  const pieces = scene.things.filter(({ what }) => FURNITURE.has(what) && !BUILT_IN.has(what));
  const trifles = scene.things.filter(({ what }) =>
    ['table', 'hand'].includes(MOTIFS.get(what)?.support ?? ''),
  );
  // "The furniture was scattered about in every direction."
  if (scene.things.some(({ what, qualities }) => what === 'furniture' && qualities.includes('scattered')))
    return true;
  return pieces.length >= PIECES_MIN && trifles.length >= TRIFLES_MIN;
}

const BUILT_IN: ReadonlySet<string> = new Set([
  'window',
  'door',
  'doorway',
  'threshold',
  'curtain',
  'fireplace',
  'stove',
  'open door',
  'portrait',
  'picture',
  'icon',
  'lamp',
  'candle',
]);
