import { nextInLine, type Analysis, type Word } from './analysis.ts';
import { BIT } from './lexicon/categories.ts';
import type { NameCandidate, SmallLetters } from './names.ts';
import { readRussian, type RussianReading } from './vendor-az.ts';

const TITLES = new Set(
  'князь княгиня княжна граф графиня барон баронесса господин госпожа генерал полковник майор капитан поручик доктор царь царица император императрица отец мать дядя тетя тетка брат сестра бабушка дедушка король королева принц президент премьер министр губернатор депутат адвокат мэр'.split(
    ' ',
  ),
);
const PLACE_WORDS = new Set(
  'город городок село деревня деревушка станица река речка озеро улица площадь губерния уезд область край район республика остров гора мыс страна штат провинция поселок станция усадьба имение столица'.split(
    ' ',
  ),
);
const NOT_NAMES = new Set(
  'бог господь я мы вы он она они это но да нет что как кто где когда если вот все так тут там ну ах ох эх боже господи рождество пасха'.split(
    ' ',
  ),
);
const STATES = new Set(['США', 'РФ', 'СССР', 'РСФСР', 'КНР', 'КНДР', 'ОАЭ', 'ФРГ', 'ГДР', 'УССР']);
const BEFORE_PLACE = new Set(['в', 'во', 'на', 'из', 'под', 'до', 'через', 'по', 'близ', 'около']);
const PLACE_ENDING = /(?:ск|град|бург|поль|горск|стан|ия|ово|ево|ино|ыно|онь)$/;
const PERSON_ENDING =
  /(?:ов|ев|ин|ын|ский|цкий|ова|ева|ина|ская|цкая|енко|вич|вна|ична|швили|дзе|ян|ук|юк|чук)$/;

/** Runs of capitalised words in a Russian chapter. */
export function russianCandidates(
  { text, words, paragraphs }: Analysis,
  isSmall: SmallLetters,
): NameCandidate[] {
  const openings = new Set(
    paragraphs.flatMap(({ sentences }) => sentences.map(({ firstWord }) => skipMarks(words, firstWord))),
  );
  const found: NameCandidate[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!isCapital(words, i, openings.has(i) || afterQuote(words, i), isSmall)) continue;
    let last = i;
    const kind = nameKind(words[i]!.text);
    while (last + 1 < words.length && continues(text, words, last, kind, isSmall)) last++;
    const common = last === i && kind === '' && isCommon(words[i]!.lower);
    // «Липа вошла», but not «Дума», «Конгресс»: a common noun is somebody's name where that somebody acts.
    if (common && !actsNext(nextInLine(text, words, i))) continue;
    found.push(toCandidate(text, words, i, last, openings.has(i) || afterQuote(words, i)));
    i = last;
  }
  return found;
}

function actsNext(after: Word | undefined): boolean {
  return after !== undefined && (after.pos === 'verb' || after.pos === 'auxiliary');
}

function skipMarks(words: readonly Word[], from: number): number {
  let i = from;
  while (i < words.length && words[i]!.pos === 'mark') i++;
  return i;
}

