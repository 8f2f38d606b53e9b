import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What the dictionary says about a Russian word form in its likeliest reading.
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
  /** False where the form was guessed from its ending. */
  readonly known: boolean;
}

interface AzTag {
  readonly [grammeme: string]: unknown;
}

interface AzParse {
  readonly tag: AzTag;
  readonly parser: string;
  readonly score: number;
  normalize(keepPos?: boolean): { toString(): string } | false;
}

interface AzModule {
  load: (url: string, kind: string, done: (error: Error | null, data?: unknown) => void) => void;
  Morph: ((word: string) => AzParse[]) & { init(path: string, done: (error: Error | null) => void): void };
}

/**
 * All readings of a word form, likeliest first; empty for what is no Russian word. Proper names are found only under
 * their capital letter. Remembered per form.
 */
export function readRussian(form: string): readonly RussianReading[] {
  const remembered = readings.get(form);
  if (remembered) return remembered;
  const found = parse(form);
  // A long-lived server meets many books; the vocabulary of one is about 25,000 forms.
  if (readings.size > 120_000) readings.clear();
  readings.set(form, found);
  return found;
}

const readings = new Map<string, readonly RussianReading[]>();
let morph: AzModule['Morph'] | null = null;

function parse(word: string): RussianReading[] {
  if (!/^[а-яё-]+$/i.test(word)) return [];
  morph ??= loadDictionary();
  return morph(word).slice(0, 6).map(toReading);
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
 * az loads its dictionary through a callback over `fs.readFile`, and counts a file as outstanding only when it asks
 * for it. Answering from memory after it has asked for all of them makes the load synchronous.
 */
function loadDictionary(): AzModule['Morph'] {
  const require = createRequire(import.meta.url);
  const az = require('az') as AzModule;
  const dictionaries = path.join(path.dirname(require.resolve('az/package.json')), 'dicts');
  const answers: (() => void)[] = [];
  az.load = (url, kind, done) => {
    answers.push(() => {
      const bytes = readFileSync(url);
      done(
        null,
        kind === 'json'
          ? JSON.parse(bytes.toString('utf8'))
          : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      );
    });
  };
  az.Morph.init(dictionaries, (error) => {
    if (error) throw error;
  });
  for (const answer of answers) answer();
  return az.Morph;
}
