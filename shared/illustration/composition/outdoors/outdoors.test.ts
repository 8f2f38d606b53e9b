import { describe, expect, test, vi } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { seeded } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { motifOf } from '../motif-of.ts';
import { FAR } from '../terrain/base-terrains.ts';
import { terrainOf } from '../terrain/terrain.ts';
import { carriageWithHorses } from './ways/carriages.ts';
import { figureOf } from '../figures/figures.ts';

/** Only shoots have so bright an edge. */
const RIM_OF_SHOOTS = 0.6;
const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text));
const drawn = (text: string) => compose(read(text), at).drawn.map(({ what }) => what);

describe('land that a passage names is drawn', () => {
  test.each([
    ['A ridge of high woody hills rose behind the old house.', 'ridge'],
    ['The hill was crowned with wood, and a river ran below.', 'hill'],
    ['They looked down into the winding valley, where a stream ran.', 'valley'],
    ['The long dark moor lay behind the old house.', 'moor'],
    ['An island lay before us, with woods and pinnacles of rock.', 'island'],
    ['The bay was shut in, with woods on all the shores.', 'bay'],
    ['A great plain lay under the sky, and the snow covered it.', 'plain'],
    ['Деревня лежала в овраге, и видна была только колокольня.', 'ravine'],
    ['За рекой поднимались горы.', 'mountain'],
  ])('%s', (text, what) => {
    expect(drawn(text)).toContain(what);
  });

  test('far things first, each once', () => {
    const { far } = terrainOf(read('Mountains rose behind the hills, and a village lay before the wood.'));
    expect(far).toEqual([...new Set(far)].sort((a, b) => FAR.indexOf(a) - FAR.indexOf(b)));
  });
});

describe('a garden that is the subject', () => {
  const text =
    'The trees of the overgrown garden behind the house had grown together. A broken birch tree, wound with ivy, rose white among them.';

  test('shows its broken tree with climbers, not the house in front of it', () => {
    for (let take = 0; take < 4; take++) {
      const shown = compose(read(text), { ...at, take }).drawn.map(({ what }) => what);
      expect(shown).toEqual(expect.arrayContaining(['birch tree', 'ivy', 'tree']));
      expect(shown).not.toContain('house');
    }
  });
});

test('a precipice is above the sea only if the sea is named', () => {
  expect(terrainOf(read('They climbed along the edge of the precipice.')).water).toBeNull();
  expect(terrainOf(read('From the cliff they looked down upon the sea.')).water).toBe('sea');
});

describe('a garden behind walls', () => {
  test('has climbers on them, and no open view', () => {
    const text = 'The garden was shut in by high walls, covered with the leafless stems of roses, in winter.';
    expect(terrainOf(read(text)).isWalled).toBe(true);
    expect(drawn(text)).toEqual(expect.arrayContaining(['wall', 'rose']));
  });

  test('has the named door in its wall, and the path to it', () => {
    const words = drawn('The garden was shut in by high walls, and a path led to a door.');
    expect(words.filter((what) => what === 'door')).toHaveLength(1);
    expect(words).toContain('path');
    expect(drawn('The garden was shut in by high walls.')).not.toContain('door');
  });

  test('is not implied by the walls of a house', () => {
    expect(terrainOf(read('The walls of the old house were white.')).isWalled).toBeUndefined();
  });
});

test.each([
  ['An avenue of lime trees led to the house.', 'avenue'],
  ['The market was crowded with people on the square.', 'market'],
])('rows recede into the distance: %s', (text, what) => {
  expect(drawn(text)).toContain(what);
});

test('a carriage has a horse, named or not', () => {
  expect(drawn('A carriage stood on the road, with its horse.')).toEqual(
    expect.arrayContaining(['carriage', 'horse']),
  );
  const [carriage] = read('A cart stood on the road.').things.filter(({ what }) => what === 'cart');
  const parts = MOTIFS.get('cart')!.draw(seeded('carriage'), {});
  const whole = carriageWithHorses(parts, null, carriage!, seeded('horse'));
  expect(boxOf(whole).right).toBeGreaterThan(boxOf(parts).right + 0.5);

  const { right } = boxOf(parts);
  const added = whole.filter((part) => !parts.includes(part)).map(({ path }) => boxOf([{ path }]));
  const joins = added.filter(
    (box) => box.left < right - 1 && box.right > right && box.bottom - box.top < 0.75,
  );
  expect(joins, 'a shaft and the reins').toHaveLength(2);
});

