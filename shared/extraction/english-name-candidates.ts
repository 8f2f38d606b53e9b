import { nextInLine } from './analysis.ts';
import type { Analysis, Sentence, Word } from './words.ts';
import { BIT } from './lexicon/categories.ts';
import {
  ENGLISH_NOT_NAMES,
  GIVEN_NAMES,
  PERSON_TITLES,
  PLACE_HEADS,
  PLACES,
  SHARED_NAMES,
  WOMENS_NAMES,
} from './lexicon/english-names.ts';
import { contextEvidence, PLACE_KINDS } from './english-name-context.ts';
import wordnet from './lexicon/wordnet.generated.json' with { type: 'json' };
import { type Letters, LONGEST_NAME_WORDS, type NameCandidate, type SmallLetters } from './name-candidate.ts';
import type { Gender } from './types.ts';

const gazetteer = new Set([...wordnet.places.toLowerCase().split('|'), ...PLACES]);
const FONDNESS = new Set(['old', 'poor', 'dear', 'dearest', 'little', 'young', 'good']);
/** Small adjectives that belong to the name they precede, also without an article. */
const OWN_ADJECTIVES =
  /^(?:old|poor|dear|dearest|young|(?:north|south)?(?:ern|east(?:ern)?|west(?:ern)?)|north|south|northern|southern|upper|lower|central)$/;
const DETERMINERS = /^(?:the|my|this|that|our|his|her|their)$/;
/** Runs of capitalised words in an English chapter. */
export function englishCandidates(
  { text, words, paragraphs }: Analysis,
  { isSmall }: Letters,
): NameCandidate[] {
  const openings = new Set(
    paragraphs.flatMap(({ sentences }) => sentences.map((one) => firstLetter(words, one))),
  );
  const found: NameCandidate[] = [];
  let end = 0;
  for (let i = 0; i < words.length; i++) {
    if (!isCapital(words[i]!) || isAllCapitals(text, words, i)) continue;
    const last = endOfRun(text, words, i);
    const gap = text.slice(end, words[i]!.start);
    const listed = /^(?:, (?:and |or )?| (?:and|or) )$/.test(gap);
    const candidate = toCandidate(text, words, i, last, openings, isSmall, listed);
    if (candidate) found.push(candidate);
    end = words[last]!.end;
    i = last;
  }
  return found;
}

function firstLetter(words: readonly Word[], { firstWord, lastWord }: Sentence): number {
  let i = firstWord;
  while (i < lastWord && words[i]!.pos === 'mark') i++;
  return i;
}

function isCapital(word: Word): boolean {
  return (
    word.text !== word.lower &&
    /^\p{Lu}/u.test(word.text) &&
    !ENGLISH_NOT_NAMES.has(word.lower) &&
    !/^i['’]/.test(word.lower)
  );
}

/** The capitals of shouted lines and headings are no evidence. */
function isAllCapitals(text: string, words: readonly Word[], i: number): boolean {
  const shouted = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}{2,}$/u.test(word.text);
  return (
    shouted(words[i]) &&
    (shouted(nextInLine(text, words, i)) || shouted(words[i - 1])) &&
    !PERSON_TITLES.has(words[i]!.lower.replace('.', ''))
  );
}

/** Titles that are written with a full stop. */
const SHORTENED_TITLE =
  /^(?:mr|mrs|ms|dr|st|capt|col|gen|lieut|lt|sgt|rev|hon|prof|messrs|mme|mlle|esq|jr|sr)$/;

/** First words of names such as “the Castle of Chillon”. */
const OPENING_HEADS = new Set(
  'castle gulf bay cape isle isles island strait straits lake sea tower house land'.split(' '),
);

