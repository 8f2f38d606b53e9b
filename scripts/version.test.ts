import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { APP_VERSION } from '#shared/contract/limits.ts';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

test('the version that screens and the API show is that of package.json, and the changelog begins with it', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string };
  expect(APP_VERSION).toBe(version);
  expect(/^## (\S+)/m.exec(await read('CHANGELOG.md'))?.[1]).toBe(version);
});