test('two carriage horses both show their heads, the farther one in shadow', () => {
  const { things } = read('A carriage stood on the road with two horses.');
  const [carriage, pair] = ['carriage', 'horse'].map((name) => things.find(({ what }) => what === name)!);
  const parts = MOTIFS.get('carriage')!.draw(seeded('carriage'), {});
  const whole = carriageWithHorses(parts, pair!, carriage!, seeded('horse'));
  const head = (material: string) => boxOf(whole.filter((part) => part.material === material)).right;
  expect(head('lash')).toBeGreaterThan(head('brow') + 0.4);
});

test('six horses pull a coach in pairs, one in front of the other', () => {
  const { things } = read('Six horses drew the coach along the road.');
  const [coach, team] = ['coach', 'horse'].map((name) => things.find(({ what }) => what === name)!);
  const parts = MOTIFS.get('coach')!.draw(seeded('coach'), {});
  const long = (horse: typeof team | null) =>
    boxOf(carriageWithHorses(parts, horse!, coach!, seeded('horse'))).right;
  expect(long(team)).toBeGreaterThan(long({ ...team!, count: 2 }) + 2);
});

test('a herd is several animals, each smaller than a single one', () => {
  const beasts = (text: string) => {
    const spy = vi.spyOn(MOTIFS.get('cow grazing')!, 'draw');
    try {
      const { layers } = compose(read(text), at).picture;
      const tall = Math.max(
        ...layers
          .filter(({ rim }) => rim === 0.45 || rim === 0.75)
          .map(({ shapes }) => {
            const { top, bottom } = boxOf(shapes);
            return bottom - top;
          }),
      );
      return { count: spy.mock.calls.length, tall };
    } finally {
      spy.mockRestore();
    }
  };
  const [herd, one] = [
    beasts('A herd of cows grazed on the wide plain.'),
    beasts('A cow grazed on the wide plain.'),
  ];
  expect(herd.count).toBeGreaterThan(3);
  expect(herd.tall).toBeLessThan(one.tall);
});

test('people in a crowd are dressed differently', () => {
  const scene = read('Men crowded the square.');
  const looks = Array.from(
    { length: 8 },
    (_, i) => figureOf({ ...scene.people[0]!, sex: 'man' }, scene, i + 1, { isOutside: true }).looks,
  );
  expect(
    new Set(looks.map(({ hat, hair, beard, coat }) => [hat, hair, beard, coat].join())).size,
  ).toBeGreaterThan(3);
});

test('many ravines cut through open land, and a single one is a valley', () => {
  const { far } = terrainOf(read('The bare steppe, cut by ravines, ran to the horizon.'));
  expect(far).not.toContain('valley');
  expect(drawn('The bare steppe, cut by ravines, ran to the horizon.')).toContain('ravine');
  expect(terrainOf(read('The road ran through a ravine.')).far).toContain('valley');
});

test('a kibitka in the snow is one covered sledge', () => {
  const { things } = read('Все покрыто было снегом. Кибитка ехала по следу, проложенному санями.');
  const sledge = things.find(({ what }) => what === 'sledge');
  expect(sledge?.count).toBeUndefined();
  expect(sledge?.qualities).toContain('covered');
});

describe('things seen close up', () => {
  test('shoots in the earth fill the picture below a high horizon', () => {
    const { picture, drawn: shown } = compose(
      read('Sharp little pale green points were sticking out of the black earth.'),
      at,
    );
    expect(shown.map(({ what }) => what)).toEqual(expect.arrayContaining(['shoots', 'soil']));
    const rows = picture.layers.filter(({ rim }) => rim === RIM_OF_SHOOTS).map(({ shapes }) => boxOf(shapes));
    expect(Math.min(...rows.map(({ top }) => top))).toBeLessThan(400);
    expect(Math.max(...rows.map(({ bottom }) => bottom))).toBeGreaterThan(650);
  });

  test('the trunk of a broken birch is white and has no crown', () => {
    const scene = read('A broken birch tree stood white over the old garden.');
    const birch = scene.things.find(({ what }) => what === 'birch tree')!;
    expect(motifOf(birch, scene, seeded('birch'))?.name).toBe('broken birch');
  });

  test('a bush has no leaves in winter', () => {
    const scene = read('In winter the rose bushes stood in the garden.');
    const bush = scene.things.find(({ what }) => what.includes('bush'))!;
    expect(motifOf(bush, scene, seeded('bush'))?.name).toBe('bare bush');
  });
});

