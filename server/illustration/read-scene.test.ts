import { describe, expect, test } from 'vitest';
import { paintInput as passage } from '../testing/paint-input.ts';
import { readScene } from './read-scene.ts';
import type { PaintInput } from './types.ts';

const sceneOf = (text: string, given: Partial<PaintInput> = {}) => readScene(passage(text, given)).scene;
const personOf = (text: string) => sceneOf(text, { type: 'character' }).people[0];
const kindsOf = (text: string) => sceneOf(text).things.map(({ kind }) => kind);

describe('ambiguous words', () => {
  test.each([
    ['Старик предстал перед Базаровым.', 'square'],
    ['Mr. Forest came to dinner.', 'forest'],
    ['The deep gorges where the rivers wind.', 'bridge'],
  ])('a name is no place: %s', (text, setting) => {
    expect(sceneOf(text, { type: 'character' }).setting).not.toBe(setting);
  });

  test('a named town sets the place, and so does a place at the start of a sentence', () => {
    expect(sceneOf('Мы увидели Москву.').setting).toBe('street');
    expect(sceneOf('Лес стоял тихо.').setting).toBe('forest');
  });

  test('a winding river brings no wind', () => {
    expect(sceneOf('The silver rivers wind in deep gorges through the forests.').weather).toBe('clear');
    expect(sceneOf('The wind blew over the moor.').weather).toBe('wind');
  });

  test('an old coat makes nobody old', () => {
    expect(personOf('Высокий человек в старом военном сюртуке, одетый в старый сюртук.')?.age).toBe('adult');
    expect(personOf('A man in an old coat.')?.age).toBe('adult');
    expect(personOf('An old man in a coat.')?.age).toBe('old');
    expect(personOf('Старый слуга в сюртуке.')?.age).toBe('old');
  });

  test('a hidden sun is not drawn', () => {
    expect(kindsOf('The sun, as I write, is hidden in thick clouds over the sea.')).not.toContain('sun');
    expect(kindsOf('Солнце скрылось за тучами.')).not.toContain('sun');
    expect(kindsOf('The sun shone over the sea.')).toContain('sun');
  });

  test('a comparison with a girl adds no girl', () => {
    expect(sceneOf('The east began to blush like the cheek of a girl.').people).toEqual([]);
  });

  test('a lamp that lights a room is not held by a person', () => {
    expect(personOf('His eyes seemed red in the lamplight.')?.holds).toEqual([]);
    expect(personOf('He came in with a lantern in his hand.')?.holds).toEqual(['lamp']);
    expect(personOf('Он стоял и курил длинную трубку.')?.holds).toEqual(['pipe']);
  });
});

describe('what a word refers to', () => {
  test('a carpet of clouds is not a room’s carpet', () => {
    const text = 'По небу расстилался ровный ковёр барашков, небо поголубело.';
    expect(sceneOf(text, { type: 'atmosphere' }).setting).toBe('open');
  });

  test('the bridge of a nose is not a bridge', () => {
    expect(sceneOf('A face with a high bridge of the thin nose.', { type: 'character' }).setting).toBe(
      'room',
    );
  });

  test('a dark sky full of stars has no clouds', () => {
    const text = 'A dark expanse of starry sky, sprinkled with stars.';
    expect(sceneOf(text, { type: 'atmosphere' }).weather).toBe('clear');
  });

  test('trousers white as snow are white, without snow', () => {
    const text = 'В клетчатом пиджаке и белых, как снег, панталонах.';
    expect(sceneOf(text, { type: 'character' }).weather).toBe('clear');
    expect(personOf(text)?.clothes.colour).not.toBe('#f1ece0');
  });

  test('hair has the beard’s colour unless another is named', () => {
    expect(personOf('A tall man with a square black beard.')?.hair.colour).toBe('#26242b');
    expect(personOf('A man with white hair and a black beard.')?.hair.colour).toBe('#f1ece0');
  });

  test('a summerhouse stands in a garden', () => {
    expect(sceneOf('В беседке стоял зелёный стол.').setting).toBe('garden');
    expect(kindsOf('A gazebo with a green dome.')).toContain('gazebo');
  });
});

describe('several people in a passage', () => {
  test('each person wears their own clothes', () => {
    const { people } = sceneOf(
      'Three ladies in white, red and blue dresses and a tall gentleman in a top hat walked in the garden.',
    );
    expect(people.map(({ sex }) => sex)).toEqual(['woman', 'woman', 'woman', 'man']);
    expect(people.slice(0, 3).map(({ clothes }) => clothes.colour)).toEqual([
      '#f1ece0',
      '#b23a2e',
      '#3b6ea5',
    ]);
    expect(people.map(({ hat }) => hat?.kind ?? null)).toEqual([null, null, null, 'top']);
    expect(people[3]?.build).toBe('tall');
  });

  test('an old man keeps his beard beside a girl', () => {
    const { people } = sceneOf('An old man with a white beard and a girl in a yellow dress stood there.');
    expect(people.map(({ age }) => age)).toEqual(['old', 'young']);
    expect(people[0]?.beard?.colour).toBe('#f1ece0');
    expect(people[1]).toMatchObject({ beard: null, clothes: { kind: 'dress', colour: '#e3c05a' } });
  });

  test('moustache and brows joined by "and" have the same colour', () => {
    expect(personOf('Несмотря на белокурые волосы, усы его и брови были черные.')?.beard?.colour).toBe(
      '#26242b',
    );
  });

  test.each([
    ['A jolly fellow who laughed a great deal.', 'smiling'],
    ['Суровый старик с нахмуренными бровями.', 'stern'],
    ['A weary, melancholy woman.', 'sad'],
    ['A man with grey eyes.', undefined],
  ])('a face says what the text says: %s', (text, look) => {
    expect(personOf(text)?.look).toBe(look);
  });

  test.each([
    ['A lady in blue at the window.', '#3b6ea5'],
    ['Дама в белом стояла у окна.', '#f1ece0'],
    ['A girl in red, with a basket.', '#b23a2e'],
  ])('who is in a colour wears it: %s', (text, colour) => {
    expect(personOf(text)?.clothes.colour).toBe(colour);
  });

  test('a uniform’s cap has the uniform’s colour', () => {
    const captain = personOf('The captain in his blue uniform with brass buttons and a cap.');
    expect(captain?.hat).toEqual({ kind: 'cap', colour: captain?.clothes.colour });
  });

  test('a person lying in bed is drawn in bed', () => {
    expect(personOf('His thin head lay on the white pillow.')?.lying).toBe(true);
    expect(personOf('Она лежала на постели, бледная.')?.lying).toBe(true);
    expect(personOf('He lay in wait.')?.lying).toBeUndefined();
  });
});

test('a passage or a cast of any length is read as far as a picture shows it', () => {
  const text = 'A tall red house with white walls stood there, and a man in a black coat before it. '.repeat(
    4_000,
  );
  const facts = Array.from({ length: 20_000 }, (_, i) => ({ kind: 'hair', value: `long black hair ${i}` }));
  const entity = { id: 'ann', name: 'Ann', kind: 'character', attributes: facts } as const;
  const started = process.cpuUsage();
  const scene = sceneOf(text, { type: 'character', entity });
  // 20 s and more without limits; with them the time of a passage of 2,000 characters.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
  const beginning = { ...entity, attributes: facts.slice(0, 150) };
  expect(scene).toEqual(sceneOf(text.slice(0, 2_000), { type: 'character', entity: beginning }));
});
