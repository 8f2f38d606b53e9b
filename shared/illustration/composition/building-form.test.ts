import { describe, expect, test } from 'vitest';
import { seeded } from '../drawing/seeded.ts';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { buildingForm } from './building-form.ts';
import { motifOf } from './motif-of.ts';

const HOUSES = new Set(['house', 'manor', 'cottage', 'izba', 'palace', 'inn']);
/** The motif of the house of a passage. */
function formOf(text: string): string | undefined {
  const scene = readScene(passage(text));
  const thing = scene.things.find(({ what }) => HOUSES.has(what))!;
  const found = motifOf(thing, scene, seeded('any'));
  return found ? buildingForm(found.name, thing, scene) : undefined;
}

describe('a house', () => {
  test('differs between passages that do not describe it, and is the same for the same passage', () => {
    const openings = [
      'At last',
      'Before them',
      'Beyond the lawn',
      'On the hill',
      'Far away behind the trees',
      'In the evening light',
      'There',
      'In the midst of the park',
      'To the left',
      'Quite alone',
    ];
    const forms = openings.map((opening) => formOf(`${opening} stood the manor house.`));
    expect(new Set(forms).size).toBeGreaterThan(3);
    expect(forms).toEqual(openings.map((opening) => formOf(`${opening} stood the manor house.`)));
  });

  test.each([
    [
      'The manor with its gabled roofs and mullioned windows stood behind the yews, a gabled manor of stone.',
      'gabled manor',
    ],
    ['The manor stood among cypresses above the sea.', 'villa'],
    ['A wooden manor with a mezzanine stood above the pond.', 'mezzanine house'],
    ['The manor had a portico of white columns.', 'manor'],
    ['It was a square house of brick with a green door.', /square manor|brick house/],
    ['On the moor stood a stone cottage.', /cottage/],
    ['В саду стоял дом с балконом.', 'balcony house'],
    ['Усадьба с мезонином стояла над рекой.', 'mezzanine house'],
    ['Вдали показалась усадьба: длинный низкий дом и сад.', 'mezzanine house'],
    ['On the hill above the loch stood an old mansion with dark turrets.', 'tower house'],
    ['The palace looked down upon the canal.', 'palazzo'],
    ['Трактир стоял на большой дороге.', 'posting inn'],
    ['На краю деревни стояла изба.', /izba/],
  ])('has the stated form: %s', (text, form) => {
    expect(formOf(text)).toMatch(form);
  });

  test('is not black and white if the passage states one colour', () => {
    const scene = readScene(passage('A wooden house stood in the garden.'));
    const [thing] = scene.things;
    for (let i = 0; i < 20; i++)
      expect(
        buildingForm(
          'house',
          { ...thing!, what: 'house', qualities: ['old'], colour: '#ffffff' },
          { ...scene, things: [{ ...thing!, words: [{ start: i, end: i + 1 }] }] },
        ),
      ).not.toBe('timbered house');
  });
});
