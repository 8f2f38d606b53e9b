import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { type TestDatabase, createTestDatabase } from './testing/database.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { secretsInLog } from './testing/secrets-in-log.ts';
import { openSocketAt } from './testing/socket.ts';

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-log-'));
  server = await startServerProcess({ target: database.target, dataDir, env: { LOG_LEVEL: 'trace' } });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Words that occur nowhere but in what must never be logged. */
const canary = {
  email: `quetzal-${randomUUID()}@vignette.example`,
  password: 'correct-horse-zanzibar',
  name: 'Xanthippe Quillfeather',
  title: 'The Chrysalis Manuscript',
  sentence:
    'The vermilion lighthouse stood above the obsidian harbour, its tall windows black with salt and soot.',
  style: 'gouache-of-bergamot',
  note: 'marginalia-about-hippogriffs',
};

test('the log of everything a user can do contains no secret, name or text of their book', async () => {
  let token = '';
  const secrets: string[] = Object.values(canary);
  const call = async (method: string, address: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.origin}/api/v1${address}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as ErrorBody,
    };
  };
  interface ErrorBody {
    tokens: { access_token: string; refresh_token: string };
    book_id: string;
    image_url: string;
    descriptions: { id: string }[];
  }
  const { email, password } = canary;

  await call('POST', '/auth/register', { email, password, full_name: canary.name });
  await call('POST', '/auth/register', { email, password }); // taken
  await call('POST', '/auth/login', { email, password: `${password}!` });
  await call('POST', '/auth/login', { email: `${email}(`, password });
  const { tokens } = (await call('POST', '/auth/login', { email, password })).body;
  token = tokens.access_token;
  const renewed = (await call('POST', '/auth/refresh', { refresh_token: tokens.refresh_token })).body.tokens;
  secrets.push(token, tokens.refresh_token, renewed.access_token, renewed.refresh_token);
  await call('GET', '/auth/me');
  await call('PUT', '/auth/profile', { full_name: canary.name, email });

  const form = new FormData();
  const chapters = [
    { title: canary.title, paragraphs: [canary.sentence, canary.sentence.replace('The', 'That')] },
  ];
  const epub = buildEpub({ title: canary.title, language: 'en', chapters });
  form.append('file', new Blob([epub]), `${canary.title}.epub`);
  const socket = await openSocketAt(server.origin, token);
  const { book_id } = (await call('POST', '/books/upload', form)).body;
  const broken = new FormData();
  broken.append('file', new Blob([canary.sentence]), `${canary.title}.fb2`);
  expect((await call('POST', '/books/upload', broken)).status).toBeGreaterThanOrEqual(400);
  await socket.until('book_processing_completed', 30_000);
  const { descriptions } = (await call('GET', `/books/${book_id}/descriptions`)).body;
  const id = descriptions[0]?.id ?? randomUUID();
  const image = await call('POST', `/images/generate/description/${id}`, { style_prompt: canary.style });
  expect(image.status).toBe(200);
  secrets.push(image.body.image_url.split('?sig=')[1]!);
  await fetch(image.body.image_url);
  await call('POST', '/sync', { note: canary.note });
  await call('GET', `/books?search=${encodeURIComponent(canary.note)}`);
  await call('GET', `/books/${encodeURIComponent(canary.sentence)}`);
  await fetch(`${server.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email": "${email}", "password": "${password}"`,
  });
  await call('POST', '/auth/logout');
  expect(await socket.closed).toBe(4401);
  await server.stop();

  const log = server.output();
  expect(log.split('\n').filter((line) => line.includes('"request"')).length).toBeGreaterThan(10);
  expect(
    await secretsInLog(
      log,
      secrets.map((value) => ({ kind: value, value })),
    ),
  ).toEqual([]);
});
