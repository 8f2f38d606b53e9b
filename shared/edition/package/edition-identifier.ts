import { sha1 } from '../../publication/epub/vendor-sha1.ts';
import type { EditionRequest } from '../edition-request.ts';

/**
 * The identifier of an edition: the same for the same book, place and pictures, another for any other (RFC 9562,
 * version 5, over all of these).
 *
 * @param book what distinguishes the book from others
 */
export function editionIdentifier(
  book: string,
  { pictures, until, headPieces = [] }: EditionRequest,
): string {
  const parts = pictures.map(({ chapter, end, caption, bytes }) => [chapter, end, caption, bytes.length]);
  const bytes = sha1(JSON.stringify([book, until, parts, ...headPieces])).slice(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
