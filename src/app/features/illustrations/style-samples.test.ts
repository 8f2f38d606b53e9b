import { expect, test } from 'vitest';
import { s } from '#app/strings/en.ts';
import { readStyle } from '#shared/illustration/style/read-style.ts';
import { STYLES } from '#shared/illustration/style/styles.ts';

test.each(STYLES)('the painter understands the name of the style %s', (name) => {
  expect(readStyle(s.images.styles[name]).style).toBe(name);
});
