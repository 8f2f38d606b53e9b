import { nextInLine } from './analysis.ts';
import type { Analysis, Sentence, Word } from './words.ts';
import { BIT } from './lexicon/categories.ts';
import { type Letters, LONGEST_NAME_WORDS, type NameCandidate, type SmallLetters } from './name-candidate.ts';
import {
  agreeInName,
  genderOfName,
  isSurnameAsItIs,
  nominatives,
  writtenPatronymic,
  type SeenAsName,
} from './russian-name-forms.ts';
import { actsNext, genderOfVerb, isLocative, OF_PEOPLE, verbAfter } from './russian-name-context.ts';
import { isShortForm } from './lexicon/short-names.ts';
import { isGivenName, isMansSurname, nameKind, STATES } from './russian-name-kind.ts';
import { capitalise, isNamedPlace, namedPlace } from './russian-named-place.ts';
import { TITLES, titleBefore } from './russian-titles.ts';
import { readRussian } from './vendor-az.ts';

const PLACE_WORDS = new Set(
  'город городок село деревня деревушка станица река речка озеро улица площадь губерния уезд область край район республика остров гора мыс страна штат провинция поселок станция усадьба имение столица'.split(
    ' ',
  ),
);
const NOT_NAMES = new Set(
  'бог господь я мы вы он она они это но да нет что как кто где когда если вот все так тут там ну ах ох эх боже господи рождество пасха'.split(
    ' ',
  ),
);
const DIVINE = /^(?:бог|господ|всевышн|творц)(?:а|у|ом|е|ь|и|я|ю|ем|его|ему|им)?(?:-то)?$/;
/** «дочь Липа»: after these even an everyday word is a name. */
const KIN = new Set(
  'дочь сын жена муж сестра брат внук внучка племянник племянница девушка девочка мальчик парень старик старуха девка баба мужик нянька кучер горничная по-имени'.split(
    ' ',
  ),
);
const BEFORE_PLACE = new Set(['в', 'во', 'на', 'из', 'под', 'до', 'через', 'по', 'близ', 'около']);
const PLACE_ENDING = /(?:ск|град|бург|поль|горск|стан|ия|ово|ево|ино|ыно|онь)$/;
const PERSON_ENDING =
  /(?:ов|ев|ин|ын|ский|цкий|ова|ева|ина|ская|цкая|енко|вич|вна|ична|швили|дзе|ян|ук|юк|чук|енька|онька)$/;

/** «в Тушкевиче», «в Васеньке» */
const PERSONS_ONLY = /(?:вич|енька|онька|ушка|юшка)$/;

/** Runs of capitalised words in a Russian chapter. */
export function russianCandidates(
  { text, words, paragraphs }: Analysis,
  { isSmall, isName }: Letters,
): NameCandidate[] {
  const openings = new Set(
    paragraphs.flatMap(({ sentences }) => sentences.map((one) => skipMarks(words, one))),
  );
  const found: NameCandidate[] = [];
  let end = 0;
  for (let i = 0; i < words.length; i++) {
    // Called for every word, nearly none of which qualifies.
    if (words[i]!.text === words[i]!.lower) continue;
    const opens = openings.has(i) || afterQuote(words, i);
    const listed = /^(?:, (?:и |или )?| (?:и|или) )$/.test(text.slice(end, words[i]!.start));
    if (isNamedPlace(text, words, i, opens)) {
      found.push(namedPlace(text, words, i, listed));
      end = words[++i]!.end;
      continue;
    }
    if (isInitial(text, words, i, opens)) {
      found.push(initial(words, i, listed));
      end = words[i]!.end;
      continue;
    }
    if (!isCapital(words, i, opens, isSmall)) continue;
    let last = i;
    const kind = nameKind(words[i]!.text);
    const stop = Math.min(words.length, i + LONGEST_NAME_WORDS);
    while (last + 1 < stop) {
      if (continues(text, words, last, kind, isSmall)) last++;
      else if (last + 2 < stop && continuesName(text, words, last + 1, isSmall)) last += 2;
      else break;
    }
    // «Тогда Ростов встал»: in the middle of a sentence it is a surname, though «ростов» is the genitive of a noun.
    const isSurname = !opens && isSurnameAsItIs(words[i]!.text);
    const common = last === i && kind === '' && !isSurname && isCommon(words[i]!.lower);
    found.push(
      toCandidate(text, words, {
        first: i,
        last,
        opensSentence: opens,
        listed,
        common,
        seen: (lower) => isName(lower, i),
      }),
    );
    end = words[last]!.end;
    i = last;
  }
  return found;
}

