import * as z from 'zod/mini';
import type { GeneratedImage } from '#shared/contract/images.ts';
import { mergeRanges } from '#shared/illustration/merge-ranges.ts';

const Drawn = z.array(z.object({ words: z.array(z.object({ start: z.number(), end: z.number() })) }));

/**
 * Of a stored picture: the words of its passage that it shows, in order and without overlaps.
 *
 * @param drawn as the painter recorded it
 * @returns nothing where it is not known, as for pictures of a model and of earlier painters
 */
export function drawnWords(drawn: unknown): Pick<GeneratedImage, 'drawn'> {
  const read = Drawn.safeParse(drawn);
  if (!read.success) return {};
  return { drawn: mergeRanges(read.data.flatMap(({ words }) => words)) };
}
