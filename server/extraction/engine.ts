import { analyse, type Analysis } from './analysis.ts';
import { detectLanguage } from './detect-language.ts';
import { loadModel } from './model.ts';
import { isFrontMatter } from './not-prose.ts';
import { findRuns } from './passages.ts';
import { findNames, type FoundNames, type NameMention } from './names.ts';
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
 * Descriptions of a whole book and the registry of its people and places. What a passage shows and what
 * the registry tells rest only on the text up to there; the mentions are an index made with the whole book in view.
 */
export function extractBook({ language, chapters }: BookInput): BookExtraction {
  const read = chapters.map(({ number, text }) => {
    const served = detectLanguage(text, language);
    const refused = refuse(text, served);
    return { number, refused, analysis: refused || !served ? null : analyse(text, served) };
  });
  const told = new Map<Analysis, NameMention[]>();
  const indexed = new Map<Analysis, NameMention[]>();
  for (const served of ['en', 'ru'] as const) {
    const own = read.flatMap(({ analysis }) => (analysis?.language === served ? [analysis] : []));
    const names: FoundNames = findNames(own, served);
    own.forEach((analysis, i) => {
      told.set(analysis, names.told[i]!);
      indexed.set(analysis, names.indexed[i]!);
    });
  }
  const registrar = createRegistrar();
  const index = createRegistrar();
  const chaptersRead = read.map(({ number, refused, analysis }) => ({
    number,
    refused,
    passages: analysis ? describe(analysis, number, told.get(analysis)!, registrar) : [],
    filed: (analysis ? indexed.get(analysis)! : []).map((mention) => ({
      mention,
      id: index.add(mention, { chapter: number, offset: mention.start }).id,
    })),
  }));
  const nameOf = new Map(index.finish().map(({ id, name }) => [id, name]));
  return {
    chapters: chaptersRead.map(({ number, refused, passages, filed }) => ({
      number,
      refused,
      passages,
      mentions: filed.map(({ mention: { start, end, kind }, id }) => ({
        start,
        end,
        kind,
        name: nameOf.get(id)!,
      })),
    })),
    registry: registrar.finish(),
  };
}

/** One chapter, front to back: mentions and passages are met in the order of their ends. */
function describe(
  analysis: Analysis,
  number: number,
  mentions: readonly NameMention[],
  registrar: Registrar,
): Passage[] {
  const runs = rankRuns(findRuns(analysis, loadModel(analysis.language)));
  const filed: { start: number; end: number; kind: NameMention['kind']; entity: KnownEntity }[] = [];
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
  return passages;

  function file(mention: NameMention): void {
    const entity = registrar.add(mention, { chapter: number, offset: mention.start });
    filed.push({ start: mention.start, end: mention.end, kind: mention.kind, entity });
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
  if (language && isFrontMatter(text)) return 'no-prose';
  return language ? null : 'language-not-served';
}
