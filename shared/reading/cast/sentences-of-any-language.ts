import { splitSentences } from '../../extraction/sentences.ts';

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Letters of scripts that have no capitals, in which a capital cannot show where a sentence begins. */
const WITHOUT_CAPITALS = /\p{Lo}{2}/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Sentences between two offsets of a line, whatever its language; in scripts without capitals by the rules of Unicode. */
export function sentencesOfAnyLanguage(text: string, from: number, to: number): Sentence[] {
  const line = text.slice(from, to);
  if (!WITHOUT_CAPITALS.test(line))
    return splitSentences(text, from, to, /[а-яё]{3}/i.test(line) ? 'ru' : 'en');
  return [...segmenter.segment(line)].flatMap(({ segment, index }) => {
    const words = segment.trim();
    const start = from + index + segment.length - segment.trimStart().length;
    return words === '' ? [] : [{ start, end: start + words.length }];
  });
}
