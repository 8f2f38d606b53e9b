import { readFile } from 'node:fs/promises';
import { nodeCodec } from '#server/files/node-codec.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { pageSizeChars, paginate } from '#shared/reading/layout/paginate.ts';
import { parseCommand, usageError } from './parse-command.ts';

const USAGE = 'paginate -- FILE --width W --height H --font-size N --line-height L';

/** `npm run -s paginate`: one JSON line per chapter. Exit 1 for a file that is not a book, 2 for a usage error. */
const { values, positionals } = parseCommand(USAGE, {
  allowPositionals: true,
  options: {
    width: { type: 'string' },
    height: { type: 'string' },
    'font-size': { type: 'string', default: '18' },
    'line-height': { type: 'string', default: '1.6' },
  },
});
if (positionals.length === 0) usageError(USAGE, 'Missing FILE.');

const sizeChars = pageSizeChars({
  ...(values.width === undefined ? {} : { widthPx: number('width', values.width) }),
  ...(values.height === undefined ? {} : { heightPx: number('height', values.height) }),
  fontSizePx: number('font-size', values['font-size']),
  lineHeight: number('line-height', values['line-height']),
});

for (const file of positionals) {
  try {
    for (const { number: chapter, text } of parsePublication(await readFile(file), nodeCodec).chapters) {
      console.log(JSON.stringify({ chapter, pages: paginate(text, sizeChars) }));
    }
  } catch (error: unknown) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof PublicationError ? 1 : 2;
  }
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    usageError(USAGE, `--${name} must be a positive number, not "${text}"`);
  return value;
}
