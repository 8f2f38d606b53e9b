import type { Gender } from './types.ts';
import { isShortForm } from './lexicon/short-names.ts';
import { readRussian, type RussianReading } from './vendor-az.ts';

/** Whether a word has been met with a capital; by its small letters, ё written as е. */
export type SeenAsName = (lower: string) => boolean;

/**
 * Nominatives of the words of one name, lower case, ё written as е: «Алешу Попова» → «алеша попов». Where a form can be
 * several («Одинцова» is his genitive and her nominative), all the words are taken in one case and gender, and among
 * those that fit, the one is taken whose nominatives the text has used by then, else the nominative itself.
 *
 * @param acting the gender of a verb beside the name, which may refer to the person it names
 */
export function nominatives(
  forms: readonly string[],
  seen: SeenAsName,
  acting: 'masc' | 'femn' | null = null,
): string[] {
  const plain = forms.map((form) => form.toLowerCase().replaceAll('ё', 'е'));
  const readings = forms.map((form) => readNames(form).filter((one) => !isRare(one)));
  const spoken = plain.flatMap((form) => spokenPatronymicWays(form) ?? []);
  const fitting = waysToRead(readings, spoken).map((way) => {
    const words = readings.map((names, i) => nominativeAs(way, names, plain[i]!, seen));
    const used = words.filter((word, i) => word !== plain[i] && seen(word)).length;
    const acts = way === `${acting}/nomn` ? 3 * words.length : 0;
    return { words, worth: 2 * used + (way.endsWith('nomn') ? 1 : 0) + acts };
  });
  const best = fitting.reduce<(typeof fitting)[number] | null>(
    (top, one) => (top && top.worth >= one.worth ? top : one),
    null,
  );
  return best?.words ?? forms.map((form, i) => unknownNominative(form, plain[i]!, seen));
}

/** «Васильича» is a man's, in a recognisable case, though the dictionary does not have it. */
function spokenPatronymicWays(plain: string): string[] | undefined {
  const ending = SPOKEN_PATRONYMIC.exec(plain)?.[1];
  return ending === undefined ? undefined : PATRONYMIC_CASES[ending]!.map((one) => `masc/${one}`);
}

/**
 * Genders with cases that all words of the name that the dictionary knows can be in; likeliest first.
 *
 * @param spoken those that a patronymic allows; empty if there is none
 */
function waysToRead(readings: readonly RussianReading[][], spoken: readonly string[]): string[] {
  const ways = readings
    .filter((names) => names.length > 0)
    .map((names) => names.map(({ gender, grammaticalCase }) => `${gender}/${grammaticalCase}`))
    .map((own) => {
      const told = own.filter((way) => spoken.includes(way));
      return told.length > 0 ? told : own;
    });
  const [first, ...others] = ways;
  const common = (first ?? []).filter((way) => others.every((one) => one.includes(way)));
  return common.length > 0 ? [...new Set(common)] : (first ?? []).slice(0, 1);
}

function nominativeAs(
  way: string,
  names: readonly RussianReading[],
  plain: string,
  seen: SeenAsName,
): string {
  const reading = names.find((one) => `${one.gender}/${one.grammaticalCase}` === way) ?? names[0];
  if (!reading) return unknownNominative(plain, plain, seen);
  // The dictionary files a patronymic under the father's name.
  return reading.name === 'patronymic' ? byEnding(plain) : nominativeOf(reading);
}

function unknownNominative(form: string, plain: string, seen: SeenAsName): string {
  const ended = byEnding(plain);
  return ended !== plain ? ended : guess(form, plain, seen);
}

const isRare = ({ lemma }: RussianReading): boolean => RARE.has(lemma);

/**
 * Whether two words can stand side by side in one person's name: given name, patronymic, surname or the surname first,
 * in one case and of one gender. «Увидел Иван Петра» names two.
 */
