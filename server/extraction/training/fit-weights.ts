/**
 * Fits the passage model on labelled chapters and writes `weights.generated.json`:
 *
 *   node --import tsx server/extraction/training/fit-weights.ts
 *
 * Reads `extraction/dev/*.json` of the corpus folder (VIGNETTE_CORPUS). A sentence counts as descriptive when at
 * least half of it lies in a labelled passage. English and Russian are fitted together: every feature has a weight
 * that both share and a correction per language, which a stronger ridge holds near zero. The printed figures are
 * leave-one-book-out: no chapter is scored by weights that saw any chapter of its author.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse, type Analysis } from '../analysis.ts';
import { FEATURES, measureParagraph } from '../features.ts';
import type { Decoding, PassageModel } from '../model.ts';
import { PASSAGE_TYPES, findRuns } from '../passages.ts';
import { rankRuns } from '../priority.ts';
import type { Language, PassageType } from '../types.ts';
import { fitLogistic, type Example } from './logistic.ts';

interface LabelledChapter {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
  readonly passages: readonly { start: number; end: number; type: PassageType; salience: number }[];
}

interface MeasuredSentence {
  readonly vector: Float64Array;
  readonly descriptive: boolean;
  readonly type: number;
}

interface MeasuredChapter {
  readonly gold: LabelledChapter;
  readonly analysis: Analysis;
  readonly sentences: readonly MeasuredSentence[];
}

type Summary = Record<
  'charF1' | 'spanF1' | 'salRecall' | 'typeAcc' | 'pAt10' | 'trapRate' | 'headline' | 'per1k',
  number
>;

const corpus = path.resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'extraction');
const { scorePassages } = (await import(pathToFileURL(path.join(corpus, 'score.mjs')).href)) as {
  scorePassages: (
    gold: readonly LabelledChapter[],
    predicted: Map<string, { passages: unknown[] }>,
  ) => { groups: Record<string, Summary> };
};

/** What a passage is a picture of is told by what its words are about; the type model leans on these features only. */
const TOPICS = new Set<string>(
  [
    'built',
    'nature',
    'furnishing',
    'body',
    'clothes',
    'person',
    'animal',
    'sky',
    'sense',
    'daytime',
    'thing',
    'material',
  ]
    .map((category) => `share.${category}`)
    .concat(
      FEATURES.filter((name) => name.startsWith('subject.')),
      ['share.name', 'thirdPerson', 'count.body', 'share.look', 'share.space', 'share.trait'],
    ),
);

const RIDGE = { shared: 1, own: 4, types: 0.3 };

const chapters = readdirSync(path.join(corpus, 'dev'))
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) =>
    measure(JSON.parse(readFileSync(path.join(corpus, 'dev', file), 'utf8')) as LabelledChapter),
  );

const models = new Map<string, PassageModel>();
for (const held of chapters) {
  const rest = chapters.filter((chapter) => author(chapter) !== author(held));
  models.set(held.gold.id, fit(rest, held.gold.lang));
}

const decodings = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => [language, tune(language)]),
) as Record<Language, Decoding>;
for (const language of ['en', 'ru'] as const) report(language, decodings[language]);

const weights = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => {
    const model = fit(chapters, language);
    return [
      language,
      {
        descriptive: byName(model.descriptive),
        types: model.types.map(byName),
        decoding: decodings[language],
      },
    ];
  }),
);
const provenance =
  `Fitted by server/extraction/training/fit-weights.ts on ${chapters.length} labelled public-domain chapters ` +
  `(${chapters.reduce((sum, chapter) => sum + chapter.sentences.length, 0)} sentences). Weights only; no text.`;
