import { RULES_IN_CONTEXT, treeOf, type MentionContext, type ThingMention } from './context-rules.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** How many words on either side count as near. */
const NEAR_WORDS = 4;

/** Resolves what a mention means beside the other things of the passage: a desert under snow is a plain, and a ship includes its masts. */
export function inContext({ tokens, mentions }: ReadText): (mention: ThingMention) => ThingMention {
  const company = new Set(
    mentions.map((mention) => (isMentionOf(mention, 'thing') ? mention.meaning.what : '')),
  );
  const has = (...names: readonly string[]) => names.some((each) => company.has(each));
  const isSnowy = has('snow', 'snowdrift', 'sledge');
  const isInCamp =
    tokens.some(({ word }) => IN_CAMP.test(word)) && !tokens.some(({ word }) => BY_HEARTH.test(word));
  return (mention) => {
    const { what } = mention.meaning;
    const word = tokens[mention.from]!.word;
    const among: MentionContext = {
      mention,
      word,
      before: tokens[mention.from - 1]?.word ?? '',
      has,
      inSentence: (pattern) =>
        tokens.some((token) => token.sentence === tokens[mention.from]!.sentence && pattern.test(token.word)),
      says: (pattern) => tokens.some((token) => pattern.test(token.word)),
      isNear: (pattern) =>
        tokens
          .slice(Math.max(0, mention.from - NEAR_WORDS), mention.from + NEAR_WORDS + 1)
          .some((token) => pattern.test(token.word)),
      isSnowy,
      isInCamp,
    };
    const rule = RULES_IN_CONTEXT.find(([of, , applies]) => of === what && applies(among));
    const other = (typeof rule?.[1] === 'function' ? rule[1](among) : rule?.[1]) ?? what;
    const meaning = { ...mention.meaning, what: other };
    // A ship has many sails.
    if (other === 'ship under sail' && PARTS_OF_SHIP.test(word))
      return { ...mention, isPlural: false, meaning };
    if (
      HERDS.test(word) ||
      areSeveral(tokens, mention) ||
      isEach(among) ||
      (other !== what && what === 'wood')
    )
      return { ...mention, isPlural: true, meaning };
    // «Сел в кресла», «на спинку кресел»: one.
    if (what === 'armchair' && /^кресел?[а-я]*$/u.test(word) && /^(?:в|спинк\p{L}+)$/u.test(among.before))
      return { ...mention, isPlural: false };
    // Russian has no word for one sledge, fork or rake.
    if (PLURAL_ONLY.test(word)) return { ...mention, isPlural: false };
    // "A birch wood" is a wood, of birches; so is «липовая аллея» an avenue.
    const tree =
      other === 'wood' || other === 'avenue'
        ? (treeOf(among.before) ??
          // "Lined with poplars".
          tokens
            .slice(mention.from, mention.to)
            .map((token) => treeOf(token.word))
            .find((each) => each))
        : undefined;
    const added =
      other === 'sledge'
        ? 'covered'
        : other === 'fire' && /^(?:пожар\p{L}*|conflagration)$/u.test(word)
          ? 'spreading'
          : tree;
    const qualities = added ? [...mention.qualities, added] : mention.qualities;
    if (other === what) return added ? { ...mention, qualities } : mention;
    return { ...mention, count: null, isPlural: false, qualities, meaning };
  };
}

/** Near soldiers, herdsmen or gypsies a fire burns on the ground, unless a hearth is named. */
const IN_CAMP = wordLike`
  soldiers? bivouac\p{L}* camp camped encampment tents? sentr\p{L}+ troops? cossacks? hussars? brushwood
  faggots? gyps\p{L}+ shepherds? herdsmen trappers? scouts? солдат\p{L}* бивак\p{L}* бивуак\p{L}*
  палат[коу]\p{L}* казак\p{L}* цыган\p{L}* пастух\p{L}* табор\p{L}* хворост\p{L}*
`;
const BY_HEARTH =
  /^(?:hearth|fireplace|fire-place|chimney|chimneys|grate|stove|parlour|drawing|room|rooms|hut|cottage|inn|камин\p{L}*|печ[ькиейа]\p{L}*|комнат\p{L}*|изб\p{L}*|гостин\p{L}*)$/u;

const PARTS_OF_SHIP = /^(?:sail|mast|spar|yard|bow|boom|парус|мачт|снаст|реи)/u;
/** "Every house was hung with red", "the light of each cottage". */
const isEach = ({ before, mention }: MentionContext): boolean =>
  /^(?:each|every)$/u.test(before) && /^(?:building|plant|land)$/u.test(mention.meaning.group);
/** "The sheep ran together": the same word for one and for many, and one has its article. */
const areSeveral = (tokens: ReadText['tokens'], { from, count }: ThingMention): boolean =>
  SAME_FOR_MANY.test(tokens[from]!.word) &&
  count === null &&
  !tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ word }) => /^(?:an?|one|another|each|every|this|that|its|single)$/u.test(word));
const SAME_FOR_MANY = /^(?:sheep|deer|swine)$/u;
/** Words that mean several animals by themselves. */
const HERDS =
  /^(?:herds?|flocks?|droves?|cattle|стад[оуа]|отар\p{L}|четверн\p{L}+|шестерн\p{L}+|табун\p{L}*|скот\p{L}{0,2})$/u;
const PLURAL_ONLY =
  /^(?:сан(?:и|ей|ям|ями|ях)|дрожк\p{L}+|дрожек|пошевн\p{L}+|саноч\p{L}+|ворот\p{L}{0,3}|дровн\p{L}+|розвальн\p{L}+|вил(?:ы|ами|ах)|вес(?:ы|ов|ами|ах)|грабл\p{L}+|ножниц\p{L}*)$/u;
