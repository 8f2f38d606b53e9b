import type { LeftOut } from '../scene.ts';
import type { Token } from './tokens.ts';

/** Why what a word names is not to be seen, for each token; null where it is. */
export type Scopes = readonly (LeftOut['why'] | null)[];

/** How many words a "no" or "without" reaches, unless a clause ends before. */
const NEGATION_WORDS = 4;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NEGATIONS = words(
  'no not never nor neither without cannot hardly scarcely не нет ни без никакого никакой никаких нету',
);
/** After these what is denied has ended: "not a house but a castle". */
const BUT = words('but only except save yet и но а лишь только кроме');
const LIKENESS = words('like resembled resembling resemble reminded recalled suggesting suggested seemed seeming словно будто точно подобно напоминал напоминала напоминало напоминали напоминая напоминающий напоминающая казался казалась казалось казались похожий похожая похожее похожие похож похожа похоже похожи походил походила походило походили вроде наподобие'); // prettier-ignore
/** Before "like" these make it a verb or a habit of speech. */
const LIKING = words('would should did not never i you we they to do feel felt look');
const MEMORY = words('remembered remember remembering recollected recalled memory dreamed dreamt dream imagined imagine imagining fancied thought вспоминал вспоминала вспомнил вспомнила воспоминание помнил помнила мечтал мечтала воображал представлял представляла снилось приснилось бывало'); // prettier-ignore
const POSSIBLE = words('if perhaps might would could if unless если бы может быть хотел хотела хотелось');
/** "A sea of faces", "тучи пыли": the first is not there. */
const METAPHORS = words('sea ocean forest mountain mountains wall cloud clouds bed arch sheet river flood storm wave waves rain shower veil curtain carpet море океан лес гора горы стена туча тучи облако облака река поток буря волна волны дождь пелена ковер завеса град копна копной копну копною толпа толпой толпою стая'); // prettier-ignore
/** Of what such a measure is really made. */
const REAL = words('fog mist rain snow smoke dust water trees grass туман тумана дождя снега воды');

/** Likenesses, denials, memories and guesses of a passage. Linear in its length. */
export function scopesOf(tokens: readonly Token[], language: 'en' | 'ru'): Scopes {
  const scopes: (LeftOut['why'] | null)[] = new Array<LeftOut['why'] | null>(tokens.length).fill(null);
  let covered = 0;
  // A scope within another one goes on where that one ends, so that no word is marked twice.
  const mark = (from: number, why: LeftOut['why'], ends: (token: Token, distance: number) => boolean) => {
    let i = Math.max(from, covered);
    for (; i < tokens.length && !ends(tokens[i]!, i - from); i++) scopes[i] ??= why;
    covered = Math.max(covered, i);
  };
  tokens.forEach((token, i) => {
    const { word, clause, sentence } = token;
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    const leavesClause = (other: Token) => other.clause !== (after ?? token).clause;
    if (NEGATIONS.has(word) || word.endsWith("n't")) {
      // "не только", "not only", "нет-нет" deny nothing.
      if (after && (after.word === 'only' || after.word === 'только' || after.word === 'merely' || after.word === 'more')) return; // prettier-ignore
      mark(i + 1, 'negation', (other, distance) => distance >= NEGATION_WORDS || other.clause !== clause || (distance > 0 && BUT.has(other.word))); // prettier-ignore
    } else if (
      LIKENESS.has(word) &&
      !(word === 'like' && before && LIKING.has(before.word) && before.word !== 'look')
    ) {
      if (word === 'точно' && language === 'ru' && before?.clause === clause) return;
      mark(i + 1, 'simile', leavesClause);
    } else if (word === 'as' && after && (after.word === 'if' || after.word === 'though')) {
      mark(i + 1, 'simile', (other) => other.sentence !== sentence || other.clause !== after.clause);
    } else if (word === 'as' && i > 1 && (tokens[i - 2]!.word === 'as' || isPlainLikeness(before?.word))) {
      mark(i + 1, 'simile', leavesClause);
    } else if (
      language === 'ru' &&
      word === 'как' &&
      before &&
      (before.clause !== clause || isAdjective(before.word))
    ) {
      mark(i + 1, 'simile', leavesClause);
    } else if (MEMORY.has(word) || (word === 'used' && after?.word === 'to')) {
      mark(i + 1, 'memory', (other, distance) => other.sentence !== sentence || distance > 14);
    } else if (POSSIBLE.has(word) && word !== 'would' && word !== 'could') {
      mark(i + 1, 'possibility', leavesClause);
    } else if ((word === 'would' || word === 'could') && after?.word === 'have') {
      mark(i + 1, 'possibility', leavesClause);
    } else if (
      language === 'ru' &&
      /^мор(?:е|я|ем|ю)$/u.test(word) &&
      before &&
      /^(?:снежн|песчан|зелен|огненн|людск|степн|хлебн)/u.test(before.word)
    ) {
      scopes[i] ??= 'metaphor';
    } else if (METAPHORS.has(word) && after) {
      const next = tokens.slice(i + 1, i + 4).filter((other) => other.clause === clause);
      const of = language === 'en' ? (after.word === 'of' ? next[1] : undefined) : next.find((other) => STUFFS.has(other.word)); // prettier-ignore
      const isMeasure = of !== undefined && !isArticle(of.word);
      if (isMeasure && of && !REAL.has(of.word)) scopes[i] ??= 'metaphor';
    }
  });
  return scopes;
}

const isArticle = (word: string) =>
  ['the', 'a', 'an', 'this', 'that', 'his', 'her', 'their', 'which', 'whose'].includes(word);
const isPlainLikeness = (word: string | undefined) => word !== undefined && /^(?:white|black|red|pale|cold|still|dark|soft|hard|silent|smooth|round|big|tall|green|yellow|blue|brown|old|light|bright|clear|grave|stiff|straight)$/u.test(word); // prettier-ignore
const isAdjective = (word: string) =>
  /(?:ый|ий|ой|ая|ое|ые|ие|ым|ыми|им|ими|ых|их|ую|ого|его|ен|на|но|ны|о)$/u.test(word);
/** What seas and clouds are made of when they are a figure of speech. */
const STUFFS = words('пыли зноя лиц людей голов огней света звуков слов цветов глаз мыслей чувств крови слез стрел камней мух птиц комаров искр зелени волос ив деревьев кустов берез домов'); // prettier-ignore
