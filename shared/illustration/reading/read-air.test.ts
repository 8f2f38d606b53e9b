import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const russian = (text: string) => ({ ...passage(text), language: 'ru' as const });
const weatherOf = (text: string, context = '') =>
  readScene({ ...(/\p{Script=Cyrillic}/u.test(text) ? russian(text) : passage(text)), context }).weather
    ?.value ?? null;

describe('weather that is over', () => {
  test.each([
    'In the morning the storm had gone. The sea lay flat.',
    'After the rain the meadow was green.',
    'The gale had blown over, and the trees stood still.',
    'The fog lifted from the river.',
    'Буря утихла, и море лежало ровное.',
    'После грозы сад был свеж.',
    'К утру перестал дождь, и сад стоял тихий.',
  ])('is not read: %s', (text) => {
    expect(weatherOf(text)).toBeNull();
  });

  test('does not return from the previous page', () => {
    expect(weatherOf('The storm had gone. The sea lay flat.', 'The storm came in from the sea.')).toBeNull();
  });

  test.each([
    ['The storm had not gone; the sea was high.', 'storm'],
    ['The rain had still not stopped over the meadow.', 'rain'],
    ['The storm had blown all night over the hills.', 'storm'],
    ['Clouds passed over the moon.', 'cloud'],
    ['Дождь не перестал, и дорога размокла.', 'rain'],
  ])('is read if it continues: %s', (text, weather) => {
    expect(weatherOf(text)).toBe(weather);
  });
});

describe('falling snow', () => {
  test.each([
    'The snow that had begun to fall drifted past the lamps.',
    'Snow was softly falling on the road.',
    'Снег все падал на дорогу.',
    'Над домом медленно кружил снег.',
  ])('may take many words: %s', (text) => {
    expect(weatherOf(text)).toBe('snow');
  });

  test('is not lying snow', () => {
    expect(weatherOf('The snow was deep, and he fell by the road.')).toBeNull();
  });
});

describe('the colour of the sky', () => {
  test.each([
    ['The dusk had gone violet over the water.', '#7a5a9c'],
    ['The sea lay under a clear gold sky.', '#c9973c'],
    ['Над рекой стоял розовый закат.', '#d88f9d'],
  ])('is that of the hour: %s', (text, colour) => {
    const { colours, things } = readScene(/[а-я]/u.test(text) ? russian(text) : passage(text));
    expect(colours.filter(({ of }) => of === 'sky').map((each) => each.colour)).toContain(colour);
    expect(things.map(({ what }) => what)).not.toContain('flowers');
  });
});

test('houses painted in two colours have both', () => {
  const [house] = readScene(
    passage('Its houses were tall and narrow, painted once in blue and ochre.'),
  ).things;
  expect([house?.colour, ...(house?.otherColours ?? [])]).toEqual(['#3b6ea5', '#c9973c']);
});

test('extinguished lamps are out', () => {
  const lampOf = (text: string) => readScene(passage(text)).things.find(({ what }) => what === 'lamp');
  expect(lampOf('All along the quay the lamps went out.')?.qualities).toContain('out');
  expect(lampOf('All along the quay the lamps were burning.')?.qualities).not.toContain('out');
});

test('a ship’s lantern is not a ship, and a sea named before a shop is the setting', () => {
  expect(
    readScene(passage('A ship’s lantern hung from the beam of the room.')).things.map(({ what }) => what),
  ).not.toContain('ship under sail');
  expect(
    readScene(passage('The sea lay flat before the town. Six men were asleep in the chandler’s shop.'))
      .setting?.value,
  ).toBe('sea');
});

test('a round window is round, but not things round a table', () => {
  const roundOf = (text: string) =>
    readScene(passage(text))
      .things.filter(({ qualities }) => qualities.includes('round'))
      .map(({ what }) => what);
  expect(roundOf('It was a low room with one round window.')).toEqual(['window']);
  expect(roundOf('The chairs stood round the table in the room.')).toEqual([]);
});

test('a room under the roof is an attic, whatever its furniture', () => {
  expect(
    readScene(passage('It was a low room under the roof, with a narrow bed and a blanket.')).setting?.value,
  ).toBe('attic');
});

test('adjectives of season, weather and light are read in every gender', () => {
  const read = (text: string) => readScene(passage(text, { type: 'location', language: 'ru' }));
  expect(read('Снежное поле лежало кругом.').season?.value).toBe('winter');
  expect(read('Осенняя роща стояла тихо.').season?.value).toBe('autumn');
  expect(read('Туманное утро стояло над рекой.').weather?.value).toBe('fog');
  expect(read('Лунная ночь была тиха.').light?.value).toBe('moon');
  // «Покой» is a noun, and «пока» no form of it.
  expect(read('Пока он шёл, улица опустела.').mood?.value).not.toBe('calm');
});

test('a dark passage is dark, and a dark coat is not', () => {
  const lightOf = (text: string) => readScene(passage(text)).light?.value;
  expect(lightOf('At the bottom of the stairs there was a dark, tunnel-like passage of stone.')).toBe('dark');
  expect(lightOf('Они вошли в темный коридор.')).toBe('dark');
  expect(lightOf('In the room stood a man in a dark coat.')).toBeUndefined();
});

test('white bloom in an orchard means spring', () => {
  expect(
    readScene(passage('The orchard below the house was in a flush of pinky white bloom.')).season?.value,
  ).toBe('spring');
});

test('a pale sky in which morning begins is dawn, and enough for a picture', () => {
  const scene = readScene(
    passage('Занимается утро; на побелевшем холодном небосклоне золотая полоса.', { type: 'atmosphere' }),
  );
  expect(scene).toMatchObject({ time: { value: 'dawn' }, isTooVague: false });
});

test('the thunder of a town is not a thunderstorm, and a coach by lamplight is seen at night', () => {
  expect(
    readScene(passage('Углы домов, магазины, вывески, улицы с блеском, шумом и громом.')).weather,
  ).toBeNull();
  expect(
    readScene(passage('I saw the steam from the horses of the coach by the light of the lamps.')).time?.value,
  ).toBe('night');
});

test('a place both sinister and decayed is dreadful; one that is sinister and merry has no one mood', () => {
  expect(
    readScene(passage('The houses had a sinister air in the midst of their dirt and decay.')).mood?.value,
  ).toBe('dread');
  expect(readScene(passage('The square was merry, and yet sinister.')).mood).toBeNull();
});
