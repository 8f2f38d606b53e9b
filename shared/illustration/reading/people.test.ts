import { describe, expect, test } from 'vitest';
import type { ReadingInput } from '../reading-input.ts';
import type { Scene } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, over: Partial<ReadingInput> = {}): Scene =>
  readScene({
    text,
    type: 'character',
    language: null,
    entity: null,
    location: null,
    context: '',
    bookId: 'book',
    ...over,
  });

describe('a person in a passage', () => {
  test('is the described one, even if a crowd is mentioned', () => {
    const { people } = read('He came of a long line of fiery, and masterful men, and sat in the corner.');
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ sex: 'man', count: 1, posture: { value: 'sit' } });
  });

  test('is ignored in a passage about a horse', () => {
    expect(read('In the stall stood a bay horse.').people).toEqual([]);
    expect(read('В деннике стояла караковая лошадь.').people).toEqual([]);
  });

  test('is the narrator if he lies there, not if he only looks', () => {
    expect(read('I lay upon the yellow moss of the plain.', { type: 'location' }).people).toHaveLength(1);
    expect(read('I saw the old house by the river.', { type: 'location' }).people).toEqual([]);
  });

  test.each([
    ['A rider in a dark cloak and a wide hat came galloping along the road.'],
    ['A horseman in a grey cloak stopped under the oak.'],
    ['По степи ехал верхом казак в мохнатой шапке.'],
    ['Всадник в тёмной бурке и папахе скакал по дороге.'],
  ])('rides if a rider is mentioned: %s', (text) => {
    expect(read(text).people).toMatchObject([{ posture: { value: 'ride' } }]);
  });

  test('embraces if arms are round a neck', () => {
    expect(read('She threw her arms round his neck.').people[0]).toMatchObject({
      posture: { value: 'embrace' },
    });
    expect(
      read('Mother and daughter fell into each other’s arms.').people.some(
        ({ posture }) => posture?.value === 'embrace',
      ),
    ).toBe(true);
  });

  test('may be one of two friends at a table, with the lamp between them', () => {
    const { people } = read('The two friends sat at the table with the lamp between them.');
    expect(people).toMatchObject([{ count: 2, posture: { value: 'sit' }, holds: [] }]);
    expect(read('Два товарища сидели за столом.').people).toMatchObject([{ count: 2 }]);
  });

  test('is identified by the name from the book', () => {
    const entity = { id: 'p1', name: 'Ivan', kind: 'character', attributes: [] } as const;
    const [person] = read('Ivan, telling the soldiers a story, sat in his greatcoat.', { entity }).people;
    expect(person).toMatchObject({ id: 'book/p1', count: 1 });
  });

  test('is not a plant or bird of the same name', () => {
    const around = 'Вошла Липа и села. За ней Липа пришла опять, и все звали Липу.';
    const scene = read('Липа была в розовом платье.', { context: `${around} Тут была и Липа.` });
    expect(scene.things).toEqual([]);
    expect(read('Росла липа.', { type: 'location' }).things.map(({ what }) => what)).toEqual(['lime']);
    expect(read('Он был лет сорока.').things).toEqual([]);
  });
});

test('“red” means red hair of a person, not of a horse', () => {
  expect(read('Он был рыжий и высокий.').people[0]!.hair?.value.colour).toBe('#a34f2a');
  expect(read('Старик ехал на рыжей лошади.').people[0]!.hair).toBeUndefined();
});

test('a hooded cart is a sledge in the snow, a desert then a plain, and masts are those of their ship', () => {
  const things = (text: string) =>
    read(text, { type: 'location' })
      .things.map(({ what }) => what)
      .sort();
  expect(things('Кибитка ехала по пустыне. Все покрыто было снегом.')).toEqual(['plain', 'sledge', 'snow']);
  expect(things('Кибитка ехала по дороге.')).toEqual(['road', 'wagon']);
  expect(things('The booms creaked, and the whole ship groaned.')).toEqual(['ship under sail']);
});

describe('the setting of a scene', () => {
  test.each([
    ['Из окна комнаты был виден сад; на столе стояла лампа.', 'room'],
    ['Through the window of the parlour she saw the garden; a piano stood by the sofa.', 'parlour'],
    ['Половина изб погорела, у дороги торчали бревна.', 'village'],
    ['Он вошел в избу; у печи стояла лавка.', 'hut'],
    ['У деревни с шоссе свернула телега.', 'village'],
  ])('%s', (text, place) => {
    expect(read(text, { type: 'location' }).setting?.value).toBe(place);
  });
});

