import { expect, test } from 'vitest';
import { safeOrigin } from './routes.ts';

test('after sign-in only a path of this app is returned to', () => {
  const own = ['/', '/stats', '/search?q=sea', '/book/a/chapter/3'];
  expect(own.map(safeOrigin)).toEqual(own);
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'stats',
    '',
  ];
  for (const origin of [...foreign, '/login', '/register?from=/stats', null, { from: '/stats' }])
    expect(safeOrigin(origin)).toBeNull();
});
