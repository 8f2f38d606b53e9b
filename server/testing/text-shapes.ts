import type { Language } from '#shared/extraction/types.ts';

/** A text of this many characters. Where a shape has variable words, another `seed` gives others. */
export type Shape = (chars: number, language: Language, seed: number) => string;

/** A name, a passage or a row of marks, repeated: the English one and the Russian one. */
const repeated =
  (english: string, russian = english): Shape =>
  (chars, language) => {
    const unit = language === 'en' ? english : russian;
    return unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
  };

/** Words that differ, each within a frame: `*` is the word, `^` the word with a capital. */
const varied =
  (english: string, russian: string, letters = 8): Shape =>
  (chars, language, seed) => {
    const parts: string[] = [];
    for (let i = 0, length = 0; length < chars; i++) {
      const word = madeUpWord(language, seed * 1_000_003 + i, letters);
      const part = (language === 'en' ? english : russian)
        .replaceAll('*', word)
        .replaceAll('^', word[0]!.toUpperCase() + word.slice(1));
      parts.push(part);
      length += part.length;
    }
    return parts.join('').slice(0, chars);
  };

const ALPHABETS = { en: 'abcdefghijklmnopqrstuvwxyz', ru: 'абвгдежзиклмнопрстуфхцчшщыэюя' };

/** The same number gives the same word (a linear congruential generator, Knuth's MMIX constants cut to 32 bits). */
function madeUpWord(language: Language, number: number, letters: number): string {
  const alphabet = ALPHABETS[language];
  let state = (Math.imul(number, 2_654_435_761) + 12_345) >>> 0;
  let word = '';
  for (let i = 0; i < letters; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    word += alphabet[Math.floor((state / 2 ** 32) * alphabet.length)]!;
  }
  return word;
}

/** Texts of one shape each, such as programs generate. */
export const TEXT_SHAPES: Readonly<Record<string, Shape>> = {
  'one hyphenated word': repeated('well-', 'хорошо-'),
  'one word of one letter': repeated('a', 'а'),
  'one word of made-up words': varied('*', '*'),
  'one word with capitals': repeated('Ab', 'Аб'),
  'one word with apostrophes': repeated("a'", "а'"),
  'one word with full stops': repeated('a.', 'а.'),
  'one address': repeated('http://a.b/'),
  'one number': repeated('1,1'),
  'distinct words': varied('* ', '* '),
  'distinct names': varied('^ ', '^ '),
  'distinct names in sentences': varied('There came ^ Smith. ', 'Пришёл ^. '),
  'distinct names in a list': varied('^ and ', '^ и '),
  'a given name before one surname': varied('said ^ Smith, ', 'сказал ^ Иванов, '),
  'one name': repeated('London ', 'Москва '),
  'titles without names': repeated('Mr. ', 'князь '),
  possessives: repeated("Mary's ", 'Машин '),
  'words of one letter': repeated('I a ', 'я и '),
  'stuttering words': repeated('aaaa ', 'аааа '),
  'long stuttering words': repeated('a-a-a-a-a-a-a-aa ', 'а-а-а-а-а-а-а-аа '),
  'full stops': (chars, ...rest) => `${repeated('.')(chars, ...rest)}aa`,
  'full stops that end nothing': repeated('.......aa', '.......аа'),
  'full stops and blanks': repeated('aa. . . . . . . . ', 'аа. . . . . . . . '),
  abbreviations: repeated('e. g. ', 'т. е. '),
  'closing marks': repeated('.”"’'),
  'opening quotation marks': repeated('“A ', '«А '),
  'single quotation marks': repeated('‘Well ', '‘Да '),
  dashes: (chars, ...rest) => `— ${repeated('Yes, — yes, ', 'Да, — да, ')(chars, ...rest)}`,
  blanks: (chars, ...rest) => `${repeated('A', 'А')(1, ...rest)}${repeated(' ')(chars, ...rest)}b`,
  'one sentence': repeated('a tall red house stood on the hill ', 'высокий красный дом стоял на горе '),
  'one paragraph': repeated('A tall red house stood there. ', 'Высокий красный дом стоял там. '),
  'short lines': repeated('I\n', 'Я\n'),
  salutations: repeated('My dear friend,\n', 'Дорогой друг,\n'),
  pronouns: repeated('He and she. ', 'Он и она. '),
  adjectives: repeated('red, ', 'красный, '),
  'one long description': repeated(
    'a tall house with a red roof and white walls, ',
    'высокий дом с красной крышей и белыми стенами, ',
  ),
  portraits: varied(
    '^ was a tall man with long black hair, a pale face and grey eyes, in a blue coat.\n',
    '^ был высокий человек с длинными чёрными волосами, с бледным лицом и серыми глазами.\n',
  ),
  centuries: repeated('teenth century ', 'надцатый век '),
  'pictures of faces': repeated('😀'),
};
