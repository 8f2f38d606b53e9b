import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { useToasts } from '#app/state/toasts.ts';
import { notifyOfFailedPictures } from './failed-pictures.ts';

let database: UserDatabase;
let readers = 0;
let stop: () => void;

beforeEach(() => {
  database = openUserDatabase(`disappointed-${readers++}`);
  useToasts.setState({ toasts: [] });
  useNotificationSettings.setState({ imageGeneration: true });
  stop = notifyOfFailedPictures();
});

afterEach(async () => {
  stop();
  closeUserDatabase();
  await database.delete();
});

/** The outcome of a request that was made offline. */
const fail = (error: string) =>
  database.views.put({
    ...{ t: 'imgreq', k: 'desc:d1', book: 'b1', ms: 1 },
    v: { book: 'b1', description: 'd1', wanted: 7, status: 'failed', error },
  });

test.each([
  ['RATE_LIMITED', 'You’ve reached today’s picture limit. Try again tomorrow.'],
  ['NOT_FOUND', 'Description not found'],
  ['GENERATION_FAILED', 'Failed to generate image. Please try again later.'],
  ['of a later server', 'Failed to generate image. Please try again later.'],
])('a picture that failed with %s shows the reason, and is requested again by Retry', async (code, words) => {
  await fail(code);
  await vi.waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  const [toast] = useToasts.getState().toasts;
  expect(toast).toMatchObject({ type: 'error', title: 'Generation Failed', message: words });
  expect(toast!.action!.label).toBe('Retry');
  toast!.action!.run();
  await vi.waitFor(async () => expect(await database.outbox.toArray()).toHaveLength(1));
  expect(await database.outbox.toArray()).toMatchObject([{ t: 'imgreq', k: 'desc:d1' }]);
});