describe('hour, season and weather', () => {
  const air = ({ time, season, weather }: Scene) => [time?.value, season?.value, weather?.value];

  test('are left open if contradictory', () => {
    expect(read('It was noon here and midnight there, by the old house.').time).toBeNull();
    expect(read('Весной и осенью у дома стояла вода.').season).toBeNull();
  });

  test('are not read from words that only look alike', () => {
    expect(air(read('A cloud of dust stood over the road; in his night-cap he came to the gate.'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(air(read('Ствол березы, отломленный бурею, лежал у ворот.'))[2]).toBeUndefined();
    expect(air(read('Ствол, отломленный бурею или грозою, лежал у ворот.'))[2]).toBeUndefined();
    expect(air(read('Ему было сорок лет, и дом был стар.'))[1]).toBeUndefined();
  });

  test('are the only things taken from the text before the passage', () => {
    const scene = read('The house stood by the road.', {
      type: 'location',
      context: 'It was autumn. He saw a castle and three soldiers.',
    });
    expect(scene.season).toMatchObject({ value: 'autumn', source: 'chapter', words: [] });
    expect(scene.things.map(({ what }) => what).sort()).toEqual(['house', 'road']);
    expect(scene.people).toEqual([]);
  });
});

test('charts lying on a table do not make a person lie', () => {
  const { people } = read(
    'Charts lay upon the table, and the captain, a grizzled man, had a pipe in his mouth.',
  );
  expect(people[0]?.posture?.value).not.toBe('lie');
});

test('the crane of a well is not a bird', () => {
  const { things } = read('Направо стоял колодец с журавлем.', { type: 'location' });
  expect(things.map(({ what }) => what)).not.toContain('stork');
});

test('a cell is seen from inside, and a prison from the street', () => {
  expect(read('Камера была узкая и сырая, с маленьким окном.', { type: 'location' }).setting?.value).toBe(
    'prison',
  );
  expect(read('The prison stood at the corner, black and high.', { type: 'location' }).setting?.value).toBe(
    'street',
  );
});

describe('things held in a hand', () => {
  test.each([
    ['She balanced in her hand a large parasol.', 'umbrella'],
    ['В руке у него была тяжёлая трость.', 'cane'],
  ])('are held if the hand is named before: %s', (text, what) => {
    expect(read(text).people[0]?.holds.map(({ value }) => value)).toContain(what);
  });
});

test('“пила” for drinking, gold cord and «друг друга» name no things', () => {
  const things = (text: string) => [
    ...read(text).things.map(({ what }) => what),
    ...read(text).people.flatMap(({ holds }) => holds.map(({ value }) => value)),
  ];
  expect(things('Купец пил чай.')).not.toContain('saw');
  expect(things('Она пила чай у окна.')).not.toContain('saw');
  expect(things('На верстаке лежала пила.')).toContain('saw');
  expect(things('He wore a red jacket with gold cord.')).not.toContain('rope');
  expect(read('Они смотрели друг на друга.').people).toHaveLength(1);
});

test('a carried ladder is on the shoulder, not in the landscape', () => {
  const { people, things } = read(
    'He was an old man in a green coat. He carried his ladder on one shoulder and his lantern in the other hand.',
  );
  expect(people[0]!.holds.map(({ value }) => value)).toEqual(['ladder', 'lantern']);
  expect(things.map(({ what }) => what)).not.toContain('ladder');
});

test.each(['He was a curly, fair lad with a thin face.', 'Он был кудрявый, белокурый парень.'])(
  'one adjective gives the cut of the hair and another its colour: %s',
  (text) => expect(read(text).people[0]!.hair?.value).toEqual({ cut: 'curls', colour: '#e2c892' }),
);

test('«при небольшом росте» is of a short person', () => {
  expect(read('При слабом сложении и небольшом росте у него были полные щеки.').people[0]!.height).toBe(
    'short',
  );
});

test('a known name at the start of a sentence says whether it is a man or a woman, and a mere word does not', () => {
  const sexOf = (text: string) => read(text).people[0]?.sex;
  expect(sexOf('Nell, in a green coat, sat by the stove.')).toBe('woman');
  expect(sexOf('Grace and dignity were in the bearing of the man who sat by the stove.')).not.toBe('woman');
});
