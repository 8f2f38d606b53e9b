import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const thing = (text: string, what: string) =>
  readScene(passage(text)).things.find((each) => each.what === what);

describe('the shape of a hill is also read from other words than an adjective', () => {
  test.each([
    ['The hill ran up sheer on every side and was suddenly cut off at the top.', 'hill', 'flat'],
    ['Гора со срезанной вершиной стояла над морем.', 'mountain', 'flat'],
    ['Вдали зубчатою стеной стояли горы.', 'mountain', 'jagged'],
    ['За лесом поднималась гора в белой шапке.', 'mountain', 'snowy'],
    ['The snow-capped mountain stood over the lake.', 'mountain', 'snowy'],
  ])('%s', (text, what, quality) => {
    expect(thing(text, what)?.qualities).toContain(quality);
  });

  test('only of hills', () => {
    expect(thing('The old hill lay green behind the village.', 'hill')?.qualities).toEqual(['old']);
    expect(thing('Старик в белой шапке стоял у дома, за домом была роща.', 'house')?.qualities).toEqual([]);
  });
});

describe('a Russian verb of colour', () => {
  test.each([
    ['За рекой синели горы.', 'mountain', '#3b6ea5'],
    ['Вдали белела церковь.', 'church', '#f1ece0'],
    ['На холме чернеет лес.', 'wood', '#26242b'],
  ])('%s', (text, what, colour) => {
    expect(thing(text, what)?.colour).toBe(colour);
  });

  test('the colour of a measure word is that of the measured thing', () => {
    expect(thing('A single black column of smoke rose from the house.', 'smoke')?.colour).toBe('#26242b');
    expect(thing('Над крышей поднимались белые клубы дыма.', 'smoke')?.colour).toBe('#f1ece0');
  });

  test('applies to its subject only', () => {
    expect(thing('За церковью синели горы.', 'church')?.colour).toBeUndefined();
  });
});

test.each([
  ['The windows in the peaks of the steep gables looked on the sea.', 'mountain'],
  ['They topped a hog back and came down to the river.', 'pig'],
  ['In that house lived the lovely Charlotte Temple.', 'church'],
  ['The plunge of our anchor sent up clouds of birds.', 'anchor'],
])('a homonym is not read: %s', (text, what) => {
  expect(thing(text, what)).toBeUndefined();
});
