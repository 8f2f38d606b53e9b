import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import model from 'wink-eng-lite-web-model';
import { provideEnglish } from '#shared/extraction/vendor-wink.ts';
import { provideRussian } from '#shared/extraction/vendor-az.ts';

/** The engine with its language data from the installed packages; each language's is read at its first text. */
export { extractBook, extractChapter } from '#shared/extraction/extract-book.ts';

provideEnglish(() => model);
provideRussian((file) => {
  const { buffer, byteOffset, byteLength } = readFileSync(path.join(dictionaryFolder(), file));
  return buffer.slice(byteOffset, byteOffset + byteLength);
});

const dictionaryFolder = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('az/package.json')), 'dicts');
