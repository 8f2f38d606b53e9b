import { englishWords } from './english-words.ts';
import { markNotProse } from './not-prose.ts';
import { findFirstUses } from './first-uses.ts';
import { findSpeech } from './speech.ts';
import { russianWords } from './russian-words.ts';
import { splitSentences } from './sentences.ts';
import type { Language } from './types.ts';
import type { Analysis, Paragraph, Sentence, Word } from './words.ts';

/** Words, sentences and speech of a chapter. All offsets are indices into `text` as given. */
export function analyse(text: string, language: Language): Analysis {
  const words = language === 'en' ? englishWords(text) : russianWords(text);
  const speech = findSpeech(text, language);
  markNotProse(text, language, speech);
  const paragraphs: Paragraph[] = [];
  let next = 0;
  for (const line of lines(text)) {
    const sentences: Sentence[] = [];
    for (const { start, end } of splitSentences(text, line.start, line.end, language)) {
      while (next < words.length && words[next]!.start < start) next++;
      const firstWord = next;
      while (next < words.length && words[next]!.start < end) next++;
      sentences.push({ start, end, firstWord, lastWord: next, speech: share(speech, start, end) });
    }
    if (sentences.length > 0) paragraphs.push({ ...line, sentences });
  }
  return { language, text, words, paragraphs, speech, firstUses: findFirstUses(words) };
}

/** The word after word `i`, unless a line ends between them: a name must not depend on the next paragraph. */
export function nextInLine(text: string, words: readonly Word[], i: number): Word | undefined {
  const next = words[i + 1];
  return next && !text.slice(words[i]!.end, next.start).includes('\n') ? next : undefined;
}

function* lines(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(/[^\n]+/g))
    yield { start: match.index, end: match.index + match[0].length };
}

function share(mask: Uint8Array, start: number, end: number): number {
  let marked = 0;
  for (let i = start; i < end; i++) marked += mask[i]!;
  return marked / Math.max(1, end - start);
}
