import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeCodec } from '../../server/files/node-codec.ts';
import {
  type HostileFiles,
  type Policy,
  hasHostileFiles,
  isExpectedCode,
  makeHostileFiles,
} from '../../server/testing/hostile-files.ts';
import { parsePublication } from './parse-publication.ts';
import { PublicationError } from './publication-error.ts';
import { limits } from './limits.ts';
import type { Publication } from './publication.ts';
import { canonicalText } from './layout/chapter-layout.ts';

describe.skipIf(!hasHostileFiles)('hostile and broken uploads', () => {
  let hostile: HostileFiles;

  beforeAll(() => {
    hostile = makeHostileFiles({ isSmall: true });
  }, 240_000);
  afterAll(() => hostile?.remove());

  it('are parsed or refused as expected, in time, and sanitised', { timeout: 600_000 }, () => {
    const wrong: string[] = [];
    // What the upload call judges by name and size alone is not the parser's.
    const cases = hostile.cases.filter(({ kind, id }) => kind !== 'request' && !/^(name-|size-)/.test(id));
    for (const item of cases) {
      const bytes = hostile.read(item);
      const started = process.cpuUsage();
      const outcome = read(bytes, item.uploadName);
      const { user, system } = process.cpuUsage(started);
      const seconds = (user + system) / 1e6;
      if (seconds > 10) wrong.push(`${item.id}: took ${seconds.toFixed(1)} s of a core`);
      if ('code' in outcome) {
        if (item.expect.outcome === 'open' || !isExpectedCode(item, outcome.code))
          wrong.push(`${item.id}: refused with ${outcome.code}`);
        continue;
      }
      if (item.expect.outcome === 'reject') wrong.push(`${item.id}: opened`);
      wrong.push(...dangers(item.id, outcome, hostile.policy));
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
