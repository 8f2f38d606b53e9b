import { describe, expect, it } from 'vitest';
import '#server/extraction/embedded-engine.ts';
import { analyse } from './analysis.ts';
import { findAttributes } from './attributes.ts';
import type { Language, PassageType } from './types.ts';

function attributesIn(text: string, type: PassageType, language: Language = 'en') {
  const analysis = analyse(text, language);
  return findAttributes(analysis, 0, analysis.words.length, type).map(({ kind, value, start, end }) => {
    expect(text.slice(start, end)).toBe(value);
    return `${kind}: ${value}`;
  });
}

describe('the attributes found in a passage', () => {
  it('are hair, eyes, clothes and age of a person', () => {
    const text = 'He was an old man with long grey hair and pale blue eyes, in a torn green coat.';
    expect(attributesIn(text, 'character')).toEqual(
      expect.arrayContaining(['age: old', 'hair: long grey hair', 'eyes: pale blue eyes']),
    );
  });

  it('are the rooms, the weather and the age of a place', () => {
    const text =
      'The Gothic house had a low kitchen and a library. A thick fog lay about the fifteenth-century tower.';
    expect(attributesIn(text, 'location')).toEqual(
      expect.arrayContaining([
        'room: low kitchen',
        'room: library',
        'weather: thick fog',
        'era: Gothic',
        'era: fifteenth-century',
      ]),
    );
  });

  it('are the same for a Russian place', () => {
    const text = 'В старом доме была тёмная кухня и большая зала. Густой туман стоял над готической башней.';
    expect(attributesIn(text, 'location', 'ru')).toEqual(
      expect.arrayContaining([
        'room: тёмная кухня',
        'room: большая зала',
        'weather: Густой туман',
        'era: готической',
      ]),
    );
  });

  it('are the colour of a thing', () => {
    expect(attributesIn('The walls were white, and the door was green.', 'location')).toEqual(
      expect.arrayContaining(['colour: walls were white', 'colour: door was green']),
    );
  });

  it('are empty if the passage names none', () => {
    expect(attributesIn('She wondered whether anybody would come.', 'location')).toEqual([]);
  });
});
