import { isInterior, type Setting } from '../setting.ts';
import { Dictionary, type WordForms } from './lexicon/dictionary.ts';
import { isHomonym } from './lexicon/homonyms.ts';
import { SETTING_WORDS } from './lexicon/settings.ts';
import { isWithin } from './enclosed.ts';
import { spanOf } from './nouns.ts';
import { addScore, type Scores } from './rank-settings.ts';
import { isHeardOf } from './is-only-heard.ts';
import { isAtWindow } from './seen-from-window.ts';
import { isMetaphor } from './scope/metaphors.ts';
import {
  isArrival,
  isBeyond,
  isFurnishedWithin,
  isInsideOf,
  isLeftBehind,
  isSatIn,
  meantBy,
} from './which-room.ts';
import type { ReadText } from './text.ts';

export function addNamed(scores: Scores, text: ReadText): void {
  for (const { setting, at, length, share } of named(text))
    addScore(scores, setting, share, [spanOf(text.tokens, at, at + length)]);
}

export function named({
  tokens,
  scopes,
}: ReadText): { setting: Setting; at: number; length: number; share: number }[] {
  return SETTINGS.all(tokens).flatMap(({ value: said, at, length }) => {
    const head = at + length - 1;
    const value = meantBy(tokens[head]!.word, said, tokens);
    if (
      scopes.at(head) ||
      isHomonym(tokens, head) ||
      isMetaphor(tokens, head) ||
      isNamePart(tokens, at) ||
      (OF_WATER.has(value) && isHeardOf(tokens, at))
    )
      return [];
    const { sentence } = tokens[at]!;
    let i = at - 1;
    while (
      i >= 0 &&
      at - i < 6 &&
      (tokens[i + 1]!.gap === 'none' ||
        (tokens[i + 1]!.gap === 'comma' &&
          ATTRIBUTE.test(tokens[i]!.word) &&
          ATTRIBUTE.test(tokens[i + 1]!.word))) &&
      (BETWEEN.has(tokens[i]!.word) || ATTRIBUTE.test(tokens[i]!.word) || isEnglishName(tokens[i]!)) &&
      !IN.has(tokens[i]!.word)
    )
      i--;
    // "In the corner of a prosaic railway carriage" is in it.
    const isPartOf =
      i > 0 &&
      tokens[i]!.word === 'of' &&
      (PARTS_OF_PLACES.test(tokens[i - 1]!.word) || isInsideOf(value, tokens[i - 1]!.word)) &&
      // "Here stood the end of a barn": one is in it only at its end.
      (tokens[i - 1]!.word !== 'end' ||
        tokens.slice(Math.max(0, i - 4), i - 1).some((token) => IN.has(token.word)));
    const isOfPlace =
      i >= 0 && tokens[i + 1]!.gap === 'none' && at - i < 3 && SETTINGS.at(tokens, i) !== null;
    const governs =
      isPartOf || (value === 'cave' && isWithin(tokens)) || isArrival(tokens, i)
        ? 'in'
        : i >= 0 && tokens[i + 1]!.gap === 'none'
          ? tokens[i]!.word
          : '';
    // Sea-boots and a sea-chest are worn and carried anywhere.
    if (
      tokens[at + length]?.gap === 'none' &&
      /^(?:boots?|chests?|captain|coat|dog|chart|breeze|cook|bag|voyage|songs?|stories|legs)$/u.test(
        tokens[at + length]!.word,
      )
    )
      return [];
    // "The yard porter", "a village girl", "the kitchen maid": wherever they are.
    if (isOfSomebody(tokens, at + length)) return [];
    if (isBeyond(value, governs)) return [];
    const isModifier =
      tokens[at + length]?.gap === 'none' &&
      /^(?:wall|walls|door|doors|gate|gates|window|windows|clock|table|path|bells?|tower|dress|air|side|flowers|roof|floor|chair|stone|fire|bed|people|folk|women|woman|cart|carts|garden|gardens)$/u.test(
        tokens[at + length]!.word,
      );
    const isSeen =
      isLookedAt(governs, tokens[head]!.word) ||
      // "Looking through woods to the sea".
      (governs === 'through' && /^(?:look|visible|seen|glimps)\w*$/u.test(tokens[i - 1]?.word ?? ''));
    const isErrand =
      i > 0 &&
      (governs === 'в' || governs === 'to') &&
      ((ERRANDS.test(tokens[i - 1]!.word) && tokens[i]!.gap === 'none') || isInvited(tokens, i));
    const isBefore =
      BUILT.has(value) &&
      (BEFORE.has(governs) ||
        (governs === 'of' && tokens[i - 1]?.word === 'front' && tokens[i - 2]?.word === 'in'));
    // "A howl out in the shrubbery", heard in a room.
    const isOutThere =
      i > 0 &&
      governs === 'in' &&
      tokens[i - 1]!.word === 'out' &&
      tokens.some(({ word }) => /^(?:windows?|floor|ceiling|panes?)$/u.test(word));
    const share =
      (isOutThere || (WAYS.has(value) && isLeftBehind(tokens, head))
        ? 0.3
        : isBefore
          ? 1.5
          : isOfPlace
            ? 0.4
            : NOT_HERE.has(governs) || isSeen || isErrand
              ? 0.3
              : IN.has(governs)
                ? isInterior(value) && isSatIn(tokens, at)
                  ? 2
                  : 1.5
                : isModifier
                  ? 0.5
                  : 1) +
      0.35 * (1 - at / (tokens.length + 1)) -
      (isAtWindow(tokens, at, sentence) ? 0.8 : 0);
    // A prison may be seen from the street, a cell only from inside; a stage from the stalls.
    // «Увидел гостя, в коляске въезжавшего на плотину»: seen from outside.
    if (
      value === 'carriage inside' &&
      /(?:вш|[уюая]щ)(?:его|ую|ий|ая|их|ие|им)$/u.test(tokens[at + length]?.word ?? '') &&
      tokens
        .slice(Math.max(0, at - 6), at)
        .some(({ word }) => /^(?:увидел|заметил|встретил)[аи]?$/u.test(word))
    )
      return [{ setting: 'road', at, length, share: 1 }];
    // "The roof of the back kitchen sloped down": seen from outside.
    const wordsBefore = tokens
      .slice(Math.max(0, at - 4), at)
      .map(({ word }) => word)
      .join(' ');
    if (ROOFED_ROOMS.has(value) && /\b(?:roofs?|chimneys?|gables?) of (?:\S+ ){0,1}\S+$/u.test(wordsBefore))
      return [{ setting: 'house', at, length, share: 1.6 }];
    // "On either side of the street": not in a house of it.
    if (value === 'street' && i > 0 && tokens[i]!.word === 'of' && /^sides?$/u.test(tokens[i - 1]!.word))
      return [{ setting: 'street', at, length, share: 2.4 }];
    const isCell =
      /^(?:cells?|dungeons?|камер|каземат|темниц)/u.test(tokens[at]!.word) || tokens[head]!.word === 'stage';
    // «На одной избе лежали ворота», «на конюшни пошли брёвна».
    const isOnIt = governs === 'на' && value !== 'theatre' && SEEN_FROM_OUTSIDE[value] !== undefined;
    // In a church; a monastery or an abbey has grounds as well.
    if (
      value === 'church' &&
      INWARDS.has(governs) &&
      /^(?:church|cathedral|chapel|церкв\p{L}+|собор\p{L}*|часовн\p{L}+|храм\p{L}*)$/u.test(
        tokens[head]!.word,
      ) &&
      tokens[at + length]?.word !== 'of'
    )
      return [{ setting: 'church inside', at, length, share }];
    // "The shop was crowded with clocks".
    const isFull =
      /^(?:was|is)$/u.test(tokens[at + length]?.word ?? '') &&
      /^(?:crowded|full|filled|piled|stocked|cluttered|hung|lined)$/u.test(
        tokens[at + length + 1]?.word ?? '',
      );
    const setting =
      (IN.has(governs) && !isOutThere && !isOnIt) ||
      isCell ||
      isFull ||
      (TRADES.has(value) && !isSeen && !NOT_HERE.has(governs) && isFurnishedWithin(tokens, scopes))
        ? value
        : (SEEN_FROM_OUTSIDE[value] ?? value);
    // People eat in a restaurant as in a dining room.
    const shown = setting === 'tavern' && RESTAURANTS.test(tokens[head]!.word) ? 'dining room' : setting;
    return share > 0 ? [{ setting: shown, at, length, share: setting === value ? share : share * 0.8 }] : [];
  });
}

