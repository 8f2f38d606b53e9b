import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as http from 'node:http';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { file, sendRest } from '#server/testing/upload-client.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

/** Concurrent readers. */
export const READERS = 300;
export const PASSWORD = 'secret-1';

export interface Reader {
  token: string;
  refreshToken: string;
  bookId: string;
  email: string;
}

/** Accounts with a book of ten chapters each. */
export async function makeReaders(server: ServerProcess): Promise<Reader[]> {
  const paragraphs = Array.from(
    { length: 100 },
    (_, n) => `Paragraph ${n}. ${'She went on along the river. '.repeat(10)}`,
  );
  const chapters = Array.from({ length: 10 }, (_, n) => ({ title: `Chapter ${n + 1}`, paragraphs }));
  const book = file(buildEpub({ title: 'A Book', language: 'en', chapters }));
  const readers: Reader[] = [];
  const make = async () => {
    while (readers.length < READERS) {
      const email = `${randomUUID()}@vignette.example`;
      const reader = { token: '', refreshToken: '', bookId: '', email };
      readers.push(reader);
      const made = await call(server, reader, 'POST', '/auth/register', { email, password: PASSWORD });
      const { tokens } = made.body() as { tokens: { access_token: string; refresh_token: string } };
      Object.assign(reader, { token: tokens.access_token, refreshToken: tokens.refresh_token });
      reader.bookId = await sendRest({ origin: server.origin, token: reader.token }, book);
    }
  };
  await Promise.all(Array.from({ length: 4 }, make));
  return readers;
}

/** Kept alive, as a proxy's or a browser's connections are. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/** A minimal client, so that on two cores the driver leaves most of the CPU to the server. */
export function call(
  server: ServerProcess,
  reader: Reader,
  method: string,
  address: string,
  body?: object,
): Promise<{ status: number; body(): unknown }> {
  const sent = body && Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.origin}/api/v1${address}`,
      {
        ...{ agent, method },
        headers: {
          // The headers of a browser; responses are unpacked only when needed.
          'accept-encoding': 'gzip, deflate, br',
          ...(reader.token ? { authorization: `Bearer ${reader.token}` } : {}),
          ...(sent ? { 'content-type': 'application/json', 'content-length': sent.byteLength } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode!,
            body: () => JSON.parse(Buffer.concat(parts).toString()) as unknown,
          }),
        );
      },
    );
    request.once('error', reject);
    request.end(sent);
  });
}

/** What each reader does, in parallel with the others, until the run ends. */
export type ReaderLoop = (
  server: ServerProcess,
  readers: readonly Reader[],
  isOver: () => boolean,
) => Promise<void>;

/** An access token lasts a quarter of an hour: each reader gets another one sooner, at a moment of its own. */
export const keepSignedIn: ReaderLoop = async (server, readers, isOver) => {
  await Promise.all(
    readers.map(async (reader) => {
      for (let due = performance.now() + Math.random() * 600_000; !isOver(); await pause(1_000)) {
        if (performance.now() < due) continue;
        const response = await call(server, reader, 'POST', '/auth/refresh', {
          refresh_token: reader.refreshToken,
        });
        if (response.status !== 200) continue; // overloaded: retried a second later
        const tokens = response.body() as { access_token: string; refresh_token: string };
        Object.assign(reader, { token: tokens.access_token, refreshToken: tokens.refresh_token });
        due = performance.now() + 600_000;
      }
    }),
  );
};

/** Latencies, and responses other than 200; a request without a response counts as status 0. */
export class Recorder {
  readonly ms: number[] = [];
  readonly refused = new Map<number, number>();

  /** @returns whether the response was 200 */
  async time(work: () => Promise<{ status: number }>): Promise<boolean> {
    const startedAt = performance.now();
    const { status } = await work().catch(() => ({ status: 0 }));
    if (status === 200) this.ms.push(performance.now() - startedAt);
    else this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
    return status === 200;
  }

  get errors(): string {
    return [...this.refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  }
}

/** A chapter, somewhere in the book. */
export const openChapter = (server: ServerProcess, reader: Reader) =>
  call(server, reader, 'GET', `/books/${reader.bookId}/chapters/${1 + Math.floor(Math.random() * 10)}`);
/** A position, somewhere in the book. */
export const turnPage = (server: ServerProcess, reader: Reader) =>
  call(server, reader, 'POST', `/books/${reader.bookId}/progress`, {
    current_chapter: 1 + Math.floor(Math.random() * 10),
    current_page: 1,
  });

/** Each reader turns a page every 5 seconds and opens a chapter every 30, starting at different moments. */
export async function readFor(
  server: ServerProcess,
  readers: readonly Reader[],
  until: () => boolean,
): Promise<Recorder> {
  const recorder = new Recorder();
  const live = async (reader: Reader) => {
    await pause(Math.random() * 5_000);
    for (let turn = Math.floor(Math.random() * 6); !until(); turn++) {
      const startedAt = performance.now();
      if (turn % 6 === 0) await recorder.time(() => openChapter(server, reader));
      await recorder.time(() => turnPage(server, reader));
      await pauseWhile(5_000 - (performance.now() - startedAt), until);
    }
  };
  await Promise.all(readers.map(live));
  return recorder;
}

/** One line of the report: latencies of the 200s, and counts of the others. */
export function latency(
  name: string,
  { ms, errors }: Recorder,
  target: { p95?: number; p99: number },
): Measure[] {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(ms, share)) as [number, number, number];
  return [
    {
      name,
      value: `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms; not 200: ${errors}`,
      target: `${target.p95 ? `p95 < ${target.p95}, ` : ''}p99 < ${target.p99} ms, no errors`,
      met: p95 < (target.p95 ?? Infinity) && p99 < target.p99 && errors === 'none',
      note: `${ms.length} requests`,
    },
  ];
}

/** Resident memory of a process, from the kernel. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a time, or until the run ends. */
export async function pauseWhile(ms: number, isOver: () => boolean): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until && !isOver();) await pause(250);
}
