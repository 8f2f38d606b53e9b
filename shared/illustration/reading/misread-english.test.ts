import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import type { ReadingInput } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, type: ReadingInput['type'] = 'location') => readScene(passage(text, { type }));
const things = (text: string, type?: ReadingInput['type']) => read(text, type).things.map(({ what }) => what);
const person = (text: string) => read(text, 'character').people[0]!;

test.each([
  ['He was a tall man with a grave and gentle manner.', 'gravestone'],
  ['Her look was grave, and her voice low.', 'gravestone'],
  ['They chopped the wood and laid it in the hearth.', 'wood'],
  ['Beads of sweat ran down his neck.', 'necklace'],
  ['The raft was moved by oars and poles.', 'post'],
  ['His laugh swells in my memory still, and his eyes shine.', 'wave'],
  ['His hair was grey and very thin about the temples.', 'church'],
])('in “%s” there is no %s', (text, what) => {
  expect(things(text, 'character')).not.toContain(what);
});

test.each([
  ['A grave lay beneath the yew.', 'gravestone'],
  ['The road entered the wood.', 'wood'],
  ['The nets hung upon poles.', 'post'],
  ['The temples of the city shone about the square.', 'church'],
])('in “%s” there is a %s', (text, what) => {
  expect(things(text)).toContain(what);
});

test('a person in front of a castle is outdoors, and one looking at it from a window is not', () => {
  expect(readScene(passage('The officers stood in front of the castle in full uniform.')).setting?.value).toBe('castle'); // prettier-ignore
  expect(readScene(passage('Мужики стояли перед церковью.')).setting?.value).toBe('church');
  expect(readScene(passage('In the library she sat at the window in front of the fire.')).setting?.value).toBe('library'); // prettier-ignore
});

test('a sun skirting the horizon is low', () => {
  expect(readScene(passage('The sun was visible, its broad disk just skirting the horizon.')).light?.value).toBe('low sun'); // prettier-ignore
});

test('clothes to be bought are not worn', () => {
  const { hat, wears } = person(
    'He was a lean man. With the money he meant to buy a coat, a hat, and boots.',
  );
  expect([hat, wears]).toEqual([undefined, []]);
});

test('a person in mourning wears black', () => {
  expect(person('The widow was dressed in mourning, and sat by the window.').clothes?.value).toEqual({ kind: 'dress', colour: '#26242b' }); // prettier-ignore
});

test('a colour may follow its noun', () => {
  const beard = person('He was an old man with a beard of faded yellow.').beard;
  expect(beard?.value).toEqual({ cut: 'full', colour: '#d9bd6a' });
  expect(read('Over the hills was a sky of the deepest crimson.', 'atmosphere').colours.map(({ of }) => of)).toContain('sky'); // prettier-ignore
  expect(person('He was an old man with a beard of the yellow kind.').beard?.value.colour).toBeUndefined(); // prettier-ignore
});

test('a grey sky is overcast, but not at daybreak', () => {
  const weather = (text: string) => read(text, 'atmosphere').weather?.value;
  expect(weather('The sky was a dull grey over the fields.')).toBe('overcast');
  expect(weather('It was dawn, and the sky was grey over the fields.')).toBeUndefined();
});

test('a stool with three legs is one stool', () => {
  expect(read('By the wall stood a three-legged wooden stool.').things.find(({ what }) => what === 'stool')!.count).toBeUndefined(); // prettier-ignore
});

test.each([
  'The man bowed as he swept off his hat.',
  'The man placed his tall hat upon the table.',
  'The man bore a sword and carried a felt hat in his left hand.',
  'The man came forward, hat in hand.',
])('“%s” shows a bare head', (text) => {
  expect(person(text).hat).toBeUndefined();
});

test.each(['The man took his stick and put on his hat.', 'The man laughed under his hat.', 'A hat on his head, the man came in.'])(
  '“%s” shows a hat on the head',
  (text) => {
    expect(person(text).hat).toBeDefined();
  },
); // prettier-ignore

test('a cloak hides the coat under it', () => {
  expect(person('The man wore a coat with gold buttons and a dark blue cloak over it.').clothes?.value.kind).toBe('cloak'); // prettier-ignore
});

test('lips described as only a woman’s are mean a woman', () => {
  expect(person('I saw the bright eyes and the voluptuous lips.').sex).toBe('woman');
});

test('a person sitting on the grass is not in a room', () => {
  expect(read('A young man was sitting on the grass apart.', 'character').setting?.value).toBe('meadow');
  const { setting } = readScene(passage('A young man was sitting on the grass.', { type: 'character', context: 'He came into the garden. In the garden it was cool. They walked in the garden.' })); // prettier-ignore
  expect(setting?.value).toBe('garden');
});

test('a place from which something is seen is not in the view', () => {
  const seen = things('The tower on the hill was visible from the station.');
  expect(seen).toEqual(expect.arrayContaining(['tower', 'hill']));
  expect(seen).not.toContain('station');
});

test('troops are men in uniform', () => {
  expect(read('Troops marched past the village.').people).toMatchObject([{ sex: 'man', clothes: { value: { kind: 'uniform' } } }]); // prettier-ignore
});

