import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadingInput } from '../reading-input.ts';
import type { Scene } from '../scene.ts';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, over: Partial<ReadingInput> = {}): Scene =>
  readScene({
    text,
    type: 'location',
    language: null,
    entity: null,
    location: null,
    context: '',
    bookId: 'book',
    ...over,
  });
const describeOne = (text: string, over: Partial<ReadingInput> = {}) =>
  read(text, { type: 'character', ...over }).people[0]!;
const things = (text: string, over: Partial<ReadingInput> = {}) =>
  read(text, over).things.map(({ what }) => what);
const leftOut = (text: string) => read(text).leftOut.map(({ what, reason }) => `${what}: ${reason}`);

describe('things that a passage compares, negates or remembers are not in its scene', () => {
  test.each([
    ['The house looked like a great ship at sea.', 'ship under sail', 'simile'],
    ['The dark trees resembled a church in the fog.', 'church', 'simile'],
    ['He stood as if a table stood before him.', 'table', 'simile'],
    ['Дом походил на старый корабль.', 'ship under sail', 'simile'],
    ['Туча поднималась, словно гора.', 'mountain', 'simile'],
    ['There was no bed in the room, only a table.', 'bed', 'negation'],
    ['Комната без зеркала, стол и стул.', 'mirror', 'negation'],
    ['In the garden she remembered the old bridge and the mill.', 'bridge', 'memory'],
    ['Над степью стояло море зноя.', 'sea', 'metaphor'],
    ['A sea of faces filled the hall.', 'sea', 'metaphor'],
    ['По дороге неслись тучи пыли.', 'cloud', 'metaphor'],
    ['Зелеными облаками лежали вершины деревьев над домом.', 'cloud', 'simile'],
  ])('%s', (text, what, reason) => {
    expect(things(text)).not.toContain(what);
    expect(leftOut(text)).toContain(`${what}: ${reason}`);
  });

  test('things after "but" or "only" are present again', () => {
    expect(things('There was no bed in the room, only a table.')).toContain('table');
  });

  test('nothing in a simile is drawn, in generated sentences of both languages', () => {
    const nouns = ['ship', 'castle', 'horse', 'bridge', 'piano', 'mirror', 'tower'] as const;
    const russian = ['корабль', 'замок', 'мост', 'рояль', 'башня'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...nouns),
        fc.constantFrom('like a', 'as if it were a', 'resembling a'),
        (noun, how) => {
          const scene = read(`The old house stood by the river, ${how} great ${noun}.`);
          const at = scene.leftOut.map(({ words }) => words.start);
          expect(scene.things.every(({ words }) => words.every(({ start }) => !at.includes(start)))).toBe(
            true,
          );
          expect(scene.leftOut.length).toBeGreaterThan(0);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...russian),
        fc.constantFrom('словно', 'будто', 'точно', 'как'),
        (noun, how) => {
          expect(read(`У реки стоял старый дом, ${how} большой ${noun}.`).leftOut).toHaveLength(1);
        },
      ),
    );
  });
});

describe('the words of a scene', () => {
  test('are found whether written apart, joined or with a hyphen', () => {
    for (const word of ['bedroom', 'bed-room', 'bed room'])
      expect(read(`She was in her ${word}.`).setting?.value).toBe('bedroom');
    expect(read('They stood in the courtyard.').setting?.value).toBe('yard');
    // What hangs on a wall hangs in a room.
    for (const hung of [
      'On the wall hung an old gun and a brass horn.',
      'На стене висело старое ружье, а под ним рог.',
    ])
      expect(read(hung).setting?.value).toBe('room');
    expect(read('Roses climbed on the wall of the garden.').setting?.value).toBe('garden');
    expect(read('Гости танцевали на балу.').setting?.value).toBe('ballroom');
  });

  test('do not include similar-looking words', () => {
    expect(things('The sun rose over the field.')).not.toContain('rose');
    expect(things('The house stood well on rising ground.')).not.toContain('well');
    expect(things('Он уже ушел из сада.')).not.toContain('snake');
    expect(things('Mr. Wood came in.')).toEqual([]);
    expect(things('They rowed across the lake.')).toEqual(['lake']);
    expect(read('There was a window in the hall of the old house.').people).toEqual([]);
  });

  test('are ranges of the passage, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
        const text = `${noise} A red house by the river. ${noise}`;
        const scene = read(text);
        for (const { words } of [...scene.things, ...scene.people])
          for (const { start, end } of words) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(end).toBeGreaterThan(start);
          }
      }),
    );
  });

  test('take no more than linear time', () => {
    const time = (times: number): number => {
      const input = { text: 'like a sea of '.repeat(140), around: 'как море людей, '.repeat(times) };
      const started = performance.now();
      for (let i = 0; i < 10; i++) read(input.text, { context: input.around });
      return performance.now() - started;
    };
    time(400); // warms up
    // Texts around a passage are cut, so that forty times as much takes hardly longer.
    expect(time(16_000)).toBeLessThan(12 * time(400) + 200);
  });
});

