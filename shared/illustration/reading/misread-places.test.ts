import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import type { ReadingInput } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, type: ReadingInput['type'] = 'location') => readScene(passage(text, { type }));
const settingOf = (text: string, type?: ReadingInput['type']) => read(text, type).setting?.value;

test('who is in a church sees it from inside, unless it is a ruin', () => {
  expect(settingOf('We found ourselves in an old chapel with stone steps.')).toBe('church inside');
  expect(settingOf('В церкви стояла толпа крестьян.')).toBe('church inside');
  expect(settingOf('I found myself in an old, ruined chapel. The roof was broken.')).toBe('ruins');
  expect(settingOf('On the hill stood an old chapel among the elms.')).not.toBe('church inside');
});

test('what a place lies between is not that place', () => {
  expect(settingOf('The lake, a reed-girt sheet of water, is situated between the Hatherley Farm and the park of Mr. Turner.')).toBe('lake'); // prettier-ignore
});

test('a floor of earth is that of a hut', () => {
  expect(settingOf('It was low and damp, the earthen floor covered with a green moss.')).toBe('hut');
});

test('lines of villas are a street', () => {
  expect(settingOf('A few country carts were stirring, but the lines of villas on either side were silent.', 'atmosphere')).toBe('street'); // prettier-ignore
});

test('a described house of a street is what is seen, and a street with houses is a street', () => {
  expect(settingOf('Он разыскал в Озерной улице дом мещанки, ветхий домишко, в три окна на улицу, с двором.')).toBe('house'); // prettier-ignore
  expect(settingOf('В узкой улице стояли высокие дома.')).toBe('street');
});

test('a yard with trees is enough for a picture of a place', () => {
  expect(read('Very green and neat was that yard, set about on one side with great willows.').isTooVague).toBe(false); // prettier-ignore
  expect(read('The yard was very neat.').isTooVague).toBe(true);
});

test('a saloon with sofas is a drawing-room', () => {
  expect(settingOf('They carried the tree into a large, beautiful saloon with silken sofas.')).toBe(
    'parlour',
  );
});

test('a church is seen from inside with its icons', () => {
  expect(settingOf('Церковь была древняя и бедная, много икон стояло без окладов.')).toBe('church inside');
});

test('a mountaintop above pine woods is in the mountains, and its snow makes no winter', () => {
  const { setting, season } = read('They stood round me: the unstained snowy mountaintop, the pine woods, the ragged ravine.'); // prettier-ignore
  expect([setting?.value, season]).toEqual(['mountains', null]);
});

test('hunters in smoke are in the open', () => {
  expect(settingOf('Пороховой дым стоял вокруг охотников.', 'atmosphere')).toBe('field');
});

test('fields that stretch to the horizon are a wide country', () => {
  expect(settingOf('Поля тянулись до самого небосклона; виднелись леса, овраги, деревеньки и церкви.')).toBe(
    'open',
  );
});

test('a hut is seen from inside with its furniture', () => {
  expect(settingOf('Изба была сильно натоплена. На сосновом столе стоял самовар, на скамье лежал приезжий.')).toBe('hut'); // prettier-ignore
  expect(settingOf('Изба стояла у дороги, возле нее скамья и стол под деревом.')).not.toBe('hut');
});

test('a described house is enough for a picture of a place', () => {
  expect(read('Был он ветх, но приятен: одноэтажный, с мезонином, окрашенный серенькою краской.')).toMatchObject({ isTooVague: false, things: [{ what: 'house' }] }); // prettier-ignore
  expect(read('Он жил в доме.').isTooVague).toBe(true);
});

test('canals about a farm among burdocks are no street', () => {
  const found = read('There lay an old farm, surrounded by deep canals, and down to the water grew great burdocks.').things; // prettier-ignore
  expect(found.map(({ what }) => what)).not.toContain('canal');
});

test('who lies under the moon lies out of doors', () => {
  expect(settingOf('Under the clear rays of the Arizona moon lay Powell, his body bristling with arrows.', 'character')).toBe('open'); // prettier-ignore
});

test('a river has waves and is no sea', () => {
  expect(settingOf('He stood by the river. Its waves were red, and shook their crests.')).toBe('river');
  expect(settingOf('The waves rose and broke in foam.')).toBe('sea');
});

test('mountains that “tower in front” are no tower, and the top of a tree is no mountain', () => {
  const { setting, things } = read('The great spurs of the Carpathians seem to gather round us and tower in front.'); // prettier-ignore
  expect([setting?.value, things.map(({ what }) => what).includes('tower')]).toEqual(['mountains', false]);
  expect(settingOf('High on the summit of the tree was fixed a tinsel star.')).not.toBe('mountains');
});
