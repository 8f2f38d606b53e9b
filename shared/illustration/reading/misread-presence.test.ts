import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { people, person, read, things } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('what others do, wear or recall is not the described person’s', () => {
  expect(
    person('Close to where we lay, squatting upon their haunches, were some ten chiefs.').posture?.value,
  ).toBe('sit');
  expect(things('Out of the collar sprang a bewildering bush of brown hair.', 'character')).not.toContain(
    'bush',
  );
  expect(
    read('The hills were the same, yet not the same as at night; the slopes were sunny.').time?.value,
  ).not.toBe('night');
  expect(person('She sprang through the flowers, the sun falling on her bared head.').isBareheaded).toBe(
    true,
  );
});

test('whoever might feel cramped in a room is not in it, and who is shown in a portrait is described', () => {
  expect(read('Комната была так низка, что высокому человеку становилось в ней жутко.').people).toEqual([]);
  const scene = read(
    'На портрете была изображена женщина. Она была в чёрном платье; глаза тёмные, глубокие.',
    'character',
  );
  expect(scene.things.map(({ what }) => what)).not.toContain('portrait');
  expect(scene.people[0]?.clothes?.value.colour).toBe('#26242b');
});

test('the people whom a portrait seems to look at, and the buyers of a thing, are not present', () => {
  const { people } = read(
    'Над диваном висел портрет мужчины и недружелюбно глядел на гостей. Мебель выписали через приятеля из Москвы.',
  );
  expect(people).toEqual([]);
});

test('a person who stands out from a crowd is shown without it', () => {
  const { people } = read(
    'Она, тоненькая блондинка в белом платье, одна выходила светлою из мутной толпы.',
    'character',
  );
  expect(people).toHaveLength(1);
});

test('people in the foreground of a landscape, or in a crowd that is heard, are present', () => {
  const people = (text: string) => read(text).people.length;
  expect(people('На первом плане живописной долины стоял старый пастух.')).toBeGreaterThan(0);
  expect(people('Из толпы на площади доносились крики.')).toBeGreaterThan(0);
});

test('people whom someone finds, or who surround someone, are present', () => {
  const counts = (text: string) => read(text).people.map(({ count }) => count);
  expect(counts('Войдя в гостиную, они застали там мужчин в черных сюртуках.')).toContain('many');
  expect(counts('У бочки стоял командир, окруженный офицерами.')).toEqual([1, 'many']);
});

test('guests who are bowed to are not described', () => {
  expect(
    people('Тетушка с неподвижными злыми глазами вошла и, едва поклонившись гостям, села.'),
  ).toHaveLength(1);
});

test('children who could stand under burdocks are not present', () => {
  const { people: there } = readScene(
    passage('Along the wall grew great burdocks, so high that little children could stand under them.'),
  );
  expect(there).toEqual([]);
});

test('a regiment is not present because someone wears its uniform', () => {
  const found = people(
    'In the uniform of the guards regiment, the monarch came out, carrying his hat under his arm.',
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ sex: 'man', count: 1 });
});

test('the artist who painted a woman is not the described person', () => {
  expect(people('С таким выражением на лице она была красивее; оно было уловлено художником.')[0]!.sex).toBe(
    'woman',
  );
});

test('figures scrawled on a table are not people', () => {
  expect(people('He sat at the table which was scrawled over with figures.')[0]).toMatchObject({
    count: 1,
    sex: 'man',
  });
});

test('an indefinite person («какой-нибудь помещик») is not present', () => {
  expect(read('На столе лежал протокол, писанный каким-нибудь мирным помещиком.').people).toEqual([]);
});

test('a blizzard called a witch is not a person, and women whose kind of cap is worn are not present', () => {
  expect(read('Визжит отчаянным бесом ведьма-вьюга.', 'atmosphere').people).toEqual([]);
  expect(people('Платье на ней было темное, на голове колпак, какой носят деревенские бабы.')).toMatchObject([
    { count: 1 },
  ]);
});

test('people who are only spoken of are not the described ones', () => {
  expect(
    people('«Молодые люди до этого не охотники», – твердил он ей; глаза его выражали нежность.')[0]?.count,
  ).toBe(1);
});

