import type { Analysis, Paragraph, PartOfSpeech, Sentence } from './words.ts';
import { countThings, INTRODUCTIONS } from './introduced-things.ts';
import { BIT, CATEGORIES } from './lexicon/categories.ts';

/** What a sentence is measured by. The order is the order of the vectors; the fitted weights go by name. */
export const FEATURES = [
  'bias',
  'length',
  'short',
  ...CATEGORIES.map((category) => `share.${category}` as const),
  'share.adjective',
  'share.participle',
  'share.verb',
  'share.name',
  'share.adverb',
  'count.concrete',
  'count.look',
  'count.posture',
  'count.body',
  'count.pairs',
  'count.with',
  'head.place',
  'head.person',
  'head.body',
  'head.sky',
  'head.thing',
  'head.abstract',
  'event',
  'verbless',
  'firstPerson',
  'secondPerson',
  'thirdPerson',
  'speech',
  'spoken',
  'question',
  'exclamation',
  'copula',
  'thereIs',
  'perfect',
  'like',
  'commas',
  'semicolons',
  'opensParagraph',
  'previous.visual',
  'next.visual',
  'previous.speech',
  'paragraph.visual',
  'subject.place',
  'subject.person',
  'subject.body',
  'subject.sky',
  'subject.thing',
  'subject.other',
  'things.new',
  'things.known',
  'names.new',
  ...INTRODUCTIONS.map((introduction) => `new.${introduction}` as const),
  ...INTRODUCTIONS.map((introduction) => `things.${introduction}` as const),
] as const;

export type FeatureName = (typeof FEATURES)[number];

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<FeatureName, number>;
const CONCRETE =
  BIT.built |
  BIT.nature |
  BIT.furnishing |
  BIT.body |
  BIT.clothes |
  BIT.animal |
  BIT.sky |
  BIT.thing |
  BIT.material;
/** The sentence's topic, by its first concrete noun or pronoun. */
const SUBJECTS: readonly (readonly [FeatureName, number])[] = [
  ['subject.body', BIT.body | BIT.clothes],
  ['subject.person', BIT.person | BIT.animal],
  ['subject.sky', BIT.sky | BIT.sense | BIT.daytime],
  ['subject.place', BIT.built | BIT.nature | BIT.furnishing],
  ['subject.thing', BIT.thing | BIT.material],
];
const HEADS: readonly (readonly [FeatureName, number])[] = [
  ['head.body', BIT.body | BIT.clothes],
  ['head.person', BIT.person | BIT.animal],
  ['head.sky', BIT.sky | BIT.sense | BIT.daytime],
  ['head.place', BIT.built | BIT.nature | BIT.furnishing],
  ['head.thing', BIT.thing | BIT.material],
  ['head.abstract', BIT.abstract],
];
const WITH = new Set(['with', 'of', 'с', 'со', 'в', 'in']);
const VISIBLE = CONCRETE | BIT.colour | BIT.look | BIT.posture | BIT.sense;

const FIRST = new Set(
  'i me my mine we us our я меня мне мною мой моя мое мои мы нас нам наш наша наше наши'.split(' '),
);
const SECOND = new Set('you your yours thou thee ты тебя тебе твой вы вас вам ваш ваша'.split(' '));
const THIRD = new Set('he she him his her hers they them their он она они его ее их ему ей им'.split(' '));
const PERSONAL = new Set('he she they his her their он она они его ее их'.split(' '));
const HAVE = new Set(['had', "'d", 'having']);
const LIKE = new Set([
  'like',
  'as',
  'resembling',
  'словно',
  'будто',
  'как',
  'точно',
  'подобно',
  'похожий',
  'похож',
]);
const EXISTS = new Set(['there', 'where']);

/** Counted like the shares, per word. */
const PER_WORD = FEATURES.filter((name) =>
  /^(?:(?:head|things|new)\..*|event|firstPerson|secondPerson|thirdPerson|commas|copula)$/.test(name),
);
/** Worth their number, up to six. */
const COUNTS = FEATURES.filter((name) => name.startsWith('count.'));

/** One vector per sentence of a paragraph, neighbours taken into account. */
export function measureParagraph(analysis: Analysis, paragraph: Paragraph): Float64Array[] {
  const vectors = paragraph.sentences.map((sentence) => measureSentence(analysis, sentence));
  const visual = paragraph.sentences.map((sentence) => visualShare(analysis, sentence));
  const mean = visual.reduce((sum, share) => sum + share, 0) / Math.max(1, visual.length);
  vectors.forEach((vector, i) => {
    vector[INDEX.opensParagraph] = i === 0 ? 1 : 0;
    vector[INDEX['previous.visual']] = (visual[i - 1] ?? 0) * 2;
    vector[INDEX['next.visual']] = (visual[i + 1] ?? 0) * 2;
    vector[INDEX['previous.speech']] = paragraph.sentences[i - 1]?.speech ?? 0;
    vector[INDEX['paragraph.visual']] = mean * 2;
  });
  return vectors;
}

