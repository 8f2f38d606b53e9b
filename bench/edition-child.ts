import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { EditionPicture } from '#shared/edition/edition-request.ts';
import { makeEditionInSteps } from '#shared/edition/make-edition.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { EditionReport } from './edition.ts';

/** Makes an edition as the browser's worker does, piece by piece into a file, and prints what it costs. */
const [book, out, ...files] = process.argv.slice(2) as [string, string, ...string[]];
const PICTURES = 200;
const before = process.memoryUsage().rss;
const started = performance.now();
const bytes = new Uint8Array(readFileSync(book));
const publication = parsePublication(bytes);
const chapters = publication.chapters.filter(({ text }) => text.length > 2_000);
const pictures = Array.from({ length: PICTURES }, (_, i): EditionPicture => {
  const { number, text } = chapters[Math.floor((i * chapters.length) / PICTURES)]!;
  const end = Math.floor(text.length * (0.2 + (i % 3) * 0.3));
  return {
    ...{ chapter: number, end, priority: i % 100, caption: text.slice(end - 120, end), alt: `Picture ${i}` },
    ...{
      bytes: new Uint8Array(readFileSync(files[i % files.length]!)),
      maker: 'algorithm',
      tool: 'Vignette',
    },
  };
});
const file = openSync(out, 'w');
let size = 0;
const request = { pictures, cast: [], until: null, madeAt: new Date() };
for (const { pieces } of makeEditionInSteps(bytes, publication, request))
  for (const piece of pieces) size += writeSync(file, piece);
closeSync(file);
const report: EditionReport = {
  pictures: PICTURES,
  ms: performance.now() - started,
  bytes: size,
  peakBytes: Math.max(0, process.resourceUsage().maxRSS * 1024 - before),
};
process.stdout.write(JSON.stringify(report));