test('«красавица» may be a mare, and the rider of a described mare is not described', () => {
  expect(people('Водили поджарую красавицу Фру-Фру, которая переступала на длинных бабках.')).toEqual([]);
  expect(people('Фру-Фру, вытягивая шеей поводья, тронулась, покачивая седока на спине.')).toEqual([]);
});

test('what a man does is not ascribed to the woman described after him, and soldiers whose boots smell are not present', () => {
  expect(
    people('Тимофеич скакал на заре; но глаза Арины Власьевны выражали нежность.')[0]?.posture,
  ).toBeUndefined();
  expect(read('Чулан с запахом сапогов гарнизонных солдат, некрашеный стол, печь.').people).toEqual([]);
});

test('people who only thought something about a place are not in it, nor are those in its tombs', () => {
  expect(
    read('It was no proper cellar at all, the children thought, because of its high ceiling.').people,
  ).toEqual([]);
  expect(read('Под сводами стояли каменные гробницы князей.').people).toEqual([]);
  expect(read('The children sat in the cellar.').people).toHaveLength(1);
});

test('a tradesman who is doing something is there', () => {
  const [grocer] = read('Behind the counter the grocer was weighing out tea.', 'atmosphere').people;
  expect(grocer).toMatchObject({ count: 1, sex: 'man' });
  expect(read('The counter was dusty; the grocer was going to be rich.', 'atmosphere').people).toEqual([]);
});

test('a person on a horse rides', () => {
  const [rider] = read(
    'After the hounds came the huntsman in scarlet on a tall grey horse.',
    'atmosphere',
  ).people;
  expect(rider?.posture?.value).toBe('ride');
});

test('those who come two by two are many, and those who fight a duel are two', () => {
  expect(read('Two by two the nuns came across the court.', 'atmosphere').people[0]?.count).toBe('many');
  expect(read('Противники сошлись на поляне с пистолетами.', 'atmosphere').people[0]?.count).toBe(2);
});

test('on an empty square no one walks, and cabmen at their tea are several', () => {
  const isStatedEmpty = (text: string) =>
    read(text, 'location').leftOut.some(({ what, reason }) => what === 'person' && reason === 'negation');
  expect(isStatedEmpty('Площадь была пуста, и только каланча темнела над крышами.')).toBe(true);
  expect(isStatedEmpty('The street was empty under its lamps.')).toBe(true);
  expect(isStatedEmpty('На площади стояла пустая бочка из-под дёгтя, а вокруг шумела толпа.')).toBe(false);
  expect(people('За столами сидели извозчики в синих кафтанах.')).toMatchObject([
    { count: 'many', posture: { value: 'sit' } },
  ]);
});

test('beaks, muzzles and one’s own forehead make no person', () => {
  expect(people('They stood about singly and in groups, opening and shutting their beaks.')).toEqual([]);
  expect(people('Bending his muzzle to his chest, he passed, lifting his feet.')).toEqual([]);
  expect(people('So sweet is thy touch upon my forehead and along my spine.')).toEqual([]);
  expect(people('It is done by touching the roof of the mouth with the tongue.')).toEqual([]);
  expect(people('I was lying on my back, and my arms and my long hair were tied.')).toHaveLength(1);
});

test('clothes that lie on a table are worn by nobody, whoever they belong to', () => {
  const scene = read('На нем лежали халат, пистолет и письмо, которое он писал вчера.', 'character');
  expect(scene.people).toEqual([]);
  expect(scene.things.map(({ what }) => what)).toContain('pistol');
});

test('the other of two is there as well', () => {
  const [first, second] = people(
    'The man was small and old. The other sailor, however, was huge, with a black moustache and broad shoulders.',
  );
  expect([first?.height, first?.beard]).toEqual(['short', undefined]);
  expect([second?.beard?.value.cut, second?.isBroadShouldered]).toEqual(['moustache', true]);
});

test('those who only tell it, and the owner of a house, are not there', () => {
  expect(
    read('She sat at the window, as the housekeepers were wont to tell.', 'atmosphere').people,
  ).toHaveLength(1);
  expect(read('На площади стоит небольшой домик вдовы чиновника.', 'atmosphere').people).toEqual([]);
});
