import { expect, test } from 'vitest';
import { keyLetter, swipeAction, tapAction } from './input-actions.ts';

test('taps at the edges turn, a tap in the middle shows the bars', () => {
  expect([0, 0.2, 0.5, 0.8, 1].map((x) => tapAction(x, 'ltr'))).toEqual([
    'previous',
    'previous',
    'bars',
    'next',
    'next',
  ]);
});

test('in a right-to-left book the edges are swapped, and so is the swipe', () => {
  expect([0.1, 0.5, 0.9].map((x) => tapAction(x, 'rtl'))).toEqual(['next', 'bars', 'previous']);
  expect([swipeAction(-80, 'ltr'), swipeAction(80, 'ltr')]).toEqual(['next', 'previous']);
  expect([swipeAction(-80, 'rtl'), swipeAction(80, 'rtl')]).toEqual(['previous', 'next']);
});

test('a letter key is the same on every keyboard', () => {
  expect(keyLetter('t', 'KeyT')).toBe('t');
  expect(keyLetter('T', 'KeyT')).toBe('t');
  expect(keyLetter('е', 'KeyT')).toBe('t');
  // Dvorak: the character on the key counts.
  expect(keyLetter('y', 'KeyT')).toBe('y');
  expect(keyLetter('?', 'Digit7')).toBe('?');
  expect(keyLetter('ArrowLeft', 'ArrowLeft')).toBeNull();
  expect(keyLetter('ж', 'Semicolon')).toBeNull();
});
