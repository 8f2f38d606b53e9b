import type { BodyPosture, Known } from '../scene.ts';
import type { Candidate } from './candidate.ts';
import { knownFromText } from './known-from-text.ts';
import type { Found } from './lexicon/dictionary.ts';
import { spanOf } from './nouns.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import { isMentionOf, isWorn, type ReadText } from './text.ts';
import {
  isBendOfHead,
  isDenied,
  isOfAbstraction,
  isOfGarment,
  isPointedAt,
  isOfOtherGender,
  isOfRelative,
} from './verb-of-another.ts';

const LIES = /(?:^| )(?:lay|lies|lying|лежал\p{L}*|лежит|лежат)(?: |$)/u;

/** The posture nearest to the person, unless it belongs to a hand or an eye; any other action outranks a plain "stood". */
export function readPosture(
  candidate: Candidate,
  own: (index: number) => boolean,
  text: ReadText,
): Known<BodyPosture> | undefined {
  const { tokens, scopes, mentions } = text;
  // Clothes are not the subject, "a rider in a wide hat came galloping", except of "lie": «косынка лежала на ее плечах».
  const subjects = mentions.filter(
    (mention) =>
      !isMentionOf(mention, 'person') &&
      !(
        isMentionOf(mention, 'look') &&
        isWorn(mention.meaning.look.part) &&
        !(
          mention.preposition === '' &&
          LIES.test(
            tokens
              .slice(mention.to, mention.to + 3)
              .map(({ word }) => word)
              .join(' '),
          )
        )
      ),
  );
  const found = POSTURE_WORDS.all(tokens).filter(({ at, length, value }) => {
    if (scopes.at(at) !== null || !own(at) || isDenied(tokens, at)) return false;
    // "Bowed shoulders" are a build, not a posture.
    if (
      /^(?:bowed|bent|stooped|drooping)$/u.test(tokens[at]!.word) &&
      /^(?:shoulders?|back|knees|legs|head|figure|form|body)$/u.test(tokens[at + length]?.word ?? '')
    )
      return false;
    if (isBendOfHead(tokens, at, length)) return false;
    // «Тимофеич скакал»: a man's verb does not state what the described woman does.
    if (candidate.count === 1 && isOfOtherGender(candidate, tokens[at]!.word)) return false;
    // "Her father, who was asleep".
    if (candidate.count === 1 && isOfRelative(candidate, at, tokens)) return false;
    if (value === 'point' && isPointedAt(candidate, at, tokens)) return false;
    // A person who gallops without a horse runs.
    if (/^gallop/u.test(tokens[at]!.word) && !HORSED.test(tokens.map(({ word }) => word).join(' ')))
      return false;
    // "A fruit-eating bat", "a world of quiet sorrow lying under her eyelashes".
    if (tokens[at]!.isJoined || isOfAbstraction(tokens, at)) return false;
    if (isOfGarment(tokens, mentions, at)) return false;
    if (isNotPosture(tokens, at, length) || isOfNarrator(candidate, at, tokens)) return false;
    // "The backs of his hands as they lay on his knees."
    if (
      candidate.count === 1 &&
      /^(?:lay|lie|sat|stood)$/u.test(tokens[at]!.word) &&
      tokens[at - 1]?.word === 'they'
    )
      return false;
    // «На столе лежали халат и рубашка»: a plural verb has another subject than one person.
    if (candidate.count === 1 && /[а-я](?:ли|лись)$/u.test(tokens[at]!.word)) return false;
    const { clause } = tokens[at]!;
    // "A road ran", "his eyes looked": the verb has another subject.
    const nearest = subjects.findLast(
      (mention) => mention.to <= at && tokens[mention.to - 1]!.clause === clause,
    );
    // "Charts lay upon the table, and the captain …"
    if (
      nearest?.preposition === '' &&
      at - nearest.to < 2 &&
      candidate.at > at &&
      !/^(?:sat|sits|сид)/u.test(tokens[at]!.word)
    )
      return false;
    // "Resting his head on his elbow lay silent": the head is what rests.
    const isHeldUp =
      nearest &&
      /^(?:his|her)$/u.test(tokens[nearest.from - 1]?.word ?? '') &&
      /ing$/u.test(tokens[nearest.from - 2]?.word ?? '');
    const isNearer =
      nearest &&
      !isHeldUp &&
      nearest.preposition === '' &&
      nearest.from > candidate.at &&
      at - nearest.to < 4;
    const isSubjectAfter = subjects.some(
      (mention) =>
        mention.from >= at + length &&
        mention.from - at < 4 &&
        mention.preposition === '' &&
        tokens[mention.from]!.clause === clause &&
        /^(?:stood|lay|slept|dozed|сто|леж|спал|дремал)/u.test(tokens[at]!.word),
    );
    return (
      !isNearer &&
      (!isSubjectAfter || !/^(?:lay|slept|dozed|лежал|стоял|спал|дремал)/u.test(tokens[at]!.word))
    );
  });
  const near = found.filter(({ at }) => tokens[at]!.sentence === tokens[candidate.at]?.sentence);
  // A verb in the person's own clause outranks one of another person in the next.
  const inClause = near.filter(({ at }) => tokens[at]!.clause === tokens[candidate.at]?.clause);
  const isPlain = ({ value }: (typeof found)[number]) =>
    value === 'stand' || value === 'look out' || value === 'walk';
  const others = candidate.count === 1 && found.length > 1 && inClause.length > 0 ? inClause : near;
  // "Ехал верхом": on a horse, not behind one.
  const best =
    others.find(({ value }) => value === 'ride') ??
    // "While he prayed he knelt."
    near.find(
      ({ value }) => value === 'kneel' && others.every((each) => isPlain(each) || DEVOUT.has(each.value)),
    ) ??
    riding(others, text) ??
    others.find((each) => !isPlain(each)) ??
    near.find((each) => !isPlain(each) && others === near) ??
    (candidate.count === 1 ? found.find(({ value }) => value === 'ride') : undefined) ??
    others[0] ??
    near[0] ??
    found.find(({ value }) => value !== 'stand' && value !== 'look out') ??
    found[0];
  // «Стоял у двери и дремал»: on the feet.
  const upright = best?.value === 'sleep' ? near.find(({ value }) => value === 'stand') : undefined;
  if (upright) return knownFromText('stand', text, { from: upright.at, to: upright.at + upright.length });
  // «Вошла со строгим лицом и села»: a person who comes in and sits down sits.
  const sinks =
    best?.value === 'walk'
      ? near.find(({ at }) => at > best.at && /^(?:сел|села|уселся|уселась|sat)$/u.test(tokens[at]!.word))
      : undefined;
  if (sinks) return knownFromText('sit', text, { from: sinks.at, to: sinks.at + sinks.length });
  const seated = candidate.count === 1 && (!best || isPlain(best)) ? loweredOnSeat(own, text) : undefined;
  if (seated) return seated;
  return best
    ? knownFromText(best.value, text, { from: best.at, to: best.at + best.length })
    : onSeat(candidate, text);
}

