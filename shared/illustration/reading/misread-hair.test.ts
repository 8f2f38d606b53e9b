import { expect, test } from 'vitest';
import { people, person, read } from '../testing/read-passage.ts';

test('raven-black hair is not a bird, and is braided', () => {
  const { people, things: seen } = read(
    'Her hair was of a glossy raven black, curiously braided; her eyes were dark.',
    'character',
  );
  expect(seen.map(({ what }) => what)).not.toContain('crow');
  expect(people[0]!.hair?.value).toMatchObject({ cut: 'braid', colour: '#26242b' });
});

test('“redheaded” describes the hair, and white trousers are white', () => {
  expect(
    read('A short, redheaded man stood at the gate.', 'character').people[0]!.hair?.value.colour,
  ).toBeDefined();
  const trousers = (text: string) =>
    read(text, 'character').people[0]!.features?.find(({ part }) => part === 'trousers')?.colour;
  expect(trousers('Он шел по дороге в белых, как снег, панталонах.')).toBe('#f1ece0');
  expect(trousers('He wore a dark coat and pearl-grey trousers.')).toBeDefined();
});

test('a golden braid is fair, and a white tie is white', () => {
  expect(read('Ее коса золотого цвета падала ниже колен.', 'character').people[0]!.hair?.value).toMatchObject(
    { cut: 'braid', colour: '#c9a45c' },
  );
  expect(read('He wore a broad black hat and a white tie.', 'character').people[0]!.features).toMatchObject([
    { part: 'tie', colour: '#f1ece0' },
  ]);
});

test('red hair does not colour the jacket of its owner', () => {
  const man = read('The man in the jacket had red hair.', 'character').people[0]!;
  expect(man.clothes?.value.colour).toBeUndefined();
  expect(man.hair?.value.colour).toBeDefined();
});

test('a «брюнет» is a man with black hair', () => {
  expect(people('Это был черномазый брюнет.')[0]).toMatchObject({
    sex: 'man',
    hair: { value: { colour: '#2b2320' } },
  });
});

test('a scythe on a shoulder is not a braid, and a mantilla is a shawl', () => {
  expect(
    people('Левин пошел по прокосу, вскинув на плечо косу; пот катил по его лицу.')[0]!.hair,
  ).toBeUndefined();
  expect(
    people('Она шла по саду; легкая мантилья спустилась ей на локти.')[0]!.wears.map(({ value }) => value),
  ).toContain('shawl');
});

test('thin hair does not make a person thin', () => {
  expect(person('The man’s hair was grey at the sides and thin on the top.').build).toBeUndefined();
  expect(person('The man was thin and grey.').build).toBe('thin');
});

test('hair that changed its colour has the new one', () => {
  expect(person('The man’s black hair had been changed to a pure white.').hair?.value.colour).toBe('#e9e3d4');
});

test('a blonde woman has fair hair, and a red-haired one red', () => {
  expect(person('A little blonde woman stood in the doorway.').hair?.value.colour).toBe('#e2c892');
  expect(person('A red-haired woman stood in the doorway.').hair?.value.colour).toBeDefined();
});

test('the hair that an artist brought out is the sitter’s', () => {
  const { things } = read(
    'It was an ivory miniature, and the artist had brought out the full effect of the lustrous black hair, the large dark eyes, and the mouth.',
    'object',
  );
  expect(things[0]?.sitter?.hair?.value.colour).toBeDefined();
});

test('carroty hair is red', () => {
  expect(person('He had a snub nose and a shock of carroty hair.').hair?.value.colour).toBe('#b0602e');
});

test('hair cut «в кружок» is not cropped', () => {
  const cutOf = (text: string) => read(text, 'character').people[0]!.hair?.value.cut;
  expect(cutOf('Волосы его были обстрижены в кружок; на нем был армяк.')).not.toBe('short');
  expect(cutOf('Волосы его были коротко обстрижены.')).toBe('short');
});

test('hair has the colour that is told after a comma, and no length of a moustache', () => {
  expect(person('She had wonderful hair, absolutely white.').hair?.value.colour).toBeDefined();
  expect(
    person('It was fine hair, very soft, and of a deep rich gold, and she let it fall.').hair?.value,
  ).toEqual({ colour: person('She had golden hair.').hair!.value.colour });
  expect(person('His hair was reddish, his long moustache a shade lighter.').hair?.value.cut).toBeUndefined();
  expect(person('Her hair, silvered by age, was parted smoothly.').hair?.value.colour).toBe('#b9b9b8');
});

test('hair that is braided and coiled about the head does not hang down', () => {
  expect(
    person('Her hair was still black, and a great mass of it was braided and coiled about her head.').hair
      ?.value,
  ).toMatchObject({ cut: 'crownPlait' });
});

test('whiskers and a moustache are worn together, a man’s gown is a robe, and hair that turns grey is', () => {
  expect(person('He was a stout man with grey whiskers and a large moustache.').beard?.value.cut).toBe(
    'mutton chops',
  );
  expect(person('Бакенбарды и большие усы с проседью, шея толстая.').beard?.value.cut).toBe('mutton chops');
  expect(person('He was clad in a goodly long gown, a man of forty summers.').clothes?.value.kind).toBe(
    'robe',
  );
  expect(person('He was a gay fellow, with classic features, hair turning gray.').hair?.value.colour).toBe(
    '#b9b9b8',
  );
});

test('«букли» are curls, and hair as white as a harrier is white', () => {
  expect(person('Графиня, с седыми буклями, сидела прямо.').hair?.value).toMatchObject({
    cut: 'curls',
    colour: '#b9b9b8',
  });
  expect(person('Дед, белый как лунь, стоял у ворот.').hair?.value.colour).toBe('#b9b9b8');
  expect(person('У него были бакенбарды песочного цвета.').beard?.value.colour).toBe('#e2c892');
});

test('hair that is plaited and coiled does not hang, and grizzled hair is streaked', () => {
  expect(person('Her brown hair was neatly plaited and coiled above her neck.').hair?.value.cut).toBe(
    'crownPlait',
  );
  const looks = (text: string) => person(text).features?.flatMap(({ looks: seen = [] }) => seen);
  expect(looks('Старик был черноволосый, с сильною проседью.')).toContain('hair greying');
  expect(looks('His black hair was streaked with grey.')).toContain('hair greying');
});

test('a fair head and fair plaits are fair hair', () => {
  expect(person('Мальчик, белоголовый и босой, стоял у ворот.').hair?.value.colour).toBeDefined();
  expect(person('Девушка со светлыми косами обернулась.').hair?.value.colour).toBe('#e2c892');
});