test('a uniform is worn, whatever the possessive', () => {
  expect(person('Denis’ uniform, spurs and moustache were all new.').clothes?.value.kind).toBe('uniform');
  expect(person('The man’s skin was uniform and pale.').clothes).toBeUndefined();
});

test('ladies who speak of his clothes do not wear them', () => {
  const [ladies] = read('The ladies knew by now that he wore a red coat and rode a grey horse.', 'character').people; // prettier-ignore
  expect(ladies).toMatchObject({ sex: 'woman' });
  expect([ladies!.clothes, ladies!.posture]).toEqual([undefined, undefined]);
});

test('a pointed beard under a moustache has its colour', () => {
  expect(person('The tall man had a black moustache and pointed beard.').beard?.value).toEqual({ cut: 'pointed', colour: '#26242b' }); // prettier-ignore
});

test('actions of the narrator, a bearing and a dining-room are not postures of the described person', () => {
  expect(person('I rose and bowed, and he came nearer; a man with grey hair.').posture?.value).not.toBe(
    'bow',
  );
  expect(person('I saw the man who bowed to the lady.').posture?.value).toBe('bow');
  expect(person('He was a lean man, with pride in his face and bearing.').posture).toBeUndefined();
  expect(person('The old man was lean, and in his silence lay his power. Nobody knew where the difference lay.').posture).toBeUndefined(); // prettier-ignore
  expect(person('The young lady looked out of the dining-room.').posture?.value).not.toBe('eat');
});

test('a person sitting in a furnished room is seated', () => {
  expect(read('In the study with its pictures and new furniture sat the old woman.').people).toMatchObject([{ posture: { value: 'sit' } }]); // prettier-ignore
});

test('thin hair does not make a person thin', () => {
  expect(person('The man’s hair was grey at the sides and thin on the top.').build).toBeUndefined();
  expect(person('The man was thin and grey.').build).toBe('thin');
});

test('a chest with a neck, and ridges of the forehead, are parts of a body', () => {
  expect(things('His shoulders lay back from a deep chest and a strong neck, and the forehead rose over two bumps or ridges.', 'character')).toEqual([]); // prettier-ignore
  expect(things('By the wall stood a deep chest.')).toContain('chest');
});

test('hair that changed its colour has the new one', () => {
  expect(person('The man’s black hair had been changed to a pure white.').hair?.value.colour).toBe('#e9e3d4');
});

test('a person in a legend is not present', () => {
  expect(read('Over the town is a ruined tower, and there is a legend that a grey lady walks there.').people).toEqual([]); // prettier-ignore
});

test('lilac is a colour before a noun', () => {
  const woman = person('The woman had a lilac silk kerchief on her head.');
  expect(woman.hat?.value).toEqual({ kind: 'kerchief', colour: '#7a5a9c' });
  expect(things('By the gate a lilac bloomed.')).toContain('blossoming tree');
});

test('features of a land and heavenly bodies belong to no person', () => {
  expect(read('Its productions and features were unlike ours, as are the heavenly bodies.', 'character').people).toEqual([]); // prettier-ignore
  expect(read('His features were thin and pale.', 'character').people).toHaveLength(1);
});

test('a person seen sitting is described, not the observer', () => {
  expect(person('When he came in Edward saw Sonya sitting at the window, with a thin, pale face.')).toMatchObject({ sex: 'woman', posture: { value: 'sit' } }); // prettier-ignore
  expect(person('I perceived sitting on the grass a second young man.').posture?.value).toBe('sit');
});

test('the members of a company are present', () => {
  expect(person('The party consisted of a stout lady in a grey dress, a youth, and her niece.').sex).toBe('woman'); // prettier-ignore
});

test('clothes on a chair are not worn, and a watch-chain is not a fetter', () => {
  const man = person('The man wore a not over-clean black frock-coat, with a heavy brass chain. A frayed hat and a brown overcoat lay upon a chair beside him.'); // prettier-ignore
  expect(man).toMatchObject({ clothes: { value: { kind: 'frock coat' } }, isBareheaded: true });
  expect(man.hat).toBeUndefined();
  expect(things('The prisoner shook his chains.')).toContain('chains');
  expect(things('He had a watch with a gold chain.')).not.toContain('chains');
});

test('a shawl lying on shoulders is worn, and its wearer does not lie', () => {
  const woman = person('The young woman had a kind face; a blue shawl lay upon her shoulders.');
  expect(woman.posture).toBeUndefined();
  expect(woman.wears.map(({ value }) => value)).toContain('shawl');
});

test('animals that are only heard are not visible', () => {
  expect(things('I heard cows low across the river.')).not.toContain('cow');
  expect(things('From the village came the barking of dogs.')).not.toContain('dog');
  expect(things('Cows stood by the river.')).toContain('cow');
});

test('the fire of soldiers burns on the ground, and that of a room on its hearth', () => {
  expect(things('Into the light of the fire came a young soldier carrying wood.')).toContain('campfire');
  expect(things('The soldier sat by the fire on the hearth.')).not.toContain('campfire');
});

