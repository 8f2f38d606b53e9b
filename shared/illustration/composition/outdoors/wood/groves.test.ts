import { expect, test, vi } from 'vitest';
import { luminance } from '../../../drawing/colour.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { known, passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

test('many trees grow in groups, not in a row', () => {
  for (let take = 0; take < 4; take++) {
    const { layers } = compose(readScene(passage('Trees were scattered over the banks of the river.')), {
      ...at,
      take,
    }).picture;
    const stands = layers.filter(({ rim, fade }) => rim === 0.45 && !fade);
    const { left, right } = boxOf(stands.flatMap(({ shapes }) => shapes));
    expect(right - left).toBeGreaterThan(240);
  }
});

test('no tree of a grove stands between the reader and the house', () => {
  for (let take = 0; take < 8; take++) {
    const { drawn } = compose(readScene(passage('The old mill stood by the pond, among trees.')), {
      ...at,
      take,
    });
    // Mostly hidden things are not listed.
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['watermill', 'tree']));
  }
});

test('trees named beside a house are visible, not hidden behind it', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(
      readScene(passage('The large white house stood by the pond, with many green willows.')),
      { ...at, take },
    ).picture;
    const stands = layers.filter(({ rim, fade }) => rim === 0.45 && !fade).flatMap(({ shapes }) => shapes);
    const green = stands.filter(
      ({ colour }) => Number.parseInt(colour.slice(3, 5), 16) > Number.parseInt(colour.slice(1, 3), 16) + 8,
    );
    const { left, right } = boxOf(green);
    const house = boxOf(stands.filter(({ colour }) => luminance(colour) > 0.7));
    expect(Math.max(house.left - left, right - house.right)).toBeGreaterThan(60);
  }
});

test('either all trees of a picture are bare, or none', () => {
  const texts = [
    'The village lay in the valley: low cottages among trees, and an old church.',
    'The garden was shut in by high walls, and trees stood in the grass.',
    'The old house stood by the river among its trees.',
  ];
  const spies = ['leafy tree', 'oak', 'lime', 'bare tree', 'bare oak'].map(
    (name) => [name, vi.spyOn(MOTIFS.get(name)!, 'draw')] as const,
  );
  try {
    for (const text of texts)
      for (const season of ['winter', 'summer'] as const)
        for (let take = 0; take < 3; take++) {
          spies.forEach(([, spy]) => spy.mockClear());
          compose({ ...readScene(passage(text)), season: known(season) }, { ...at, take });
          for (const [name, spy] of spies)
            if (name.startsWith('bare') === (season === 'summer'))
              expect(spy, `${season}: ${name}`).not.toHaveBeenCalled();
        }
  } finally {
    spies.forEach(([, spy]) => spy.mockRestore());
  }
});
