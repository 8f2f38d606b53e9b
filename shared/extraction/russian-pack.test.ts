import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from './russian-pack.ts';

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('az/package.json')), 'dicts');
const files = ['words.dawg', 'p_t_given_w.intdawg', 'suffixes.json', 'paradigms.array'].map((name) => ({
  name,
  bytes: new Uint8Array(readFileSync(path.join(folder, name))),
}));

test('every file of the dictionary is unpacked unchanged', () => {
  const unpacked = unpackFiles(packFiles(files));
  expect([...unpacked.keys()]).toEqual(files.map(({ name }) => name));
  for (const { name, bytes } of files)
    expect(Buffer.compare(new Uint8Array(unpacked.get(name)!), bytes), name).toBe(0);
});

test('the graph of words takes two thirds of its size in the pack', () => {
  const [words] = files;
  expect(gzipSync(packFiles([words!])).length).toBeLessThan(gzipSync(words!.bytes).length * 0.66);
});
