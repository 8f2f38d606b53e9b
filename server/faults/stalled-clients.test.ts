import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tus } from '#shared/contract/uploads.ts';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { bookFile, open, sendRest } from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
/** What all the clients of one test may cost together. */
const MEMORY_MAX_MIB = 120;
const ATTACK_MS = 5_000;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'vignette-stalled-'));
  server = await startServerProcess({ target: database.target, dataDir });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function request(token: string, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server may end it at any time
  socket.pause();
  await once(socket, 'connect');
  socket.write([...head, `Host: ${hostname}`, `Authorization: Bearer ${token}`, '', ''].join('\r\n'));
  return socket;
}

/** Resident memory of the server (proc(5)). */
async function residentMib(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024;
}

/** An ordinary reader during an attack: how the server grows, and how long a list of books takes. */
async function watch(token: string): Promise<{ growthMib: number; p99: number }> {
  const before = await residentMib();
  const took: number[] = [];
  let most = 0;
  for (const end = performance.now() + ATTACK_MS; performance.now() < end;) {
    const started = performance.now();
    const { status } = await callAt({ origin: server.origin, token }, 'GET', '/books?limit=1');
    expect(status).toBe(200);
    took.push(performance.now() - started);
    most = Math.max(most, (await residentMib()) - before);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  took.sort((a, b) => a - b);
  return { growthMib: Math.round(most), p99: Math.round(took[Math.floor(took.length * 0.99)]!) };
}

const isLinux = process.platform === 'linux';

test.skipIf(!isLinux)(
  'twelve downloads of 44 MB that nobody reads do not fill the memory',
  { timeout: 180_000 },
  async () => {
    const [ann, bob] = [await registerAt(server.origin), await registerAt(server.origin)];
    const book = bookFile(44 * MIB);
    const id = await sendRest({ origin: server.origin, token: ann.token }, book, 4 * MIB);
    const watching = watch(bob.token);
    const head = [`GET /api/v1/books/${id}/file HTTP/1.1`];
    const sockets = await Promise.all(Array.from({ length: 12 }, () => request(ann.token, head)));
    const found = await watching;
    process.stdout.write(`12 downloads that are not read: ${JSON.stringify(found)}\n`);
    expect(found.growthMib).toBeLessThan(MEMORY_MAX_MIB);
    for (const socket of sockets) socket.destroy();
  },
);

test.skipIf(!isLinux)(
  '150 stalled parts of one upload do not fill the memory',
  { timeout: 180_000 },
  async () => {
    const [ann, bob] = [await registerAt(server.origin), await registerAt(server.origin)];
    const whole = bookFile(20 * MIB);
    const { url } = await open({ origin: server.origin, token: ann.token }, whole);
    const part = whole.bytes.subarray(0, 8 * MIB);
    const digest = createHash('sha256').update(part).digest('base64');
    const watching = watch(bob.token);
    const sockets = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const socket = await request(ann.token, [
          `PATCH ${url} HTTP/1.1`,
          `Content-Type: ${tus.partType}`,
          'Upload-Offset: 0',
          `Upload-Checksum: sha256 ${digest}`,
          `Content-Length: ${part.byteLength}`,
        ]);
        socket.write(part.subarray(0, part.byteLength - 1));
        return socket;
      }),
    );
    const found = await watching;
    process.stdout.write(`150 parts that stop: ${JSON.stringify(found)}\n`);
    expect(found.growthMib).toBeLessThan(MEMORY_MAX_MIB);
    for (const socket of sockets) socket.destroy();
  },
);
