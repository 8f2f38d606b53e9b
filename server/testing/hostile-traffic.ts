import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from './vendor-sharp.ts';
import { API_BASE } from '#shared/contract/limits.ts';
import { syncRequest } from '#shared/contract/sync.ts';
import { tus } from '#shared/contract/uploads.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { TEXT_SHAPES } from './text-shapes.ts';
import { startThread } from '../threads/start-thread.ts';
import { nearlyValid } from './nearly-valid.ts';
import { file, open } from './upload-client.ts';

/** A hostile account. */
export interface HostileAccount {
  readonly origin: string;
  readonly token: string;
  /** Ids of books that the server has accepted from it. */
  readonly books: string[];
}

/** Makes one request, or a few, of its kind. The response doesn't matter. */
type Attack = (account: HostileAccount) => Promise<void>;

export const ATTACKS = [
  'covers that are drawings',
  'text that no novelist writes',
  'downloads that are not read',
  'parts that stop',
  'files that are no books',
  'a body of invalid values',
  'operations and rows given back',
  'calls about books',
] as const;

export interface HostileRun {
  readonly accounts: readonly HostileAccount[];
  readonly attacks: readonly string[];
  readonly seconds: number;
}

/** Attackers in a thread of their own, so that their computation doesn't distort measurements. */
export async function startHostileTraffic() {
  const thread = startThread(import.meta.url, './hostile-traffic.worker');
  await once(thread, 'message');
  return {
    /** @returns how many attacks were made */
    async run(wanted: HostileRun): Promise<number> {
      thread.postMessage(wanted);
      const [attempts] = (await once(thread, 'message')) as [number];
      return attempts;
    },
    close: () => thread.terminate(),
  };
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const TEXT_CHARS = 100_000;
const PART_BYTES = 8 * 1024 * 1024;

/** Expensive inputs are built once, before anything is measured. */
export async function prepareAttacks(): Promise<Readonly<Record<(typeof ATTACKS)[number], Attack>>> {
  const requests = fc.sample(nearlyValid(syncRequest), 2_000);
  const cover = await slowCover();
  const books = Object.entries(TEXT_SHAPES).flatMap(([title, shape]) =>
    (['en', 'ru'] as const).map((language) => {
      const paragraphs = shape(TEXT_CHARS, language, 1).split('\n').slice(0, 5_000);
      return { language, chapters: [{ title, paragraphs }] };
    }),
  );
  /** A different file each time, because the same file would be the same book. */
  const anyBook = (options = {}) => buildEpub({ ...anyOf(books), title: randomUUID() }, options);
  const part = Buffer.alloc(PART_BYTES, 'A');
  const checksum = `sha256 ${createHash('sha256').update(part).digest('base64')}`;
  const download = file(
    buildEpub(
      { title: 'Large', language: 'en', chapters: [{ title: 'One', paragraphs: ['A map of the world.'] }] },
      { entries: { 'OEBPS/atlas.bin': new Uint8Array(20_000_000).map(() => Math.random() * 256) } },
    ),
  );

  return {
    /** 1 */
    'covers that are drawings': (account) =>
      upload(
        account,
        anyBook({ entries: cover.entries, manifestXml: cover.manifest, metadataXml: cover.metadata }),
      ),
    /** 2 */
    'text that no novelist writes': async (account) => {
      const path = Math.random() < 0.5 ? '/books/upload' : '/books/analyze-chapter';
      await upload(account, anyBook(), path);
    },
    /** 3 */
    'downloads that are not read': async (account) => {
      const response = await form(account, '/books/upload', download.bytes);
      const { book_id } = (await response.json()) as { book_id?: string };
      if (book_id) await stall(account, [`GET ${API_BASE}/books/${book_id}/file HTTP/1.1`]);
    },
    'parts that stop': async (account) => {
      const { url } = await open(account, {
        bytes: part,
        name: 'a.epub',
        sha256: createHash('sha256').update(randomUUID()).digest('hex'),
      });
      const head = [`PATCH ${url} HTTP/1.1`, `Content-Type: ${tus.partType}`, 'Upload-Offset: 0'];
      const rest = [`Upload-Checksum: ${checksum}`, `Content-Length: ${PART_BYTES}`];
      await stall(account, [...head, ...rest], part.subarray(0, -1));
    },
    'files that are no books': async (account) => {
      const paths = ['/books/upload', '/books/validate-file', '/books/parse-preview'];
      const size = Math.floor(Math.random() * 2_000_000);
      await upload(account, Buffer.alloc(size, Math.random() < 0.5 ? 'PK\x03\x04' : '<a>'), anyOf(paths));
    },
    /** 4 */
    'a body of invalid values': (account) =>
      json(
        account,
        'POST',
        '/sync',
        `{"v":1,"device":"${'d'.repeat(8)}","epoch":null,"cursor":0,"sentAt":0,"ops":[],"giveBack":[${'[1,2],'.repeat(160_000)}0]}`,
      ),
    /** 5 */
    'operations and rows given back': async (account) => {
      const request = structuredClone(anyOf(requests)) as Record<string, unknown>;
      if (Math.random() < 0.5) request.giveBack = [giveBack(), giveBack()];
      await json(account, 'POST', '/sync', JSON.stringify(request));
    },
    'calls about books': async (account) => {
      const book = account.books.length > 0 && Math.random() < 0.7 ? anyOf(account.books) : randomUUID();
      const calls: [string, string, unknown?][] = [
        ['GET', `/books/${book}/chapters/1`],
        ['GET', `/books/${book}/descriptions`],
        ['GET', `/books/${book}/cast`],
        ['GET', '/books?limit=100&skip=1000000'],
        ['GET', `/books/search?query=${encodeURIComponent('a_%'.repeat(60))}`],
        ['GET', '/books/search?query=e'],
        ['POST', `/books/${book}/process`],
        ['POST', `/books/${book}/progress`, { current_chapter: 1, current_page: 2 ** 31 }],
        ['DELETE', `/books/${book}`],
      ];
      const [method, path, body] = anyOf(calls);
      await json(account, method, path, body === undefined ? undefined : JSON.stringify(body));
    },
  };
}

function giveBack(): object {
  const stamp = anyOf([1, 2 ** 40, 2 ** 53 - 1, -1, 1.5]);
  const device = anyOf(['srv', 'rest', randomUUID(), 'd'.repeat(64), '']);
  const loc = anyOf([[1, 0, 10, 1, 1], [1.5, 0, 10, 1, 1], [], null, 'x'.repeat(1_000)]);
  return {
    t: anyOf(['progress', 'mark', 'book', 'x']),
    k: randomUUID(),
    f: { loc: [loc, stamp, stamp, device] },
  };
}

/** A drawing under a picture's name, whose rendering takes minutes. */
async function slowCover() {
  const noise = '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>';
  const rects = '<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(12);
  const inner = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${noise}${rects}</svg>`,
  );
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><image width="600" height="600" href="data:image/png;base64,${inner.toString('base64')}"/></svg>`;
  const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  return {
    entries: { 'OEBPS/cover.png': Math.random() < 0.5 ? Buffer.from(outer) : large },
    manifest: '<item id="cover" href="cover.png" media-type="image/png" properties="cover-image"/>',
    metadata: '<meta name="cover" content="cover"/>',
  };
}

async function upload(
  account: HostileAccount,
  bytes: Uint8Array<ArrayBuffer>,
  path = '/books/upload',
): Promise<void> {
  const response = await form(account, path, bytes);
  const { book_id } = (await response.json().catch(() => ({}))) as { book_id?: string };
  if (book_id && account.books.push(book_id) > 50) account.books.shift();
}

function form(
  { origin, token }: HostileAccount,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), Math.random() < 0.9 ? 'a.epub' : 'a.fb2');
  return fetch(origin + API_BASE + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

async function json(account: HostileAccount, method: string, path: string, body?: string): Promise<void> {
  const response = await fetch(account.origin + API_BASE + path, {
    method,
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
}

const STALLED_MS = 3_000;

/** Sends a request, whole or in part, and does not read what comes back. */
async function stall(
  { origin, token }: HostileAccount,
  head: readonly string[],
  body?: Uint8Array,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server may end it at any time
  socket.pause();
  await once(socket, 'connect');
  socket.write([...head, `Host: ${hostname}`, `Authorization: Bearer ${token}`, '', ''].join('\r\n'));
  if (body) socket.write(body);
  await wait(STALLED_MS);
  socket.destroy();
}
