import { paintTheatre } from '../../theatre/paint-theatre.ts';
import { describe, expect, test, vi } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { seeded } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf, shapesOf } from '../canvas.ts';
import { compose } from '../compose.ts';
import { motifOf } from '../motif-of.ts';
import { FAR, terrainOf } from '../terrain.ts';
import { harnessed } from './carriages.ts';
import { isDecayed } from './decay.ts';
import { clippedAtWaterline } from './waterline.ts';
import type { Waterline } from './stage.ts';
import { luminance } from '../../drawing/colour.ts';
import { coloursAt } from '../material-colours.ts';
import { seriesOf, skyPalette } from '../palette.ts';
import { figureOf } from '../figures.ts';

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

describe('parts of a building are drawn on it', () => {
  test.each([
    ['The old house was draped in ivy.', 'ivy'],
    ['Smoke rose from the chimney of the old house.', 'smoke'],
    ['Two towers rose from the old house.', 'tower'],
    ['The church had a white steeple and a clock.', 'clock'],
  ])('%s', (text, what) => {
    expect(drawn(text)).toContain(what);
  });

  test('a church, its steeple and its cross are one building', () => {
    const words = drawn('The church with its white steeple and its cross stood by the road.');
    expect(words).toEqual(expect.arrayContaining(['church', 'steeple', 'cross']));
  });
});

describe('a garden that is the subject', () => {
  const text = 'The trees of the overgrown garden behind the house had grown together. A broken birch tree, wound with ivy, rose white among them.'; // prettier-ignore

  test('shows its broken tree with climbers, not the house in front of it', () => {
    for (let take = 0; take < 4; take++) {
      const shown = compose(read(text), { ...at, take }).drawn.map(({ what }) => what);
      expect(shown).toEqual(expect.arrayContaining(['birch tree', 'ivy', 'tree']));
      expect(shown).not.toContain('house');
    }
  });
});

test('a far village has no unmentioned church', () => {
  const domes = vi.spyOn(MOTIFS.get('church with domes')!, 'draw');
  for (let take = 0; take < 6; take++)
    compose(read('За полем лежала деревня, и дорога вела к ней.'), { ...at, take });
  expect(domes).not.toHaveBeenCalled();
  domes.mockRestore();
});

test('the clock of a church is on the front of its tower', () => {
  const draw = (hasClock: boolean) => MOTIFS.get('church with a spire')!.draw(seeded('clock'), { hasClock });
  const dial = boxOf(draw(true).filter(({ material }) => material === 'brow'));
  const tower = boxOf(draw(false).filter(({ path }) => boxOf([{ path }]).top < -11 && boxOf([{ path }]).top > -13)); // prettier-ignore
  expect(dial.left).toBeGreaterThan(tower.left);
  expect(dial.right).toBeLessThan(tower.right);
  expect(dial.bottom).toBeLessThan(-7);
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
  const whole = harnessed(parts, null, carriage!, seeded('horse'));
  expect(boxOf(whole).right).toBeGreaterThan(boxOf(parts).right + 0.5);

  const { right } = boxOf(parts);
  const added = whole.filter((part) => !parts.includes(part)).map(({ path }) => boxOf([{ path }]));
  const joins = added.filter((box) => box.left < right - 1 && box.right > right && box.bottom - box.top < 0.75); // prettier-ignore
  expect(joins, 'a shaft and the reins').toHaveLength(2);
});

test('two carriage horses both show their heads, the farther one in shadow', () => {
  const { things } = read('A carriage stood on the road with two horses.');
  const [carriage, pair] = ['carriage', 'horse'].map((name) => things.find(({ what }) => what === name)!);
  const parts = MOTIFS.get('carriage')!.draw(seeded('carriage'), {});
  const whole = harnessed(parts, pair!, carriage!, seeded('horse'));
  const head = (material: string) => boxOf(whole.filter((part) => part.material === material)).right;
  expect(head('lash')).toBeGreaterThan(head('brow') + 0.4);
});

test('six horses pull a coach in pairs, one in front of the other', () => {
  const { things } = read('Six horses drew the coach along the road.');
  const [coach, team] = ['coach', 'horse'].map((name) => things.find(({ what }) => what === name)!);
  const parts = MOTIFS.get('coach')!.draw(seeded('coach'), {});
  const long = (horse: typeof team | null) => boxOf(harnessed(parts, horse!, coach!, seeded('horse'))).right;
  expect(long(team)).toBeGreaterThan(long({ ...team!, count: 2 }) + 2);
});

