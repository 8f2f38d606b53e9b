import type { Analysis } from './words.ts';
import {
  describingSentences,
  portraitWeight,
  QUOTED_SCORE_MIN,
  type DescribingSentence,
} from './describing-sentences.ts';
import { findAttributes } from './attributes.ts';
import { loadModel } from './model.ts';
import type { NameMention } from './names.ts';
import { findRuns } from './passages.ts';
import { rankChosen, rankRuns, select, type RankedRun } from './rank-runs.ts';
import { createPronounReader, type PronounReader } from './pronouns.ts';
import { quote, type KnownEntity } from './known-entity.ts';
import type { Registrar } from './registrar.ts';
import { REGISTRY_LIMITS } from './registry.ts';
import { subjectOf, type FiledMention } from './subject-of-run.ts';
import type { ChosenRun, Passage } from './types.ts';

interface ChapterToDescribe {
  readonly number: number;
  /** What a language model chose; absent: the rules choose. */
  readonly chosen: readonly ChosenRun[] | undefined;
  /** Judged by the text up to each of them, in order. */
  readonly mentions: readonly NameMention[];
  readonly registrar: Registrar;
}

/**
 * One chapter, front to back: mentions and passages are met in the order of their ends, so that what a passage shows
 * rests only on what came before its end.
 */
export function describeChapter(
  analysis: Analysis,
  { number, chosen, mentions, registrar }: ChapterToDescribe,
): Passage[] {
  const runs = chosen
    ? rankChosen(analysis, chosen)
    : rankRuns(findRuns(analysis, loadModel(analysis.language)));
  const filed: FiledMention[] = [];
  const portraits: DescribingSentence[] = [];
  const pronouns = createPronounReader(analysis, number);
  let next = 0;
  const passages = runs.map((run): Passage => {
    readUpTo(run.end);
    const shown = subjectOf(analysis, run, filed);
    const entity = (run.entity ? registrar.named(run.entity) : null) ?? shown;
    if (entity && entity.attributes.length < REGISTRY_LIMITS.attributes) {
      const found = findAttributes(analysis, run.firstWord, run.lastWord, run.type);
      entity.attributes.push(...found.map((one) => ({ ...one, chapter: number })));
    }
    const { start, end, priorityScore } = run;
    if (entity) {
      const weight = portraitWeight(analysis, run, filed, entity) + priorityScore / 100;
      if (weight >= QUOTED_SCORE_MIN) portraits.push({ entity, start, end, weight });
    }
    return toPassage(run, entity);
  });
  readUpTo(analysis.text.length);
  quoteInOrder();
  // Chosen last: what the registry learns must not depend on which passages later text outranks.
  return select(analysis, passages);

  function quoteInOrder(): void {
    const quoted: DescribingSentence[] = [...portraits];
    let at = 0;
    for (const sentence of describingSentences(analysis, filed)) {
      while (at < portraits.length && portraits[at]!.end < sentence.end) at++;
      const around = portraits[at];
      // A passage is quoted whole.
      if (around?.entity !== sentence.entity || around.start > sentence.start) quoted.push(sentence);
    }
    quoted.sort((a, b) => a.end - b.end || b.weight - a.weight);
    for (const { entity, start, end, weight } of quoted)
      quote(entity, { chapter: number, start, end, weight: Math.round(weight * 10) / 10 });
  }

  function readUpTo(end: number): void {
    for (; next < mentions.length && mentions[next]!.end <= end; next++) file(mentions[next]!, pronouns);
    pronouns.readUpTo(end);
  }

  function file(mention: NameMention, reader: PronounReader): void {
    reader.readUpTo(mention.start);
    const entity = registrar.add(mention, { chapter: number, offset: mention.start });
    const { start, end, kind, title } = mention;
    filed.push({ start, end, kind, title, entity });
    if (kind === 'character') reader.meet(entity, mention);
  }
}

function toPassage(run: RankedRun, entity: KnownEntity | null): Passage {
  const { start, end, type, priorityScore, confidence } = run;
  const name = entity?.bestName ?? null;
  return { start, end, type, entity: name, priorityScore, confidence };
}
