import { expect, test } from 'vitest';
import { ApiError, networkError } from '#app/api/errors.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { edition } from '#app/strings/en-edition.ts';
import { s } from '#app/strings/en.ts';
import { WorkerFailedError } from '#workers/connection/worker-connection.ts';
import { failureMessage } from './failure-message.ts';
import { FileElsewhereError, NoPicturesError } from './edition-errors.ts';

const { failures, failed } = edition;
const withCode = (code: string) => new ApiError('Client Error', 'internal words', 0, { code });

test.each([
  ['without a network', networkError(new TypeError('fetch')), failures.offline],
  ['with the file on another device', new FileElsewhereError(''), failures.elsewhere],
  ['without a picture here', new NoPicturesError('not-here'), failures.noPictures],
  ['without a passage to paint', new NoPicturesError('none'), failures.noPassages],
  ['without enough memory', withCode('NO_MEMORY'), failures.memory],
  ['when the worker was ended', new WorkerFailedError('killed'), failures.worker],
  ['when the device is full', new StorageFullError(), s.errors.noSpace],
  ['with a damaged file', withCode('BAD_ARCHIVE'), s.errors.parse.BAD_ARCHIVE],
  ['by a fault of ours', withCode('INTERNAL'), failed],
  ['by anything else', new TypeError('x is undefined'), failed],
])('an edition that fails %s gives the reason in plain words', (_, thrown, message) => {
  expect(failureMessage(thrown)).toBe(message);
});
