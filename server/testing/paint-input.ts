import type { PaintInput } from '../illustration/types.ts';

/** A passage as painters are given it, of no book in particular. */
export const paintInput = (text: string, given: Partial<PaintInput> = {}): PaintInput => ({
  text,
  type: 'location',
  language: null,
  stylePrompt: null,
  entity: null,
  place: null,
  bookId: 'book',
  seedSalt: 'salt',
  take: 0,
  ...given,
});
