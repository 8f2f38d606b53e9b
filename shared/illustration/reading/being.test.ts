import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const beingIn = (text: string) => {
  const { people, isTooVague } = readScene(passage(text, { type: 'character' }));
  return { being: people[0]?.being, isTooVague };
};

test.each([
  ['They were scrawny creatures, with long necks and six legs.', { pairs: 3, armPairs: 1, isMounted: false }],
  [
    'The man held the spear in his two right arms, and his two left arms were stretched out; under him was the beast.',
    { pairs: 3, armPairs: 2, isMounted: true },
  ],
  ['Это было существо с шестью лапами, чёрное и мохнатое.', { pairs: 3 }],
])('more than two arms and two legs are counted: %s', (text, expected) => {
  const { being } = beingIn(text);
  expect(being).toMatchObject(expected);
});

test('a body with human limbs is a person', () => {
  for (const text of [
    'He was a tall man with two strong arms and a grey beard.',
    'Он стоял на двух ногах, старик с седой бородой.',
  ])
    expect(beingIn(text).being, text).toBeUndefined();
});

test('a body that cannot be drawn gives an ornament', () => {
  expect(beingIn('The creature waved its tentacles and its beak.')).toEqual({
    being: undefined,
    isTooVague: true,
  });
});
