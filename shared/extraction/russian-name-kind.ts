import { readRussian, type RussianReading } from './vendor-az.ts';

export const STATES = new Set([
  'США',
  'РФ',
  'СССР',
  'РСФСР',
  'КНР',
  'КНДР',
  'ОАЭ',
  'ФРГ',
  'ГДР',
  'УССР',
  'МКС',
]);

/** The dictionary's reading of a capitalised form. */
export function nameKind(form: string): 'person' | 'place' | '' {
  if (STATES.has(form)) return 'place';
  const reading = nameReading(form);
  if (!reading) return '';
  return reading.name === 'place' ? 'place' : 'person';
}

function nameReading(form: string): RussianReading | undefined {
  const named = readRussian(form).filter(
    ({ name, known }) => known && name !== '' && name !== 'organisation',
  );
  // «Израиль», «Дания»: likeliest first, and a country is likelier than somebody's name. «Михайлов» is a town, and anybody's.
  if (named[0]?.name === 'place') return named.some(({ name }) => name === 'surname') ? undefined : named[0];
  return named.find(({ name }) => name === 'given') ?? named[0];
}

/** «с Вронским» */
export const isMansSurname = (form: string): boolean =>
  readRussian(form).some(({ name, known, gender }) => known && name === 'surname' && gender === 'masc');

/** «Аделаида» is a city, and somebody's name. */
export const isGivenName = (form: string): boolean =>
  readRussian(form).some(({ name, known }) => known && name === 'given');
