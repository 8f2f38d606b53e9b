import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { decodeText } from '#shared/publication/decode/decode.ts';
import type { XmlElement } from '#shared/publication/markup/xml-element.ts';
import {
  childrenOf,
  findElement,
  findElements,
  readPage,
  readXml,
  textOf,
} from '#shared/publication/markup/xml-tree.ts';
import { zip } from '#shared/testing/build-epub.ts';

/** A test of w3c/epub-tests: a small book whose text states what must be seen. */
export interface ConformanceTest {
  /** The name of its file or folder. */
  id: string;
  /** Its title in the library. */
  title: string;
  description: string;
  coverage: string;
  level: 'must' | 'should' | 'may';
  bytes: Buffer;
  /** "Test passes if …", in the order of its documents. */
  sentences: string[];
  /** Why a reader of reflowable text has no answer to it; null if it has. */
  outside: string | null;
}

/** The tests in a folder: `.epub` files, and unpacked books in folders of their own, at any depth. */
export async function findTests(folder: string): Promise<ConformanceTest[]> {
  const tests: ConformanceTest[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byName)) {
    const path = join(folder, entry.name);
    if (entry.isFile() && /\.epub$/i.test(entry.name)) tests.push(describe(path, await readFile(path)));
    if (!entry.isDirectory()) continue;
    if (await exists(join(path, 'META-INF'))) tests.push(describe(path, await pack(path)));
    else tests.push(...(await findTests(path)));
  }
  return tests;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function pack(folder: string): Promise<Buffer> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== 'mimetype');
  const entries: Record<string, Uint8Array | string> = { mimetype: 'application/epub+zip' };
  for (const name of names) entries[name] = await readFile(join(folder, name));
  return Buffer.from(zip(entries));
}

function describe(path: string, bytes: Buffer): ConformanceTest {
  const files = readFiles(bytes);
  const packages = [...files]
    .filter(([name]) => name.endsWith('.opf'))
    .map(([, content]) => readXml(content));
  const metadata = packages[0] ? findElement(packages[0], 'metadata') : null;
  const first = (name: string) => childrenOf(metadata, name).map(textOf)[0] ?? '';
  const coverage = first('coverage');
  const level = metas(metadata, 'belongs-to-collection')[0];
  return {
    id: basename(path).replace(/\.epub$/i, ''),
    title: first('title'),
    description: first('description'),
    coverage,
    level: level === 'should' || level === 'may' ? level : 'must',
    bytes,
    sentences: sentencesOf(files),
    outside: outside(coverage, packages, files),
  };
}

function readFiles(bytes: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  try {
    const archive = openArchive(bytes);
    for (const name of archive.names()) {
      const content = /\.(opf|xhtml|html|svg|xml)$/i.test(name) ? archive.read(name) : null;
      if (content) files.set(name, content);
    }
  } catch (error: unknown) {
    // A test may be about an unreadable archive, about which nothing is known beforehand.
    if (!(error instanceof Error)) throw error;
  }
  return files;
}

const metas = (metadata: XmlElement | null, property: string): string[] =>
  childrenOf(metadata, 'meta')
    .filter(({ attributes }) => attributes.get('property') === property)
    .map(textOf);

function sentencesOf(files: ReadonlyMap<string, Uint8Array>): string[] {
  const found = [...files]
    .filter(([name]) => /\.(xhtml|html|svg)$/i.test(name))
    .flatMap(([, content]) =>
      findElements(readPage(content), 'p').concat(findElements(readPage(content), 'text')),
    )
    .map((element) => textOf(element).replace(/\s+/g, ' ').trim())
    .filter((text) => /\bpass(es)?\b/i.test(text));
  return [...new Set(found)];
}

/** What a book reader without sound, scripts and fixed pages does not claim to do. */
function outside(
  coverage: string,
  packages: readonly XmlElement[],
  files: ReadonlyMap<string, Uint8Array>,
): string | null {
  if (/overlay/i.test(coverage)) return 'media overlays';
  if (/script/i.test(coverage)) return 'scripts never run';
  if (/fixed/i.test(coverage)) return 'fixed layout';
  const metadata = packages[0] ? findElement(packages[0], 'metadata') : null;
  if (metas(metadata, 'rendition:layout').includes('pre-paginated')) return 'fixed layout';
  if (packages.length > 1) return 'several renditions';
  const pages = [...files]
    .filter(([name]) => /\.xhtml$/i.test(name))
    .map(([, content]) => decodeText(content));
  if (pages.some((page) => /<(audio|video)\b/i.test(page))) return 'sound and films';
  return null;
}
