import type { ScenePerson } from '../scene.ts';
import { knownFromText } from './known-from-text.ts';
import { addClothTrait } from './qualities.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const FABRICS: readonly (readonly [trait: string, names: RegExp])[] = [
  ['velvet', wordLike`velvet velvets бархате бархатах`],
  ['silk', wordLike`silk silks satin satins taffeta шелке шелку шелках атласе`],
  ['lace', wordLike`lace laces кружевах кружеве`],
  ['brocade', wordLike`brocade brocades парче`],
  ['fur', wordLike`furs sables ermine мехах соболях`],
];

/** Between "in" and the name of the cloth. */
const WORDS_BETWEEN = 4;

/** "All in black velvet and lace", «в шелку и кружевах»: clothes of which only the cloth is named. */
export function readFabricsWorn(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  const { tokens, scopes } = text;
  if (person.count !== 1) return;
  for (const [i, { word, clause }] of tokens.entries()) {
    const trait = FABRICS.find(([, names]) => names.test(word))?.[0];
    if (!trait || scopes.at(i) !== null || !own(i) || text.isNoun(i)) continue;
    // «In velvet slippers» says nothing of the rest.
    const next = tokens[i + 1];
    if (next?.gap === 'none' && !/^(?:and|with|at|on|и|с|со|на)$/u.test(next.word)) continue;
    const isWorn = tokens
      .slice(Math.max(0, i - WORDS_BETWEEN), i)
      .some((token) => token.clause === clause && /^(?:in|wearing|в|во)$/u.test(token.word));
    if (!isWorn) continue;
    const at = { from: i, to: i + 1 };
    person.clothes ??= {
      ...knownFromText({ kind: person.sex === 'woman' ? ('dress' as const) : ('coat' as const) }, text, at),
      certainty: 0.8,
    };
    addClothTrait(person, trait, at, text);
  }
}
