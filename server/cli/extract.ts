/**
 * Descriptions, characters and places of chapters, on the command line: the very engine that the server runs.
 *
 *   npm run -s extract -- --json < chapters.jsonl
 *
 * in : {"id":"c1","lang":"en","text":"…"}          one line per chapter; lang may be absent
 * out: {"id":"c1","passages":[…],"entities":[…]}    one line per chapter, same order
 *
 * Nothing else is written to stdout. Exit 0; 2 for a wrong call, 1 for a line that cannot be read.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { extractChapter } from '#server/extraction/engine.ts';
import type { Language } from '#server/extraction/types.ts';

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string().nullish(),
  text: z.string(),
});

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, llm: { type: 'boolean' } },
  allowPositionals: false,
});

if (values.llm) {
  process.stderr.write(
    'No language model is configured: set TEXT_MODEL and OPENAI_BASE_URL or OPENAI_API_KEY.\n',
  );
  process.exit(2);
}

let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number++;
  if (!line.trim()) continue;
  const chapter = read(line, number);
  const { passages, mentions, refused } = extractChapter(chapter.text, chapter.lang as Language | undefined);
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
