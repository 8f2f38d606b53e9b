import { isInterior, type Setting } from '../setting.ts';
import type { Known } from '../scene.ts';
import { HINTS } from './lexicon/settings.ts';
import { spanOf } from './nouns.ts';
import { addScore, type Scores } from './rank-settings.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { areInRows } from './thing-of.ts';
import { isMaterial } from './is-material.ts';

export function addHinted(scores: Scores, { mentions, tokens }: ReadText): void {
  const seen = new Set<string>();
  const isInland = mentions.some(
    (mention) => isMentionOf(mention, 'thing') && /^(?:river|stream|waterfall)$/u.test(mention.meaning.what),
  );
  for (const mention of mentions) {
    if (!isMentionOf(mention, 'thing') || seen.has(mention.meaning.what) || isMaterial(mention)) continue;
    // A wood behind which the moon rises is not where one is.
    if (mention.meaning.what === 'wood' && BEYOND.test(mention.preposition)) continue;
    seen.add(mention.meaning.what);
    // A floor of earth is that of a hut.
    if (
      mention.meaning.what === 'floor' &&
      /^(?:earthen|mud|clay|dirt|земляно\p{L}+|глинян\p{L}+)$/u.test(tokens[mention.from - 1]?.word ?? '')
    )
      addScore(scores, 'hut', 1.2, [spanOf(tokens, mention.from - 1, mention.to)]);
    // Walls of logs are those of a cabin.
    if (
      mention.meaning.what === 'wall' &&
      tokens
        .slice(Math.max(0, mention.from - 2), mention.to + 3)
        .some(({ word }) => /^(?:logs?|бревенчат\p{L}+|бревен|бревн[аы])$/u.test(word))
    )
      addScore(scores, 'hut', 1.3, [spanOf(tokens, mention.from, mention.to)]);
    // "Lines of villas on either side."
    if (mention.meaning.what === 'house' && areInRows(mention, tokens)) {
      scores.delete('house');
      addScore(scores, 'street', 1.5, [spanOf(tokens, mention.from, mention.to)]);
      continue;
    }
    // A river has waves as well.
    if (mention.meaning.what === 'wave' && isInland) {
      addScore(scores, 'river', 0.6);
      continue;
    }
    for (const [setting, score] of Object.entries(HINTS[mention.meaning.what] ?? {}))
      addScore(scores, setting as Setting, score * 0.9);
  }
}

const BEYOND = /^(?:behind|beyond|along|за|из-за|вдоль|мимо)$/u;

/** "On the wall hung a gun", «по стенам висели картины»: the wall of a room. */
export function addHung(scores: Scores, { tokens, scopes }: ReadText): void {
  const isHung = tokens.some(
    ({ word, sentence }, i) =>
      WALL.test(word) &&
      ON.has(tokens[i - 1]?.word === 'the' ? (tokens[i - 2]?.word ?? '') : (tokens[i - 1]?.word ?? '')) &&
      scopes.at(i) === null &&
      tokens
        .slice(Math.max(0, i - 6), i + 5)
        .some((other) => other.sentence === sentence && HUNG.test(other.word)),
  );
  if (isHung) addScore(scores, 'room', 0.9);
}

const WALL = /^(?:walls?|стен(?:е|ах|ам|у))$/u;

const ON = new Set('on upon from против на по'.split(' '));

const HUNG =
  /^(?:hung|hang|hangs|hanging|вис(?:ел\p{L}*|ит|ят)|развешан\p{L}*|навешан\p{L}*|повешен\p{L}*|красовал\p{L}*)$/u;

/** "She sat for hours at her kitchen window", «сидела у окна кухни»: in that room. */
export function addAtWindow(scores: Scores, { tokens, scopes }: ReadText): void {
  const at = tokens.findIndex(
    ({ word, sentence }, i) =>
      /^windows?$/u.test(word) &&
      scopes.at(i) === null &&
      tokens.slice(Math.max(0, i - 4), i).some((token) => /^(?:at|by|near)$/u.test(token.word)) &&
      tokens
        .slice(Math.max(0, i - 10), i)
        .some(
          (token) => token.sentence === sentence && /^(?:sat|sit|sits|sitting|seated)$/u.test(token.word),
        ),
  );
  if (at < 0) return;
  const before = tokens[at - 1]!.word;
  const room = /^(?:room)$/u.test(before) ? tokens[at - 2]!.word : before;
  addScore(scores, WINDOWS_OF[room] ?? 'room', 1.9, [spanOf(tokens, at, at + 1)]);
}
const WINDOWS_OF: Readonly<Record<string, Setting>> = {
  kitchen: 'kitchen',
  parlour: 'parlour',
  parlor: 'parlour',
  drawing: 'parlour',
  sitting: 'parlour',
  bedroom: 'bedroom',
  bed: 'bedroom',
  study: 'study',
  office: 'office',
  shop: 'shop',
};

/** "At a table under the chestnut": the setting is outdoors, even if the table is seen from a window. */
export function addUnderTree(scores: Scores, { mentions }: ReadText): void {
  const tree = mentions.find(
    (mention) =>
      isMentionOf(mention, 'thing') && SHADY.has(mention.meaning.what) && UNDER.test(mention.preposition),
  );
  if (!tree) return;
  // The table alone would suggest a room.
  for (const [setting, { words }] of scores)
    if (isInterior(setting) && words.length === 0) scores.delete(setting);
  addScore(scores, 'garden', 1.6);
}

const UNDER = /^(?:under|beneath|underneath|под)$/u;

const SHADY: ReadonlySet<string> = new Set([
  'tree',
  'oak',
  'lime',
  'maple',
  'birch tree',
  'pine',
  'fir tree',
  'willow tree',
  'poplar tree',
  'apple tree',
  'blossoming tree',
  'cypress',
  'palm tree',
]);

export const ROOFED: ReadonlySet<string> = new Set([
  'church',
  'monastery',
  'chapel',
  'castle',
  'altar',
  'column',
  'arch',
  'house',
  'tower',
]);

/** A passage about a person sitting or lying on the grass is set outdoors. */
export function onGrass({ tokens, scopes }: ReadText): Known<Setting> | null {
  const at = tokens.findIndex(
    ({ word, gap }, i) =>
      gap === 'none' &&
      scopes.at(i) === null &&
      ((/^(?:grass|turf|sward)$/u.test(word) && /^(?:on|upon)$/u.test(tokens[i - 2]?.word ?? '')) ||
        (/^трав[еуы]/u.test(word) && tokens[i - 1]?.word === 'на')),
  );
  return at < 0
    ? null
    : { value: 'meadow', source: 'passage', certainty: 0.6, words: [spanOf(tokens, at, at + 1)] };
}
