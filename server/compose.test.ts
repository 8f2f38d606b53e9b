import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { beforeAll, describe, expect, test } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-process.mjs';
import { environment, readConfig } from './config.ts';

let compose = '';
beforeAll(async () => {
  compose = await readFile(new URL('../compose.yaml', import.meta.url), 'utf8');
});

/** Only the indented block below this line. */
function block(line: string): string {
  const lines = compose.split('\n');
  const from = lines.findIndex((each) => each.trimEnd() === line || each.startsWith(`${line} `));
  expect(from, line).toBeGreaterThanOrEqual(0);
  const indent = lines[from]!.search(/\S/);
  const after = lines.slice(from + 1);
  const end = after.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= indent);
  return [lines[from]!, ...after.slice(0, end < 0 ? undefined : end)].join('\n');
}

/** NAME: value, on a line or in braces, with variables as the shell would expand them. */
function variables(text: string, shell: Record<string, string>): Record<string, string> {
  const found = text.matchAll(/\b([A-Z][A-Z0-9_]{2,}): '?((?:\$\{[^}]*\}|[^\s,'}])+)/g);
  return Object.fromEntries(
    [...found].map(([, name, value]) => [
      name!,
      value!.replace(/\$\{(\w+)[^}]*\}/g, (_match, variable: string) => shell[variable] ?? ''),
    ]),
  );
}

const dockerfile = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8');

test('the image starts the server as `npm start` does', () => {
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(dockerfile).toContain(`${name}=${value}`);
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'dist/server/main.js']).replaceAll(',', ', ')}`,
  );
});

test('the image copies only existing files, and none that Docker ignores', async () => {
  const ignored = (await readFile(new URL('../.dockerignore', import.meta.url), 'utf8')).split('\n');
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths!.split(' '),
  );
  expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'server', 'shared']));
  for (const source of sources) {
    expect(existsSync(new URL(`../${source}`, import.meta.url)), source).toBe(true);
    expect(ignored).not.toContain(source);
  }
});

const shell = {
  AUTH_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(32),
  S3_SECRET_ACCESS_KEY: 'c'.repeat(32),
  METRICS_TOKEN: 'd'.repeat(32),
};

describe('compose.yaml', () => {
  test('is valid YAML and defines every service of a deployment on several machines', async () => {
    await expect(format(compose, { parser: 'yaml' })).resolves.toContain('services:');
    const services = [...block('services:').matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
    expect(services).toEqual(['web', 'worker', 'proxy', 'postgres', 'redis', 'files']);
  });

  test.each(['web', 'worker'])('sets a valid environment for the %s role', (role) => {
    const defined = {
      ...variables(block('x-environment:'), shell),
      ...variables(block(`  ${role}:`), shell),
    };
    for (const name of Object.keys(defined)) expect(Object.keys(environment.shape)).toContain(name);
    const config = readConfig({ ...defined, HOST: '0.0.0.0' });
    expect(config).toMatchObject({ role, trustProxy: true, demo: false, s3: { bucket: 'vignette' } });
    expect(config.metricsPort).toBe(role === 'worker' ? 9090 : null);
  });

  test('requires every secret from the environment and contains none', () => {
    const variables = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(new Set(variables)).toEqual(new Set(Object.keys(shell)));
    for (const [name, rest] of [...compose.matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, a, b]) => [a, b]))
      expect([name, rest]).toEqual([name, expect.stringMatching(/^:\?/)]);
    expect(compose).not.toMatch(/(PASSWORD|SECRET\w*|TOKEN): (?!\$\{)/);
  });
});
