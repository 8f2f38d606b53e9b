import { describe, expect, test } from 'vitest';
import { terrainOf } from '../composition/terrain/terrain.ts';
import { read, settingOf, things } from '../testing/read-passage.ts';

test('what the first place one remembers was is seen', () => {
  const scene = read(
    'The first place that I can well remember was a large pleasant meadow with a pond in it.',
  );
  expect(scene.things.map(({ what }) => what)).toEqual(expect.arrayContaining(['meadow', 'pond']));
  expect(things('I remember a meadow with a pond; now there was a street here.')).not.toContain('pond');
});

describe('where a passage is set', () => {
  test('a kitchen’s roof is seen from outside', () => {
    expect(read('The roof of the back kitchen sloped down quite low, and was thatched.').setting?.value).toBe(
      'house',
    );
    expect(read('In the back kitchen the roof sloped down quite low.').setting?.value).toBe('kitchen');
  });

  test('houses on either side of the street are not a room, though lamps and tables are seen in them', () => {
    const scene = read(
      'On either side of the street the firelight of each cottage overflowed through the casements; the lookers-in saw the tea-table and the lamp.',
    );
    expect(scene.setting?.value).toBe('street');
  });

  test('undergrowth is that of a wood', () => {
    expect(read('The undergrowth was rich, with tall ferns and several flowers.').setting?.value).toBe(
      'forest',
    );
  });

  test('houses with huge fireplaces are not lit by them from outside', () => {
    expect(
      read('The large and spacious houses, with their huge fireplaces and gabled roofs.').light,
    ).toBeNull();
    expect(read('A log fire burned in the fireplace of the hall.').light?.value).toBe('fire');
  });
});

test('the dressing stations of a battle are not those of a railway', () => {
  expect(things('At the dressing stations the grass was soaked with blood.')).not.toContain('station');
  expect(things('The train stood in the station.')).toContain('station');
});

test('a square coat is no square of a town', () => {
  expect(
    read('Old John wore his suit of black broadcloth. The coat was square.', 'character').setting,
  ).toBeNull();
});

test('stubble on a jaw is not a field', () => {
  expect(read('The old man had white stubble on his jaws.', 'character').setting).toBeNull();
});

test('a pool named before the woods around it is the setting', () => {
  const text =
    'The pool, a small sheet of water girt with reeds, lay at the edge of the park, and thick woods lined it.';
  expect(terrainOf(read(text)).water).toBe('lake');
});

test('hay and its fork put a scene in a field', () => {
  const scene = read('Девка в белой занавеске всовывала вилы в сено.', 'character');
  expect(scene.setting?.value).toBe('field');
  expect(scene.people[0]!.holds.map(({ value }) => value)).toEqual(['pitchfork']);
});

test('a cliff above the sea is not at sea', () => {
  expect(read('On the cliff above the sea stood a woman in a cloak.', 'character').setting?.value).toBe(
    'cliff',
  );
});

test('sea-boots do not put a person at sea, and a parrot on a man’s shoulder does not replace the man', () => {
  expect(read('The old man wore a blue jersey and sea-boots.', 'character').setting?.value).not.toBe('sea');
  expect(
    read('He had a broken nose and a scar; a parrot sat on his shoulder.', 'character').people,
  ).toHaveLength(1);
});

test('a town that lies on hills is a town, not hills', () => {
  expect(read('Город лежал на семи холмах над рекой.').setting?.value).toBe('town');
});

test('a place described as lying between two others is neither of them', () => {
  expect(
    settingOf(
      'The lake, a reed-girt sheet of water, is situated between the Hatherley Farm and the park of Mr. Turner.',
    ),
  ).toBe('lake');
});

test('a snowy mountaintop above pine woods means mountains, and not winter', () => {
  const { setting, season } = read(
    'They stood round me: the unstained snowy mountaintop, the pine woods, the ragged ravine.',
  );
  expect([setting?.value, season]).toEqual(['mountains', null]);
});

test('fields that stretch to the horizon are open country', () => {
  expect(settingOf('Поля тянулись до самого небосклона; виднелись леса, овраги, деревеньки и церкви.')).toBe(
    'open',
  );
});

