import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** These list what is in a whole book, also in the pages that its reader has not come to. */
const LISTS = /\b(?:listIllustrated|listBookDescriptions|readCast)\(/;

/**
 * All who call them. Whoever shows what is listed asks `mayShow`, by the words named here; the others show none of it.
 */
const CALLERS: Readonly<Record<string, RegExp | 'shows none' | 'the exception'>> = {
  'src/app/api/book-content.ts': 'shows none',
  'src/app/api/cast.ts': 'shows none',
  'src/app/data/cast/cast.ts': 'shows none',
  'src/app/data/pictures/descriptions.ts': 'shows none',
  'src/app/features/book-details/cast-panel.tsx': /\bcastUpTo\(/,
  'src/app/features/edition/count-pictures.ts': /\bdescriptionsUpTo\(/,
  'src/app/features/edition/make-edition-file.ts': /\bdescriptionsUpTo\(/,
  'src/app/features/edition/paint-chapters.ts': /\bdescriptionsUpTo\(/,
  'src/app/features/edition/print-pictures.ts': /\bdescriptionsUpTo\(/,
  'src/app/features/illustrations/use-gallery.ts': /\bpassageFilter\(/,
  // The number of all pictures.
  'src/app/features/profile/profile-facts.tsx': 'shows none',
  'src/app/features/reader/cast/previously-sheet.tsx': /\bmayShow\(/,
  'src/app/features/reader/cast/use-open-cast.ts': /\bknowledge = \{ known\b/,
  'src/app/features/reader/cast/use-painted.ts': /\bpictureOf\(.*knowledge\)/,
  'src/app/state/cover-painting.ts': 'the exception',
  'src/app/state/paint-here.ts': /\bsceneContext\(/,
  'src/workers/editions/make-stored-edition.ts': /\bcorrectionsInForce\(.* known\)/,
  'src/workers/editions/read-edition-pictures.ts': /\bendsBy\(/,
};

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

test('whoever lists what is in a whole book is known to hide what has not been read', () => {
  const callers = [...sources].filter(([, source]) => LISTS.test(source)).map(([file]) => file);
  expect(callers.sort()).toEqual(Object.keys(CALLERS).sort());
});

const showing = Object.entries(CALLERS).flatMap(([file, by]) => (by instanceof RegExp ? [{ file, by }] : []));

test.each(showing)('$file asks what may be shown', ({ file, by }) => {
  expect(sources.get(file)).toMatch(by);
});
