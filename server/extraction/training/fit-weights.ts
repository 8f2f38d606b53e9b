/**
 * Fits the passage model on labelled texts and writes `weights.generated.json`:
 *
 *   node --import tsx server/extraction/training/fit-weights.ts
 *
 * Reads the corpus folder (VIGNETTE_CORPUS): its labelled chapters, and the public texts that `labels.json` labels.
 * A sentence counts as descriptive when at least half of it lies in a labelled passage. The printed figures are
 * from authors held out: no text is scored by weights that saw any text of its author. Of the decoding's numbers
 * the ones are taken whose neighbours do well too, as the best single ones are luck.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse, type Analysis, type Sentence } from '../analysis.ts';
import { FEATURES, measureParagraph, type FeatureName } from '../features.ts';
import type { Decoding, PassageModel } from '../model.ts';
import { PASSAGE_TYPES, findRuns, meanVector } from '../passages.ts';
import { rankRuns } from '../priority.ts';
import type { Language } from '../types.ts';
import { readLabelledTexts, type LabelledPassage, type LabelledText } from './labelled-texts.ts';
import { fitLogistic, type Example, type Ridge } from './logistic.ts';

interface MeasuredSentence {
  readonly sentence: Sentence;
  readonly vector: Float64Array;
  readonly passage: LabelledPassage | null;
}

interface MeasuredText {
  readonly gold: LabelledText;
  readonly analysis: Analysis;
  readonly sentences: readonly MeasuredSentence[];
}

type Summary = Record<
  'charF1' | 'spanF1' | 'salRecall' | 'typeAcc' | 'pAt10' | 'trapRate' | 'headline' | 'per1k',
  number
>;

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

/** What a passage is a picture of is told by what its words are about; the type models lean on these features only. */
const TOPICS = new Set<FeatureName>([
  'share.built',
  'share.nature',
  'share.furnishing',
  'share.body',
  'share.clothes',
  'share.person',
  'share.animal',
  'share.sky',
  'share.sense',
  'share.daytime',
  'share.thing',
  'share.material',
  'share.name',
  'share.look',
  'share.space',
  'share.trait',
  'thirdPerson',
  'count.body',
  ...FEATURES.filter((name) => /^(?:subject|head)\./.test(name)),
]);

const DESCRIPTIVE: Ridge = ridge(() => true, 1, 3);
const SENTENCE_TYPES: Ridge = ridge((name) => TOPICS.has(name), 1, 10);
const RUN_TYPES: Ridge = ridge((name) => TOPICS.has(name), 0.3, 3);

const texts = readLabelledTexts(corpus).map(measure);
const scored = texts.filter(({ gold }) => gold.scored);
const authors = [...new Set(texts.map(({ gold }) => gold.author))];
const foldOf = (author: string): number => authors.indexOf(author) % FOLDS;
/** Per fold the models that saw no text by any of its authors. */
const models = Array.from({ length: FOLDS }, (_, fold) =>
  fit(texts.filter(({ gold }) => foldOf(gold.author) !== fold)),
);
const decodings = { en: tune('en'), ru: tune('ru') };
for (const language of LANGUAGES) report(language);

const final = fit(texts);
const sentences = texts.reduce((sum, text) => sum + text.sentences.length, 0);
const provenance =
  `Fitted by server/extraction/training/fit-weights.ts on ${texts.length} labelled public-domain texts ` +
  `(${sentences} sentences). Weights only; no text.`;
