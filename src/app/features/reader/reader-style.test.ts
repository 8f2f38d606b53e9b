import { expect, test } from 'vitest';
import { lineEnds } from './reader-style.ts';

test('lines are justified if the reader wants that and thirty letters fit, including their spacing', () => {
  const settings = { fontSize: 20, textAlign: 'justify', letterSpacing: 0 } as const;
  expect(lineEnds(settings, 320)).toBe('justify');
  expect(lineEnds(settings, 280)).toBe('start');
  expect(lineEnds({ ...settings, letterSpacing: 0.12 }, 320)).toBe('start');
  expect(lineEnds({ ...settings, textAlign: 'start' }, 320)).toBe('start');
});
