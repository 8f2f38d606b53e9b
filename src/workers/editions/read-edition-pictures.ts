import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { findPicture } from '#app/data/pictures/stored-pictures.ts';
import type { EditionPicture } from '#shared/edition/edition-request.ts';
import { altOf, captionOf } from '#shared/edition/pictures/picture-captions.ts';
import { DRAWN_BY_RULES, readPictureMaker } from '#shared/edition/pictures/picture-metadata.ts';
import { endsBy } from '#shared/reading/progress/read-up-to.ts';
import type { EditionOrder } from './edition-worker.ts';

/**
 * The pictures of an edition, or their replacements, as far as they are on this device.
 *
 * @param language the book's
 * @param isWanted false for a picture that is left out
 */
export async function readEditionPictures(
  { book, until, prints }: Pick<EditionOrder, 'book' | 'until' | 'prints'>,
  language: string | null,
  isWanted: (row: DescriptionRow) => boolean = () => true,
): Promise<EditionPicture[]> {
  const within = (await listIllustrated(book.id)).filter(
    (row) => endsBy({ chapter: row.chapter_number, end: row.end }, until) && isWanted(row),
  );
  const pictures: EditionPicture[] = [];
  for (const { generated_image: image, content, chapter_number: chapter, ...row } of within) {
    const print = prints.get(image!.id);
    const stored = print?.png ?? (await findPicture(image!.id))?.bytes;
    if (stored === undefined) continue;
    const bytes = new Uint8Array(stored);
    const { maker, tool } = readPictureMaker(bytes) ?? DRAWN_BY_RULES;
    const drawn = (print?.drawn ?? image!.drawn ?? []).map((words) => ({ words: [words] }));
    pictures.push({
      ...{ chapter, end: row.end, priority: row.priority_score },
      ...{ caption: captionOf(content), alt: altOf(content, drawn, language) },
      ...{ bytes, maker, tool },
    });
  }
  return pictures;
}
