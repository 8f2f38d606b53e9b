import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { listPictureIds } from '#app/data/pictures/stored-pictures.ts';
import { knownPosition } from '#app/data/progress/known-position.ts';
import { endsBy, readUpTo } from '#shared/reading/progress/read-up-to.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/** How many pictures an edition can have, and of how many the bytes are on this device. */
export interface PictureCount {
  all: number;
  here: number;
}

export interface BookPictures {
  /** Up to where the book has been read; null if nothing has. */
  readTo: TextPlace | null;
  read: PictureCount;
  whole: PictureCount;
}

/** The pictures of a book up to its reader's place, and in all of it. */
export async function countPictures(bookId: string): Promise<BookPictures> {
  const [rows, here, reached] = await Promise.all([
    listIllustrated(bookId),
    listPictureIds(),
    knownPosition(bookId),
  ]);
  const readTo = readUpTo(reached);
  const count = (counted: readonly DescriptionRow[]) => ({
    all: counted.length,
    here: counted.filter(({ generated_image: image }) => here.has(image!.id)).length,
  });
  return { readTo, read: count(readTo === null ? [] : descriptionsUpTo(rows, readTo)), whole: count(rows) };
}

/** The descriptions whose passages end by a place; all of them where it is null. */
export const descriptionsUpTo = (
  rows: readonly DescriptionRow[],
  until: TextPlace | null,
): DescriptionRow[] => rows.filter((row) => endsBy({ chapter: row.chapter_number, end: row.end }, until));
