import { describe, expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';

test('a room of which only its splendour is told is enough for a picture', () => {
  expect(read('It was a large, well-proportioned room, handsomely fitted up.').isTooVague).toBe(false);
  expect(read('The rooms were lofty and handsome.').roomLooks).toEqual(['rich']);
  expect(read('It was a room like any other.').isTooVague).toBe(true);
});

test('wallpaper has the colour that is told before other adjectives, and a room may have the look of want', () => {
  const scene = read('Комната, имевшая самый жалкий вид, была с желтенькими, пыльными обоями.');
  expect(scene.colours).toContainEqual(expect.objectContaining({ of: 'wall', colour: '#e3c05a' }));
  expect(scene.roomLooks).toEqual(['poor']);
});

describe('a room on the whole', () => {
  test.each([
    ['A bare, shabby bedroom with a bed and a chair.', ['bare', 'poor']],
    ['The room was poor and barren; there was a bed in it.', ['poor', 'bare']],
    ['He looked around the little room, clean enough, but oh, how poor! how barren!', ['poor', 'bare']],
    ['A splendid drawing-room with a piano.', ['rich']],
    ['Это была бедная, пустая комната: кровать и стул.', ['poor', 'bare']],
    ['Великолепная гостиная с роялем.', ['rich']],
  ])('%s', (text, looks) => {
    expect(new Set(read(text).roomLooks)).toEqual(new Set(looks));
  });

  test.each([
    'The room was not poor; there was a bed in it.',
    'In the room poor Tom sat on a chair.',
    'The room was large, and a poor man sat in it on a chair.',
    'She was poor; the room had a bed.',
    'В комнате сидел бедный старик на стуле.',
  ])('says nothing of it: %s', (text) => {
    expect(read(text).roomLooks).toBeUndefined();
  });
});

test('a room that is hung with a colour has it on its walls; a sofa is covered with its own', () => {
  const wall = (text: string) => read(text).colours.find(({ of }) => of === 'wall')?.colour;
  expect(wall('The drawing-room was hung with crimson silk.')).toBeDefined();
  expect(wall('Гостиная была обита голубым штофом.')).toBe('#3b6ea5');
  expect(wall('В гостиной стоял диван, обитый голубым штофом.')).toBeUndefined();
});