test('a low sun lights the tops of a wood, and a high one raises a haze at its floor', () => {
  const upwards = (text: string) =>
    compose(read(text), at).picture.layers.some(({ haze }) => haze && haze.from > haze.to + 200);
  expect(upwards('The fir trees of the forest stood still at sunset.')).toBe(true);
  expect(upwards('The fir trees of the forest stood still at noon.')).toBe(false);
});

describe('nothing is in an impossible place', () => {
  test('trunks in a wood are not luggage', () => {
    const luggage = vi.spyOn(MOTIFS.get('trunk')!, 'draw');
    const { picture, drawn: shown } = compose(
      read('The low sun shone between the trunks of the oak wood, where a stag stood.'),
      at,
    );
    expect(shown.map(({ what }) => what)).toContain('wood');
    expect(picture.layers.length).toBeGreaterThan(3);
    expect(luggage).not.toHaveBeenCalled();
    luggage.mockRestore();
  });

  test('nobody stands on the water of a harbour', () => {
    const { layers } = compose(
      read('The harbour was full of boats, and six men stood upon the stone pier.'),
      at,
    ).picture;
    const people = layers.filter(({ rim }) => rim === 0.75);
    expect(people.length).toBeGreaterThan(2);
    for (const { shapes } of people) expect(boxOf(shapes).bottom).toBeGreaterThan(645);
  });

  test('a church has no smoke, and only its own tower', () => {
    expect(
      drawn('A grey church with two towers stood in the village, and smoke rose from a chimney.'),
    ).not.toContain('smoke');
    expect(drawn('Smoke rose from the chimney of the old house.')).toContain('smoke');
  });

  test('bees are not birds', () => {
    const swarm = MOTIFS.get('bee')!.draw(seeded('bee'), {}).length * 7;
    const { layers } = compose(read('Bees hummed in the garden among the sunflowers.'), at).picture;
    expect(drawn('Bees hummed in the garden among the sunflowers.')).toContain('bee');
    expect(layers.filter(({ shapes }) => shapes.length === swarm)).toHaveLength(1);
  });

  test('fog drifts along the ground', () => {
    const thin = (text: string) =>
      compose(read(text), at).picture.layers.filter(({ shapes }) =>
        shapes.every(({ opacity }) => opacity === 0.4),
      ).length;
    expect(thin('Thick fog lay upon the meadows by the river.')).toBe(5);
    expect(thin('The meadows lay by the river.')).toBe(0);
    const { layers } = compose(
      read('Thick fog lay upon the road, and a carriage with its horse stood there.'),
      at,
    ).picture;
    const last = layers.findLastIndex(({ shapes }) => shapes.every(({ opacity }) => opacity === 0.4));
    expect(layers.findLastIndex(({ rim }) => rim === 0.75)).toBeGreaterThan(last);
  });
});

test('outdoor things are not laid on a table', () => {
  const { template } = compose(readScene(passage('Here and there a rock glistened in the sunlight.')), at);
  expect(template).not.toContain('still life');
});

test('a chair in a room is not drawn in the street', () => {
  const text =
    'He had risen from his chair and looked down into the street, where a woman in a wide hat stood.';
  expect(
    compose(readScene(passage(text, { type: 'character' })), {
      bookId: 'book',
      seed: 'chair',
      take: 0,
    }).drawn.map(({ what }) => what),
  ).not.toContain('chair');
});

test('a huge old tree fills the picture, with no other tree in front of it', () => {
  for (let take = 0; take < 6; take++) {
    const { template, picture } = compose(
      readScene(passage('A huge old elm rustled in the wind.', { type: 'atmosphere' })),
      { bookId: 'book', seed: 'elm', take },
    );
    expect(template).not.toMatch(/\btree$/u);
    const tall = Math.max(
      ...picture.layers.map(({ shapes }) => {
        const { top, bottom } = boxOf(shapes.slice(0, 1));
        return top > 0 && bottom < 700 ? bottom - top : 0;
      }),
    );
    expect(tall).toBeGreaterThan(360);
  }
});
