import { LOOKS } from './adjective-words.ts';
import type { BodyPosture } from '../scene.ts';
import type { Candidate } from './candidate.ts';
import { spanOf } from './nouns.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import type { PersonMention } from './presence.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const MANY_DO = /^(?:сидели|стояли|лежали|шли|гуляли|прогуливались|ехали|танцевали|читали)$/u;
/** The maximum distance between two names and their verb, in words. */
const REACH = 9;
const MEN_IN_A =
  /^(?:илья|никита|фома|лука|кузьма|савва|данила|гаврила|ваня|петя|миша|гриша|саша|коля|митя|алеша|сережа|илюша|костя|володя|яша|паша|сеня|федя|степа|вася)$/u;

/** «На скамейке сидели Катя с Аркадием»: two people known only by name and action; null if there are none. */
export function namedPair({ tokens, scopes }: ReadText): [Candidate, Candidate] | null {
  for (let i = 0; i < tokens.length; i++) {
    const { word, sentence } = tokens[i]!;
    if (!MANY_DO.test(word) || scopes.at(i) !== null) continue;
    const does = POSTURE_WORDS.at(tokens, i)?.value;
    for (let at = Math.max(0, i - REACH); at < Math.min(tokens.length - 2, i + REACH); at++) {
      const [one, joint, other] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!];
      if (one.sentence !== sentence || joint.gap !== 'none' || other.gap !== 'none') continue;
      if (
        !/^(?:с|со|и|да)$/u.test(joint.word) ||
        ![one, other].every(({ isCapital, word: name }) => isCapital && name.length > 2)
      )
        continue;
      return [named(tokens, at, { weight: 1, does }), named(tokens, at + 2, { weight: 0.9, does })];
    }
  }
  return null;
}

/** What follows "one" where it is described. */
const DESCRIBING = wordLike`
  was had is of looked wore был была из казался казалась высок\p{L}+ белокур\p{L}+ черн\p{L}+ рыж\p{L}+
  толст\p{L}+ худ\p{L}+ стар\p{L}+ молод\p{L}+ сед\p{L}+ низеньк\p{L}+ длинн\p{L}+ тонк\p{L}+ русы\p{L}+
`;

/** "One was old … the younger was slight": two people distinguished without a noun; null if there are none. */
export function contrastedPair(
  { tokens, scopes }: ReadText,
  sex: Candidate['sex'],
): [Candidate, Candidate] | null {
  const one = tokens.findIndex(
    ({ word, gap }, i) =>
      (gap !== 'none' || tokens[i - 1]?.word === 'the') &&
      /^(?:one|один|одна)$/u.test(word) &&
      scopes.at(i) === null &&
      tokens[i + 1]?.gap !== 'sentence' &&
      (DESCRIBING.test(tokens[i + 1]?.word ?? '') || isDescribedAfter(tokens, i)),
  );
  if (one < 0) return null;
  const other = tokens.findIndex(
    ({ word }, i) =>
      i > one + 2 &&
      (/^(?:другой|другая|второй|вторая)$/u.test(word)
        ? tokens[i]!.gap !== 'none'
        : /^(?:other|younger|elder|second)$/u.test(word) && tokens[i - 1]?.word === 'the'),
  );
  if (other < 0) return null;
  const of = (at: number, weight: number): Candidate => ({
    id: at === one ? 'one' : 'other',
    at,
    words: [spanOf(tokens, at, at + 1)],
    certainty: 0.9,
    weight,
    count: 1,
    looks: [],
    ...(sex ? { sex } : OF_SEX[tokens[at]!.word] && { sex: OF_SEX[tokens[at]!.word] }),
  });
  return [
    of(one, 1),
    { ...of(other, 0.9), ...(tokens[other]!.word === 'younger' && { age: 'young' as const }) },
  ];
}

/** "One lean and dark, the other smiling", "one in plain clothes": without a verb. */
const isDescribedAfter = (tokens: ReadText['tokens'], one: number): boolean => {
  const next = tokens[one + 1];
  return (
    next !== undefined &&
    /^[a-z]/u.test(next.word) &&
    (/^(?:in|with)$/u.test(next.word) ||
      LOOKS.at(tokens, one + 1) !== null ||
      tokens[one + 2]?.isJoined === true) &&
    tokens
      .slice(one + 2, one + CONTRASTED_WITHIN)
      .some(({ word, gap }, i, all) => word === 'other' && all[i - 1]?.word === 'the' && gap === 'none')
  );
};

/** The maximum distance from "one" to "the other", in words. */
const CONTRASTED_WITHIN = 30;

/** «Сидели дамы. Одна была старуха, другая молоденькая»: two of those named before. */
export function contrastedOf(named: readonly PersonMention[], text: ReadText): [Candidate, Candidate] | null {
  const [all] = named as [PersonMention];
  const pair = all.isPlural ? contrastedPair(text, all.meaning.person.sex) : null;
  if (!pair || all.from > pair[0].at) return null;
  for (const one of pair) {
    const noun = named.find(
      ({ from }) =>
        from > one.at && from - one.at < 4 && text.tokens[from]!.clause === text.tokens[one.at]!.clause,
    );
    const next = text.tokens[one.at + 1]?.word ?? '';
    const age =
      noun?.meaning.person.age ??
      (/^(?:молод|юн)/u.test(next) ? 'young' : /^(?:стар|пожил)/u.test(next) ? 'old' : undefined);
    if (age) one.age = age;
  }
  return pair;
}

const OF_SEX: Readonly<Record<string, Candidate['sex']>> = {
  один: 'man',
  другой: 'man',
  второй: 'man',
  одна: 'woman',
  другая: 'woman',
  вторая: 'woman',
};

function named(
  tokens: ReadText['tokens'],
  at: number,
  rest: { weight: number; does: BodyPosture | undefined },
): Candidate {
  const { word } = tokens[at]!;
  return {
    ...rest,
    id: word.slice(0, 4),
    at,
    words: [spanOf(tokens, at, at + 1)],
    certainty: 0.9,
    count: 1,
    sex: sexOfName(word),
    looks: [],
  };
}

/** By its ending, in the nominative or the instrumental. */
function sexOfName(name: string): 'man' | 'woman' {
  if (MEN_IN_A.test(name)) return 'man';
  return /(?:[ая]|[ое]й|ою|ею|ью)$/u.test(name) &&
    !/(?:сергей|андрей|алексей|матвей|тимофей|евсей)$/u.test(name)
    ? 'woman'
    : 'man';
}
