import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlaceFollower } from './place-follower.ts';

const words = Array.from({ length: 400 }, (_, i) => `word${i}x`);
const chapter = (from: number, to: number, between = ' ') => words.slice(from, to).join(between);

describe('a position in another version of the text', () => {
  it('is unchanged if the text is', () => {
    const follower = new PlaceFollower([chapter(0, 100)], [chapter(0, 100)]);
    expect(follower.follow({ chapter: 1, offset: 333 })).toEqual({ chapter: 1, offset: 333 });
  });

  it('is found by its words, despite changed white space and other words', () => {
    const before = chapter(0, 200);
    const after = `A title\n\n${chapter(0, 50, '\n\n')} ${chapter(60, 200)}`;
    const follower = new PlaceFollower([before], [after]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 199 }), (number) => {
        const word = words[number]!;
        const { offset } = follower.follow({ chapter: 1, offset: before.indexOf(word) });
        if (number < 50 || number >= 60) expect(after.indexOf(word)).toBe(offset);
        else expect(Math.abs(after.indexOf(words[60]!) - offset)).toBeLessThan(100);
      }),
    );
  });

  it('is found in another chapter when the book is divided differently', () => {
    const follower = new PlaceFollower(
      [chapter(0, 100), chapter(100, 200)],
      [chapter(0, 30), chapter(30, 120), chapter(120, 200)],
    );
    const offset = chapter(0, 100).indexOf(words[70]!);
    expect(follower.follow({ chapter: 1, offset })).toEqual({
      chapter: 2,
      offset: chapter(30, 120).indexOf(words[70]!),
    });
  });

  it('is the nearest of several matches, and proportional if the words are missing', () => {
    const line = 'the same line again and again, as songs have it. ';
    const follower = new PlaceFollower([line.repeat(100)], [`* ${line.repeat(100)}`]);
    const { offset } = follower.follow({ chapter: 1, offset: line.length * 50 });
    expect(Math.abs(offset - line.length * 50)).toBeLessThan(2 * line.length);
    const gone = new PlaceFollower([chapter(0, 100)], ['Nothing of it is left. '.repeat(20)]);
    expect(gone.follow({ chapter: 1, offset: chapter(0, 50).length }).offset).toBeCloseTo(230, -2);
  });

  it('checks whether words are at a position', () => {
    const follower = new PlaceFollower([''], ['one two\n\nthree four']);
    expect(follower.hasWords({ chapter: 1, offset: 4 }, 'two three')).toBe(true);
    expect(follower.hasWords({ chapter: 1, offset: 0 }, 'two three')).toBe(false);
    expect(follower.hasWords({ chapter: 9, offset: 0 }, 'two')).toBe(false);
  });
});
