import type { Deed, ReadingInput, ScenePerson, SceneThing } from '../scene.ts';
import { knownFromText } from './known-from-text.ts';
import { DEED_PATTERNS } from './lexicon/deeds.ts';
import { NOMINATIVE } from './grammar/russian.ts';
import { HER, HIM, TITLES } from './lexicon/people.ts';
import { spanOf } from './nouns.ts';
import { linesOf } from './phrases.ts';
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

const PATTERNS = { en: compiled('en'), ru: compiled('ru') };

function compiled(language: 'en' | 'ru'): Pattern[] {
  return (Object.keys(DEED_PATTERNS) as Deed[]).flatMap((deed) =>
    DEED_PATTERNS[deed][language].map((pattern) => ({
      deed,
      isOwner: pattern.includes('{s}'),
      expression: new RegExp(`(?<= )${pattern.replaceAll('… ', BETWEEN).replace('{o}', OBJECT).replace('{s}', OWNER).replace('{t}', THING)}(?= )`, 'dgu'),
    })),
  );
} // prettier-ignore

const PRONOUNS: Readonly<Record<'en' | 'ru', RegExp>> = {
  en: /^(?:him|her|his|me|my)$/u,
  ru: /^(?:его|ее|ей|ему|ней|нему|нею|ним|нем|нее|него|меня|мне|мной|мною)$/u,
};
const OF_NARRATOR = /^(?:me|my|меня|мне|мной|мною)$/u;
/** Things that can be handed over. */
const GIVEN: ReadonlySet<string> = new Set('book|open book|letter|papers|candle|lamp|lantern|basket|flowers|rose|bouquet|flower|key|teacup|cup|wine glass|mug|glass of tea|bottle|sword|sabre|pistol|rifle|umbrella|parcel|box|jug|tray|handkerchief|newspaper|knife|cigar|pipe|purse|bag|doll|fan|axe|bread|apple|ring|violin|guitar'.split('|')); // prettier-ignore

interface FoundDeed {
  deed: Deed;
  /** The tokens of the deed and that of its object; −1 if it is mutual. */
  from: number;
  to: number;
  object: number;
  /** The object is an owner: "her hand", "his shoulder". */
  isOwner: boolean;
}

/** Adds to people what they do to each other; its subject and object become people of the scene. */
export function addDeeds(text: ReadText, input: ReadingInput, people: ScenePerson[], things: SceneThing[] = []): void {
  if (input.type === 'object' || people.some(({ being, monster, count }) => being ?? monster ?? count === 0)) return;
  for (const found of findDeeds(text)) {
    const before = people.length;
    const subject = subjectOf(found, text, input, people);
    const to = subject === null ? null : found.object < 0 ? eachOther(subject, people) : objectOf(found, subject, text, input, people); // prettier-ignore
    if (subject === null || to === null) {
      people.splice(before);
      continue;
    }
    // "They shook hands": two people.
    if (to === subject && people[subject]!.count === 'many' && THEY.test(tokenOf(people[subject]!, text))) people[subject]!.count = 2;
    people[subject]!.deed = knownFromText({ kind: found.deed, to }, text, found);
    if (found.deed === 'give') holdGiven(people[subject]!, found, text, things);
    return;
  }
} // prettier-ignore

/** A thing that is handed over is in a hand, not on the table. */
function holdGiven(giver: ScenePerson, { from, to }: FoundDeed, text: ReadText, things: SceneThing[]): void {
  const given = text.mentions.find((mention) => isMentionOf(mention, 'thing') && mention.from >= from && mention.from < to && GIVEN.has(mention.meaning.what)); // prettier-ignore
  if (!given || !isMentionOf(given, 'thing')) return;
  giver.holds = [knownFromText(given.meaning.what, text, given), ...giver.holds];
  const lying = things.findIndex(({ words }) =>
    words.some(({ start }) => start === text.tokens[given.from]!.start),
  );
  if (lying >= 0 && things[lying]!.words.length === 1) things.splice(lying, 1);
}

