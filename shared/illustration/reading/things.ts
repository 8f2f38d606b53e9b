import type { LeftOut, SceneThing } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { asThings } from './as-things.ts';
import { withBeastPosture } from './beast-postures.ts';
import { withGrowth } from './climbing.ts';
import { withHillShape } from './hill-shape.ts';
import type { ThingMention } from './context-rules.ts';
import { withMotion } from './motion.ts';
import type { ReadText } from './text.ts';
import { thingOf } from './thing-of.ts';
import { MOSTLY } from './weight-of-thing.ts';

/** The things of a passage, weightiest first; held things belong to their holder. */
export function readThings(
  text: ReadText,
  input: ReadingInput,
  isHeld: (offset: number) => boolean,
  heldKinds: ReadonlySet<string>,
): SceneThing[] {
  const { tokens } = text;
  const gathered = new Map<string, ThingMention[]>();
  for (const mention of asThings(text, input)) {
    // "The muzzle of his gun": the gun that is held.
    if (
      input.type !== 'object' &&
      (isHeld(tokens[mention.from]!.start) ||
        (heldKinds.has(mention.meaning.what) && !mention.isPlural && !mention.isIndefinite))
    )
      continue;
    // «На портрете была изображена женщина»: the picture to be painted is the portrait itself.
    if (
      input.type === 'character' &&
      mention.meaning.what === 'portrait' &&
      mention.from < 3 &&
      tokens
        .slice(mention.to, mention.to + 5)
        .some(({ word }) => /^(?:изображ\p{L}+|represented|showed|depicted)$/u.test(word))
    )
      continue;
    gathered.set(mention.meaning.what, [...(gathered.get(mention.meaning.what) ?? []), mention]);
  }
  const spoken = tokens.filter(({ isSpoken }) => isSpoken).length;
  const isSpokenText = spoken > tokens.length * MOSTLY;
  // A rose bush has the colour of its roses.
  const [roses, bush] = [gathered.get('rose'), gathered.get('rose bush')];
  if (roses && bush) {
    gathered.set('rose bush', [...bush, ...roses]);
    gathered.delete('rose');
  }
  return [...gathered]
    .map(([what, mentions]) => thingOf(what, mentions, text, input, isSpokenText))
    .filter(({ what }) => !(gathered.has('laid table') && (what === 'table' || what === 'round table')))
    .filter(({ what }) => !(gathered.has('four-poster') && what === 'bed'))
    .map((thing) => withBeastPosture(withGrowth(withMotion(withHillShape(thing, text), text), text), text))
    .sort((a, b) => b.weight - a.weight || a.words[0]!.start - b.words[0]!.start);
}

/** Colours of surroundings without an outline of their own. */
export const GROUNDS: ReadonlySet<string> = new Set([
  'sky',
  'wall',
  'sea',
  'water',
  'river',
  'grass',
  'snow',
  'ceiling',
  'floor',
  'sand',
]);

/** A word is left out once, for the first of its reasons. */
export function withoutDuplicates(leftOut: readonly LeftOut[]): LeftOut[] {
  const seen = new Set<string>();
  return leftOut.filter(({ what, words }) => {
    const key = `${words.start} ${what}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
