import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { importPeer } from './peer-packages.ts';
import type { PeerReport } from './peers.ts';
import { epubLimit } from './parse-limits.ts';
import { percentile } from './timing.ts';

/** One book, by one reader, in a process of its own: the first time, and once everything is warm. */
type ReadAll = (file: string, bytes: Buffer<ArrayBuffer>) => Promise<number> | number;

const WARM_ROUNDS = 5;
const withoutTags = (html: string): number => html.replace(/<[^>]*>/g, '').length;
const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);

/** Each returns the number of characters of the whole text; where a peer returns markup, tags are removed. */
const readers: Record<string, () => Promise<ReadAll>> = {
  scan: async () => (_file, bytes) => epubLimit(bytes).full(),
  vignette: async () => (_file, bytes) =>
    sum(parsePublication(bytes, nodeCodec).chapters.map(({ text }) => text.length)),
  epub: async () => {
    interface Book {
      flow: { id: string }[];
      parse(): Promise<void>;
      getChapterRaw(id: string): Promise<string>;
    }
    const { EPub } = await importPeer<{ EPub: new (file: Buffer) => Book }>('epub');
    return async (_file, bytes) => {
      const book = new EPub(bytes);
      await book.parse();
      const lengths: number[] = [];
      for (const { id } of book.flow) lengths.push(withoutTags(await book.getChapterRaw(id)));
      return sum(lengths);
    };
  },
  epub2: async () => {
    interface Book {
      flow: { id: string }[];
      getChapterRawAsync(id: string): Promise<string>;
    }
    const { EPub } = await importPeer<{ EPub: { createAsync(file: string): Promise<Book> } }>('epub2');
    return async (file) => {
      const book = await EPub.createAsync(file);
      const lengths: number[] = [];
      for (const { id } of book.flow) lengths.push(withoutTags(await book.getChapterRawAsync(id)));
      return sum(lengths);
    };
  },
  '@gxl/epub-parser': async () => {
    type Parse = (file: Buffer, options: object) => Promise<{ sections: { htmlString: string }[] }>;
    const { parseEpub } = await importPeer<{ parseEpub: Parse }>('@gxl/epub-parser');
    return async (_file, bytes) => {
      const { sections } = await parseEpub(bytes, { type: 'buffer' });
      return sum(sections.map(({ htmlString }) => withoutTags(htmlString)));
    };
  },
  '@lingo-reader/epub-parser': async () => {
    interface Book {
      getSpine(): { id: string }[];
      loadChapter(id: string): Promise<{ html: string } | undefined>;
      destroy(): void;
    }
    type Init = (file: string, pictures: string) => Promise<Book>;
    const { initEpubFile } = await importPeer<{ initEpubFile: Init }>('@lingo-reader/epub-parser');
    return async (file) => {
      const pictures = mkdtempSync(join(tmpdir(), 'vignette-peer-'));
      try {
        const book = await initEpubFile(file, pictures);
        const lengths: number[] = [];
        for (const { id } of book.getSpine())
          lengths.push(withoutTags((await book.loadChapter(id))?.html ?? ''));
        return sum(lengths);
      } finally {
        rmSync(pictures, { recursive: true, force: true });
      }
    };
  },
  'epubix + jsdom': async () => {
    const { JSDOM } = await importPeer<{ JSDOM: new () => { window: Record<string, unknown> } }>('jsdom');
    const { window } = new JSDOM();
    Object.assign(globalThis, { window, DOMParser: window.DOMParser, document: window.document });
    type Load = (file: ArrayBuffer) => Promise<{ chapters: { content: string }[] }>;
    const { loadEpubBook } = await importPeer<{ loadEpubBook: Load }>('epubix');
    return async (_file, bytes) => {
      const { chapters } = await loadEpubBook(new Uint8Array(bytes).buffer);
      return sum(chapters.map(({ content }) => withoutTags(content)));
    };
  },
  'epub-ts + linkedom': async () => {
    interface Section {
      load(request: unknown): Promise<{ textContent: string }>;
    }
    interface Book {
      opened: Promise<unknown>;
      load: () => unknown;
      spine: { spineItems: Section[] };
    }
    const { Book } = await importPeer<{ Book: new (file: ArrayBuffer) => Book }>('@likecoin/epub-ts/node');
    return async (_file, bytes) => {
      const book = new Book(new Uint8Array(bytes).buffer);
      await book.opened;
      const lengths: number[] = [];
      for (const section of book.spine.spineItems)
        lengths.push((await section.load(book.load.bind(book))).textContent.length);
      return sum(lengths);
    };
  },
};

const [name, file] = process.argv.slice(2) as [string, string];
process.stdout.write(`\n${JSON.stringify(await measure(name, file))}`);
process.exit(0);

async function measure(name: string, file: string): Promise<PeerReport> {
  const read = await readers[name]!();
  const bytes = Buffer.from(new Uint8Array(readFileSync(file)));
  const times: number[] = [];
  let characters = 0;
  for (let round = 0; round <= WARM_ROUNDS; round++) {
    const started = performance.now();
    characters = await read(file, bytes);
    times.push(performance.now() - started);
  }
  const [coldMs = NaN, ...warm] = times;
  return { coldMs, warmMs: percentile(warm, 0.5), characters };
}
