import { describe, expect, test } from 'vitest';
import type { ReadingInput, Scene } from '../scene.ts';
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

describe('the looks of people', () => {
  test.each([
    ['У него были чёрные усы и брови.', 'beard', { cut: 'moustache', colour: '#26242b' }],
    ['His moustache and brows were black.', 'beard', { cut: 'moustache', colour: '#26242b' }],
    ['Вошла чернобровая женщина с русой косой.', 'hair', { cut: 'braid', colour: '#e2c892' }],
    ['A red-haired boy stood by the gate.', 'hair', { colour: '#b0602e' }],
    ['Широкое белое платье покрывало ее.', 'clothes', { kind: 'dress', colour: '#f1ece0' }],
    ['Он был в длинном черном сюртуке.', 'clothes', { kind: 'frock coat', colour: '#26242b' }],
    ['On her head was a red kerchief.', 'hat', { kind: 'kerchief', colour: '#b23a2e' }],
  ] as const)('%s', (text, part, value) => {
    expect(read(text).people[0]?.[part]?.value).toMatchObject(value);
  });

  test('a man does not wear the dress that he carries', () => {
    const { people } = read('He opened his bag and threw on the floor a wedding-dress of silk.');
    expect(people[0]?.clothes).toBeUndefined();
  });

  test('an adjective before another noun does not describe them', () => {
    const [person] = read('He had an old habit, and his thin hands held a book.').people;
    expect(person?.age).toBeUndefined();
    expect(person?.build).toBeUndefined();
    expect(person?.holds.map(({ value }) => value)).toEqual(['book']);
  });
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

describe('a face', () => {
  const looksOf = (text: string) => read(text).people[0]?.features?.flatMap(({ looks = [] }) => looks) ?? [];

  test.each([
    ['He had puffy cheeks and a snub nose.', ['cheeks puffy', 'nose upturned']],
    ['His chin jutted far forward under thin lips.', ['chin jutting', 'lips thin']],
    ['Щеки у него были полные, пухлые, а нос вздернутый.', ['cheeks puffy', 'nose upturned']],
    ['Грустная, робкая улыбка не сходила у нее с лица.', ['smile', 'smile sad']],
    ['У него был высокий лоб и густые брови.', ['forehead high', 'brows thick']],
    ['В черной бороде его показывалась проседь.', ['beard greying']],
  ])('%s', (text, looks) => {
    expect(looksOf(text)).toEqual(expect.arrayContaining(looks));
  });

  test('has no negated looks, nor those of another part', () => {
    expect(looksOf('His nose was not large.')).toEqual([]);
    expect(looksOf('He had large eyes and a nose.')).toEqual(['eyes large']);
  });

  test('has its stated age', () => {
    expect(read('He was probably about fifty years of age.').people[0]).toMatchObject({
      years: 50,
      age: 'adult',
    });
    expect(read('Он был лет шестидесяти.').people[0]).toMatchObject({ years: 60, age: 'old' });
    expect(read('He had waited for fifty minutes.').people[0]?.years).toBeUndefined();
  });

  test('has small eyes and is not small', () => {
    expect(read('His eyes, small and crafty, shifted.').people[0]?.build).toBeUndefined();
  });
});

test('charts lying on a table do not make a person lie', () => {
  const { people } = read(
    'Charts lay upon the table, and the captain, a grizzled man, had a pipe in his mouth.',
  );
  expect(people[0]?.posture?.value).not.toBe('lie');
});

test('a description after a comma belongs to the next part of a face', () => {
  const [person] = read('She had great dark eyes, a pale oval face and a scar on her cheek.').people;
  const eyes = person?.features?.find(({ part }) => part === 'eyes');
  expect(eyes?.looks).toEqual(['eyes large']);
  expect(person?.features?.flatMap(({ looks = [] }) => looks)).toContain('scar');
});

test('the crane of a well is not a bird', () => {
  const { things } = read('Направо стоял колодец с журавлем.', { type: 'location' });
  expect(things.map(({ what }) => what)).not.toContain('stork');
});

test('a head may be bald, and a uniform scarlet', () => {
  const [colonel] = read('The colonel was a man with a bald head; he wore a scarlet uniform.').people;
  expect(colonel?.hair?.value.cut).toBe('bald');
  expect(colonel?.clothes?.value).toEqual({ kind: 'uniform', colour: '#b23a2e' });
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

test('a face like an old man’s is old', () => {
  expect(read('His face was much like that of many lean old men.').people[0]?.age).toBe('old');
  expect(read('Лицо его было почти такое же, как у многих худощавых стариков.').people[0]?.age).toBe('old');
  expect(read('His face was pale.').people[0]?.age).toBeUndefined();
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

describe('a person’s build', () => {
  test.each([
    ['He was a short, weakly built man.', { height: 'short', build: 'thin' }],
    [
      'При слабом сложении и при небольшом росте у него были пухлые щеки.',
      { height: 'short', build: 'thin' },
    ],
    // The adjective does not agree with the boots, so it describes him.
    [
      'Старик Петров, в высоких сапогах, такой чистенький, маленький, ходил по комнатам.',
      { height: 'short' },
    ],
    ['A tall, stout man with a red beard.', { height: 'tall', build: 'stout' }],
    ['A thin, broad-shouldered man.', { build: 'thin', isBroadShouldered: true }],
    ['Он был худощав и широкоплеч, с бородой.', { build: 'thin', isBroadShouldered: true }],
    ['His broad shoulders filled the chair.', { isBroadShouldered: true }],
    ['He had small eyes, and his shoulders cringed a little.', { isStooped: true }],
    ['He was about fifty, with a red beard.', { years: 50, age: 'adult' }],
    ['A man of sixty, with a red beard.', { years: 60, age: 'old' }],
  ])('is everything the passage says about it: %s', (text, built) => {
    expect(read(text).people[0]).toMatchObject(built);
  });

  test('is not a number of other things', () => {
    expect(read('He had red hair, and there were about fifty candles.').people[0]?.years).toBeUndefined();
    expect(read('He was twenty miles away, with a red beard.').people[0]?.years).toBeUndefined();
  });
});

test('a face may be sly or weak, and brows may be high and bushy', () => {
  const looksIn = (text: string) => read(text).people[0]?.features?.flatMap(({ looks = [] }) => looks) ?? [];
  expect(looksIn('His eyes, small and crafty, shifted.')).toEqual(
    expect.arrayContaining(['eyes small', 'face sly']),
  );
  expect(looksIn('He was fair, with a weak face.')).toContain('chin weak');
  expect(looksIn('Лицо его было довольно приятное, но плутовское.')).toContain('face sly');
});

describe('the texture of worn cloth', () => {
  test.each([
    ['A guide with a black beard, in a ragged coat.', 'coat', ['ragged']],
    ['На нём был оборванный армяк.', 'kaftan', ['ragged']],
    [
      'His dressing gown was old; the sleeves were greasy and in holes.',
      'dressing gown',
      ['greasy', 'ragged'],
    ],
    ['Халат его засалился: полы залоснились, вата лезла клочьями.', 'dressing gown', ['greasy', 'ragged']],
    ['He sat there in his tweed suit.', 'jacket', ['tweed']],
    ['He wore a velvet coat with only the two lowest buttons fastened.', 'coat', ['velvet', 'two buttons']],
    [
      'Бархатный сюртук его, застегнутый только на две нижние пуговицы, был пыльный.',
      'frock coat',
      ['velvet', 'two buttons'],
    ],
  ])('is read in addition to the garment: %s', (text, kind, cloth) => {
    const [person] = read(text).people;
    expect(person?.clothes?.value.kind).toBe(kind);
    expect(person?.wears.map(({ value }) => value)).toEqual(expect.arrayContaining(cloth));
  });

  test('is empty if nothing is stated', () => {
    const worn = read('He wore a coat with two buttons, and a red beard.').people[0]?.wears;
    expect(worn?.map(({ value }) => value)).toEqual(['buttons']);
  });
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
