import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';
import { motifOf } from '../motif-of.ts';
import { floorWidth } from './placing/place-floor-things.ts';
import { zoomIn } from './zoom-in.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };

const painted = (text: string, seed = 'passage', type: 'character' | 'location' = 'location') =>
  compose(readScene(passage(text, { type })), { ...at, seed });

const nounsDrawn = (text: string) =>
  painted(text).drawn.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end)));

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('a room', () => {
  test('has different viewpoints: through its door, into its corner, straight on', () => {
    const views = new Set(
      SEEDS.map((seed) =>
        painted('In the parlour stood a sofa and a round table.', seed).template.split(' ').at(-1),
      ),
    );
    expect(views).toEqual(new Set(['straight', 'corner', 'threshold']));
    // The door case would cut through company.
    for (const seed of SEEDS)
      expect(painted('In the parlour two men stood by a round table.', seed).template).not.toContain(
        'threshold',
      );
  });

  test.each([
    ['stairs', 'A lamp and a clock stood on the staircase.'],
    ['kitchen', 'In the kitchen stood a table and a chair.'],
    ['tavern', 'In the tavern stood a table and a bench.'],
    ['ship cabin', 'In the cabin of the ship stood a table and a lamp.'],
    ['church inside', 'Inside the church burned a candle before an icon.'],
    ['shop', 'In the shop stood a chair and a clock.'],
    ['stable', 'In the stable stood a bench and a lantern.'],
  ])('differs from a plain one in its fixtures: %s', (setting, text) => {
    const scene = readScene(passage(text));
    const own = {
      ...scene,
      isTooVague: false,
      setting: { value: setting, source: 'passage', certainty: 1, words: [] },
    } as typeof scene;
    const plain = { ...own, setting: { ...own.setting!, value: 'room' } } as typeof scene;
    const count = (of: typeof scene) =>
      SEEDS.slice(0, 4).map((seed) =>
        JSON.stringify(compose(of, { ...at, seed }).picture.layers.map(({ shapes }) => shapes.length)),
      );
    expect(count(own)).not.toEqual(count(plain));
  });

  test('has a bed if one is named, of iron if stated', () => {
    expect(nounsDrawn('In the garret stood an iron bed, a chair and a table.')).toEqual(
      expect.arrayContaining(['bed', 'table']),
    );
  });

  test('holds all the furniture that is named, some of it along the wall', () => {
    for (const seed of SEEDS) {
      const { drawn } = painted(
        'In the room stood a table, a sofa, two armchairs, a chest of drawers, a piano and a wardrobe.',
        seed,
      );
      const names = drawn.map(({ what }) => what);
      expect(names, seed).toEqual(expect.arrayContaining(['table', 'sofa', 'armchair', 'wardrobe']));
    }
  });

  test('has a tall stove beside its window, not in front of it', () => {
    for (const seed of SEEDS) {
      const names = painted(
        'In the kitchen by the window stood a table, two benches and a big white stove.',
        seed,
      ).drawn.map(({ what }) => what);
      expect(names, seed).toEqual(expect.arrayContaining(['stove', 'window', 'table']));
    }
  });

  test('has a small iron stove where the passage says so, and the great oven of a Russian hut', () => {
    const nameOf = (text: string) => {
      const scene = readScene(passage(text));
      return motifOf(
        scene.things.find(({ what }) => what === 'stove')!,
        scene,
        seeded('stove'),
      )?.name;
    };
    expect(nameOf('In the corner of the room a small iron stove glowed.')).toBe('iron stove');
    expect(nameOf('В избе топилась печь, у стены стояла лавка.')).toBe('stove');
  });

  test('has on its window sill what the passage puts there', () => {
    const { drawn } = painted('In the kitchen a vase of flowers stood on the window, beside it a chair.');
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['vase of flowers', 'window']));
  });

  test('shows a carriage or a wolf in its window, not on its floor', () => {
    for (const [what, text] of [
      ['carriage', 'From the window of the dining-room they saw a carriage; there were a table and a clock.'],
      ['wolf', 'In the broken window of the room was the head of a grey wolf, and glass lay on the floor.'],
    ] as const) {
      const { drawn, template } = painted(text);
      expect(template, what).toMatch(/room/);
      expect(drawn.map((each) => each.what)).toContain(what);
      expect(floorWidth(readScene(passage(text.replace('; there were a table and a clock', '')))), what).toBe(
        0,
      );
    }
  });

  test('is no wider for the carpets on which its furniture stands', () => {
    const width = (text: string) => floorWidth(readScene(passage(text)));
    expect(width('In the room stood a sofa, and there were carpets on the floor.')).toBeCloseTo(
      width('In the room stood a sofa.'),
    );
  });

  test('is shown with its furniture if a portrait is only one thing in it', () => {
    const { template } = painted(
      'In the room stood heavy furniture along brown walls; over the sofa hung a portrait of a man.',
    );
    expect(template).toMatch(/^room/);
  });

  test('has a fire in its grate only if the passage does not call it empty', () => {
    const flames = (grate: string) =>
      painted(
        `She stood in the parlour in front of the ${grate}, beside the window.`,
        'passage',
        'character',
      ).picture.layers.flatMap(({ shapes }) => shapes).length;
    expect(flames('empty grate')).not.toBe(flames('grate, where a fire burned'));
  });

  test('has a lantern on the table if that is its light', () => {
    const { drawn } = painted(
      'At night a lantern stood on the table in the room; beside it sat a man.',
      'passage',
      'character',
    );
    expect(drawn.map(({ what }) => what)).toContain('lantern');
  });

  test('has its smith at the anvil, before the fire of the forge', () => {
    const { template, drawn } = painted(
      'The smith swung his hammer over the anvil, and sparks flew about the forge.',
      'passage',
      'character',
    );
    expect(template).toMatch(/anvil/);
    expect(drawn.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['person', 'anvil', 'hammer', 'fire']),
    );
  });

  test('seats chess players at their table, not at the piano', () => {
    const { template } = painted('Two old men played chess in the parlour.', 'passage', 'character');
    expect(template).toMatch(/table/);
  });

  test('shows a person who bends over a bed beside it', () => {
    const { template } = painted(
      'He lay in bed in his bedroom; a nurse in a white apron bent over him with a cup.',
      'passage',
      'character',
    );
    expect(template).toMatch(/^bedroom bed/);
  });

  test('lays a person on the sofa, and not in the bed that a cushion came from', () => {
    const { drawn } = painted(
      'She lay on the large leather sofa in her parlour, on a pillow from her bed.',
      'passage',
      'character',
    );
    const names = drawn.map(({ what }) => what);
    expect(names).toEqual(expect.arrayContaining(['sofa', 'woman']));
    expect(names).not.toContain('bed');
  });

  test('differs in colour between books', () => {
    const curtains = (bookId: string) =>
      JSON.stringify(
        compose(readScene(passage('In the parlour stood a sofa by the window.')), {
          ...at,
          bookId,
        }).picture.layers.map(({ shapes }) => shapes[0]!.colour),
      );
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(curtains)).size).toBeGreaterThan(3);
  });

  test('never shows a person dancing or embracing alone', () => {
    for (const text of [
      'He put his arms around her and they embraced in the hall.',
      'The officer danced in the ballroom.',
    ]) {
      const { picture } = painted(text, 'passage', 'character');
      const widths = picture.layers.map(({ shapes }) => shapes.length);
      expect(Math.max(...widths)).toBeGreaterThan(26);
    }
  });

  test('seats a company round a named table, with no face hidden', () => {
    const { template } = painted(
      'Four officers played cards at the table in the tavern.',
      'passage',
      'character',
    );
    expect(template).toContain('company at table');
  });

  test('shows a person sitting by another’s bed as sitting', () => {
    const text = 'Больной лежал на кровати, возле него сидел доктор.';
    const { people } = readScene(passage(text, { type: 'character', language: 'ru' }));
    expect(people.map(({ posture }) => posture?.value).sort()).toEqual(['lie', 'sit']);
  });
});

