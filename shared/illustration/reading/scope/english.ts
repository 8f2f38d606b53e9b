import { isHiddenByCover, isLacking, isOfRecipe } from './not-there.ts';
import { markWords, marksByWord } from './mark-words.ts';
import {
  markAway,
  markDevoidOf,
  markNo,
  markNoneOf,
  markNot,
  markOut,
  markWithout,
} from './english-denials.ts';
import { englishEnds, type EnglishSpot } from './english-ends.ts';
import { isCalledBeast, isRememberedAlone } from './english-people.ts';
import {
  markAs,
  markColourOf,
  markInto,
  markKindOf,
  markLike,
  markReminding,
  markResemblance,
  markSeeming,
  markThan,
  markUnlike,
} from './english-similes.ts';
import { CLAUSE_WORDS, PHRASE_WORDS, PLACING, PRONOUNS, set, VERB_AFTER } from './english-words.ts';
import type { Scopes } from './scopes.ts';

const RESEMBLING = set(
  'resembled resembling resemble resembles recalled suggesting suggested suggestive reminding likened',
);

const REMEMBERED = set(
  'remember remembered remembering remembers recollected recollect recalled recalling recollection memory memories reminiscence dreamed dreamt dreaming',
);

const BESTOWING = set('bestow bestows');

const GUESSED = set(
  'imagine imagined imagining fancied fancy fancying supposed suppose wished wish hoped hope expected expecting planned intended meant unless whether wondered wondering',
);

const NARRATING = set(
  'told heard hears spoke speaking talked talking talk story stories tales tale news read knew thought thoughts idea name history dream dreams account description mention mentioned word words question spoken model models',
);

const UNSEEN = set('hidden invisible concealed unseen');
const BEING = set('was were is are lay remained');
/** How long the subject before it may be, with its verb. */
const UNSEEN_WORDS = 9;

const TO_BUY = set('buy purchase procure order sell');

const LEGENDS = /^(?:legend|tradition|rumou?r|superstition|fable|saying|tale)s?$/u;

const COMING = set(
  'came come comes coming arrived arriving returned returning hailed fled brought driven travelled escaped letter back fresh distance mile miles far away down',
);

/** Past experience: "beaten by many storms". */
const SUFFERED = set(
  'beaten battered worn weathered suffered stained blackened bleached damaged rotted cracked',
);

const WEATHERING = /^(?:storms?|rains?|gales?|winds?|winters?|frosts?|snows?|weather)$/u;

/** Marks what English words for simile, negation, possibility and memory govern. */
export function markEnglish(scopes: Scopes): void {
  markWords(scopes, englishEnds(scopes), MARKS, markOther);
}

const MARKS = marksByWord<EnglishSpot>([
  ['like', markLike],
  ['unlike', markUnlike],
  ['as', markAs],
  ['than', markThan],
  ['seemed seems seem appeared looked', markSeeming],
  ['sort kind semblance appearance likeness suggestion shape effect air', markKindOf],
  ['colour color colours colors size', markColourOf],
  ['reminded reminds remind reminding', markReminding],
  ['no', markNo],
  ['without nor neither lacking instead minus', markWithout],
  ['none nothing', markNoneOf],
  ['devoid destitute bereft empty bare', markDevoidOf],
  ['not never hardly scarcely cannot', markNot],
  ['if', markIf],
  ['would could might should', markWould],
  ['perhaps maybe', markPerhaps],
  ['used', markUsedTo],
  ['once formerly previously', markOnce],
  ['ago', markAgo],
  ['from', markFrom],
  ['away', markAway],
  ['out', markOut],
  ['that', markThat],
  ['resemblance', markResemblance],
  ['into', markInto],
  ['about of', markReported],
]);

function markIf({ scopes, i, before }: EnglishSpot): void {
  if (before !== 'as' && before !== 'even')
    scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'possibility');
}

function markWould({ scopes, i, word, after, clauseEnd }: EnglishSpot): void {
  if (after === 'have' || (word === 'might' && after === 'be') || (word === 'should' && after !== 'see'))
    scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
}

