import type { NamePair } from './motif.ts';
import { MOTIF_NAMES } from './names.ts';

/** Every form of the words for a motif, in lower case, ё written as е; a form may consist of several words. */
export function wordForms([english, russian]: NamePair): ReadonlySet<string> {
  return new Set([...split(english, englishForms), ...split(russian, russianForms)]);
}

/** A motif's own words or, for another form of a motif, the words of that motif. */
export function namesOfMotif(motif: string): NamePair | undefined {
  const words = MOTIF_NAMES[motif];
  return typeof words === 'string' ? namesOfMotif(words) : words;
}

function split(words: string, forms: (word: string) => string[]): string[] {
  return words
    .replaceAll('ё', 'е')
    .split('|')
    .flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : forms(word)));
}

function englishForms(word: string): string[] {
  if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`];
}

/** Endings of nouns by that of the nominative, hard and soft together: wrongly derived forms do not coincide with other words. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ия$/u, ['ия', 'ии', 'ию', 'ией', 'ий', 'иям', 'иями', 'иях']],
  [
    /(?:ий|ый|ой|ая|ое)$/u,
    [
      'ий',
      'ый',
      'ой',
      'ая',
      'ое',
      'ого',
      'его',
      'ому',
      'ему',
      'ым',
      'им',
      'ом',
      'ем',
      'ую',
      'ые',
      'ие',
      'ых',
      'их',
      'ыми',
      'ими',
    ],
  ],
  [/а$/u, ['а', 'ы', 'и', 'е', 'у', 'ой', 'ою', 'ей', 'ею', 'ам', 'ами', 'ах']],
  [/я$/u, ['я', 'и', 'е', 'ю', 'ей', 'ею', 'ям', 'ями', 'ях']],
  [/о$/u, ['о', 'а', 'у', 'ом', 'е', 'ам', 'ами', 'ах']],
  [/е$/u, ['е', 'я', 'а', 'ю', 'у', 'ем', 'и', 'й', 'ям', 'ями', 'ях', 'ам', 'ами', 'ах']],
  [/[ыи]$/u, ['ы', 'и', 'ов', 'ей', 'ам', 'ами', 'ах', 'ям', 'ями', 'ях']],
  [/ь$/u, ['ь', 'и', 'ью', 'я', 'ю', 'ем', 'е', 'ей', 'ям', 'ями', 'ях']],
  [/й$/u, ['й', 'я', 'ю', 'ем', 'е', 'и', 'ев', 'ям', 'ями', 'ях']],
  [/$/u, ['', 'а', 'у', 'ом', 'ем', 'е', 'ы', 'и', 'ов', 'ев', 'ей', 'ам', 'ами', 'ах']],
];

/** Fleeting vowels: "лавка" has "лавок", "платок" has "платка". */
const FLEETING: readonly (readonly [RegExp, string])[] = [
  [/([жчшщ])к[ао]$/u, '$1ек'],
  [/([бвгдзклмнпрстфхц])к[ао]$/u, '$1ок'],
  [/йка$/u, 'ек'],
  [/ьк[ао]$/u, 'ек'],
  [/([^аеиоуыэюя])н[яа]$/u, '$1ен'],
];
const FLEETING_STEM = /([а-я]{2,}[^аеиоуыэюяй])[ое]([кц])$/u;

function russianForms(phrase: string): string[] {
  const words = phrase.split(' ').map(declined);
  // Words of a phrase agree in ways not spelt out here: every form of one goes with every form of the other.
  return words.reduce((before, forms) => before.flatMap((start) => forms.map((form) => `${start} ${form}`)));
}

function declined(word: string): string[] {
  const [pattern, endings] = ENDINGS.find(([ending]) => ending.test(word))!;
  const stem = word.replace(pattern, '');
  const forms = endings.map((ending) => stem + ending);
  for (const [ending, instead] of FLEETING) if (ending.test(word)) forms.push(word.replace(ending, instead));
  if (FLEETING_STEM.test(word)) {
    const short = word.replace(FLEETING_STEM, '$1$2');
    forms.push(
      ...['а', 'у', 'ом', 'ем', 'е', 'и', 'ы', 'ов', 'ев', 'ам', 'ами', 'ах'].map((ending) => short + ending),
    );
  }
  return forms;
}
