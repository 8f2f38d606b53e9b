import { describe, expect, test } from 'vitest';
import { read, settingOf, things } from '../testing/read-passage.ts';

describe('a theatre and a ballroom', () => {
  test.each([
    ['The curtain rose, and from the pit to the gallery nobody stirred.', 'theatre'],
    ['Tier above tier the boxes glittered, and the stalls were full.', 'theatre'],
    ['Театр был полон; в ложах сверкали бриллианты, и занавес взвился.', 'theatre'],
    ['The ball was at its height, and couples whirled under the chandeliers.', 'ballroom'],
    ['Мазурка гремела, и пары кружились мимо колонн.', 'ballroom'],
  ])('are known by what is in them: %s', (text, setting) => {
    expect(settingOf(text, 'atmosphere')).toBe(setting);
  });

  test('are not known by one such word', () => {
    expect(settingOf('The window of the room had a red curtain, and a table stood before it.')).toBe('room');
    expect(settingOf('The boxes stood on the floor of the room.')).toBe('room');
  });

  test('its boxes and stalls are no luggage and no market', () => {
    expect(things('Tier above tier the boxes glittered over the velvet stalls.', 'atmosphere')).toEqual([]);
    expect(read('Tier above tier the boxes glittered over the velvet stalls.').roomFeatures).toContain(
      'boxes',
    );
  });
});

test('the trains of ladies are no railway', () => {
  expect(things("The ladies' trains swept the floor of the hall.")).not.toContain('train');
  expect(things('The train stood at the platform.')).toContain('train');
});
