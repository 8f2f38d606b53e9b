import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Reader, registerReader } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

interface Argon2 {
  hash(password: string, options?: object): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** What was hashed and compared, by the real library. */
const work: { kind: 'hash' | 'verify'; cost: string }[] = [];

// Earlier test files have loaded the library, and later ones need it unchanged.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<Argon2>();
  const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
  return {
    ...real,
    async hash(password: string, options?: object) {
      const made = await real.hash(password, options);
      work.push({ kind: 'hash', cost: costOf(made) });
      return made;
    },
    verify(hash: string, password: string) {
      work.push({ kind: 'verify', cost: costOf(hash) });
      return real.verify(hash, password);
    },
  };
});

let server: TestServer;
let visitor: Reader;
let email: string;

beforeAll(async () => {
  server = await startTestServer({ working: false });
  ({ email } = await registerReader(server));
  visitor = new Reader(server, { token: null, refreshToken: '', id: '', email: '' });
  // The first unknown account creates the dummy hash for all unknown accounts.
  await visitor.post('/auth/login', { email: 'first@vignette.example', password: 'a guess' });
});
afterAll(() => server?.close());
beforeEach(() => void work.splice(0));

const attempt = async (credentials: { email: string; password: string }) => {
  const { status } = await visitor.post('/auth/login', credentials);
  return { status, work: work.splice(0) };
};

test('an unknown account costs the same work as a wrong password', async () => {
  const known = await attempt({ email, password: 'a guess' });
  const unknown = await attempt({ email: 'nobody@vignette.example', password: 'a guess' });
  expect(known).toEqual({ status: 401, work: [{ kind: 'verify', cost: '$argon2id$v=19$m=19456,t=2,p=1' }] });
  expect(unknown).toEqual(known);
});

test('a right password costs the same work, and an invalid one costs none', async () => {
  expect((await attempt({ email, password: 'secret-1' })).work).toHaveLength(1);
  expect(await attempt({ email, password: 'x'.repeat(129) })).toEqual({ status: 400, work: [] });
});

test('registering an address in use costs the same work as a free one', async () => {
  const join = async (address: string) => {
    const { status } = await visitor.post('/auth/register', { email: address, password: 'secret-1' });
    return { status, work: work.splice(0) };
  };
  const free = await join('free@vignette.example');
  const taken = await join(email);
  expect([free.status, taken.status]).toEqual([201, expect.toSatisfy((status) => status >= 400)]);
  expect(taken.work).toEqual(free.work);
});
