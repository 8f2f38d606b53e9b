import { analyse, type Analysis } from './analysis.ts';
import { detectLanguage } from './detect-language.ts';
import { loadModel } from './model.ts';
import { findRuns } from './passages.ts';
import { findNames, type NameMention } from './names.ts';
import { rankRuns, type RankedRun } from './priority.ts';
import { bestName, createRegistrar, type KnownEntity, type Registrar } from './registry.ts';
import { findAttributes } from './attributes.ts';
import type { BookExtraction, BookInput, ChapterExtraction, Language, Passage, Refusal } from './types.ts';

/**
 * Descriptions, characters and places of one chapter on its own, without a model or a network.
 *
 * @param text canonical text of the chapter; every offset of the answer is a UTF-16 index into it
 * @param language served at once where given, else detected
 */
export function extractChapter(text: string, language?: Language): ChapterExtraction {
  const found = detectLanguage(text, language);
  const book = extractBook({ language: language ?? null, chapters: [{ number: 1, text }] });
  const [chapter] = book.chapters;
  return {
    language: found,
    passages: chapter!.passages,
    mentions: chapter!.mentions,
    refused: chapter!.refused,
  };
}

/**
 * Descriptions of a whole book and the registry of its people and places. Whether a capitalised word is a name is
 * decided on the whole book; what a passage is told to show comes only from the text up to it.
 */
export function extractBook({ language, chapters }: BookInput): BookExtraction {
  const read = chapters.map(({ number, text }) => {
    const served = detectLanguage(text, language);
    const refused = refuse(text, served);
    return { number, refused, analysis: refused || !served ? null : analyse(text, served) };
  });
  const names = new Map<Analysis, NameMention[]>();
  for (const served of ['en', 'ru'] as const) {
    const own = read.flatMap(({ analysis }) => (analysis?.language === served ? [analysis] : []));
    findNames(own, served).forEach((mentions, i) => names.set(own[i]!, mentions));
  }
  const registrar = createRegistrar();
  const told = read.map(({ number, refused, analysis }) =>
    analysis
      ? describe(analysis, number, names.get(analysis)!, registrar)
      : { number, refused, passages: [], filed: [] },
  );
  const registry = registrar.finish();
  const nameOf = new Map(registry.map(({ id, name }) => [id, name]));
  return {
    chapters: told.map(({ number, refused, passages, filed }) => ({
      number,
      refused,
      passages,
      mentions: filed.map(({ start, end, kind, id }) => ({ start, end, kind, name: nameOf.get(id)! })),
    })),
    registry,
  };
}

/** One chapter, front to back: mentions and passages are met in the order of their ends. */
function describe(
  analysis: Analysis,
  number: number,
  mentions: readonly NameMention[],
  registrar: Registrar,
) {
  const runs = rankRuns(analysis, findRuns(analysis, loadModel(analysis.language)));
  const filed: { start: number; end: number; kind: NameMention['kind']; entity: KnownEntity; id: string }[] =
    [];
  let next = 0;
  const passages = runs.map((run): Passage => {
    for (; next < mentions.length && mentions[next]!.end <= run.end; next++) file(mentions[next]!);
    const entity = subjectOf(run, filed);
    if (entity) {
      const found = findAttributes(analysis, run.firstWord, run.lastWord, run.type);
      entity.attributes.push(...found.map((one) => ({ ...one, chapter: number })));
    }
    const { start, end, type, priorityScore, confidence } = run;
    return {
      start,
      end,
      type,
      entity: entity ? bestName(entity.aliases.values()) : null,
      priorityScore,
      confidence,
    };
  });
  for (; next < mentions.length; next++) file(mentions[next]!);
  return { number, refused: null, passages, filed };

  function file(mention: NameMention): void {
    const entity = registrar.add(mention, { chapter: number, offset: mention.start });
    filed.push({ start: mention.start, end: mention.end, kind: mention.kind, entity, id: entity.id });
  }
}

/** How far back a portrait's “he” may point, in characters. */
const PRONOUN_REACH = 600;

/** Whom or what a run shows: the first name of its kind inside it; for a portrait, else the last person named before. */
function subjectOf(
  run: RankedRun,
  filed: readonly { start: number; kind: NameMention['kind']; entity: KnownEntity }[],
): KnownEntity | null {
  const kind = run.type === 'character' ? 'character' : run.type === 'location' ? 'location' : null;
  if (!kind) return null;
  const inside = filed.find((one) => one.kind === kind && one.start >= run.start);
  if (inside) return inside.entity;
  if (kind === 'location') return null;
  return filed.findLast((one) => one.kind === kind && one.start >= run.start - PRONOUN_REACH)?.entity ?? null;
}

function refuse(text: string, language: Language | null): Refusal | null {
  if (!/\p{Ll}{2}|\p{Lo}{2}/u.test(text)) return 'no-prose';
  return language ? null : 'language-not-served';
}
