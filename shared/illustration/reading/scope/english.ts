import type { Scopes } from './scopes.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The maximum words of a clause: longer ones have a comma. */
const CLAUSE_WORDS = 24;
/** A noun phrase's. */
const PHRASE_WORDS = 7;

const PRONOUNS = set('i you we they he she it who which that one there what');
const LIKING = set(
  "i you we they to would should did didn't don't not never really i'd you'd do might could men people",
);
const NEW_CLAUSE = set(
  'but while when where which who whose that because for so than until till before after though although whom yet except save only',
);
const VERB_AFTER = set(
  'was were is are had has have did do stood sat lay ran came went saw looked seemed began rose fell hung held made took shone',
);
const NOT_NEGATING = set(
  'only merely far less more quite so over too very altogether particularly especially exactly entirely unlike without infrequently seldom long once',
);
const COLOUR_OR_STATE = set(
  'white black red pale cold still dark soft hard silent smooth round big tall green yellow blue brown old light bright clear grave stiff straight thin thick clean flat heavy dry motionless quiet gentle sharp grey gray dead fresh free proud strong gay large small high wide deep fine hot warm',
);
const AS_NO_LIKENESS = set('far well soon long much many often');
const RESEMBLING = set(
  'resembled resembling resemble resembles recalled suggesting suggested suggestive reminding likened',
);
const REMEMBERED = set(
  'remember remembered remembering remembers recollected recollect recalled recalling recollection memory memories reminiscence dreamed dreamt dreaming',
);
const GUESSED = set(
  'imagine imagined imagining fancied fancy fancying supposed suppose wished wish hoped hope expected expecting planned intended meant unless whether wondered wondering',
);
const NARRATING = set(
  'told heard hears spoke speaking talked talking talk story stories tales tale news read knew thought thoughts idea name history dream dreams account description mention mentioned word words question spoken',
);
const TO_BUY = set('buy purchase procure order sell');
const LEGENDS = /^(?:legend|tradition|rumou?r|superstition|fable|saying|tale)s?$/u;
const BECOMING = /^(?:lengthen|change|melt|blend|transform|dissolve|fade)(?:s|d|ed|ing)?$/u;
const COMING = set(
  'came come comes coming arrived arriving returned returning hailed fled brought driven travelled escaped letter back fresh distance mile miles far away down',
);
/** Past experience: "beaten by many storms". */
const SUFFERED = set(
  'beaten battered worn weathered suffered stained blackened bleached damaged rotted cracked',
);
const WEATHERING = /^(?:storms?|rains?|gales?|winds?|winters?|frosts?|snows?|weather)$/u;
const LIGHTS = /^(?:light|rays|beams|glow|glare|sun|moon|(?:sun|moon|fire|lamp|candle)light|sunshine)$/u;
const ARTICLES = set('a an the his her its their my our your this that these those some any');

