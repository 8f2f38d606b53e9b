import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { openCfis } from '#shared/publication/cfi/book-cfis.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { ContentsEntry, Publication } from '#shared/publication/publication.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { corpus, hasCorpus } from './support/test.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
/** Small ones: with a nested table of contents, from right to left, and with old packaging. */
const FEW = 3;

/** What epub.js reads in a book: titles of its contents, and the letters of its documents, in reading order. */
interface Read {
  contents: string[];
  documents: { href: string; letters: string }[];
  atCfis: (Found | null)[];
}

/** The words after a CFI: by the standard in the browser's own tree of the document, and as epub.js counts. */
interface Found {
  byStandard: string;
  byEpubjs: string;
  /** A text that the standard counts is empty; epub.js counts only those that are there. */
  isMiscounted: boolean;
}

/**
 * Another reader's view of the same files. These are the known reasons for a difference; any other difference is a
 * fault.
 */
const EXPLANATIONS: Record<string, (ours: Publication, theirs: Read) => boolean> = {
  'epub.js lists a document as often as the spine does; a book prints it once': (ours, theirs) =>
    new Set(theirs.documents.map(({ href }) => href)).size < theirs.documents.length &&
    ours.chapters.length > 0,
  'epub.js shows spine items of any type; our parser shows their fallbacks': (_, theirs) =>
    theirs.documents.some(({ href }) => !/\.(x?html?|xml|svg)$/i.test(href.replace(/[?#].*/, ''))) ||
    theirs.documents.some(({ href }) => /\.xml$/i.test(href)),
  'epub.js stops where a page is not well-formed; we read on': (ours, theirs) =>
    isSubsequence(theirs.documents.map(({ letters }) => letters).join(''), lettersOf(ours)),
  'epub.js reads what a browser reads; hidden and unprinted text is not in our chapters': (ours, theirs) =>
    isSubsequence(lettersOf(ours), theirs.documents.map(({ letters }) => letters).join('')),
};

base.describe('epub.js and our parser', () => {
  base.skip(!hasCorpus, 'needs real books');

  base('read the same books: order, contents, text and places', async ({ page }) => {
    base.setTimeout(isLong ? 1_800_000 : 120_000);
    const require = createRequire(import.meta.url);
    await page.goto('about:blank');
    await page.addScriptTag({ path: require.resolve('jszip/dist/jszip.min.js') });
    await page.addScriptTag({ path: require.resolve('epubjs/dist/epub.js') });
    const differing: string[] = [];
    for (const file of books()) {
      const bytes = readFileSync(join(corpus, file));
      const ours = read(bytes);
      if (ours === null) continue;
      const places = somePlaces(ours);
      const cfis = openCfis(bytes, ours.chapters, nodeCodec)!;
      const addresses = places.map((place) => cfis.cfiAt(place));
      const theirs = await readWithEpubjs(page, bytes, addresses);
      if (theirs === null) continue;
      differing.push(...compare(file, ours, theirs));
      places.forEach(({ chapter, offset }, i) => {
        const words = squeeze(ours.chapters[chapter - 1]!.text.slice(offset, offset + 12));
        const found = theirs.atCfis[i];
        if (!found) return;
        for (const there of found.isMiscounted ? [found.byStandard] : [found.byStandard, found.byEpubjs])
          if (!words.startsWith(squeeze(there).slice(0, words.length)) || there === '')
            differing.push(`${file}: ${addresses[i]} is "${words}" here and "${there}" there`);
      });
    }
    expect(differing).toEqual([]);
  });
});

function books(): string[] {
  const all = readdirSync(corpus).filter((name) => name.endsWith('.epub'));
  if (isLong) return all;
  const small = all.filter((name) => readFileSync(join(corpus, name)).length < 200_000);
  return small.filter((_, i) => i % Math.ceil(small.length / FEW) === 0);
}

function read(bytes: Uint8Array): Publication | null {
  try {
    return parsePublication(bytes, nodeCodec);
  } catch {
    return null; // Refusals are compared elsewhere.
  }
}

const squeeze = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\ufeff]+/g, '');
const lettersOf = ({ chapters }: Publication): string => squeeze(chapters.map(({ text }) => text).join(''));

/** A few places in the middle of words, over the whole book. */
function somePlaces({ chapters }: Publication): { chapter: number; offset: number }[] {
  return chapters
    .filter(({ text }) => text.length > 400)
    .filter((_, i, long) => i % Math.ceil(long.length / 5) === 0)
    .map(({ number, text }) => ({ chapter: number, offset: text.indexOf(' ', 200) + 1 }));
}

/** The part of epub.js used here; it is loaded into the page without types. */
interface Epubjs {
  (bytes: ArrayBuffer): {
    ready: Promise<unknown>;
    navigation?: { toc: { label: string; subitems?: [] }[] };
    spine: { each(visit: (section: Section) => void): void };
    load(path: string): Promise<unknown>;
  };
  CFI: new (cfi: string) => { spinePos: number; toRange(document: Document): Range };
}

interface Section {
  href: string;
  index: number;
  load(request: unknown): Promise<Element>;
}

/** In the page, once its script has run there. */
declare const ePub: Epubjs;

/** Null for a book that epub.js cannot open. */
async function readWithEpubjs(page: Page, bytes: Buffer, cfis: (string | null)[]): Promise<Read | null> {
  return page.evaluate(
    async ({ base64, addresses }) => {
      const file = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const late = new Promise<null>((done) => setTimeout(() => done(null), 20_000));
      const work = async () => {
        const book = ePub(file.buffer);
        await book.ready;
        const contents: string[] = [];
        const list = (items: { label: string; subitems?: [] }[]) =>
          items.forEach(({ label, subitems = [] }) => {
            contents.push(label.trim().replace(/\s+/g, ' '));
            list(subitems);
          });
        list(book.navigation?.toc ?? []);
        const documents: { href: string; letters: string }[] = [];
        const sections: Section[] = [];
        book.spine.each((section) => sections.push(section));
        const roots = new Map<number, Element>();
        for (const section of sections) {
          const root = await section.load(book.load.bind(book));
          roots.set(section.index, root);
          const body = (root.querySelector('body') ?? root).cloneNode(true) as Element;
          for (const left of body.querySelectorAll('script, style, title, metadata, desc')) left.remove();
          const letters = (body.textContent ?? '').normalize('NFC').replace(/[\s\u00a0\ufeff]+/g, '');
          documents.push({ href: section.href, letters });
        }
        /** Elements have the even numbers, the texts around them the odd ones, empty or not. */
        const walk = (root: Element, cfi: string) => {
          let element = root;
          let isMiscounted = false;
          const [path = '', offset = '0'] = cfi.slice(cfi.indexOf('!') + 1, -1).split(':');
          for (const [, step] of path.matchAll(/\/(\d+)/g)) {
            const number = Number(step);
            if (number % 2 === 0) {
              element = element.children[number / 2 - 1]!;
              continue;
            }
            const chunks: Text[][] = [[]];
            for (const node of element.childNodes) {
              if (node instanceof Element) chunks.push([]);
              else if (node instanceof Text) chunks.at(-1)!.push(node);
            }
            const before = chunks.slice(0, (number - 1) / 2);
            isMiscounted =
              before.some((nodes) => nodes.length !== 1) || chunks[(number - 1) / 2]!.length !== 1;
            const text = chunks[(number - 1) / 2]!.map(({ data }) => data).join('');
            return { byStandard: text.slice(Number(offset), Number(offset) + 12), isMiscounted };
          }
          return { byStandard: '', isMiscounted };
        };
        const atCfis = addresses.map((cfi) => {
          const parsed = cfi === null ? null : new ePub.CFI(cfi);
          const root = parsed && roots.get(parsed.spinePos);
          if (cfi === null || !root) return null;
          const { startContainer, startOffset } = parsed.toRange(root.ownerDocument);
          const byEpubjs = (startContainer.textContent ?? '').slice(startOffset, startOffset + 12);
          return { ...walk(root, cfi), byEpubjs };
        });
        return { contents, documents, atCfis };
      };
      return Promise.race([work().catch(() => null), late]);
    },
    { base64: bytes.toString('base64'), addresses: cfis },
  );
}

function compare(file: string, ours: Publication, theirs: Read): string[] {
  const explained = Object.values(EXPLANATIONS).some((explains) => explains(ours, theirs));
  const differences: string[] = [];
  const [here, there] = [lettersOf(ours), theirs.documents.map(({ letters }) => letters).join('')];
  if (here !== there && !explained) {
    const at = [...here].findIndex((char, i) => char !== there[i]);
    differences.push(`${file}: text, from "${here.slice(at, at + 30)}" / "${there.slice(at, at + 30)}"`);
  }
  const titles = flatten(ours.contents);
  if (titles.join('|') !== theirs.contents.join('|'))
    differences.push(
      `${file}: contents ${titles.length} / ${theirs.contents.length}: ${titles.find((t, i) => t !== theirs.contents[i])}`,
    );
  return differences;
}

const flatten = (entries: readonly ContentsEntry[]): string[] =>
  entries.flatMap(({ title, children }) => [title.replace(/\s+/g, ' '), ...flatten(children)]);

/** Whether the first is what is left of the second when some of it is taken out. */
function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (let i = 0; i < whole.length && at < part.length; i++) if (whole[i] === part[at]) at++;
  return at === part.length;
}