const DEVOUT: ReadonlySet<BodyPosture> = new Set(['kneel', 'pray', 'weep']);

const HORSED =
  /\b(?:hors|mare|steed|mount|saddle|rid|rode|cavalry|hussar|dragoon|cossack|troop|pony|charger)/u;

/** «На стуле помещалась женщина»: a person on a seat sits, whatever the verb. */
function onSeat({ at, count }: Candidate, text: ReadText): Known<BodyPosture> | undefined {
  const { mentions, tokens } = text;
  const index = mentions.findIndex(({ from, to }) => from <= at && at < to);
  const seat = [mentions[index - 1], mentions[index + 1]].find(
    (mention) =>
      mention &&
      isMentionOf(mention, 'thing') &&
      SEATS.has(mention.meaning.what) &&
      /^(?:on|upon|in|на|в)$/u.test(mention.preposition) &&
      tokens[mention.from]!.clause === tokens[at]!.clause,
  );
  return seat && count === 1 ? knownFromText('sit', text, seat) : undefined;
}

/** «Опустилась в широкое бархатное кресло», "dropped wearily into a chair". */
function loweredOnSeat(
  own: (index: number) => boolean,
  { mentions, tokens, scopes }: ReadText,
): Known<BodyPosture> | undefined {
  const at = tokens.findIndex(
    ({ word }, i) =>
      /^(?:опустил(?:ся|ась)|опустившись|возили|везли|катали|wheeled|sank|dropped|flung|threw|collapsed|subsided|fell|settled|lowered|perched)$/u.test(
        word,
      ) &&
      own(i) &&
      scopes.at(i) === null,
  );
  const seat =
    at < 0
      ? undefined
      : mentions.find(
          (mention) =>
            isMentionOf(mention, 'thing') &&
            SEATS.has(mention.meaning.what) &&
            mention.from > at &&
            tokens[mention.from]!.clause === tokens[at]!.clause &&
            /^(?:on|upon|into|in|на|в)$/u.test(mention.preposition),
        );
  return seat && { value: 'sit', source: 'passage', certainty: 0.9, words: [spanOf(tokens, at, at + 1)] };
}

