import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { TaskError, type TaskFailure } from '../threads/task-error.ts';
import { errorHandler } from './error-handler.ts';

async function respondTo(error: Error) {
  const app = new Koa().use(errorHandler(createLog('silent'))).use(() => {
    throw error;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { details } = (await response.json()) as { details: { code: string } };
  await new Promise((resolve) => server.close(resolve));
  return { status: response.status, code: details.code, retryAfter: response.headers.get('retry-after') };
}

test.each<TaskFailure>(['queue-full', 'deadline', 'ended'])(
  'a temporary failure of the thread pool (%s) is answered with 503',
  async (reason) => {
    const response = await respondTo(new TaskError(reason, 'not now'));
    expect(response).toEqual({ status: 503, code: 'UNAVAILABLE', retryAfter: '2' });
  },
);

test('a failure inside a thread is an internal error that is not retryable', async () => {
  const response = await respondTo(new TaskError('threw', 'at secret.ts:1'));
  expect(response).toEqual({ status: 500, code: 'INTERNAL', retryAfter: null });
});
