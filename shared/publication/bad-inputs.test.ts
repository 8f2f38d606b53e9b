import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeCodec } from '../../server/files/node-codec.ts';
import { parsePublication } from './parse-publication.ts';
import { PublicationError } from './publication-error.ts';
import { limits } from './limits.ts';
import type { Publication } from './publication.ts';
import { canonicalText } from './html/layout.ts';

const generator = resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'bad-inputs/generate.mjs');

interface Case {
  id: string;
  file: string;
  uploadName: string;
  kind: string;
  expect: { outcome: 'reject' | 'open' | 'either'; code?: string; note?: string };
  safeText: string | null;
}
interface Policy {
  forbiddenElements: string[];
  forbiddenAttributes: string[];
}

describe.skipIf(!existsSync(generator))('hostile and broken uploads', () => {
  let folder = '';
  let cases: Case[] = [];
  let policy: Policy = { forbiddenElements: [], forbiddenAttributes: [] };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bad-inputs-'));
    execFileSync('node', [generator, `--out=${folder}`, '--small'], { stdio: 'ignore' });
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      cases: Case[];
      policy: Policy;
    };
    policy = manifest.policy;
    // What the upload call judges by name and size alone is not the parser's.
    cases = manifest.cases.filter(({ kind, id }) => kind !== 'request' && !/^(name-|size-)/.test(id));
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('end as they should, in time, with nothing dangerous left', { timeout: 600_000 }, () => {
    const wrong: string[] = [];
    for (const item of cases) {
      const bytes = readFileSync(join(folder, item.file));
      const started = performance.now();
      const outcome = read(bytes, item.uploadName);
      const ms = performance.now() - started;
      if (ms > 10_000) wrong.push(`${item.id}: took ${Math.round(ms)} ms`);
      if ('code' in outcome) {
        const codes = `${item.expect.code ?? ''} ${item.expect.note ?? ''}`;
        if (item.expect.outcome === 'open' || !codes.includes(outcome.code))
          wrong.push(`${item.id}: refused with ${outcome.code}`);
        continue;
      }
      if (item.expect.outcome === 'reject') wrong.push(`${item.id}: opened`);
      wrong.push(...dangers(item.id, outcome, policy));
      const safe = item.safeText;
      if (
        item.expect.outcome === 'open' &&
        safe &&
        !outcome.chapters.some(({ text }) => text.includes(safe))
      ) {
        wrong.push(`${item.id}: lost its text`);
      }
    }
    expect(cases.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

function read(bytes: Uint8Array, name: string): Publication | { code: string } {
  const format = name.endsWith('.fb2') ? ('fb2' as const) : ('epub' as const);
  try {
    return parsePublication(bytes, { ...nodeCodec, format });
  } catch (error: unknown) {
    if (error instanceof PublicationError) return { code: error.code };
    throw error;
  }
}

function dangers(id: string, publication: Publication, policy: Policy): string[] {
  const found: string[] = [];
  const forbidden = policy.forbiddenAttributes.map((pattern) => new RegExp(pattern));
  for (const { html, text } of [...publication.chapters, ...publication.notes]) {
    if (html.length < 5_000_000 && canonicalText(html) !== text) found.push(`${id}: text and markup differ`);
    const parser = new Parser({
      onopentag(name, attributes) {
        if (policy.forbiddenElements.includes(name)) found.push(`${id}: <${name}>`);
        for (const [key, value] of Object.entries(attributes)) {
          if (forbidden.some((pattern) => pattern.test(key)) || key === 'src') found.push(`${id}: ${key}`);
          if (key === 'href' && !/^(https?:|mailto:)/.test(value)) found.push(`${id}: href ${value}`);
          if (key === 'id' && !value.startsWith('b-')) found.push(`${id}: id ${value}`);
        }
      },
    });
    parser.end(html);
  }
  if (publication.metadata.title.length > limits.titleChars) found.push(`${id}: title too long`);
  return found;
}
