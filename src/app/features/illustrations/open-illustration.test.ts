import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { saveSession } from '#app/data/device/session.ts';
import { isAwaited } from '#app/state/awaited-pictures.ts';
import { useModals } from '#app/state/modals.ts';
import { useToasts } from '#app/state/toasts.ts';
import { openIllustration } from './open-illustration.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(async () => {
  database = openUserDatabase(`tapper-${readers++}`);
  const user = { id: database.userId, email: 'a@example.org', full_name: null, created_at: '2026-01-01' };
  await saveSession({ user, access: 'a', refresh: 'r' });
  await database.descriptions.put({
    ...{ id: 'd1', bookId: 'b1', type: 'location', content: 'A low house.', start: 0, end: 12 },
    ...{ chapter_number: 1, entity: null, priority_score: 50, generated_image: null },
  });
  useToasts.setState({ toasts: [] });
  useModals.getState().close();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  closeUserDatabase();
  await database.delete();
});

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
const toasts = () => useToasts.getState().toasts.map(({ title, message }) => `${title} - ${message}`);

test.each([
  [429, 'RATE_LIMITED'],
  [404, 'NOT_FOUND'],
  [500, 'INTERNAL'],
])(
  'a passage whose picture failed with %i shows an error, and can be tapped again at once',
  async (status, code) => {
    answer(status, { error: 'Error', message: 'no', details: { code } });
    await openIllustration('d1');
    expect(toasts()).toEqual(['Generation Failed - Failed to generate image. Please try again later.']);
    expect([isAwaited('d1'), useModals.getState().modal]).toEqual([false, null]);

    answer(200, {
      ...{ image_id: 'i1', description_id: 'd1', image_url: '/api/v1/images/i1/file' },
      ...{ generation_time: 2, created_at: '2026-01-01T00:00:00.000Z' },
    });
    await openIllustration('d1');
    expect(useModals.getState().modal).toEqual({ kind: 'image', descriptionId: 'd1', isNew: true });
    expect(toasts()).toEqual([]);
  },
);

test('a passage that no longer exists shows an error', async () => {
  await openIllustration('gone');
  expect(toasts()).toEqual(['Error - Description not found']);
});
