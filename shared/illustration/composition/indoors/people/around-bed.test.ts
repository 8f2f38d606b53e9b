import { expect, test } from 'vitest';
import { people, read } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { isAroundBed } from './around-bed.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test.each([
  ['У постели стояли люди с печальными лицами.', true],
  ['Around the bed of the dying man stood his weeping daughters and the doctor.', true],
  ['The whole family was gathered at the bedside.', true],
  ['By the bed stood a doctor.', false],
  ['In the room stood a bed and a table.', false],
  ['The children danced round the bed.', false],
])('several people stand about a bed: %s', (text, are) => {
  expect(isAroundBed(read(text))).toBe(are);
});

test('who owns a bed lies in it', () => {
  const lying = (text: string) =>
    read(text)
      .people.filter(({ posture }) => posture?.value === 'lie')
      .map(({ age }) => age ?? 'adult');
  expect(lying('Вокруг кровати умирающего старика стояли дети.')).toEqual(['old']);
  expect(lying('Around the bed of the old man stood his children.')).toEqual(['old']);
  expect(lying('По комнате старика ходили дети.')).toEqual([]);
  expect(people('The bed of nails was the wonder of the fair.')).toEqual([]);
});

test('they are drawn with the bed, and a candle burns beside it at night', () => {
  const text = 'У постели при свете свечи стояли люди с печальными лицами.';
  const { template, drawn } = compose(read(text), at);
  expect(template).toContain('around the bed');
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['bed', 'person', 'candle']));
});