function markPerhaps({ scopes, i, after }: EnglishSpot): void {
  if (after === 'a' || after === 'an' || after === 'some')
    scopes.mark(i + 1, scopes.endOf(i + 1, 5), 'possibility');
}

function markUsedTo({ scopes, tokens, i, before, after, clauseEnd }: EnglishSpot): void {
  // "I remember an old man who used to hobble about".
  if (
    before === 'who' &&
    tokens
      .slice(0, i)
      .some((token) => token.sentence === tokens[i]!.sentence && /^(?:remember|recollect)$/u.test(token.word))
  )
    return;
  if (after === 'to' && before !== 'was' && before !== 'were' && before !== 'be' && before !== 'get')
    scopes.mark(i + 2, clauseEnd(i + 2), 'memory');
}

function markOnce({ scopes, i, word, before, after, clauseEnd }: EnglishSpot): void {
  if (
    before === 'had' ||
    before === 'was' ||
    before === 'were' ||
    after === 'been' ||
    after === 'stood' ||
    after === 'was' ||
    word === 'formerly' ||
    (word === 'previously' && after === 'so')
  )
    scopes.mark(
      i + 1,
      word === 'previously' ? scopes.endAfter(i + 1, CLAUSE_WORDS) : clauseEnd(i + 1, 10),
      'memory',
    );
}

function markAgo({ scopes, i }: EnglishSpot): void {
  scopes.mark(i - 8, i, 'memory');
}

function markFrom({ scopes, tokens, i, before, after, sentenceEnd }: EnglishSpot): void {
  // "From inside the house came sounds": the house is visible, not its rooms.
  if (after === 'inside' || after === 'within') scopes.mark(i + 4, sentenceEnd(i), 'elsewhere');
  // "The hill was visible from the station": the observer's position, not the scene.
  else if (
    /^(?:visible|seen|viewed)$/u.test(before) &&
    !tokens.slice(i + 1, i + 5).some((token) => /^windows?$/u.test(token.word))
  )
    scopes.mark(
      i + 1,
      scopes.endOf(i + 1, 4, ({ word: other }) => VERB_AFTER.has(other) || PLACING.has(other)),
      'elsewhere',
    );
  else if (
    !/^(?:hanging|hung|dangling)$/u.test(tokens[i - 2]?.word ?? '') &&
    (COMING.has(before) || COMING.has(tokens[i - 2]?.word ?? ''))
  )
    scopes.mark(
      i + 1,
      scopes.endOf(
        i + 1,
        PHRASE_WORDS,
        ({ word: other }) => other === 'and' || VERB_AFTER.has(other) || PLACING.has(other),
      ),
      'elsewhere',
    );
}

function markThat({ scopes, tokens, i, before, after, clauseEnd }: EnglishSpot): void {
  // "There is a legend that a white lady walks here."
  // "So high that little children could stand under them."
  if (
    /^(?:so|such)$/u.test(tokens[i - 2]?.word ?? '') &&
    !PRONOUNS.has(after) &&
    !/^(?:nothing|nobody|no|one)$/u.test(after) &&
    tokens
      .slice(i + 1, i + 6)
      .some((token) => token.clause === tokens[i]!.clause && /^(?:could|might|would)$/u.test(token.word))
  )
    scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
  if (LEGENDS.test(before)) scopes.mark(i + 1, clauseEnd(i + 1), 'elsewhere');
}

function markReported({ scopes, i, before, clauseEnd }: EnglishSpot): void {
  if (NARRATING.has(before)) scopes.mark(i + 1, clauseEnd(i + 1, 10), 'elsewhere');
}

