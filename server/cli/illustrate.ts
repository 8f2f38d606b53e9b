/**
 * Pictures of passages, on the command line: the painter that the server runs.
 *
 *   npm run -s illustrate -- --out DIR < passages.jsonl
 *
 * in : {"id":"p1","text":"…","type":"location"}     also lang, style, book, entity
 * out: {"id","file","width","height","ms","scene"}   one line per picture, same order; the picture is DIR/p1.jpg
 *
 * Nothing else is written to stdout. Exit 0; 2 for a usage error, 1 for a line that cannot be read.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { paint } from '#server/illustration/paint.ts';
import { parseCommand, usageError } from './parse-command.ts';

const Line = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  type: z.enum(['location', 'character', 'atmosphere', 'object']),
  lang: z.string().nullish(),
  style: z.string().nullish(),
  book: z.string().nullish(),
  entity: z.string().nullish(),
  take: z.number().int().nonnegative().default(0),
});

/** 255 less the extension. */
const NAME_MAX_BYTES = 250;
const USAGE = 'illustrate -- --out DIR < passages.jsonl';

const { values } = parseCommand(USAGE, { options: { out: { type: 'string' } } });
if (!values.out) usageError(USAGE, 'Missing --out DIR.');
await mkdir(values.out, { recursive: true }).catch((error: NodeJS.ErrnoException) =>
  usageError(USAGE, `No pictures can go to ${values.out} (${error.code}).`),
);

let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number++;
  if (!line.trim()) continue;
  const { id, text, type, lang, style, book, entity, take } = read(line, number);
  const startedAt = performance.now();
  const picture = await paint({
    text,
    type,
    language: lang === 'en' || lang === 'ru' ? lang : null,
    stylePrompt: style ?? null,
    entity: entity
      ? { id: entity, name: entity, kind: type === 'location' ? 'location' : 'character', attributes: [] }
      : null,
    location: null,
    context: '',
    bookId: book ?? '',
    seedSalt: id,
    take,
  });
  const ms = Math.round(performance.now() - startedAt);
  const file = path.join(values.out, `${fileName(id)}.jpg`);
  await writeFile(file, picture.jpeg);
  const { width, height, scene } = picture;
  process.stdout.write(`${JSON.stringify({ id, file, width, height, ms, scene })}\n`);
}

/** The id in what every file system takes as a name. */
function fileName(id: string): string {
  const name = Array.from(id.replaceAll(/[^\p{L}\p{N}._-]/gu, '_'));
  while (Buffer.byteLength(name.join('')) > NAME_MAX_BYTES) name.pop();
  return name.join('');
}

function read(line: string, lineNumber: number): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(line));
  } catch (error: unknown) {
    process.stderr.write(
      `Line ${lineNumber} is not {"id", "text", "type"} in JSON: ${String(error).split('\n')[0]}\n`,
    );
    process.exit(1);
  }
}
