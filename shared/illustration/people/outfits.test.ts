import { describe, expect, test } from 'vitest';
import { bustOf } from '../composition/figures/dressed-person.ts';
import { figureOf } from '../composition/figures/figures.ts';
import { usualColours } from '../composition/colours/material-colours.ts';
import { readScene } from '../reading/read-scene.ts';
import { passage } from '../testing/scenes.ts';
import { BODICES, OUTFITS, type Bust } from './bust.ts';
import { drawCloseFigure } from './close-figure.ts';
import { HAIR } from './heads.ts';

const bust = (text: string, id?: string): Bust => {
  const scene = readScene(passage(text, { type: 'character' }));
  const person = { ...scene.people[0]!, ...(id && { id }) };
  return bustOf(figureOf(person, { ...scene, people: [person] }, 0, {}));
};
const IDS = Array.from({ length: 60 }, (_, i) => `book/person ${i}`);
const drawn = (of: Bust) => JSON.stringify(drawCloseFigure(of));

describe('people whose clothes no passage names', () => {
  test('wear every outfit that men have, and each is cut differently', () => {
    const men = IDS.map((id) => bust('He had grey eyes and a brown moustache.', id));
    expect(new Set(men.map(({ outfit }) => outfit))).toEqual(new Set(OUTFITS));
    const [one] = men;
    expect(
      new Set(OUTFITS.map((outfit) => drawn({ ...one!, outfit, isButtoned: outfit === 'buttoned' }))).size,
    ).toBe(OUTFITS.length);
  });

  test('wear every bodice that women have, and each is cut differently', () => {
    const women = IDS.map((id) => bust('She had grey eyes and red lips.', id));
    expect(new Set(women.map(({ bodice }) => bodice))).toEqual(new Set(BODICES));
    const dressed: Bust = { ...women[0]!, garment: 'dress' };
    expect(new Set(BODICES.map((bodice) => drawn({ ...dressed, bodice }))).size).toBe(BODICES.length);
  });

  test('differ in hair, each style in its outline', () => {
    const hair = (text: string) => new Set(IDS.map((id) => bust(text, id).hair)).size;
    expect(hair('He was a man of forty with grey eyes.')).toBeGreaterThan(3);
    expect(hair('She was a woman of thirty with grey eyes.')).toBeGreaterThan(4);
    const plain = bust('He had grey eyes and red lips.');
    expect(new Set(HAIR.map((each) => drawn({ ...plain, hair: each }))).size).toBe(HAIR.length);
  });

  test('are always the same for the same person', () => {
    const [once, again] = [1, 2].map(() => bust('He had grey eyes.', 'book/Smith'));
    expect(once).toEqual(again);
  });

  test('differ from passage to passage if no one is named, and not within a passage', () => {
    const texts = ['red', 'blue', 'dark', 'fair', 'grey', 'wide', 'long', 'sharp'].map(
      (word) => `His was a ${word} face, and he had a moustache.`,
    );
    expect(new Set(texts.map((text) => drawn(bust(text)))).size).toBe(texts.length);
    expect(new Set(texts.map((text) => bust(text).outfit)).size).toBeGreaterThan(2);
    expect(bust(texts[0]!)).toEqual(bust(texts[0]!));
  });

  test('seldom wear navy', () => {
    const navy = IDS.filter((id) => {
      const coat = usualColours(id).coat;
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(coat.slice(at, at + 2), 16));
      return blue! > red! + 12 && blue! > green! + 8;
    });
    expect(navy.length).toBeLessThan(IDS.length / 4);
  });
});

test('a stated coat is not recut, and a sailor has a neckerchief', () => {
  expect(bust('He wore a frock coat and had grey eyes.').outfit).toBeUndefined();
  const sailor = bust('The sailor had grey eyes and a brown beard.');
  expect([sailor.garment, sailor.neckwear]).toEqual(['jacket', 'kerchief']);
});

test('craftsmen are in shirt sleeves and an apron', () => {
  for (const text of ['The blacksmith had grey eyes.', 'Кузнец был с серыми глазами.']) {
    const { garment, wears } = bust(text);
    expect([garment, wears.has('apron')], text).toEqual(['shirt', true]);
  }
  const smith = bust('The blacksmith had grey eyes.');
  expect(drawn(smith)).not.toBe(drawn({ ...smith, wears: new Set() }));
  expect(bust('He wore a blue shirt and had grey eyes.').wears.has('apron')).toBe(false);
});

test('plaits that are wound round the head do not hang down', () => {
  for (const text of [
    'She had grey eyes and dark plaits wound round her head.',
    'Серые глаза, коса вокруг головы: она улыбалась.',
  ])
    expect(bust(text).hair, text).toBe('crownPlait');
  expect(bust('She had grey eyes and dark plaits.').hair).toBe('braid');
});

test('a tweed suit is a sack coat with a tie, whoever wears it', () => {
  for (const name of ['stranger', 'squire', 'doctor', 'clerk']) {
    const scene = readScene(passage(`The ${name}, in a tweed suit, had thick brows.`, { type: 'character' }));
    expect(bustOf(figureOf(scene.people[0]!, scene, 0, {}))).toMatchObject({
      outfit: 'sack',
      neckwear: 'tie',
    });
  }
});
