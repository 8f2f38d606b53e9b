import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const SEEDS = ['one', 'two', 'three', 'four'] as const;
const painted = (
  text: string,
  seed = 'passage',
  type: 'character' | 'location' | 'atmosphere' = 'location',
) => compose(readScene(passage(text, { type })), { bookId: 'book', seed, take: 0 });
const shown = (text: string) => painted(text).drawn.map(({ what }) => what);

describe('a place that is no room', () => {
  test.each([
    ['A long tunnel led under the castle; a torch smoked on its wall.', 'tunnel passage along'],
    ['The low corridor ran between stone pillars, and a torch smoked on the wall.', 'corridor passage along'],
    ['Подземный ход шёл под гору; с его сводов капала вода.', 'tunnel passage along'],
    [
      'The crypt lay beneath the church; between thick pillars stood the stone tombs of the bishops.',
      'crypt crypt along',
    ],
    [
      'The gallery of the mine ran into the mountain, propped with timbers, with rails on its floor.',
      'mine gallery along',
    ],
    ['In the cave a fire was burning, and the smoke rose to the rocky roof.', 'cave cave along'],
    [
      'The cellar was low and cold; stone steps led down to it, and barrels stood along the wall.',
      'cellar cellar along',
    ],
    ['The hall was vast, and a gallery ran round it under the beams.', 'hall hall along'],
    ['Three long tables ran down the dining-hall, and the monks sat at them.', 'dining room hall along'],
    ['Tier above tier the boxes of the theatre glittered.', 'theatre house along'],
    ['The winding staircase went up and up to a little window.', 'stairs well along'],
    ['Узкая тёмная лестница круто поднималась к двери.', 'stairs flight along'],
    ['Длинный коридор тянулся через весь дом, с дверями по обе стороны.', 'corridor corridor along'],
    [
      'In the cloister slender columns carried round arches, and a well stood in the court.',
      'cloister arcade along',
    ],
  ])('is seen along its length: %s', (text, template) => {
    for (const seed of SEEDS) expect(painted(text, seed).template).toBe(template);
  });

  test('shows nothing that is not named', () => {
    expect(
      shown('The cellar was empty: nothing but stone walls, and a grating high in one of them.'),
    ).toEqual(expect.not.arrayContaining(['barrel', 'bottle', 'table', 'chair', 'lamp']));
    expect(shown('In the cave it was dark, and the walls were wet.')).toEqual(
      expect.not.arrayContaining(['table', 'chair', 'lamp', 'bench', 'water']),
    );
  });

  test('shows what is named in it', () => {
    expect(
      shown(
        'The cellar was full: barrels and sacks by the wall, bottles in the racks, hams under the ceiling, and a heap of coal.',
      ),
    ).toEqual(expect.arrayContaining(['barrel', 'sack', 'bottle', 'ham', 'coal']));
    expect(shown('From the cave, under its stalactites, one saw the sea.')).toEqual(
      expect.arrayContaining(['stalactite', 'sea']),
    );
    expect(shown('The hotel corridor had doors on both sides and a red carpet.')).toEqual(
      expect.arrayContaining(['door', 'carpet']),
    );
    expect(
      shown('In the cloister slender columns carried arches round a court with a fountain and rose bushes.'),
    ).toEqual(expect.arrayContaining(['column', 'arch', 'fountain', 'rose bush']));
  });

  test('is lit by the candle that stands on one of its barrels', () => {
    const { light } = painted(
      'In the vaulted cellar barrels stood by the wall, and a candle burned on one of them.',
    ).picture;
    expect(light.y).toBeGreaterThan(380);
    expect(light.y).toBeLessThan(560);
  });

  test('is lit by the candle of somebody who walks through it', () => {
    const { light } = painted(
      'По тёмному коридору шла старая горничная со свечой в руке.',
      'passage',
      'character',
    ).picture;
    expect(Math.abs(light.x - 512)).toBeLessThan(70);
    expect(light.y).toBeGreaterThan(420);
    expect(light.y).toBeLessThan(500);
  });

  test('has its people on the ground round the fire, and none of its seats', () => {
    const { drawn, template } = painted(
      'In the cave the robbers sat round the fire, and kegs stood by the wall.',
    );
    expect(template).toContain('cave');
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['person', 'barrel', 'fire']));
  });

  test.each([
    'A sick man lay on his bed in the cellar, and a candle burned beside him.',
    'In the cave a hermit sat at a table and read by the light of a candle.',
    'In the cellar a stove was burning, and two chairs stood before it.',
  ])('is a room where its furniture is used: %s', (text) => {
    expect(painted(text).template).not.toContain('along');
  });
});

describe('a long room', () => {
  test.each([
    ['The ward was long and white, with a row of beds along each wall.', 'ward ward along'],
    ['The schoolroom had many desks and a blackboard.', 'schoolroom desks along'],
    ['In the picture gallery portraits hung on both walls.', 'gallery portraits along'],
    ['They walked between the pews towards the altar.', 'church inside nave along'],
    ['In the conservatory camellias bloomed under the palms.', 'conservatory glass along'],
    ['In the stable three horses stood in their stalls.', 'stable stalls along'],
  ])('is seen along its rows: %s', (text, template) => {
    expect(painted(text).template).toBe(template);
  });

  test('has as many horses in its stalls as are named, and none elsewhere', () => {
    const horses = (text: string) => painted(text).drawn.filter(({ what }) => what === 'horse').length;
    expect(horses('In the stable three horses stood in their stalls.')).toBe(1);
  });

  test('is seen close by where one person sits or lies in it', () => {
    expect(painted('A sick man lay on his bed in the ward.').template).not.toContain('along');
  });
});
