import { expect, test } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { agreeInName, nominatives } from './russian-name-forms.ts';

test.each([
  ['Аркадьич', 'Левин', true],
  ['Аркадьича', 'Левина', true],
  ['Аркадьичу', 'Левину', true],
  ['Аркадьич', 'Левину', false],
  ['Аркадьич', 'Левина', false],
])('a spoken patronymic goes with a surname of its case: %s %s', (patronymic, surname, agrees) => {
  expect(agreeInName(patronymic, surname)).toBe(agrees);
});

test.each([
  [['Евгения', 'Васильича'], 'евгений васильич'],
  [['Анне', 'Аркадьевне'], 'анна аркадьевна'],
])('a name is called by its nominative, also the first time: %s', (forms, nominative) => {
  expect(nominatives(forms, () => false).join(' ')).toBe(nominative);
});
