import { describe, expect, test } from 'vitest';
import { bustOf, dressedLooks } from '../composition/figures/dressed-person.ts';
import { figureOf } from '../composition/figures/figures.ts';
import { boundsOf } from '../drawing/path.ts';
import { compose } from '../composition/compose.ts';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { drawCloseFigure } from './close-figure.ts';
import { drawPerson } from './draw-person.ts';

const figure = (text: string) => {
  const scene = readScene(passage(text, { type: 'character' }));
  return figureOf(scene.people[0]!, scene, 0, {});
};
const bust = (text: string) => bustOf(figure(text));
/** The skin below the chin: the hands. */
const hands = (text: string) => {
  const skin = drawCloseFigure(bust(text))
    .filter(({ isHead }) => !isHead)
    .flatMap(({ parts }) => parts)
    .filter(({ material }) => material === 'skin');
  return boundsOf(skin.map(({ path }) => path));
};
const HE = 'He had a black moustache and grey eyes';

describe('a gesture that a passage states', () => {
  test.each([
    ['He folded his arms upon his breast.', 'arms folded'],
    ['Он скрестил руки на груди.', 'arms folded'],
    ['Her chin was resting on her hand.', 'hand at chin'],
    ['Он сидел, подперев щеку рукой.', 'hand at chin'],
    ['She laid her hand upon her heart.', 'hand on breast'],
    ['Он прижал руку к сердцу.', 'hand on breast'],
    ['He shook his fist.', 'fist'],
    ['Он сжал кулаки.', 'fist'],
    ['The old man pointed at the door.', 'pointing'],
    ['Он указал на дверь.', 'pointing'],
    ['The lad had his arm in a sling.', 'sling'],
    ['Офицер был с рукой на перевязи.', 'sling'],
    ['He was a man with an iron hook.', 'hook'],
    ['The grocer rubbed his hands.', 'hands rubbed'],
    ['Хозяин потирал руки.', 'hands rubbed'],
    ['She was wringing her hands.', 'hands wrung'],
    ['Она ломала руки.', 'hands wrung'],
    ['He threw up his hands.', 'hands thrown up'],
    ['Она всплеснула руками.', 'hands thrown up'],
    ['She put her hand over her mouth.', 'hand at mouth'],
    ['Она прижала ладонь к губам.', 'hand at mouth'],
    ['The priest lifted a warning finger.', 'finger raised'],
    ['Он погрозил пальцем.', 'finger raised'],
    ['The tramp held out a dirty hand.', 'hand held out'],
    ['She clapped her hands.', 'clapping'],
    ['She stood with one hand at her throat.', 'hand at throat'],
  ] as const)('is drawn close up: %s', (text, gesture) => {
    expect(bust(text).gesture).toBe(gesture);
  });

  test('of the hands behind the back leaves the breast free', () => {
    expect(bust('He stood with his hands clasped behind his back.').gesture).toBeUndefined();
    expect(bust('He stood with his hands clasped behind his back.').arm).toBe('behind');
    expect(figure('Он ходил по комнате, заложив руки за спину.').posture).not.toBe('pray');
  });

  test.each([['Она стояла подбоченясь.'], ['She stood with her arms akimbo.']])(
    'bends an arm: %s',
    (text) => {
      expect(bust(text).arm).toBe('hip');
    },
  );

  test.each([['He did not fold his arms.'], ['His arms were long.'], ['Он никогда не сжимал кулаков.']])(
    'is not invented: %s',
    (text) => {
      expect(bust(text).gesture).toBeUndefined();
    },
  );

  test('brings the hand to the chin, or far out to point', () => {
    expect(hands(`${HE}, and his chin was on his hand.`).top).toBeLessThan(0.3);
    const still = hands(`${HE}, and he laid his hand upon his heart.`).right;
    expect(hands(`${HE}, and he pointed at the door.`).right).toBeGreaterThan(still + 0.4);
  });

  test('is that of the small figure as well', () => {
    expect(figure('Он скрестил руки на груди.').posture).toBe('folded');
    expect(figure('She stood with her arms akimbo.').posture).toBe('handOnHip');
  });

  test('leaves nobody with a hat both in the hand and on the head', () => {
    const of = figure('Мужик стоял, держа шапку в руках.').looks;
    expect(of.hat).toBeUndefined();
    expect(of.heldParts?.some(({ material }) => material === 'hat')).toBe(true);
  });
});

test('a wooden leg is seen down to the ground, and is a peg without a shoe', () => {
  const text = 'An old sailor with a wooden leg, white whiskers and black eyes stood before us.';
  const scene = readScene(passage(text, { type: 'character' }));
  const at = { bookId: 'book', seed: 'passage', take: 0 };
  expect(compose(scene, at).template).toMatch(/^full length/);
  const looks = dressedLooks(figure(text));
  const bottoms = (hasWoodenLeg: boolean) =>
    drawPerson({ ...looks, hasWoodenLeg }).filter(({ material }) => material === 'fur').length;
  expect(looks.hasWoodenLeg).toBe(true);
  expect(bottoms(true)).toBeGreaterThan(bottoms(false));
});

test('a bent old woman leans on her stick, standing or walking', () => {
  for (const verb of ['стояла у стены', 'брела по дороге']) {
    const { looks } = figure(`Старуха, сгорбленная, с клюкой, ${verb}.`);
    expect([looks.isStooped, looks.posture, looks.holds], verb).toEqual([true, 'leanOn', 'cane']);
  }
});

test('hands go with walking and bowing', () => {
  expect(figure('He paced up and down, his hands behind his back.').posture).toBe('pace');
  expect(figure('Приказчик кланялся и потирал руки.').posture).toBe('fawn');
});

test('a face that is hidden is behind both hands', () => {
  const drawn = bust('She buried her face in her hands.');
  expect(drawn.gesture).toBe('face in hands');
  expect(hands('She buried her face in her hands.').top).toBeLessThan(-0.1);
  expect(bust('Он сидел, подперев голову рукой.').gesture).toBe('hand at chin');
});

test('a cape does not hide the hands that a passage tells of', () => {
  for (const name of ['Anna', 'Mary', 'Kate', 'Ellen', 'Rose', 'Jane', 'Lucy', 'Emma', 'Ruth', 'Clara'])
    expect(bust(`${name} wrung her hands; her eyes were grey.`).bodice, name).not.toBe('pelerine');
});

test('a cap in the hand is not on the head as well', () => {
  expect(figure('He stood there cap in hand, twisting the cap in his fingers.').looks.hat).toBeUndefined();
});

test('a breeze that is told of blows back skirts and coats', () => {
  expect(figure('A girl stood on the hill; the breeze caught her long skirt.').looks.wind).toBeGreaterThan(0);
  expect(figure('Она стояла на холме, и ветер трепал ее волосы.').looks.wind).toBeGreaterThan(0);
  expect(figure('A girl stood on the hill in a long skirt.').looks.wind).toBe(0);
});
