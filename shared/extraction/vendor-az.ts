// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- for every project that imports this file
/// <reference path="./az.d.ts" />
import az, { type AzParse } from 'az';

/**
 * The dictionary's likeliest reading of a Russian word form.
 *
 * The dictionary inside az is OpenCorpora's (opencorpora.org, CC BY-SA 3.0), its tags the OpenCorpora grammemes.
 */
export interface RussianReading {
  /** Dictionary form, lower case, ё written as е. */
  readonly lemma: string;
  /** Part of speech: NOUN ADJF ADJS COMP VERB INFN PRTF PRTS GRND NUMR ADVB NPRO PRED PREP CONJ PRCL INTJ or ''. */
  readonly pos: string;
  readonly gender: 'masc' | 'femn' | 'neut' | '';
  readonly number: 'sing' | 'plur' | '';
  /** nomn gent datv accs ablt loct or ''. */
  readonly grammaticalCase: string;
  readonly animate: boolean;
  readonly past: boolean;
  readonly perfective: boolean;
  /** Proper-name marks of this reading. */
  readonly name: 'given' | 'surname' | 'patronymic' | 'place' | 'organisation' | '';
  /** False if the form was guessed from its ending. */
  readonly known: boolean;
}

/** @param file name of a file of the dictionary, as az has them in `dicts/` */
export type ReadDictionaryFile = (file: string) => ArrayBufferLike;

/** Where the dictionary comes from; it is read at the first Russian word. */
export function provideRussian(read: ReadDictionaryFile): void {
  readFile = read;
}

let readFile: ReadDictionaryFile = () => {
  throw new Error('The Russian dictionary has not been provided');
};

/**
 * All readings of a word form, likeliest first; empty for what is no Russian word. Proper names are found only under
 * their capital letter. Remembered per form.
 */
export function readRussian(form: string): readonly RussianReading[] {
  const remembered = readings.get(form);
  if (remembered) return remembered.areGuesses && !mayGuess(form) ? [] : remembered.list;
  const found = parse(form);
  if (!found) return [];
  // A long-lived server meets many books; the vocabulary of one is about 25,000 forms.
  if (readings.size > 60_000) readings.clear();
  readings.set(form, found);
  return found.list;
}

interface Readings {
  readonly list: readonly RussianReading[];
  /** Made from the form's beginning and ending: the dictionary does not have it. */
  readonly areGuesses: boolean;
}

const readings = new Map<string, Readings>();
let morph: typeof az.Morph | null = null;

/**
 * The budget of guesses per book: a novel has a few thousand forms that are not in the dictionary, and a guess costs
 * twenty times as much as a look-up.
 */
const GUESSES_PER_BOOK = 20_000;
let guessed = new Set<string>();

/** Before each book: how much of it is guessed must not depend on the books before it. */
export function startBook(): void {
  guessed = new Set();
}

/** Whether the readings of a form that the dictionary does not have may be guessed in this book. */
export function mayGuess(form: string): boolean {
  if (guessed.has(form)) return true;
  if (guessed.size >= GUESSES_PER_BOOK) return false;
  guessed.add(form);
  return true;
}

/** The longest words in use have 35 letters, with particles and hyphens a few more. */
const LONGEST_WORD = 48;
/**
 * az also reads «нееет» as «нет», in every way to leave letters out, and there are exponentially many: a word that
 * repeats more letters than this is read as it is written.
 */
const REPEATS_MAX = 4;
/** The parsers that az tries first; with an exact match it tries no others. */
const DICTIONARY = ['Dictionary?', 'AbbrName?', 'AbbrPatronymic'];

/** @returns null if it would have to be guessed, and may not be */
function parse(word: string): Readings | null {
  if (word.length > LONGEST_WORD || !/^[а-яё-]+$/i.test(word)) return { list: [], areGuesses: false };
  morph ??= loadDictionary();
  const repeats = word.match(/(.)(?=-?\1)/giu)?.length ?? 0;
  const config = repeats > REPEATS_MAX ? { stutter: 0 } : {};
  const known = morph(word, { ...config, parsers: DICTIONARY });
  const areGuesses = !known.some(({ stutterCnt }) => stutterCnt === 0);
  if (areGuesses && !mayGuess(word)) return null;
  const found = areGuesses ? morph(word, config) : known;
  return { list: found.slice(0, 6).map(toReading), areGuesses };
}

function toReading(parsed: AzParse): RussianReading {
  const tag = parsed.tag;
  const normal = parsed.normalize();
  return {
    lemma: (normal ? normal.toString() : '').toLowerCase().replaceAll('ё', 'е'),
    pos: typeof tag.POS === 'string' ? tag.POS : '',
    gender: tag.masc ? 'masc' : tag.femn ? 'femn' : tag.neut ? 'neut' : '',
    number: tag.plur ? 'plur' : tag.sing ? 'sing' : '',
    grammaticalCase: typeof tag.CAse === 'string' ? tag.CAse : '',
    animate: Boolean(tag.anim),
    past: Boolean(tag.past),
    perfective: Boolean(tag.perf),
    name: tag.Name
      ? 'given'
      : tag.Surn
        ? 'surname'
        : tag.Patr
          ? 'patronymic'
          : tag.Geox
            ? 'place'
            : tag.Orgn
              ? 'organisation'
              : '',
    known: parsed.parser === 'Dictionary',
  };
}

/**
 * az loads its dictionary through a callback, and counts a file as outstanding only when it asks for it. Answering after
 * it has asked for all of them makes the load synchronous.
 */
function loadDictionary(): typeof az.Morph {
  const pending: (() => void)[] = [];
  az.load = (file, kind, done) => {
    pending.push(() => {
      const bytes = readFile(file.slice(file.lastIndexOf('/') + 1));
      done(null, kind === 'json' ? JSON.parse(new TextDecoder().decode(new Uint8Array(bytes))) : bytes);
    });
  };
  az.Morph.init('.', (error) => {
    if (error) throw error;
  });
  for (const load of pending) load();
  return az.Morph;
}
