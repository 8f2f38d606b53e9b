import { findColours } from './lexicon/colours.ts';
import { MOOD_WORDS, TIME_WORDS } from './lexicon/air.ts';
import { findWords } from './lexicon/find-words.ts';
import { STYLE_WORDS } from './lexicon/styles.ts';
import type { SceneSpec, Style } from './scene-spec.ts';

export interface RequestedStyle {
  readonly style: Style;
  readonly time: SceneSpec['time'] | null;
  readonly mood: SceneSpec['mood'] | null;
  readonly tint: string[];
  /** What was understood, in words; null when nothing was. */
  readonly applied: string | null;
}

const PROMPT_MAX_CHARS = 400;
const LIKE = /(?<!\p{L})(like|as|как|словно|будто)(?!\p{L})/giu;
const MOOD_NAMES: Record<string, string> = {
  dread: 'dark',
  sorrow: 'melancholy',
  joy: 'bright',
  calm: 'calm',
};

/** The reader's own words about the style; words that are not known change nothing. */
export function readStyle(prompt: string | null): RequestedStyle {
  // In a wish "like Hokusai" is no comparison.
  const text = (prompt ?? '').slice(0, PROMPT_MAX_CHARS).replace(LIKE, ' ');
  const style = findWords(STYLE_WORDS, text)[0]?.value ?? null;
  const mood = findWords(MOOD_WORDS, text)[0]?.value ?? null;
  const time = findWords(TIME_WORDS, text)[0]?.value ?? null;
  const colours = findColours(text);
  const tint = [...new Set(colours.map((each) => each.value))].slice(0, 3);
  const words = [
    style,
    mood && `${MOOD_NAMES[mood]} mood`,
    time && (time === 'day' ? 'daylight' : time),
    tint.length > 0 && `colours: ${colours.slice(0, 3).map((each) => text.slice(each.start, each.end).toLowerCase()).join(', ')}`,
  ].filter((each): each is string => Boolean(each)); // prettier-ignore
  return { style: style ?? 'gouache', time, mood, tint, applied: words.length > 0 ? words.join(', ') : null };
}
