import type { BenchPage } from './bench-page.ts';
import { readers, type OpenedBook } from './readers.ts';

const files = new Map<string, File>();

const bench: BenchPage = {
  async parse(name, book) {
    const file = await fileOf(book);
    const watch = watchThread();
    const started = performance.now();
    let openMs = NaN;
    const characters = await readers[name]!.parse(file, () => (openMs = performance.now() - started));
    const fullMs = performance.now() - started;
    return { openMs, fullMs, blockedMs: watch(), characters };
  },
  async show(name, book, turns) {
    const file = await fileOf(book);
    const stage = document.querySelector<HTMLElement>('#stage')!.appendChild(document.createElement('div'));
    stage.style.height = '100%';
    let shown: OpenedBook | null = null;
    try {
      const started = performance.now();
      shown = await readers[name]!.show(file, stage);
      await painted();
      const firstPageMs = performance.now() - started;
      await shown.ready?.();
      const turnsMs: number[] = [];
      for (let n = 0; n < turns; n++) {
        const turned = performance.now();
        await shown.next();
        await painted();
        turnsMs.push(performance.now() - turned);
      }
      return { firstPageMs, turnsMs };
    } finally {
      shown?.close();
      stage.remove();
    }
  },
};
Object.assign(window, { bench });

/** As if it had been chosen: in memory, with its name. */
async function fileOf(book: string): Promise<File> {
  let file = files.get(book);
  if (!file) {
    const bytes = await (await fetch(`/books/${book}`)).arrayBuffer();
    file = new File([bytes], book, {
      type: book.endsWith('.fb2') ? 'application/x-fictionbook+xml' : 'application/epub+zip',
    });
    files.set(book, file);
  }
  return file;
}

/** The frame that has what is in the document now is on its way to the screen. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    }),
  );

/** Ticks by messages until it is called; then returns the longest gap between two ticks, in ms. */
function watchThread(): () => number {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return () => {
    port1.close();
    return Math.max(longest, performance.now() - last);
  };
}