function markOther(at: EnglishSpot): void {
  const { scopes, tokens, i, word, gap, before, after, clauseEnd, deniedEnd } = at;
  // "The sea was hidden from us by the hills": it is not seen; a cottage hidden among trees is.
  if (
    (UNSEEN.has(word) &&
      BEING.has(before) &&
      !/^(?:among|amongst|amid|amidst|in|under|beneath)$/u.test(after) &&
      !isHiddenByCover(tokens, i)) ||
    (word === 'sight' &&
      before === 'of' &&
      tokens[i - 2]?.word === 'out' &&
      BEING.has(tokens[i - 3]?.word ?? ''))
  ) {
    let from = i - 1;
    while (from > 0 && i - from < UNSEEN_WORDS && tokens[from]!.gap === 'none') from--;
    scopes.mark(from, i, 'negation');
  } else if (isOfRecipe(word, before, after)) scopes.mark(i + 1, Math.max(i + 5, clauseEnd(i + 1)), 'simile');
  else if (isLacking(word, before, after)) scopes.mark(i + 1, clauseEnd(i + 1), 'negation');
  else if (word.endsWith("n't") && after !== 'only') scopes.mark(i + 1, deniedEnd(i + 1, 9), 'negation');
  else if (isCalledBeast(at)) scopes.mark(i + 1, clauseEnd(i + 1), 'metaphor');
  // "When I was a boy": the one who tells was somebody else then.
  else if (
    word === 'when' &&
    after === 'i' &&
    /^(?:was|were)$/u.test(tokens[i + 2]?.word ?? '') &&
    /^(?:an?|but|only|quite|still)$/u.test(tokens[i + 3]?.word ?? '')
  )
    scopes.mark(i + 1, clauseEnd(i + 1, 6), 'memory');
  // "Whom he had once danced with at a ball".
  else if (
    /^(?:whom|who|which|that)$/u.test(word) &&
    tokens
      .slice(i + 1, i + 5)
      .some(
        (token, n, all) =>
          token.word === 'had' && /^(?:once|formerly|before|last|often)$/u.test(all[n + 1]?.word ?? ''),
      )
  )
    scopes.mark(i + 1, scopes.endAfter(i + 1, CLAUSE_WORDS), 'memory');
  // "Engraved to represent a large rose".
  else if (
    /^(?:represent|representing|depicting)$/u.test(word) &&
    /^(?:an?|the|some|two|three)$/u.test(after) &&
    (before === 'to' || word !== 'represent')
  ) {
    let end = i + 2;
    while (
      end < i + PHRASE_WORDS &&
      tokens[end]?.sentence === tokens[i]!.sentence &&
      !PLACING.has(tokens[end]!.word) &&
      !/^(?:with|and)$/u.test(tokens[end]!.word)
    )
      end++;
    scopes.mark(i + 1, end, 'simile');
  }
  // "The decoration which people bestow on old ships."
  else if (RESEMBLING.has(word) || BESTOWING.has(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
  // "The first place that I can remember was a meadow" begins a description.
  else if (
    REMEMBERED.has(word) &&
    !(word === 'remember' && /^(?:was|were|is)$/u.test(after)) &&
    !isRememberedAlone(at) &&
    // "How well do I remember her parlour" as well.
    !(word === 'remember' && tokens.slice(Math.max(0, i - 4), i).some((token) => token.word === 'well')) &&
    // "The great dreaming spires".
    !(
      word === 'dreaming' &&
      /^(?:the|a|its|their|these|those|great|old|grey|gray|white|tall|fair)$/u.test(before)
    )
  )
    scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
  else if (
    SUFFERED.has(word) &&
    (after === 'by' || after === 'from') &&
    tokens.slice(i + 2, i + 7).some((token) => WEATHERING.test(token.word))
  )
    scopes.mark(
      i + 2,
      scopes.endOf(i + 2, PHRASE_WORDS, ({ word: other }) => VERB_AFTER.has(other)),
      'memory',
    );
  // Things to be bought are not here yet.
  else if (TO_BUY.has(word) && before === 'to')
    scopes.mark(i + 1, scopes.listEnd(i + 1, CLAUSE_WORDS), 'possibility');
  else if (GUESSED.has(word) && gap !== 'comma') scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
  else if (tokens[i]!.isJoined && word === 'shaped') scopes.mark(i - 1, i, 'simile');
}
