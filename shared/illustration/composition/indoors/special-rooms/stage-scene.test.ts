import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { isOnStage } from './stage-scene.ts';

const read = (text: string, type: 'atmosphere' | 'character' = 'atmosphere') =>
  readScene(passage(text, { type }));

test('a singer stands on the stage of the theatre, among painted trees', () => {
  const scene = read(
    'В театре погас свет; на сцене, среди картонных деревьев, стояла полная женщина в белом и пела.',
  );
  expect(isOnStage(scene)).toBe(true);
  const { template, drawn } = compose(scene, { bookId: 'book', seed: 'passage', take: 0 });
  expect(template).toMatch(/stage/);
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['woman', 'tree']));
});

test('a person who sits in a theatre is in the audience', () => {
  expect(isOnStage(read('A lady in black sat in a box of the theatre.', 'character'))).toBe(false);
});
