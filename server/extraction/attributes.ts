import type { Analysis, Word } from './analysis.ts';
import { BIT } from './lexicon/categories.ts';
import { ENGLISH } from './lexicon/english.ts';
import type { AttributeKind, PassageType } from './types.ts';

export interface FoundAttribute {
  readonly kind: AttributeKind;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const HAIR =
  /^(?:hair|beard|moustache|mustache|whisker|curl|lock|ringlet|tress|braid|plait|eyebrow|brow|волос|волоса|волосы|борода|бородка|ус|усы|усики|коса|косичка|кудри|кудрь|локон|прядь|бровь|бакенбарды|чуб)$/;
const EYES = /^(?:eye|eyes|глаз|глазок|око|очи|взгляд|взор)$/;
const FACE =
  /^(?:face|countenance|complexion|cheek|nose|lip|mouth|chin|forehead|brow|feature|skin|лицо|личико|щека|нос|носик|губа|рот|подбородок|лоб|кожа|черта|скула)$/;
const BUILD =
  /^(?:figure|build|frame|stature|shoulder|waist|form|рост|стан|фигура|фигурка|плечо|плечи|сложение|телосложение|талия|осанка)$/;
const AGE =
  /^(?:young|old|elderly|aged|middle-aged|youthful|молодой|молоденький|старый|пожилой|юный|престарелый|дряхлый)$/;

/** What a passage says about how its subject looks: a noun of body, dress or material with its adjectives. */
export function findAttributes(
  analysis: Analysis,
  firstWord: number,
  lastWord: number,
  type: PassageType,
): FoundAttribute[] {
  const found: FoundAttribute[] = [];
  for (let i = firstWord; i < lastWord; i++) {
    const word = analysis.words[i]!;
    if (word.pos !== 'noun') {
      if (type === 'character' && AGE.test(word.lemma)) found.push(attribute(analysis, 'age', i, i));
      continue;
    }
    const first = firstModifier(analysis.words, i, firstWord);
    if (first === i) continue;
    const kind = kindOf(word, type);
    if (kind) found.push(attribute(analysis, kind, first, i));
  }
  return found;
}

function kindOf({ lemma, categories }: Word, type: PassageType): AttributeKind | null {
  if (type !== 'character') return categories & (BIT.built | BIT.nature | BIT.furnishing) ? 'feature' : null;
  if (HAIR.test(lemma)) return 'hair';
  if (EYES.test(lemma)) return 'eyes';
  if (FACE.test(lemma)) return 'face';
  if (BUILD.test(lemma)) return 'build';
  if (categories & BIT.clothes) return 'clothes';
  if (categories & BIT.body) return 'feature';
  return null;
}

/** The tagger reads “long”, “small” or “torn” before another adjective as an adverb or a verb. */
const LOOKS = new Set(`${ENGLISH.look} ${ENGLISH.colour} torn muddy gloved`.split(/\s+/));

/** Walks back over adjectives, their commas and conjunctions to where the noun's description begins. */
function firstModifier(words: readonly Word[], noun: number, floor: number): number {
  let first = noun;
  for (let i = noun - 1; i >= floor && noun - i <= 7; i--) {
    const { pos, lower, categories } = words[i]!;
    const describes =
      LOOKS.has(lower) ||
      pos === 'adjective' ||
      pos === 'participle' ||
      Boolean(categories & (BIT.colour | BIT.material));
    if (describes) first = i;
    else if (!/^(?:,|and|и|very|очень|-)$/.test(lower)) break;
  }
  return first;
}

function attribute(
  { text, words }: Analysis,
  kind: AttributeKind,
  first: number,
  last: number,
): FoundAttribute {
  const start = words[first]!.start;
  const end = words[last]!.end;
  return { kind, value: text.slice(start, end), start, end };
}