const OF_WATER: ReadonlySet<Setting> = new Set<Setting>(['sea', 'river', 'shore']);

export const SETTINGS = new Dictionary(Object.entries(SETTING_WORDS) as [Setting, WordForms][]);

export const ATTRIBUTES_MAX = 20;

/** Prepositions that put a scene in a setting, and those that place it elsewhere. */
const IN = new Set(
  'in into inside within entered entering through upon on at amid amidst в во на по внутри посреди посредине среди'.split(
    ' ',
  ),
);

const INWARDS = new Set('in into inside within entered entering в во внутри'.split(' '));

const NOT_HERE = new Set(
  'between между from of above outside beyond towards toward to till for near за из от до с со к ко без о об над из-за'.split(
    ' ',
  ),
);

const RESTAURANTS = /^(?:restaurants?|cafes?|café|ресторан\p{L}{0,2})$/u;

/** Through which people come to rooms. */
const WAYS: ReadonlySet<Setting> = new Set<Setting>(['corridor', 'stairs', 'hall']);

const BUILT: ReadonlySet<Setting> = new Set<Setting>(['castle', 'church', 'house', 'ruins', 'station']);

/** Before a building, where people are out of doors and it is behind them. */
const BEFORE = new Set('outside перед возле подле около у'.split(' '));

