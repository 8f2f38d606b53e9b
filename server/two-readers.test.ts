import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from './http/route.ts';
import { apiRoutes } from './routes/api.ts';
import type { ApiResponse } from './testing/api-response.ts';
import { type Reader, registerReader, sampleEpub } from './testing/reader.ts';
import { type TestServer, startTestServer } from './testing/server.ts';
import { type TestSocket, openSocket } from './testing/socket.ts';

const OPERATIONS = process.env.VIGNETTE_LONG === '1' ? 5_000 : 150;

let server: TestServer;
/** A book that both may have, and so the same bytes. */
let shared: Uint8Array;

beforeAll(async () => {
  server = await startTestServer();
  shared = await sampleEpub({ title: 'A Book of Both' });
});
afterAll(() => server?.close());

/** A user whose texts all contain a word unique to them. */
interface Person {
  secret: string;
  email: string;
  reader: Reader;
  socket: TestSocket;
  /** Ids that their own requests contained, which responses may echo. */
  named: Set<string>;
}

async function register(person: Partial<Person> & { secret: string; email: string }): Promise<Person> {
  const reader = await registerReader(server, person.email);
  const whole: Person = { named: new Set(), ...person, reader, socket: await openSocket(reader) };
  await reader.put('/auth/profile', { full_name: `Name ${person.secret}` });
  await reader.upload(shared);
  const bookId = await reader.addBook({ title: `Title ${person.secret}` });
  const { descriptions } = (await reader.get(`/books/${bookId}/descriptions`)).body;
  await reader.post(`/images/generate/description/${descriptions[0]!.id}`, {});
  await reader.post('/uploads', { size: 99, name: `${person.secret}.epub` });
  return whole;
}

