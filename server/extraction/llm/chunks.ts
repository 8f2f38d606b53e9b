import type { CandidateParagraph } from '#shared/extraction/types.ts';

export interface NumberedSentence {
  /** From 1, over the whole chunk. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Chunk {
  readonly paragraphs: readonly { readonly sentences: readonly NumberedSentence[] }[];
  readonly chars: number;
}

/** About two pages: enough context to judge a sentence, and little enough to lose with one failed reply. */
const CHUNK_CHARS = 6_000;

/** Candidate paragraphs of one chapter, divided at paragraph ends where they fit, their sentences numbered. */
export function toChunks(text: string, candidates: readonly CandidateParagraph[]): Chunk[] {
  const chunks: Chunk[] = [];
  let paragraphs: { sentences: NumberedSentence[] }[] = [];
  let chars = 0;
  let number = 0;
  const close = (): void => {
    if (paragraphs.length > 0) chunks.push({ paragraphs, chars });
    [paragraphs, chars, number] = [[], 0, 0];
  };
  for (const sentences of candidates.flatMap((one) => portionsOf(one.sentences))) {
    const size = sentences.at(-1)!.end - sentences[0]!.start;
    if (chars > 0 && chars + size > CHUNK_CHARS) close();
    paragraphs.push({
      sentences: sentences.map(({ start, end }) => ({
        number: ++number,
        start,
        end,
        text: text.slice(start, end),
      })),
    });
    chars += size;
  }
  close();
  return chunks;
}

type Sentences = CandidateParagraph['sentences'];

/** A paragraph in portions that fit into a chunk, divided between sentences: one may be as long as a book. */
function portionsOf(sentences: Sentences): Sentences[] {
  const portions: Sentences[] = [];
  let first = 0;
  for (let i = 1; i <= sentences.length; i++) {
    if (i < sentences.length && sentences[i]!.end - sentences[first]!.start <= CHUNK_CHARS) continue;
    portions.push(sentences.slice(first, i));
    first = i;
  }
  return portions;
}
