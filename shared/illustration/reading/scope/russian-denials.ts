import { looksLikeAdjective } from '../grammar/russian.ts';
import type { RussianSpot } from './russian-ends.ts';
import { BUT, isVerb, PLACING } from './russian-words.ts';
import { wordLike } from '../word-like.ts';

export function markNone({ scopes, i, clauseStart }: RussianSpot): void {
  scopes.mark(
    i + 1,
    scopes.endOf(i + 1, 8, (token) => BUT.has(token.word)),
    'negation',
  );
  scopes.mark(clauseStart(i, 4), i, 'negation');
}

export function markWithout({ scopes, i, word, before, nounEnd }: RussianSpot): void {
  if (word === 'кроме' || (word === 'без' && before === 'не')) return;
  scopes.mark(i + 1, nounEnd(i + 1), 'negation');
}

export function markNeither({ scopes, tokens, i, after }: RussianSpot): void {
  if (after !== 'один' || tokens[i + 2]?.gap === 'none')
    scopes.mark(
      i + 1,
      scopes.endOf(i + 1, 5, (token) => BUT.has(token.word)),
      'negation',
    );
}

const DENIED_BEING = wordLike`
  было был была были видно видать слышно оказалось осталось оставалось имел имела имели имело имелось
  существовало виднелось высыпал высыпала высыпали появилось появилась появились появился показалось
  показалась показались встречалось попадалось стало будет бывает бывало
`;

/** "Не дом" denies the house, "не старый человек" only his age, "не было дома" the house, "не видел" what follows. */
export function markDenied({ scopes, tokens, i, after, clauseStart, nounEnd, deniedEnd }: RussianSpot): void {
  if (after === 'то' && tokens[i + 2]?.word === 'что') scopes.mark(i + 3, nounEnd(i + 3), 'negation');
  if (
    /^(?:только|то|раз|столько|мог|могла|мог|могли|более|менее|совсем|так|очень|слишком|без|далеко|все)$/u.test(
      after,
    )
  )
    return;
  if (DENIED_BEING.test(after)) {
    scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
    scopes.mark(clauseStart(i, 4), i, 'negation');
  } else if (looksLikeAdjective(after)) scopes.mark(i + 1, i + 2, 'negation');
  else if (isVerb(after))
    scopes.mark(
      i + 2,
      scopes.endOf(i + 2, 6, (token) => BUT.has(token.word) || PLACING.has(token.word) || token.word === 'и'),
      'negation',
    );
  else
    scopes.mark(
      i + 1,
      scopes.endOf(i + 1, 5, (token) => BUT.has(token.word)),
      'negation',
    );
}