function visualShare(analysis: Analysis, sentence: Sentence): number {
  let words = 0;
  let visible = 0;
  for (let i = sentence.firstWord; i < sentence.lastWord; i++) {
    const word = analysis.words[i]!;
    if (word.pos === 'mark') continue;
    words++;
    if (word.categories & VISIBLE) visible++;
  }
  return (visible / (words + 4)) * (1 - sentence.speech);
}

function subjectOf(pos: PartOfSpeech, lower: string, categories: number): FeatureName | undefined {
  if (PERSONAL.has(lower) || pos === 'name') return 'subject.person';
  if (pos !== 'noun') return undefined;
  return SUBJECTS.find(([, mask]) => (categories & mask) !== 0)?.[0];
}

/** Shares are per word with four words of smoothing, scaled so that a significant value is about 1. */
function measureSentence(analysis: Analysis, sentence: Sentence): Float64Array {
  const vector = new Float64Array(FEATURES.length);
  const add = (name: FeatureName, value: number): void => {
    vector[INDEX[name]]! += value;
  };
  let count = 0;
  let subject: FeatureName | undefined;
  let inPhrase = false;
  let finite = false;
  let described = false;
  const firstCategory = INDEX['share.built'];
  for (let i = sentence.firstWord; i < sentence.lastWord; i++) {
    const { lower, lemma, pos, categories, event } = analysis.words[i]!;
    if (pos === 'mark') {
      inPhrase = false;
      if (lower === ',') add('commas', 1);
      else if (lower === ';' || lower === ':') add('semicolons', 0.5);
      continue;
    }
    count++;
    if (pos === 'preposition') inPhrase = true;
    const noun = pos === 'noun' || pos === 'name';
    if (!inPhrase) subject ??= subjectOf(pos, lower, categories);
    if (noun && !inPhrase) {
      const head = HEADS.find(([, mask]) => (categories & mask) !== 0)?.[0];
      if (head) add(head, 1);
      else if (pos === 'name') add('head.person', 1);
    }
    if (noun && described && categories & CONCRETE) add('count.pairs', 1);
    described =
      pos === 'adjective' ||
      pos === 'participle' ||
      (described && !noun && pos !== 'verb') ||
      (categories & (BIT.colour | BIT.look | BIT.material)) !== 0;
    if (noun || pos === 'verb') inPhrase = false;
    if (pos === 'verb' || pos === 'auxiliary') finite = true;
    if (event) add('event', 1);
    if (WITH.has(lower)) add('count.with', 1);
    for (let rest = categories; rest !== 0; rest &= rest - 1)
      vector[firstCategory + (31 - Math.clz32(rest & -rest))]! += 1;
    if (categories & CONCRETE) add('count.concrete', 1);
    if (categories & (BIT.look | BIT.colour)) add('count.look', 1);
    if (categories & BIT.posture) add('count.posture', 1);
    if (categories & (BIT.body | BIT.clothes)) add('count.body', 1);
    if (pos === 'adjective') add('share.adjective', 1);
    else if (pos === 'participle') add('share.participle', 1);
    else if (pos === 'verb') add('share.verb', 1);
    else if (pos === 'name') add('share.name', 1);
    else if (pos === 'adverb') add('share.adverb', 1);
    if (FIRST.has(lower)) add('firstPerson', 1);
    else if (SECOND.has(lower)) add('secondPerson', 1);
    else if (THIRD.has(lower)) add('thirdPerson', 1);
    if (lemma === 'be' || lemma === 'быть') {
      add('copula', 1);
      if (EXISTS.has(analysis.words[i - 1]?.lower ?? '')) add('thereIs', 1);
    }
    if (HAVE.has(lower)) add('perfect', 1);
    if (LIKE.has(lower)) add('like', 1);
  }
  add(subject ?? 'subject.other', 1);
  const things = countThings(analysis, sentence, CONCRETE);
  add('things.new', things.new);
  add('things.known', things.known);
  add('names.new', Math.min(1, things.newNames));
  for (const introduction of INTRODUCTIONS) {
    add(`new.${introduction}`, things.newBy[introduction]);
    add(`things.${introduction}`, things.by[introduction]);
  }
  const scale = 5 / (count + 4);
  const last = INDEX['share.adverb'];
  for (let i = firstCategory; i <= last; i++) vector[i]! *= scale;
  vector[INDEX.verbless] = finite ? 0 : 1;
  for (const name of PER_WORD) vector[INDEX[name]]! *= scale;
  for (const name of COUNTS) {
    vector[INDEX[name]] = Math.min(vector[INDEX[name]]!, 6) / 3;
  }
  vector[INDEX.perfect] = Math.min(2, vector[INDEX.perfect]!) / 2;
  vector[INDEX.like] = Math.min(2, vector[INDEX.like]!) / 2;
  vector[INDEX.bias] = 1;
  vector[INDEX.length] = Math.log((count + 4) / 20);
  vector[INDEX.short] = count < 8 ? 1 : 0;
  vector[INDEX.speech] = sentence.speech;
  vector[INDEX.spoken] = sentence.speech > 0.5 ? 1 : 0;
  const ending = analysis.text.slice(Math.max(sentence.start, sentence.end - 3), sentence.end);
  vector[INDEX.question] = ending.includes('?') ? 1 : 0;
  vector[INDEX.exclamation] = ending.includes('!') ? 1 : 0;
  return vector;
}
