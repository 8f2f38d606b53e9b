import { findElement, findElements, readXml } from '../markup/xml-tree.ts';
import type { Archive } from '../zip/archive.ts';
import type { Resolver } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';
import { sha1 } from './vendor-sha1.ts';

const IDPF = 'http://www.idpf.org/2008/embedding';
const ADOBE = 'http://ns.adobe.com/pdf/enc#RC';

/** The two algorithms of font obfuscation, which don't protect text. */
export const fontObfuscations: ReadonlySet<string> = new Set([IDPF, ADOBE]);

/** Returns a font's original bytes. */
export type Deobfuscate = (path: string, bytes: Uint8Array) => Uint8Array;

/**
 * Reads from META-INF/encryption.xml which fonts are obfuscated, and how (EPUB 3.3 OCF 4.4; Adobe's older way masks
 * with the book's UUID).
 */
export function readDeobfuscation(archive: Archive, book: PackageDocument, resolve: Resolver): Deobfuscate {
  const encryption = archive.read('META-INF/encryption.xml');
  if (encryption === null) return (_, bytes) => bytes;
  const algorithms = new Map<string, string>();
  for (const data of findElements(readXml(encryption), 'encrypteddata')) {
    const way = findElement(data, 'encryptionmethod')?.attributes.get('Algorithm') ?? '';
    const uri = findElement(data, 'cipherreference')?.attributes.get('URI');
    const path = uri === undefined ? undefined : resolve('', uri)?.path;
    if (path !== undefined) algorithms.set(path, way);
  }
  const { identifier, identifiers } = book;
  return (path, bytes) => maskFont(bytes, algorithms.get(path) ?? '', [identifier ?? '', ...identifiers]);
}

/**
 * Masks a font's bytes, or unmasks them, which is the same. Bytes come back as they are for an unknown algorithm.
 *
 * @param identifiers the book's, its unique identifier first
 */
export function maskFont(bytes: Uint8Array, algorithm: string, identifiers: readonly string[]): Uint8Array {
  if (algorithm === IDPF) return mask(bytes, sha1((identifiers[0] ?? '').replace(/[ \t\r\n]/g, '')), 1040);
  const uuid = algorithm === ADOBE ? uuidBytes(identifiers) : null;
  return uuid === null ? bytes : mask(bytes, uuid, 1024);
}

/** The first `length` bytes, each XORed with the key's next byte. */
function mask(bytes: Uint8Array, key: Uint8Array, length: number): Uint8Array {
  const clear = bytes.slice();
  const end = Math.min(length, clear.length);
  for (let i = 0; i < end; i++) clear[i]! ^= key[i % key.length]!;
  return clear;
}

function uuidBytes(identifiers: readonly string[]): Uint8Array | null {
  const uuid = identifiers
    .map((text) => text.replace(/^urn:uuid:|-|\s/gi, ''))
    .find((text) => /^[\da-f]{32}$/i.test(text));
  return uuid === undefined ? null : Uint8Array.from(uuid.match(/../g)!, (pair) => parseInt(pair, 16));
}
