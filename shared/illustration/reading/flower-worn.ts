import { isMentionOf, type Mention, type ReadText } from './text.ts';

/** The most words between a flower and the buttonhole that it is in. */
const REACH = 6;

/** "A gardenia in his buttonhole": what a coat is trimmed with; null for a ribbon, a whistle or nothing. */
export function flowerNear(
  { tokens, mentions }: ReadText,
  { from, to }: { from: number; to: number },
): { kind: 'red flower' | 'white flower'; at: { from: number; to: number } } | null {
  const { sentence } = tokens[from]!;
  const named = mentions.find(
    (mention): mention is FlowerMention =>
      isMentionOf(mention, 'thing') &&
      FLOWERS.test(mention.meaning.what) &&
      tokens[mention.from]!.sentence === sentence &&
      mention.to > from - REACH &&
      mention.from < to + REACH,
  );
  const at =
    named?.from ??
    tokens.findIndex(
      ({ word }, i) =>
        i > from - REACH && i < to + REACH && tokens[i]!.sentence === sentence && BLOOMS.test(word),
    );
  if (at < 0) return null;
  const isRed = named?.colour ? named.colour.value === RED : REDDISH.test(tokens[at]!.word);
  return {
    kind: isRed ? 'red flower' : 'white flower',
    at: { from: at, to: named?.to ?? at + 1 },
  };
}

type FlowerMention = Mention<{ type: 'thing'; what: string; group: 'plant' }>;

const RED = '#b23a2e';
const FLOWERS = /^(?:flowers?|rose|bouquet|lilac|poppy)$/u;
const BLOOMS =
  /^(?:gardenia|camellia|carnation|orchid|rosebud|posy|nosegay|pink|geranium|violets?|blossom|flower|rose|цвет(?:ок|ком|ка)|роз[аыуой]+|гвоздик[аиуой]+|камели[аиюей]+)$/u;
const REDDISH = /^(?:rose|roses|rosebud|carnation|poppy|geranium|pink|роз[аыуой]+|гвоздик[аиуой]+)$/u;
