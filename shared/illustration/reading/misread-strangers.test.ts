import { describe, expect, test } from 'vitest';
import { compose } from '../composition/compose.ts';
import { people, person, read, things } from '../testing/read-passage.ts';

describe('a posture is somebody’s', () => {
  test('not that of sorrow, nor of a bat', () => {
    expect(
      person('Yes, there she is, with a world of quiet sorrow lying under the shadow of her long eyelashes.')
        .posture,
    ).toBeUndefined();
    expect(
      person(
        'The lama dropped wearily to the ground, much as a heavy fruit-eating bat cowers, and returned to his rosary.',
      ).posture?.value,
    ).toBe('sit');
    expect(person('The old man was lying upon the straw.').posture?.value).toBe('lie');
  });
});

test('a den is a room, unless a beast lives there', () => {
  expect(things('He was referred to a villainous den in a back street.')).not.toContain('cave');
  expect(things('The lion lay before its den among the rocks.')).toContain('cave');
});

test('what keeps the sun out is dark, and has no sun', () => {
  const wood = read('It was the loneliest forest of all that keep the sun out.');
  expect(wood.light?.value).toBe('dark');
  expect(wood.things.map(({ what }) => what)).not.toContain('sun');
  expect(things('The sun came out above the forest.')).toContain('sun');
});

describe('a face', () => {
  const looks = (text: string) => person(text).features!.flatMap((each) => each.looks ?? []);

  test('with a week’s beard is unshaven, and not bearded', () => {
    const text = 'He was a wild figure with a week’s beard on his chin, and a pair of big horn spectacles.';
    expect(person(text).beard).toBeUndefined();
    expect(looks(text)).toEqual(expect.arrayContaining(['stubble', 'horn-rimmed']));
    expect(looks('Старик с трёхдневной щетиной на щеках сидел у ворот.')).toContain('stubble');
    expect(person('He was a wild figure with a long beard.').beard?.value.cut).toBe('long');
  });

  test('of the middle age is not old', () => {
    expect(people('He was a small, middle-aged man with brown hair.')[0]!.age).toBeUndefined();
    expect(people('He was a small, aged man with brown hair.')[0]!.age).toBe('old');
  });
});

test('a woman is known by her skirt, and a white sailor beside it is a hat', () => {
  const [trina, ...others] = people(
    'Trina wore a blue cloth skirt, a striped shirt waist, and a white sailor.',
  );
  expect(trina!.sex).toBe('woman');
  expect(others).toEqual([]);
  expect(people('A sailor in a blue jacket stood at the door.')[0]!.sex).toBe('man');
});

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

test('a line of women that swings by is no swing, and old ships in a comparison are not there', () => {
  expect(things('A solid line of blue would swing up through the quivering dust.')).not.toContain('swing');
  expect(things('In the garden hung a swing.')).toContain('swing');
  expect(
    things('The house had undergone the decoration which people bestow on old houses and old ships.'),
  ).toEqual(['house']);
});

test('a face that bends over a cigarette does not bow the body', () => {
  expect(
    person('His flabby face was red, as it bent over the long stained fingers.').posture,
  ).toBeUndefined();
});

test('«по мере того как тройка» is no comparison', () => {
  expect(things('По мере того как тройка взлетала на пригорок, столбовая дорога шла вниз.')).toContain(
    'troika',
  );
  expect(things('Он бежал, как тройка, по дороге.')).not.toContain('troika');
});

test('what others do, wear or recall is not the described person’s', () => {
  expect(
    person('Close to where we lay, squatting upon their haunches, were some ten chiefs.').posture?.value,
  ).toBe('sit');
  expect(things('Out of the collar sprang a bewildering bush of brown hair.', 'character')).not.toContain(
    'bush',
  );
  expect(
    read('The hills were the same, yet not the same as at night; the slopes were sunny.').time?.value,
  ).not.toBe('night');
  expect(person('She sprang through the flowers, the sun falling on her bared head.').isBareheaded).toBe(
    true,
  );
});

test('a vault’s roof is not that of a house', () => {
  expect(
    read('A ray of moonshine gleamed from the roof of the vault, and earth hung from it.').setting?.value,
  ).not.toBe('house');
});

test('a threshold with carving is no still life', () => {
  const scene = read('Before passing the threshold, I admired the carving over the principal door.');
  expect(compose(scene, { bookId: 'book', seed: 'a', take: 0 }).template).not.toContain('still life');
});

test('many who stare at one man’s white hat do not wear it', () => {
  const [many] = people(
    'The wounded soldiers all stared with curiosity at Pierre’s white hat and green coat.',
  );
  expect(many).toMatchObject({ count: 'many' });
  expect(many!.hat).toBeUndefined();
  expect(many!.clothes?.value.colour).toBeUndefined();
  expect(people('The soldiers in white hats and green coats stared at Pierre.')[0]!.hat).toBeDefined();
});

test('the guns of a redoubt are cannon, and a gun in the hands is not', () => {
  expect(things('Within the entrenchment stood ten guns that were being fired through openings.')).toContain(
    'cannon',
  );
  expect(things('A gun hung over the chimney-piece.')).not.toContain('cannon');
});

test('the dressing stations of a battle are not those of a railway', () => {
  expect(things('At the dressing stations the grass was soaked with blood.')).not.toContain('station');
  expect(things('The train stood in the station.')).toContain('station');
});

test('whiskers and a moustache are worn together, a man’s gown is a robe, and hair that turns grey is', () => {
  expect(person('He was a stout man with grey whiskers and a large moustache.').beard?.value.cut).toBe(
    'mutton chops',
  );
  expect(person('Бакенбарды и большие усы с проседью, шея толстая.').beard?.value.cut).toBe('mutton chops');
  expect(person('He was clad in a goodly long gown, a man of forty summers.').clothes?.value.kind).toBe(
    'robe',
  );
  expect(person('He was a gay fellow, with classic features, hair turning gray.').hair?.value.colour).toBe(
    '#b9b9b8',
  );
});

test('a square coat is no square of a town', () => {
  expect(
    read('Old John wore his suit of black broadcloth. The coat was square.', 'character').setting,
  ).toBeNull();
});

test('a hatless throng wears no hats', () => {
  expect(people('A hatless throng of young men drifted up and down the street.')[0]!.isBareheaded).toBe(true);
  expect(people('A throng of young men drifted up and down the street.')[0]!.isBareheaded).toBeUndefined();
});
