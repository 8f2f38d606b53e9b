import { expect, test } from 'vitest';
import { nodeCodec } from '../../server/files/node-codec.ts';
import { hostileArchives } from '../testing/hostile-book.ts';
import { parsePublication } from './parse-publication.ts';
import { PublicationError } from './publication-error.ts';

test.each(Object.entries(hostileArchives))('%s is refused in time', (_name, build) => {
  const bytes = build();
  const started = process.cpuUsage();
  expect(() => parsePublication(bytes, { ...nodeCodec, format: 'epub' })).toThrow(PublicationError);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(5);
});
