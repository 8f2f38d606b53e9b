import { describe, expect, test } from 'vitest';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { compose } from './compose.ts';
import { decorOf } from './room/decor.ts';
import { figureOf } from './figures/figures.ts';
import { seriesOf } from './palette.ts';
import { roomOf } from './room/room-shell.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);
const rooms = (text: string) => SEEDS.map((seed) => roomOf(readScene(passage(text)), seriesOf('book'), seed));
const stylesOf = (text: string) =>
  new Set(SEEDS.map((seed) => decorOf(readScene(passage(text)), seriesOf('book'), seed).style));
const paint = (text: string, seed = 'passage') =>
  compose(readScene(passage(text)), { bookId: 'book', seed, take: 0 });
const colours = (text: string) =>
  paint(text).picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour));

describe('a room is furnished as the passage says', () => {
  test('shabby in want and grand in wealth', () => {
    for (const style of stylesOf('A mean, dingy bedroom with a bed and a chair.'))
      expect(['lodging', 'cottage']).toContain(style);
    for (const style of stylesOf('A splendid drawing-room with a piano and a sofa.'))
      expect(['palace', 'regency']).toContain(style);
  });

  test('with nothing on the walls and at the windows if it is bare', () => {
    for (const { usual, decor } of rooms('A bare little bedroom with a bed and a chair.')) {
      expect(usual).toEqual([]);
      expect(decor.drapery).toBe('none');
    }
    expect(rooms('A little bedroom with a bed and a chair.').some(({ usual }) => usual.length > 0)).toBe(
      true,
    );
  });

  test('with plaster on its walls', () => {
    for (const { decor } of rooms('A room with cracked plaster walls, a bed and a chair.'))
      expect(decor.finish).toBe('plaster');
  });

  test('with a blind of its colour', () => {
    const shown = paint('A room with green blinds at the windows, a bed and a chair.').drawn;
    expect(shown.map(({ what }) => what)).toContain('blind');
  });

  test('with jewels of light in a window of stained glass', () => {
    const plain = new Set(colours('The study had a window, a desk and a chair.'));
    const stained = paint('The study had a window of stained glass, a desk and a chair.');
    expect(stained.drawn.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['window', 'stained glass']),
    );
    const own = new Set(colours('The study had a window of stained glass, a desk and a chair.'));
    expect(own.size - plain.size).toBeGreaterThan(5);
    expect(readScene(passage('The gloomy study, with windows of stained glass.')).isTooVague).toBe(false);
  });
});

describe('somebody who sits before a mirror', () => {
  const at = (text: string) =>
    compose(readScene(passage(text, { type: 'character' })), { bookId: 'book', seed: 'a', take: 0 });

  test('faces the glass of a dressing table', () => {
    const { template, drawn } = at('She sat before the mirror, brushing her long hair.');
    expect(template).toContain('mirror');
    expect(drawn.filter(({ what }) => what === 'mirror')).toHaveLength(1);
    expect(at('She sat by the fire, and a mirror hung on the wall.').template).not.toContain('mirror');
  });

  test('lets the hair down to comb it, with a hand raised to it', () => {
    const scene = readScene(
      passage('Она сидела перед зеркалом и расчёсывала волосы.', { type: 'character' }),
    );
    const figure = figureOf(scene.people[0]!, scene, 0, { canSit: true, seated: 'sitCombing' });
    expect(figure.looks.hair).toBe('long');
    expect(figure.posture).toBe('sitCombing');
    expect(at('Она сидела перед зеркалом и расчёсывала волосы.').template).toContain('mirror');
  });
});
