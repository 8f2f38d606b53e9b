import type { ChosenRun } from '#shared/extraction/types.ts';
import type { Chunk } from './chunks.ts';
import type { PassageReply } from './prompt.ts';

const LONGEST_CHARS = 1_600;
const SHORTEST_WORDS = 6;
/** The labelled texts have about one passage in 250 words; a model that marks four times as many marks everything. */
const CHARS_PER_PASSAGE = 350;

/**
 * Ranges that are valid for the text: sentences that exist, in order, inside one paragraph, of a length that can be
 * drawn, without overlaps, and not more of them than a text of this length can have.
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