test('a herd is several animals, each smaller than a single one', () => {
  const beasts = (text: string) => {
    const spy = vi.spyOn(MOTIFS.get('cow')!, 'draw');
    try {
      const { layers } = compose(read(text), at).picture;
      const tall = Math.max(...layers.filter(({ rim }) => rim === 0.45 || rim === 0.75).map(({ shapes }) => { const { top, bottom } = boxOf(shapes); return bottom - top; })); // prettier-ignore
      return { count: spy.mock.calls.length, tall };
    } finally {
      spy.mockRestore();
    }
  };
  const [herd, one] = [beasts('A herd of cows grazed on the wide plain.'), beasts('A cow grazed on the wide plain.')]; // prettier-ignore
  expect(herd.count).toBeGreaterThan(3);
  expect(herd.tall).toBeLessThan(one.tall);
});

test('people in a crowd are dressed differently', () => {
  const scene = read('Men crowded the square.');
  const looks = Array.from({ length: 8 }, (_, i) => figureOf({ ...scene.people[0]!, sex: 'man' }, scene, i + 1, { isOutside: true }).looks); // prettier-ignore
  expect(
    new Set(looks.map(({ hat, hair, beard, coat }) => [hat, hair, beard, coat].join())).size,
  ).toBeGreaterThan(3);
});

describe('the condition of a house', () => {
  const layersOf = (text: string) => compose(read(text), at).picture.layers;

  test('is dilapidated if stated, not if it is only old', () => {
    expect(isDecayed(read('The dilapidated house stood by the road.'))).toBe(true);
    expect(isDecayed(read('The windows of the house were encrusted with dust.'))).toBe(true);
    expect(isDecayed(read('The old house stood by the road.'))).toBe(false);
  });

  test('shows every shutter, board and bare patch within its walls', () => {
    for (const name of ['manor', 'house', 'cottage', 'izba', 'terraced houses']) {
      const motif = MOTIFS.get(name)!;
      const sound = boxOf(motif.draw(seeded(name), {}));
      const decayed = motif.draw(seeded(name), { isDecayed: true });
      expect(decayed.length, name).not.toBe(motif.draw(seeded(name), {}).length);
      const box = boxOf(decayed);
      for (const edge of ['left', 'right', 'top', 'bottom'] as const) expect(Math.abs(box[edge] - sound[edge]), `${name} ${edge}`).toBeLessThan(0.6); // prettier-ignore
    }
  });

  test('includes ivy on its walls, but not over its windows', () => {
    const parts = MOTIFS.get('manor')!.draw(seeded('ivy'), { isIvied: true });
    const leaves = parts.filter(({ material }) => material === 'leaf').flatMap(({ path }) => path);
    expect(leaves.length).toBeGreaterThan(150);
    const plain = boxOf(MOTIFS.get('manor')!.draw(seeded('ivy'), {}));
    const box = boxOf([{ path: leaves }]);
    expect(box.left).toBeGreaterThan(plain.left - 0.5);
    expect(box.top).toBeGreaterThan(plain.top / 1.3);
  });

  test('includes a stated length', () => {
    const wide = (isLong: boolean) => { const { left, right } = boxOf(MOTIFS.get('manor')!.draw(seeded('long'), { isLong })); return right - left; }; // prettier-ignore
    expect(wide(true)).toBeGreaterThan(wide(false) * 1.4);
  });

  test('is larger than the towers, porch and windows named with it', () => {
    const houses = (text: string) =>
      Math.max(...layersOf(text).filter(({ fade, rim }) => rim && !fade).map(({ shapes }) => { const { right, left } = boxOf(shapes); return right - left; })); // prettier-ignore
    expect(houses('Twin towers, ancient and crenelated, rose above the porch of the house, and a dull light shone through its windows.')).toBeGreaterThan(400); // prettier-ignore
  });

  test('has houses around it on a square, but not in a market below mountains', () => {
    expect(terrainOf(read('They reached a small dilapidated square with old houses.')).special).toBe(
      'street',
    );
    expect(terrainOf(read('The market was crowded on the square, and mountains rose behind it.')).special).toBeUndefined(); // prettier-ignore
  });
});

