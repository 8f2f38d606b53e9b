import { describe, expect, test } from 'vitest';
import { people, person, read, things } from '../testing/read-passage.ts';

test('a person with an old face is old, and one with a big paunch is stout', () => {
  expect(
    read('Княжна явилась с выражением злобы на сморщенном, старом лице.', 'character').people[0]!.age,
  ).toBe('old');
  expect(
    read(
      'He sat up with one leg hanging down from the bed, his big paunch resting on the other.',
      'character',
    ),
  ).toMatchObject({ people: [{ build: 'stout' }], things: [{ what: 'bed' }] });
});

test('a coat or hat being old does not make its wearer old, and «не старый» states no age', () => {
  const ageOf = (text: string) => read(text, 'character').people[0]?.age;
  expect(
    ageOf(
      'Он бежал в стареньком, коротеньком, почти летнем пальтишке, с старою, широкополою шляпой в руках.',
    ),
  ).toBeUndefined();
  expect(ageOf('Это был сухой, ещё не старый мужик с бородкой.')).toBeUndefined();
  expect(ageOf('Это был старый мужик с бородкой.')).toBe('old');
});

test('two adjectives before a noun describe the noun, not the person', () => {
  const [man] = read('Под глазами у него было множество длинных и глубоких морщин.', 'character').people;
  expect(man!.height).toBeUndefined();
});

test('«маленькими его глазами»: the possessive may follow the adjective', () => {
  const looks = read('Он посмотрел хитро маленькими его глазами.', 'character').people[0]!.features!.flatMap(
    (each) => each.looks ?? [],
  );
  expect(looks).toContain('eyes small');
});

test('a smile that vanishes is not drawn, and a man’s Scotch bonnet is a cap', () => {
  const looks = (text: string) =>
    read(text, 'character').people[0]!.features?.flatMap((each) => each.looks ?? []);
  expect(looks('The smile vanished from his white face.')).not.toContain('smile');
  expect(looks('A smile lit his white face.')).toContain('smile');
  expect(
    read('A tall man in a Scotch bonnet stood at the gate.', 'character').people[0]!.hat?.value.kind,
  ).toBe('cap');
});

test('a description of the face continues after a semicolon', () => {
  const looks = read(
    'His face was not a good face; it was hard, and cruel, and his teeth were white.',
    'character',
  ).people[0]!.features!.flatMap((feature) => feature.looks ?? []);
  expect(looks).toContain('face grim');
});

test.each([
  ['Это была женщина с темными волосами.', { colour: '#3a2a20' }],
  ['She was a woman with dark hair.', { colour: '#3a2a20' }],
])('dark hair is dark: %s', (text, hair) => {
  expect(read(text, 'character').people[0]!.hair?.value).toMatchObject(hair);
});

test('masculine nouns that end in -а agree with their adjectives', () => {
  expect(read('Белокурый мужчина вошел в комнату.', 'character').people[0]?.hair?.value.colour).toBe(
    '#e2c892',
  );
});

test('a plural adjective does not describe one person’s build', () => {
  expect(
    read('У мальчика губы были маленькие, не очень толстые, но красные.', 'character').people[0]!.build,
  ).toBeUndefined();
  expect(read('Это был мужчина толстый, с бородой.', 'character').people[0]!.build).toBe('stout');
});

test('a side-whiskered groom has whiskers, and a bearded man a beard', () => {
  const beardOf = (text: string) => read(text, 'character').people[0]!.beard?.value.cut;
  expect(beardOf('A drunken-looking groom, ill-kempt and side-whiskered, walked into the room.')).toBe(
    'whiskers',
  );
  expect(beardOf('A bearded man stood at the door.')).toBe('full');
});

test.each([
  ['У ворот стоял бородатый мужик.', 'full'],
  ['Вошел усатый офицер.', 'moustache'],
  ['He was a moustached officer.', 'moustache'],
])('“%s” has a beard: %s', (text, cut) => {
  expect(people(text)[0]!.beard?.value.cut).toBe(cut);
});

test.each([
  ['Это был небритый человек.', 'stubble'],
  ['Вошел курносый мальчик.', 'nose upturned'],
  ['She was a snub-nosed, freckled girl.', 'freckles'],
])('“%s” describes a face with %s', (text, look) => {
  expect(people(text)[0]!.features?.flatMap(({ looks = [] }) => looks)).toContain(look);
});

