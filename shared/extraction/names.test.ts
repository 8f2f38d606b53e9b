import { describe, expect, it } from 'vitest';
import { extractBook, extractChapter } from '#server/extraction/embedded-engine.ts';
import type { Language } from './types.ts';

/** `kind: words of the text` of every mention. */
function mentions(text: string, language: Language): string[] {
  return extractChapter(text, language).mentions.map(
    ({ start, end, kind }) => `${kind === 'character' ? 'who' : 'where'}: ${text.slice(start, end)}`,
  );
}

/** What the book calls them. */
function names(text: string, language: Language): string[] {
  return [...new Set(extractChapter(text, language).mentions.map(({ name }) => name))];
}

it.each([
  [
    'numbers of chapters',
    'II\n\nHarlow went out. It was III, then IV. Harlow saw the II of Harlow.',
    'en',
    'Harlow',
  ],
  [
    'titles alone',
    'The Professor met Mr. Harlow, and Doctor Professor rose in Madam Professor. The Emperor and the Coroner bowed to Mr. Harlow.',
    'en',
    'Mr. Harlow',
  ],
  ['diaries and degrees', 'In Harlow’s Diary stood M.D. and so Harlow read the Journal.', 'en', 'Harlow'],
  [
    'exclamations',
    '“Mein Gott!” said Harlow. “Lor!” said Lucy to Harlow. So Mein Gott said Harlow to Lucy. Ah, Lor, said Harlow.',
    'en',
    'Harlow|Lucy',
  ],
  [
    'words with a prefix',
    'Harlow feared the Un-Dead. So the Un-Dead came, and Harlow fled from the Un-Dead.',
    'en',
    'Harlow',
  ],
  [
    'old pronouns, cries and words of other languages',
    'Harlow prayed to Thee, and Thy mercy came to Harlow. He cried _Hekinah degul_, and Harlow fled. So MORBLEU said Harlow.',
    'en',
    'Harlow',
  ],
  [
    'pieces of longer words',
    'Harlow sat in the Old Sea-dog, and Lucy met Harlow there. D’you know Lucy?',
    'en',
    'Harlow|Lucy',
  ],
  ['God', 'Слава Богу, Наташа дома. Наташа молилась Господу, и Бог-то знал.', 'ru', 'Наташа'],
] as const)('%s are not people', (_, text, language, somebody) => {
  expect(names(text, language)).toEqual(somebody.split('|'));
});

it('a name is the same before a joiner without width', () => {
  const text =
    'Harlow went out, said Lucy\u2060\u2014and Lucy laughed. Then Harlow saw Lucy\u2060\u2014he laughed.';
  expect(names(text, 'en')).toEqual(['Harlow', 'Lucy']);
});

it.each([
  [
    'a particle is no part of a name',
    'Наташа Гурьева вошла. Где теперь Наташка-то? А Наташу-с позвали.',
    ['Наташа Гурьева'],
  ],
  [
    'a spoken patronymic',
    'Вошел Василий Иваныч. Василий Иванович сел, и все ждали Василия Иваныча.',
    ['Василий Иваныч'],
  ],
  [
    'a woman of whom a verb speaks',
    'Был некогда Одинцов. Одинцова опять засмеялась. Потом встала Одинцова, и говорили об Одинцове.',
    ['Одинцов', 'Одинцова'],
  ],
] as const)('one person under one name: %s', (_, text, expected) => {
  expect(names(text, 'ru')).toEqual(expected);
});

it('an instrumental that looks like an adjective is a surname where the dictionary knows it', () => {
  expect(mentions('Гости видели Вронского. Они уехали с Вронским.', 'ru')).toEqual([
    'who: Вронского',
    'who: Вронским',
  ]);
});

it('an object of love or of a look is a person', () => {
  const text = 'Левин влюблен в Китти. Он женится на Груньке, смотрит на Китти и едет в Ергушово.';
  expect(mentions(text, 'ru').filter((one) => one.startsWith('where'))).toEqual(['where: Ергушово']);
});

it('a country is not a person, though it may also be a name', () => {
  expect(mentions('Премьер Израиля сказал, что Израиль ждет. Вошла Аделаида Ивановна.', 'ru')).toEqual([
    'where: Израиля',
    'where: Израиль',
    'who: Аделаида Ивановна',
  ]);
});

