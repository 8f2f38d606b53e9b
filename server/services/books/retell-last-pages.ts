import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';
import { CHAPTERS_BACK, lastPages } from '#shared/reading/cast/last-pages.ts';
import { readTextsUpTo } from '../../db/chapters.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound, unavailable, usedUpToday } from '../../http/http-error.ts';

/**
 * The last pages before a place in a model's words. Text from beyond the place is not even read here.
 *
 * @throws HttpError 404 also where no language model is configured, 429 when the user's allowance is used up, 502 when
 *   nothing of the model's reply can be shown, 503 when it has not replied
 */
export async function retellLastPages(
  { pool, retell }: Pick<Dependencies, 'pool' | 'retell'>,
  userId: string,
  bookId: string,
  place: TextPlace,
): Promise<RetoldLine[]> {
  const chapters = await readTextsUpTo(pool, userId, bookId, { ...place, count: CHAPTERS_BACK });
  if (chapters.at(-1)?.number !== place.chapter) throw notFound();
  if (!retell) throw new HttpError(404, 'NOT_CONFIGURED', 'This server has no language model.');
  const told = chapters.filter(({ title }) => !isFrontOrBackMatter(title));
  const pages = lastPages(told, place);
  if (pages.length === 0) return [];
  const retold = await retell(pages, userId);
  if (retold === 'used-up') throw usedUpToday('Today’s retellings are used up. Please come back tomorrow.');
  if (retold === 'unusable')
    throw new HttpError(502, 'GENERATION_FAILED', "The language model's reply could not be used.");
  if (typeof retold === 'string') throw unavailable();
  return retold;
}