describe('colours', () => {
  test('belong to the noun after them', () => {
    const [person] = read('A woman in a red dress stood by the white house.', { type: 'character' }).people;
    expect(person?.clothes?.value).toEqual({ kind: 'dress', colour: '#b23a2e' });
    const house = read('A white house by the river.').things.find(({ what }) => what === 'house');
    expect(house?.colour).toBe('#f1ece0');
    expect(read('У реки стоял белый дом.').things.find(({ what }) => what === 'house')?.colour).toBe(
      '#f1ece0',
    );
  });

  test('are dropped rather than misplaced', () => {
    expect(read('The green sun shone.').things.find(({ what }) => what === 'sun')?.colour).toBeUndefined();
    const river = read('У реки стояли две женщины в красных платьях.').things.find(
      ({ what }) => what === 'river',
    );
    expect(river?.colour).toBeUndefined();
  });

  test('apply to the clothes of a person “in black”', () => {
    expect(describeOne('She was clad in black, and stood still.').clothes?.value.colour).toBe('#26242b');
    expect(describeOne('Она была в белом.').clothes?.value.colour).toBe('#f1ece0');
  });

  test('may follow their noun in Russian', () => {
    expect(describeOne('У него была бородка рыжая, жидкая.').beard?.value.colour).toBe('#b0602e');
  });
});

describe('hour, season and weather', () => {
  test.each([
    ['It was one in the morning; the rain pattered against the panes of my room.', 'night'],
    ['Солнце садилось. Мы ехали по дороге.', 'sunset'],
    ['The sun was setting behind the hill.', 'sunset'],
    ['Была лунная ночь.', 'night'],
    ['It was early morning in the garden.', 'dawn'],
  ])('%s', (text, time) => {
    expect(read(text).time?.value).toBe(time);
  });

  test('are left open if the passage does not state them', () => {
    const scene = read('An old house stood by the road.');
    expect([scene.time, scene.season, scene.weather]).toEqual([null, null, null]);
    expect(read('Snowy white eggs lay in the nest.').season).toBeNull();
  });

  test('come from the text before the passage with less certainty', () => {
    const { season, time } = read('The house stood by the road.', {
      context: 'It was a frosty winter. The evening came.',
    });
    expect(season).toMatchObject({ value: 'winter', source: 'chapter', words: [] });
    expect(time).toMatchObject({ value: 'dusk', source: 'chapter' });
    expect(season!.certainty).toBeLessThan(1);
  });
});

