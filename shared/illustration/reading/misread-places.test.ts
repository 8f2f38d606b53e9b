import { describe, expect, test } from 'vitest';
import { read, settingOf, things } from '../testing/read-passage.ts';

describe('words for a place or its air that mean something else', () => {
  test.each([
    'A heat-haze quivered over the roofs of the town, and the river glittered.',
    'Знойное марево дрожало над дорогой.',
  ])('a haze of heat is no fog: %s', (text) => {
    expect(read(text).weather?.value).not.toBe('fog');
  });

  test('the haze of an autumn morning is', () => {
    expect(read('A thick haze lay upon the river, and the boats were hidden.').weather?.value).toBe('fog');
  });

  test('temples and dens of what cannot be seen are none', () => {
    expect(things('Hope beckoned to temples of success and bowers of ease.', 'atmosphere')).not.toEqual(
      expect.arrayContaining(['church']),
    );
    expect(things('They passed their nights in dens of infamy.', 'atmosphere')).not.toContain('cave');
    expect(things('The fox had its den among the rocks.')).toContain('cave');
  });

  test('the parts of a recipe are not there', () => {
    expect(things('Take one part thunder and one part graveyard, and stir well.')).not.toContain(
      'gravestone',
    );
  });

  test('a belt of trees is not worn, and what hills want they have not', () => {
    expect(
      read('As I got through the belt of trees I saw the wall.').people.flatMap(({ wears }) => wears),
    ).toEqual([]);
    expect(things('The green hills want the crown of distant mountains.')).not.toContain('mountain');
  });

  test('a numbered avenue is a street of a town, with no trees', () => {
    expect(settingOf('The dealer of Fourth Avenue had a snuff box to sell.')).not.toBe('park');
    expect(settingOf('The avenue led up to the house.')).toBe('park');
  });
});

describe('where and when one looks', () => {
  test('up at a window one looks from the street', () => {
    const [seen] = read(
      'It was bright moonlight, and I threw a glance up at our window in the street.',
      'atmosphere',
    ).things.filter(({ what }) => what === 'window');
    expect(seen?.qualities).not.toContain('looked out of');
  });

  test('before dawn it grows light', () => {
    expect(read('The sky hung low before dawn, and the road was grey.', 'atmosphere').time?.value).toBe(
      'dawn',
    );
    expect(read('Звёзды гасли одна за другой, и восток розовел.', 'atmosphere').time?.value).toBe('dawn');
  });

  test('light that streams out of a door falls into the night', () => {
    const { light, time } = read(
      'The door of the hut flew open, and a flood of light fell on the black trees.',
      'atmosphere',
    );
    expect(light?.value).toBe('doorway');
    expect(time?.value).toBe('night');
    expect(
      read('The door of the hut stood open, and a flood of light from the sun fell on the grass.').time
        ?.value,
    ).not.toBe('night');
  });

  test('a coach that rocks through the dark is enough for a picture', () => {
    expect(read('The coach rocked and swayed through the darkness.', 'atmosphere').isTooVague).toBe(false);
  });
});

test('the sun that rises makes it dawn, and herbs grow in their bed', () => {
  expect(read('The air is fresh, and the sun rises over the hill.', 'atmosphere').time?.value).toBe('dawn');
  expect(things('Herbs and flowers grew together in the little garden.')).toContain('flower bed');
  expect(things('Bunches of dried herbs hung in the kitchen.')).not.toContain('flower bed');
  expect(read('It was a hot day in October, and there was a rustic seat.', 'atmosphere').isTooVague).toBe(
    false,
  );
});
