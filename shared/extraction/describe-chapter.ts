import type { Analysis } from './words.ts';
import { findAttributes } from './attributes.ts';
import { loadModel } from './model.ts';
import type { NameMention } from './names.ts';
import { findRuns } from './passages.ts';
import { rankChosen, rankRuns, select, type RankedRun } from './priority.ts';
import { createPronounReader, type PronounReader } from './pronouns.ts';
import { LISTED_MAX, type KnownEntity, type Registrar } from './registry.ts';
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
  const pronouns = createPronounReader(analysis, number);
  let next = 0;
  const passages = runs.map((run): Passage => {
    readUpTo(run.end);
    const shown = subjectOf(analysis, run, filed);
    const entity = (run.entity ? registrar.named(run.entity) : null) ?? shown;
    if (entity && entity.attributes.length < LISTED_MAX.attributes) {
      const found = findAttributes(analysis, run.firstWord, run.lastWord, run.type);
      entity.attributes.push(...found.map((one) => ({ ...one, chapter: number })));
    }
    return toPassage(run, entity);
  });
  readUpTo(analysis.text.length);
  // Chosen last: what the registry learns must not hang on what the rest of the chapter outshines.
  return select(analysis, passages);

  function readUpTo(end: number): void {
    for (; next < mentions.length && mentions[next]!.end <= end; next++) file(mentions[next]!, pronouns);
    pronouns.readUpTo(end);
  }

  function file(mention: NameMention, reader: PronounReader): void {
    reader.readUpTo(mention.start);
    const entity = registrar.add(mention, { chapter: number, offset: mention.start });
    filed.push({ start: mention.start, end: mention.end, kind: mention.kind, entity });
    if (mention.kind === 'character') reader.meet(entity, mention);
  }
}

function toPassage(run: RankedRun, entity: KnownEntity | null): Passage {
  const { start, end, type, priorityScore, confidence } = run;
  const name = entity?.bestName ?? null;
  return { start, end, type, entity: name, priorityScore, confidence };
}
