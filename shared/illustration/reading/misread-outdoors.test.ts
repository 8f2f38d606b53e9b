import { expect, test } from 'vitest';
import { read, settingOf, things } from '../testing/read-passage.ts';
import { terrainOf } from '../composition/terrain/terrain.ts';

test.each([
  ['The brink of the cliff lay three hundred yards below the hill.', 'yard'],
  ['A live charcoal ball glowed red under the trees of the village.', 'ballroom'],
  ['The market-people went by in boats upon the lagoon.', 'square'],
])('“%s” does not take place in a %s', (text, place) => {
  expect(settingOf(text, 'atmosphere')).not.toBe(place);
});

test.each([
  ['Maids stood about the fountain amidst the market-place.', 'square'],
  ['A wide, white wilderness was all that met my gaze.', 'snowfield'],
  ['Foul puddles lay in the cowyard.', 'yard'],
])('“%s” takes place in a %s', (text, place) => {
  expect(settingOf(text)).toBe(place);
});

test('the banks of a lane are not those of a river', () => {
  expect(terrainOf(read('The road ran down the hill under banks and hedges.')).water).toBeNull();
});

test.each([
  'The evening filled the hollow with purple fire.',
  'They camped on the black ashes of old fires under a tree.',
  'The fires had dwindled, and smoke hung over the broken walls of the village.',
  'The yard was empty, and above it was the quiver of heaven with its living fires.',
])('no fire lights this: %s', (text) => {
  const { light, things: seen } = read(text, 'atmosphere');
  expect(light?.value).not.toBe('fire');
  expect(seen.map(({ what }) => what)).not.toContain('fire');
});

test('what the night had hidden is seen by day, and a storm that cooled the air is over', () => {
  expect(read('The barns that the night had hidden stood out in the light of dawn.').time?.value).toBe(
    'dawn',
  );
  const { time, weather } = read(
    'A breeze cooled by a midday thunderstorm followed the boat, and stars were out over the sea.',
    'atmosphere',
  );
  expect([time?.value, weather]).toEqual(['night', null]);
});

test('the sun shines before the night that falls at the end', () => {
  expect(
    read('The sun drove golden spokes through the boughs of the orchard. Then the night fell.', 'atmosphere')
      .time?.value,
  ).toBe('sunset');
});

test('a storm of snow is a blizzard, and winter floods are no winter', () => {
  expect(
    read('It was a wild day, with a storm of snow whirling over the fields.', 'atmosphere').weather?.value,
  ).toBe('blizzard');
  expect(read('The road stood on a wall of earth against winter floods.').season).toBeNull();
  expect(read('It was late spring or early summer in the meadow.').season?.value).toBe('spring');
});

test('so dark a green is a colour, not darkness', () => {
  expect(read('The stems in the meadow are of so dark a green that they do not show.').light).toBeNull();
});

test.each([
  ['The cattle pressed about the crowded sheep-pen.', 'quill and ink'],
  ['Freight-cars filed by the factory.', 'motorcar'],
  ['Volumes of smoke poured from the chimneys of the town.', 'books'],
  ['The stars shone over the court with a quiver of light.', 'bow'],
  ['Wagons with red crosses in white circles stood in the street.', 'cross'],
  ['They rode towards the Raven-gate over the hills.', 'gate'],
  ['The forests were but the blackened ruins of forests.', 'ruin'],
  ['The great tapestries of trees darkened under the moon.', 'curtain'],
  ['In the square a drum rolls, and the guard turns out.', 'drum'],
  ['It was the distant lowing of ten thousand cattle on the plain.', 'cow'],
  ['Some hens were clucking outside the windows of the room.', 'hen'],
])('“%s” shows no %s', (text, what) => {
  expect(things(text)).not.toContain(what);
});

test('what would make a charming picture is seen', () => {
  expect(
    things(
      'What a picture it would make, that old wall, with the ivy on it and the moss below, by the river!',
    ),
  ).toEqual(expect.arrayContaining(['wall', 'ivy', 'moss', 'river']));
});

test('orange trees are fruit trees, not trees of that colour', () => {
  const { things: seen } = read('They sat under the orange trees by the house.');
  expect(seen.map(({ what, colour }) => [what, colour])).toContainEqual(['apple tree', undefined]);
});

test('every house and each cottage are many', () => {
  const countOf = (text: string, what: string) =>
    read(text).things.find((thing) => thing.what === what)?.count;
  expect(countOf('Every house of the street was hung with flags.', 'house')).toBe('many');
  expect(countOf('The light of each cottage fell on the road.', 'cottage')).toBe('many');
  expect(countOf('A cottage stood by the road.', 'cottage')).toBeUndefined();
});

test('a sea that is only heard is not the place', () => {
  const text = 'In the moonlight on the terrace I heard, faint and low, the fall of the sea.';
  expect(settingOf(text, 'atmosphere')).not.toBe('sea');
  expect(things(text, 'atmosphere')).not.toContain('sea');
  expect(things('The sea fell on the sand with the sound of thunder.', 'atmosphere')).toContain('sea');
});

test.each([
  'Its great grey front, with its statues and a pair of oak doors, rose before me.',
  'I stopped to look at the carving over the front, and above the principal door.',
])('a front is seen from outside: %s', (text) => {
  expect(settingOf(text)).toBe('house');
});

test('pine woods below cliffs are among mountains', () => {
  expect(
    terrainOf(read('The pine forests hung over the mountains, and the road wound between cliffs.')).rockWalls,
  ).toBe('both');
});

test('a hill is crowned with wood, and a hall is panelled with it', () => {
  expect(things('The hill, crowned with wood, rose above the river.')).toContain('wood');
  expect(things('The hall was panelled with wood.')).not.toContain('wood');
});

test('what is out of sight or hidden is not shown, and what is hidden among trees is', () => {
  expect(things('It was a hilly country. The station was out of sight.')).not.toContain('station');
  expect(things('The sea was hidden from us by the hills.')).not.toContain('sea');
  expect(things('The sea was hidden from us by the hills.')).toContain('hill');
  expect(things('The cottage was hidden among the trees.')).toContain('cottage');
});

test('the end of a barn that is left standing is seen from outside, and the first touch of day is dawn', () => {
  expect(
    settingOf(
      'The valley was full of ruins. Here stood a signal, there the end of a greenhouse, white among them.',
    ),
  ).not.toBe('conservatory');
  expect(
    read('The smoke grew red at the first touch of day over the fields.', 'atmosphere').time?.value,
  ).toBe('dawn');
});

test('a gale with a drizzle is rain, and a gale alone a storm', () => {
  expect(
    read('A thin drizzle fell on the man at the plough, his back to the gale.', 'atmosphere').weather?.value,
  ).toBe('rain');
  expect(read('The ship ran before the gale over the sea.', 'atmosphere').weather?.value).toBe('storm');
});

test('a gondola is on a canal, unless other water is named', () => {
  expect(things('A gondola slid beneath the bridge, past the palaces.', 'atmosphere')).toContain('canal');
  expect(things('A gondola crossed the lagoon.', 'atmosphere')).not.toContain('canal');
  const [rower] = read('The gondolier bent to his oar beneath the bridge.', 'atmosphere').people;
  expect(rower?.posture?.value).toBe('row');
});