function afterQuote(words: readonly Word[], i: number): boolean {
  return /^[«"„“:—–-]$/.test(words[i - 1]?.text ?? '');
}

function isCapital(words: readonly Word[], at: number, opens: boolean, isSmall: SmallLetters): boolean {
  const word = words[at]!;
  if (
    !/^[А-ЯЁA-Z]/.test(word.text) ||
    /^[А-ЯЁ]{2,}$/.test(word.text) ||
    word.text.length < 2 ||
    NOT_NAMES.has(word.lower)
  )
    return false;
  if (nameKind(word.text) === 'place' || nameKind(word.text) === 'person')
    return !(opens && isSmall(word.lower, at));
  if (!opens) return !isCommon(word.lower) || (word.pos === 'noun' && !isSmall(word.lower, at));
  return !isSmall(word.lower, at) && !isCommon(word.lower);
}

/** The dictionary knows the word in small letters. */
function isCommon(lower: string): boolean {
  return readRussian(lower).some(({ known, name }) => known && name === '');
}

/** A run goes on over adjacent names of a person; two places in a row are two names. */
function continues(
  text: string,
  words: readonly Word[],
  last: number,
  kind: ReturnType<typeof nameKind>,
  isSmall: SmallLetters,
): boolean {
  const next = words[last + 1]!;
  if (!/^[ \u00a0]$/.test(text.slice(words[last]!.end, next.start)) || kind === 'place') return false;
  return isCapital(words, last + 1, false, isSmall);
}

/** What the dictionary takes a capitalised form for. */
function nameKind(form: string): 'person' | 'place' | '' {
  if (STATES.has(form)) return 'place';
  const reading = nameReading(form);
  if (!reading) return '';
  return reading.name === 'place' ? 'place' : 'person';
}

function nameReading(form: string): RussianReading | undefined {
  const named = readRussian(form).filter(
    ({ name, known }) => known && name !== '' && name !== 'organisation',
  );
  return named.find(({ name }) => name === 'given') ?? named[0];
}

function toCandidate(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
  opensSentence: boolean,
): NameCandidate {
  const parts = words.slice(first, last + 1);
  const key = parts.map(({ text: form }) => baseForm(form));
  const before = words[first - 1];
  const after = nextInLine(text, words, last);
  const kinds = parts.map(({ text: form }) => nameKind(form));
  let evidence = parts.length > 1 ? 1 : 0.2;
  let prior = 0;
  for (const kind of kinds) prior += kind === 'person' ? 2.5 : kind === 'place' ? -2.5 : 0;
  const head = key.at(-1)!;
  if (kinds.at(-1) === '') prior += PLACE_ENDING.test(head) ? -1 : PERSON_ENDING.test(head) ? 1.2 : 0.2;
  if (before) {
    if (TITLES.has(before.lemma)) evidence += 3;
    else if (PLACE_WORDS.has(before.lemma)) evidence -= 4;
    else if (BEFORE_PLACE.has(before.lower)) evidence -= 1.6;
  }
  if (after && after.categories & (BIT.speech | BIT.mind | BIT.motion)) evidence += 1;
  else if (after?.pos === 'verb') evidence += 0.6;
  const start = parts[0]!.start;
  const end = parts.at(-1)!.end;
  return {
    start,
    end,
    key,
    display:
      parts.length === 1 || kinds.includes('person') ? key.map(capitalise).join(' ') : text.slice(start, end),
    title: before && TITLES.has(before.lemma) ? before.lemma : '',
    evidence,
    prior,
    opensSentence,
    sure:
      kinds.some((kind) => kind !== '') && !(opensSentence && parts.every(({ lower }) => isCommon(lower))),
  };
}

/** Nominative of a name: the dictionary's where it knows the name, else common endings taken off. */
function baseForm(form: string): string {
  const known = nameReading(form);
  // The dictionary files a patronymic under the father's name.
  if (known && known.name !== 'patronymic') return known.lemma;
  const lower = form.toLowerCase().replaceAll('ё', 'е');
  for (const [ending, base] of ENDINGS)
    if (ending.test(lower) && lower.length > 4) return lower.replace(ending, base);
  return lower;
}

/** Case endings of surnames, patronymics and unknown names, most telling first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(ов|ев|ин|ын)(?:а|у|ым|е|ы|ых|ыми)$/, '$1'],
  [/(ич)(?:а|у|ем|е)$/, '$1'],
  [/(вн)(?:ы|е|у|ой|ою)$/, '$1а'],
  [/(ск|цк)(?:ого|ому|им|ом)$/, '$1ий'],
  [/(ск|цк)(?:ой|ую|ою)$/, '$1ая'],
  [/([бвгджзклмнпрстфхцчшщ])(?:ом|ем)$/, '$1'],
];

function capitalise(word: string): string {
  return word.replace(/^\p{L}|-\p{L}/gu, (letter) => letter.toUpperCase());
}
