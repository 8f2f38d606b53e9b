import type { Analysis, Word } from './words.ts';
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

const ROOM =
  /^(?:room|hall|parlou?r|drawing-room|dining-room|bedroom|chamber|nursery|kitchen|library|study|gallery|cellar|attic|garret|pantry|scullery|staircase|corridor|passage|vestibule|cabin|комната|зал|зала|гостиная|столовая|спальня|горница|детская|кухня|библиотека|кабинет|галерея|подвал|чердак|мансарда|кладовая|лестница|коридор|передняя|сени|прихожая)$/;
const WEATHER =
  /^(?:rain|snow|fog|mist|haze|storm|thunderstorm|tempest|wind|breeze|gale|frost|hail|sleet|sunshine|thunder|lightning|cloud|drizzle|blizzard|дождь|дождик|ливень|снег|туман|мгла|буря|гроза|метель|вьюга|ветер|ветерок|мороз|иней|град|туча|облако|молния|гром|зной)$/;
const ERA =
  /(?<!\p{L})(?:medi(?:a)?eval|gothic|norman|saxon|roman|tudor|elizabethan|jacobean|georgian|regency|victorian|edwardian|feudal|(?:\p{L}+teenth|\p{L}+ieth|\d\d?th)[\s-]century|средневеков\p{L}+|готическ\p{L}+|елизаветинск\p{L}+|екатерининск\p{L}+|петровск\p{L}+|александровск\p{L}+|(?:[XVI]+|\p{L}+надцат\p{L}+|двадцат\p{L}+)\s+(?:века|столетия))(?!\p{L})/giu;
const IS = /^(?:is|are|was|were|был|была|было|были)$/;

/**
 * What a passage states about how its subject looks: a noun of body, dress, room or weather with its adjectives, the
 * colour that a thing is said to be, the age that a place is of.
 */
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
      const coloured = word.categories & BIT.colour ? nounWithColour(analysis.words, i, firstWord) : null;
      if (coloured !== null) found.push(attribute(analysis, 'colour', coloured, i));
      continue;
    }
    const first = firstModifier(analysis.words, i, firstWord);
    const kind = kindOf(word, type);
    // A mentioned room or wind is a description by itself; a mentioned face is not.
    if (kind && (first < i || kind === 'room' || kind === 'weather'))
      found.push(attribute(analysis, kind, first, i));
  }
  if (type !== 'character' && lastWord > firstWord) found.push(...eras(analysis, firstWord, lastWord));
  return found;
}

/** The noun of “the walls were white”, as an index; null if the colour precedes its noun. */
function nounWithColour(words: readonly Word[], colour: number, floor: number): number | null {
  const next = words[colour + 1]?.pos;
  if (next === 'noun' || next === 'adjective') return null;
  for (let i = colour - 1; i >= Math.max(floor + 1, colour - 4); i--) {
    if (words[i]!.pos === 'noun') return null;
    if (IS.test(words[i]!.lower)) return words[i - 1]!.pos === 'noun' ? i - 1 : null;
  }
  return null;
}

function eras({ text, words }: Analysis, firstWord: number, lastWord: number): FoundAttribute[] {
  const from = words[firstWord]!.start;
  const passage = text.slice(from, words[lastWord - 1]!.end);
  return [...passage.matchAll(ERA)].map(({ 0: value, index }) => ({
    ...{ kind: 'era' as const, value },
    ...{ start: from + index, end: from + index + value.length },
  }));
}

function kindOf({ lemma, categories }: Word, type: PassageType): AttributeKind | null {
  if (type !== 'character') {
    if (ROOM.test(lemma)) return 'room';
    if (WEATHER.test(lemma)) return 'weather';
    return categories & (BIT.built | BIT.nature | BIT.furnishing) ? 'feature' : null;
  }
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