function skipMarks(words: readonly Word[], { firstWord, lastWord }: Sentence): number {
  let i = firstWord;
  while (i < lastWord && words[i]!.pos === 'mark') i++;
  return i;
}

function afterQuote(words: readonly Word[], i: number): boolean {
  return /^[«"„“:—–-]$/.test(words[i - 1]?.text ?? '');
}

function isCapital(words: readonly Word[], at: number, opens: boolean, isSmall: SmallLetters): boolean {
  const word = words[at]!;
  if (STATES.has(word.text)) return true;
  if (
    !/^[А-ЯЁA-Z]/.test(word.text) ||
    /^[A-Za-z’'-]+$/.test(word.text) ||
    /^[А-ЯЁ]{2,}$/.test(word.text) ||
    word.text.length < 2 ||
    // «Премьер-министр», «PR-служба»
    /^(?:премьер|вице|экс|обер|унтер|[a-z]+)-/.test(word.lower) ||
    // «ТМА-12»
    /\d/.test(word.text) ||
    NOT_NAMES.has(word.lower) ||
    DIVINE.test(word.lower) ||
    // «Дарьяльское», «Каспийские»: an adjective whose noun is somewhere else.
    (/ск(?:ое|ие|их|им|ими)$/.test(word.lower) && !isMansSurname(word.text))
  )
    return false;
  if (nameKind(word.text) === 'place' || nameKind(word.text) === 'person')
    return !(opens && isSmall(word.lower, at));
  if (!opens)
    return (
      !isCommon(word.lower) ||
      (word.pos === 'noun' && !isSmall(word.lower, at)) ||
      (word.pos === 'adjective' && endsPhrase(words[at + 1]))
    );
  return !isSmall(word.lower, at) && !isCommon(word.lower);
}

/** «Пётр Великий вошёл», but not «Тверской бульвар»: nothing follows that the adjective could belong to. */
function endsPhrase(next: Word | undefined): boolean {
  return next === undefined || !/^(?:noun|name|adjective|participle|other)$/.test(next.pos);
}

/** The dictionary knows the word in lower case. */
function isCommon(lower: string): boolean {
  return readRussian(lower).some(({ known, name }) => known && name === '');
}

/** «Усама бин Ладен», «Массимо Де Сантис» */
function continuesName(text: string, words: readonly Word[], at: number, isSmall: SmallLetters): boolean {
  if (!NOBILIARY.test(words[at]!.lower)) return false;
  // «Алеша да Грушенька»
  const [from, to] = [words[at - 1]!.text, words[at + 1]!.text.split('-')[0]!];
  if (
    words[at]!.lower === 'да' &&
    (isGivenName(to) || isShortForm(to.toLowerCase()) || isShortForm(from.toLowerCase()))
  )
    return false;
  const around = [
    text.slice(words[at - 1]!.end, words[at]!.start),
    text.slice(words[at]!.end, words[at + 1]!.start),
  ];
  return around.every((gap) => /^[ \u00a0]$/.test(gap)) && isCapital(words, at + 1, false, isSmall);
}

const NOBILIARY = /^(?:де|дель|ди|да|дю|ван|фон|бин|ибн|бен|эль|аль)$/;

/** A run continues over adjacent names of a person; two places in a row are two names. */
function continues(
  text: string,
  words: readonly Word[],
  last: number,
  kind: ReturnType<typeof nameKind>,
  isSmall: SmallLetters,
): boolean {
  const next = words[last + 1]!;
  if (!/^[ \u00a0]$/.test(text.slice(words[last]!.end, next.start))) return false;
  if (kind === 'place' && !(isGivenName(words[last]!.text) && nameKind(next.text) === 'person')) return false;
  return isCapital(words, last + 1, false, isSmall) && agreeInName(words[last]!.text, next.text);
}

/** «полковник Н…», «князь N***»: a name that the author withholds. */
function isInitial(text: string, words: readonly Word[], i: number, opens: boolean): boolean {
  const { text: written, end } = words[i]!;
  return !opens && /^[А-ЯA-Z]$/.test(written) && /^(?:\.{3}|…|\*{2,3})/.test(text.slice(end, end + 3));
}

function initial(words: readonly Word[], i: number, listed: boolean): NameCandidate {
  const { start, end, text, lower } = words[i]!;
  const place = PLACE_WORDS.has(words[i - 1]?.lemma ?? '');
  return {
    start,
    end,
    key: [lower],
    display: text,
    title: titleBefore(words[i - 1]),
    gender: null,
    evidence: place ? -4 : 1,
    prior: 1,
    opensSentence: false,
    sure: true,
    doubtful: false,
    provesName: false,
    listed,
  };
}

interface Found {
  readonly first: number;
  readonly last: number;
  readonly opensSentence: boolean;
  readonly listed: boolean;
  /** An everyday word to the dictionary. */
  readonly common: boolean;
  readonly seen: SeenAsName;
}

function toCandidate(
  text: string,
  words: readonly Word[],
  { first, last, opensSentence, listed, common, seen }: Found,
): NameCandidate {
  const parts = words.slice(first, last + 1);
  const forms = parts.map((word) => word.text.replace(PARTICLE, ''));
  const before = words[first - 1];
  const after = nextInLine(text, words, last);
  const epithet = (word: Word): boolean => word.pos === 'adjective' && isCommon(word.lower);
  const named = nominatives(forms, seen, genderOfVerb(verbAfter(text, words, last)) ?? genderOfVerb(before));
  const called = parts.map((word, i) => (common || epithet(word) ? word.lemma : named[i]!));
  const key = called.filter((word, i) => i === 0 || !NOBILIARY.test(word)).map(writtenPatronymic);
  const kinds = forms.map((form) => (forms.length > 1 && isGivenName(form) ? 'person' : nameKind(form)));
  let evidence = parts.length > 1 ? 1 : 0.2;
  let prior = 0;
  for (const kind of kinds) prior += kind === 'person' ? 2.5 : kind === 'place' ? -2.5 : 0;
  const head = key.at(-1)!;
  if (kinds.at(-1) === '') prior += PLACE_ENDING.test(head) ? -1 : PERSON_ENDING.test(head) ? 1.2 : 0.2;
  if (before) {
    // «президент Украины» is no evidence for a person of that name.
    if (TITLES.has(before.lemma)) evidence += kinds.includes('place') ? 0 : 3;
    else if (PLACE_WORDS.has(before.lemma)) evidence -= 4;
    // «влюблен в Кити», «жениться на Грушеньке»
    else if (/^(?:в|во|на)$/.test(before.lower) && OF_PEOPLE.test(words[first - 2]?.lower ?? ''))
      evidence += 1;
    else if (/^(?:в|во|на)$/.test(before.lower) && isLocative(forms[0]!))
      evidence -= PERSONS_ONLY.test(head) ? 1 : 6;
    else if (BEFORE_PLACE.has(before.lower)) evidence -= 1.6;
  }
  if (after && after.categories & (BIT.speech | BIT.mind | BIT.motion)) evidence += 1;
  else if (after?.pos === 'verb') evidence += 0.6;
  const kin = before !== undefined && (KIN.has(before.lemma) || TITLES.has(before.lemma));
  if (common && kin) evidence += 2;
  const start = parts[0]!.start;
  const end = parts.at(-1)!.end - (parts.at(-1)!.text.length - forms.at(-1)!.length);
  return {
    start,
    end,
    key,
    display:
      parts.length === 1 || kinds.includes('person') || isWomansSurnameInCase(forms.at(-1)!, before)
        ? called.map((word, i) => (parts[i]!.text === parts[i]!.lower ? word : capitalise(word))).join(' ')
        : text.slice(start, end),
    title: titleBefore(before, forms[0]),
    gender: genderOfName(forms),
    evidence,
    prior,
    opensSentence,
    sure:
      (common && kin) ||
      (kinds.some((kind) => kind !== '') && !(opensSentence && parts.every(({ lower }) => isCommon(lower)))),
    // «Липа вошла», but not «Дума», «Конгресс»: a common noun is somebody's name where that somebody acts.
    doubtful: common && (epithet(parts[0]!) || !actsNext(after)),
    provesName: !common,
    listed,
  };
}

/** «княжне Кити Щербацкой»: the card shows an unknown name in the nominative if that is certain. */
const isWomansSurnameInCase = (form: string, before: Word | undefined): boolean =>
  /[сц]к(?:ую|ою)$/.test(form) || (/[сц]кой$/.test(form) && WOMENS_TITLES.has(before?.lemma ?? ''));
const WOMENS_TITLES = new Set(['княгиня', 'княжна', 'графиня', 'баронесса', 'госпожа']);

/** «Митька-то», «Алешу-с» */
const PARTICLE = /-(?:то|с|де|ка|таки)$/;
