import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import type { ReadingInput } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, type: ReadingInput['type'] = 'location') => readScene(passage(text, { type }));
const things = (text: string, type?: ReadingInput['type']) => read(text, type).things.map(({ what }) => what);

test('wheels that are heard are not seen', () => {
  expect(things('Сквозь сон слышатся сап лошадей и шум колес.', 'atmosphere')).not.toContain('wheel');
  expect(things('We heard the rumble of wheels on the road.')).not.toContain('wheel');
  expect(things('A broken wheel lay by the road.')).toContain('wheel');
});

test('horses that tear along gallop', () => {
  expect(read('Кони мчатся по дороге.', 'atmosphere').things[0]!.qualities).toContain('galloping');
});

test('a carriage outranks the lanterns on it', () => {
  expect(things('A tall dogcart dashed up through the gloom, throwing out yellow light from its side lanterns.', 'object')[0]).toBe('carriage'); // prettier-ignore
});

test('gardeners who are painting roses make no picture', () => {
  expect(things('There were three gardeners at it, busily painting them red.')).not.toContain('picture');
  expect(things('On the wall hung a painting in a gilt frame.')).toContain('picture');
});

test('daylight means day', () => {
  expect(read('Освещенная ярким дневным светом, его голова лежала на подушке.', 'character').time?.value).toBe('day'); // prettier-ignore
});

test('a cannon ball makes no ballroom', () => {
  expect(read('A cannon ball struck the earth work; a black ball flashed before his eyes.', 'object').setting).toBeNull(); // prettier-ignore
  expect(read('They met at the ball.').setting?.value).toBe('ballroom');
});

test('one church among others of its kind is one', () => {
  expect(read('Церковь была древняя и бедная, в таких церквах лучше молишься.').things[0]).not.toHaveProperty('count'); // prettier-ignore
});

test('carved stone is no rock', () => {
  expect(things('I could see a great door; the stone was massively carved.')).not.toContain('rock');
});

test('a star that is worn is no star of the sky', () => {
  const { light, time } = read('The monarch came out into the porch, wearing a star on his uniform.', 'character'); // prettier-ignore
  expect([light, time]).toEqual([null, null]);
  expect(things('The monarch came out, wearing a star.', 'character')).not.toContain('stars');
});

test('what no longer exists is not there', () => {
  expect(things('The ammunition wagons he had been approaching no longer existed; a horse galloped past.')).not.toContain('wagon'); // prettier-ignore
});

test('painted flowers and clouds like lambs are neither flowers nor lambs', () => {
  expect(things('На стене висели часы с нарисованными цветами на циферблате.')).not.toContain('flowers');
  expect(things('Маленькие пестрые тучки стояли барашками на лазури.', 'atmosphere')).not.toContain('sheep');
});

test('many flowers are enough for a picture of a garden', () => {
  expect(read('В саду было множество редких и прекрасных осенних цветов.').isTooVague).toBe(false);
});

test('the air that rings is no ring', () => {
  expect(things('They moved at a trot, making the air ring with shouts.', 'atmosphere')).not.toContain(
    'ring',
  );
});

test('an animal described like a person is enough for a picture', () => {
  expect(read('It was a small dog. Its tongue was out, its jaws dry.', 'character').isTooVague).toBe(false);
});

test('a stream of gold is no stream', () => {
  expect(things('A stream of gold fell out of the coat.', 'object')).not.toContain('stream');
  expect(things('A stream of clear water ran by the road.')).toContain('stream');
});

test('what a flood swept away is not there, and ruin and desolation are no ruin', () => {
  const found = things('The valley was one mass of ruin and desolation. The inundation had swept away trees, crops, and cattle, and left a waste of red sand.'); // prettier-ignore
  expect(found).toContain('sand');
  for (const gone of ['tree', 'cow', 'ruin']) expect(found).not.toContain(gone);
});

test('whips that crack afar are heard with the wheels', () => {
  expect(things('Through their song came the rolling of heavy wheels and the cracking of whips.', 'atmosphere')).toEqual([]); // prettier-ignore
});

test('“as we approached” is when, and “as we sit” is how', () => {
  expect(things('The soft air moved among the trees as we approached the shore.')).toContain('shore');
  expect(things('He sat on the rock as we sit on a horse.')).not.toContain('horse');
});

test('a merry supper is no oar', () => {
  expect(readScene(passage('Ужин был очень весел.')).things.map(({ what }) => what)).not.toContain('oar');
  expect(readScene(passage('Он положил вёсла в лодку.')).things.map(({ what }) => what)).toContain('oar');
});