const THEY = /^(?:they|they're|они|their|их)$/u;
const tokenOf = ({ words: [first] }: ScenePerson, { tokens }: ReadText): string => tokens.find(({ start }) => start === first?.start)?.word ?? ''; // prettier-ignore

/** "They walked arm in arm": two of a group, or the only two people present. */
function eachOther(subject: number, people: readonly ScenePerson[]): number | null {
  if (people[subject]!.count !== 1) return subject;
  const others = people.flatMap(({ count }, i) => (i !== subject && count === 1 ? [i] : []));
  return others.length === 1 ? others[0]! : null;
}

const DENIED = /^(?:не|not|never|nor|ни|бы|would|could|should|might|to)$/u;

/** In the order of the text; "took his hand" comes last. */
function findDeeds({ tokens, scopes, language, mentions }: ReadText): FoundDeed[] {
  const found: FoundDeed[] = [];
  const isThing = (at: number) => mentions.some((mention) => isMentionOf(mention, 'thing') && mention.from <= at && at < mention.to && GIVEN.has(mention.meaning.what)); // prettier-ignore
  for (const { text: line, tokenAt } of linesOf(tokens, 'clause')) {
    for (const { deed, expression, isOwner } of PATTERNS[language])
      for (const match of line.matchAll(expression)) {
        const [from, to] = [tokenAt(match.index), tokenAt(match.index + match[0].length - 1) + 1];
        const at = match.indices?.groups?.['o']?.[0];
        const thing = match.indices?.groups?.['t']?.[0];
        if (scopes.at(from) !== null || DENIED.test(tokens[from - 1]?.word ?? '') || tokens[from]!.isSpoken || (thing !== undefined && !isThing(tokenAt(thing)))) continue; // prettier-ignore
        if (at === undefined) found.push({ deed, from, to, object: -1, isOwner });
        // "Before her under the oak": what looked like a possessive is the object itself.
        else {
          const object = [tokenAt(at), tokenAt(at) - 1].find(
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
    if (PRONOUNS[language].test(word)) return !(isOwner && language === 'en' && word === 'him');
    const owner = word.replace(/'s$/u, '');
    if (mentions.some((mention) => isMentionOf(mention, 'person') && mention.from <= at && at < mention.to)) return !isOwner || owner !== word; // prettier-ignore
    return isCapital && gap === 'none' && word.length > 2 && (!isOwner || language === 'ru' || owner !== word) && !mentions.some((mention) => mention.from <= at && at < mention.to); // prettier-ignore
  }
}

const sexOfPronoun = (word: string): ScenePerson['sex'] => HER.has(word) ? 'woman' : HIM.has(word) ? 'man' : undefined; // prettier-ignore

/** Who does it: the last one named before it in its sentence, whom its words make present. The index of a person of the scene, or null. */
function subjectOf({ from, object, isOwner }: FoundDeed, { tokens, mentions, language }: ReadText, { bookId, type }: ReadingInput, people: ScenePerson[]): number | null {
  const { sentence } = tokens[from]!;
  const other = object >= 0 ? sexOfPronoun(tokens[object]!.word) : undefined;
  // "He took his hand" would be his own.
  const isOwn = (sex: ScenePerson['sex']) => isOwner && language === 'en' && sex !== undefined && sex === other;
  const added = (at: number, id: string, more: Partial<ScenePerson>): number => people.push({ id: `${bookId}/${id}`, words: [spanOf(tokens, at, at + 1)], certainty: 0.7, weight: 0.3, count: 1, wears: [], holds: [], ...more }) - 1;
  for (let i = from - 1; i >= 0 && tokens[i]!.sentence === sentence; i--) {
    const { word, start, isCapital, isSpoken } = tokens[i]!;
    if (isSpoken || i === object) continue;
    const named = people.findIndex(({ words }) => words.some((each) => each.start <= start && start < each.end));
    if (/^(?:they|они|we|мы)$/u.test(word)) return object >= 0 ? null : people.length > 0 && people[0]!.count !== 1 ? 0 : named >= 0 ? named : null;
    if (/^(?:i|я)$/u.test(word)) return named >= 0 ? named : type === 'character' && object >= 0 ? added(i, 'narrator', {}) : null;
    const sex = /^(?:he|он)$/u.test(word) ? 'man' : /^(?:she|она)$/u.test(word) ? 'woman' : undefined;
    if (sex) {
      if (isOwn(sex)) return null;
      const same = people.findIndex((person) => person.count === 1 && (person.sex ?? sex) === sex);
      return same >= 0 ? same : object < 0 ? null : added(i, `other ${sex}`, { sex });
    }
    const mention = mentions.find((each) => isMentionOf(each, 'person') && each.from <= i && i < each.to);
    // Nouns in other cases are not the subject: «рукой офицера».
    if (mention && (mention.preposition !== '' || /'s$/u.test(word) || (language === 'ru' && (mention.features & NOMINATIVE) === 0))) continue;
    if (named >= 0) {
      if (people[named]!.count === 1 && isOwn(people[named]!.sex)) continue;
      return people[named]!.count === 1 || object < 0 ? named : null;
    }
    if (object < 0 || people.length > 3) continue;
    if (mention && isMentionOf(mention, 'person') && !mention.isPlural && !mention.meaning.person.isGroup) {
      const { sex: its, age, wears } = mention.meaning.person;
      return isOwn(its) ? null : added(i, `${its ?? ''}${age ?? ''}${word.slice(0, 5)}`, { ...(its && { sex: its }), ...(age && { age }), ...(wears && { clothes: { value: { kind: wears }, source: 'passage', certainty: 0.6, words: [] } }) });
    }
    if (isCapital && i === from - 1 && word.length > 2 && !NO_NAME.test(word)) return added(i, word.slice(0, 5), { sex: genderOf(tokens[from]!.word, language) ?? (/[aá]$/u.test(word) ? 'woman' : undefined) ?? TITLES[tokens[i - 1]?.word ?? ''] ?? (other === 'woman' ? 'man' : other === 'man' ? 'woman' : undefined) });
  }
  // «Поцеловал ей руку»: only the verb gives the subject's sex.
  const gender = genderOf(tokens[from]!.word, language);
  const same = people.findIndex((person) => person.count === 1 && gender !== undefined && (person.sex ?? gender) === gender);
  return same >= 0 ? same : object < 0 && people.length > 0 && people[0]!.count !== 1 ? 0 : null;
} // prettier-ignore

const NO_NAME = /^(?:the|this|that|these|then|there|and|but|when|while|who|which|what|all|one|both|как|так|что|вот|тут|там|тогда|потом|это|все|кто)$/u; // prettier-ignore

/** Of a Russian verb in the past tense. */
const genderOf = (verb: string, language: 'en' | 'ru'): ScenePerson['sex'] =>
  language === 'en' ? undefined : /(?:ла|лась)$/u.test(verb) ? 'woman' : /(?:л|лся)$/u.test(verb) ? 'man' : undefined; // prettier-ignore

/** To whom it is done: somebody of the scene, or one more who is there because something is done to them. */
function objectOf({ deed, object }: FoundDeed, subject: number, text: ReadText, input: ReadingInput, people: ScenePerson[]): number | null {
  const { tokens, mentions } = text;
  const { word, start } = tokens[object]!;
  const span = spanOf(tokens, object, object + 1);
  const mention = mentions.find((each) => isMentionOf(each, 'person') && each.from <= object && object < each.to);
  const who = mention && isMentionOf(mention, 'person') ? mention.meaning.person : undefined;
  const sex = OF_NARRATOR.test(word) ? undefined : (who?.sex ?? sexOfPronoun(word));
  const isThere = ({ words, count }: ScenePerson) => count === 1 && words.some((each) => each.start <= start && start < each.end);
  const there = people.findIndex(isThere);
  if (there === subject) return null;
  if (there >= 0) return there;
  if (who?.isGroup || mention?.isPlural) return null;
  // A pronoun refers to a person of that sex who is already in the scene.
  const alike = !who && sex ? people.findIndex((each, i) => i !== subject && each.count === 1 && each.sex === sex) : -1;
  if (alike >= 0) return alike;
  const id = OF_NARRATOR.test(word) ? 'narrator' : who ? `${sex ?? ''}${who.age ?? ''}${word.slice(0, 5)}` : sex ? `other ${sex}` : word.replace(/'s$/u, '').slice(0, 5);
  const its = sex ?? (OF_NARRATOR.test(word) ? undefined : nameSex(word, people[subject]!.sex, OF_ACCUSATIVE.has(deed)));
  people.push({
    id: `${input.bookId}/${id}`, words: [span], certainty: 0.7, weight: 0.3, count: 1, wears: [], holds: [],
    ...(its && { sex: its }),
    ...(who?.age && { age: who.age }),
    ...(who?.wears && { clothes: { value: { kind: who.wears }, source: 'passage' as const, certainty: 0.6, words: [] } }),
  });
  return people.length - 1;
} // prettier-ignore

/** The sex of a person known only by name: by its ending, which in Russian depends on the case; else the opposite of the subject's. */
function nameSex(name: string, from: ScenePerson['sex'], isAccusative: boolean): ScenePerson['sex'] {
  if (/(?:ом|ем|ым|им|ому|ему|ого|его)$/u.test(name)) return 'man';
  if (/(?:ой|ей|ою|ею|и|е)$/u.test(name) && /[а-я]$/u.test(name)) return 'woman';
  if (/[ую]$/u.test(name)) return isAccusative ? 'woman' : 'man';
  if (/[ая]$/u.test(name)) return isAccusative ? 'man' : 'woman';
  return /[aá]$/u.test(name) ? 'woman' : from === 'man' ? 'woman' : 'man';
}

/** Russian verbs of these deeds take the accusative. */
const OF_ACCUSATIVE: ReadonlySet<Deed> = new Set<Deed>(['embrace', 'fight', 'support', 'carry in arms', 'arm in arm', 'take hands']); // prettier-ignore
