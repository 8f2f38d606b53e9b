import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The oldest versions without a known vulnerability, and why; null: a package that must not be a dependency at all. */
const FLOORS: Record<string, [version: string | null, because: string]> = {
  koa: ['3.1.2', 'CVE-2026-27959'],
  formidable: ['3.5.4', 'predictable names of uploaded files (CVE-2025-46653)'],
  ws: ['8.21.0', 'CVE-2026-48779'],
  dompurify: ['3.4.18', 'mutation XSS'],
  sharp: ['0.35.5', "libvips' decoders"],
  jsonwebtoken: ['9.0.0', 'CVE-2022-23529 and its siblings'],
  '@xmldom/xmldom': ['0.8.10', 'CVE-2022-39353'],
  'fast-xml-parser': ['5.12.1', 'five advisories of 2026'],
  'rate-limiter-flexible': ['11.4.0', 'the tested one'],
  '@node-rs/argon2': ['2.2.1', 'the tested one'],
  'adm-zip': [null, 'CVE-2026-114102'],
  'node-serialize': [null, 'runs what it reads'],
};

interface Lockfile {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean; integrity?: string }>;
}

const lockfile = JSON.parse(
  await readFile(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as Lockfile;

/** Every copy of a package, also one inside another package. */
const copies = (name: string): string[] =>
  Object.entries(lockfile.packages)
    .filter(([where]) => where.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? '');

test.each(Object.entries(FLOORS))(
  '%s is no older than what is known to be safe',
  (name, [floor, because]) => {
    for (const version of copies(name)) {
      if (floor === null) throw new Error(`${name} ${version} is among the packages: ${because}`);
      expect(isAtLeast(version, floor), `${name} ${version} is older than ${floor}: ${because}`).toBe(true);
    }
    if (floor !== null) expect(copies(name), 'it is used at all').not.toEqual([]);
  },
);

test('every package is pinned by a content hash', async () => {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, version]).toEqual([
      name,
      expect.stringMatching(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/),
    ]);
  const loose = Object.entries(lockfile.packages)
    .filter(([where, { integrity, link }]) => where !== '' && !link && !integrity)
    .map(([where]) => where);
  expect(loose).toEqual([]);
});

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('-')[0]!.split('.').map(Number));
  for (let i = 0; i < 3; i++) if (a![i] !== b![i]) return a![i]! > b![i]!;
  return true;
}