const target = new URL('../weights.generated.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ provenance, ...weights }, null, 1)}\n`);

function measure(gold: LabelledChapter): MeasuredChapter {
  const analysis = analyse(gold.text, gold.lang);
  const sentences = analysis.paragraphs.flatMap((paragraph) => {
    const vectors = measureParagraph(analysis, paragraph);
    return paragraph.sentences.map((sentence, i) => {
      let covered = 0;
      let type: PassageType = 'location';
      for (const passage of gold.passages) {
        const shared = Math.min(sentence.end, passage.end) - Math.max(sentence.start, passage.start);
        if (shared <= 0) continue;
        covered += shared;
        type = passage.type;
      }
      const descriptive = covered / (sentence.end - sentence.start) >= 0.5;
      return { vector: vectors[i]!, descriptive, type: PASSAGE_TYPES.indexOf(type) };
    });
  });
  return { gold, analysis, sentences };
}

/** The author is the second part of an id: en-doyle-hound-06. */
function author(chapter: MeasuredChapter): string {
  return chapter.gold.id.split('-').slice(0, 2).join('-');
}

function fit(training: readonly MeasuredChapter[], language: Language): PassageModel {
  const size = FEATURES.length;
  const widen = (vector: Float64Array, lang: Language): Float64Array => {
    const wide = new Float64Array(size * 3);
    wide.set(vector);
    wide.set(vector, size * (lang === 'en' ? 1 : 2));
    return wide;
  };
  const own = (wide: readonly number[]): number[] =>
    FEATURES.map((_, i) => wide[i]! + wide[i + size * (language === 'en' ? 1 : 2)]!);
  const ridgeOf = (shared: number, ownRidge: number): number[] =>
    Array.from({ length: size * 3 }, (_, i) => (i % size === 0 ? 0.1 : i < size ? shared : ownRidge));

  const typeRidge = ridgeOf(RIDGE.types, RIDGE.types * 4).map((ridge, i) =>
    TOPICS.has(FEATURES[i % size]!) || i % size === 0 ? ridge : 1000,
  );

  const all = training.flatMap(({ gold, sentences }) =>
    sentences.map((sentence) => ({ ...sentence, lang: gold.lang })),
  );
  const binary = all.map(({ vector, descriptive, lang }): Example => ({
    vector: widen(vector, lang),
    label: descriptive ? 1 : 0,
    weight: 1,
  }));
  const typed = all
    .filter(({ descriptive }) => descriptive)
    .map(({ vector, type, lang }): Example => ({ vector: widen(vector, lang), label: type, weight: 1 }));
  const [no, yes] = fitLogistic(binary, 2, ridgeOf(RIDGE.shared, RIDGE.own)).map(own) as [number[], number[]];
  return {
    descriptive: yes.map((weight, i) => weight - no[i]!),
    types: fitLogistic(typed, PASSAGE_TYPES.length, typeRidge).map(own),
    decoding: { threshold: 0, openCost: 0.5, changeCost: 1, typeWeight: 1 },
  };
}

function tune(language: Language): Decoding {
  let best: Decoding = { threshold: 0, openCost: 0.5, changeCost: 1, typeWeight: 0.5 };
  let bestScore = -1;
  for (const typeWeight of [0.3, 0.6, 1]) {
    for (const threshold of [-2.2, -1.9, -1.6, -1.3, -1, -0.7]) {
      for (const openCost of [-0.4, 0, 0.4, 0.8]) {
        for (const changeCost of [0.5, 1, 1.6]) {
          const decoding = { threshold, openCost, changeCost, typeWeight };
          const { headline, typeAcc, trapRate } = score(language, decoding);
          const value = headline + 0.2 * typeAcc - 0.2 * trapRate;
          if (value > bestScore) [best, bestScore] = [decoding, value];
        }
      }
    }
  }
  return best;
}

function score(language: Language, decoding: Decoding): Summary {
  const own = chapters.filter(({ gold }) => gold.lang === language);
  const predicted = new Map(
    own.map(({ gold, analysis }) => {
      const runs = findRuns(analysis, { ...models.get(gold.id)!, decoding });
      const ranked = rankRuns(analysis, runs);
      return [
        gold.id,
        {
          passages: ranked.map((run) => ({
            start: run.start,
            end: run.end,
            type: run.type,
            priority_score: run.priorityScore,
          })),
        },
      ];
    }),
  );
  return scorePassages(
    own.map(({ gold }) => gold),
    predicted,
  ).groups[language]!;
}

function report(language: Language, decoding: Decoding): void {
  const summary = score(language, decoding);
  const figures = (
    ['headline', 'charF1', 'spanF1', 'salRecall', 'pAt10', 'typeAcc', 'trapRate'] as const
  ).map((name) => `${name} ${(summary[name] * 100).toFixed(1)}`);
  process.stdout.write(
    `${language} ${figures.join('  ')}  per1k ${summary.per1k.toFixed(2)}  ${JSON.stringify(decoding)}\n`,
  );
}

function byName(vector: readonly number[]): Record<string, number> {
  return Object.fromEntries(FEATURES.map((name, i) => [name, Number(vector[i]!.toFixed(4))]));
}