test('a river may have waves without being a sea', () => {
  expect(settingOf('He stood by the river. Its waves were red, and shook their crests.')).toBe('river');
  expect(settingOf('The waves rose and broke in foam.')).toBe('sea');
});

test('mountains that “tower in front” are not a tower, and the top of a tree is not a mountain', () => {
  const { setting, things } = read(
    'The great spurs of the Carpathians seem to gather round us and tower in front.',
  );
  expect([setting?.value, things.map(({ what }) => what).includes('tower')]).toEqual(['mountains', false]);
  expect(settingOf('High on the summit of the tree was fixed a tinsel star.')).not.toBe('mountains');
});

test('a wide view is open country, whatever land is named in it', () => {
  const scene = read(
    'Пространства открывались без конца. За лугами зеленели леса. За лесами желтели пески. За песками лежали горы.',
  );
  expect(scene.setting?.value).toBe('open');
  expect(scene.things.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['wood', 'mountain', 'meadow']),
  );
  expect(read('За лесом, в густой чаще, стояли ели.').setting?.value).toBe('forest');
});

test('a raft is on a river', () => {
  expect(read('He stood leaning on the railing of the raft.', 'character').setting?.value).toBe('river');
});

test('the slope of the hill on which a house stands is no mountain range', () => {
  const scene = read('Дом стоял на возвышении; покатость горы была одета дёрном.');
  expect(scene.setting?.value).not.toBe('mountains');
  expect(scene.things.map(({ what }) => what)).not.toContain('mountain');
});

test('trees that meet overhead like a tunnel are an avenue', () => {
  const text = 'We passed into the avenue, where the old trees met in a dark tunnel over our heads.';
  expect(settingOf(text)).toBe('park');
  expect(terrainOf(read(text)).special).toBe('avenue');
  expect(settingOf('They walked through a long dark tunnel under the river.')).toBe('tunnel');
});

test('a hill is crowned with a wood, and a rifle stocked with no more than wood', () => {
  expect(things('The hill, crowned with wood, was a beautiful object.')).toContain('wood');
  expect(things('The rifles were of white metal stocked with wood.', 'object')).toEqual(['rifle']);
});

test('old roofs before a church are a village, and who runs to and fro is in neither place', () => {
  const scene = read('Из-за ветхих крыш возносилась белая церковь.');
  expect(scene.things.map(({ what }) => what)).toEqual(expect.arrayContaining(['church', 'village']));
  expect(scene.things.map(({ what }) => what)).not.toContain('roof');
  expect(settingOf('Она весь день бегала то в амбар, то в погреб.', 'character')).toBeUndefined();
  expect(settingOf('Она побежала в амбар и стояла там.', 'character')).toBe('stable');
});

test('a steppe that seems an ocean is none', () => {
  expect(things('Степь представлялася зелено-золотым океаном, по которому брызнули цветы.')).not.toContain(
    'sea',
  );
  expect(things('За дюнами шумел океан.')).toContain('sea');
});

test('what a passage shows and then tells to be gone was there, and what is only told to be gone was not', () => {
  const oak = 'Fire streamed from a beautiful old oak near the house; in a moment the oak had disappeared.';
  const weight = (what: string) => read(oak).things.find((thing) => thing.what === what)!.weight;
  expect(weight('oak')).toBeGreaterThan(weight('house'));
  expect(things('Even the hens had gone, and the yard was empty.')).not.toContain('hen');
});

test('a farm that looks through woods to the sea is not in the woods', () => {
  expect(settingOf('The farm lay across the valley, looking through woods to the sea.')).not.toBe('forest');
  expect(settingOf('They walked through the woods to the sea.')).toBe('forest');
});

test('a river with its adjective after it is a river, and one of tears is none', () => {
  expect(things('Ночь тихая, река широкая, над ней поднимается пар.')).toContain('river');
  expect(things('Текла река слёз и жалоб.')).not.toContain('river');
});

test('the carriage from which a church is seen now on one side, now on the other, is not in the picture', () => {
  const passing = 'То справа, то слева, по мере того как коляска делала повороты, мелькала белая церковь.';
  expect(things(passing)).toEqual(['church']);
  expect(things('У белой церкви стояла коляска.')).toContain('carriage');
});