describe('a village in a ravine', () => {
  const text = 'Деревня лежала в овраге, и с дороги видна была только колокольня.';

  test('shows the top of its tower over the edge, and hides the rest', () => {
    for (let take = 0; take < 4; take++) {
      const { layers } = compose(read(text), { ...at, take }).picture;
      const tower = layers.findLastIndex(({ rim }) => rim === 0.45);
      const { top, bottom } = boxOf(layers[tower]!.shapes);
      const edge = Math.min(...layers.slice(tower + 1).filter(({ haze }) => haze).map(({ shapes }) => boxOf(shapes).top)); // prettier-ignore
      expect(edge - top, 'seen').toBeGreaterThan((bottom - top) * 0.3);
      expect(bottom - edge, 'hidden').toBeGreaterThan((bottom - top) * 0.4);
    }
  });
});

test('many ravines cut through open land, and a single one is a valley', () => {
  const { far } = terrainOf(read('The bare steppe, cut by ravines, ran to the horizon.'));
  expect(far).not.toContain('valley');
  expect(drawn('The bare steppe, cut by ravines, ran to the horizon.')).toContain('ravine');
  expect(terrainOf(read('The road ran through a ravine.')).far).toContain('valley');
});

describe('water flows naturally', () => {
  const streamOf = (text: string, take: number) => {
    const { layers } = compose(read(text), { ...at, take }).picture;
    return layers.filter(({ glow, shapes }) => (glow === 0.45 || glow === 0.4) && shapes.some(({ path }) => path.length === 1 && path[0]!.length > 40)).map(({ shapes }) => boxOf(shapes)); // prettier-ignore
  };

  test('a stream passes a house from side to side, not up to its door', () => {
    const text = 'A large stone house stood on the other side of a valley, and in front of it ran a stream.';
    for (let take = 0; take < 4; take++)
      expect(streamOf(text, take).some(({ left, right }) => left < 0 && right > 1024)).toBe(true);
  });

  test('a river in a valley is seen from above, winding away', () => {
    const text =
      'She looked on the whole scene, the river, the trees on its banks and the winding of the valley.';
    for (let take = 0; take < 4; take++)
      expect(compose(read(text), { ...at, take }).template).toContain('high');
  });
});

test('no near tree in the rain if the passage does not mention foliage', () => {
  for (let take = 0; take < 8; take++)
    expect(compose(read('The church stood white in the dismal rain of the morning.'), { ...at, take }).template).not.toMatch(/tree|trunks/u); // prettier-ignore
});

test('a kibitka in the snow is one covered sledge', () => {
  const { things } = read('Все покрыто было снегом. Кибитка ехала по следу, проложенному санями.');
  const sledge = things.find(({ what }) => what === 'sledge');
  expect(sledge?.count).toBeUndefined();
  expect(sledge?.qualities).toContain('covered');
});

test('in a blizzard land and sky merge, and nothing shines', () => {
  const given = (text: string) => compose(read(text), at).picture;
  const wild = given('A blizzard howled over the plain, and all was lost in the snow.');
  const calm = given('The plain lay white under the snow in the evening sun.');
  expect(wild.light.onGround).toBeLessThan(calm.light.onGround / 2);
});

describe('things seen close up', () => {
  test('shoots in the earth fill the picture below a high horizon', () => {
    const { picture, drawn: shown } = compose(read('Sharp little pale green points were sticking out of the black earth.'), at); // prettier-ignore
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
  const upwards = (text: string) => compose(read(text), at).picture.layers.some(({ haze }) => haze && haze.from > haze.to + 200); // prettier-ignore
  expect(upwards('The fir trees of the forest stood still at sunset.')).toBe(true);
  expect(upwards('The fir trees of the forest stood still at noon.')).toBe(false);
});

test('no part of an island hangs over the water', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(read('An island lay before us, with woods and pinnacles of rock.'), { ...at, take }).picture; // prettier-ignore
    for (const { shapes } of layers)
      for (const { path, opacity } of shapes) {
        if (opacity !== 0.3) continue;
        const { left, right } = boxOf([{ path }]);
        expect(left).toBeGreaterThan(60);
        expect(right).toBeLessThan(964);
      }
  }
});