const weights = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      descriptive: byName(final[language].descriptive),
      types: final[language].types.map(byName),
      runTypes: final[language].runTypes.map(byName),
      decoding: decodings[language],
    },
  ]),
);
const target = new URL('../weights.generated.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ provenance, ...weights }, null, 1)}\n`);

function ridge(included: (name: FeatureName) => boolean, shared: number, own: number): Ridge {
  const penalty = (value: number): number[] =>
    FEATURES.map((name) => (name === 'bias' ? 0.1 : included(name) ? value : 1_000));
  return { shared: penalty(shared), own: penalty(own) };
}

function measure(gold: LabelledText): MeasuredText {
  const analysis = analyse(gold.text, gold.lang);
  const sentences = analysis.paragraphs.flatMap((paragraph) => {
    const vectors = measureParagraph(analysis, paragraph);
    return paragraph.sentences.map((sentence, i): MeasuredSentence => {
      const overlaps = gold.passages.map(
        ({ start, end }) => Math.min(sentence.end, end) - Math.max(sentence.start, start),
      );
      const covered = overlaps.reduce((sum, chars) => sum + Math.max(0, chars), 0);
      const descriptive = covered / (sentence.end - sentence.start) >= 0.5;
      const passage = descriptive ? gold.passages[overlaps.indexOf(Math.max(...overlaps))]! : null;
      return { sentence, vector: vectors[i]!, passage };
    });
  });
  return { gold, analysis, sentences };
}

function fit(training: readonly MeasuredText[]): Record<Language, PassageModel> {
  const binary: Example[] = [];
  const typed: Example[] = [];
  const runs: Example[] = [];
  for (const { gold, sentences } of training) {
    const example = (vector: Float64Array, label: number): Example => ({
      vector,
      label,
      weight: 1,
      language: gold.lang,
    });
    for (const { vector, passage } of sentences) {
      binary.push(example(vector, passage ? 1 : 0));
      if (passage) typed.push(example(vector, PASSAGE_TYPES.indexOf(passage.type)));
    }
    for (const passage of gold.passages) {
      const own = sentences.filter((one) => one.passage === passage);
      if (own.length === 0) continue;
      const whole = meanVector(
        own.map((one) => one.sentence),
        own,
      );
      runs.push(example(whole, PASSAGE_TYPES.indexOf(passage.type)));
    }
  }
  const descriptive = fitLogistic(binary, 2, DESCRIPTIVE);
  const types = fitLogistic(typed, PASSAGE_TYPES.length, SENTENCE_TYPES);
  const runTypes = fitLogistic(runs, PASSAGE_TYPES.length, RUN_TYPES);
  const model = (language: Language): PassageModel => ({
    descriptive: descriptive[language][1]!.map((weight, i) => weight - descriptive[language][0]![i]!),
    types: types[language],
    runTypes: runTypes[language],
    decoding: { threshold: -1, openCost: 0, changeCost: 1, typeWeight: 0.5 },
  });
  return { en: model('en'), ru: model('ru') };
}

function tune(language: Language): Decoding {
  const axes = {
    threshold: [-2.2, -1.9, -1.6, -1.3, -1, -0.7, -0.4],
    openCost: [-0.8, -0.4, 0, 0.4, 0.8],
    changeCost: [0.2, 0.5, 1, 1.6],
    typeWeight: [0.3, 0.6, 1],
  } as const;
  const grid = axes.threshold.flatMap((threshold, t) =>
    axes.openCost.flatMap((openCost, o) =>
      axes.changeCost.flatMap((changeCost, c) =>
        axes.typeWeight.map((typeWeight, w) => {
          const decoding = { threshold, openCost, changeCost, typeWeight };
          // The corpus's own chapters follow its guidelines to the letter; all texts together are less of a chance.
          const value = worth(score(language, decoding, scored)) + worth(score(language, decoding, texts));
          return { decoding, at: [t, o, c, w], value };
        }),
      ),
    ),
  );
  const valueAt = new Map(grid.map(({ at, value }) => [at.join(), value]));
  const sizes = Object.values(axes).map((axis) => axis.length);
  const smooth = grid.map(({ decoding, at }) => {
    // Beyond the grid's edge counts what lies at the edge, so that corners are not favoured.
    const around = neighbours(at).map((point) =>
      valueAt.get(point.map((i, axis) => Math.min(Math.max(i, 0), sizes[axis]! - 1)).join()),
    );
    return { decoding, value: around.reduce((sum: number, value) => sum + value!, 0) };
  });
  return smooth.reduce((best, one) => (one.value > best.value ? one : best)).decoding;
}

function worth({ headline, typeAcc, trapRate }: Summary): number {
  return headline + 0.2 * typeAcc - 0.2 * trapRate;
}

function neighbours(at: readonly number[]): number[][] {
  return at.reduce<number[][]>(
    (points, i) => points.flatMap((point) => [-1, 0, 1].map((step) => [...point, i + step])),
    [[]],
  );
}

function score(language: Language, decoding: Decoding, among: readonly MeasuredText[]): Summary {
  const own = among.filter(({ gold }) => gold.lang === language);
  const predicted = own.map(({ gold, analysis }) => {
    const runs = findRuns(analysis, { ...models[foldOf(gold.author)]![language], decoding });
    const passages = rankRuns(runs).map(({ start, end, type, priorityScore }) => ({
      start,
      end,
      type,
      priority_score: priorityScore,
    }));
    return [gold.id, { passages }] as const;
  });
  return scorePassages(
    own.map(({ gold }) => gold),
    new Map(predicted),
  ).groups[language]!;
}

/** Of the corpus's own chapters, then of ours too. */
function report(language: Language): void {
  for (const among of [scored, texts]) print(language, among);
}

function print(language: Language, among: readonly MeasuredText[]): void {
  const summary = score(language, decodings[language], among);
  const figures = (
    ['headline', 'charF1', 'spanF1', 'salRecall', 'pAt10', 'typeAcc', 'trapRate'] as const
  ).map((name) => `${name} ${(summary[name] * 100).toFixed(1)}`);
  process.stdout.write(
    `${language} ${among.length} texts  ${figures.join('  ')}  per1k ${summary.per1k.toFixed(2)}  ${JSON.stringify(decodings[language])}\n`,
  );
}

function byName(vector: readonly number[]): Record<string, number> {
  return Object.fromEntries(FEATURES.map((name, i) => [name, Number(vector[i]!.toFixed(4))]));
}
