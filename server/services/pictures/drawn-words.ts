import * as z from 'zod/mini';
import type { GeneratedImage } from '#shared/contract/images.ts';

const Drawn = z.array(z.object({ words: z.array(z.object({ start: z.number(), end: z.number() })) }));

/**
 * Of a stored picture: the words of its passage that it shows, in order and without overlaps.
 *
 * @param drawn as the painter left it
 * @returns nothing where it is not known, as for pictures of a model and of earlier painters
 */
export function drawnOf(drawn: unknown): Pick<GeneratedImage, 'drawn'> {
  const read = Drawn.safeParse(drawn);
  if (!read.success) return {};
  const words = read.data.flatMap((each) => each.words).sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return { drawn: merged };
}
