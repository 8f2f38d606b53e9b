import { expect, test } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { agreeInName, nominatives, writtenPatronymic } from './russian-name-forms.ts';

test.each([
  ['Аркадьич', 'Левин', true],
  ['Аркадьича', 'Левина', true],
  ['Аркадьичу', 'Левину', true],
  ['Аркадьич', 'Левину', false],
  ['Аркадьич', 'Левина', false],
  ['Иваныча', 'Кознышева', true],
  ['Иваныча', 'Кознышев', false],
])('a colloquial patronymic agrees with a surname in case: %s %s', (patronymic, surname, agrees) => {
  expect(agreeInName(patronymic, surname)).toBe(agrees);
});

test.each([
  ['Ивановича', 'Гурминский', false],
  ['Ивановича', 'Гурминского', true],
  ['Федоровичем', 'Гурмякова', false],
  ['Федоровичу', 'Гурмяков', false],
  ['Федорович', 'Гурмяков', true],
  ['Гурмиков', 'Паздрев', false],
  ['Гурмиков', 'Паздреву', false],
  ['Анна', 'Гурмякова', true],
  ['Анне', 'Гурмяковой', true],
])('a surname that is in no dictionary agrees by its ending: %s %s', (name, surname, agrees) => {
  expect(agreeInName(name, surname)).toBe(agrees);
});

test('a surname stands before a given name only in the nominative', () => {
  expect(agreeInName('Левин', 'Константин')).toBe(true);
  // «любила Левина Дарья Александровна»
  expect(agreeInName('Левина', 'Дарья')).toBe(false);
});

test.each([
  [['Евгения', 'Васильича'], 'евгений васильич'],
  [['Сергея', 'Иваныча', 'Кознышева'], 'сергей иваныч кознышев'],
  [['Гурмасов'], 'гурмасов'],
  [['Петра', 'Гурмасова'], 'петр гурмасов'],
  [['Анне', 'Аркадьевне'], 'анна аркадьевна'],
])('a name is shown in the nominative, also at its first mention: %s', (forms, nominative) => {
  expect(nominatives(forms, () => false).join(' ')).toBe(nominative);
});

test('a past tense distinguishes a woman’s nominative surname from a man’s genitive', () => {
  const seen = (word: string) => word === 'одинцов' || word === 'одинцова';
  expect(nominatives(['Одинцова'], seen, 'femn')).toEqual(['одинцова']);
  expect(nominatives(['Одинцова'], seen)).toEqual(['одинцов']);
});

test.each([
  ['иваныч', 'иванович'],
  ['васильич', 'васильевич'],
  ['николаич', 'николаевич'],
  ['андреич', 'андреевич'],
  ['михалыч', 'михайлович'],
  ['ильич', 'ильич'],
  ['кузьмич', 'кузьмич'],
  ['ивановна', 'ивановна'],
])('a colloquial patronymic is the same as the written one: %s, %s', (spoken, written) => {
  expect(writtenPatronymic(spoken)).toBe(written);
});
