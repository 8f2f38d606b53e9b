import type { PartOfSpeech, Word } from './words.ts';
import { BIT, buildLexicon, type Lexicon } from './lexicon/categories.ts';
import { RUSSIAN } from './lexicon/russian.ts';
import { mayGuess, readRussian, type RussianReading } from './vendor-az.ts';

const TOKEN = /[\p{L}\d]+(?:[-’'][\p{L}\d]+)*|[^\s\p{L}\d]/gu;

/** Longer runs of letters are not words in any language. */
const LONGEST_WORD_CHARS = 100;

/** The words of a Russian text with part of speech and categories, out of context: the dictionary's likeliest reading. */
export function russianWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const value = match[0];
    if (value.length > LONGEST_WORD_CHARS) continue;
    const lower = value.toLowerCase();
    const form = formOf(lower);
    const capital = value !== lower && form.pos !== 'mark' && form.pos !== 'number';
    words.push({
      start: match.index,
      end: match.index + value.length,
      text: value,
      lower,
      lemma: form.lemma,
      pos: capital && !form.known ? 'name' : form.pos,
      categories: form.categories,
      event: form.event,
    });
  }
  return words;
}

interface Form {
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  readonly categories: number;
  readonly known: boolean;
  readonly event: boolean;
}

const forms = new Map<string, Form>();
const lexicon: Lexicon = buildLexicon(RUSSIAN);

function formOf(lower: string): Form {
  const remembered = forms.get(lower);
  if (remembered && (remembered.known || mayGuess(lower))) return remembered;
  const form = lookUp(lower);
  // Guessed words are not cached across books: the budget of guesses is per book.
  if (!form.known && !mayGuess(lower)) return form;
  if (forms.size > 60_000) forms.clear();
  forms.set(lower, form);
  return form;
}

function lookUp(lower: string): Form {
  if (/^\d/.test(lower)) return { lemma: lower, pos: 'number', categories: 0, known: true, event: false };
  if (!/\p{L}/u.test(lower)) return { lemma: lower, pos: 'mark', categories: 0, known: true, event: false };
  const plain = lower.replaceAll('ё', 'е');
  const closed = CLOSED_CLASS.get(plain);
  if (closed)
    return {
      lemma: plain,
      pos: closed,
      categories: (lexicon.get(plain) ?? 0) & CARRIES[closed],
      known: true,
      event: false,
    };
  const readings = readRussian(lower);
  const reading = choose(readings, plain);
  const lemma = reading?.lemma ?? plain;
  const pos = partOfSpeech(reading);
  const found = (lexicon.get(lemma) ?? 0) | (lexicon.get(plain) ?? 0);
  const event = reading?.pos === 'VERB' && reading.past && reading.perfective;
  return { lemma, pos, categories: found & CARRIES[pos], known: reading?.known ?? false, event };
}

/** Among the dictionary's readings the likeliest, unless only a later one means something to us (белых: белый). */
function choose(readings: readonly RussianReading[], plain: string): RussianReading | undefined {
  const first = readings[0];
  if (!first || lexicon.has(first.lemma) || lexicon.has(plain)) return first;
  return (
    readings.find((reading) => reading.known && lexicon.has(reading.lemma) && reading.pos !== 'GRND') ?? first
  );
}

const PARTS: Record<string, PartOfSpeech> = {
  NOUN: 'noun',
  ADJF: 'adjective',
  ADJS: 'adjective',
  COMP: 'adjective',
  VERB: 'verb',
  INFN: 'verb',
  GRND: 'verb',
  PRTF: 'participle',
  PRTS: 'participle',
  NUMR: 'number',
  ADVB: 'adverb',
  PRED: 'adverb',
  NPRO: 'pronoun',
  PREP: 'preposition',
};

function partOfSpeech(reading: RussianReading | undefined): PartOfSpeech {
  if (!reading) return 'other';
  if (reading.lemma === 'быть') return 'auxiliary';
  if (PRONOMINAL.has(reading.lemma)) return 'pronoun';
  return PARTS[reading.pos] ?? 'other';
}

/** Adjectives by form, pronouns by meaning: they describe nothing. */
const PRONOMINAL = new Set(
  'мой твой свой наш ваш его ее их этот тот сей оный такой какой который чей весь всякий каждый сам самый некоторый иной другой какой-то какой-нибудь некий никакой один'.split(
    ' ',
  ),
);

/** Function words whose likeliest dictionary reading is a rare homonym (в: век, довольно: довольный). */
const CLOSED_CLASS = new Map<string, PartOfSpeech>([
  ...words('preposition', 'в во к ко с со у о об на по за из от до при про над под через'),
  ...words(
    'adverb',
    'довольно хорошо очень все как так еще уж уже тут там здесь теперь тогда почти совсем дальше далее',
  ),
  ...words('other', 'и а но да же ли то не ни что чтобы если ж'),
]);

function words(pos: PartOfSpeech, list: string): [string, PartOfSpeech][] {
  return list.split(' ').map((word) => [word, pos]);
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
  BIT.space |
  BIT.summary;
const REST = BIT.space | BIT.hypothetical | BIT.negation | BIT.summary | BIT.sequence | BIT.daytime;
const VERBS = BIT.posture | BIT.perceive | BIT.speech | BIT.mind | BIT.motion | BIT.colour | BIT.hypothetical;

const CARRIES: Record<PartOfSpeech, number> = {
  noun: NOUNS,
  name: NOUNS,
  adjective:
    BIT.colour | BIT.look | BIT.trait | BIT.material | BIT.posture | BIT.summary | BIT.negation | BIT.person,
  verb: VERBS,
  participle: VERBS | BIT.look,
  auxiliary: REST,
  adverb: REST | BIT.perceive | BIT.look,
  pronoun: REST | BIT.trait,
  preposition: REST,
  number: BIT.measure,
  other: REST,
  mark: 0,
};
