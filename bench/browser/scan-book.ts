import { makeResolver } from '#shared/publication/epub/resolve-href.ts';
import { readPackage } from '#shared/publication/epub/package-document.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';

/** Every document of an EPUB inflated and decoded, or an FB2 decoded, and each character read once. */
export function scanBook(bytes: Uint8Array, opened: () => void): number {
  const documents = isZip(bytes) ? spineOf(bytes) : [() => bytes];
  opened();
  return documents.reduce((sum, read) => sum + countOutsideTags(new TextDecoder().decode(read())), 0);
}

/** The markup of the first document; of an FB2 as much as a first page can hold. */
export function scanFirstDocument(bytes: Uint8Array): string {
  const first = isZip(bytes) ? spineOf(bytes)[0]!() : bytes.subarray(0, 20_000);
  return new TextDecoder().decode(first);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function spineOf(bytes: Uint8Array): (() => Uint8Array)[] {
  const archive = openArchive(bytes);
  const { spine } = readPackage(archive, makeResolver(archive));
  const paths = [...new Set(spine.map(({ item }) => item.path))];
  return paths.map((path) => () => archive.read(path)!);
}

function countOutsideTags(text: string): number {
  let characters = 0;
  let inTag = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x3c) inTag = true;
    else if (code === 0x3e) inTag = false;
    else if (!inTag) characters++;
  }
  return characters;
}
