import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { ContentsEntry, Publication, PublicationFormat } from '#shared/publication/publication.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import { usageError } from './parse-command.ts';

/**
 * `npm run -s inspect -- FILE…`: what the parser reads in each file, as one JSON line per file; exit 0 whatever it is.
 * A package without a page is reported here, though no library accepts it.
 */
const files = process.argv.slice(2);
if (files.length === 0) usageError('inspect -- FILE…', 'Name at least one file.');
for (const file of files) console.log(JSON.stringify(await inspect(file)));

async function inspect(file: string): Promise<object> {
  try {
    const bytes = await readFile(file);
    const started = performance.now();
    const publication = parsePublication(bytes, { ...nodeCodec, ...promised(file), allowEmpty: true });
    return {
      file,
      ok: true,
      ...report(publication),
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
  } catch (error: unknown) {
    return { file, ok: false, error: describe(error) };
  }
}

/** The format that the file's name declares, if any. */
function promised(file: string): { format?: PublicationFormat } {
  const extension = extname(file).toLowerCase();
  return extension === '.epub' ? { format: 'epub' } : extension === '.fb2' ? { format: 'fb2' } : {};
}

function report({ format, metadata, cover, coverDrawing, contents, documents, chapters }: Publication) {
  const picture = cover ?? (coverDrawing && { mediaType: 'image/svg+xml', bytes: coverDrawing });
  return {
    format,
    title: metadata.title,
    authors: metadata.authors,
    language: metadata.language,
    cover: picture && {
      mediaType: picture.mediaType,
      bytes: picture.bytes.length,
      sha256: createHash('sha256').update(picture.bytes).digest('hex'),
    },
    toc: flatten(contents, 0),
    documents,
    chapters: chapters.map(({ number, title, words, text }) => ({
      number,
      title,
      words,
      chars: text.length,
    })),
    words: documents.reduce((sum, { words }) => sum + words, 0),
  };
}

function flatten(
  entries: ContentsEntry[],
  depth: number,
): { title: string; chapter: number; depth: number }[] {
  return entries.flatMap(({ title, chapter, children }) => [
    { title, chapter, depth },
    ...flatten(children, depth + 1),
  ]);
}

function describe(error: unknown): { code: string; message: string } {
  if (error instanceof PublicationError) return { code: error.code, message: error.message };
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { code: 'NO_FILE', message: 'There is no such file.' };
  if (code === 'EISDIR') return { code: 'NO_FILE', message: 'This is a folder.' };
  if (code === 'EACCES' || code === 'EPERM') return { code: 'NO_FILE', message: 'The file may not be read.' };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}