const BETWEEN = new Set(
  'a an the this that his her its their my our your own old little small large great big dark long same very'.split(
    ' ',
  ),
);

/** "Between the Hatherley Farm and the park", "in Baker Street". */
const isEnglishName = ({ word, isCapital }: ReadText['tokens'][number]) =>
  isCapital && /^[a-z]/u.test(word) && !NOT_HERE.has(word);

/** Adjectives, not pronouns, between a preposition and its place: "in that enormous, illuminated theatre". */
const ATTRIBUTE =
  /(?<!^(?:н|мн|тоб|соб|ч|к|))(?:[ыоие]й|[оеыи]м|[оеы]го|[оеы]му|[ыи]ми|[ое]ю|ую|ые|ых|их|[ая]я|ed|ing|y|en|'s|ous|ful|less|ish|ive|ble|ic)$|^(?:large|great|little|small|old|new|dark|low|long|wide|narrow|deep|big|huge|vast|dim|bare|cold|warm|quiet)$/u;

const PARTS_OF_PLACES =
  /^(?:corner|middle|centre|center|midst|end|depths?|back|interior|heart|gloom|shade|threshold)$/u;

/** «Бегали в лавочку за бечёвками»: an errand, which does not move the scene. */
const ERRANDS = /^(?:бегал|посылал|послал|ездил|отправл|sent)\p{L}*$/u;

/** «Попросил Левина в горницу»: the place that a person is asked to go to is not the setting yet. */
function isInvited(tokens: ReadText['tokens'], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3) && tokens[i + 1]!.gap === 'none'; i--)
    if (INVITED.test(tokens[i]!.word)) return true;
  return false;
}

const INVITED = /^(?:попросил|пригласил|позвал|просил|звал|приглашал|зазвал|манил)(?:а|и)?$/u;

/** «Хмурился на горы»: the accusative plural is what is looked at or gone to. */
const isLookedAt = (governs: string, word: string): boolean =>
  governs === 'на' && /(?:горы|холмы|скалы|поля|луга|леса|реки|кухни|церкви|деревни)$/u.test(word);

/** Rooms with a roof of their own; that of a vault or a church is seen from inside. */
const ROOFED_ROOMS: ReadonlySet<Setting> = new Set<Setting>([
  'kitchen',
  'stable',
  'shop',
  'workshop',
  'office',
  'tavern',
  'hut',
]);

/** A building is seen from outside unless the passage puts a person inside it. */
const SEEN_FROM_OUTSIDE: Partial<Record<Setting, Setting>> = {
  hut: 'village',
  tavern: 'house',
  stable: 'yard',
  shop: 'street',
  prison: 'street',
  theatre: 'street',
  'tent inside': 'camp',
  cave: 'mountains',
  conservatory: 'garden',
};

/** Seen from within if what they have within is named. */
const TRADES: ReadonlySet<Setting> = new Set<Setting>(['tavern', 'shop', 'stable', 'conservatory']);

function isNamePart(tokens: ReadText['tokens'], at: number): boolean {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  if (!token.isCapital || !previous || token.gap !== 'none') return false;
  return (
    // "Seventy-nine Hall", "Locksley Hall" are whole houses.
    (token.word === 'hall' && !/^(?:the|great|old)$/u.test(previous.word)) ||
    /^(?:mr|mrs|miss|sir|lady|lord|dr)$/u.test(previous.word) ||
    (/^[а-я]/u.test(token.word) && token.gap === 'none')
  );
}

const isOfSomebody = (tokens: ReadText['tokens'], next: number): boolean =>
  tokens[next]?.gap === 'none' &&
  /^(?:porters?|boys?|girls?|maids?|m[ae]n|keepers?|servants?|priests?|doctors?|arabs?|sweepers?|singers?|urchins?|idlers?)$/u.test(
    tokens[next].word,
  );
