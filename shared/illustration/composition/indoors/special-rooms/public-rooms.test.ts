import { expect, test, vi } from 'vitest';
import { MOTIFS } from '../../../motifs/library.ts';
import { ROOM_FORMS } from '../../../motifs/room-forms.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const painted = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 });

test.each([
  'The tavern was full, and bottles stood behind the polished counter.',
  'The shop was small; scales and jars stood on its counter.',
])('a bar or a shop is seen from before its counter: %s', (text) => {
  const { template, drawn } = painted(text);
  expect(template).toContain('counter');
  expect(drawn.map(({ what }) => what)).toContain('counter');
});

test('a tavern in which people sit at a table has no counter unless it is named', () => {
  expect(painted('In the tavern two men sat at a table and drank.').template).not.toContain('counter');
});

test('whoever is said to be behind the counter is, and the others before it', () => {
  const { drawn } = painted(
    'In the shop an old man stood behind the counter, and a woman looked at the jars on the shelves.',
  );
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['counter', 'person', 'woman']));
});

test('a court has its bench and its public', () => {
  const { template, drawn } = painted('The judge sat on his bench in the court-room.');
  expect(template).toContain('court');
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['bench', 'person']));
});

test('a piece of furniture that a passage is about stands by itself in its room', () => {
  const { template, drawn } = compose(
    readScene(passage('The old clock had ticked there for forty years.', { type: 'object' })),
    { bookId: 'book', seed: 'passage', take: 0 },
  );
  expect(template).toContain('piece');
  expect(drawn.map(({ what }) => what)).toEqual(['clock']);
});

test('no shed stands in a room', () => {
  expect(
    painted('From the bedroom, with its bed and its chair, one heard voices under the shed.').drawn.map(
      ({ what }) => what,
    ),
  ).not.toContain('shed');
});

test('the steps into a kitchen go down along its wall', () => {
  const { drawn } = painted('The stone steps led down into the kitchen, which had a wide window.');
  expect(drawn.map(({ what }) => what)).toContain('steps');
});

test('a bedroom has one bed, if none is named as well', () => {
  const spies = ['bed', 'sleigh bed', 'canopied bed', 'plank bed', 'iron bed'].flatMap((name) => {
    const motif = ROOM_FORMS.get(name) ?? MOTIFS.get(name);
    return motif ? [vi.spyOn(motif, 'draw')] : [];
  });
  try {
    painted('The bedroom had a vase of carnations, a dressing-table, and a lamp.');
    expect(spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});

test('a restaurant is laid like a dining room', () => {
  expect(painted('In the restaurant there were flowers on the little tables.').template).toContain(
    'dining room',
  );
});

test('guests who sit at tables stay seated when a waiter runs about', () => {
  const text = 'В трактире за длинными столами сидели извозчики и пили чай, а половой бегал с чайниками.';
  expect(compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).template).toContain(
    'company at table',
  );
});
