import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadingInput } from '../reading-input.ts';
import type { Scene } from '../scene.ts';
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
const things = (text: string) => read(text).things.map(({ what }) => what);
const leftOut = (text: string) => read(text).leftOut.map(({ what, reason }) => `${what}: ${reason}`);

describe('things that are only compared, negated, remembered or supposed are left out, with the reason', () => {
  test.each([
    ['The moor lay before us like a dark sea, and a cottage stood by the road.', 'sea', 'simile', 'cottage'],
    ['The room was as cold as a cave; a lamp burned on the table.', 'cave', 'simile', 'lamp'],
    ['Her face was white as snow, and she held a candle by the door.', 'snow', 'simile', 'door'],
    ['The house, worn by rain and frost, stood by the road.', 'rain', 'memory', 'road'],
    [
      'Стены дома потерпели от непогод, дождей, вихрей и осенних перемен; у ворот росла сосна.',
      'rain',
      'memory',
      'pine',
    ],
    ['The rock was cut off like a pedestal to put a statue on.', 'statue', 'simile', 'rock'],
    ['The trees reminded him of a church; the gate was open.', 'church', 'simile', 'gate'],
    ['The house was higher than a tower, with a garden behind it.', 'tower', 'simile', 'garden'],
    ['There were neither trees nor houses on the shore.', 'tree', 'negation', 'shore'],
    ['He walked along the road without a lantern.', 'lantern', 'negation', 'road'],
    ["There wasn't a tree in the field.", 'tree', 'negation', 'field'],
    ['There had once been a fountain in it, and a bench stood by the hedge.', 'fountain', 'memory', 'bench'],
    ['If a ship came, they lit a fire on the cliff.', 'ship under sail', 'possibility', 'cliff'],
    ['They spoke of a castle, sitting round the fire.', 'castle', 'elsewhere', 'fire'],
    ['A forest of masts stood in the harbour.', 'wood', 'metaphor', 'mast'],
    [
      'The copses stood as red islands amid the green rye, and a hut stood by the road.',
      'island',
      'metaphor',
      'hut',
    ],
    ['Перелески желтели островками среди полей; у дороги стояла изба.', 'island', 'metaphor', 'izba'],
    ['Dark figures moved on the beach, men like trees walking; a boat lay there.', 'tree', 'simile', 'boat'],
    ['A column of smoke rose over the roofs.', 'column', 'metaphor', 'smoke'],
    [
      'Глаза бегали, как мыши, когда, высунувши мордочки из темных нор, они смотрят, нет ли кота; стол стоял у окна.',
      'mouse',
      'simile',
      'table',
    ],
    ['Лошадь напоминала медведя. У реки стояла изба.', 'bear', 'simile', 'izba'],
    ['В зале не было никакой мебели, кроме дивана.', 'furniture', 'negation', 'sofa'],
    ['Ни дерева, ни куста. Дорога шла полем.', 'tree', 'negation', 'road'],
    ['Над крышей столбом стоял дым.', 'post', 'simile', 'smoke'],
    ['Он рассказывал о замке, сидя у камина.', 'castle', 'elsewhere', 'fireplace'],
    [
      'Если бы там был мост, телега стояла бы у дома; за рекой горел костер.',
      'bridge',
      'possibility',
      'campfire',
    ],
    ['Снежное море окружало избу.', 'sea', 'metaphor', 'izba'],
    ['Море огней сияло за рекой.', 'sea', 'metaphor', 'river'],
  ])('%s', (text, what, reason, there) => {
    expect(things(text)).not.toContain(what);
    expect(leftOut(text)).toContain(`${what}: ${reason}`);
    expect(things(text)).toContain(there);
  });

  test('the weather that walls have endured is not the current weather', () => {
    const { season, weather } = read('Стены дома потерпели от дождей, вихрей и осенних перемен.');
    expect([season, weather]).toEqual([null, null]);
  });

  test('a shape of real material, and things covered with it, are kept', () => {
    expect(things('A wall of stone stood by the sea.')).toContain('wall');
    expect(things('The wall of the garden was high.')).toContain('wall');
    expect(things('Все поле было покрыто снегом.')).toContain('snow');
    expect(things('У стены дома росла сосна.')).toEqual(expect.arrayContaining(['wall', 'house', 'pine']));
  });

  test('a simile does not include the words before it or the next sentence', () => {
    expect(things('No one could imagine. The high walls shut it in.')).toContain('wall');
    expect(things('Никто не знал. Дом стоял у реки.')).toEqual(expect.arrayContaining(['house', 'river']));
    expect(things('Не старый еще дом стоял у реки.')).toContain('house');
  });
});

describe('in generated sentences', () => {
  const english = [
    'ship',
    'castle',
    'horse',
    'bridge',
    'piano',
    'mirror',
    'tower',
    'wolf',
    'lantern',
    'fountain',
  ];
  const russian = [
    'корабль',
    'замок',
    'мост',
    'рояль',
    'волк',
    'фонтан',
    'медведь',
    'фонарь',
    'шкаф',
    'орган',
  ];
  const adjective = ['', 'great ', 'old ', 'small black '];
  const isLeftOut = (scene: Scene, words: number): boolean => {
    const starts = new Set(scene.leftOut.map(({ words: each }) => each.start));
    return (
      starts.size >= words &&
      scene.things.every(({ words: all }) => all.every(({ start }) => !starts.has(start)))
    );
  };

  test('nothing in an English simile or negation is among the things', () => {
    const frames = [
      (noun: string) => `The hill lay there, like a ${noun}.`,
      (noun: string) => `It was as if a ${noun} had come down to the hill.`,
      (noun: string) => `The hill resembled a ${noun}.`,
      (noun: string) => `The hill was black as a ${noun}.`,
      (noun: string) => `There was no ${noun} on the hill.`,
      (noun: string) => `He came up the hill without a ${noun}.`,
      (noun: string) => `There was never a ${noun} on the hill.`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...frames),
        fc.constantFrom(...english),
        fc.constantFrom(...adjective),
        (frame, noun, before) => {
          expect(isLeftOut(read(frame(before + noun)), 1)).toBe(true);
        },
      ),
    );
  });

  test('nothing in a Russian simile or negation is among the things', () => {
    const frames = [
      (noun: string) => `На холме стоял дуб, словно ${noun}.`,
      (noun: string) => `На холме стоял дуб, точно старый ${noun}.`,
      (noun: string) => `На холме стоял дуб, черный, как ${noun}.`,
      (noun: string) => `На холме стоял дуб, будто большой ${noun}.`,
      (noun: string) => `На холме был не ${noun}, а дуб.`,
      (noun: string) => `Дуб, похожий на ${noun}, стоял на холме.`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...frames), fc.constantFrom(...russian), (frame, noun) => {
        const scene = read(frame(noun));
        expect(isLeftOut(scene, 1)).toBe(true);
        expect(scene.things.map(({ what }) => what)).toContain('oak');
      }),
    );
  });

  test('the same text gives the same scene', () => {
    fc.assert(
      fc.property(fc.constantFrom(...english, ...russian), fc.string({ maxLength: 60 }), (noun, noise) => {
        const text = `${noise} The ${noun} stood by the дом. ${noise}`;
        expect(read(text)).toEqual(read(text));
      }),
    );
  });
});

test('a river that runs by is a river, and one of people is none', () => {
  expect(things('Широкая мутная река шла под самым садом.')).toContain('river');
  expect(things('По улице текла река людей.')).not.toContain('river');
});
