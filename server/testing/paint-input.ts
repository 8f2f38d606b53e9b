import type { PaintInput } from '../illustration/painter.ts';

/** A painter's input, with defaults for everything but the text. */
export const paintInput = (text: string, overrides: Partial<PaintInput> = {}): PaintInput => ({
  text,
  type: 'location',
  language: null,
  stylePrompt: null,
  entity: null,
  location: null,
  context: '',
  bookId: 'book',
  seedSalt: 'salt',
  take: 0,
  ...overrides,
});
