import { expect, test } from 'vitest';
import { MOTIFS } from '../../../motifs/library.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { motifOf } from '../../motif-of.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { carriageWithHorses, occupantsOf } from './carriages.ts';

const motifIn = (text: string) => {
  const scene = readScene(passage(text));
  return motifOf(
    scene.things.find(({ what }) => what === 'troika')!,
    scene,
    seeded('a'),
  )?.name;
};

test('three horses draw a sledge over snow, and a carriage on any other road', () => {
  expect(motifIn('Зимой по снежной дороге неслась тройка.')).toBe('troika');
  expect(motifIn('По пыльной дороге летом неслась тройка.')).toBe('carriage');
  const carriage = MOTIFS.get('carriage')!.draw(seeded('a'), {});
  const thing = { what: 'troika', words: [], certainty: 1, weight: 1, qualities: [] };
  const parts = (what: string, count?: number) =>
    carriageWithHorses(
      carriage,
      count ? { ...thing, what: 'horse', count } : null,
      { ...thing, what },
      seeded('a'),
    ).length;
  expect(parts('carriage', 2)).toBeGreaterThan(parts('carriage'));
  expect(parts('troika')).toBeGreaterThan(parts('carriage', 2));
});

test('two who sit in a carriage are both seen in it', () => {
  const text =
    'Сидевшие в коляске дамы глядели на все это. Одна была старуха, другая молоденькая, с золотистыми волосами.';
  const scene = readScene(passage(text, { type: 'character' }));
  expect(scene.people.map(({ posture }) => posture?.value)).toEqual(['drive', 'drive']);
  const carriage = scene.things.find(({ what }) => what === 'carriage')!;
  const alone = { ...scene, people: scene.people.slice(0, 1) };
  expect(occupantsOf(scene, carriage, 'carriage').length).toBeGreaterThan(
    occupantsOf(alone, carriage, 'carriage').length,
  );
  expect(compose(scene, { bookId: 'book', seed: 'a', take: 0 }).drawn.map(({ what }) => what)).toContain(
    'carriage',
  );
});
