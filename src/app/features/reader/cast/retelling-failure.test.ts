import { expect, test } from 'vitest';
import { errorFromResponse, networkError } from '#app/api/errors.ts';
import { story } from '#app/strings/en-story.ts';
import { retellingFailure } from './retelling-failure.ts';

test.each([
  ['a limit', errorFromResponse(429, { details: { code: 'RATE_LIMITED' } }), story.retelling.limit],
  ['a slow model', errorFromResponse(503, {}), story.retelling.late],
  ['no network', networkError(new TypeError('failed')), story.retelling.offline],
])('a retelling that failed with %s shows a message', (_, error, text) => {
  expect(retellingFailure(error)).toBe(text);
});
