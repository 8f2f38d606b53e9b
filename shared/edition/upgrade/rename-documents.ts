import type { Resolver } from '../../publication/epub/resolve-href.ts';
import { relativeHref } from '../relative-href.ts';
import { openXml } from '../source/open-xml.ts';
import { elementsWithin } from '../source/source-tree.ts';
import { writeSource } from '../source/write-source.ts';
import type { ZipFile } from '../write-zip.ts';

/**
 * Gives the documents of an EPUB 2 the extension of EPUB 3, by which some readers distinguish XHTML from HTML, and
 * changes all that refers to them.
 *
 * @param documents paths of XHTML documents among the files
 * @param resolve references as they were before
 */
export function renameDocuments(
  files: readonly ZipFile[],
  documents: readonly string[],
  resolve: Resolver,
): ZipFile[] {
  const renamed = newNames(files, documents);
  if (renamed.size === 0) return [...files];
  return files.map(({ name, read }) => {
    const path = renamed.get(name) ?? name;
    const refers = path.endsWith('.xhtml') || REFERS.test(name);
    return {
      name: path,
      read: refers ? () => withNewReferences(read(), { name, path }, renamed, resolve) : read,
    };
  });
}

/** Files that may refer to documents. */
const REFERS = /\.(opf|ncx|svg)$/i;
const REFERENCES = ['href', 'src', 'data', 'xlink:href'] as const;

function newNames(files: readonly ZipFile[], documents: readonly string[]): Map<string, string> {
  const taken = new Set(files.map(({ name }) => name.toLowerCase()));
  const renamed = new Map<string, string>();
  for (const path of documents) {
    if (path.endsWith('.xhtml') || !taken.has(path.toLowerCase())) continue;
    const base = path.replace(/\.(x?html?|xml)$/i, '');
    let name = `${base}.xhtml`;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}-${number}.xhtml`;
    taken.add(name.toLowerCase());
    renamed.set(path, name);
  }
  return renamed;
}

/** @param name of the file before, by which its references are resolved @param path of the file now */
function withNewReferences(
  bytes: Uint8Array,
  { name, path }: { name: string; path: string },
  renamed: ReadonlyMap<string, string>,
  resolve: Resolver,
): Uint8Array {
  const file = openXml(bytes);
  if (file === null) return bytes;
  for (const element of elementsWithin(file.root))
    for (const attribute of REFERENCES) {
      const reference = element.attributes[attribute];
      if (reference === undefined || reference.startsWith('#')) continue;
      const target = renamed.get(resolve(name, reference)?.path ?? '');
      const [, fragment = ''] = /#(.*)$/s.exec(reference) ?? [];
      if (target !== undefined) file.edits.set(element, attribute, relativeHref(path, target, fragment));
    }
  return file.edits.isEmpty ? bytes : writeSource(file);
}