/** Adjacent capitalised words, over one “of”, “de”, “von”, a hyphen or the full stop of a title or initial. */
function endOfRun(text: string, words: readonly Word[], from: number): number {
  let last = from;
  const stop = Math.min(words.length, from + LONGEST_NAME_WORDS);
  for (let i = from + 1; i < stop; i++) {
    const gap = text.slice(words[i - 1]!.end, words[i]!.start);
    if (gap.includes('\n')) break;
    const { text: written, lower } = words[i]!;
    // “after Alexander Prince Vasíli rose”: a title inside the run is somebody else's.
    if (NOBLE.test(lower) && i > from && !isTitle(words[i - 1]!) && /^\p{Lu}/u.test(words[i + 1]?.text ?? ''))
      break;
    if (/^\p{Lu}/u.test(written) && (!ENGLISH_NOT_NAMES.has(lower) || gap === '')) last = i;
    else if (
      written === '.' &&
      gap === '' &&
      (SHORTENED_TITLE.test(words[i - 1]!.lower) || words[i - 1]!.text.length === 1)
    )
      continue;
    else if (/^(?:de|von|van|du|la|le|della|di)$/.test(lower) && i === last + 1) continue;
    else if (
      lower === 'of' &&
      i === last + 1 &&
      (PERSON_TITLES.has(words[last]!.lower) || OPENING_HEADS.has(words[last]!.lower))
    )
      continue;
    // “Lynde’s Hollow”, but not “Mary’s Bible”.
    else if (
      /^['’]s$/.test(lower) &&
      gap === '' &&
      i === last + 1 &&
      PLACE_HEADS.has(words[i + 1]?.lower ?? '') &&
      /^\p{Lu}/u.test(words[i + 1]!.text)
    )
      continue;
    else if (written === '-' && gap === '' && i === last + 1 && words[i + 1]?.start === words[i]!.end)
      continue;
    else break;
  }
  return last;
}

const NOBLE =
  /^(?:mr|mrs|miss|prince|princess|count|countess|duchess|baron|baroness|emperor|empress|monsieur|mademoiselle|madame)$/;

function toCandidate(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
  openings: ReadonlySet<number>,
  isSmall: SmallLetters,
  listed: boolean,
): NameCandidate | null {
  let from = first;
  // “Poor Isabella”, “Dear Judy”, “But Emma”: the sentence's own capital is no part of the key.
  while (
    from < last &&
    !isTitle(words[from]!) &&
    (FONDNESS.has(words[from]!.lower) || (openings.has(from) && isOrdinary(words, from, isSmall)))
  )
    from++;
  const titled = PERSON_TITLES.has(words[from]!.lower.replace(/\.$/, ''));
  const title = titled ? words[from]!.lower.replace(/\.$/, '') : '';
  const keyWords = words
    .slice(from, last + 1)
    .filter((word, i) => !(i === 0 && titled) && /\p{L}/u.test(word.text));
  while (keyWords.length > 0 && PERSON_TITLES.has(keyWords[0]!.lower.replace(/\.$/, ''))) keyWords.shift();
  const key = keyWords.map((word) => word.lower.replace(/['’]s$/, ''));
  if (key.length === 0 || ORGANISATION.test(key.at(-1)!) || WRITING.test(key.at(-1)!)) return null;
  // “the Un-Dead”: a word made with a prefix is not a name.
  if (PREFIX.test(text.slice(keyWords[0]!.start, words[last]!.end))) return null;
  // “II”, “M.D.”: the number of a chapter, a degree.
  if (keyWords.every((word) => NUMERAL.test(word.text) || DEGREE.test(word.lower))) return null;
  // _Lusitania_: a ship or a book between marks of emphasis.
  if (text[words[from]!.start - 1] === '_' && text[words[last]!.end] === '_') return null;
  // “Old Sea-dog”, “D’you”: a piece of a longer word.
  if (/^-\p{Ll}/u.test(text.slice(words[last]!.end, words[last]!.end + 2)) || /^d[’']/.test(key[0]!))
    return null;
  const opensSentence = openings.has(from);
  const given = GIVEN_NAMES.has(key[0]!);
  const place = gazetteer.has(key.join(' ')) && !given;
  const headed = PLACE_HEADS.has(key.at(-1)!) && (key.length > 1 || titled);
  if (key.length === 1 && key[0]!.replace('.', '').length === 1) return null;
  if (!titled && !given && !place && key.length === 1) {
    // _Hekinah degul_: foreign words. “MORBLEU!”: a shout.
    if (text[keyWords[0]!.start - 1] === '_' || /^[\p{Lu}’'-]{4,}$/u.test(keyWords[0]!.text)) return null;
  }
  const ordinary = key.length === 1 && isOrdinary(words, words.indexOf(keyWords[0]!, from), isSmall);
  if (ordinary && !titled && (opensSentence || keyWords[0]!.pos !== 'name')) return null;
  if (opensSentence && !titled && !given && !place && keyWords[0]!.pos !== 'name') return null;
  if (!given && (/(?:ish|ese|[^b]ian)$/.test(key.at(-1)!) || NATION.test(key.at(-1)!))) return null;

  const before = words[from - 1];
  const both = given && gazetteer.has(key.join(' '));
  const prior = (both ? 1 : given ? 3 : 0) - (place ? 2.5 : 0) - (headed ? 6 : 0) - suffix(key.at(-1)!);
  // “an Ayah”, “her Parlourmaid”: no name follows such an article.
  const doubtful =
    key.length === 1 &&
    !titled &&
    !given &&
    /^(?:an?|her|his|my|no|every|each|your)$/.test(before?.lower ?? '');
  const family = before?.lower === 'the' && key.length === 1 && /[^s]s$/.test(key[0]!) && !place;
  const evidence = (titled ? 4 : 0) + (family ? 1.5 : 0) + contextEvidence(text, words, from, last);
  // “Poor Isabella”: an epithet that isn't part of her name.
  const isFond = from === first + 1 && FONDNESS.has(words[first]!.lower);
  const start = words[isFond ? first : startOfPhrase(text, words, from, last, titled || given)]!.start;
  let end = words[last]!.end;
  const possessive = /['’]s?$/.exec(text.slice(start, end));
  if (possessive && possessive[0].length > 1) end -= possessive[0].length;
  return {
    start,
    end,
    key,
    display: text.slice(words[from]!.start, end).replace(/\s+/g, ' '),
    title,
    gender: genderOfGiven(key[0]!),
    evidence,
    prior,
    opensSentence: opensSentence && !titled,
    sure: titled || given || place || headed,
    doubtful,
    provesName: !doubtful,
    isOffice: key.length === 1 && !given && !place && (keyWords[0]!.categories & BIT.person) !== 0,
    listed,
  };
}

function genderOfGiven(name: string): Gender | null {
  if (!GIVEN_NAMES.has(name) && !WOMENS_NAMES.has(name)) return null;
  if (SHARED_NAMES.has(name)) return null;
  return WOMENS_NAMES.has(name) ? 'female' : 'male';
}

const isTitle = (word: Word): boolean => PERSON_TITLES.has(word.lower.replace(/\.$/, ''));

/**
 * Where the whole phrase of a name begins, as a word's index: “the broad Severn River”, “old Mr Pontifex”, “the little
 * town of Vevey”. An article before a name that itself qualifies a noun (“the London road”) is the noun's.
 */
function startOfPhrase(
  text: string,
  words: readonly Word[],
  from: number,
  last: number,
  personal: boolean,
): number {
  const qualifies = nextInLine(text, words, last)?.pos === 'noun';
  if (words[from - 1]?.lower === 'of' && PLACE_KINDS.test(words[from - 2]?.lower ?? '')) {
    const first = skipAdjectives(words, from - 2);
    if (/^(?:the|this|that|a)$/.test(words[first - 1]?.lower ?? '')) return first - 1;
  }
  const first = skipAdjectives(words, from);
  // “My dear Watson”: a form of address, not a name.
  if (words[first]!.lower.startsWith('dear') && words[first - 1]?.lower === 'my') return from;
  const determiner = DETERMINERS.test(words[first - 1]?.lower ?? '');
  if (first < from) {
    if (determiner) return first - 1;
    const own = OWN_ADJECTIVES.test(words[from - 1]!.lower);
    return own ? from - 1 : from;
  }
  return words[from - 1]?.lower === 'the' && !personal && !qualifies ? from - 1 : from;
}

function skipAdjectives(words: readonly Word[], at: number): number {
  let first = at;
  while (first > 0 && at - first < 3) {
    const { pos, text } = words[first - 1]!;
    if ((pos !== 'adjective' && !OWN_ADJECTIVES.test(text)) || /^\p{Lu}/u.test(text)) break;
    first--;
  }
  return first;
}

/** Last words of bodies that are neither persons nor places. */
const ORGANISATION =
  /^(?:company|co|ltd|esq|association|society|office|academy|war|battle|committee|college|university|family|club|review|army|navy|directory|union|party|press|guild|circle|auxiliary|board|council|ministry|parliament|gazette|government|embassy|book|act)\.?$/;

/** Last words of what is written, as headings have them: “Dr. Seward's Diary”. */
const WRITING = /^(?:diary|journal|letter|memorandum|telegram|notebook|note|adventure|chapter|volume)s?$/;
const PREFIX = /^(?:un|non|anti|semi|ex|half)-\p{L}/iu;
const NUMERAL = /^[IVXLCDM]{2,}$/;
const DEGREE = /^(?:m\.?d|d\.?d|ph\.?d|m\.?a|b\.?a|m\.?p|ll\.?d|f\.?r\.?s)\.?$/;

const NATION =
  /^(?:english|french|german|italian|spanish|russian|american|indian|dutch|greek|roman|christian|european|irish|african|scotch|welsh|latin|hebrew|chinese|arab|turk|jew|jewish)(?:s|man|men)?$/;

function isOrdinary(words: readonly Word[], at: number, isSmall: SmallLetters): boolean {
  const word = words[at]!;
  if (GIVEN_NAMES.has(word.lower)) return false;
  return isSmall(word.lower, at) || word.pos !== 'name';
}

function suffix(word: string): number {
  return /(?:shire|burgh|burg|ville|chester|bury|minster|mouth|land|stan|ford|wick|port)$/.test(word)
    ? 0.6
    : 0;
}
