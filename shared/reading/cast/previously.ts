import type { CastMember } from '../../contract/cast.ts';
import { findSpeech } from '../../extraction/speech.ts';
import { mayShow } from '../spoilers/may-show.ts';
import { isKnown, knownName, type Knowledge, type TextStretch } from './known-facts.ts';
import { lastPages, type ReadChapter, type ReadPart } from './last-pages.ts';
import { nameIndex, namesWithin } from './name-index.ts';
import { sentencesOfAnyLanguage } from './sentences-of-any-language.ts';
import type { NamedMember } from './who-is.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/** A summary of what was read last, in the book's own sentences. */
export interface Previously {
  /** Five to seven where the text has as many, in its order. */
  readonly lines: readonly TextStretch[];
  /** Who was named on the last pages, the latest first. */
  readonly present: readonly NamedMember[];
  /** The place that was named last. */
  readonly where: NamedMember | null;
}

const LINES = 6;
const FEWEST_LINES = 5;
/** About a page and a half. */
const PRESENT_CHARS = 3_000;
const PRESENT = 5;

/**
 * What a reader who comes back has read last: from each sixth of the last pages the most informative sentence, scored
 * by its own words, so that nothing depends on later text.
 *
 * @param chapters the last that were read, in order, the open one last
 * @param place up to where the reader had read, or knows the book
 */
export function previously(
  cast: readonly CastMember[],
  chapters: readonly ReadChapter[],
  place: TextPlace,
  isCounted: Knowledge['isCounted'],
): Previously {
  const knowledge = { known: place, isCounted };
  const read = lastPages(chapters, place);
  // A repeated refrain adds nothing.
  const told = new Set<string>();
  const sentences = read.flatMap((part) =>
    weighSentences(cast, part, knowledge).filter(({ start, end }) => {
      const words = part.text.slice(start, end);
      return told.has(words) ? false : told.add(words);
    }),
  );
  return {
    lines: choose(sentences, read),
    ...presentMembers(cast, read.at(-1), knowledge),
  };
}

interface WeighedSentence extends TextStretch {
  readonly weight: number;
  /** Where it begins in the window. */
  readonly at: number;
  readonly isSpoken: boolean;
}

const SHORTEST_CHARS = 40;
const LONGEST_CHARS = 280;

function weighSentences(
  cast: readonly CastMember[],
  { number: chapter, text, from, to, before }: ReadPart,
  knowledge: Knowledge,
): WeighedSentence[] {
  const index = nameIndex(cast);
  const language = /[а-яё]{3}/i.test(text.slice(from, from + 500)) ? 'ru' : 'en';
  const read = text.slice(from, to);
  const speech = findSpeech(read, language);
  const found: WeighedSentence[] = [];
  for (const line of read.matchAll(/[^\n]+/g)) {
    const all = sentencesOfAnyLanguage(read, line.index, line.index + line[0].length);
    for (const [i, sentence] of all.entries()) {
      const words = read.slice(sentence.start, sentence.end);
      const isSpoken = speech.subarray(sentence.start, sentence.end).some((one) => one === 1);
      const isWhole = isSpoken ? SPOKEN.test(words) : OPENS.test(words) && CLOSES.test(words);
      const chars = words.length * (DENSE.test(words) ? CHARS_OF_A_DENSE_ONE : 1);
      if (!isWhole || chars < SHORTEST_CHARS || chars > LONGEST_CHARS) continue;
      const stretch = { chapter, start: from + sentence.start, end: from + sentence.end };
      if (!isKnown(stretch, knowledge)) continue;
      const named = new Set(
        namesWithin(index, chapter, stretch.start, stretch.end).map(({ member }) => member),
      );
      const opensParagraph = i === 0 ? 0.5 : 0;
      const leansBack = LEANS_BACK.test(words) ? -1 : 0;
      const length = 1 - Math.abs(chars - BEST_CHARS) / BEST_CHARS;
      const weight = 1.5 * Math.min(2, named.size) + opensParagraph + leansBack + length;
      found.push({ ...stretch, weight, at: before + sentence.start, isSpoken });
    }
  }
  return found;
}

/** Long enough to be informative, short enough for a line or two. */
const BEST_CHARS = 120;
const OPENS = /^[\p{Lu}\p{Lo}\d]/u;
const CLOSES = /[.!?…。！？؟।]$/;
const SPOKEN = /^(?:[“"„«‘'「『]|[—–-]\s)*[\p{Lu}\p{Lo}\d].*[.!?…。！？؟।][”"“»’'」』]*$/su;
/** A character of these scripts says about as much as three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHARS_OF_A_DENSE_ONE = 3;
/** Such a sentence refers to text before it. */
const LEANS_BACK =
  /^(?:he|she|it|they|this|that|these|those|but|and|so|then|он|она|оно|они|это|эта|этот|эти|тот|но|и|а|так|тут|там|потом)(?!\p{L})/iu;

function choose(sentences: readonly WeighedSentence[], read: readonly ReadPart[]): TextStretch[] {
  const chars = read.reduce((sum, { from, to }) => sum + to - from, 0);
  const narrated = sentences.filter(({ isSpoken }) => !isSpoken);
  const chosen = new Set<WeighedSentence>();
  for (let i = 0; i < LINES; i++) {
    const [low, high] = [(i * chars) / LINES, ((i + 1) * chars) / LINES];
    const best = strongest(narrated.filter(({ at }) => at >= low && at < high));
    if (best) chosen.add(best);
  }
  // Where a part is all dialogue, another sentence is used.
  fillUp(chosen, narrated, LINES);
  // Where there is hardly anything else, what was said.
  fillUp(chosen, sentences, FEWEST_LINES);
  return [...chosen].sort((a, b) => a.at - b.at).map(({ chapter, start, end }) => ({ chapter, start, end }));
}

function fillUp(chosen: Set<WeighedSentence>, from: readonly WeighedSentence[], count: number): void {
  while (chosen.size < count) {
    const next = strongest(from.filter((one) => !chosen.has(one)));
    if (!next) return;
    chosen.add(next);
  }
}

const strongest = (sentences: readonly WeighedSentence[]): WeighedSentence | null =>
  sentences.reduce<WeighedSentence | null>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    null,
  );

function presentMembers(
  cast: readonly CastMember[],
  last: ReadPart | undefined,
  knowledge: Knowledge,
): Pick<Previously, 'present' | 'where'> {
  if (!last) return { present: [], where: null };
  const { number: chapter, from, to } = last;
  const named = namesWithin(nameIndex(cast), chapter, from, to).filter(({ end }) =>
    mayShow({ chapter, offset: end }, knowledge.known),
  );
  const latest = [...new Set(named.reverse().map(({ member }) => member))];
  const near = new Set(named.filter(({ end }) => end > to - PRESENT_CHARS).map(({ member }) => member));
  const toNamed = (member: CastMember): NamedMember[] => {
    const name = knownName(member, knowledge);
    return name === null ? [] : [{ id: member.id, kind: member.kind, name }];
  };
  return {
    present: latest
      .filter((one) => one.kind === 'character' && near.has(one))
      .slice(0, PRESENT)
      .flatMap(toNamed),
    where: latest.filter(({ kind }) => kind === 'location').flatMap(toNamed)[0] ?? null,
  };
}
