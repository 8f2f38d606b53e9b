import { expect, test } from 'vitest';
import { toRgb } from '../../../drawing/colour.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { occupantsOf } from './carriages.ts';

const RIM_OF_PEOPLE = 0.75;
const at = { bookId: 'book', seed: 'passage', take: 0 };

/** The excess of red over blue in the widest shape of the nearest group. */
function rednessOfHorse(text: string): number {
  const { layers } = compose(readScene(passage(text, { type: 'character' })), at).picture;
  const shapes = layers.filter(({ rim }) => rim === RIM_OF_PEOPLE).flatMap((layer) => layer.shapes);
  const wide = (each: (typeof shapes)[number]) => {
    const { left, right } = boxOf([each]);
    return right - left;
  };
  const horse = shapes.reduce((a, b) => (wide(b) > wide(a) ? b : a));
  const [red, , blue] = toRgb(horse.colour);
  return red - blue;
}

test('a rider’s cloak does not dye the horse', () => {
  expect(rednessOfHorse('The captain rode along the road in a red cloak.')).toBeLessThan(15);
  expect(
    rednessOfHorse('The captain rode a chestnut horse along the road in a white cloak.'),
  ).toBeGreaterThan(15);
});

test('nobody rides or rows in a room', () => {
  const template = (text: string) => compose(readScene(passage(text, { type: 'character' })), at).template;
  for (const text of [
    'At a weary gallop, with his whip, rode an officer.',
    'It was a lady on horseback.',
    'Behind him rode a young officer in a blue coat.',
  ])
    expect(template(text)).not.toMatch(/^(?:room|full)/);
  expect(template('An officer sat on a chair with a whip.')).toMatch(/^room/);
});

test('a strange being on its mount is drawn whole', () => {
  const { drawn } = compose(
    readScene(
      passage(
        'The man himself was fifteen feet in height. He sat his mount as we sit a horse, while the hands of his two right arms held his immense spear low at the side of his mount; his two left arms were outstretched.',
        { type: 'character' },
      ),
    ),
    at,
  );
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['person']));
});

test('a person described beside the carriage is not also inside it', () => {
  const onBox = (text: string) => {
    const scene = readScene(passage(text, { type: 'character' }));
    return occupantsOf(
      scene,
      { what: 'carriage', words: [], certainty: 1, weight: 1, qualities: [] },
      'carriage',
    ).length;
  };
  expect(onBox('The lady drove past in an open carriage.')).toBeGreaterThan(
    onBox('The lady in a red dress drove past in an open carriage.'),
  );
});
