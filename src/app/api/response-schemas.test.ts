import { expect, test } from 'vitest';
import {
  generateHeard,
  meHeard,
  processHeard,
  regenerateHeard,
  sessionHeard,
  tokensHeard,
} from './answers.ts';

const pair = { access_token: 'a', refresh_token: 'r' };

test('an answer that says no more than the specification promises is understood', () => {
  const ada = { id: '1', email: 'ada@example.org' };
  expect(sessionHeard.parse({ user: ada, tokens: pair })).toMatchObject({
    user: { ...ada, full_name: null, created_at: expect.any(String) as string },
    tokens: pair,
  });
  expect(processHeard.parse({ status: 'started' })).toEqual({ status: 'started', descriptions_found: 0 });
  expect(regenerateHeard.parse({ image_url: '/i.jpg', generation_time: 2.5 })).toMatchObject({
    image_url: '/i.jpg',
    generation_time: 2.5,
  });
  expect(generateHeard.parse({ image_id: 'i', image_url: '/i.jpg' })).toMatchObject({ generation_time: 0 });
});

test('a user or a pair of tokens is understood flat and under its name', () => {
  const ada = { id: '1', email: 'ada@example.org', full_name: 'Ada', created_at: '2026-01-01T00:00:00Z' };
  expect([meHeard.parse(ada), meHeard.parse({ user: ada }), meHeard.parse({ ...ada, user: ada })]).toEqual([
    ada,
    ada,
    ada,
  ]);
  expect([tokensHeard.parse(pair), tokensHeard.parse({ tokens: pair })]).toEqual([pair, pair]);
});

test('a picture under way is told from one that is done', () => {
  const queued = { status: 'queued', description_id: 'd' };
  expect(generateHeard.parse(queued)).toEqual(queued);
  expect(regenerateHeard.parse(queued)).toEqual(queued);
});
