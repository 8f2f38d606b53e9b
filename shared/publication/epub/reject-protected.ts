import { PublicationError } from '../publication-error.ts';
import { findElement, findElements, readXml } from '../markup/xml-tree.ts';
import type { Archive } from '../zip/archive.ts';
import { fontObfuscations } from './font-obfuscation.ts';
import { type Resolver } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';

/** Throws PROTECTED where META-INF/encryption.xml covers a document of the spine. */
export function rejectProtected(archive: Archive, book: PackageDocument, resolve: Resolver): void {
  const bytes = archive.read('META-INF/encryption.xml');
  if (bytes === null) return;
  const documents = new Set(book.spine.map(({ item }) => item.path));
  for (const data of findElements(readXml(bytes), 'encrypteddata')) {
    const algorithm = findElement(data, 'encryptionmethod')?.attributes.get('Algorithm') ?? '';
    const uri = findElement(data, 'cipherreference')?.attributes.get('URI');
    if (uri === undefined || fontObfuscations.has(algorithm)) continue;
    const path = resolve('', uri)?.path;
    if (path !== undefined && documents.has(path)) {
      throw new PublicationError('PROTECTED', 'The book is protected (DRM) and cannot be opened.');
    }
  }
}
