import type { Publication } from '#shared/publication/publication.ts';
import { pictureInDrawing } from './picture-in-drawing.ts';
import type { PictureDecoder } from './picture-decoder.ts';

/** The cover that the product shows, as JPEG; null if the book has none that can safely be shown. */
export async function coverPicture(
  { cover, coverDrawing }: Pick<Publication, 'cover' | 'coverDrawing'>,
  pictures: PictureDecoder,
  userId: string,
): Promise<Buffer | null> {
  const bytes = cover?.bytes ?? (coverDrawing && pictureInDrawing(coverDrawing));
  return bytes ? pictures.decodeCover(bytes, userId) : null;
}
