import { expect, test } from 'vitest';
import { ALL_MOTIFS } from './all-motifs.ts';
import { ANIMAL_NAMES } from './names-of-animals.ts';
import { INDOOR_NAMES } from './names-indoors.ts';
import { OUTDOOR_NAMES } from './names-outdoors.ts';
import { MOTIF_NAMES } from './names.ts';
import { wordForms, namesOfMotif } from './word-forms.ts';

test('every motif has English and Russian words, and every word belongs to a motif', () => {
  expect(Object.keys(MOTIF_NAMES).sort()).toEqual([...ALL_MOTIFS.keys()].sort());
  for (const name of ALL_MOTIFS.keys()) {
    const [english, russian] = namesOfMotif(name)!;
    expect(english).toMatch(/^[a-z |=]+$/u);
    expect(russian).toMatch(/^[а-я |=-]+$/u);
  }
});

test('no motif is in both tables of names', () => {
  expect(Object.keys({ ...INDOOR_NAMES, ...ANIMAL_NAMES }).filter((name) => name in OUTDOOR_NAMES)).toEqual(
    [],
  );
});

test.each([
  ['church with domes', ['церковь', 'церкви', 'церквей', 'храма', 'куполов']],
  ['window', ['window', 'windows', 'окна', 'окон', 'окошком', 'окошек']],
  ['bag', ['bags', 'сумок', 'сумкою']],
  ['wolf', ['wolves', 'волками']],
  ['lily', ['lily', 'lilies', 'лилий', 'лилиями']],
  ['fan', ['веера', 'веером']],
  ['shawl', ['платком', 'платки', 'шали']],
  ['garden table', ['садовый стол', 'садовым столом']],
])('%s is found in all its forms', (motif, forms) => {
  const all = wordForms(namesOfMotif(motif)!);
  for (const form of forms) expect(all).toContain(form);
});

test('a word that merely begins like a motif’s name is not that motif', () => {
  const forms = wordForms(namesOfMotif('house')!);
  expect(forms).not.toContain('домашний');
  expect(forms).not.toContain('household');
});
