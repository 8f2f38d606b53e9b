import { createModelQuestion, type ModelQuestionParts } from '../../providers/model-question.ts';
import { numberedText } from '../../providers/numbered-text.ts';
import type { BookChapter, BookExtraction, BookInput, ChosenRun, Passage } from '#shared/extraction/types.ts';
import { toChunks, type Chunk } from './chunks.ts';
import { checkRanges } from './check-ranges.ts';
import { passageTask } from './prompt.ts';

export interface LlmExtractorParts extends ModelQuestionParts {
  /** The embedded engine: finds candidates before, and describes what was chosen after. */
  readonly extract: ExtractBook;
}

/** @param userId whose turn it is in the queue, and whose allowance pays for the model; absent: an administrator */
export type ExtractBook = (book: BookInput, userId?: string) => Promise<BookExtraction>;

const PARALLEL_REQUESTS = 3;

/**
 * A book's passages as a language model chooses them among the candidates of the rules. It replies with ranges of
 * sentences, so nothing it writes is shown except a name that the text itself has given by then. Where it doesn't
 * reply, its reply cannot be parsed or the allowance is used up, the rules' own passages are kept.
 */
export function createLlmExtractor(parts: LlmExtractorParts): ExtractBook {
  const { extract } = parts;
  const ask = createModelQuestion(parts, passageTask);

  return async (book, userId) => {
    const plan = await extract({ ...book, withCandidates: true }, userId);
    const texts = new Map(book.chapters.map(({ number, text }) => [number, text]));
    const chunks = plan.chapters.flatMap((chapter) =>
      toChunks(texts.get(chapter.number)!, chapter.candidates ?? []).map((chunk) => ({ chapter, chunk })),
    );
    const chosen = new Map<BookChapter, ChosenRun[]>();
    const succeeded = new Set<Chunk>();
    await inParallel(chunks, PARALLEL_REQUESTS, async ({ chapter, chunk }) => {
      const runs = await choose(chunk, userId);
      if (!runs) return;
      chosen.set(chapter, [...(chosen.get(chapter) ?? []), ...runs]);
      succeeded.add(chunk);
    });
    if (chosen.size === 0) return withoutCandidates(plan);
    const failed = chunks.filter(({ chunk }) => !succeeded.has(chunk));
    for (const { chapter, chunk } of failed) {
      const runs = chosen.get(chapter);
      if (runs) runs.push(...chapter.passages.filter((one) => isWithin(one, chunk)).map(fromRules));
    }
    const byNumber = new Map([...chosen].map(([{ number }, runs]) => [number, inOrder(runs)]));
    const chapters = book.chapters.map(({ number, text }) => ({
      number,
      text,
      chosen: byNumber.get(number),
    }));
    return extract({ ...book, chapters }, userId);
  };

  /** What the model chose from a chunk; null if the rules' choice is used. */
  async function choose(chunk: Chunk, userId: string | undefined): Promise<ChosenRun[] | null> {
    const reply = await ask(numberedText(chunk.paragraphs), chunk.chars, userId);
    return typeof reply === 'string' ? null : checkRanges(reply, chunk);
  }
}

async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

function isWithin({ start, end }: Passage, { paragraphs }: Chunk): boolean {
  return paragraphs.some(({ sentences }) => start >= sentences[0]!.start && end <= sentences.at(-1)!.end);
}

const fromRules = ({ start, end, type, priorityScore }: Passage): ChosenRun => ({
  start,
  end,
  type,
  salience: priorityScore >= 75 ? 3 : priorityScore >= 45 ? 2 : 1,
  entity: null,
});

const inOrder = (runs: readonly ChosenRun[]): ChosenRun[] => [...runs].sort((a, b) => a.start - b.start);

function withoutCandidates({ chapters, registry }: BookExtraction): BookExtraction {
  return { registry, chapters: chapters.map(({ candidates: _, ...chapter }) => chapter) };
}
