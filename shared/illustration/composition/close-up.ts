import { seeded } from '../drawing/seeded.ts';
import type { Part } from '../motifs/motif.ts';
import { drawBust } from '../people/draw-bust.ts';
import type { Garment, ScenePerson, Words } from '../scene.ts';
import { wordsOf, type Figure } from './figures.ts';

/** Somebody of the scene close by, in heads, the chin at y = 0; the words that the drawing shows. */
export interface CloseUp {
  parts: readonly Part[];
  words: readonly Words[];
  /** A hat, or hair piled up, needs this much room above the crown, in heads. */
  above: number;
}

/** What is worn and can be seen down to the hips. */
const SHOWN: ReadonlySet<string> = new Set(['shawl', 'apron', 'ribbon', 'glasses', 'tie', 'belt', 'buttons', 'collar', 'linen', 'gloves']); // prettier-ignore

/** The same person as the small figure, with the face's own line, hair in locks and clothes with collar and lapels. */
export function closeUpOf({ looks, sex, age, person }: Figure): CloseUp {
  const own = seeded(person.id, 'face');
  const described = new Set((person.features ?? []).map(({ part }) => part));
  const worn = new Set(person.wears.map(({ value }) => value));
  const one = (part: string) => (described.has(part) ? 0.9 : own.between(-0.8, 0.8));
  const parts = drawBust({
    ...{ sex, age },
    hair: looks.hair ?? 'short',
    beard: looks.beard,
    hat: looks.hat,
    features: { nose: one('nose'), chin: one('chin'), brow: one('forehead') },
    isWhiteHaired: looks.isWhiteHaired,
    hasBrows: described.has('brows'),
    hasEyes: described.has('eyes'),
    hasGlasses: worn.has('glasses'),
    hasRibbon: worn.has('ribbon'),
    garment: person.clothes?.value.kind ?? usualGarment(looks, sex),
    bulk: looks.bulk ?? 1,
    isStooped: person.isStooped,
    wears: new Set([...worn, ...(looks.hasShawl ? ['shawl'] : [])]),
    isHandRaised: looks.holds !== undefined || described.has('hands') || worn.has('gloves'),
    holds: looks.holds,
  });
  const faces = (person.features ?? []).filter(({ part }) => ['brows', 'eyes', 'hands', 'face', 'skin'].includes(part)); // prettier-ignore
  const things = person.wears.filter(({ value }) => SHOWN.has(value));
  return {
    parts,
    words: [...wordsOf(person), ...[...faces, ...things].flatMap(({ words }) => words)],
    above: looks.hat === 'topHat' ? 0.8 : looks.hat || looks.hair === 'piled' || looks.hair === 'knot' ? 0.45 : 0.15, // prettier-ignore
  };
}

function usualGarment({ coat, dress }: Figure['looks'], sex: ScenePerson['sex']): Garment {
  if (sex === 'woman' && dress) return dress === 'sarafan' ? 'peasant dress' : dress === 'ball' ? 'ball dress' : 'dress'; // prettier-ignore
  return coat === 'great' ? 'great coat' : coat === 'kaftan' ? 'kaftan' : coat === 'cloak' ? 'cloak' : coat === 'robe' ? 'robe' : coat === 'jacket' ? 'jacket' : 'frock coat'; // prettier-ignore
}