const SEATS: ReadonlySet<string> = new Set([
  'chair',
  'armchair',
  'sofa',
  'bench',
  'stool',
  'rocking chair',
  'chest',
]);

const INSTRUMENTS = /^(?:piano|pianoforte|organ|harp|spinet|harpsichord|keys)$/u;

/** "A dining-room", "his face and bearing": words that only look like verbs. */
const isNotPosture = (tokens: ReadText['tokens'], at: number, length: number): boolean =>
  (tokens[at + length]?.gap === 'none' &&
    /^(?:rooms?|tables?|hall|cars?|stick|habit|master|gown|chairs?|desk|boots?|outfit|habit|whip|crop|breeches|skirt|dress|suit|school)$/u.test(
      tokens[at + length]!.word,
    )) ||
  // "A dancing, quivering vapour."
  (tokens[at]!.word === 'dancing' && /^(?:a|an|the|of|his|her)$/u.test(tokens[at - 1]?.word ?? '')) ||
  // "She had risen from where she lay."
  (tokens[at - 2]?.word === 'where' && tokens[at - 3]?.word === 'from') ||
  // "Playing at stick and ball", "playing with her fan": no instrument.
  (/^play(?:ed|ing)$/u.test(tokens[at]!.word) &&
    (tokens[at + length]?.word === 'with' ||
      (tokens[at + length]?.word === 'at' &&
        !tokens.slice(at + length, at + length + 4).some(({ word }) => INSTRUMENTS.test(word))))) ||
  // "He ran his fingers over the strings."
  (/^(?:ran|running)$/u.test(tokens[at]!.word) &&
    /^(?:his|her|their|my|a|one)$/u.test(tokens[at + length]?.word ?? '') &&
    /^(?:fingers?|hands?|thumb|eyes?|glance|comb|tongue|knife|pen|pencil|palm)$/u.test(
      tokens[at + length + 1]?.word ?? '',
    )) ||
  // "I saw it lying thick against the wall."
  (/^(?:lay|lies|lying|bent|bowed)$/u.test(tokens[at]!.word) && tokens[at - 1]?.word === 'it') ||
  // "The playing colours of his robe."
  (tokens[at]!.word === 'playing' &&
    /^(?:colou?rs?|lights?|shadows?|fountains?)$/u.test(tokens[at + 1]?.word ?? '')) ||
  // "Driving deeper and deeper the stake."
  (/^(?:driving|drove)$/u.test(tokens[at]!.word) && /^(?:deeper|home)$/u.test(tokens[at + 1]?.word ?? '')) ||
  // "The driving rain."
  (tokens[at]!.word === 'driving' &&
    /^(?:rain|snow|sleet|wind|storm|mist|clouds?)$/u.test(tokens[at + 1]?.word ?? '')) ||
  // "Tears ran down his cheeks."
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word, clause }) => clause === tokens[at]!.clause && RUNNING.test(word)) ||
  // "The difficulty lay in this."
  (/^(?:lay|lies)$/u.test(tokens[at]!.word) &&
    tokens
      .slice(Math.max(0, at - 6), at + 3)
      .some(({ word, clause }) => clause === tokens[at]!.clause && ABSTRACT.test(word))) ||
  (tokens[at]!.word === 'bearing' &&
    /^(?:and|his|her|their|of|in|military|proud|noble|whose|a|the)$/u.test(tokens[at - 1]?.word ?? '')) ||
  // "Bearing the infliction", "bore it well".
  (/^(?:bearing|bore)$/u.test(tokens[at]!.word) &&
    (/^(?:it|this|that|up|down|upon|with)$/u.test(tokens[at + length]?.word ?? '') ||
      /(?:tion|ment|ness|ship|ance|ence|ity|row|fate|pain|grief|loss|marks?|traces?|signs?|name|title|look|air)$/u.test(
        tokens[at + length + 1]?.word ?? '',
      )));

