import { nodeCodec } from '#server/files/node-codec.ts';
import { openPublication, parsePublication } from '#shared/publication/parse-publication.ts';
import { books } from './books.ts';
import { type Measure, ratio } from './report.ts';
import { epubLimit, fb2Limit, type Limit } from './parse-limits.ts';
import { medians } from './timing.ts';

/**
 * Full parse (sanitised HTML and canonical text) and open, warm, against the scan of the same file; and how soon the
 * first chapter of a long book is there.
 */
export function benchParsing(): Measure[] {
  return books().flatMap(({ name, bytes }) => {
    const isEpub = name.endsWith('.epub');
    const limit = isEpub ? epubLimit(bytes) : fb2Limit(bytes);
    const full = medians({
      scan: limit.full,
      parse: () => parsePublication(bytes, nodeCodec),
      opening: () => readOpening(bytes),
    });
    return [
      ratio(`${name} full`, full.parse, full.scan, isEpub ? 3 : 2),
      ...openRatio(name, bytes, limit.open),
      {
        name: `${name} first chapter`,
        value: `${Math.round((100 * full.opening) / full.parse)} % of full`,
        note: `${full.opening.toFixed(1)} ms`,
      },
    ];
  });
}

function openRatio(name: string, bytes: Uint8Array, scan: Limit['open']): Measure[] {
  if (scan === null) return [];
  const open = medians({ scan, open: () => openPublication(bytes, nodeCodec).readCover() }, 31);
  return [ratio(`${name} open`, open.open, open.scan, 1.5)];
}

/** From the file to its first chapter; to its last where the book is too short for steps. */
function readOpening(bytes: Uint8Array): void {
  for (const { opening } of openPublication(bytes, nodeCodec).readSteps()) if (opening !== null) return;
}
