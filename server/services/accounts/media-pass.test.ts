import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueMediaPass, readMediaPass } from './media-pass.ts';

const [former, current] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
const pass = { userId: randomUUID(), sessionId: randomUUID() };

test('a pass is read with each of the secrets, and issued with the first', () => {
  const both = `${current},${former}`;
  expect(readMediaPass(both, issueMediaPass(former, pass))).toEqual(pass);
  expect(readMediaPass(current, issueMediaPass(both, pass))).toEqual(pass);
  expect(readMediaPass(former, issueMediaPass(both, pass))).toBeNull();
});

test('a pass names one user and one session: with another of either it is none', () => {
  const [, , signature] = issueMediaPass(current, pass).split('.');
  expect(readMediaPass(current, `${pass.userId}.${randomUUID()}.${signature}`)).toBeNull();
  expect(readMediaPass(current, `${randomUUID()}.${pass.sessionId}.${signature}`)).toBeNull();
  expect(readMediaPass(current, 'nonsense')).toBeNull();
});