describe('zooming in on a room', () => {
  const light = { x: 600, y: 300, radius: 80, colour: '#ffffff', onGround: 0.5, bloom: 0.1 };
  const square = (left: number, top: number, right: number, bottom: number) => ({
    shapes: [{ path: [[left, top, right, top, right, bottom, left, bottom]], colour: '#000000' }],
  });

  test('enlarges the subject, keeping it within the picture and on the floor', () => {
    const subject = { left: 380, right: 560, top: 330, bottom: 674 };
    const { layers } = zoomIn([square(380, 330, 560, 674)], light, subject);
    const box = boundsOf([layers[0]!.shapes[0]!.path]);
    expect(box.bottom - box.top).toBeGreaterThan(400);
    expect(box.bottom).toBeCloseTo(690, 0);
    expect(box.left).toBeGreaterThan(120);
    expect(box.top).toBeGreaterThan(90);
  });

  test('does nothing if the room is already full', () => {
    const subject = { left: 130, right: 900, top: 100, bottom: 680 };
    expect(zoomIn([square(130, 100, 900, 680)], light, subject).light).toEqual(light);
  });
});

describe('a person in a lit room', () => {
  const coloursOf = (text: string) => {
    const { picture } = compose(readScene(passage(text, { type: 'location' })), at);
    // A figure is the layer with the most shapes among those with a bright edge.
    const layers = picture.layers.filter(({ rim = 0 }) => rim >= 0.9);
    const [figure] = layers.sort((a, b) => b.shapes.length - a.shapes.length);
    return new Set(figure!.shapes.map(({ colour }) => colour)).size;
  };

  test('has individual colours of face, hair and clothes', () => {
    expect(coloursOf('In the parlour a gentleman sat by the fire.')).toBeGreaterThan(6);
  });

  test('is dark only in front of a bright doorway', () => {
    expect(coloursOf('In the parlour a gentleman stood in the doorway.')).toBeLessThan(4);
  });
});

test('the ladies of a company differ in their hair and gowns', () => {
  const { picture } = compose(readScene(passage('The ladies stood in the parlour.')), {
    bookId: 'book',
    seed: 'passage',
    take: 0,
  });
  const colours = picture.layers
    .filter(({ rim }) => rim === 0.95)
    .map(({ shapes }) => shapes.map(({ colour }) => colour).join());
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBeGreaterThan(colours.length / 2);
});

test('a carriage heard from the dining-room is not in it', () => {
  const { drawn } = painted(
    'As they sat together in the dining-room they heard the sound of a carriage, and saw a chaise and four.',
  );
  expect(drawn.map(({ what }) => what)).not.toContain('carriage');
});
