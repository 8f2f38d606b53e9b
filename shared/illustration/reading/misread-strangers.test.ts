import { describe, expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

describe('a posture is somebody’s', () => {
  test('not that of sorrow, nor of a bat', () => {
    expect(
      person('Yes, there she is, with a world of quiet sorrow lying under the shadow of her long eyelashes.')
        .posture,
    ).toBeUndefined();
    expect(
      person(
        'The lama dropped wearily to the ground, much as a heavy fruit-eating bat cowers, and returned to his rosary.',
      ).posture?.value,
    ).toBe('sit');
    expect(person('The old man was lying upon the straw.').posture?.value).toBe('lie');
  });
});

test('a den is a room, unless a beast lives there', () => {
  expect(things('He was referred to a villainous den in a back street.')).not.toContain('cave');
  expect(things('The lion lay before its den among the rocks.')).toContain('cave');
});

test('what keeps the sun out is dark, and has no sun', () => {
  const wood = read('It was the loneliest forest of all that keep the sun out.');
  expect(wood.light?.value).toBe('dark');
  expect(wood.things.map(({ what }) => what)).not.toContain('sun');
  expect(things('The sun came out above the forest.')).toContain('sun');
});

describe('a face', () => {
  const looks = (text: string) => person(text).features!.flatMap((each) => each.looks ?? []);

  test('with a week’s beard is unshaven, and not bearded', () => {
    const text = 'He was a wild figure with a week’s beard on his chin, and a pair of big horn spectacles.';
    expect(person(text).beard).toBeUndefined();
    expect(looks(text)).toEqual(expect.arrayContaining(['stubble', 'horn-rimmed']));
    expect(looks('Старик с трёхдневной щетиной на щеках сидел у ворот.')).toContain('stubble');
    expect(person('He was a wild figure with a long beard.').beard?.value.cut).toBe('long');
  });

  test('of the middle age is not old', () => {
    expect(people('He was a small, middle-aged man with brown hair.')[0]!.age).toBeUndefined();
    expect(people('He was a small, aged man with brown hair.')[0]!.age).toBe('old');
  });
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
