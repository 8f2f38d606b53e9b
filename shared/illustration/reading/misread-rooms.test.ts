import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { read, settingOf, things } from '../testing/read-passage.ts';
import { readScene } from './read-scene.ts';

test('a person on the steps of a house is outside it', () => {
  expect(read('The door was open, and a woman stood upon the steps.', 'character').setting?.value).toBe(
    'house',
  );
});

test('a person in a church sees it from inside, unless it is a ruin', () => {
  expect(settingOf('We found ourselves in an old chapel with stone steps.')).toBe('church inside');
  expect(settingOf('В церкви стояла толпа крестьян.')).toBe('church inside');
  expect(settingOf('I found myself in an old, ruined chapel. The roof was broken.')).toBe('ruins');
  expect(settingOf('On the hill stood an old chapel among the elms.')).not.toBe('church inside');
});

test('an earthen floor means a hut', () => {
  expect(settingOf('It was low and damp, the earthen floor covered with a green moss.')).toBe('hut');
});

test('a church whose icons are named is seen from inside', () => {
  expect(settingOf('Церковь была древняя и бедная, много икон стояло без окладов.')).toBe('church inside');
});

test('a hut whose furniture is named is seen from inside', () => {
  expect(
    settingOf('Изба была сильно натоплена. На сосновом столе стоял самовар, на скамье лежал приезжий.'),
  ).toBe('hut');
  expect(settingOf('Изба стояла у дороги, возле нее скамья и стол под деревом.')).not.toBe('hut');
});

test('a room into which a person is only invited is not the setting', () => {
  expect(read('Старик отворил ворота на двор и попросил гостя в горенку.', 'character').setting?.value).toBe(
    'yard',
  );
});

test('a person who sits in a closed carriage is inside it, and a bush lit from a window is seen from outside', () => {
  expect(read('Он сидел в карете и смотрел в окно.', 'character').setting?.value).toBe('carriage inside');
  const [window] = read('Он стоял за кустом; половина куста была освещена из окна.').things.filter(
    ({ what }) => what === 'window',
  );
  expect(window?.qualities).not.toContain('looked out of');
});

test('a hut on which something lies is seen from outside', () => {
  expect(read('На одной избе вместо крыши лежали ворота.').setting?.value).toBe('village');
  expect(read('В избе было темно, на печи спал старик.').setting?.value).toBe('hut');
});

test('a person who sees a carriage arrive is not in it', () => {
  expect(read('Барин увидел гостя, в коляске въезжавшего на плотину.', 'character').setting?.value).toBe(
    'road',
  );
  expect(read('Барин сидел в карете.', 'character').setting?.value).toBe('carriage inside');
});

test('a window that looks onto a yard does not put the scene in the yard', () => {
  expect(read('Он подвигался с чашкой к окну, обращенному на двор.', 'character').setting?.value).not.toBe(
    'yard',
  );
});

test('a person in front of a castle is outdoors, and one looking at it from a window is not', () => {
  expect(
    readScene(passage('The officers stood in front of the castle in full uniform.')).setting?.value,
  ).toBe('castle');
  expect(readScene(passage('Мужики стояли перед церковью.')).setting?.value).toBe('church');
  expect(
    readScene(passage('In the library she sat at the window in front of the fire.')).setting?.value,
  ).toBe('library');
});

test('a person sitting on the grass is not in a room', () => {
  expect(read('A young man was sitting on the grass apart.', 'character').setting?.value).toBe('meadow');
  const { setting } = readScene(
    passage('A young man was sitting on the grass.', {
      type: 'character',
      context: 'He came into the garden. In the garden it was cool. They walked in the garden.',
    }),
  );
  expect(setting?.value).toBe('garden');
});

test('a howl outside in the shrubbery is heard from a room with a broken window', () => {
  const { setting } = read(
    'There was a howl out in the shrubbery, a crash at the window, and glass was hurled on the floor.',
    'atmosphere',
  );
  expect(setting?.value).toBe('room');
});

test('a passage left between two rows is no corridor, and «сели» is no village', () => {
  expect(
    read('In the long room the sick lay in two rows, leaving a passage in the middle.', 'location').setting
      ?.value,
  ).toBe('room');
  expect(read('They went along a dark passage.', 'location').setting?.value).toBe('corridor');
  expect(read('Они сели за стол, покрытый сукном.', 'location').setting?.value).not.toBe('village');
});

