import { expect, test } from 'vitest';
import { errorFromResponse, networkError } from '#app/api/errors.ts';
import { story } from '#app/strings/en-story.ts';
import { retellingFailure } from './retelling-failure.ts';

const failed = (status: number, details: object = {}) => errorFromResponse(status, { details });
const { limit, dayLimit, late, unusable, noModel, notThere, offline } = story.retelling;

test.each([
  ['too many requests', failed(429, { code: 'RATE_LIMITED', retry_after_seconds: 40 }), limit],
  ['the day’s limit', failed(429, { code: 'RATE_LIMITED', retry_after_seconds: 30_000 }), dayLimit],
  ['a slow or unreachable model', failed(503, { code: 'UNAVAILABLE' }), late],
  ['a gateway without a server', failed(502), late],
  ['a reply that cannot be shown', failed(502, { code: 'GENERATION_FAILED' }), unusable],
  ['no model', failed(404, { code: 'NOT_CONFIGURED' }), noModel],
  ['no such book on the server', failed(404, { code: 'NOT_FOUND' }), notThere],
  ['no network', networkError(new TypeError('failed')), offline],
])('a retelling that failed with %s shows a message of its own', (_, error, text) => {
  expect(retellingFailure(error)).toBe(text);
});

test('no two failures share a message', () => {
  const messages = [limit, dayLimit, late, unusable, noModel, notThere, offline];
  expect(new Set(messages).size).toBe(messages.length);
});
