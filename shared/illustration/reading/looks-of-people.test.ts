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

test('a description after a comma belongs to the next part of a face', () => {
  const [person] = read('She had great dark eyes, a pale oval face and a scar on her cheek.').people;
  const eyes = person?.features?.find(({ part }) => part === 'eyes');
  expect(eyes?.looks).toEqual(['eyes large']);
  expect(person?.features?.flatMap(({ looks = [] }) => looks)).toContain('scar');
});

test('a head may be bald, and a uniform scarlet', () => {
  const [colonel] = read('The colonel was a man with a bald head; he wore a scarlet uniform.').people;
  expect(colonel?.hair?.value.cut).toBe('bald');
  expect(colonel?.clothes?.value).toEqual({ kind: 'uniform', colour: '#b23a2e' });
});

test('a face like an old man’s is old', () => {
  expect(read('His face was much like that of many lean old men.').people[0]?.age).toBe('old');
  expect(read('Лицо его было почти такое же, как у многих худощавых стариков.').people[0]?.age).toBe('old');
  expect(read('His face was pale.').people[0]?.age).toBeUndefined();
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

describe('one word for a build', () => {
  const seen = (text: string) => {
    const { build, height, features = [] } = read(text).people[0]!;
    return [build, height, ...features.flatMap(({ looks = [] }) => looks)];
  };

  test.each([
    ['He was a puny man with grey hair.', ['thin', 'short', 'shoulders narrow']],
    ['Это был тщедушный человек с седыми волосами.', ['thin', 'short', 'shoulders narrow']],
    ['The innkeeper was squat and bald.', ['stout', 'short']],
    ['He was a lanky fellow with red hair.', ['tall', 'thin']],
    ['A bloated man with a red nose came in.', ['stout', 'cheeks puffy']],
    ['Вошел обрюзгший человек с красным носом.', ['stout', 'cheeks puffy']],
    ['He was gaunt and dark.', ['thin', 'face lean']],
    ['Her neck was thin, her hair grey.', ['neck thin']],
  ])('states all of it: %s', (text, looks) => {
    expect(seen(text)).toEqual(expect.arrayContaining(looks));
  });
});

describe('clothes', () => {
  const worn = (text: string) => {
    const { clothes, wears } = read(text).people[0]!;
    return { clothes: clothes?.value, wears: wears.map(({ value }) => value) };
  };

  test('are of the cloth and colour that follow them', () => {
    expect(worn('She wore a gown of grey watered silk.')).toEqual({
      clothes: { kind: 'dress', colour: '#8d9299' },
      wears: ['silk'],
    });
    expect(worn('He had on a coat of black velvet.').wears).toEqual(['velvet']);
  });

  test('have a look even where no garment is named', () => {
    expect(worn('The old man sat down. His clothes were shabby and dusty.').wears).toEqual([
      'ragged',
      'dusty',
    ]);
    expect(worn('A woman in black clothes came in.').clothes).toEqual({ kind: 'dress', colour: '#26242b' });
  });

  test('that are shabby are no rags', () => {
    expect(worn('A shabby little man came in with a bag.').clothes?.kind).not.toBe('rags');
    expect(worn('A shabby little man came in with a bag.').wears).toContain('ragged');
  });
});
