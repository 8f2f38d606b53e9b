// What a reader's line has to carry before a page works, in KiB of gzip. A build that is over does not succeed.
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGETS = { firstLoad: 180, chunk: 60, serviceWorker: 12 };

/** These run beside the page, after it is there. */
const beside =
  /^assets\/(book\.worker|edition\.worker|painter\.worker|extraction\.worker|english-model\.worker|flush-session)-/;

/**
 * Weighs the built app.
 * @param {string} out dist/app
 * @returns {Promise<string[]>} a sentence for each budget that is exceeded
 */
export async function exceededBudgets(out) {
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const sizes = await Promise.all(first.map((file) => kibOf(out, file)));
  const chunks = (await readdir(path.join(out, 'assets')))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.js') && !first.includes(file) && !beside.test(file));
  const weighed = [
    {
      name: 'the first load of script',
      kib: sizes.reduce((sum, kib) => sum + kib, 0),
      max: BUDGETS.firstLoad,
    },
    { name: '/sw.js', kib: await kibOf(out, 'sw.js'), max: BUDGETS.serviceWorker },
    ...(await Promise.all(
      chunks.map(async (file) => ({ name: file, kib: await kibOf(out, file), max: BUDGETS.chunk })),
    )),
  ];
  return weighed
    .filter(({ kib, max }) => kib > max)
    .map(({ name, kib, max }) => `${name} weighs ${kib.toFixed(1)} KiB of gzip; ${max} are allowed.`);
}

async function kibOf(out, file) {
  return gzipSync(await readFile(path.join(out, file))).byteLength / 1024;
}
