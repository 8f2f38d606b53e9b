/**
 * Turns a SHA-256 digest into a UUID of version 8 (RFC 9562 §5.8).
 * The same content gives the same id on every device and on the server, so adding a book twice is adding it once.
 *
 * @param digest at least 16 bytes of a SHA-256
 */
export function uuidFromDigest(digest: Uint8Array): string {
  const bytes = digest.slice(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The text hashed for a book's id. It includes the user, so an id does not reveal who else owns the file. */
export function bookIdSource(userId: string, fileSha256Hex: string): string {
  return `book:${userId}:${fileSha256Hex}`;
}

/** The text hashed for a description's id, so that extracting again gives the same passage the same id. */
export function descriptionIdSource(bookId: string, chapter: number, start: number, end: number): string {
  return `description:${bookId}:${chapter}:${start}:${end}`;
}
