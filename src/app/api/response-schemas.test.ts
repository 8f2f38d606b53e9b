import { expect, test } from 'vitest';
import {
  generateResponse,
  meResponse,
  processResponse,
  regenerateResponse,
  sessionResponse,
  tokensResponse,
} from './response-schemas.ts';

const pair = { access_token: 'a', refresh_token: 'r' };

test('a response with only the fields of the specification is accepted', () => {
  const ada = { id: '1', email: 'ada@example.org' };
  expect(sessionResponse.parse({ user: ada, tokens: pair })).toMatchObject({
    user: { ...ada, full_name: null, created_at: expect.any(String) as string },
    tokens: pair,
  });
  expect(processResponse.parse({ status: 'started' })).toEqual({ status: 'started', descriptions_found: 0 });
  expect(regenerateResponse.parse({ image_url: '/i.jpg', generation_time: 2.5 })).toMatchObject({
    image_url: '/i.jpg',
    generation_time: 2.5,
  });
  expect(generateResponse.parse({ image_id: 'i', image_url: '/i.jpg' })).toMatchObject({
    generation_time: 0,
  });
});

test('a user or a pair of tokens is accepted flat and nested', () => {
  const ada = { id: '1', email: 'ada@example.org', full_name: 'Ada', created_at: '2026-01-01T00:00:00Z' };
  expect([
    meResponse.parse(ada),
    meResponse.parse({ user: ada }),
    meResponse.parse({ ...ada, user: ada }),
  ]).toEqual([ada, ada, ada]);
  expect([tokensResponse.parse(pair), tokensResponse.parse({ tokens: pair })]).toEqual([pair, pair]);
});

test('a queued picture is distinguished from one that is done', () => {
  const queued = { status: 'queued', description_id: 'd' };
  expect(generateResponse.parse(queued)).toEqual(queued);
  expect(regenerateResponse.parse(queued)).toEqual(queued);
});