test('wreaths of fog are not flowers', () => {
  expect(things('The windows loomed through heavy yellow wreaths of fog.')).not.toContain('wreath');
  expect(things('A wreath of roses lay upon the grave.')).toContain('wreath');
});

test('a gun in a person’s hands is not also in the corner', () => {
  const scene = read('At the window stood a man with a gun in his hands. The muzzle of his gun rested on the sill.', 'character'); // prettier-ignore
  expect(scene.people[0]!.holds.map(({ value }) => value)).toEqual(['rifle']);
  expect(scene.things.map(({ what }) => what)).not.toContain('rifle');
});

test('eyes that flamed red are red', () => {
  expect(person('His eyes flamed red, and the white teeth shone.').features?.find(({ part }) => part === 'eyes')?.colour).toBeDefined(); // prettier-ignore
});

test('a candle that is nearly burnt out still burns', () => {
  const candle = (text: string) => read(text, 'atmosphere').things.find(({ what }) => what === 'candle')?.qualities; // prettier-ignore
  expect(candle('It rained, and my candle was nearly burnt out.')).not.toContain('out');
  expect(candle('It rained, and my candle was burnt out.')).toContain('out');
});

test('a wet morning rains', () => {
  expect(read('Morning, dismal and wet, at length dawned over the church.', 'location').weather?.value).toBe('rain'); // prettier-ignore
});

test('a pale forehead is a pale face', () => {
  const looks = read('His hair fell over a pale and noble forehead.', 'character').people[0]!.features!.flatMap((feature) => feature.looks ?? []); // prettier-ignore
  expect(looks).toEqual(expect.arrayContaining(['face pale', 'forehead high']));
});

test('a sun right down upon the mountains sets, and gleams are red then', () => {
  const { time, light } = readScene(passage('The sun was now right down upon the mountain top, and the red gleams fell upon my face.')); // prettier-ignore
  expect([time?.value, light?.value]).toEqual(['sunset', 'low sun']);
});

test('who throws himself on his knees fights nobody', () => {
  const { people } = readScene(passage('He threw himself on his knees, and held up his hands.', { type: 'character' })); // prettier-ignore
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ posture: { value: 'kneel' } });
  expect(people[0]!.deed).toBeUndefined();
});

test('a brilliantly lit room has lamps', () => {
  expect(readScene(passage('His rooms were brilliantly lit.')).light?.value).toBe('lamp');
});

test('a blonde woman has fair hair, and a red-haired one red', () => {
  expect(person('A little blonde woman stood in the doorway.').hair?.value.colour).toBe('#e2c892');
  expect(person('A red-haired woman stood in the doorway.').hair?.value.colour).toBeDefined();
});

test('the hair that a painter brought out is that of the sitter', () => {
  const { things } = read('It was an ivory miniature, and the artist had brought out the full effect of the lustrous black hair, the large dark eyes, and the mouth.', 'object'); // prettier-ignore
  expect(things[0]?.sitter?.hair?.value.colour).toBeDefined();
});

test('cloudless eyes are no weather', () => {
  expect(read('Her hair was golden, and her blue eyes cloudless.', 'character').weather).toBeNull();
  expect(read('The sky over the valley was cloudless.', 'location').weather?.value).toBe('clear');
});

test('a farm is a house', () => {
  expect(things('They came to a low white farm at the end of the lane.')).toContain('house');
});

test('a howl out in the shrubbery is heard in the room with the broken window', () => {
  const { setting } = read('There was a howl out in the shrubbery, a crash at the window, and glass was hurled on the floor.', 'atmosphere'); // prettier-ignore
  expect(setting?.value).toBe('room');
});

test('a raft is on a river', () => {
  expect(read('He stood leaning on the railing of the raft.', 'character').setting?.value).toBe('river');
});

test('a scar from the temple is no church, and a girl of about twelve is a child', () => {
  expect(things('He had a scar from temple to chin, and grey hair.')).not.toContain('church');
  expect(person('A girl of about twelve in a blue frock drove the geese.')).toMatchObject({
    years: 12,
    age: 'young',
  });
});

test('a castle of sand is no castle, and a boy who was building it no building', () => {
  const found = things('A little boy was building a castle of sand close to the waves.');
  expect(found).not.toContain('castle');
  expect(found).not.toContain('house');
  expect(things('A large white building stood behind the castle.')).toEqual(expect.arrayContaining(['house', 'castle'])); // prettier-ignore
});

test('who bends over his bench does nothing to anybody', () => {
  const { people } = read('The old clockmaker bent over his bench among a score of clocks.', 'character');
  expect(people).toHaveLength(1);
  expect(people[0]!.deed).toBeUndefined();
});

test('carroty hair is red', () => {
  expect(person('He had a snub nose and a shock of carroty hair.').hair?.value.colour).toBe('#b0602e');
});

test('a cook is a person, and to cook is not', () => {
  expect(person('The fat cook stood in the kitchen with a ladle.')).toMatchObject({ build: 'stout' });
  expect(read('She began to cook the supper by the fire.', 'character').people).toHaveLength(1);
});