export function agreeInName(first: string, second: string): boolean {
  const [a, b] = [knownNames(first), knownNames(second)];
  // «после ареста Мити Алеша», «сказала Варенька Кити»
  if (isShortName(second, b) && (a.some(({ name }) => name === 'given') || isShortName(first, a)))
    return false;
  if (b.length === 0) return agreesByEnding(a, first, second);
  if (a.length > 0)
    return a.some((one) => b.some((other) => follows(one, other, first) && isAlike(one, other)));
  // «сказал Степан Аркадьич Левину»: a patronymic has its case, though the dictionary has only its bookish form.
  const patronymic = SPOKEN_PATRONYMIC.exec(first.toLowerCase());
  if (patronymic) {
    const cases = PATRONYMIC_CASES[patronymic[1]!]!;
    return b.some(
      ({ name, gender, grammaticalCase }) =>
        name === 'surname' && gender !== 'femn' && cases.includes(grammaticalCase),
    );
  }
  // «Грушенька Максимов»: what the dictionary only guesses still has a case and a gender.
  if (b.every(({ name }) => name === 'given'))
    return readRussian(first).some((one) => one.name === 'given' && b.some((other) => isAlike(one, other)));
  const guesses = readRussian(first).filter(({ grammaticalCase }) => grammaticalCase !== '');
  return guesses.length === 0 || guesses.some((one) => b.some((other) => isAlike(one, other)));
}

const isShortName = (form: string, names: readonly RussianReading[]): boolean =>
  isShortForm(form.toLowerCase()) || names.some(({ name, lemma }) => name === 'given' && isShortForm(lemma));

/**
 * «Хрымины Младшие», «Иван Мбеки»: a word that is no known name may follow, unless it ends as a surname in another
 * case does («вслед за Иваном Федоровичем Смердякова»), or is someone else's surname («сказал Чичиков Ноздреву»).
 */
function agreesByEnding(known: readonly RussianReading[], first: string, second: string): boolean {
  const ways = surnameWays(second);
  if (!ways) return true;
  const isSurname = known.length > 0 && known.every(({ name }) => name === 'surname');
  if (isSurname || (known.length === 0 && surnameWays(first))) return false;
  const own =
    known.length > 0
      ? known.map(({ gender, grammaticalCase }) => `${gender}/${grammaticalCase}`)
      : spokenPatronymicWays(first.toLowerCase());
  return !own || own.some((way) => ways.includes(way));
}

/** Genders with cases in which a surname may have such an ending; null for what does not end like a surname. */
function surnameWays(form: string): readonly string[] | null {
  return SURNAME_WAYS.find(([ending]) => ending.test(form.toLowerCase()))?.[1] ?? null;
}

/** Whether an unknown name ends as a man's surname does in the nominative. */
export const isSurnameAsItIs = (form: string): boolean => surnameWays(form)?.includes('masc/nomn') ?? false;

const SURNAME_WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[а-яё]{2}(?:[оеё]в|[иы]н)$/, ['masc/nomn']],
  [/[а-яё]{2}(?:[оеё]в|[иы]н)а$/, ['masc/gent', 'masc/accs', 'femn/nomn']],
  [/[а-яё]{2}(?:[оеё]в|[иы]н)у$/, ['masc/datv', 'femn/accs']],
  [/[а-яё]{2}(?:[оеё]в|[иы]н)ым$/, ['masc/ablt']],
  [/[а-яё]{2}(?:[оеё]в|[иы]н)ой$/, ['femn/gent', 'femn/datv', 'femn/ablt', 'femn/loct']],
  [/[а-яё]{2}[сц]кий$/, ['masc/nomn']],
  [/[а-яё]{2}[сц]кого$/, ['masc/gent', 'masc/accs']],
  [/[а-яё]{2}[сц]кому$/, ['masc/datv']],
  [/[а-яё]{2}[сц]ким$/, ['masc/ablt']],
  [/[а-яё]{2}[сц]ком$/, ['masc/loct']],
  [/[а-яё]{2}[сц]кая$/, ['femn/nomn']],
  [/[а-яё]{2}[сц]кую$/, ['femn/accs']],
];

/** What the words of a name, all together, leave possible; null if that is both, or nothing. */
export function genderOfName(forms: readonly string[]): Gender | null {
  const possible = new Set(['masc', 'femn']);
  for (const form of forms) {
    const readings = knownNames(form).filter((one) => !isRare(one));
    const genders = new Set(readings.map(({ gender }) => gender));
    if (genders.size === 0 || genders.has('')) continue;
    for (const gender of possible) if (!genders.has(gender as 'masc')) possible.delete(gender);
  }
  if (possible.size !== 1) return null;
  return possible.has('femn') ? 'female' : 'male';
}

const SPOKEN_PATRONYMIC = /[а-яё]{3,}[иы]ч(а|у|ем|е|)$/;
const PATRONYMIC_CASES: Readonly<Record<string, readonly string[]>> = {
  '': ['nomn'],
  а: ['gent', 'accs'],
  у: ['datv'],
  ем: ['ablt'],
  е: ['loct'],
};

