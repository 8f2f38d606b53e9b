import { analyse, type Analysis } from './analysis.ts';
import { detectLanguage } from './detect-language.ts';
import { loadModel } from './model.ts';
import { findRuns } from './passages.ts';
import { rankRuns } from './priority.ts';
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
  return {
    chapters: chapters.map(({ number, text }) => {
      const served = detectLanguage(text, language);
      const refused = refuse(text, served);
      if (refused || !served) return { number, passages: [], mentions: [], refused };
      const analysis = analyse(text, served);
      return { number, passages: describe(analysis), mentions: [], refused: null };
    }),
    registry: [],
  };
}

function describe(analysis: Analysis): Passage[] {
  const ranked = rankRuns(analysis, findRuns(analysis, loadModel(analysis.language)));
  return ranked.map(({ start, end, type, priorityScore, confidence }) => ({
    start,
    end,
    type,
    entity: null,
    priorityScore,
    confidence,
  }));
}

function refuse(text: string, language: Language | null): Refusal | null {
  if (!/\p{Ll}{2}/u.test(text)) return 'no-prose';
  return language ? null : 'language-not-served';
}