describe('nothing is in an impossible place', () => {
  test('trunks in a wood are not luggage', () => {
    const luggage = vi.spyOn(MOTIFS.get('trunk')!, 'draw');
    const { picture, drawn: shown } = compose(read('The low sun shone between the trunks of the oak wood, where a stag stood.'), at); // prettier-ignore
    expect(shown.map(({ what }) => what)).toContain('wood');
    expect(picture.layers.length).toBeGreaterThan(3);
    expect(luggage).not.toHaveBeenCalled();
    luggage.mockRestore();
  });

  test('nobody stands on the water of a harbour', () => {
    const { layers } = compose(read('The harbour was full of boats, and six men stood upon the stone pier.'), at).picture; // prettier-ignore
    const people = layers.filter(({ rim }) => rim === 0.75);
    expect(people.length).toBeGreaterThan(2);
    for (const { shapes } of people) expect(boxOf(shapes).bottom).toBeGreaterThan(645);
  });

  test('a church has no smoke, and only its own tower', () => {
    expect(drawn('A grey church with two towers stood in the village, and smoke rose from a chimney.')).not.toContain('smoke'); // prettier-ignore
    expect(drawn('Smoke rose from the chimney of the old house.')).toContain('smoke');
  });

  test('bees are not birds', () => {
    const swarm = MOTIFS.get('bee')!.draw(seeded('bee'), {}).length * 7;
    const { layers } = compose(read('Bees hummed in the garden among the sunflowers.'), at).picture;
    expect(drawn('Bees hummed in the garden among the sunflowers.')).toContain('bee');
    expect(layers.filter(({ shapes }) => shapes.length === swarm)).toHaveLength(1);
  });

  test('fog drifts along the ground', () => {
    const thin = (text: string) => compose(read(text), at).picture.layers.filter(({ shapes }) => shapes.every(({ opacity }) => opacity === 0.4)).length; // prettier-ignore
    expect(thin('Thick fog lay upon the meadows by the river.')).toBe(5);
    expect(thin('The meadows lay by the river.')).toBe(0);
    const { layers } = compose(read('Thick fog lay upon the road, and a carriage with its horse stood there.'), at).picture; // prettier-ignore
    const last = layers.findLastIndex(({ shapes }) => shapes.every(({ opacity }) => opacity === 0.4));
    expect(layers.findLastIndex(({ rim }) => rim === 0.75)).toBeGreaterThan(last);
  });
});

test('outdoor things are not laid on a table', () => {
  const { template } = compose(readScene(passage('Here and there a rock glistened in the sunlight.')), at);
  expect(template).not.toContain('still life');
});

test('no part of a ship is visible below its waterline', () => {
  const line: Waterline = { x: 500, half: 200, at: (x) => 400 + x / 100 };
  const hull = shapesOf(MOTIFS.get('ship at anchor')!.draw(seeded('ship'), {}), { x: 500, y: 420, scale: 8, turn: 9 }, coloursAt(skyPalette(read('The ship lay upon the sea.'), seriesOf('book')), 0)); // prettier-ignore
  for (const { path } of clippedAtWaterline(hull, line))
    for (const ring of path)
      for (let i = 0; i < ring.length; i += 2) expect(ring[i + 1]!).toBeLessThanOrEqual(line.at(ring[i]!));
});

test('a gale heels the ship without lightning, and snow on peaks leaves the valley green', () => {
  const gale = compose(
    read('The gale drove the ship over the sea, and great waves broke upon her bows.'),
    at,
  );
  expect(gale.drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['storm', 'ship under sail']));
  const calm = compose(read('The ship lay upon the quiet sea.'), at);
  const hull = ({ picture }: typeof gale) => { const { left, right, bottom, top } = boxOf(picture.layers.find(({ rim, shapes }) => rim === 0.45 && shapes.length > 0)!.shapes); return (bottom - top) / (right - left); }; // prettier-ignore
  expect(hull(gale)).not.toBeCloseTo(hull(calm), 2);
  expect(terrainOf(read('High mountains closed the valley, their peaks white with snow.')).ground).toBe(
    'grass',
  );
  expect(terrainOf(read('Snow covered the plain.')).ground).toBe('snow');
});

test('a town has overlapping roofs, its mill one wheel, and a bridge over a stream no lamp', () => {
  const dusk = compose(read('The town lay below us in the dusk, crowded round the old church.'), at).picture;
  const rows = dusk.layers.filter(({ shapes }) => shapes.some(({ path }) => path.length > 60));
  expect(rows.length).toBeGreaterThan(2);
  const text = 'An old stone bridge crossed the stream by the mill, whose great wheel dripped.';
  expect(terrainOf(read(text)).frames).not.toContain('lamp post');
  const street = { what: 'street', words: [], certainty: 1, weight: 0.5, qualities: [] };
  expect(terrainOf({ ...read(text), things: [street] }).frames).toContain('lamp post');
  expect(drawn(text)).toContain('wheel');
});