const FOLLOWS: Record<string, readonly string[]> = {
  // «Джоэл Саймон»: the dictionary has many foreign surnames as given names.
  given: ['given', 'patronymic', 'surname'],
  patronymic: ['surname'],
  surname: ['given', 'surname'],
};

/** A surname comes first in lists only, so in the nominative: «любила Левина Дарья Александровна» names two. */
const follows = (one: RussianReading, other: RussianReading, first: string): boolean =>
  (FOLLOWS[one.name]?.includes(other.name) ?? false) &&
  (one.name !== 'surname' ||
    other.name !== 'given' ||
    one.lemma === first.toLowerCase().replaceAll('ё', 'е'));

/** «Иваныч» as it is written in full, lower case; other words as they are. */
export function writtenPatronymic(word: string): string {
  if (!/[а-яё]{3,}[иы]ч$/.test(word) || BOOKISH.has(word)) return word;
  if (word === 'михалыч') return 'михайлович';
  return word
    .replace(/(?<=[аеи])ич$/, 'евич')
    .replace(/ьич$/, 'ьевич')
    .replace(/(?<=[бвгджзклмнпрстфхцчшщ])ыч$/, 'ович');
}

const BOOKISH = new Set(['ильич', 'кузьмич', 'лукич', 'фомич', 'никитич', 'саввич', 'силыч']);

function isAlike(one: RussianReading, other: RussianReading): boolean {
  const sameGender = !one.gender || !other.gender || one.gender === other.gender;
  return one.grammaticalCase === other.grammaticalCase && sameGender && one.number === other.number;
}

const knownNames = (form: string): RussianReading[] =>
  readNames(form).filter(({ known, name }) => known && name !== 'place');

/** The dictionary's readings of a form as a name, its guesses last. */
function readNames(form: string): RussianReading[] {
  const named = readRussian(form).filter(({ name }) => name !== '' && name !== 'organisation');
  const known = named.filter((reading) => reading.known);
  // «Катавасов» is no genitive of a Катавас.
  if (known.length === 0) return isSurnameAsItIs(form) ? [] : named;
  // «Анне» is Anna's dative, though the dictionary has a foreign name that looks like it.
  const isForeign = /е$/.test(form) && known.every(({ lemma }) => lemma === form.toLowerCase());
  const declined = isForeign ? readRussian(form.replace(/е$/, 'а')).filter(isWomans) : [];
  if (declined.length === 0) return known;
  return ['datv', 'loct'].map((grammaticalCase) => ({ ...declined[0]!, grammaticalCase }));
}

const isWomans = ({ known, name, gender, grammaticalCase }: RussianReading): boolean =>
  known && name === 'given' && gender === 'femn' && grammaticalCase === 'nomn';

/** Women's names that nobody has, though the genitives of men's look like them. */
const RARE = new Set(
  'федора дмитрия григория петра павла ивана василия михаила арсения игната захара'.split(' '),
);

/** A woman's surname is filed under a man's. */
function nominativeOf({ lemma, name, gender }: RussianReading): string {
  if (name !== 'surname' || gender !== 'femn') return lemma;
  if (/(?:ов|ев|ин|ын)$/.test(lemma)) return `${lemma}а`;
  return lemma.replace(/(?:ий|ый|ой)$/, 'ая');
}

/** For a name missing from the dictionary: its guess at the noun, if the text has used that. */
function guess(form: string, plain: string, seen: SeenAsName): string {
  if (isSurnameAsItIs(plain)) return plain;
  const nouns = readRussian(form).filter(({ pos }) => pos === 'NOUN');
  return nouns.find(({ lemma }) => lemma !== plain && seen(lemma))?.lemma ?? plain;
}

/** Case endings of surnames, patronymics and unknown names, most reliable first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(ов|ев|ин|ын)(?:а|у|ым|е|ы|ых|ыми)$/, '$1'],
  [/([иы]ч)(?:а|у|ем|е)$/, '$1'],
  [/(вн|чн)(?:ы|е|у|ой|ою)$/, '$1а'],
  [/(ск|цк)(?:ого|ому|им|ом)$/, '$1ий'],
  [/(ск|цк)(?:ой|ую|ою)$/, '$1ая'],
  [/([бвгджзклмнпрстфхцчшщ])(?:ом|ем)$/, '$1'],
];

function byEnding(plain: string): string {
  if (plain.length <= 4) return plain;
  const found = ENDINGS.find(([ending]) => ending.test(plain));
  return found ? plain.replace(found[0], found[1]) : plain;
}
