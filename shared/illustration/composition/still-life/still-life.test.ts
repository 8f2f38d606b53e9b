import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf, HEIGHT } from '../canvas.ts';
import { seeded } from '../../drawing/seeded.ts';
import { compose } from '../compose.ts';
import { drawingsOf } from './drawings.ts';
import { arranged } from './things-of-still-life.ts';

const pictured = (text: string, take = 0) =>
  compose(readScene(passage(text, { type: 'object' })), { bookId: 'book', seed: 'passage', take });
const drawn = (text: string) => pictured(text).drawn.map(({ what }) => what);

test('a laid table is its cloth with what stands on it, never a table on a table', () => {
  const text = 'The table was laid for dinner with a white cloth, and candles burned in tall candlesticks.';
  expect(pictured(text).template).toBe('still life laid table');
  expect(drawn(text)).toEqual(expect.arrayContaining(['laid table', 'candlestick', 'candle']));
  // Plates and glasses that the passage does not name are drawn, and not listed as its words.
  expect(pictured(text).picture.layers.length).toBeGreaterThan(
    pictured('Candles burned in tall candlesticks.').picture.layers.length,
  );
  expect(drawn(text)).not.toContain('plate');
});

test('of several pistols two lie on the table, beside the letter', () => {
  const text = 'На столе лежали пистолеты и письмо, запечатанное сургучом.';
  expect(drawn(text)).toEqual(expect.arrayContaining(['pistol', 'letter']));
  const lyingIn = (of: string) =>
    pictured(of).picture.layers.filter(
      ({ relief, shapes }) => relief === 0.8 && boxOf(shapes).bottom > HEIGHT / 2,
    ).length;
  expect(lyingIn(text)).toBe(2);
  expect(lyingIn('На столе лежал пистолет.')).toBe(1);
});

test('what stands on one table in a room of which nothing is known is seen close up', () => {
  const scene = (text: string) =>
    compose(readScene(passage(text, { type: 'location' })), { bookId: 'book', seed: 'passage', take: 0 });
  const { template, drawn: shown } = scene(
    'На столе стояла сковорода, лежал ломоть хлеба, и стоял подсвечник.',
  );
  expect(template).toMatch(/^still life/u);
  expect(shown.map(({ what }) => what)).toEqual(expect.arrayContaining(['frying pan', 'loaf']));
  expect(scene('In the kitchen a pan and a loaf lay on the table beside the stove.').template).not.toMatch(
    /^still life/u,
  );
  const laid = scene('On the laid table were a loaf, a jug and a candle.');
  expect(laid.template).not.toMatch(/^still life/u);
  expect(laid.drawn.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['laid table', 'loaf', 'jug', 'candle']),
  );
});

/** What lies and stands on the table, by the forms that are drawn. */
const shownIn = (text: string) => {
  const scene = readScene(passage(text, { type: 'object' }));
  return drawingsOf(arranged(scene, seeded('passage'))?.things ?? [], scene, seeded('passage'));
};
const formsIn = (text: string) => shownIn(text).map(({ name }) => name);

test('a small bottle is a phial with its dark contents, a wine bottle is not', () => {
  const [phial] = shownIn('It was a small bottle, containing a thick liquor.');
  expect(phial?.name).toBe('phial');
  expect(phial?.colours.accent).toBe('#2b1e1c');
  expect(formsIn('On the table stood a bottle of wine and a loaf.')).toContain('bottle');
});

test('cups that are several are three, with the teapot of their set', () => {
  const forms = formsIn('She set out the old china: a teapot and small cups, and silver spoons.');
  expect(forms.filter((form) => form === 'china cup')).toHaveLength(3);
  expect(forms).toContain('china teapot');
  expect(forms).toContain('spoon');
});

test('beads have the colours of their stones, pearls are white', () => {
  const [beads] = shownIn('There was a necklace of blue and green stones with gold knobs.');
  expect(beads?.name).toBe('string of beads');
  expect(beads?.colours).toMatchObject({ body: '#3b6ea5', accent: '#55793f' });
  expect(formsIn('In the box lay a necklace.')).toContain('string of pearls');
});

test('of a laid place the plate has its knife and fork', () => {
  const forms = formsIn(
    'A cloth was spread upon the table, with a brown loaf and a bottle of wine beside the plate.',
  );
  expect(forms).toEqual(expect.arrayContaining(['loaf', 'bottle', 'plate', 'knife', 'fork']));
});

