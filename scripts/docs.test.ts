import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { environment } from '#server/config.ts';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = ts.sys
  .readDirectory(root, undefined, ['node_modules', 'bench/peers', 'dist', 'data', 'coverage'])
  .map((file) => path.posix.relative(root, file));
const documents = files.filter((file) => /^(docs\/.*|[^/]*)\.md$/.test(file));

/** A document may shorten a path to its last parts, and leave out a test's `.test.ts` or `.spec.ts`. */
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const folders = parts.map((_, depth) => parts.slice(0, depth).join('/'));
    return [file, file.replace(/\.(test|spec)\.tsx?$/, ''), ...folders].flatMap(endsOfPath);
  }),
);

function endsOfPath(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, depth) => parts.slice(depth).join('/'));
}

/** Quoted text with a slash or a file extension; a leading slash marks an address, a leading dot a path elsewhere. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)*)\/?`/g)]
    .map(([, name]) => name!)
    .filter((name) => /\/|\.(ts|tsx|mjs|css|json|yaml)$/.test(name));

test.each(documents)('%s names only files and folders that exist', (document) => {
  expect(pathsIn(read(document)).filter((name) => !known.has(name))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s names only commands that package.json has', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read(document).matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README explains every environment variable of the server, and no other', () => {
  const table = /^## Configuration$.*?^## /ms.exec(read('README.md'))![0];
  const rows = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, names]) =>
    names!.match(/[A-Z][A-Z0-9_]+/g),
  );
  expect(rows.sort()).toEqual(Object.keys(environment.shape).sort());
});

test('docs/proofs.md names every test that needs real books beside the checkout', () => {
  const needsCorpus = files.filter(
    (file) =>
      /\.(test|spec)\.ts$/.test(file) &&
      /hasCorpus|VIGNETTE_CORPUS|hostile-files\.ts|import \{[^}]*\bcorpus\b/.test(read(file)) &&
      !file.startsWith('scripts/'),
  );
  expect(needsCorpus.length).toBeGreaterThan(8);
  const named = new Set(pathsIn(read('docs/proofs.md')));
  expect(
    needsCorpus
      .map((file) => file.replace(/\.(test|spec)\.ts$/, ''))
      .filter((file) => !endsOfPath(file).some((end) => named.has(end))),
  ).toEqual([]);
});