test('the walls and the floor of a room are within it, those of a hut may be seen from outside', () => {
  expect(
    settingOf('Roses on a grey ground covered the walls of the kitchen, and a clock hung beside the stairs.'),
  ).toBe('kitchen');
  expect(settingOf('At the far extremity of a low, dark cavern sat an old man.')).toBe('cave');
  expect(settingOf('Ivy covered the walls of the hut.')).not.toBe('hut');
});

test('a passage through which somebody is led is not where the scene is', () => {
  expect(
    settingOf(
      'A narrow passage and some steps led her to the chamber of the queen. The bed stood in the middle.',
    ),
  ).toBe('room');
  expect(settingOf('A narrow passage led to the kitchen, and doors opened on both sides of it.')).toBe(
    'corridor',
  );
});

test('a cell is a prisoner’s, a monk’s or a hollow in the rock', () => {
  expect(settingOf('He found a little cell in the rock, its floor soft with moss and ferns.')).toBe('cave');
  expect(settingOf('The monk sat in his cell and wrote.')).toBe('room');
  expect(settingOf('The prisoner sat in his cell.')).toBe('prison');
});

test('taverns and shops are seen from within if what they have within is named, and a captain’s cabin is on a ship', () => {
  expect(settingOf('It was a splendid saloon, with a long bar and many bottles.')).toBe('tavern');
  expect(settingOf('The shop was little and dim, with jars on the shelves and a counter.')).toBe('shop');
  expect(settingOf('The shop stood at the corner, and a woman passed it.')).not.toBe('shop');
  expect(settingOf('The cabin was small, with a bunk and a locker.')).toBe('ship cabin');
});

test('a room with a dresser of pewter and hams is a kitchen', () => {
  expect(
    settingOf('Pewter plates shone on the dresser, and hams hung from the beams. The floor was of stone.'),
  ).toBe('kitchen');
});

test('dark panelling and the colour of a paper are those of the walls', () => {
  const colours = (text: string) => read(text).colours.map(({ of }) => of);
  expect(colours('The walls of the parlour were of dark oak.')).toContain('wall');
  expect(colours('They entered the parlour, which was decorated with a paper of a green ground.')).toContain(
    'wall',
  );
  expect(things('The walls were of wood, carved with leaves, and a table stood in the middle.')).toContain(
    'panelling',
  );
  expect(things('The walls of the hut were of wood.')).not.toContain('panelling');
});

test('a bed with curtains is a four-poster of their colour, and a colour after a comma is its own', () => {
  const bed = (text: string) => read(text).things.find(({ what }) => what === 'four-poster');
  expect(bed('The bed stood in the corner, hung with curtains of green silk.')).toBeDefined();
  expect(things('There was a canopy over the bed, and curtains to it.')).not.toContain('bed');
  expect(bed('The four-poster bed, snow-white, filled the room.')?.colour).toBe('#f1ece0');
  expect(things('The bed stood by the window, whose curtains were drawn.')).toContain('bed');
});

test('who had slept in a room, or told of it, is not in it, nor are the owners of a room', () => {
  expect(read('It was the room where Lady Anne had slept.').people).toEqual([]);
  expect(read('In the room stood a thing which the old woman told him was a spinet.').people).toEqual([]);
  const [porter, ...others] = read(
    'In the porters’ room one porter sat half asleep behind a newspaper.',
  ).people;
  expect([porter?.count, porter?.posture?.value, others.length]).toEqual([1, 'sit', 0]);
});

test('a friend with a woman’s name is a woman', () => {
  expect(read('In the chair by the stove sat our old friend Martha.').people[0]?.sex).toBe('woman');
});

test('hens that have gone elsewhere are not there', () => {
  expect(things('The yard was silent; even the hens had gone elsewhere.')).not.toContain('hen');
});

test('a cabin with a chimney is on land, and its log walls make it a hut', () => {
  expect(
    settingOf('The cabin stood at the edge of the swamp, and an old chimney leaned against it.'),
  ).not.toBe('ship cabin');
  const hut = read('Two rifles hung on the log walls, and there was a bed in the corner.');
  expect(hut.setting?.value).toBe('hut');
  expect(hut.roomFeatures).toContain('logs');
});

test('somebody who sits at the window of a room is in it', () => {
  expect(
    settingOf('She sat for hours at her kitchen window, with an eye on the road that wound up the hill.'),
  ).toBe('kitchen');
});

test('a room of which the furniture is told, or what hangs in its hall, is enough for a picture', () => {
  expect(read('Было в доме три комнаты с древней мебелью красного дерева.').isTooVague).toBe(false);
  expect(things('In the hall a hat-rack was hung with cloaks, and under it stood a table.')).toContain(
    'coat hooks',
  );
});