/** Registers again after a deleted account, and signs in again after signing out. */
async function signInAgain(person: Person): Promise<void> {
  if ((await person.reader.get('/auth/me')).status === 200) return;
  const login = { email: person.email, password: 'secret-1' };
  const response = await person.reader.post('/auth/login', login);
  await person.socket.close();
  if (response.status !== 200) Object.assign(person, await register(person));
  else {
    const { tokens } = response.body;
    Object.assign(person.reader, { token: tokens.access_token, refreshToken: tokens.refresh_token });
    person.socket = await openSocket(person.reader);
  }
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const maybe = (share: number) => Math.random() < share;

/** Ids of a user's things, by the name of the path parameter. */
async function thingsOf({ reader }: Person): Promise<Record<string, string[]>> {
  const ids = async (sql: string) =>
    (await server.database.pool.query<{ id: string }>(sql, [reader.id])).rows.map(({ id }) => id);
  const [bookId, chapterId, descriptionId, imageId, uploadId] = await Promise.all([
    ids('select id from books where user_id = $1'),
    ids('select c.id from chapters c join books b on b.id = c.book_id where b.user_id = $1'),
    ids('select d.id from descriptions d join books b on b.id = d.book_id where b.user_id = $1'),
    ids('select id from images where user_id = $1'),
    ids('select id from uploads where user_id = $1'),
  ]);
  return { bookId, chapterId, descriptionId, imageId, uploadId };
}

type Things = Awaited<ReturnType<typeof thingsOf>>;

interface World {
  actor: Person;
  other: Person;
  mine: Things;
  theirs: Things;
}

/** @returns an id of the actor, of the other user or of neither */
const anyId = ({ mine, theirs }: World, name: string): string =>
  anyOf([...(mine[name] ?? []).slice(0, 4), ...(theirs[name] ?? []).slice(0, 4), randomUUID()]);

/** Fields that a client may add to a body to act as the other user. */
const smuggled = ({ other }: World) =>
  maybe(0.5)
    ? {
        id: other.reader.id,
        user_id: other.reader.id,
        userId: other.reader.id,
        is_admin: true,
        role: 'admin',
      }
    : {};

async function syncBody(world: World): Promise<object> {
  const { rows } = await server.database.pool.query<{
    epoch: string;
    device: string | null;
    k: string | null;
  }>(
    `select u.epoch, d.device, r.k from sync_user u left join sync_device d using (user_id)
       left join sync_record r using (user_id) where u.user_id = any($1) order by random() limit 8`,
    [[world.actor.reader.id, world.other.reader.id]],
  );
  const own = `device-of-${world.actor.reader.id}`.slice(0, 60);
  const device = maybe(0.7) ? own : ((anyOf(rows)?.device ?? own) + '-------').slice(0, 40);
  const k = () => anyOf([...rows.map((row) => row.k), anyId(world, 'bookId')]) ?? randomUUID();
  const at = Date.now();
  const [t, f] = anyOf<[string, Record<string, unknown>]>([
    ['book', { deleted: true }],
    ['book', { title: `Renamed ${world.actor.secret}` }],
    ['mark', { text: world.actor.secret, kind: 'bookmark', book: anyId(world, 'bookId') }],
    ['progress', { pct: 50, loc: [1, 0, 9, 1, 1] }],
    ['imgreq', { wanted: at, description: anyId(world, 'descriptionId') }],
    ['parse', { wanted: at }],
  ]);
  return {
    ...{ v: 1, device, epoch: anyOf(rows)?.epoch ?? null, cursor: 0, sentAt: at },
    ops: [{ n: Math.floor(at / 10) % 1e9, t, k: k(), f, at, seen: 0 }],
    ...(maybe(0.1) ? { giveBack: [{ t: 'mark', k: k(), f: { text: ['given back', at, 1, device] } }] } : {}),
    ...smuggled(world),
  };
}

async function bodyOf(route: Route, world: World): Promise<object | undefined> {
  const { actor, other } = world;
  if (route.path === '/sync') return syncBody(world);
  if (route.path === '/auth/login') return { email: other.email, password: 'a guess', ...smuggled(world) };
  if (route.path === '/auth/register')
    return { email: other.email, password: 'secret-1', ...smuggled(world) };
  if (route.path === '/auth/refresh') return { refresh_token: randomBytes(32).toString('base64url') };
  if (route.path === '/auth/profile') return { full_name: `Name ${actor.secret}`, ...smuggled(world) };
  if (route.method !== 'post' && route.method !== 'put') return undefined;
  if (route.path === '/uploads') return { size: 99, name: 'a.epub', sha256: randomBytes(32).toString('hex') };
  if (route.path.endsWith('/progress')) return { current_chapter: 1, current_page: 1, ...smuggled(world) };
  return route.body ? { style_prompt: actor.secret, ...smuggled(world) } : undefined;
}

const FORMS = ['/books/upload', '/books/validate-file', '/books/parse-preview', '/books/analyze-chapter'];
const QUERIES = ['', '?limit=100', '?extract_new=true', '?href=p.png', '?sig=abc', '?chapter=1&skip=0'];

/** Makes a random request as the actor. @returns the request as text, and the response */
async function operate(world: World): Promise<{ request: string; response: ApiResponse }> {
  const { reader, secret } = world.actor;
  const route = anyOf(apiRoutes);
  // Registering again is the slowest step.
  if (route.path === '/auth/deactivate' && maybe(0.7)) return operate(world);
  if (FORMS.includes(route.path)) {
    const bytes = maybe(0.5) ? shared : await sampleEpub({ title: `Title ${secret}` });
    return { request: '', response: await reader.sendFile(route.path, bytes) };
  }
  const address =
    route.path.replace(/:(\w+)/g, (_match, name: string) =>
      name === 'chapterNumber' ? '1' : anyId(world, name),
    ) + anyOf(QUERIES);
  const body = await bodyOf(route, world);
  const response = await reader.call(route.method.toUpperCase(), address, body);
  return { request: `${route.method} ${address} ${JSON.stringify(body ?? {})}`, response };
}

/** Tables without an owner. */
const UNOWNED = ['blob_holds', 'language_model_answers', 'schema_migration'];
const OWNERS: [column: string, where: string][] = [
  ['user_id', 'user_id = $1'],
  ['book_id', 'book_id in (select id from books where user_id = $1)'],
  ['session_id', 'session_id in (select id from sessions where user_id = $1)'],
  ['upload_id', 'upload_id in (select id from uploads where user_id = $1)'],
];

/** A statement that reduces all data of one user to a line per table; it includes new tables automatically. */
async function digestStatement(): Promise<string> {
  const { rows } = await server.database.pool.query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by table_name order by table_name`,
  );
  const parts = rows.map(({ table_name: name, columns }) => {
    const where = name === 'users' ? 'id = $1' : OWNERS.find(([column]) => columns.includes(column))?.[1];
    return { name, where };
  });
  expect(parts.filter(({ where }) => !where).map(({ name }) => name)).toEqual(UNOWNED);
  return parts
    .filter(({ where }) => where)
    .map(
      ({ name, where }) =>
        `select '${name}' as name, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as rows
           from ${name} r where ${where}`,
    )
    .join(' union all ');
}

const untilIdle = () =>
  expect
    .poll(
      async () =>
        (await server.database.pool.query(`select from jobs where state in ('queued', 'running')`)).rowCount,
      { timeout: 30_000, interval: 5 },
    )
    .toBe(0);

test(
  'whatever two readers do, neither ever sees or changes anything of the other',
  { timeout: OPERATIONS * 1_000 + 60_000 },
  async () => {
    const { pool } = server.database;
    const digest = await digestStatement();
    const everythingOf = async (person: Person) =>
      (await pool.query<object>(digest, [person.reader.id])).rows;
    const person = () => ({ secret: `secret-${randomUUID()}`, email: `${randomUUID()}@vignette.example` });
    const people = [await register(person()), await register(person())] as const;
    const tried = new Set<string>();

    for (let n = 0; n < OPERATIONS; n++) {
      const [actor, other] = maybe(0.5) ? people : ([people[1], people[0]] as const);
      await untilIdle();
      const [mine, theirs] = await Promise.all([thingsOf(actor), thingsOf(other)]);
      const before = await everythingOf(other);
      other.socket.received.length = 0;
      const { request, response } = await operate({ actor, other, mine, theirs });
      tried.add(
        request
          .split('?')[0]!
          .replace(/[0-9a-f-]{36}/g, ':id')
          .split(' {')[0]!,
      );
      await untilIdle();

      expect([request, response.status]).toEqual([request, expect.toSatisfy((status) => status < 500)]);
      const sent = JSON.stringify(response.raw) + JSON.stringify(Object.fromEntries(response.headers));
      for (const [id] of request.matchAll(UUID)) actor.named.add(id);
      const ids = [other.reader.id, ...Object.values(theirs).flat()].filter((id) => !actor.named.has(id));
      if (!request.includes(other.email)) ids.push(other.email);
      const leaked = [other.secret, ...ids].filter((word) => sent.includes(word));
      expect([request, leaked]).toEqual([request, []]);
      expect([request, await everythingOf(other)]).toEqual([request, before]);
      const received = JSON.stringify(other.socket.received);
      const revealed = [actor.secret, ...Object.values(mine).flat()].filter(
        (word) => received.includes(word) && !other.named.has(word),
      );
      expect([request, revealed]).toEqual([request, []]);
      await signInAgain(actor);
    }

    expect(tried.size).toBeGreaterThan(Math.min(40, OPERATIONS / 6));
    for (const { reader, socket } of people) {
      for (const bookId of (await thingsOf({ reader } as Person)).bookId!) {
        const { status } = await reader.get(`/books/${bookId}/file`);
        expect([200, 404]).toContain(status); // 404: deleted by its owner
      }
      await socket.close();
    }
  },
);
