import { describe, expect, test } from 'vitest';
import { ALL_MOTIFS } from '../../motifs/all-motifs.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { seriesOf } from '../palette.ts';
import { decorOf, type Decor } from './decor.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const decors = (text: string): Decor[] =>
  SEEDS.map((seed) => decorOf(readScene(passage(text)), seriesOf('book'), seed));
const stylesOf = (text: string) => new Set(decors(text).map(({ style }) => style));

describe('the style of a room', () => {
  test('differs between passages, and is the same for one', () => {
    const rooms = decors('In the parlour stood a sofa and a table.');
    expect(rooms).toEqual(decors('In the parlour stood a sofa and a table.'));
    const looks = rooms
      .slice(0, 20)
      .map(({ finish, walls, window, drapery }) => [finish, walls, window, drapery].join());
    expect(new Set(looks).size).toBeGreaterThan(15);
  });

  test('belongs to the country: tiled stoves and muslin in Russia, panels and sashes in England', () => {
    const [english, russian] = [
      stylesOf('In the parlour stood a sofa.'),
      stylesOf('В гостиной стоял диван.'),
    ];
    expect(english).toContain('georgian');
    expect(english).not.toContain('gentry');
    expect(russian).toContain('gentry');
    expect(russian).not.toContain('georgian');
  });

  test('follows wealth and want', () => {
    for (const style of stylesOf('The room was poor: a broken chair and a table.'))
      expect(['lodging', 'cottage']).toContain(style);
    for (const style of stylesOf('In the drawing-room stood gilded armchairs and a sofa.'))
      expect(['palace', 'regency']).toContain(style);
  });

  test('has log walls in an izba, and stone in a cellar', () => {
    expect(new Set(decors('В избе стояла лавка.').map(({ finish }) => finish))).toEqual(new Set(['logs']));
    expect(new Set(decors('The cellar was full of barrels.').map(({ finish }) => finish))).toEqual(
      new Set(['stones']),
    );
  });

  test('has curtains of a colour that its walls allow, not one for all books', () => {
    expect(new Set(decors('In the parlour stood a sofa.').map(({ cloth }) => cloth)).size).toBeGreaterThan(6);
  });

  test('hangs different pictures beside each other', () => {
    for (const { pictures } of decors('In the parlour stood a sofa.'))
      expect(new Set(pictures).size).toBe(pictures.length);
    expect(
      new Set(decors('In the parlour stood a sofa.').map(({ pictures }) => pictures[0])).size,
    ).toBeGreaterThan(3);
  });

  test('names only furniture that is drawn', () => {
    for (const text of [
      'In the room stood a chair.',
      'In the hall stood a chair.',
      'In the attic stood a bed.',
      'В комнате стоял стул.',
      'In the kitchen stood a table.',
    ])
      for (const { forms, pictures } of decors(text))
        for (const form of [...Object.values(forms), ...pictures])
          expect(ALL_MOTIFS.has(form), form).toBe(true);
  });
});
