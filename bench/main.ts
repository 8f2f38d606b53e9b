import { benchBrowser } from './browser.ts';
import { benchDevice } from './device.ts';
import { benchEdition } from './edition.ts';
import { benchExtraction } from './extraction.ts';
import { benchKeys } from './keys.ts';
import { benchLargest } from './largest.ts';
import { benchLoad } from './load.ts';
import { benchPagination } from './pagination.ts';
import { benchPainter } from './painter.ts';
import { benchParsing } from './parse.ts';
import { benchPeers } from './peers.ts';
import { printSection } from './report.ts';
import { benchScreens } from './screens.ts';
import { benchSync } from './sync.ts';

/** `npm run bench`: the cost of the product relative to the unavoidable minimum, measured in the same run. */
const sections = {
  parse: benchParsing,
  peers: benchPeers,
  browser: benchBrowser,
  largest: benchLargest,
  pagination: benchPagination,
  extraction: benchExtraction,
  painter: benchPainter,
  edition: benchEdition,
  device: benchDevice,
  sync: benchSync,
  load: benchLoad,
  screens: benchScreens,
  keys: benchKeys,
};

const HELP = `npm run bench [-- SECTION… [--beside COMMIT]]

Prints measured times as ratios to a limit taken in the same run. Sections (all without a name):
  parse       full parse and open against inflating, decoding and scanning the same documents once
  peers       the same books by other readers in Node, installed for it into bench/peers
  browser     turning pages on a slow processor, long chapters, memory in the built app, beside an older build with
              --beside COMMIT; parsing, the first page, turning pages: other readers and ours; all in Chromium
  largest     500,000 words, a 50 MB FB2, a chapter of 10 MB: time, first chapter, pages, memory
  pagination  milliseconds to divide 100,000 characters into pages
  extraction  words per second, and the quality scores where VIGNETTE_CORPUS holds a gold set
  painter     milliseconds per picture, median and 95th percentile
  edition     War and Peace, or a book as long, with 200 pictures: seconds, memory, bytes
  device      without a network, in the built app: words per second of the extraction beside Node, the longest task of the
              page meanwhile, the memory of the worker and of the page after it, milliseconds per picture beside Node
  sync        bytes per page turn, calls per week offline, server time per 200 operations
  load        a server under 300 readers, a peak, 3,000 sockets and 20 uploads (LOAD_SECONDS, default 20; Linux)
  screens     first paint, layout shift and responses in a real browser, a library of 10,000 books, Lighthouse
  keys        milliseconds from a key to what it changes on the screen, in Chromium

VIGNETTE_CORPUS (default ../shared): a folder whose books/ adds real books to the generated ones.
Ratios of one run may be compared; times of different runs or machines may not.
`;

const given = process.argv.slice(2);
const wanted = given.filter((_, i) => given[i - 1] !== '--beside' && given[i] !== '--beside');
const unknown = wanted.filter((name) => !name.startsWith('-') && !(name in sections));
if (wanted.includes('--help') || wanted.includes('-h') || unknown.length > 0) {
  process.stdout.write(HELP);
  process.exit(unknown.length > 0 ? 2 : 0);
}
for (const [name, run] of Object.entries(sections)) {
  if (wanted.length === 0 || wanted.includes(name)) await printSection(name, run());
}
process.exit(0);
