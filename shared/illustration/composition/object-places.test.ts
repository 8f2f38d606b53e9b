import { expect, test, vi } from 'vitest';
import { MOTIFS } from '../motifs/library.ts';
import { ROOM_FORMS } from '../motifs/room-forms.ts';
import { read } from '../testing/read-passage.ts';
import { compose } from './compose.ts';

const templateOf = (text: string, type: 'object' | 'location') =>
  compose(read(text, type), { bookId: 'book', seed: 'passage', take: 0 }).template;

test('rifles are in a room, and not in a meadow', () => {
  const { drawn, template } = compose(
    read('These rifles were of a white metal stocked with wood.', 'object'),
    {
      bookId: 'book',
      seed: 'passage',
      take: 0,
    },
  );
  expect(drawn.map(({ what }) => what)).toContain('rifle');
  expect(template).not.toMatch(/^(?:open|forest)/u);
});

test('an urn beside a path stands out of doors', () => {
  expect(
    templateOf('There were grass paths here and there, and tall flower urns in the corners.', 'location'),
  ).toMatch(/^open|^garden/u);
  expect(templateOf('A tall urn with flowers in it stood there.', 'object')).not.toMatch(/^open|^garden/u);
});

/** How often one of these motifs is drawn in the picture of a passage. */
function timesDrawn(names: readonly string[], text: string, type: 'location' | 'character'): number {
  const spies = names.flatMap((name) => {
    const motif = ROOM_FORMS.get(name) ?? MOTIFS.get(name);
    return motif ? [vi.spyOn(motif, 'draw')] : [];
  });
  try {
    compose(read(text, type), { bookId: 'book', seed: 'passage', take: 0 });
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('the crosses of a monastery are on its roofs, those of graves in the ground', () => {
  const crosses = (text: string) => timesDrawn(['grave cross'], text, 'location');
  expect(crosses('Солнце золотило кресты монастыря на том берегу.')).toBe(0);
  expect(crosses('У монастыря над могилами стояли кресты.')).toBeGreaterThan(0);
});

test('two who sit on one sofa have one', () => {
  const sofas = (text: string) =>
    timesDrawn(['sofa', 'scroll sofa', 'covered sofa', 'settle'], text, 'character');
  expect(sofas('Две сестры сидели рядом на диване.')).toBe(1);
  expect(sofas('Две сестры сидели на диванах.')).toBe(2);
});