describe('people', () => {
  test.each([
    ['Three men sat in the tavern.', ['man'], 3],
    ['Two young women walked in the garden.', ['woman'], 2],
    ['Четыре солдата стояли у костра.', ['man'], 4],
    ['У ворот стояли две старухи.', ['woman'], 2],
    ['A lady and a gentleman stood on the terrace.', ['woman', 'man'], 1],
    ['An empty field.', [], 0],
    ['There was no man in the street.', [], 0],
    ['The captain had said so.', [], 0],
  ])('%s', (text, sexes, count) => {
    const { people } = read(text);
    expect(people.map(({ sex }) => sex)).toEqual(sexes);
    if (people[0]) expect(people[0].count).toBe(count);
  });

  test('are described by their visible features', () => {
    const man = describeOne(
      'A very tall, stooping old man in a long green coat, with a white beard and a peaked cap.',
    );
    expect(man).toMatchObject({ age: 'old', sex: 'man', height: 'tall', isStooped: true });
    expect(man.clothes?.value).toEqual({ kind: 'coat', colour: '#55793f' });
    expect(man.beard?.value.cut).toBe('full');
    expect(man.hat?.value.kind).toBe('officer cap');
  });

  test('keep what the book stated earlier if the passage is silent', () => {
    const entity = {
      id: 'e7',
      name: 'Anna',
      kind: 'character',
      attributes: [
        { kind: 'hair', value: 'black curls' },
        { kind: 'clothes', value: 'a blue dress' },
      ],
    } as const;
    const plain = describeOne('She came in and sat down.', { entity });
    expect(plain.id).toBe('book/e7');
    expect(plain.hair).toMatchObject({ source: 'book', value: { cut: 'curls' } });
    const changed = describeOne('She came in, in a red dress.', { entity });
    expect(changed.clothes).toMatchObject({ source: 'passage', value: { colour: '#b23a2e' } });
  });

  test('an old coat does not make its wearer old', () => {
    expect(describeOne('A boy in an old coat.').age).toBe('child');
    expect(describeOne('A woman in an old dress.').age).toBeUndefined();
  });
});

describe('the subject', () => {
  test('is the thing that the passage stresses most', () => {
    const scene = read(
      'A great old castle stood above the river; the castle was dark, and there was a tree.',
    );
    expect(scene.subject).toEqual({ kind: 'thing', index: 0 });
    expect(scene.things[0]?.what).toBe('castle');
  });

  test('is missing, and the picture an ornament, if nothing is visible', () => {
    expect(read('It seemed to him that nothing would ever change.').isTooVague).toBe(true);
    expect(read('Все это было давно.').isTooVague).toBe(true);
  });

  test('is an ornament for a body that cannot be drawn, and a picture for any other', () => {
    const portray = (text: string) => read(text, { type: 'character' }).isTooVague;
    expect(portray('They had long tentacles, and green faces.')).toBe(true);
    expect(portray('His two left arms were stretched out, and he sat as we sit a horse.')).toBe(false);
    expect(portray('У него было шесть лап и длинная шея.')).toBe(false);
    expect(portray('Her arms were bare, and her black hair hung over her left shoulder.')).toBe(false);
    expect(portray('He folded both arms over his green coat.')).toBe(false);
    expect(portray('Three heads appeared: an old man and his two grey sons.')).toBe(false);
    expect(read('A white house stood by the river.').isTooVague).toBe(false);
  });
});

describe('the minimum for a picture', () => {
  const silent = (text: string, type: 'location' | 'atmosphere' | 'object') =>
    readScene(passage(text, { type })).isTooVague;

  test('is a named wood or sea, or one thing that is the subject', () => {
    expect(silent('The forest was silent.', 'location')).toBe(false);
    expect(silent('A storm broke over the sea.', 'atmosphere')).toBe(false);
    expect(silent('It was an old violin.', 'object')).toBe(false);
    expect(silent('It was decided to wait.', 'atmosphere')).toBe(true);
  });

  test('a cloud that sheds drops is not a shed', () => {
    const things = (text: string) => readScene(passage(text)).things.map(({ what }) => what);
    expect(things('A cloud would bedim the sky, shed the few drops, and vanish.')).not.toContain('shed');
    expect(things('An old shed stood by the road.')).toContain('shed');
  });
});

test.each([
  ['Three ships lay at anchor in the bay.', 'В бухте стояли на якоре три корабля.'],
  ['The brig had dropped anchor before the town.', 'Бриг бросил якорь перед городом.'],
])('a ship that lies at anchor shows none', (...texts) => {
  for (const text of texts) {
    expect(things(text)).toContain('ship under sail');
    expect(things(text)).not.toContain('anchor');
  }
  expect(things('A rusty anchor lay on the sand.')).toContain('anchor');
});
