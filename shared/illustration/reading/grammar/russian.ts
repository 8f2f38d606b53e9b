import {
  A,
  ADJECTIVE,
  CONSONANT,
  F,
  G,
  IN_A,
  IN_E,
  IN_IYA,
  IN_O,
  IN_YA,
  NEUTER,
  PLURAL,
  PLURAL_ONLY,
  PLURALS,
  SHORT,
  SHORT_I,
  SOFT_FEMININE,
  SOFT_MASCULINE,
  type Endings,
  type Features,
} from './russian-endings.ts';

const FULL_ADJECTIVE =
  /(?:[ыи]й|[нвлсктдм]ой|ая|яя|ое|ее|[ое]го|[ое]му|[ыи]м|ую|юю|ою|[ыи]е|[ыи]х|[ыи]ми|[нвлск]ом|щем|шем)$/u;

/** By its ending only; short words are left to the lexicon. */
export const looksLikeAdjective = (word: string): boolean => word.length > 4 && FULL_ADJECTIVE.test(word);

/** Every form of an adjective in all genders, short ones too: "красна", "белы". Of anything else, the forms of a noun. */
export function adjectiveForms(lemma: string): [form: string, features: Features][] {
  if (lemma.includes(' ') || !/[ыио]й$/u.test(lemma) || NOUNS_LIKE_ADJECTIVES.test(lemma))
    return russianForms(lemma);
  return attach(lemma.slice(0, -2), [...ADJECTIVE, ...SHORT]);
}

/** Every form of a noun, or of an adjective with its noun ("письменный стол"), with its features. */
export function russianForms(lemma: string): [form: string, features: Features][] {
  const words = lemma.split(' ');
  if (words.length > 1 && lemma.startsWith('~')) return pluralOnly(lemma.slice(1));
  const head = words.findIndex((word) => !isAdjectiveLemma(word));
  if (words.length === 1 || head < 0) return declined(lemma);
  let forms = declined(words[head]!);
  for (const word of words.slice(0, head).reverse()) {
    const stem = word.slice(0, -2);
    forms = forms.flatMap(([form, features]) =>
      ADJECTIVE.flatMap(([ending, mask]): [string, Features][] =>
        mask & features ? [[`${stem}${ending} ${form}`, mask & features]] : [],
      ),
    );
  }
  const rest = words
    .slice(head + 1)
    .map((word) => ` ${word}`)
    .join('');
  return forms.map(([form, features]) => [form + rest, features]);
}

