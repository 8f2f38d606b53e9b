import type { ReadingInput } from '../reading-input.ts';
import type { ThingMention } from './context-rules.ts';
import { inContext } from './in-context.ts';
import { isOnlyHeard } from './is-only-heard.ts';
import { snowyHeight } from './snow.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { isMaterial } from './is-material.ts';
import { snowyMountain } from './snowy-mountain.ts';

/** Clothes are things in a passage about an object, and where they hang or lie. */
export function asThings(text: ReadText, input: ReadingInput): ThingMention[] {
  const hasPeople = text.mentions.some((mention) => isMentionOf(mention, 'person'));
  const meant = inContext(text);
  return text.mentions.flatMap((mention): ThingMention[] => {
    if (isMentionOf(mention, 'thing') && mention.meaning.what === 'snow') {
      const bearer = snowyHeight(text.tokens, mention.from);
      if (bearer) return bearer === 'mountain' ? [snowyMountain(mention)] : [];
    }
    // Wooden horses are toys, and «деревянные козлы» a scaffold.
    if (
      isMentionOf(mention, 'thing') &&
      (mention.meaning.what === 'horse' || mention.meaning.what === 'goat') &&
      mention.qualities.includes('wooden')
    )
      return [];
    // "A peacock's feather or two", "a bear's skin": no beast.
    if (
      isMentionOf(mention, 'thing') &&
      mention.meaning.group === 'animal' &&
      /'s?$/u.test(text.tokens[mention.to - 1]!.word) &&
      OF_BEASTS.test(text.tokens[mention.to]?.word ?? '')
    )
      return [];
    // An armchair on wheels.
    if (
      isMentionOf(mention, 'thing') &&
      mention.meaning.what === 'wheel' &&
      /^(?:on|на)$/u.test(mention.preposition)
    )
      return [];
    if (isMentionOf(mention, 'thing'))
      return isMaterial(mention) || isOnlyHeard(mention, text) || isGone(mention, text)
        ? []
        : [meant(mention), ...canalOf(mention, text)];
    if (!isMentionOf(mention, 'look')) return [];
    const { look } = mention.meaning;
    const what = AS_THINGS[look.kind];
    const { clause } = text.tokens[mention.from]!;
    const isPut = text.tokens
      .slice(Math.max(0, mention.from - 4), mention.to + 6)
      .some(
        (token) =>
          token.clause === clause &&
          /^(?:hung|hanging|peg|pegs|lay|flung|thrown|floor|вис\p{L}+|лежал\p{L}*|валя\p{L}+|гвозд\p{L}+|вешалк\p{L}+)$/u.test(
            token.word,
          ),
      );
    if (!what || input.type === 'character' || (input.type !== 'object' && !isPut) || (hasPeople && !isPut))
      return [];
    return [{ ...mention, meaning: { type: 'thing', what, group: 'object' } }];
  });
}

/** A gondola is on a canal, unless it is said to be on other water. */
const canalOf = (mention: ThingMention, { tokens }: ReadText): ThingMention[] =>
  /^(?:gondolas?|гондол\p{L}{1,3})$/u.test(tokens[mention.to - 1]!.word) &&
  !tokens.some(({ word }) =>
    /^(?:canals?|lagoons?|lagune|sea|lake|канал\p{L}*|лагун\p{L}*|мор[еюя])$/u.test(word),
  )
    ? [
        {
          ...mention,
          isPlural: false,
          count: null,
          colour: null,
          meaning: { type: 'thing', what: 'canal', group: 'land' },
        },
      ]
    : [];

const OF_BEASTS =
  /^(?:feathers?|wings?|skins?|hides?|horns?|antlers|heads?|teeth|tooth|tusks?|eggs?|feet|foot|claws?|tails?|fur|bones?|skulls?|meat|milk|shell|wool)$/u;

/** "Even the hens had gone elsewhere", "the ship had vanished": no longer there, unless the passage has just shown it. */
const isGone = ({ from, to, preposition, meaning }: ThingMention, { tokens, mentions }: ReadText): boolean =>
  preposition === '' &&
  !mentions.some(
    (other) => isMentionOf(other, 'thing') && other.meaning.what === meaning.what && other.to <= from,
  ) &&
  /^(?:had|have|has|were|was)$/u.test(tokens[to]?.word ?? '') &&
  !/^(?:not|never)$/u.test(tokens[to + 1]?.word ?? '') &&
  tokens
    .slice(to + 1, to + 4)
    .some(
      ({ word, clause }, i, next) =>
        clause === tokens[to]!.clause &&
        (/^(?:fled|flown|vanished|disappeared|departed)$/u.test(word) ||
          (word === 'gone' && !/^(?:down|up|out|in|over|off|wrong|on|to)$/u.test(next[i + 1]?.word ?? ''))),
    );

/** Clothes as things, when they are not worn. */
const AS_THINGS: Readonly<Record<string, string>> = {
  'fur coat': 'coat',
  'great coat': 'coat',
  'frock coat': 'coat',
  coat: 'coat',
  jacket: 'coat',
  cloak: 'coat',
  uniform: 'coat',
  kaftan: 'coat',
  'dressing gown': 'coat',
  dress: 'dress',
  'ball dress': 'dress',
  'peasant dress': 'dress',
  'top hat': 'top hat',
  'wide hat': 'top hat',
  bowler: 'top hat',
  cap: 'cap',
  'officer cap': 'cap',
  'fur hat': 'fur hat',
  bonnet: 'bonnet',
  'lady hat': 'bonnet',
  crown: 'crown',
  helmet: 'helmet',
  armour: 'armour',
  boots: 'boots',
  shoes: 'shoes',
  gloves: 'gloves',
  shawl: 'shawl',
  glasses: 'spectacles',
  mask: 'mask',
  jewels: 'necklace',
};