test('a leaf lies on the table, green unless the passage says otherwise', () => {
  const leafIn = (text: string) => shownIn(text).find(({ name }) => name === 'leaves');
  const leaf = leafIn('On the table lay a broad leaf and a knife.')!;
  expect(leaf.tall / leaf.wide).toBeLessThan(0.4);
  expect(leaf.colours.body).toBe('#5f7a3e');
  expect(leafIn('On the table lay a red leaf and a knife.')?.colours.body).not.toBe('#5f7a3e');
});

test('a single rose stands in its glass of water; several keys hang on one ring', () => {
  expect(formsIn('A single red rose stood in a glass of water.')).toContain('rose in a glass');
  const keys = formsIn('A bunch of rusty keys hung on an iron ring.');
  expect(keys).toEqual(['bunch of keys']);
});

test('fruit of various colours has them, and is not in a bowl that nobody named', () => {
  const text =
    'The fruit was nearly round, about the size of a large apple, and of various colours, from green to brown and yellow.';
  expect(shownIn(text).map(({ name, colours }) => [name, colours.body])).toEqual([
    ['round fruit', '#55793f'],
    ['round fruit', '#7a5236'],
    ['round fruit', '#e3c05a'],
  ]);
});

test('a ring has a stone if the passage names one', () => {
  expect(formsIn('It was a plain gold ring.')).toEqual(['plain ring']);
  const [ring] = shownIn('It was a plain gold ring, with a small green stone set in it.');
  expect(ring?.name).toBe('ring');
  expect(ring?.colours.accent).toBe('#55793f');
});

test('what is laid on a table does not lay the table', () => {
  expect(formsIn('He drew out a heavy gold watch and laid it on the table.')).toEqual(['watch']);
  expect(formsIn('The table was laid for dinner, with a watch on it.')).toContain('plate');
});

test('an open Bible is an open book; paper flowers are in no vase', () => {
  expect(formsIn('A huge old Bible lay open upon the table.')).toEqual(['open book']);
  expect(formsIn('He built an island out of paper flowers on the table, beside a box.')).toEqual(['box']);
});

test('what is baked and cooked is told apart', () => {
  expect(formsIn('There was a cold ham and a pork pie upon the table.').sort()).toEqual(['ham', 'pie']);
  expect(formsIn('Подали блюдо с окороком и пирог.').sort()).toEqual(['ham', 'pie']);
  expect(formsIn('On the kitchen table stood a white bowl, a rolling-pin and butter.').sort()).toEqual([
    'butter',
    'plain bowl',
    'rolling pin',
  ]);
});

test('a toy ship and an idol stand on a shelf, not at sea or in a room', () => {
  for (const [text, form] of [
    ['A toy ship with white sails stood upon the shelf.', 'toy ship'],
    ['The idol was a squat little figure of black stone, with a hideous grin.', 'idol'],
    ['На полке лежала большая розовая раковина.', 'shell'],
  ] as const) {
    expect(pictured(text).template).toMatch(/^still life/u);
    expect(formsIn(text)).toContain(form);
  }
});

test('a dagger lies on the table, and a dish is empty unless there is a roast', () => {
  const [dagger] = shownIn('The dagger had a curved blade and an ivory handle.');
  expect(dagger!.wide).toBeGreaterThan(dagger!.tall * 2);
  expect(formsIn('A dish of nuts and a knife were on the table.')).toContain('plate');
  expect(formsIn('Подали жаркое и графин вина.')).toContain('dish');
});

test('a cane lies beside the hat', () => {
  const [, cane] = shownIn('His tall black hat and his cane lay upon the chair.');
  expect(cane?.name).toBe('cane');
  expect(cane!.wide).toBeGreaterThan(cane!.tall * 2);
});

test('fruit in a bowl is in one bowl, of another colour than the bowl', () => {
  const [bowl] = shownIn('There was a bowl of oranges upon the table.');
  expect(bowl?.colours.accent).not.toBe(bowl?.colours.body);
  expect(formsIn('There was a bowl of oranges and a knife upon the table.').sort()).toEqual([
    'fruit bowl',
    'knife',
  ]);
});
