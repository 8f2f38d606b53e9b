import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../http/route.ts';
import { generateResponse } from '#shared/contract/images.ts';
import type { ApiResponse } from '../testing/api-response.ts';
import { Reader, registerReader } from '../testing/reader.ts';
import { requestBodies } from '../testing/request-bodies.ts';
import { openSocket } from '../testing/socket.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { apiRoutes } from './api.ts';

/** The owner's things that the path names. */
type Things = Record<
  'bookId' | 'chapterNumber' | 'descriptionId' | 'chapterId' | 'imageId' | 'uploadId',
  string
>;

let server: TestServer;
let ann: Reader;
let own: Things;
let others: Things;
const badTokens: Record<string, string | null> = { 'no token': null };

beforeAll(async () => {
  server = await startTestServer({ retell: () => async () => [] });
  ann = await registerReader(server);
  const bob = await registerReader(server);
  own = await thingsOf(ann);
  others = await thingsOf(bob);
  const { sid } = jwt.decode(ann.token!) as { sid: string };
  const claims = { typ: 'access', sid };
  const good = { issuer: 'vignette', audience: 'vignette-api', subject: ann.id, expiresIn: 900 } as const;
  const sign = (payload: object, options: jwt.SignOptions, secret = server.deps.authSecret) =>
    jwt.sign(payload, secret, { ...good, ...options });
  const unsigned = (header: object, payload: object) =>
    [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.';
  const exp = Math.floor(Date.now() / 1000) + 900;
  Object.assign(badTokens, {
    'an expired token': sign(claims, { expiresIn: -10 }),
    'a refresh token': ann.refreshToken,
    'a refresh token dressed as a JWT': sign({ ...claims, typ: 'refresh' }, {}),
    'a token without a type': sign({ sid }, {}),
    'a token of another secret': sign(claims, {}, 'another secret of at least thirty-two characters'),
    'a token of another issuer': sign(claims, { issuer: 'elsewhere' }),
    'a token for another audience': sign(claims, { audience: 'elsewhere' }),
    'a token of another algorithm': sign(claims, { algorithm: 'HS512' }),
    'an unsigned token': unsigned(
      { alg: 'none', typ: 'JWT' },
      { ...claims, iss: 'vignette', aud: 'vignette-api', sub: ann.id, exp },
    ),
    'a token of a third algorithm': sign(claims, { algorithm: 'HS384' }),
    'a token that never ends': jwt.sign({ ...claims, jti: randomUUID() }, server.deps.authSecret, {
      issuer: good.issuer,
      audience: good.audience,
      subject: ann.id,
    }),
    'a token that is not valid yet': sign(claims, { notBefore: 600 }),
    'a token without a subject': jwt.sign(claims, server.deps.authSecret, {
      issuer: good.issuer,
      audience: good.audience,
      expiresIn: 900,
    }),
    'a token whose subject is not an id': sign(claims, { subject: 'admin' }),
    'a token of a session that is no id': sign({ typ: 'access', sid: "' or 1=1 --" }, {}),
    'a token without a session': sign({ typ: 'access' }, {}),
    'a token with a key of its own choosing': sign(
      claims,
      { header: { alg: 'HS256', kid: '/dev/null', jku: 'https://elsewhere.example/keys' } },
      'x'.repeat(32),
    ),
    'a token signed with nothing': sign(claims, {}, ' '),
    'a token whose content was changed': changed(ann.token!, 1, { sub: bob.id }),
    'a token whose algorithm was changed': changed(ann.token!, 0, { alg: 'none' }),
    'a token without its signature': ann.token!.split('.').slice(0, 2).join('.') + '.',
    'half a token': ann.token!.slice(0, -10),
    'two tokens': `${ann.token}, ${ann.token}`,
    'a password': 'secret-1',
    "a token of another user's session": sign(claims, { subject: bob.id }),
    'a token of no session': sign({ typ: 'access', sid: randomUUID() }, {}),
    'no token at all': 'not.a.token',
  });
});

afterAll(() => server?.close());

/** A token with one of its parts rewritten and the old signature. */
function changed(token: string, part: 0 | 1, news: object): string {
  const parts = token.split('.');
  const old = JSON.parse(Buffer.from(parts[part]!, 'base64url').toString()) as object;
  parts[part] = Buffer.from(JSON.stringify({ ...old, ...news })).toString('base64url');
  return parts.join('.');
}

async function thingsOf(reader: Reader): Promise<Things> {
  const bookId = await reader.addBook();
  const { body: chapter } = await reader.get(`/books/${bookId}/chapters/1`);
  const descriptionId = chapter.descriptions[0]!.id;
  const { body: image } = await reader.post(`/images/generate/description/${descriptionId}`, {});
  const { body: upload } = await reader.post('/uploads', { size: 9, name: 'a.epub' });
  return {
    bookId,
    uploadId: upload.url.split('/').at(-1)!,
    chapterNumber: '1',
    descriptionId,
    chapterId: chapter.chapter.id,
    imageId: image.image_id,
  };
}

const fill = (path: string, things: Things): string =>
  path.replace(/:(\w+)/g, (_match, name: keyof Things) => things[name]);

const bodies: Record<string, unknown> = { ...requestBodies, '/auth/profile': { full_name: 'Ann Other' } };

const call = (route: Route, things: Things, token: string | null) =>
  ann.call(
    route.method.toUpperCase(),
    fill(route.path, things),
    route.body ? (bodies[route.path] ?? {}) : undefined,
    token,
  );

/** The parts of a response that could reveal something; the timestamp always differs. */
const comparable = ({ status, raw }: ApiResponse) => ({
  status,
  body: raw === '' ? raw : { ...(raw as object), timestamp: '' },
});

/** Path segments that are not ids. */
const NO_IDS = ['x', "1'--", '0', '-1', '1e9', 'null', '%00', '..%2f..', '9'.repeat(40), randomUUID() + 'a'];

const guarded = apiRoutes.filter((route) => route.access === 'user' || route.access === 'admin');
const withId = apiRoutes.filter((route) => /:\w+id\b/i.test(route.path));
const named = (route: Route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const;

test('every route declares its access, and only these are public', () => {
  const open = apiRoutes.filter((route) => route.access === 'public' || route.access === 'capability');
  expect(open.map((route) => route.path).sort()).toEqual([
    '/auth/login',
    '/auth/refresh',
    '/auth/register',
    '/docs',
    '/health',
    '/images/:imageId/file',
    '/info',
    '/openapi.json',
    '/ready',
    '/uploads',
  ]);
});

test('every path parameter is tested here', () => {
  const names = apiRoutes.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect([...new Set(names)].sort()).toEqual(Object.keys(own).sort());
});

test('the live channel requires a valid access token', async () => {
  for (const [who, token] of Object.entries(badTokens)) {
    const as = new Reader(server, {
      token: encodeURIComponent(token ?? ''),
      refreshToken: '',
      id: '',
      email: '',
    });
    await expect(openSocket(as), who).rejects.toThrow('401');
  }
});

describe.each(guarded.map(named))('%s', (_name, route) => {
  test('requires a valid access token', async () => {
    for (const [who, token] of Object.entries(badTokens)) {
      const response = await call(route, own, token);
      expect(response.status, who).toBe(401);
      if (route.method === 'head') continue; // Its responses have no body.
      expect(response.error, who).toMatchObject({ error: 'Unauthorized' });
    }
  });
});

describe.each(withId.map(named))('%s', (_name, route) => {
  test('does not reveal whether another user’s id exists', async () => {
    const random = { ...own };
    for (const name of Object.keys(random) as (keyof Things)[]) {
      if (name !== 'chapterNumber') random[name] = randomUUID();
    }
    const missing = comparable(await call(route, random, ann.token));
    expect(missing.status).toBe(404);
    expect(comparable(await call(route, others, ann.token))).toEqual(missing);
    for (const noId of NO_IDS) {
      const malformed = Object.fromEntries(Object.keys(own).map((name) => [name, noId])) as Things;
      expect([noId, comparable(await call(route, malformed, ann.token))]).toEqual([noId, missing]);
    }
  });
});

/** They need more than an address, or end the session; each has a test of its own. A new call is not among them. */
const ELSEWHERE = [
  'DELETE /auth/deactivate',
  'DELETE /uploads/:uploadId',
  'GET /books/:bookId/cover',
  'GET /books/:bookId/resources',
  'HEAD /uploads/:uploadId',
  'PATCH /uploads/:uploadId',
  'POST /auth/logout',
  'POST /books/analyze-chapter',
  'POST /books/parse-preview',
  'POST /books/upload',
  'POST /books/validate-file',
  'POST /sync',
  'POST /uploads',
];
const elsewhere = (route: Route) => ELSEWHERE.includes(named(route)[0]);

test('the owner can access each of their own things', async () => {
  expect(
    guarded
      .filter(elsewhere)
      .map((route) => named(route)[0])
      .sort(),
  ).toEqual(ELSEWHERE);
  const inOrder = guarded.filter((route) => route.access === 'user' && !elsewhere(route));
  const last = inOrder.filter((route) => route.method === 'delete').reverse();
  for (const route of [...inOrder.filter((each) => each.method !== 'delete'), ...last]) {
    const response = await call(route, own, ann.token);
    if (route.path.startsWith('/images/regenerate'))
      own.imageId = generateResponse.parse(response.raw).image_id;
    // It has one already, and none is awaited.
    const expected = /^\/images\/(generate\/description|painted)/.test(route.path) ? 409 : 200;
    expect([route.path, response.status]).toEqual([route.path, expected]);
  }
});

test('administration is forbidden to other users', async () => {
  const admin = await registerReader(server, 'admin@vignette.example');
  expect((await ann.get('/images/admin/stats')).status).toBe(403);
  expect((await admin.get('/images/admin/stats')).status).toBe(200);
});
