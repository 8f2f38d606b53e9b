import { expect, test } from 'vitest';
import { secretsInLog } from './secrets-in-log.ts';

const quiet = [
  '{"level":30,"time":1795290000000,"pid":12,"method":"GET","path":"/api/v1/books","status":200,"msg":"request"}',
  '    at Layer.dispatch (/srv/node_modules/@koa/router/lib/router.js:12:3)',
  '{"level":40,"err":{"name":"Error","message":"graphile-worker@0.16.6 lost its connection"}}',
];

/** The second line, with something in it. */
const findIn = (message: string, secrets: { kind: string; value: string }[] = []) =>
  secretsInLog([quiet[0], `{"level":30,"msg":"${message}"}`, ...quiet].join('\n'), secrets);

test('an ordinary log contains none', async () => {
  expect(await secretsInLog(quiet.join('\n'), [{ kind: 'password', value: 'a quiet corner' }])).toEqual([]);
});

test.each([
  ['access token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ['refresh token', 'g7Rj0bDq9KpLZtWx4cVn2mYh5sEf8uAi1oTkQdBrGxw'],
  ['signed address', '/api/v1/images/1/file?sig=abc'],
  ['password hash', '$argon2id$v=19$m=19456'],
  ['email', 'no account ada.reader@mail.example'],
])('an %s is recognised by its format', async (kind, message) => {
  expect(await findIn(message)).toEqual([{ line: 2, kind }]);
});

test.each(['a quiet corner', 'a%20quiet%20corner', Buffer.from('a quiet corner').toString('base64')])(
  'a known password is found as %s',
  async (message) => {
    expect(await findIn(message, [{ kind: 'password', value: 'a quiet corner' }])).toEqual([
      { line: 2, kind: 'password' },
    ]);
  },
);

test('six consecutive words of a book are found in any formatting, five are allowed', async () => {
  const book = { kind: 'text of a book', value: 'The lighthouse stood above the harbour, black with soot.' };
  expect(await findIn('Lighthouse stood — above the HARBOUR: black', [book])).toEqual([
    { line: 2, kind: 'text of a book' },
  ]);
  expect(await findIn('the lighthouse stood above the sea', [book])).toEqual([]);
});
