import { type Logger, pino } from 'pino';

/** Never in a log: tokens, passwords, addresses of people, text of books. */
const SECRET = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'text',
  'content',
];

export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: [...SECRET, ...SECRET.map((name) => `*.${name}`)], censor: '[redacted]' },
      serializers: { err: serialiseError },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}

/** An error's message and stack, without the values that libraries attach to it (a query's parameters, a row). */
function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, code, stack, ...(cause === undefined ? {} : { cause: serialiseError(cause) }) };
}
