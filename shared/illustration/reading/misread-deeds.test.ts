import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import type { ReadingInput } from '../scene.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, type: ReadingInput['type'] = 'location') => readScene(passage(text, { type }));
const things = (text: string, type?: ReadingInput['type']) => read(text, type).things.map(({ what }) => what);

test('who runs fingers over strings does not run, and what lies against a wall is no person', () => {
  expect(read('The man ran his fingers over the strings.', 'character').people[0]!.posture).toBeUndefined();
  expect(read('The mist was close up to the house, so that I could see it lying thick against the wall.').people).toEqual([]); // prettier-ignore
});

test('a plural says nothing of one person’s build', () => {
  expect(read('У мальчика губы были маленькие, не очень толстые, но красные.', 'character').people[0]!.build).toBeUndefined(); // prettier-ignore
  expect(read('Это был мужчина толстый, с бородой.', 'character').people[0]!.build).toBe('stout');
});

test('a table under a tree is out of doors, whatever window looks on', () => {
  const scene = read(
    'Доктор смотрел в окно на компанию, собравшуюся под каштаном у стола, покрытого скатертью.',
  );
  expect(scene.setting?.value).toBe('garden');
  expect(read('A long table was laid under the oak, with bread and cheese.').setting?.value).toBe('garden');
});

test('snow of the day before no longer falls', () => {
  expect(read('It had snowed the day before, and the path had been swept.').weather?.value).not.toBe('snow');
  expect(read('It snowed, and the path was white.').weather?.value).toBe('snow');
});

test('a bird that sits in the bushes is no person', () => {
  expect(read('A thrush sang a song or two, as he sat in the bushes of the garden.').people).toEqual([]);
});

test('snow that has melted is not there, and leaves no winter', () => {
  for (const text of [
    'As the sun became warmer, the snow vanished, and I beheld the bare trees and the black earth.',
    'Снег сошёл, и голые деревья стояли над чёрной землёй.',
  ]) {
    expect(things(text)).not.toContain('snow');
    expect(read(text).season?.value).not.toBe('winter');
  }
  expect(things('The snow had not vanished from the fields.')).toContain('snow');
});

test('driven snow is a snowfall that makes a picture by itself, and a sunny child is no weather', () => {
  expect(read('The snow was driven with fury as it swept upon us in circling eddies.', 'atmosphere')).toMatchObject({ weather: { value: 'snow' }, isTooVague: false }); // prettier-ignore
  expect(read('Albert was not, it was to appear, a sunny child.').weather).toBeNull();
});

test('whoever a party consists of is in it, in their order', () => {
  const { people } = read('The newcomers consisted of a middle-aged lady, very stout and clad in a grey dress, and a youth called Albert.', 'character'); // prettier-ignore
  expect(people[0]).toMatchObject({ sex: 'woman', build: 'stout' });
});

test('driving rain drives nobody, hands that lie on knees lie for themselves, and manes are no people’s', () => {
  const rider = read('Denisov in a felt cloak from which the rain ran down was riding a thin horse. He shrank from the driving rain.', 'character').people[0]!; // prettier-ignore
  expect(rider.posture?.value).toBe('ride');
  expect(read('I had noticed the backs of his hands as they lay on his knees.', 'character').people[0]!.posture).toBeUndefined(); // prettier-ignore
  expect(read('Their necks, with their wet, close-clinging manes, looked strangely thin.', 'character').isTooVague).toBe(true); // prettier-ignore
});

test('what is said as "never … so" is there, and what snow could not penetrate is dry', () => {
  expect(things('Never did tombs look so ghastly white; never did cypress so seem the embodiment of gloom.')).toEqual(expect.arrayContaining(['gravestone', 'cypress'])); // prettier-ignore
  expect(read('I was enchanted by the hut: here the snow and rain could not penetrate; the ground was dry.').weather).toBeNull(); // prettier-ignore
  expect(things('He used the axe as a wolf uses its teeth.')).not.toContain('wolf');
});

test('an agony column is no column, and the sun that sinks before birds retire for the night sets', () => {
  expect(things('He sat reading the agony column of the newspaper.')).not.toContain('column');
  expect(things('A marble column stood in the hall.')).toContain('column');
  expect(read('The sinking sun flung a carpet of gold across the sea, and a blackbird sang before retiring for the night.').time?.value).toBe('sunset'); // prettier-ignore
});

test('a name does what its sentence says, however far off', () => {
  const [holmes] = read('Sherlock Holmes was, as I expected, lounging about his sitting-room in his dressing-gown, reading the paper.', 'atmosphere').people; // prettier-ignore
  expect(holmes?.clothes?.value.kind).toBe('dressing gown');
});

test('what somebody in a jacket has does not dye the jacket', () => {
  const man = read('The man in the jacket had red hair.', 'character').people[0]!;
  expect(man.clothes?.value.colour).toBeUndefined();
  expect(man.hair?.value.colour).toBeDefined();
});

test('skins are no beasts, foam on lips no sea, and plains of ice no meadows', () => {
  expect(things('In the entry there was a smell of apples, and wolf and fox skins hung about.')).not.toEqual(expect.arrayContaining(['wolf'])); // prettier-ignore
  expect(things('The mouth was smeared with a crimson foam.')).not.toContain('wave');
  expect(read('We beheld, stretched out in every direction, vast and irregular plains of ice.').setting?.value).toBe('snowfield'); // prettier-ignore
});

test('the roof of a coach makes no house', () => {
  expect(things('He sat on the roof of the coach.')).not.toContain('roof');
  expect(things('The roof of the house was red.')).toEqual(expect.arrayContaining(['house', 'roof']));
});

test('a side-whiskered groom has whiskers, and a bearded man a beard', () => {
  const beardOf = (text: string) => read(text, 'character').people[0]!.beard?.value.cut;
  expect(beardOf('A drunken-looking groom, ill-kempt and side-whiskered, walked into the room.')).toBe(
    'whiskers',
  );
  expect(beardOf('A bearded man stood at the door.')).toBe('full');
});