const RUNNING =
  /^(?:tears?|sweat|blood|perspiration|patch(?:es)?|stripes?|seams?|veins?|cracks?|scars?|fringes?|слез[аы]|кровь|пот|судорог\p{L}*|мурашки)$/u;
const ABSTRACT =
  /^(?:peculiarity|difference|difficulty|secret|reason|truth|fault|danger|charm|strength|power|cause|trouble|interest|beauty)$/u;

/** "I rose and bowed, and he came in": the action of the narrator, not of the described person. */
function isOfNarrator({ at: own, words }: Candidate, at: number, tokens: ReadText['tokens']): boolean {
  const { clause } = tokens[at]!;
  for (let i = at - 1; i >= Math.max(0, at - 4) && tokens[i]!.clause === clause && i !== own; i--) {
    // "I perceived sitting on the grass a young man": he sits.
    if (PERCEIVED.test(tokens[i]!.word) && /ing$/u.test(tokens[at]!.word)) return false;
    if (tokens[i]!.word === 'i' || (tokens[i]!.word === 'we' && tokens[i - 1]?.word === 'where'))
      return words.every(({ start }) => start !== tokens[i]!.start);
    if (!/(?:ed|ly)$|^(?:and|then|rose|had|was|just|now|stood|got|up|sat)$/u.test(tokens[i]!.word))
      return false;
  }
  return false;
}

const PERCEIVED =
  /^(?:saw|perceived|noticed|observed|beheld|found|discovered|discerned|descried|spied|watched|remarked|distinguished)$/u;

/** "Sat upon a bay mare", "сидел на вороном коне": seated on a horse, and on nothing nearer. */
function riding(
  found: readonly Found<BodyPosture>[],
  { tokens, mentions }: ReadText,
): Found<BodyPosture> | undefined {
  const seated = found.find(({ value, at }) => {
    if (value !== 'sit' && value !== 'drive') return false;
    const seat = mentions.find(
      (mention) =>
        isMentionOf(mention, 'thing') &&
        mention.from > at &&
        tokens[mention.from]!.clause === tokens[at]!.clause,
    );
    return (
      seat !== undefined &&
      isMentionOf(seat, 'thing') &&
      seat.meaning.what === 'horse' &&
      /^(?:on|upon|на)$/u.test(seat.preposition)
    );
  });
  return seated && { ...seated, value: 'ride' };
}
