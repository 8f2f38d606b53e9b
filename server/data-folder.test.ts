import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';

test('the data folder is created with its parents, also by two servers starting at once', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'vignette-folder-'));
  const deep = path.join(root, 'a/b/c');
  await Promise.all([makeDataFolder(deep), makeDataFolder(deep), makeDataFolder(root)]);
  expect(await readdir(path.join(root, 'a/b'))).toEqual(['c']);
  await rm(root, { recursive: true });
});

test(
  'a data folder that cannot be written is reported at once, in one sentence',
  { timeout: 10_000 },
  async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'vignette-folder-'));
    const file = path.join(root, 'file');
    await writeFile(file, '');
    await expect(makeDataFolder(path.join(file, 'data'))).rejects.toThrow(
      /^DATA_DIR: Vignette cannot write to .+\.$/,
    );
    await rm(root, { recursive: true });
    if (process.platform === 'linux')
      await expect(makeDataFolder('/proc/vignette/data')).rejects.toThrow(
        /^DATA_DIR: Vignette cannot write to/,
      );
  },
);
