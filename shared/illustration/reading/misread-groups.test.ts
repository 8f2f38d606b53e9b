import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { people, person, read, things } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('“one … the younger” are two people, each with their own description', () => {
  const { people } = read(
    'One was old, with grey hair; the younger was slender, and his eyes were sad.',
    'character',
  );
  expect(people.map(({ age }) => age)).toEqual(['old', 'young']);
  expect(people[0]!.hair).toBeDefined();
  expect(people[1]!.hair).toBeUndefined();
});

test('three witches are three women, and a lantern under which someone stands is a street lamp', () => {
  expect(read('Three witches crouched round a pot on the heath.').people[0]).toMatchObject({
    count: 3,
    sex: 'woman',
  });
  expect(things('На перекрёстке, под фонарём, стоял городовой.')).toContain('street lamp');
});

test('boys who run barefoot are many', () => {
  expect(read('Мальчишки босиком бежали за телегой.', 'atmosphere').people[0]?.count).toBe('many');
});

test('the members of a party are described in their order', () => {
  const { people } = read(
    'The newcomers consisted of a middle-aged lady, very stout and clad in a grey dress, and a youth called Albert.',
    'character',
  );
  expect(people[0]).toMatchObject({ sex: 'woman', build: 'stout' });
});

test('groups of people are many, and dancing vapour is not a dance', () => {
  const { people: there } = readScene(
    passage('He saw groups of people under the trees, and a dancing, quivering vapor rose up.', {
      type: 'atmosphere',
    }),
  );
  expect(there[0]).toMatchObject({ count: 'many' });
  expect(there[0]!.posture?.value).not.toBe('dance');
});

test('people who support each other are two', () => {
  expect(people('Поддерживая друг друга, идут они тяжелою походкой.')[0]!.count).toBe(2);
});

test('a crowd that does not come out is not present', () => {
  expect(people('Толпа дворовых не высыпала на крыльцо; показалась девочка в белом платье.')).toHaveLength(1);
});

test('a father and his son are two people', () => {
  expect(
    readScene(passage('Отец и сын вышли на террасу; на столе кипел самовар.', { type: 'atmosphere' })).people,
  ).toHaveLength(2);
});

test('a number may follow those it counts', () => {
  expect(readScene(passage('У ограды толпились баб около двадцати.')).people[0]!.count).toBe('many');
  expect(readScene(passage('У ворот стояло мужиков пять.')).people[0]!.count).toBe(5);
});

test('“they” after a page number are many, and soldiers in uniform are outdoors', () => {
  const { people: found, setting } = readScene(
    passage(
      '201 They shouldered their muskets, and looked straight before them; their uniform was red and blue.',
      { type: 'character' },
    ),
  );
  expect([found[0]!.count, setting?.value]).toEqual(['many', 'open']);
});

test('a plural verb or adjective makes an ambiguous noun form a plural', () => {
  expect(people('Появились откуда-то еще бабы, молодые и старые.')[0]).toMatchObject({
    sex: 'woman',
    count: 'many',
  });
  expect(people('Почтительные старые лакеи стояли в дверях.')[0]).toMatchObject({ count: 'many' });
  expect(read('Ямские лошадки дружно бежали по дороге.').things[0]).toMatchObject({
    what: 'horse',
    count: 'many',
  });
  expect(
    read('Морда лошади была в пене.').things.find(({ what }) => what === 'horse')?.count,
  ).toBeUndefined();
});

test('people called only “they” are many', () => {
  expect(people('Лица у них были полные и круглые, волосы низко подстрижены.')[0]?.count).toBe('many');
  expect(people('Тяжело дыша, идут они тяжелою походкой.')[0]?.count).toBe('many');
  expect(people('Лицо у него было круглое, волосы низко подстрижены.')[0]?.count).toBe(1);
});

test('two of those named before are told apart', () => {
  expect(
    people(
      'Сидевшие в коляске дамы глядели со страхом. Одна была старуха, другая молоденькая, с золотистыми волосами.',
    ),
  ).toMatchObject([
    { sex: 'woman', age: 'old' },
    { sex: 'woman', age: 'young' },
  ]);
});

