import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const MB = 1024 * 1024;

test('valid files are accepted although others of the same selection are rejected', () => {
  const result = checkFiles([
    { name: 'a.EPUB', size: 1 },
    { name: 'b.pdf', size: 1 },
    { name: 'c.fb2', size: 50 * MB + 1 },
    { name: 'd.fb2', size: 50 * MB },
  ]);
  expect(result.valid.map((file) => file.name)).toEqual(['a.EPUB', 'd.fb2']);
  expect(result.problems).toEqual([
    'b.pdf: Unsupported format. Please use: .epub, .fb2',
    'c.fb2: File too large. Maximum size is 50MB',
  ]);
});
