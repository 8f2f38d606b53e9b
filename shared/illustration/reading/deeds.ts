import type { Deed, ScenePerson, SceneThing } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { type FoundDeed, objectOf, partnerOf, subjectOf } from './deed-participants.ts';
import { knownFromText } from './known-from-text.ts';
import { DEED_PATTERNS } from './lexicon/deeds.ts';
import { phrasesOf } from './phrases.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** The gap allowed between the words of a pattern. */
const BETWEEN = '(?:\\S+ ){0,3}?';
const OBJECT =
  '(?:(?:the|a|an|his|her|my|this|that|poor|old|little|young|dear|own|своего|свою|своей|своему|его|ее|старого|старую|маленькую|маленького|бедную|бедного|молодого|молодую) ){0,3}(?<o>\\S+)';
const OWNER = '(?:the |his |her |my )?(?<o>\\S+)';
const THING = '(?:\\S+ ){0,2}?(?<t>\\S+)';

interface Pattern {
  deed: Deed;
  expression: RegExp;
  isOwner: boolean;
}

const compiled: Partial<Record<'en' | 'ru', Pattern[]>> = {};

/** The patterns of a language, compiled when they are first needed. */
function patternsIn(language: 'en' | 'ru'): Pattern[] {
  return (compiled[language] ??= (Object.keys(DEED_PATTERNS) as Deed[]).flatMap((deed) =>
    DEED_PATTERNS[deed][language].map((pattern) => ({
      deed,
      isOwner: pattern.includes('{s}'),
      expression: new RegExp(
        `(?<= )${pattern.replaceAll('… ', BETWEEN).replace('{o}', OBJECT).replace('{s}', OWNER).replace('{t}', THING)}(?= )`,
        'dgu',
      ),
    })),
  ));
}

const PRONOUNS: Readonly<Record<'en' | 'ru', RegExp>> = {
  en: /^(?:him|her|his|me|my)$/u,
  ru: /^(?:его|ее|ей|ему|ней|нему|нею|ним|нем|нее|него|меня|мне|мной|мною)$/u,
};
/** Things that can be handed over. */
const GIVEN: ReadonlySet<string> = new Set(
  'book|open book|letter|papers|candle|lamp|lantern|basket|flowers|rose|bouquet|flower|key|teacup|cup|wine glass|mug|glass of tea|bottle|sword|sabre|pistol|rifle|umbrella|parcel|box|jug|tray|handkerchief|newspaper|knife|cigar|pipe|purse|bag|doll|fan|axe|bread|apple|ring|violin|guitar'.split(
    '|',
  ),
);

/** Adds to people what they do to each other; its subject and object become people of the scene. */
export function addDeeds(
  text: ReadText,
  input: ReadingInput,
  people: ScenePerson[],
  things: SceneThing[] = [],
): void {
  // A baby in arms is held, and drawn with its holder.
  if (people.some(({ holds }) => holds.some(({ value }) => value === 'baby'))) return;
  if (input.type === 'object' || people.some(({ being, monster, count }) => being ?? monster ?? count === 0))
    return;
  for (const found of findDeeds(text)) {
    const before = people.length;
    const context = { found, text, input, people };
    const subject = subjectOf(context);
    const to =
      subject === null ? null : found.object < 0 ? partnerOf(subject, people) : objectOf(context, subject);
    if (subject === null || to === null) {
      people.splice(before);
      continue;
    }
    // "They shook hands": two people.
    if (to === subject && people[subject]!.count === 'many' && THEY.test(tokenOf(people[subject]!, text)))
      people[subject]!.count = 2;
    people[subject]!.deed = knownFromText({ kind: found.deed, to }, text, found);
    if (found.deed === 'give') holdGiven(people[subject]!, found, text, things);
    return;
  }
}

/** A thing that is handed over is in a hand, not on the table. */
function holdGiven(giver: ScenePerson, { from, to }: FoundDeed, text: ReadText, things: SceneThing[]): void {
  const given = text.mentions.find(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      mention.from >= from &&
      mention.from < to &&
      GIVEN.has(mention.meaning.what),
  );
  if (!given || !isMentionOf(given, 'thing')) return;
  giver.holds = [knownFromText(given.meaning.what, text, given), ...giver.holds];
  const lying = things.findIndex(({ words }) =>
    words.some(({ start }) => start === text.tokens[given.from]!.start),
  );
  if (lying >= 0 && things[lying]!.words.length === 1) things.splice(lying, 1);
}

const THEY = /^(?:they|they're|они|their|их)$/u;
const tokenOf = ({ words: [first] }: ScenePerson, { tokens }: ReadText): string =>
  tokens.find(({ start }) => start === first?.start)?.word ?? '';

const DENIED = /^(?:не|not|never|nor|ни|бы|would|could|should|might|to)$/u;

/** In the order of the text; "took his hand" comes last. */
function findDeeds({ tokens, scopes, language, mentions }: ReadText): FoundDeed[] {
  const found: FoundDeed[] = [];
  const isThing = (at: number) =>
    mentions.some(
      (mention) =>
        isMentionOf(mention, 'thing') &&
        mention.from <= at &&
        at < mention.to &&
        GIVEN.has(mention.meaning.what),
    );
  for (const { text: line, tokenAt } of phrasesOf(tokens, 'clause')) {
    for (const { deed, expression, isOwner } of patternsIn(language))
      for (const match of line.matchAll(expression)) {
        const [from, to] = [tokenAt(match.index), tokenAt(match.index + match[0].length - 1) + 1];
        const at = match.indices?.groups?.['o']?.[0];
        const thing = match.indices?.groups?.['t']?.[0];
        if (
          scopes.at(from) !== null ||
          DENIED.test(tokens[from - 1]?.word ?? '') ||
          tokens[from]!.isSpoken ||
          (thing !== undefined && !isThing(tokenAt(thing)))
        )
          continue;
        if (at === undefined) found.push({ deed, from, to, object: -1, isOwner });
        // "Before her under the oak": what looked like a possessive is the object itself.
        else {
          // "Bent over his bench": the owner of a thing is not the object.
          const isOfThing =
            language === 'en' &&
            mentions.some(
              (mention) =>
                !isMentionOf(mention, 'person') && mention.from <= tokenAt(at) && tokenAt(at) < mention.to,
            );
          const object = [tokenAt(at), ...(isOfThing ? [] : [tokenAt(at) - 1])].find(
            (each) => each > from && isSomebody(each, isOwner),
          );
          if (object !== undefined)
            found.push({
              deed,
              from,
              to: Math.max(object + 1, object === tokenAt(at) ? to : object + 1),
              object,
              isOwner,
            });
        }
      }
  }
  // "He took her hand and kissed it" shows the kiss.
  const isLess = ({ deed }: FoundDeed) => Number(deed === 'take hands');
  return found.sort((a, b) => isLess(a) - isLess(b) || a.from - b.from || b.to - a.to);

  function isSomebody(at: number, isOwner: boolean): boolean {
    const { word, isCapital, gap } = tokens[at]!;
    if (PRONOUNS[language].test(word)) return language === 'ru' || word !== (isOwner ? 'him' : 'his');
    const owner = word.replace(/'s$/u, '');
    if (mentions.some((mention) => isMentionOf(mention, 'person') && mention.from <= at && at < mention.to))
      return !isOwner || owner !== word;
    return (
      isCapital &&
      gap === 'none' &&
      word.length > 2 &&
      (!isOwner || language === 'ru' || owner !== word) &&
      !mentions.some((mention) => mention.from <= at && at < mention.to)
    );
  }
}
