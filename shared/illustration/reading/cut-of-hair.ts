import type { ScenePerson } from '../scene.ts';
import { isBowlCut, isBraided, isCoiled, isMassOfHair, isRoundHead } from './how-worn.ts';
import type { Look } from './lexicon/worn.ts';
import type { Mention, ReadText } from './text.ts';

type Cut = NonNullable<ScenePerson['hair']>['value']['cut'];

/** How the hair is cut or dressed; what was read before, if the noun says nothing of it. */
export function cutOf(
  person: ScenePerson,
  mention: Mention<{ type: 'look'; look: Look }>,
  text: ReadText,
): Cut {
  const { looks, qualities } = mention;
  const { kind } = mention.meaning.look;
  const before = person.hair?.value.cut;
  const isMan = person.sex === 'man';
  if (before === 'bald') return 'bald';
  if (kind === 'braid' && !isMan && isRoundHead(text, mention)) return 'crownPlait';
  if (kind !== 'hair') return kind as Cut;
  if (looks.includes('curly')) return 'curls';
  if (looks.includes('tousled')) return 'tousled';
  // «Обстрижены в кружок»: to the ears all round, as peasants had it, and not cropped.
  if (looks.includes('cropped')) return isBowlCut(text, mention) ? before : 'short';
  if (looks.includes('long') || qualities.includes('long')) return 'long';
  if (!isMan && isCoiled(text, mention)) return 'crownPlait';
  if (isBraided(text, mention)) return 'braid';
  if (isMassOfHair(text, mention)) return isMan ? 'tousled' : 'piled';
  return before;
}
