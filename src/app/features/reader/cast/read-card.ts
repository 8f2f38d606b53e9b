import { quote, quoteSentence, type Quotation } from '#shared/reading/cast/quote-text.ts';
import { whoIs, type WhoCard } from '#shared/reading/cast/who-is.ts';
import { pagesBetween } from '#shared/reading/progress/pages-between.ts';
import { findChapter } from '#app/data/books/chapters.ts';
import type { OpenCast } from './use-open-cast.ts';

/** A card with its words. */
export interface CardContent extends Omit<WhoCard, 'first' | 'quotations' | 'lastMet'> {
  /** The sentence that named them first. */
  readonly first: Quotation | null;
  readonly quotations: readonly Quotation[];
  readonly lastMet: { readonly chapter: number; readonly offset: number; readonly pagesAgo: number } | null;
}

interface CardAhead {
  readonly openCast: OpenCast;
  readonly id: string;
  readonly card: Promise<CardContent | null>;
}

let ahead: CardAhead | null = null;

/** Preloads a card that is likely to be opened in a moment. */
export function prefetchCard(openCast: OpenCast, id: string): void {
  const card = compose(openCast, id);
  // A failure is reported when the card is opened.
  card.catch(() => {});
  ahead = { openCast, id, card };
}

/** Reads a card from this device: the facts from the cast, the words from the chapters. */
export function readCard(openCast: OpenCast, id: string): Promise<CardContent | null> {
  const one = ahead;
  ahead = null;
  return one?.openCast === openCast && one.id === id ? one.card : compose(openCast, id);
}

async function compose(openCast: OpenCast, id: string): Promise<CardContent | null> {
  const { bookId, cast, knowledge, pageStart, chapters, charsPerPage } = openCast;
  const card = whoIs(cast, id, knowledge, pageStart);
  if (!card) return null;
  const { first, quotations: stretches, lastMet, ...facts } = card;
  const texts = await readTexts(
    bookId,
    [first, ...stretches].map(({ chapter }) => chapter),
  );
  const opening = quoteSentence(texts.get(first.chapter) ?? '', first, knowledge.known);
  const quotations = stretches.flatMap(
    (one) => quote(texts.get(one.chapter) ?? '', one, knowledge.known) ?? [],
  );
  return {
    ...facts,
    first: opening,
    // The sentence that names them first often introduces them as well.
    quotations: quotations.filter(
      ({ chapter, offset }) => chapter !== opening?.chapter || offset !== opening.offset,
    ),
    lastMet: lastMet && {
      chapter: lastMet.chapter,
      offset: lastMet.start,
      pagesAgo: pagesBetween(
        { chapter: lastMet.chapter, offset: lastMet.end },
        pageStart,
        chapters,
        charsPerPage,
      ),
    },
  };
}

/** Canonical texts by chapter; chapters that are not on this device are left out. */
export async function readTexts(bookId: string, numbers: readonly number[]): Promise<Map<number, string>> {
  const rows = await Promise.all([...new Set(numbers)].map((number) => findChapter(bookId, number)));
  return new Map(rows.flatMap((row) => (row ? [[row.number, row.text] as const] : [])));
}