test('men named at the start of a sentence are many, even if ladies are named later', () => {
  expect(
    people('Мужчины здесь были двух родов: одни тоненькие, которые увивались около дам и смешили дам.')[0],
  ).toMatchObject({ sex: 'man', count: 'many' });
});

test('heads, kerchiefs and “the eyes of all” belong to many people', () => {
  expect(people('Пестрые платки, зипуны, бороды всех родов покрыли площадь.')[0]?.count).toBe('many');
  expect(people('Все белошейные, у всех глаза с поволокой и коса до пояса.')[0]).toMatchObject({
    sex: 'woman',
    count: 'many',
  });
});

test('“one” with fair hair and “the other” with dark hair are two men', () => {
  expect(people('Один белокурый, высокого роста; другой немного пониже, чернявый.')).toMatchObject([
    { sex: 'man' },
    { sex: 'man' },
  ]);
});

test('nouns with a plural only are many, and “one of those people” is one', () => {
  expect(read('На берегу показались группы купающихся ребятишек.', 'atmosphere').people[0]).toMatchObject({
    age: 'child',
    count: 'many',
  });
  expect(
    people('Белокурый был один из тех людей, в характере которых есть упорство.').every(
      ({ count }) => count === 1,
    ),
  ).toBe(true);
});

test('troops are men in uniform', () => {
  expect(read('Troops marched past the village.').people).toMatchObject([
    { sex: 'man', clothes: { value: { kind: 'uniform' } } },
  ]);
});

test('the members of a company are present', () => {
  expect(person('The party consisted of a stout lady in a grey dress, a youth, and her niece.').sex).toBe(
    'woman',
  );
});

test('leaves that danced are no company', () => {
  expect(
    read('The leaves turned yellow, and the wind caught them so that they danced about.').people,
  ).toEqual([]);
  expect(read('The music began, and they danced about the room.').people).toHaveLength(1);
});

test('a crowd of peasants is the peasants', () => {
  expect(read('A crowd of peasants in sheepskins stood before the steps.', 'atmosphere').people).toEqual([
    expect.objectContaining({ count: 'many', sex: 'man', trade: 'kaftan' }),
  ]);
  expect(read('Толпа мужиков стояла на площади.', 'atmosphere').people).toHaveLength(1);
});

test('nuns in black wear the habit', () => {
  expect(
    read('The nuns came across the court, in black, with white coifs.', 'atmosphere').people[0]?.clothes
      ?.value,
  ).toMatchObject({
    kind: 'cassock',
    colour: '#26242b',
  });
});

test('who goes along on horses rides, and a driver asleep on his box does not lie on the ground', () => {
  const postureOf = (text: string) => read(text, 'atmosphere').people[0]?.posture?.value;
  expect(postureOf('Охотники ехали полем, и собаки прыгали вокруг лошадей.')).toBe('ride');
  expect(postureOf('Мужики ехали полем в телегах, и лошади устали.')).not.toBe('ride');
  expect(postureOf('A cab stood in the street, its driver asleep upon his box.')).toBe('drive');
});

test('a cart laden with hay is no haystack', () => {
  expect(things('A cart piled high with hay came along the road.')).not.toContain('haystack');
  expect(things('На дороге стоял воз сена.')).not.toContain('haystack');
});

test('a crush in a street is a crowd', () => {
  expect(read('На улице пыль, жара и толкотня.', 'atmosphere').people[0]?.count).toBe('many');
});

test('a procession of monks is the monks', () => {
  expect(read('A procession of monks came down the hill.', 'atmosphere').people).toEqual([
    expect.objectContaining({ count: 'many', trade: 'cassock' }),
  ]);
});

test('pairs that fly past at a ball dance', () => {
  expect(read('Музыка гремела, пары неслись мимо одна за другою.', 'atmosphere').people).toMatchObject([
    { count: 'many', posture: { value: 'dance' } },
  ]);
});
