import { fontObfuscations, maskFont, readDeobfuscation } from '../../publication/epub/font-obfuscation.ts';
import type { EditionBook } from '../book/edition-book.ts';
import { openXml } from '../source/open-xml.ts';
import { elementsWithin, findWithin, localName } from '../source/source-tree.ts';
import { writeSource } from '../source/write-source.ts';

const ENCRYPTION = 'META-INF/encryption.xml';

/**
 * Fonts are obfuscated with the book's identifier, and the edition has another. The new contents of the font files
 * and of META-INF/encryption.xml, by path; null for the latter if it is empty now.
 */
export function editEncryption(
  book: EditionBook,
  identifier: string,
  keepsFile: (path: string) => boolean,
): Map<string, Uint8Array | null> {
  const files = new Map<string, Uint8Array | null>();
  const bytes = book.archive.read(ENCRYPTION);
  const file = bytes && openXml(bytes);
  if (!file) return files;
  const deobfuscate = readDeobfuscation(book.archive, book.package, book.resolve);
  let left = 0;
  for (const data of elementsWithin(file.root)) {
    if (localName(data.name) !== 'EncryptedData') continue;
    const method = findWithin(data, 'EncryptionMethod')?.attributes.Algorithm ?? '';
    const uri = findWithin(data, 'CipherReference')?.attributes.URI;
    const path = uri === undefined ? undefined : book.resolve('', uri)?.path;
    const font = path !== undefined && keepsFile(path) ? book.archive.read(path) : null;
    if (path === undefined || font === null) {
      file.edits.remove(data);
      continue;
    }
    left++;
    if (fontObfuscations.has(method))
      files.set(path, maskFont(deobfuscate(path, font), method, [identifier]));
  }
  files.set(ENCRYPTION, left === 0 ? null : file.edits.isEmpty ? bytes : writeSource(file));
  return files;
}
