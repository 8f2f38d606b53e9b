import { beforeEach, expect, test, vi } from 'vitest';
import { networkError } from './api/errors.ts';
import { logFailure } from './log.ts';
import { useBackgroundErrors } from './state/background-errors.ts';

beforeEach(() => useBackgroundErrors.setState({ errors: [] }));

test('background errors are counted by kind and shown as errors in development', () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue();
  const fail = logFailure('cast');
  fail(new Error('no such book'));
  fail(new Error('no such book'));
  logFailure('sync')(new Error('broken'));
  expect(useBackgroundErrors.getState().errors).toEqual([
    { subject: 'cast', message: 'no such book', count: 2 },
    { subject: 'sync', message: 'broken', count: 1 },
  ]);
  expect(shown).toHaveBeenCalledTimes(3);
  shown.mockRestore();
});

test('being offline is not an error', () => {
  logFailure('sync')(networkError(new TypeError('unplugged')));
  expect(useBackgroundErrors.getState().errors).toEqual([]);
});
