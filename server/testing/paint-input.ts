import type { PaintInput } from '../illustration/painter.ts';

/** A painter's input, with defaults for everything but the text. */
export const paintInput = (text: string, overrides: Partial<PaintInput> = {}): PaintInput => ({
  text,
  type: 'location',
  language: null,
  stylePrompt: null,
  entity: null,
  place: null,
  around: '',
  bookId: 'book',
  seedSalt: 'salt',
  take: 0,
  ...overrides,
});
