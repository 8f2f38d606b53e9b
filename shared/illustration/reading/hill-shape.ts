import type { SceneThing } from '../scene.ts';
import type { Token } from './grammar/tokens.ts';
import type { ReadText } from './text.ts';

const HEIGHTS: ReadonlySet<string> = new Set(['hill', 'mountain']);

/**
 * A hill or a mountain with the shape that the passage describes other than by an adjective: a head cut off flat,
 * teeth against the sky, a white cap. Anything else is returned unchanged.
 */
export function withHillShape(thing: SceneThing, { tokens }: ReadText): SceneThing {
  if (!HEIGHTS.has(thing.what)) return thing;
  const added = [
    ...(isCutOff(tokens) ? ['flat'] : []),
    ...(isToothed(tokens, thing) ? ['jagged'] : []),
    ...(thing.what === 'mountain' && isCapped(tokens) ? ['snowy'] : []),
  ];
  return added.length === 0 ? thing : { ...thing, qualities: [...new Set([...thing.qualities, ...added])] };
}

const matches = (tokens: readonly Token[], from: number, to: number, pattern: RegExp): boolean =>
  tokens.slice(Math.max(0, from), to).some(({ word }) => pattern.test(word));

/** "Suddenly cut off at the top", "со срезанной вершиной". */
const isCutOff = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, i) =>
      (word === 'cut' &&
        tokens[i + 1]?.word === 'off' &&
        matches(tokens, i + 2, i + 6, /^(?:top|summit|head|flat)$/u)) ||
      (/^(?:срез|усеч)\p{L}+$/u.test(word) && matches(tokens, i - 3, i + 4, /^верш|^верх/u)),
  );

/** "Зубчатою стеной горы", "a saw-toothed line of mountains": within the clause in which the heights are named. */
const isToothed = (tokens: readonly Token[], { words }: SceneThing): boolean =>
  tokens.some(
    ({ start, clause }, i) =>
      words.some((span) => span.start === start) &&
      tokens
        .slice(Math.max(0, i - 6), i + 7)
        .some(
          (token) =>
            token.clause === clause &&
            /^(?:зубчат\p{L}+|зубц\p{L}+|jagged|serrated|toothed)$/u.test(token.word),
        ),
  );

/** "In its white cap", "snow-capped", "в белой шапке": the only cap that a mountain wears. */
const isCapped = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, i) =>
      /^(?:caps?|capped|шапк\p{L}+)$/u.test(word) &&
      matches(tokens, i - 3, i, /^(?:white|snow|snowy|бел\p{L}+|снегов\p{L}+|снежн\p{L}+)$/u),
  );
