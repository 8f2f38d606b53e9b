import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/http-error.ts';

/** argon2id is this library's default algorithm. Costs: OWASP's second recommendation, about 24 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING_AT_MOST = 64;

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST));

/**
 * Compares the password exactly as received. Without a stored hash (unknown account) it verifies against a dummy,
 * so that both take the same time.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const matches = await queued(() => verify(against, password));
  return matches && stored !== null;
}

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hashPassword('no account has this password'));

let running = 0;
const waiting: (() => void)[] = [];

/** A few at a time: each takes 19 MiB and a core. @throws HttpError 503 when too many wait already */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) {
      throw new HttpError(
        503,
        'UNAVAILABLE',
        'Too many people are signing in. Please try again in a moment.',
        {
          headers: { 'Retry-After': '2' },
        },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
