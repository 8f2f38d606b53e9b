import type { PartOfSpeech, Word } from './words.ts';
import { BIT, buildLexicon, type Lexicon } from './lexicon/categories.ts';
import { ENGLISH } from './lexicon/english.ts';
import wordnet from './lexicon/wordnet.generated.json' with { type: 'json' };
import { tagEnglish } from './vendor-wink.ts';

/** The words of an English text with part of speech and categories. */
export function englishWords(text: string): Word[] {
  const tokens = tagEnglish(text);
  return tokens.map((token, i) => {
    const lower = token.value.toLowerCase();
    const pos = partOfSpeech(token.pos, lower, tokens[i - 1]?.lemma);
    const categories = categoriesOf(lower, token.lemma, pos);
    return {
      start: token.start,
      end: token.end,
      text: token.value,
      lower,
      lemma: token.lemma,
      pos,
      categories,
      event: pos === 'verb' && isPast(lower, token.lemma) && !(categories & BIT.posture),
    };
  });
}

const PARTS: Record<string, PartOfSpeech> = {
  NOUN: 'noun',
  PROPN: 'name',
  ADJ: 'adjective',
  VERB: 'verb',
  AUX: 'auxiliary',
  ADV: 'adverb',
  PRON: 'pronoun',
  DET: 'other',
  ADP: 'preposition',
  NUM: 'number',
  PUNCT: 'mark',
};

function partOfSpeech(tag: string, lower: string, previousLemma: string | undefined): PartOfSpeech {
  if (tag === 'PUNCT' || !/[\p{L}\d]/u.test(lower)) return 'mark';
  if (tag === 'VERB' && isParticiple(lower, previousLemma)) return 'participle';
  return PARTS[tag] ?? 'other';
}

/** An -ing form, or a past form after a noun’s article, “be”, a comma or another adjective: reads as an attribute. */
function isParticiple(lower: string, previousLemma: string | undefined): boolean {
  if (lower.endsWith('ing')) return true;
  if (!/(?:ed|en|wn|ung|ught|und|ent|ut)$/.test(lower)) return false;
  return (
    previousLemma !== undefined &&
    /^(?:be|a|an|the|,|and|with|half|well|so|-|all|very|his|her|its|their)$/.test(previousLemma)
  );
}

/** “went”, “opened”: a form of its own that is neither the present nor a participle in -ing. */
function isPast(lower: string, lemma: string): boolean {
  return lower !== lemma && !/(?:ing|s)$/.test(lower);
}

const NOUNS =
  BIT.built |
  BIT.nature |
  BIT.furnishing |
  BIT.body |
  BIT.clothes |
  BIT.person |
  BIT.animal |
  BIT.sky |
  BIT.sense |
  BIT.daytime |
  BIT.thing |
  BIT.material |
  BIT.abstract |
  BIT.measure |
  BIT.colour |
  BIT.space;
const ADJECTIVES = BIT.colour | BIT.look | BIT.trait | BIT.material | BIT.space;
const VERBS = BIT.posture | BIT.perceive | BIT.speech | BIT.mind | BIT.motion;
const REST = BIT.space | BIT.hypothetical | BIT.negation | BIT.summary | BIT.sequence;

/** Which categories a part of speech can carry: “light” is sky as a noun, look as an adjective, posture as a verb. */
const CARRIES: Record<PartOfSpeech, number> = {
  noun: NOUNS | BIT.summary,
  name: NOUNS,
  adjective: ADJECTIVES | BIT.posture | REST,
  verb: VERBS,
  participle: BIT.posture | BIT.look | BIT.colour | VERBS,
  auxiliary: REST,
  adverb: REST,
  pronoun: REST,
  preposition: REST,
  number: BIT.measure,
  other: REST,
  mark: 0,
};

/** The hand-made list first; WordNet's fills in what it does not know. */
const byHand: Lexicon = buildLexicon(ENGLISH);
const derived: Lexicon = buildLexicon(wordnet.categories);

function categoriesOf(lower: string, lemma: string, pos: PartOfSpeech): number {
  const known = (byHand.get(lower) ?? 0) | (byHand.get(lemma) ?? 0);
  const found = known || (derived.get(lemma) ?? 0);
  return found & CARRIES[pos];
}
