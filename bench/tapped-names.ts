import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { findNamed } from '#shared/reading/cast/find-named.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';
import { toCast } from '#shared/reading/cast/to-cast.ts';
import { whoIs } from '#shared/reading/cast/who-is.ts';
import { corpus } from './books.ts';
import { atMost, type Measure } from './report.ts';
import { percentile } from './timing.ts';

/** Names in a novel, sampled at random from its capitalised words, and the person each of them means. */
interface TappedNovel {
  /** A pattern for the names on a person's card, joined by “ | ”. */
  readonly people: Readonly<Record<string, string>>;
  /** “7:5763 Степан = stiva”: chapter, offset, word, and the person it means. */
  readonly taps: readonly string[];
}

const NOVELS = JSON.parse(
  readFileSync(new URL('tapped-names/taps.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, TappedNovel>>;

/** About half a page, as if the name stood in its middle. */
const HALF_PAGE_CHARS = 600;

/**
 * Which card a tapped name opens, in novels of the corpus: the right person's, and if not, whether it is marked as
 * uncertain.
 */
export function measureTappedNames(): Measure[] {
  const outcomes = Object.entries(NOVELS).flatMap(([file, novel]) => {
    const path = join(corpus, 'books', file);
    return existsSync(path) ? tapAll(path, novel) : [];
  });
  if (outcomes.length === 0) return [];
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  const share = (1 - wrong.length / outcomes.length) * 100;
  const doubted = outcomes.filter(({ isRight, isUnsure }) => isRight && isUnsure).length;
  const unsure = wrong.filter(({ isUnsure }) => isUnsure).length;
  const times = outcomes.map(({ ms }) => ms);
  return [
    {
      name: `${outcomes.length} tapped names open the right card`,
      value: `${share.toFixed(1)} %`,
      target: '≥ 90 %',
      met: share >= 90,
      note: `of the ${wrong.length} wrong cards ${unsure} say that somebody else may be meant, of the right ones ${doubted}`,
    },
    {
      ...atMost('the card of a tapped name, 95th percentile', percentile(times, 0.95), 50, 'ms'),
      note: `median ${percentile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
    },
    ...wrong.map(({ what }) => ({ name: 'wrong card', value: what })),
  ];
}

function tapAll(path: string, { people, taps }: TappedNovel) {
  const { chapters, metadata } = parsePublication(new Uint8Array(readFileSync(path)));
  const { language } = metadata;
  const cast = toCast(
    extractBook({ language, chapters: chapters.map(({ number, text }) => ({ number, text })) }).registry,
  );
  const byNumber = new Map(chapters.map((chapter) => [chapter.number, chapter]));
  const isCounted = (number: number) => !isFrontOrBackMatter(byNumber.get(number)!.title);
  return taps.map((tap) => {
    const [place, word, , ...names] = tap.split(' ') as [string, string, string, ...string[]];
    const [chapter, offset] = place.split(':').map(Number) as [number, number];
    const who = names.join(' ');
    const { text } = byNumber.get(chapter)!;
    const end = offset + word.length;
    if (text.slice(offset, end) !== word)
      throw new Error(`${path}: “${word}” is not at ${chapter}:${offset}`);
    const known = { chapter, offset: Math.min(text.length, end + HALF_PAGE_CHARS) };
    const knowledge = { known, isCounted };
    const pageStart = { chapter, offset: Math.max(0, offset - HALF_PAGE_CHARS) };
    const pressed = performance.now();
    const named = findNamed(cast, { chapter, start: offset, end, text: word }, knowledge);
    const card = named && whoIs(cast, named.id, knowledge, pageStart);
    const ms = performance.now() - pressed;
    const calls = card ? [card.name, ...card.alsoCalled].join(' | ') : '';
    return {
      ms,
      isRight: card?.kind === 'character' && new RegExp(people[who]!).test(calls),
      isUnsure: named?.isUnsure === true || (named?.others.length ?? 0) > 0,
      what: `${chapter}:${offset} ${word} is ${who}, not ${calls || 'nobody'}`,
    };
  });
}
