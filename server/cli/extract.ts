/**
 * Descriptions, characters and places of chapters, on the command line: the engine that the server runs.
 *
 *   npm run -s extract -- --json < chapters.jsonl
 *
 * in : {"id":"c1","lang":"en","text":"…"}          one line per chapter; lang may be absent
 * out: {"id":"c1","passages":[…],"entities":[…]}    one line per chapter, same order
 *
 * With --llm the language model that TEXT_MODEL names chooses the passages.
 *
 * Nothing else is written to stdout. Exit 0; 2 for a usage error, 1 for a line that cannot be read.
 */
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { extractBook, extractChapter } from '#server/extraction/embedded-engine.ts';
import { createLlmExtractor, type ExtractBook } from '#server/extraction/llm/llm-extractor.ts';
import type { BookChapter, Language } from '#shared/extraction/types.ts';
import { createProvider } from '#server/providers/vendor-openai.ts';
import { parseCommand } from './parse-command.ts';

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().nullish(),
  text: z.string(),
});

const { values } = parseCommand('extract -- --json [--llm] < chapters.jsonl', {
  options: { json: { type: 'boolean' }, llm: { type: 'boolean' } },
  allowPositionals: false,
});

const extract = values.llm ? await openModel() : null;

let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number++;
  if (!line.trim()) continue;
  const chapter = read(line, number);
  const { passages, mentions, refused } = extract
    ? await readWithModel(extract, chapter)
    : extractChapter(chapter.text, chapter.lang as Language | undefined);
  process.stdout.write(
    `${JSON.stringify({
      id: chapter.id,
      passages: passages.map(({ start, end, type, entity, priorityScore, confidence }) => ({
        start,
        end,
        type,
        ...(entity === null ? {} : { entity }),
        priority_score: priorityScore,
        confidence,
      })),
      entities: mentions,
      ...(refused === null ? {} : { refused }),
    })}\n`,
  );
}

/** The configured language model, without the server's cache and allowances; exit 2 if none is configured. */
async function openModel(): Promise<ExtractBook> {
  const { apiKey, baseUrl, textModel } = readConfig(process.env).openai;
  if (process.env.EXTRACT_OFFLINE === '1' || !textModel || !(apiKey ?? baseUrl)) {
    process.stderr.write(
      'No language model is configured: set TEXT_MODEL and OPENAI_BASE_URL or OPENAI_API_KEY, and not EXTRACT_OFFLINE.\n',
    );
    process.exit(2);
  }
  return createLlmExtractor({
    provider: createProvider({ apiKey, baseUrl }),
    model: textModel,
    providerName: baseUrl ?? 'openai',
    extract: async (book) => extractBook(book),
    replies: { find: async () => null, save: async () => undefined },
    allow: async () => true,
    log: { warn: (context, message) => process.stderr.write(`${message} ${JSON.stringify(context)}\n`) },
  });
}

async function readWithModel(
  extract: ExtractBook,
  { text, lang }: z.infer<typeof Line>,
): Promise<BookChapter> {
  const { chapters } = await extract({
    language: lang ?? null,
    chapters: [{ number: 1, text }],
    withMentions: true,
  });
  return chapters[0]!;
}

function read(line: string, lineNumber: number): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(line));
  } catch (error: unknown) {
    process.stderr.write(
      `Line ${lineNumber} is not {"id", "text"} in JSON: ${String(error).split('\n')[0]}\n`,
    );
    process.exit(1);
  }
}
