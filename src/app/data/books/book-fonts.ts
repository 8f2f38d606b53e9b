import type { FaceWord } from '#shared/publication/presentation/presentation.ts';
import type { EmbeddedFont } from '#shared/publication/publication.ts';
import { db } from '../database/database.ts';

export type FontStyle = Pick<EmbeddedFont, 'face' | 'bold' | 'italic'>;

/** The key of an embedded font among the book's resources; no file in a book can have this name. */
export const fontHref = ({ face, bold, italic }: FontStyle): string =>
  `#font/${face}/${bold ? 'bold' : 'regular'}/${italic ? 'italic' : 'upright'}`;

export interface BookFont extends FontStyle {
  bytes: ArrayBuffer;
}

/** The fonts embedded in a book. */
export async function findBookFonts(bookId: string): Promise<BookFont[]> {
  const rows = await db()
    .resources.where('[bookId+href]')
    .between([bookId, '#font/'], [bookId, '#font/\uffff'])
    .toArray();
  return rows.map(({ href, bytes }) => {
    const [, face, weight, slant] = href.split('/');
    return { face: face as FaceWord, bold: weight === 'bold', italic: slant === 'italic', bytes };
  });
}