/** Marks what English words for simile, negation, possibility and memory govern. */
export function markEnglish(scopes: Scopes): void {
  const { tokens } = scopes;
  const sentenceEnd = (from: number) => {
    let end = from;
    while (tokens[end]?.sentence === tokens[from]!.sentence) end++;
    return end;
  };
  /** The end of a clause: punctuation, or a conjunction that starts another statement. */
  const clauseEnd = (from: number, max = CLAUSE_WORDS) =>
    scopes.endOf(from, max, ({ word }, i) => {
      if (word === 'and' || word === 'or') {
        const next = tokens[i + 1]?.word ?? '';
        return PRONOUNS.has(next) || VERB_AFTER.has(next) || /(?:ed|ing)$/u.test(next);
      }
      // "Shining like metal in the light of the setting sun".
      if (
        /^(?:in|by|under)$/u.test(word) &&
        tokens[i + 1]?.word === 'the' &&
        LIGHTS.test(tokens[i + 2]?.word ?? '')
      )
        return true;
      return (
        i - from > 1 && (NEW_CLAUSE.has(word) || VERB_AFTER.has(word) || word === 'through') && word !== 'for'
      );
    });
  const thoughtEnd = (from: number) =>
    scopes.endOf(from, CLAUSE_WORDS, ({ word }) => word === 'but' || word === 'yet');
  /** The end of a negated noun: "no house", "without a tree or a bush". */
  const deniedEnd = (from: number, max = PHRASE_WORDS) =>
    scopes.endOf(
      from,
      max,
      ({ word }, i) =>
        word === 'but' ||
        word === 'except' ||
        word === 'save' ||
        (i > from + 1 &&
          (VERB_AFTER.has(word) || NEW_CLAUSE.has(word) || word === 'and' || PLACING.has(word))),
    );

  /** "I had never seen the sea smoother": it is present after all. */
  const isSuperlative = (i: number) =>
    /^(?:seen|saw|beheld|known|looked)$/u.test(tokens[i + 1]?.word ?? '') &&
    tokens
      .slice(i + 2, i + 9)
      .some(
        ({ word, sentence }) =>
          sentence === tokens[i]!.sentence &&
          /^(?:so|such|more|\p{L}{3,}er)$/u.test(word) &&
          !/^(?:her|other|another|either|water|river|ever|never|flower|after|over|under|order)$/u.test(word),
      );

  /** "Never did tombs look so white": they do. */
  const isEmphatic = (i: number) =>
    /^(?:did|do|does|was|were|had|have|has)$/u.test(tokens[i + 1]?.word ?? '') &&
    tokens
      .slice(i + 2, i + 12)
      .some(({ word, sentence }) => sentence === tokens[i]!.sentence && /^(?:so|such)$/u.test(word));

  for (let i = 0; i < tokens.length; i++) {
    const { word, gap } = tokens[i]!;
    const before = gap === 'none' ? (tokens[i - 1]?.word ?? '') : '';
    const after = tokens[i + 1]?.word ?? '';
    const isAfterNear = tokens[i + 1]?.gap === 'none';
    switch (word) {
      case 'like':
        if (tokens[i]!.isJoined) scopes.mark(i - 1, i, 'simile');
        else if (
          (!LIKING.has(before) ||
            (/^(?:men|people|women)$/u.test(before) && /ing$/u.test(tokens[i + 2]?.word ?? ''))) &&
          (isAfterNear || before !== '')
        )
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'unlike':
        scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'as':
        if (after === 'if' || after === 'though') scopes.mark(i + 2, thoughtEnd(i + 2), 'simile');
        else if (
          after === 'we' &&
          (/ed$/u.test(tokens[i + 2]?.word ?? '') ||
            /^(?:went|drove|came|rode|stood|sat|drew|ran|saw|left)$/u.test(tokens[i + 2]?.word ?? ''))
        )
          break;
        else if (
          (after === 'we' || after === 'you' || after === 'one' || after === 'when' || after === 'in') &&
          isAfterNear &&
          after !== 'in' &&
          tokens[i - 1]?.sentence === tokens[i]!.sentence
        )
          scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'simile');
        else if (tokens[i - 2]?.word === 'as' && before && !AS_NO_LIKENESS.has(before))
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        else if (
          COLOUR_OR_STATE.has(before) &&
          after !== 'he' &&
          after !== 'she' &&
          after !== 'they' &&
          after !== 'i' &&
          after !== 'it'
        )
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        else if ((after === 'of' || after === 'from') && isAfterNear)
          scopes.mark(i + 2, clauseEnd(i + 2), 'simile');
        // "As a wolf uses its teeth".
        else if (
          ARTICLES.has(after) &&
          after !== 'the' &&
          /[^s]s$/u.test(tokens[i + 3]?.word ?? '') &&
          tokens[i + 3]!.gap === 'none'
        )
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'than':
        if (!/^(?:\d+|one|two|three|four|five|six|ten|twenty|usual|ever|before)$/u.test(after))
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'seemed':
      case 'seems':
      case 'seem':
      case 'appeared':
      case 'looked':
        if (
          after === 'a' ||
          after === 'an' ||
          (after === 'to' && tokens[i + 2]?.word === 'be' && ARTICLES.has(tokens[i + 3]?.word ?? ''))
        )
          scopes.mark(i + 1, clauseEnd(i + 1, 12), 'simile');
        break;
      case 'sort':
      case 'kind':
      case 'semblance':
      case 'appearance':
      case 'likeness':
      case 'suggestion':
      case 'shape':
      case 'effect':
      case 'air':
        // "In a sort of amphitheatre", "in the shape of a cross"; not "the full effect of her hair".
        if (
          after === 'of' &&
          !(word === 'effect' && /^(?:the|his|her|their)$/u.test(tokens[i + 2]?.word ?? ''))
        )
          scopes.mark(i + 2, scopes.endOf(i + 2, 4), 'simile');
        break;
      case 'colour':
      case 'color':
      case 'colours':
      case 'colors':
        // "Faded to the colour of old maps".
        if (after === 'of' && !/^(?:the|his|her|their|its|my)$/u.test(tokens[i + 2]?.word ?? ''))
          scopes.mark(i + 2, scopes.endOf(i + 2, 4), 'simile');
        break;
      case 'reminded':
      case 'reminds':
      case 'remind':
      case 'reminding': {
        const of = [i + 1, i + 2, i + 3].find((j) => tokens[j]?.word === 'of');
        if (of) scopes.mark(of + 1, clauseEnd(of + 1), 'simile');
        break;
      }
      case 'no':
        if (after === 'longer' && /^(?:exist|there|stood)/u.test(tokens[i + 2]?.word ?? ''))
          scopes.mark(
            Math.max(
              0,
              i - 8,
              tokens.findIndex(({ clause }) => clause === tokens[i]!.clause),
            ),
            i,
            'negation',
          );
        if (
          after !== 'doubt' &&
          after !== 'longer' &&
          after !== 'sooner' &&
          after !== 'less' &&
          after !== 'one' &&
          isAfterNear
        )
          scopes.mark(i + 1, deniedEnd(i + 1), 'negation');
        break;
      case 'without':
      case 'nor':
      case 'neither':
      case 'lacking':
      case 'instead':
      case 'minus':
        if (before !== 'not')
          scopes.mark(
            i + 1,
            scopes.endOf(
              i + 1,
              12,
              ({ word: other }) =>
                other === 'but' || other === 'yet' || VERB_AFTER.has(other) || PLACING.has(other),
            ),
            'negation',
          );
        break;
      case 'none':
      case 'nothing':
        if (after === 'of') scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
        break;
      case 'devoid':
      case 'destitute':
      case 'bereft':
      case 'empty':
      case 'bare':
        if (after === 'of') scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
        break;
      case 'not':
      case 'never':
      case 'hardly':
      case 'scarcely':
      case 'cannot':
        if (!NOT_NEGATING.has(after) && !isSuperlative(i) && !(word === 'never' && isEmphatic(i)))
          scopes.mark(i + 1, deniedEnd(i + 1, 9), 'negation');
        // "Here the snow and rain could not penetrate."
        if (/^(?:penetrate|reach|enter|intrude)$/u.test(after))
          scopes.mark(Math.max(0, i - 6), i, 'negation');
        break;
      case 'if':
        if (before !== 'as' && before !== 'even')
          scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'possibility');
        break;
      case 'would':
      case 'could':
      case 'might':
      case 'should':
        if (
          after === 'have' ||
          (word === 'might' && after === 'be') ||
          (word === 'should' && after !== 'see')
        )
          scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
        break;
      case 'perhaps':
      case 'maybe':
        if (after === 'a' || after === 'an' || after === 'some')
          scopes.mark(i + 1, scopes.endOf(i + 1, 5), 'possibility');
        break;
      case 'used':
        if (after === 'to' && before !== 'was' && before !== 'were' && before !== 'be' && before !== 'get')
          scopes.mark(i + 2, clauseEnd(i + 2), 'memory');
        break;
      case 'once':
      case 'formerly':
      case 'previously':
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
        break;
      case 'ago':
        scopes.mark(i - 8, i, 'memory');
        break;
      case 'from':
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
        break;
      case 'away':
        // "Had swept away trees, crops, and cattle."
        if (/^(?:swept|washed)$/u.test(before))
          scopes.mark(
            i + 1,
            tokens.findIndex(
              (token, k) =>
                k === i + 8 ||
                (k > i &&
                  (token.sentence !== tokens[i]!.sentence ||
                    (token.word === 'and' && /ed$|^left$/u.test(tokens[k + 1]?.word ?? '')))),
            ),
            'negation',
          );
        break;
      case 'that':
        // "There is a legend that a white lady walks here."
        // "So high that little children could stand under them."
        if (
          /^(?:so|such)$/u.test(tokens[i - 2]?.word ?? '') &&
          !PRONOUNS.has(after) &&
          !/^(?:nothing|nobody|no|one)$/u.test(after) &&
          tokens
            .slice(i + 1, i + 6)
            .some(
              (token) => token.clause === tokens[i]!.clause && /^(?:could|might|would)$/u.test(token.word),
            )
        )
          scopes.mark(i + 1, clauseEnd(i + 1), 'possibility');
        if (LEGENDS.test(before)) scopes.mark(i + 1, clauseEnd(i + 1), 'elsewhere');
        break;
      case 'resemblance':
        if (after === 'to') scopes.mark(i + 2, clauseEnd(i + 2), 'simile');
        break;
      case 'into':
        // "The splash of the rain lengthened out into the wash of the sea."
        if (tokens.slice(Math.max(0, i - 3), i).some((token) => BECOMING.test(token.word)))
          scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        break;
      case 'about':
      case 'of':
        if (NARRATING.has(before)) scopes.mark(i + 1, clauseEnd(i + 1, 10), 'elsewhere');
        break;
      default:
        if (word.endsWith("n't") && after !== 'only') scopes.mark(i + 1, deniedEnd(i + 1, 9), 'negation');
        else if (RESEMBLING.has(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
        else if (REMEMBERED.has(word)) scopes.mark(i + 1, clauseEnd(i + 1), 'memory');
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
  }
}

/** A location follows, which exists whatever is negated. */
const PLACING = set(
  'in on at by beside near under over behind above upon into through across along around round against within beneath below from',
);