test('a man who shaves his beard for now has only a moustache', () => {
  expect(people('Он носил усы и брил пока бороду.')[0]!.beard?.value.cut).toBe('moustache');
});

test('Russian priests and peasants are bearded unless they are young or shaven', () => {
  expect(people('Дьякон, лиловый лицом и шеей, стоял у аналоя.')[0]!.beard?.value.cut).toBe('full');
  expect(people('Старый мужик стоял у ворот.')[0]!.beard?.value.cut).toBe('full');
  expect(people('Бритый мужик стоял у ворот.')[0]!.beard).toBeUndefined();
  expect(people('Молодой мужик стоял у ворот.')[0]!.beard).toBeUndefined();
});

test('wrinkled people are old', () => {
  expect(people('He sat there, very thin, very wrinkled, with a pipe.')[0]).toMatchObject({
    age: 'old',
    build: 'thin',
  });
  expect(people('He was thin, with a high forehead.')[0]!.age).toBeUndefined();
});

test('a man who shaves his beard has none', () => {
  expect(people('Это был человек лет сорока, бривший бороду, ходивший в сюртуке.')[0]?.beard).toBeUndefined();
});

test('a pointed beard named after a black moustache is black', () => {
  expect(person('The tall man had a black moustache and pointed beard.').beard?.value).toEqual({
    cut: 'pointed',
    colour: '#26242b',
  });
});

test('eyes that flamed red are red', () => {
  expect(
    person('His eyes flamed red, and the white teeth shone.').features?.find(({ part }) => part === 'eyes')
      ?.colour,
  ).toBeDefined();
});

test('a pale forehead is a pale face', () => {
  const looks = read(
    'His hair fell over a pale and noble forehead.',
    'character',
  ).people[0]!.features!.flatMap((feature) => feature.looks ?? []);
  expect(looks).toEqual(expect.arrayContaining(['face pale', 'forehead high']));
});

test('hollows and temples of a face, and the fire of a mind, are no land, town or hearth', () => {
  expect(things('He was lean, all hollows, with sunken temples and a bony jaw.', 'character')).toEqual([]);
  expect(
    read('Years of toil had taken the fire out of her. Her face was thin.', 'character').light,
  ).toBeNull();
  expect(read('The fire in the hearth lit her thin face.', 'character').light?.value).toBe('fire');
});

test('a well tanned skin is beside no well', () => {
  expect(things('He was a stout man with a well tanned skin.', 'character')).toEqual([]);
  expect(things('A well stood in the yard.')).toContain('well');
});

test('a severe girl is not a grim one, and her small mouth does not make her small', () => {
  const girl = person('Тонкая, неизменно строгая девушка с маленьким, красиво очерченным ртом.');
  const looks = girl.features!.flatMap(({ looks = [] }) => looks);
  expect(looks).toEqual(expect.arrayContaining(['face stern', 'lips small']));
  expect(looks).not.toContain('face grim');
  expect(girl.height).toBeUndefined();
});

test('an enormous person is stout and tall, and a large one broad', () => {
  expect(person('The enormous man was quite quiet.')).toMatchObject({ build: 'stout', height: 'tall' });
  expect(person('He was a large man with a beard.')).toMatchObject({ isBroadShouldered: true });
});

test('a cap that lies in folds is worn, though its ribbons lie on the breast', () => {
  expect(
    person('She wore a white cap, its ribbons lying in smooth folds across her bosom.').hat?.value.kind,
  ).toBeDefined();
});

describe('a face', () => {
  const looks = (text: string) => person(text).features!.flatMap((each) => each.looks ?? []);

  test('with a week’s beard is unshaven, and not bearded', () => {
    const text = 'He was a wild figure with a week’s beard on his chin, and a pair of big horn spectacles.';
    expect(person(text).beard).toBeUndefined();
    expect(looks(text)).toEqual(expect.arrayContaining(['stubble', 'horn-rimmed']));
    expect(looks('Старик с трёхдневной щетиной на щеках сидел у ворот.')).toContain('stubble');
    expect(person('He was a wild figure with a long beard.').beard?.value.cut).toBe('long');
  });

  test('of the middle age is not old', () => {
    expect(people('He was a small, middle-aged man with brown hair.')[0]!.age).toBeUndefined();
    expect(people('He was a small, aged man with brown hair.')[0]!.age).toBe('old');
  });
});