it('a foreign surname that the dictionary has as a given name belongs to the name before it', () => {
  expect(mentions('Ждали, когда Шарля де Бовуара увидит Йоахим Лев.', 'ru')).toEqual([
    'who: Шарля де Бовуара',
    'who: Йоахим Лев',
  ]);
  expect(mentions('Вчера пришел Джоэл Саймон и увидел на столе журнал о кораблях ТМА-12.', 'ru')).toEqual([
    'who: Джоэл Саймон',
  ]);
});

it('a particle in a name stays in lower case, and a title of office is not part of it', () => {
  expect(names('Премьер-министр Дювалье принял, как говорят, Шарля де Бовуара.', 'ru')).toEqual([
    'Дювалье',
    'Шарль де Бовуар',
  ]);
});

it('a surname or a pet name is not a place after a preposition', () => {
  const text =
    'Было что-то французское в Гушкевиче. Было пудов шесть в Васеньке. Гушкевич и Васенька смеялись.';
  expect(mentions(text, 'ru').filter((one) => one.startsWith('where'))).toEqual([]);
});

it('a Russian street is named in the nominative', () => {
  expect(names('Он жил на Озерной улице и гулял по Тверскому бульвару.', 'ru')).toEqual([
    'Озерная улица',
    'Тверской бульвар',
  ]);
});

it('an emperor is a person', () => {
  expect(mentions('Then Emperor Alexander bowed, and the army of Emperor Alexander stood.', 'en')).toEqual([
    'who: Emperor Alexander',
    'who: Emperor Alexander',
  ]);
});

describe('English names', () => {
  it.each([
    [
      'with what precedes them',
      'Then old Mr Pennifold and the talented Miss Crale came in.',
      'who: old Mr Pennifold|who: the talented Miss Crale',
    ],
    [
      'with the fondness that opens a sentence',
      'Mary sat down. “Poor Mary! Dearest Mary,” he said.',
      'who: Mary|who: Poor Mary|who: Dearest Mary',
    ],
    [
      'at whom somebody looks',
      'Then they all looked at Marrable and stared at Marrable.',
      'who: Marrable|who: Marrable',
    ],
    ['of widows', 'Then the Widow Dornton took him in.', 'who: Widow Dornton'],
    ['without “my dear”', 'I assure you, my dear Wilkins, that he said so.', 'who: Wilkins'],
    [
      'with their kind of place',
      'They lived in the little town of Averby for years.',
      'where: the little town of Averby',
    ],
    [
      'without an article that is the next noun’s',
      'She met the Averby women in Averby and in Averby only.',
      'where: Averby|where: Averby|where: Averby',
    ],
    ['joined over a possessive', 'We walked to Dorn’s Hollow in the rain.', 'where: Dorn’s Hollow'],
    [
      'of ships and books in italics left out',
      'He read the _Averby Courant_ and sailed in the _Pelican_ to Dover.',
      'where: Dover',
    ],
    ['of bodies left out', 'The Harlow Company sent him to Dover.', 'where: Dover'],
    [
      'of kinds of people left out',
      'She asked an Ayah and a Parlourmaid about it in London.',
      'where: London',
    ],
    [
      'in the company of others',
      'They passed through Rome, Trevanni and Sorvo in a week.',
      'where: Rome|where: Trevanni|where: Sorvo',
    ],
  ])('%s', (_, text, expected) => {
    expect(mentions(text, 'en').join('|')).toBe(expected);
  });
});

describe('Russian names', () => {
  it.each([
    ['of states are no persons, even with a president', 'Тут вошел президент Франции.', 'where: Франции'],
    ['of states in capitals', 'Он давно жил в США.', 'where: США'],
    ['of places with an adjective', 'Мы долго шли через Сенную площадь и молчали.', 'where: Сенную площадь'],
    ['that the author keeps to himself', 'Он обедал у полковника Н... и молчал.', 'who: Н'],
    [
      'that are everyday words, after kin',
      'У нее была дочь Липа. О красоте Липы говорили в Торгуеве.',
      'who: Липа|who: Липы|where: Торгуеве',
    ],
    ['with an epithet', 'Тогда приехал Дурнов Младший, и все встали.', 'who: Дурнов Младший'],
    ['in the locative are places', 'Он завтракал в Ларсе и поехал дальше.', 'where: Ларсе'],
  ])('%s', (_, text, expected) => {
    expect(mentions(text, 'ru').join('|')).toBe(expected);
  });

  it('have one canonical form over all cases', () => {
    const text =
      'Воронов вошел. Все увидели Воронова и поклонились Воронову. Потом говорили о Воронове и с Вороновым спорили.';
    const names = new Set(extractChapter(text, 'ru').mentions.map(({ name }) => name));
    expect([...names]).toEqual(['Воронов']);
  });
});

