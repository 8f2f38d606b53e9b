import type { Known, ScenePerson } from '../scene.ts';
import { isBabyInArms } from './baby-in-arms.ts';
import type { Candidate } from './candidate.ts';
import { knownFromText } from './known-from-text.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const HOLDABLE = new Set(
  'ladder|cane|book|open book|letter|newspaper|lantern|candle|lamp|basket|sack|bag|rifle|pistol|umbrella|teacup|frying pan|bottle|flowers|rose|bouquet|sword|sabre|spear|dagger|pipe|cigar|fan|axe|spade|scythe|rake|pitchfork|hammer|broom|whip|violin|guitar|accordion|balalaika|key|torch|parcel|box|bucket|oar|fishing rod|flag|knife|jug|tray|handkerchief|crutch|stick|papers|doll|rope|needlework|shield|hunting horn|wine glass|mug|glass of tea|cat|hen|cock|lamb'.split(
    '|',
  ),
);
const HOLDING = wordLike`
  flourish(?:ed|ing) seiz(?:ed|ing) with h[eo]ld(?:s|ing)? carr(?:y|ied|ying) bore bearing lean(?:ing|ed|t) grasp(?:ed|ing) clutch(?:ed|ing)
  brandish(?:ed|ing) (?:help|aid|support)s? smok(?:ed|ing) wav(?:ed|ing) swinging lifted raised took reading playing с со
  держ\p{L}+ н[её]с\p{L}* опира\p{L}+ взя\p{L}+ кур\p{L}+ чита\p{L}+ маха\p{L}+ помахив\p{L}+
  подн(?:ял|има)\p{L}* сжима\p{L}+ игра\p{L}+ вертел\p{L}* puff(?:ed|ing) пых\p{L}+ прижима\p{L}+
  прижал\p{L}* обнима\p{L}+ hugg(?:ed|ing) press(?:ed|ing) nurs(?:ed|ing) бил[аи]? ударя\p{L}+
  колоти\p{L}+ struck hammer(?:ed|ing) перехватывал\p{L}* всовывал\p{L}*
`;
/** "An umbrella stood in the corner": not held. */
const STANDS = /^(?:stood|lay|leant|leaned|hung|corner|стоял\p{L}*|лежал\p{L}*|висел\p{L}*|углу)$/u;
const IN_HAND = /^(?:in|under|over|across|on|upon|between|на|в|во|под)$/u;
const HAND =
  /^(?:hands?|arms?|mouth|teeth|lips|fingers|shoulders?|рук[аеиу]|руках|рукой|рукою|зубах|мышкой|плече|плечом|плечами|губах)$/u;

/** What a person has in the hands, on the arm and on the back. @param own whether a token belongs to that person */
export function readCarried(
  person: ScenePerson,
  candidate: Candidate,
  own: (index: number) => boolean,
  text: ReadText,
): void {
  person.holds = readHeld(candidate, own, text);
  const baby = text.mentions.find(
    (mention) => isMentionOf(mention, 'person') && own(mention.from) && isBabyInArms(mention, text),
  );
  if (baby && candidate.count === 1) person.holds = [knownFromText('baby', text, baby)];
  const slung = person.holds.find((each) => isSlung(each, text)) ?? gunOnBack(own, text);
  if (slung) {
    person.holds = person.holds.filter((each) => each !== slung);
    person.wears = [...person.wears, { ...slung, value: 'slung gun' }];
  }
  readColourOfUmbrella(person, text);
}

