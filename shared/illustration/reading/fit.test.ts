import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const worn = (text: string) =>
  readScene(passage(text, { type: 'character' })).people[0]?.wears.map(({ value }) => value) ?? [];

describe('how clothes are worn', () => {
  test.each([
    ['He wore a coat much too large for him.', 'loose'],
    ['Сюртук на нём был с чужого плеча.', 'loose'],
    ['He wore a jacket too tight for him.', 'tight'],
    ['На мальчике была слишком узкая куртка.', 'tight'],
    ['His black coat was buttoned to the chin.', 'buttoned'],
    ['Он был в сюртуке, застёгнутом на все пуговицы.', 'buttoned'],
    ['He had the collar of his coat turned up.', 'collar up'],
    ['Он шёл в пальто с поднятым воротником.', 'collar up'],
    ['She wore a striped gown.', 'striped'],
    ['На ней было полосатое платье.', 'striped'],
    ['He was a hunchback in a brown coat.', 'hump'],
  ])('is read: %s', (text, how) => {
    expect(worn(text)).toContain(how);
  });

  test.each([
    ['The room was too large for him, and he stood in the corner.'],
    ['He wore a coat that was not too large for him.'],
    ['His coat was unbuttoned in front.'],
  ])('is not stated here: %s', (text) => {
    expect(worn(text).filter((how) => ['loose', 'tight', 'buttoned', 'collar up'].includes(how))).toEqual([]);
  });
});