it('an office is not a place', () => {
  const text =
    'He was led to the Minister, and he spoke in the Minister’s room with Harlow. So they came to the Minister, and from the Minister to Vienna.';
  expect(mentions(text, 'en').filter((one) => one.startsWith('where'))).toEqual(['where: Vienna']);
});

it.each([
  [
    'en',
    'Under Paul and Alexander Prince Basil rose. Alexander saw Prince Basil, and Prince Basil saw Alexander.',
    ['Paul', 'Alexander', 'Prince Basil'],
  ],
  ['ru', 'После ареста Мити Алеша часто заходил. Митя ждал, и Алеша пришел.', ['Митя', 'Алеша']],
  ['ru', 'То же сказала Варенька Кити. Варенька встала, и Кити тоже.', ['Варенька', 'Кити']],
  ['ru', 'Пришли только Алеша да Грушенька. Алеша молчал, и Грушенька тоже.', ['Алеша', 'Грушенька']],
  ['ru', 'На брата взглянул Митя. Он посмотрел на брата Алеша, и Алеша ушел.', ['Митя', 'Алеша']],
] as const)('two adjacent names of people are two people: %s %s', (language, text, people) => {
  expect(names(text, language)).toEqual(people);
});

it('a surname that is also a town is a person’s if a person is meant', () => {
  const text = 'Этот Михайлов жил бедно. Михайлов сказал, что он художник. Потом Михайлов засмеялся.';
  expect(mentions(text, 'ru')).toEqual(['who: Михайлов', 'who: Михайлов', 'who: Михайлов']);
});

it('a place named after a person is shown with its kind', () => {
  const text =
    'Земля в Каразинском уезде была его. Они охотились на Колпенском болоте, и скачки были в Красном Селе.';
  expect(names(text, 'ru')).toEqual(['Каразинский уезд', 'Колпенское болото', 'Красное Село']);
});

it('a name is one person’s, though pronouns beside it meant someone else before the surname was mentioned', () => {
  const courted =
    'It was late, and they had come a long way in the rain. Then Tavi laughed at a man. He was in love. ';
  const text = `${courted.repeat(4)}\n\nIn the town they spoke of Miss Tavi Vane. She laughed. Then Tavi went out.`;
  const { registry } = extractBook({ language: 'en', chapters: [{ number: 1, text }] });
  expect(registry.map(({ name, gender }) => [name, gender])).toEqual([['Miss Tavi Vane', 'female']]);
});

it('a woman’s surname after her title is shown in the nominative', () => {
  const text = 'О княжне Кити Щербацкой говорили все. Она танцевала. Потом Кити ушла.';
  expect(names(text, 'ru')).toEqual(['Кити Щербацкая']);
});

it('a surname that looks like a noun in another case is a surname in the middle of a sentence', () => {
  const text = 'Тогда Николай Ростов приехал. Потом они узнали, что Ростов уехал домой.';
  expect(names(text, 'ru')).toEqual(['Николай Ростов']);
});

it('a given name that seems a place by the words beside it may mean a person', () => {
  const text =
    'Он был ни то ни се, ни в городе Вадим, ни в селе Тарас. Петр жил в Саратове, и Ольга жила в Саратове.';
  const { registry } = extractBook({ language: 'ru', chapters: [{ number: 1, text }] });
  const unsure = registry.flatMap(({ mentions }) => mentions.flatMap((one) => one.unsure ?? []));
  expect(unsure).toContain(text.indexOf('Вадим'));
  for (const clear of ['Саратове', 'Петр', 'Ольга']) expect(unsure).not.toContain(text.indexOf(clear));
});
