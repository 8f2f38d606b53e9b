import * as z from 'zod';
import type { ChosenRun } from '#shared/extraction/types.ts';
import type { Chunk } from './chunks.ts';
import { PassageReply } from './prompt.ts';

/**
 * Finds the list in a model's reply, also inside reasoning, a code fence or other text, or cut off.
 *
 * @returns null where no list of passages can be made of it
 */
export function parseReply(text: string): PassageReply | null {
  const bare = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '');
  const from = bare.search(/[[{]/);
  if (from < 0) return null;
  const json = bare.slice(from, Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1);
  for (const attempt of [json, repair(json), salvage(bare.slice(from))]) {
    const reply = attempt === null ? null : parseJson(attempt);
    if (reply) return reply;
  }
  return null;
}

function parseJson(json: string): PassageReply | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error: unknown) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const list = Array.isArray(value) ? value : (value as { passages?: unknown } | null)?.passages;
  if (!Array.isArray(list)) return null;
  // One passage out of shape costs itself, not the others.
  return { passages: list.flatMap((one) => Passage.safeParse(one).data ?? []) };
}

/** More forgiving than what is asked for: numbers may come as strings, the optional may be missing. */
const Passage = z.object({
  from: z.coerce.number().int(),
  to: z.coerce.number().int(),
  type: z.preprocess(
    (type) => (typeof type === 'string' ? type.toLowerCase() : type),
    PassageReply.shape.passages.element.shape.type,
  ),
  salience: z.coerce.number().int().catch(2),
  entity: z.string().nullable().catch(null),
});

/** Commas before a bracket, comments, and “smart” quotation marks around keys. */
function repair(json: string): string {
  return json
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(
      /[“”](?=(?:from|to|type|salience|entity|passages)[“”])|(?<=[“"](?:from|to|type|salience|entity|passages))[“”]/g,
      '"',
    )
    .replace(/,\s*([}\]])/g, '$1');
}

/** The whole objects of a list that was cut in the middle of one. */
function salvage(text: string): string | null {
  const objects = text.match(/\{[^{}]*\}/g);
  return objects ? `[${objects.join(',')}]` : null;
}

const LONGEST_CHARS = 1_600;
const SHORTEST_WORDS = 6;
/** Gold has about one passage in 250 words; four times as many is a model that marks everything. */
const CHARS_PER_PASSAGE = 350;

/**
 * Ranges that hold against the text: sentences that exist, in order, inside one paragraph, of a length that can be
 * drawn, apart from each other, and not more of them than a text of this length can hold.
 */
export function checkRanges({ passages }: PassageReply, chunk: Chunk): ChosenRun[] {
  const paragraphOf = new Map(
    chunk.paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map((one) => [one.number, paragraph] as const),
    ),
  );
  const most = Math.max(3, Math.ceil(chunk.chars / CHARS_PER_PASSAGE));
  const accepted: (ChosenRun & { from: number; to: number })[] = [];
  const ranked = passages.map((one) => ({ ...one, salience: Math.min(3, Math.max(1, one.salience)) }));
  ranked.sort((a, b) => b.salience - a.salience);
  for (const { from, to, type, salience, entity } of ranked) {
    if (accepted.length >= most) break;
    const paragraph = paragraphOf.get(from);
    if (!paragraph || to < from || paragraphOf.get(to) !== paragraph) continue;
    if (accepted.some((other) => from <= other.to && other.from <= to)) continue;
    const sentences = paragraph.sentences.filter(({ number }) => number >= from && number <= to);
    const start = sentences[0]!.start;
    const end = sentences.at(-1)!.end;
    const words = sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    if (end - start > LONGEST_CHARS || words < SHORTEST_WORDS) continue;
    accepted.push({ from, to, start, end, type, salience, entity: entity?.trim().slice(0, 80) || null });
  }
  return accepted
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, type, salience, entity }) => ({ start, end, type, salience, entity }));
}
