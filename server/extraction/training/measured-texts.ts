import '../embedded-engine.ts';
import { analyse } from '#shared/extraction/analysis.ts';
import type { Analysis, Paragraph, Sentence } from '#shared/extraction/words.ts';
import { measureParagraph } from '#shared/extraction/features.ts';
import { meanVector } from '#shared/extraction/passages.ts';
import type { Language } from '#shared/extraction/types.ts';
import { distinctLemmas } from '#shared/extraction/word-weights.ts';
import { distinctPairs } from '#shared/extraction/word-pairs.ts';
import type { LabelledPassage, LabelledText } from './labelled-texts.ts';

/** A sentence, or a labelled passage of several: what the model gets to see of it. */
export interface MeasuredPiece {
  readonly vector: Float64Array;
  readonly lemmas: ReadonlySet<string>;
  /** Pairs of neighbouring words; only of sentences. */
  readonly pairs: ReadonlySet<string>;
  /** What it belongs to; null if nothing is described. */
  readonly passage: LabelledPassage | null;
}

export interface MeasuredText {
  readonly gold: LabelledText;
  readonly analysis: Analysis;
  readonly sentences: readonly MeasuredPiece[];
  readonly passages: readonly MeasuredPiece[];
}

/** A sentence is descriptive when at least half of it lies in a labelled passage. */
export function measureText(gold: LabelledText): MeasuredText {
  const analysis = analyse(gold.text, gold.lang);
  const measured = analysis.paragraphs.flatMap((paragraph) => measure(gold, analysis, paragraph));
  const passages = gold.passages.flatMap((passage): MeasuredPiece[] => {
    const own = measured.filter(({ piece }) => piece.passage === passage);
    if (own.length === 0) return [];
    const vector = meanVector(
      own.map(({ sentence }) => sentence),
      own.map(({ piece }) => piece),
    );
    const lemmas = distinctLemmas(analysis, own[0]!.sentence.firstWord, own.at(-1)!.sentence.lastWord);
    return [{ vector, lemmas, pairs: new Set(), passage }];
  });
  return { gold, analysis, sentences: measured.map(({ piece }) => piece), passages };
}

interface MeasuredSentence {
  readonly sentence: Sentence;
  readonly piece: MeasuredPiece;
}

function measure(gold: LabelledText, analysis: Analysis, paragraph: Paragraph): MeasuredSentence[] {
  const vectors = measureParagraph(analysis, paragraph);
  return paragraph.sentences.map((sentence, i) => {
    const overlaps = gold.passages.map(
      ({ start, end }) => Math.min(sentence.end, end) - Math.max(sentence.start, start),
    );
    const covered = overlaps.reduce((sum, chars) => sum + Math.max(0, chars), 0);
    const descriptive = covered / (sentence.end - sentence.start) >= 0.5;
    const passage = descriptive ? gold.passages[overlaps.indexOf(Math.max(...overlaps))]! : null;
    const lemmas = distinctLemmas(analysis, sentence.firstWord, sentence.lastWord);
    const pairs = distinctPairs(analysis, sentence.firstWord, sentence.lastWord);
    return { sentence, piece: { vector: vectors[i]!, lemmas, pairs, passage } };
  });
}

/** How common something must be, and with how many authors, to learn from. */
const FEWEST = {
  lemmas: { sentences: 6, authors: 3 },
  pairs: { sentences: 30, authors: 3 },
} as const;

/** The lemmas or pairs of a language that are common enough to learn from; with their indices. */
export function readVocabulary(
  texts: readonly MeasuredText[],
  language: Language,
  what: 'lemmas' | 'pairs',
): Map<string, number> {
  const sentences = new Map<string, number>();
  const authors = new Map<string, Set<string>>();
  for (const { gold, sentences: own } of texts)
    if (gold.lang === language)
      for (const piece of own)
        for (const one of piece[what]) {
          sentences.set(one, (sentences.get(one) ?? 0) + 1);
          authors.set(one, (authors.get(one) ?? new Set()).add(gold.author));
        }
  const fewest = FEWEST[what];
  const known = [...sentences.keys()].filter(
    (one) => sentences.get(one)! >= fewest.sentences && authors.get(one)!.size >= fewest.authors,
  );
  return new Map(known.sort().map((one, i) => [one, i]));
}
