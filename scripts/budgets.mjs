// Download budgets in KiB of gzip: before a page works, and for the descriptions of a book in a language. A build
// over budget fails.
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

// Of the painter what every picture of a book in one language needs (0.2 MB), and each of the parts that some need.
const BUDGETS = {
  firstLoad: 180,
  chunk: 60,
  serviceWorker: 12,
  painter: 195,
  painterPart: 64,
  english: 2930,
  russian: 5860,
};

/** Fetched by the painter's worker while it works; no page waits for them. See shared/illustration/parts/fetched.ts. */
const PAINTER_PART =
  /^assets\/(outdoors|rare-places|streets|rooms|vistas|still-lifes|people|buildings|rare-motifs|engraving|reads-\w+)-/;

/** These run in the background, after the page has loaded. */
const beside =
  /^assets\/(book\.worker|edition\.worker|painter\.worker|extraction\.worker|english-model\.worker|flush-session)-/;

/**
 * Measures the built app.
 * @param {string} out dist/app
 * @returns {Promise<string[]>} a sentence for each budget that is exceeded
 */
export async function exceededBudgets(out) {
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const files = (await readdir(path.join(out, 'assets'))).map((name) => `assets/${name}`);
  const chunks = files.filter((file) => file.endsWith('.js') && !first.includes(file) && !beside.test(file));
  const sumOf = async (some) =>
    (await Promise.all(some.map((file) => kibOf(out, file)))).reduce((a, b) => a + b, 0);
  const packOf = (data) =>
    files.filter((file) => file.startsWith('assets/extraction.worker-') || data.test(file));
  const readingOf = (language) => files.filter((file) => file.startsWith(`assets/reads-${language}-`));
  const painter = files.filter((file) => file.startsWith('assets/painter.worker-'));
  const weighed = [
    { name: 'the first load of script', kib: await sumOf(first), max: BUDGETS.firstLoad },
    { name: 'the English pack', kib: await sumOf(packOf(/english-model\.worker-/)), max: BUDGETS.english },
    { name: 'the Russian pack', kib: await sumOf(packOf(/russian-.*\.pack$/)), max: BUDGETS.russian },
    ...(await Promise.all(
      ['english', 'russian'].map(async (language) => ({
        name: `the painter of ${language} books`,
        kib: await sumOf(await withImports(out, [...painter, ...readingOf(language)])),
        max: BUDGETS.painter,
      })),
    )),
    { name: '/sw.js', kib: await kibOf(out, 'sw.js'), max: BUDGETS.serviceWorker },
    ...(await Promise.all(
      chunks.map(async (file) => ({
        name: file,
        kib: await kibOf(out, file),
        max: PAINTER_PART.test(file) ? BUDGETS.painterPart : BUDGETS.chunk,
      })),
    )),
  ];
  return weighed
    .filter(({ kib, max }) => kib > max)
    .map(({ name, kib, max }) => `${name} weighs ${kib.toFixed(1)} KiB of gzip; ${max} are allowed.`);
}

async function kibOf(out, file) {
  return gzipSync(await readFile(path.join(out, file))).byteLength / 1024;
}

/** Modules with all that they import before they run. */
async function withImports(out, modules) {
  const found = new Set(modules);
  for (const file of found) {
    const source = await readFile(path.join(out, file), 'utf8');
    for (const [, imported] of source.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g))
      found.add(`assets/${imported}`);
  }
  return [...found];
}