const isAdjectiveLemma = (word: string): boolean =>
  /(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$/u.test(word) && word.length > 3 && !NOUNS_LIKE_ADJECTIVES.test(word);

const NOUNS_LIKE_ADJECTIVES =
  /(?:ние|тие|ствие|[жд]ие|лие|стая|гений|герой|покой|прибой|устой|водопой|гобой|слой|отбой|якорий)$/u;

/** Masculine nouns in -ь besides those in -тель and -арь. */
const MASCULINE = new Set(
  'конь гусь корабль камень пень олень голубь лебедь медведь рояль день огонь гвоздь ковыль путь тополь ясень якорь ремень перстень гребень плетень автомобиль король рубль уголь дождь вихрь стебель князь парень лапоть локоть вождь гость картофель вексель кисель мотыль кремень рукоять окунь карась лось соболь коростель шмель фитиль костыль монастырь пузырь богатырь пластырь штемпель профиль портфель апрель июнь июль сентябрь октябрь ноябрь декабрь январь февраль хмель щебень ячмень студень горностай кашель ливень портик туннель панцирь журавль козырь полдень юноша-ь учитель приятель лекарь писарь царь фонарь ларь пономарь дикарь дворецкий-ь кобель кабель ломоть ноготь когть'.split(
    ' ',
  ),
);

/** Nouns for men that decline like feminine ones, and agree as masculine: «седой мужчина». */
const OF_MEN =
  /^(?:мужчина|юноша|дядя|дядюшка|дедушка|батюшка|слуга|старшина|воевода|папа|судья|вельможа|староста|убийца|пьяница|детина|мальчишка|старичишка|парнишка|бродяга|калека|князька)$/u;

function declined(marked: string): [string, Features][] {
  if (marked.startsWith('~')) return pluralOnly(marked.slice(1));
  const fleeting = /^(.*)\(([оеь])\)(.*)$/u.exec(marked);
  const lemma = marked.replace(/[()]/gu, '');
  if (isAdjectiveLemma(lemma)) return attach(lemma.slice(0, -2), onlyOf(lemma));
  const last = lemma.at(-1)!;
  if (lemma.endsWith('ия')) return attach(lemma.slice(0, -2), IN_IYA);
  const stem = lemma.slice(0, -1);
  if (last === 'а' || last === 'я' || last === 'о') {
    const forms = attach(stem, last === 'а' ? IN_A : last === 'я' ? IN_YA : IN_O);
    const genitives: [string, Features][] = genitivePlurals(stem, last).map((form) => [
      form,
      (G | A) << PLURAL,
    ]);
    const all = [...forms, ...genitives];
    return OF_MEN.test(lemma)
      ? all.map(([form, features]) => [form, (features & PLURALS) | ((features & ~PLURALS) >> F)])
      : all;
  }
  if (last === 'е') return attach(stem, IN_E);
  if (last === 'й') return attach(stem, SHORT_I);
  if (last === 'ь') {
    const isMasculine =
      MASCULINE.has(lemma) ||
      (/(?:тель|арь)$/u.test(lemma) && !/(?:постель|метель|артель|обитель)$/u.test(lemma));
    const endings = isMasculine ? SOFT_MASCULINE : SOFT_FEMININE;
    const short = fleeting
      ? fleeting[1]! + fleeting[3]!.slice(0, -1)
      : isMasculine
        ? stem.replace(/[ое]([нтл])$/u, '$1')
        : stem;
    return [...attach(stem, endings), ...(short === stem ? [] : attach(short, endings.slice(1)))];
  }
  const short = fleeting
    ? fleeting[1]! + fleeting[3]!
    : FLEETING.test(lemma)
      ? lemma.replace(FLEETING, '$1')
      : null;
  return [
    ...attach(lemma, fleeting ? CONSONANT.slice(0, 1) : CONSONANT),
    ...(short === null ? [] : attach(short, CONSONANT.slice(1))),
  ];
}

/** "Платок" has "платка", "ковер" has "ковра"; a wrongly derived form does no harm where it is no other word. */
const FLEETING = /[ое](к|ц|р|л)$/u;

function pluralOnly(lemma: string): [string, Features][] {
  const stem = lemma.slice(0, -1);
  const forms = attach(stem, PLURAL_ONLY);
  return [
    ...forms,
    ...genitivePlurals(stem, 'а').map((form): [string, Features] => [form, (G | A) << PLURAL]),
  ];
}

function genitivePlurals(stem: string, last: string): string[] {
  const pair = /^(.*[бвгджзйклмнпрстфхцчшщь])([бвгджзклмнпрстфхцчшщ])$/u.exec(stem);
  if (!pair) return [];
  const before = pair[1]!.replace(/[ьй]$/u, '');
  const soft = last === 'я' ? ['ь', ''] : [''];
  return ['о', 'е'].flatMap((vowel) => soft.map((ending) => `${before}${vowel}${pair[2]!}${ending}`));
}

/** A noun that is declined like an adjective keeps its gender: "гостиная". */
function onlyOf(lemma: string): Endings {
  const own = /[ая]я$/u.test(lemma)
    ? 63 << F
    : /[ое]е$/u.test(lemma)
      ? 63 << NEUTER
      : /[ыи]е$/u.test(lemma)
        ? 0
        : 63;
  return ADJECTIVE.flatMap(([ending, features]) =>
    features & (own | PLURALS) ? [[ending, features & (own | PLURALS)] as const] : [],
  );
}

const attach = (stem: string, endings: Endings): [string, Features][] =>
  endings.map(([ending, features]) => [stem + ending, features]);