test('a chair in a room is not drawn in the street', () => {
  const text =
    'He had risen from his chair and looked down into the street, where a woman in a wide hat stood.';
  expect(compose(readScene(passage(text, { type: 'character' })), { bookId: 'book', seed: 'chair', take: 0 }).drawn.map(({ what }) => what)).not.toContain('chair'); // prettier-ignore
});

test('a huge old tree fills the picture, with no other tree in front of it', () => {
  for (let take = 0; take < 6; take++) {
    const { template, picture } = compose(readScene(passage('A huge old elm rustled in the wind.', { type: 'atmosphere' })), { bookId: 'book', seed: 'elm', take }); // prettier-ignore
    expect(template).not.toMatch(/\btree$/u);
    const tall = Math.max(...picture.layers.map(({ shapes }) => { const { top, bottom } = boxOf(shapes.slice(0, 1)); return top > 0 && bottom < 700 ? bottom - top : 0; })); // prettier-ignore
    expect(tall).toBeGreaterThan(360);
  }
});

test('a dark night has no moon', () => {
  const dark = 'It was an autumn night, so dark that nothing could be seen of the road.';
  expect(read(dark).light?.value).toBe('dark');
  expect(read('Стояла темная ночь, и дом был не виден.').light?.value).toBe('dark');
  // The sky, in the upper half and away from the paper.
  const brightest = (text: string) => {
    const pixels = paintTheatre(compose(read(text), at).picture);
    let most = 0;
    for (let y = 120; y < 380; y++)
      for (let x = 200; x < 824; x++) most = Math.max(most, pixels[(y * 1024 + x) * 3]!);
    return most;
  };
  expect(brightest('The house stood by the road at night.')).toBeGreaterThan(235);
  expect(brightest(dark)).toBeLessThan(225);
});

test('storm waves rise above the horizon of the open sea, and those of a calm day do not', () => {
  const highest = (text: string) => {
    const { layers, ground } = compose(read(text), at).picture;
    const horizon = ground.stops.at(-1)!.at * 768;
    const seas = layers.filter(({ rim, glow }) => rim === 0.5 && glow === 0.06);
    return seas.length === 0 ? 0 : horizon - boxOf(seas.flatMap(({ shapes }) => shapes)).top;
  };
  expect(highest('The storm broke over the sea; huge waves rose against the black sky.')).toBeGreaterThan(80);
  expect(highest('I had never seen the sea smoother.')).toBe(0);
});

test('only stars are in the sky of a night that names them and no moon', () => {
  const moons = (text: string) => compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.light.onGround; // prettier-ignore
  expect(moons('At night the stars stood over the steppe.')).toBeLessThan(moons('At night the moon stood over the steppe.')); // prettier-ignore
});

test('a dark road is a road at night, and so is a fire in the snow', () => {
  const skyOf = (text: string) => luminance(compose(readScene(passage(text, { type: 'atmosphere' })), at).picture.ground.stops[0]!.colour); // prettier-ignore
  const day = skyOf('We were out on the road, and the wind was blowing.');
  expect(skyOf('We were out on the road, in the darkness, and the wind was blowing.')).toBeLessThan(
    day * 0.6,
  );
  expect(skyOf('The horses stood in the snow beside the fire, and the snow was falling.')).toBeLessThan(day * 0.6); // prettier-ignore
});

test('a castle on the summit of a steep hill stands on its rock', () => {
  const { drawn } = compose(read('Before us on the summit of a steep hill stood a great castle.'), at);
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['castle', 'hill']));
});

test('no rain falls under the arch from which a church is seen', () => {
  const scene = readScene(passage('It rained. From the doorway he saw the church and its white steeple.'));
  const seen = Array.from({ length: 24 }, (_, take) => compose(scene, { ...at, take }));
  const isRain = ({ shapes }: (typeof seen)[number]['picture']['layers'][number]) => shapes.length === 1 && shapes[0]!.path.length > 60; // prettier-ignore
  const isOnTop = ({ picture: { layers } }: (typeof seen)[number]) => layers.findLastIndex(isRain) === layers.length - 1; // prettier-ignore
  const underArch = seen.filter(({ template }) => template.includes('threshold'));
  expect(underArch.length).toBeGreaterThan(0);
  expect(underArch.filter(isOnTop)).toEqual([]);
  expect(seen.filter(({ template }) => template.includes('level')).every(isOnTop)).toBe(true);
});