/** Things in a person's hand. @param own whether a token belongs to that person */
function readHeld(candidate: Candidate, own: (index: number) => boolean, text: ReadText): Known<string>[] {
  const { tokens, mentions } = text;
  const held: Known<string>[] = [];
  for (const mention of mentions) {
    if (
      !isMentionOf(mention, 'thing') ||
      !HOLDABLE.has(mention.meaning.what) ||
      !own(mention.from) ||
      mention.count === 10
    )
      continue;
    if (tokens[mention.from]!.sentence !== tokens[candidate.at]?.sentence && candidate.weight < 1) continue;
    const { clause } = tokens[mention.from]!;
    let isHeld = false;
    for (
      let i = mention.from - 1;
      i >= Math.max(0, mention.from - 7) && tokens[i]!.clause === clause && !isHeld;
      i--
    )
      isHeld = HOLDING.test(tokens[i]!.word) && (tokens[i]!.word.length > 4 || mention.from - i < 4);
    // "In her hand a large parasol", "в руке у него трость", «в руке — ведро».
    const start = tokens.findIndex((token) => token.clause === clause);
    const first = tokens[start]?.gap === 'dash' ? clause - 1 : clause;
    for (
      let i = mention.from - 1;
      i >= Math.max(1, mention.from - 7) && tokens[i]!.clause >= first && !isHeld;
      i--
    )
      isHeld =
        HAND.test(tokens[i]!.word) &&
        (IN_HAND.test(tokens[i - 1]!.word) || IN_HAND.test(tokens[i - 2]?.word ?? ''));
    // "Under a parasol", «из-под зонтика», «кончиком зонтика шевелила».
    if (
      mention.meaning.what === 'umbrella' &&
      (/^(?:under|beneath|под)$/u.test(mention.preposition) ||
        tokens.slice(Math.max(0, mention.from - 4), mention.from).some(({ word }) => word === 'под') ||
        (candidate.count === 1 &&
          candidate.weight >= 1 &&
          tokens[mention.from]!.sentence === tokens[candidate.at]!.sentence &&
          !tokens.slice(mention.from - 3, mention.to + 4).some(({ word }) => STANDS.test(word))))
    )
      isHeld = true;
    const next = tokens.slice(mention.to, mention.to + 4);
    // "A rose she held", «роза, которую она держала».
    if (
      next.slice(0, 3).some(({ word }) => /^(?:he|she|they|он|она)$/u.test(word)) &&
      next.some(({ word }) => /^(?:held|carried|держал[аи]?|несла?)$/u.test(word))
    )
      isHeld = true;
    // "With the lamp between them": not held.
    if (
      (next[0]?.word === 'between' && !next.some(({ word }) => HAND.test(word))) ||
      next[0]?.word === 'beside' ||
      next[0]?.word === 'before'
    )
      isHeld = false;
    if (IN_HAND.test(next[0]?.word ?? '') && next.some(({ word }) => HAND.test(word))) isHeld = true;
    // "С букетом" is held by a person, "дом с книгами" is not.
    const previous = mentions.findLast(
      (other) => other.to <= mention.from && tokens[other.from]!.clause === clause,
    );
    if (
      isHeld &&
      /^(?:with|с|со)$/u.test(mention.preposition) &&
      previous &&
      isMentionOf(previous, 'thing') &&
      previous.preposition === ''
    )
      isHeld = false;
    if (isHeld && !held.some(({ value }) => value === mention.meaning.what))
      held.push(knownFromText(mention.meaning.what, text, mention));
  }
  return held;
}

/** "A white parasol". */
function readColourOfUmbrella(person: ScenePerson, { mentions, tokens }: ReadText): void {
  const held = person.holds.find(({ value }) => value === 'umbrella');
  const mention = mentions.find(
    (each) =>
      isMentionOf(each, 'thing') &&
      each.meaning.what === 'umbrella' &&
      held?.words.some(({ start }) => start === tokens[each.from]!.start),
  );
  if (mention?.colour)
    person.features = [
      ...(person.features ?? []),
      {
        part: 'umbrella',
        colour: mention.colour.value,
        words: [spanOf(tokens, mention.from, mention.to)],
      },
    ];
}

/** «Винтовка висела у него за плечами»: it hangs on the back of the one who is described. */
const gunOnBack = (own: (index: number) => boolean, text: ReadText): Known<string> | undefined =>
  text.mentions
    .filter(
      (mention) =>
        isMentionOf(mention, 'thing') &&
        /^(?:rifle|gun|musket)$/u.test(mention.meaning.what) &&
        own(mention.from) &&
        text.tokens
          .slice(mention.to, mention.to + 7)
          .some(({ word, clause }) => clause === text.tokens[mention.from]!.clause && HANGS.test(word)),
    )
    .map((mention) => knownFromText('rifle', text, mention))
    .find((each) => isSlung(each, text));

const HANGS = /^(?:hung|hangs|hanging|вис\p{L}+)$/u;

/** "A rifle slung over his shoulder": on the back, and in neither hand. */
const isSlung = ({ value, words }: Known<string>, { tokens }: ReadText): boolean => {
  const at = tokens.findIndex(({ start }) => words.some((span) => span.start === start));
  return (
    /^(?:rifle|gun|musket)$/u.test(value) &&
    tokens
      .slice(Math.max(0, at - 6), at + 8)
      .some(
        ({ word, sentence }) =>
          sentence === tokens[at]?.sentence &&
          /^(?:slung|strapped|slinging|спиной|спину|плечами)$/u.test(word),
      )
  );
};
