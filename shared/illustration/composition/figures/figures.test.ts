import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { figureOf } from './figures.ts';
import { lyingParts } from './lying-parts.ts';
import { coupleOf, partnerOf } from './figures-pairs.ts';

const sceneOf = (text: string) => readScene(passage(text));

describe('two people who embrace or dance', () => {
  const scene = sceneOf('A man and a woman stood in the hall.');
  const [man, woman] = scene.people.map((person) => figureOf(person, scene, 0));

  test.each(['embrace', 'dance'] as const)('are one outline, with their feet on the ground: %s', (how) => {
    const { box, parts } = coupleOf(man!, woman!, how);
    expect(box.bottom).toBeGreaterThan(-0.15);
    expect(box.bottom).toBeLessThan(0.5);
    expect(parts.length).toBeGreaterThan(man!.parts.length);
    // They touch: together they are narrower than two people side by side.
    const apart = man!.box.right - man!.box.left + (woman!.box.right - woman!.box.left);
    expect(box.right - box.left).toBeLessThan(how === 'embrace' ? apart : apart + 1.6);
  });

  test('are drawn once, with the first of them', () => {
    const dance = sceneOf('The young man danced with a lady in the ballroom.');
    const partners = dance.people.map((person) => partnerOf(dance, person, 0));
    expect(partners.filter((partner) => partner === 'drawn').length).toBeLessThanOrEqual(1);
    expect(partners.some((partner) => partner !== null && partner !== 'drawn')).toBe(dance.people.length > 1);
  });
});

test('people who are only described as standing stand in different ways', () => {
  const nouns = ['lady', 'girl', 'maid', 'nurse', 'queen', 'widow', 'housekeeper', 'countess'];
  const postures = nouns.map((noun) => {
    const scene = sceneOf(`A ${noun} stood in the field.`);
    return figureOf(scene.people[0]!, scene, 0).posture;
  });
  expect(new Set(postures).size).toBeGreaterThan(2);
});

test('the skirt of a person lying on the ground does not hang below it', () => {
  const scene = sceneOf('A man in a long coat lay on the grass.');
  const { left, right, top, bottom } = boxOf(
    lyingParts(figureOf(scene.people[0]!, scene, 0, { isOutside: false })),
  );
  expect(bottom).toBeCloseTo(0, 5);
  // In heads: as long as a person is tall, and no higher than a raised knee.
  expect(right - left).toBeGreaterThan(6);
  expect(bottom - top).toBeLessThan(2.6);
  expect(bottom - top, 'one knee is raised').toBeGreaterThan(1.2);
});

test.each([
  ['He lay prone upon the grass.'],
  ['Солдат лежал ничком на траве.'],
  ['She lay on her face in the grass.'],
  ['The sailor lay heavily face downwards.'],
])('a person lying face down faces the ground: %s', (text) => {
  const scene = sceneOf(text);
  expect(scene.people[0]!.isProne).toBe(true);
  const figure = figureOf(scene.people[0]!, scene, 0, { isOutside: false });
  const faceOf = (parts: readonly { material: string; path: number[][] }[]) =>
    parts
      .filter(({ material }) => material === 'lash')
      .flatMap(({ path }) => path.flatMap((ring) => ring.filter((_, i) => i % 2 === 1)));
  const middle = (ys: readonly number[]) => ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const { person: _, ...onBack } = figure;
  expect(middle(faceOf(lyingParts(figure) as never))).toBeGreaterThan(
    middle(faceOf(lyingParts(onBack) as never)),
  );
});

test('an umbrella is folded under a roof', () => {
  const scene = readScene(passage('The man held an umbrella in his hand.', { type: 'character' }));
  const held = (isOutside: boolean) => figureOf(scene.people[0]!, scene, 0, { isOutside }).looks.holds;
  expect(held(true)).toBe('umbrella');
  expect(held(false)).toBe('cane');
});

test('old men comb their hair as old men do', () => {
  const old = ['gardener', 'porter', 'miller', 'general', 'doctor', 'clerk', 'sexton', 'man'].flatMap(
    (name) => {
      const scene = readScene(passage(`The old ${name} had a wrinkled face.`, { type: 'character' }));
      const { age, looks } = figureOf(scene.people[0]!, scene, 0);
      return age === 'old' ? [looks.hair] : [];
    },
  );
  expect(old.length).toBeGreaterThan(3);
  for (const hair of old) expect(['bald', 'receding', 'short', 'brushedBack']).toContain(hair);
});

test('the feet of a person lying face down point backwards, and both hands are seen before the head', () => {
  const scene = readScene(
    passage('He lay prone upon the grass, a young man in a black coat.', { type: 'character' }),
  );
  const parts = lyingParts(figureOf(scene.people[0]!, scene, 0, { isOutside: true }));
  const of = (material: string) =>
    parts.filter((part) => part.material === material).map(({ path }) => boundsOf([path]));
  // Toes that are tucked under do not reach beyond the heels.
  for (const { left, right } of of('trousers')) expect(right - left).toBeGreaterThan(4.6);
  const beyondHead = of('skin').filter(({ left, bottom }) => left > 3.6 && bottom < -0.05);
  expect(beyondHead).toHaveLength(2);
});

test('mowers wear no top hats', () => {
  const scene = readScene(passage('The mowers went by with scythes on their shoulders.'));
  for (let index = 0; index < 12; index++)
    expect(figureOf(scene.people[0]!, scene, index, { isOutside: true }).looks.hat).not.toBe('topHat');
});

test('with a uniform a hat has corners, and with a coat a brim', () => {
  const hatOf = (text: string) => {
    const scene = readScene(passage(text, { type: 'character' }));
    return figureOf(scene.people[0]!, scene, 0, { isOutside: true }).looks.hat;
  };
  expect(hatOf('He came at a gallop, wearing a small hat and a blue uniform.')).toBe('cockedHat');
  expect(hatOf('He came at a gallop, wearing a small hat and a blue coat.')).toBe('wideHat');
});

test('a baker, a farmer and a maid wear what they work in, and an Arab a turban', () => {
  const looksOf = (text: string) => {
    const scene = readScene(passage(text, { type: 'character' }));
    return figureOf(scene.people[0]!, scene, 0).looks;
  };
  expect(looksOf("The baker's eyes were red, and his black beard was full of dust.")).toMatchObject({
    coat: 'shirt',
    hasApron: true,
  });
  expect(looksOf('The farmer was a red-faced man.')).toMatchObject({ coat: 'jacket' });
  expect(looksOf('The maid was a rosy girl with brown eyes.')).toMatchObject({ hasApron: true });
  expect(looksOf('An Arab with a grey beard stood there.')).toMatchObject({ coat: 'robe', hat: 'turban' });
});

test('an Arab horse has no Arab for a rider', () => {
  const { people, things } = readScene(
    passage('He was riding a fine grey Arab horse, in a blue uniform.', { type: 'character' }),
  );
  expect(people[0]!.hat).toBeUndefined();
  expect(things.map(({ what }) => what)).toContain('horse');
});
