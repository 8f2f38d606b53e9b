import { analyse } from './analysis.ts';
import type { Analysis } from './words.ts';
import { describeChapter } from './describe-chapter.ts';
import { detectLanguage } from './detect-language.ts';
import { loadModel } from './model.ts';
import { isFrontMatter } from './not-prose.ts';
import { findNames, type FoundNames, type NameMention } from './names.ts';
import { scoreParagraph } from './passages.ts';
import { createRegistrar } from './registrar.ts';
import { startBook } from './vendor-az.ts';
import type {
  BookExtraction,
  BookInput,
  CandidateParagraph,
  ChapterExtraction,
  ChosenRun,
  Language,
  Refusal,
} from './types.ts';

/**
 * Descriptions, characters and places of one chapter on its own, without a model or a network.
 *
 * @param text canonical text of the chapter; every offset of the answer is a UTF-16 index into it
 * @param language served at once where given, else detected
 */
export function extractChapter(text: string, language?: Language): ChapterExtraction {
  const found = detectLanguage(text, language);
  const book = extractBook({
    language: language ?? null,
    chapters: [{ number: 1, text }],
    withMentions: true,
  });
  const [chapter] = book.chapters;
  return {
    language: found,
    passages: chapter!.passages,
    mentions: chapter!.mentions,
    refused: chapter!.refused,
  };
}

/**
 * Descriptions of a whole book and the registry of its people and places. What a passage shows and what the registry
 * contains depend only on the text up to there; the mentions are an index made with the whole book in view.
 */
export function extractBook(book: BookInput): BookExtraction {
  const steps = extractInSteps(book);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same in steps, between which other work may be done, but not another book's extraction. A step takes about as long
 * as its chapter is; the names of all chapters are one.
 */
export function* extractInSteps({
  language,
  chapters,
  withCandidates,
  withMentions,
}: BookInput): Generator<void, BookExtraction> {
  startBook();
  const read: ReadChapter[] = [];
  for (const { number, text, chosen } of withinLimit(chapters)) {
    const served = detectLanguage(text, language);
    const refused = refuse(text, served);
    read.push({ number, refused, chosen, analysis: refused || !served ? null : analyse(text, served) });
    yield;
  }
  const mentionsOf = new Map<Analysis, NameMention[]>();
  const indexedOf = new Map<Analysis, NameMention[]>();
  for (const served of ['en', 'ru'] as const) {
    const own = read.flatMap(({ analysis }) => (analysis?.language === served ? [analysis] : []));
    const names: FoundNames = findNames(own, served, withMentions);
    own.forEach((analysis, i) => {
      mentionsOf.set(analysis, names.read[i]!);
      indexedOf.set(analysis, names.indexed[i]!);
    });
    yield;
  }
  const registrar = createRegistrar();
  const index = createRegistrar();
  const chaptersRead = [];
  for (const { number, refused, chosen, analysis } of read) {
    chaptersRead.push({
      number,
      refused,
      passages: analysis
        ? describeChapter(analysis, { number, chosen, mentions: mentionsOf.get(analysis)!, registrar })
        : [],
      candidates: analysis && withCandidates ? candidatesOf(analysis) : undefined,
      filed: (analysis ? indexedOf.get(analysis)! : []).map((mention) => ({
        mention,
        id: index.add(mention, { chapter: number, offset: mention.start }).id,
      })),
    });
    yield;
  }
  const nameOf = new Map(index.finish().map(({ id, name }) => [id, name]));
  return {
    chapters: chaptersRead.map(({ number, refused, passages, candidates, filed }) => ({
      number,
      refused,
      passages,
      ...(candidates && { candidates }),
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

interface ReadChapter {
  readonly number: number;
  readonly refused: Refusal | null;
  readonly chosen: readonly ChosenRun[] | undefined;
  readonly analysis: Analysis | null;
}

/**
 * Words and marks; the longest novels have a million. Each takes 200 bytes, and a text may have one for every two
 * characters.
 */
const TOKENS_MAX = 1_500_000;

/** Truncates a book after this many words: nothing is found beyond. */
function withinLimit(chapters: BookInput['chapters']): BookInput['chapters'] {
  if (chapters.reduce((sum, { text }) => sum + text.length, 0) <= TOKENS_MAX) return chapters;
  let left = TOKENS_MAX;
  return chapters.map((chapter) => {
    const token = /[\p{L}\d]+|[^\s\p{L}\d]/gu;
    let end = 0;
    for (; left > 0 && token.test(chapter.text); left--) end = token.lastIndex;
    return left > 0 ? chapter : { ...chapter, text: chapter.text.slice(0, end) };
  });
}

/** Generous, because a model then decides about these sentences; it only spares the model the rest. */
const CANDIDATE_ODDS = -3;

function candidatesOf(analysis: Analysis): CandidateParagraph[] {
  const model = loadModel(analysis.language);
  return analysis.paragraphs
    .filter((one) => scoreParagraph(analysis, one, model).some(({ odds }) => odds > CANDIDATE_ODDS))
    .map(({ sentences }) => ({ sentences: sentences.map(({ start, end }) => ({ start, end })) }));
}

function refuse(text: string, language: Language | null): Refusal | null {
  if (!/\p{Ll}{2}|\p{Lo}{2}/u.test(text)) return 'no-prose';
  if (language && isFrontMatter(text)) return 'no-prose';
  return language ? null : 'language-not-served';
}
