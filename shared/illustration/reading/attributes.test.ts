import { describe, expect, test } from 'vitest';
import type { ReadingInput } from '../reading-input.ts';
import type { Scene } from '../scene.ts';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const read = (text: string, over: Partial<ReadingInput> = {}): Scene => readScene(passage(text, over));
const describeOne = (text: string) => read(text, { type: 'character' }).people[0];
const things = (text: string) => read(text).things.map(({ what }) => what);

describe('the material of a thing', () => {
  test.each([
    ['The old stone bridge of the village stood over the river.', 'bridge'],
    ['They came out upon a bridge of stone above the river.', 'bridge'],
    ['The square was paved with stone, and a church stood in it.', 'church'],
    ['A wall of rough stone ran round the garden.', 'wall'],
    ['There was a stone parapet before the house.', 'house'],
    ['The bridge was stone, and the gate was iron.', 'bridge'],
    ['На площади, мощенной камнем, стояла церковь.', 'church'],
    ['Вокруг сада шла стена из дикого камня.', 'wall'],
  ])('is not a thing of its own: %s', (text, what) => {
    expect(things(text)).toContain(what);
    expect(things(text)).not.toContain('rock');
  });

  test('is a thing if it lies by itself', () => {
    expect(things('A great stone blocked the path.')).toContain('rock');
    expect(things('У дороги лежал большой камень.')).toContain('rock');
  });

  test('does not include a yew, which is a tree', () => {
    expect(things('A great yew stood among the graves.')).toContain('yew');
  });
});

describe('snow on heights and heads', () => {
  test.each([
    'The snowy tops of the hills rose above the green gardens.',
    'The snow lay deep on the distant peaks, but the valley was green.',
    'На вершинах лежал вечный снег; в долине цвели сады.',
    'Вдали белели снежные вершины гор, а внизу зеленели сады.',
    'An old man with a snowy head sat in the garden by the house.',
  ])('does not imply winter: %s', (text) => {
    const { season, things: seen } = read(text);
    expect(season?.value).not.toBe('winter');
    expect(seen.map(({ what }) => what)).not.toContain('snow');
  });

  test('implies winter if it lies lower down as well', () => {
    expect(read('Snow lay on the fields, and the peaks rose behind the village.').season?.value).toBe(
      'winter',
    );
    expect(read('На вершинах елей лежал снег.').season?.value).toBe('winter');
  });
});

describe('bloom', () => {
  test.each(['The apple trees in the orchard were in full bloom.', 'Сад был весь в цвету.'])(
    'means spring by default: %s',
    (text) => {
      expect(read(text).season).toMatchObject({ value: 'spring', source: 'passage' });
      expect(read(text, { context: 'It was a hot July summer. Стояло жаркое лето.' }).season?.value).toBe(
        'summer',
      );
    },
  );

  test('of later plants does not mean spring', () => {
    expect(read('The roses by the house were in full bloom.').season).toBeNull();
    expect(read('In August the garden was in full bloom.').season?.value).toBe('summer');
  });
});

describe('a rider', () => {
  test.each([
    ['The captain sat his horse at the edge of the wood.', 'ride'],
    ['He sat upon a bay mare and watched the road.', 'ride'],
    ['Он сидел верхом на гнедом коне и глядел на дорогу.', 'ride'],
    ['Казак сидел на вороном коне.', 'ride'],
    ['He sat on a bench beside his horse.', 'sit'],
  ])('is the mounted person: %s', (text, posture) => {
    expect(describeOne(text)?.posture?.value).toBe(posture);
  });
});

describe('an altar', () => {
  test('is outdoors in a ruin, and indoors in a church', () => {
    expect(
      read('The broken altar of the ruined abbey lay among nettles, and ivy hung over the windows.').setting
        ?.value,
    ).toBe('ruins');
    expect(read('Candles burned before the altar of the old church.').setting?.value).toBe('church inside');
  });
});

describe('a described person', () => {
  test('who is villainous, sly or stern shows it in the face', () => {
    const looks = (text: string) =>
      describeOne(text)?.features?.flatMap(({ looks: seen = [] }) => seen) ?? [];
    expect(looks('He was a sinister fellow with a red beard.')).toContain('face villainous');
    expect(looks('Это был хитрый старик с седой бородой.')).toContain('face sly');
    expect(looks('He was a cheerful fellow with a red beard.')).not.toContain('face villainous');
  });

  test('with a pale face has no pale eyes', () => {
    const eyes = describeOne('Her face was thin and pale, her large dark eyes sunken.')?.features?.find(
      ({ part }) => part === 'eyes',
    );
    expect(eyes?.looks).toEqual(expect.arrayContaining(['eyes large', 'eyes sunken']));
    expect(eyes?.looks).not.toContain('eyes pale');
  });

  test('wears a shawl on the head as a kerchief, and wide trousers', () => {
    expect(describeOne('На голове у старухи был черный платок.')?.hat?.value.kind).toBe('kerchief');
    expect(describeOne('На старухе был черный платок.')?.hat).toBeUndefined();
    const worn = (text: string) => describeOne(text)?.wears.map(({ value }) => value);
    expect(worn('На нем был армяк и татарские шаровары.')).toContain('wide trousers');
    expect(worn('He wore a blue coat and wide trousers.')).toContain('wide trousers');
    expect(worn('He wore a blue coat and tight trousers.')).not.toContain('wide trousers');
  });

  test('is dressed in the colour of the cloth', () => {
    const colourOf = (text: string) => describeOne(text)?.clothes?.value.colour;
    expect(colourOf('The Countess was dressed in white satin.')).toBe('#f1ece0');
    expect(colourOf('Графиня была в черном бархате.')).toBe('#26242b');
    expect(colourOf('She stood in the white fog.')).toBeUndefined();
  });

  test('has fair braids, and a mass of hair piled up', () => {
    expect(describeOne('A girl with thick fair braids stood there.')?.hair?.value).toMatchObject({
      cut: 'braid',
      colour: '#e2c892',
    });
    expect(describeOne('Она была бледна, с целой копной каштановых волос.')?.hair?.value.cut).toBe('piled');
  });

  test('is lean if the face is compared to those of lean old men', () => {
    const person = describeOne('Лицо его было почти такое же, как у многих худощавых стариков.');
    expect(person).toMatchObject({ age: 'old', build: 'thin' });
  });
});

describe('people mentioned with a described person', () => {
  test('do not affect the person’s age', () => {
    expect(describeOne('Her cheeks were wrinkled, and she looked at the child.')?.age).not.toBe('child');
    expect(describeOne('The child looked at her with wide eyes.')?.age).toBe('child');
  });

  test('are not confused with land: hollow sockets are of eyes', () => {
    expect(things('His eyes burned in their hollow sockets.')).not.toContain('basin');
    expect(things('The village lay in a hollow.')).toContain('basin');
  });

  test('do not affect baldness, whatever noun states it', () => {
    expect(
      describeOne('Это был толстенький человечек с красным лицом, с лысиной, в пиджаке.')?.hair?.value.cut,
    ).toBe('bald');
  });
});

test('the moon has the colour of its light', () => {
  const moon = (text: string) => readScene(passage(text)).colours.find(({ of }) => of === 'moon')?.colour;
  expect(moon('By the dim and yellow light of the moon I saw the bed.')).toBeDefined();
  expect(moon('Красная луна встала над лесом.')).toBeDefined();
  expect(moon('The light of the moon lay on the yellow bed.')).toBeUndefined();
});
