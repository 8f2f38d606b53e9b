import { expect, test } from 'vitest';
import { people, person, read } from '../testing/read-passage.ts';

test('a woman is known by her skirt, and a white sailor beside it is a hat', () => {
  const [trina, ...others] = people(
    'Trina wore a blue cloth skirt, a striped shirt waist, and a white sailor.',
  );
  expect(trina!.sex).toBe('woman');
  expect(others).toEqual([]);
  expect(people('A sailor in a blue jacket stood at the door.')[0]!.sex).toBe('man');
});

test('many who stare at one man’s white hat do not wear it', () => {
  const [many] = people(
    'The wounded soldiers all stared with curiosity at Pierre’s white hat and green coat.',
  );
  expect(many).toMatchObject({ count: 'many' });
  expect(many!.hat).toBeUndefined();
  expect(many!.clothes?.value.colour).toBeUndefined();
  expect(people('The soldiers in white hats and green coats stared at Pierre.')[0]!.hat).toBeDefined();
});

test('a hatless throng wears no hats', () => {
  expect(people('A hatless throng of young men drifted up and down the street.')[0]!.isBareheaded).toBe(true);
  expect(people('A throng of young men drifted up and down the street.')[0]!.isBareheaded).toBeUndefined();
});

test('a cap that was laid down is not worn, and a cocked hat is a hat', () => {
  expect(
    read('He wore a brown suit and a cloth cap which he had laid down on the chair.', 'character').people[0]!
      .hat,
  ).toBeUndefined();
  expect(read('The general wore a cocked hat.', 'character').people[0]!.hat?.value.kind).toBe('cocked hat');
});

test('a straw hat has the colour of straw, and shirtsleeves are a shirt', () => {
  expect(read('The gentleman wore a straw hat.', 'character').people[0]!.hat?.value.colour).toBe('#d8bd7a');
  expect(read('Господин в соломенной шляпе стоял у калитки.', 'character').people[0]!.hat?.value.colour).toBe(
    '#d8bd7a',
  );
  expect(read('A stout man in shirtsleeves came out.', 'character').people[0]!.clothes?.value.kind).toBe(
    'shirt',
  );
});

test('a kerchief on the shoulders is a shawl', () => {
  const [woman] = read('Голубая косынка лежала на плечах молодой женщины.', 'character').people;
  expect(woman!.hat).toBeUndefined();
  expect(woman!.wears.map(({ value }) => value)).toContain('shawl');
});

test('a feather belongs to a hat, with its colour', () => {
  const plumes = (text: string) =>
    read(text, 'character')
      .people[0]!.features?.filter(({ part }) => part === 'plume')
      .map(({ colour }) => colour) ?? [];
  expect(plumes('The lady wore a broad hat with a large red feather.')).toEqual(['#b23a2e']);
  expect(plumes('The lady lay on a bed of white feathers.')).toEqual([]);
});

test('a shawl implies a woman, a white cloth on the hair is a kerchief, and a woman holds her parasol', () => {
  expect(read('Под шалью видны были полные плечи.', 'character').people[0]!.sex).toBe('woman');
  const [woman] = read(
    'Сидела на сундуке молодая женщина с белым платком на темных волосах.',
    'character',
  ).people;
  expect(woman).toMatchObject({
    hat: { value: { kind: 'kerchief', colour: '#f1ece0' } },
    posture: { value: 'sit' },
  });
  const sister = (text: string) => read(text, 'character').people[0]!.holds.map(({ value }) => value);
  expect(sister('Девушка стояла на дорожке и кончиком зонтика чертила по песку.')).toContain('umbrella');
  expect(sister('Девушка вошла, а зонтик стоял в углу.')).not.toContain('umbrella');
});

test('men tie a kerchief round the neck', () => {
  const [man] = people('Miguel wore a crimson kerchief tied loosely, and he had the highest heels.');
  expect(man!.hat).toBeUndefined();
  expect(man!.wears.map(({ value }) => value)).toContain('shawl');
  expect(people('He had a red kerchief round his head.')[0]!.hat?.value.kind).toBe('kerchief');
});

test('a kerchief that has slipped from the head leaves it bare', () => {
  expect(people('Платок скатился с ее головы на плеча; показалась масса черных волос.')[0]).toMatchObject({
    isBareheaded: true,
  });
  expect(
    people('Платок сполз на затылок, из-под него выбивались волосы. Она сидела.')[0]?.isBareheaded,
  ).toBeUndefined();
});

test('a kerchief put on «по обыкновению» is on the head', () => {
  expect(people('Она сидела, накинув по обыкновению белый платок на голову.')[0]?.hat?.value.kind).toBe(
    'kerchief',
  );
});

test('a hat held away from the head and a handkerchief pulled from a pocket are not worn', () => {
  const [merchant] = people('Купец, с обнаженной головою и шляпой на отлете, приветствовал гостя.');
  expect(merchant).toMatchObject({ isBareheaded: true });
  expect(merchant?.hat).toBeUndefined();
  expect(people('Он выхватил из кармана белый платок и стоял у стены.')[0]?.wears).toEqual([]);
  expect(people('Купец стоял у открытой двери, в шапке.')[0]?.hat?.value.kind).toBe('fur hat');
});

test('a shawl lying on shoulders is worn, and its wearer does not lie', () => {
  const woman = person('The young woman had a kind face; a blue shawl lay upon her shoulders.');
  expect(woman.posture).toBeUndefined();
  expect(woman.wears.map(({ value }) => value)).toContain('shawl');
});

test('a hatband is on a hat', () => {
  expect(
    read('His eyes were blue under a gray horsehair hatband.', 'character').people[0]!.hat?.value.kind,
  ).toBeDefined();
});

test('a helmet is of steel unless a colour is told or the police wear it', () => {
  const colourOf = (text: string) => person(text).hat?.value.colour;
  expect(colourOf('A soldier in a helmet stood there.')).toBe('#a3a9b0');
  expect(colourOf('A soldier in a black helmet stood there.')).toBe('#26242b');
  expect(colourOf('A policeman in a helmet stood there.')).toBeUndefined();
});

test('who wears a turban wears a robe with it, unless other clothes are told', () => {
  expect(person('A lean man in a white turban stood there.').clothes?.value.kind).toBe('robe');
  expect(person('A lean man in a white turban and a coat stood there.').clothes?.value.kind).toBe('coat');
});
