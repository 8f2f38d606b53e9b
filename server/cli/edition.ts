/**
 * An illustrated edition of a book, on the command line: an EPUB 3 with a picture of the best passages of each chapter.
 *
 *   npm run -s edition -- BOOK --out FILE [--until CHAPTER:OFFSET] [--all] [--per-chapter N] [--head-pieces]
 *
 * A file does not record how far it was read: without --until it is the whole book, as with --all. CHAPTER counts
 * from 1 and OFFSET in the chapter's canonical text, as in `paginate`; nothing beyond it is in the file. A book
 * without a cover gets the one that the app paints for it; with --head-pieces its chapters open with ornaments of its
 * own.
 *
 * out: {"file","out","title","chapters","pictures","bytes","ms"}, one line. Progress goes to stderr.
 * Exit 0; 1 for a file that is not a book, 2 for a usage error.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeCodec } from '#server/files/node-codec.ts';
import { makeEditionInSteps } from '#shared/edition/make-edition.ts';
import { headPieces } from '#shared/illustration/cover/head-pieces.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { titleInLibrary } from '#shared/publication/title-in-library.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { paintBook } from './paint-book.ts';
import { parseCommand, usageError } from './parse-command.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

const USAGE = 'edition -- BOOK --out FILE [--until CHAPTER:OFFSET] [--all] [--per-chapter N] [--head-pieces]';

const { values, positionals } = parseCommand(USAGE, {
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    until: { type: 'string' },
    all: { type: 'boolean' },
    'head-pieces': { type: 'boolean', default: false },
    'per-chapter': { type: 'string', default: '1' },
  },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) usageError(USAGE, 'Name one book.');
if (!values.out) usageError(USAGE, 'Missing --out FILE.');
if (values.all && values.until !== undefined) usageError(USAGE, 'Either all of the book or a part of it.');
const until = values.until === undefined ? null : placeOf(values.until);
const picturesPerChapter = Number(values['per-chapter']);
if (!Number.isInteger(picturesPerChapter) || picturesPerChapter < 0 || picturesPerChapter > 20)
  usageError(USAGE, `--per-chapter must be a whole number up to 20, not "${values['per-chapter']}"`);

const report = (line: string) => process.stderr.write(`${line}\n`);

try {
  console.log(JSON.stringify(await make(file, values.out)));
} catch (error: unknown) {
  report(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof PublicationError ? 1 : 2;
}

async function make(book: string, out: string): Promise<object> {
  const started = performance.now();
  const bytes = await readFile(book);
  const publication = parsePublication(bytes, nodeCodec);
  const { length: chapters } = publication.chapters;
  if (until !== null && until.chapter > chapters) usageError(USAGE, `The book has ${chapters} chapters.`);
  report(
    until === null
      ? `Reading all ${chapters} chapters for passages.`
      : `Reading up to chapter ${until.chapter} of ${chapters} for passages.`,
  );
  const { authors } = publication.metadata;
  const title = titleInLibrary(publication, path.basename(book));
  const { pictures, cast, cover } = await paintBook(publication, {
    ...{ title, until, picturesPerChapter },
    onPainted: (done, chapter) => {
      if (done % 10 === 0) report(`${done} pictures, up to chapter ${chapter}.`);
    },
  });
  report(`${pictures.length} pictures painted. Making the edition.`);
  const pieces = values['head-pieces'] ? headPieces({ title, author: authors.join(', ') }) : [];
  const request = { pictures, cast, cover, headPieces: pieces, until, madeAt: new Date() };
  const steps = makeEditionInSteps(bytes, publication, request, nodeCodec);
  const packed = [...steps].flatMap((step) => step.pieces);
  await writeFile(out, packed);
  return {
    ...{ file: book, out, title },
    chapters: until?.chapter ?? chapters,
    pictures: pictures.length,
    bytes: packed.reduce((sum, { length }) => sum + length, 0),
    ms: Math.round(performance.now() - started),
  };
}

function placeOf(text: string): TextPlace {
  const [, chapter, offset] = /^(\d{1,5}):(\d{1,9})$/.exec(text) ?? [];
  if (chapter === undefined || offset === undefined || chapter === '0')
    return usageError(USAGE, `--until must be CHAPTER:OFFSET, such as 3:1200, not "${text}"`);
  return { chapter: Number(chapter), offset: Number(offset) };
}
