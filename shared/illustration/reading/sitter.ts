import type { ReadingInput } from '../reading-input.ts';
import type { ScenePerson, SceneThing } from '../scene.ts';
import { applyLook } from './apply-look.ts';
import { describedLooks } from './described-looks.ts';
import { HER, HIM } from './lexicon/people.ts';
import { TITLES } from './lexicon/titles.ts';
import { spanOf } from './nouns.ts';
import { readColouredHair } from './coloured-hair.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** Words between a picture and its sitter. */
const REACH = 7;

/** The sitter of a portrait: "of a young officer", "a resemblance to Mr. Grey"; null if the passage names none. */
export function readSitter(
  portrait: SceneThing,
  text: ReadText,
  { bookId }: ReadingInput,
): ScenePerson | null {
  const { tokens, mentions, scopes } = text;
  const at = tokens.findIndex(({ start }) => start === portrait.words[0]?.start);
  if (at < 0) return null;
  const named = mentions.find(
    (mention) =>
      isMentionOf(mention, 'person') &&
      mention.from > at &&
      mention.from - at < REACH &&
      tokens[mention.from]!.sentence === tokens[at]!.sentence,
  );
  const titled = tokens.findIndex(
    ({ word, isCapital }, i) => i > at && i - at < REACH && isCapital && TITLES[word] !== undefined,
  );
  const who = named && isMentionOf(named, 'person') ? named.meaning.person : null;
  const pronoun = tokens
    .slice(Math.max(0, at - 2), at + REACH)
    .find(({ word }) => HER.has(word) || HIM.has(word));
  const sex =
    who?.sex ??
    (titled >= 0 ? TITLES[tokens[titled]!.word] : undefined) ??
    (pronoun ? (HER.has(pronoun.word) ? 'woman' : 'man') : undefined);
  const looks = mentions.filter(
    (mention) => isMentionOf(mention, 'look') && mention.from > at && scopes.at(mention.from) === null,
  );
  if (!named && titled < 0 && !sex && looks.length < 2) return null;
  const [from, to] = named
    ? [named.from, named.to]
    : titled >= 0
      ? [titled, Math.min(tokens.length, titled + 2)]
      : [at, at + 1];
  const features = mentions.flatMap((mention) => {
    if (
      !isMentionOf(mention, 'look') ||
      mention.meaning.look.part !== 'feature' ||
      mention.from < at ||
      scopes.at(mention.from)
    )
      return [];
    const looks = describedLooks(mention.meaning.look.kind, tokens, mention, () => false);
    return [
      {
        part: mention.meaning.look.kind,
        ...(looks.length > 0 && { looks }),
        words: [spanOf(tokens, mention.from, mention.to)],
      },
    ];
  });
  const sitter: ScenePerson = {
    id: `${bookId}/${tokens[to - 1]!.word}`,
    words: [spanOf(tokens, from, to)],
    certainty: 0.9,
    weight: 0.3,
    count: 1,
    wears: [],
    holds: [],
    ...(sex && { sex }),
    ...(who?.age || named?.looks.includes('young') || named?.looks.includes('old')
      ? { age: who?.age ?? (named?.looks.includes('young') ? 'young' : 'old') }
      : {}),
    ...(who?.wears && {
      clothes: { value: { kind: who.wears }, source: 'passage', certainty: 0.6, words: [] },
    }),
    ...(features.length > 0 && { features }),
  };
  // "Of a blonde woman", "the lustrous black hair"; their clothes may be another's.
  if (named) readColouredHair(sitter, { at: named.from }, text);
  for (const look of looks)
    if (
      isMentionOf(look, 'look') &&
      (look.meaning.look.part === 'hair' || look.meaning.look.part === 'beard')
    )
      applyLook(sitter, look, text);
  return sitter;
}
