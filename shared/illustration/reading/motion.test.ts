import { describe, expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

const qualities = (text: string, what: string) =>
  readScene(passage(text)).things.find((each) => each.what === what)?.qualities;

describe('how ships and waves move', () => {
  test.each([
    ['The schooner was rolling in the ocean swell.', 'ship under sail', 'rolling'],
    [
      'The VICTORY rolled scuppers under in the heavy sea, and the whole ship groaned.',
      'ship under sail',
      'rolling',
    ],
    ['Корабль качало на волнах.', 'ship under sail', 'rolling'],
    ['The ship, under full sail, was running before the wind.', 'ship under sail', 'moving'],
    ['Вдали белели паруса корабля.', 'ship under sail', 'moving'],
    ['The horses stood with hanging heads in the snow.', 'horse', 'drooping'],
    ['Лошади стояли, понуря голову.', 'horse', 'drooping'],
    ['A long swell came in from the sea.', 'wave', 'long'],
    ['По морю шла зыбь, и корабль стоял под парусами.', 'wave', 'long'],
  ])('%s', (text, what, quality) => {
    expect(qualities(text, what)).toContain(quality);
  });

  test('a ship at rest does not roll, and shows no sails', () => {
    expect(qualities('The ship lay at anchor with furled sails.', 'ship under sail')).not.toContain('moving');
    expect(
      qualities('The ship lay upon the quiet sea. He rolled a barrel to the door.', 'ship under sail'),
    ).toEqual([]);
    expect(qualities('Great waves broke upon the rocks by the sea.', 'wave')).not.toContain('long');
  });

  test('mosslike vegetation is moss', () => {
    const scene = readScene(
      passage('A bed of yellowish, mosslike vegetation stretched around me for miles.'),
    );
    expect(scene.things.map(({ what }) => what)).toContain('moss');
  });
});
