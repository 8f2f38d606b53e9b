import { isZip, openArchive } from '../zip/archive.ts';

/**
 * The FB2 within a ZIP that holds just one ("book.fb2.zip", as most libraries distribute them), in any folder and
 * beside any other files. Null for bytes that are no ZIP, for an EPUB, for none or several FB2s, and for a ZIP within
 * the ZIP. The parser itself refuses such an archive: imports unpack it first. The bytes may be a view into those
 * given.
 *
 * Throws PublicationError BAD_ARCHIVE, BOOK_TOO_COMPLEX or PROTECTED, as for any other archive.
 */
export function unpackZippedFb2(bytes: Uint8Array): Uint8Array | null {
  if (!isZip(bytes)) return null;
  const archive = openArchive(bytes);
  const names = [...archive.names()];
  if (names.some((name) => /(^|\/)META-INF\/container\.xml$/i.test(name))) return null;
  const [name, ...others] = names.filter((name) => FB2_NAME.test(name) && !OF_MAC.test(name));
  if (name === undefined || others.length > 0) return null;
  const book = archive.read(name);
  return book === null || isZip(book) ? null : book;
}

const FB2_NAME = /\.fb2$/i;
/** What macOS packs beside each file ("__MACOSX/._book.fb2"): its metadata, under the same name. */
const OF_MAC = /(^|\/)(__MACOSX\/|\._)/;
