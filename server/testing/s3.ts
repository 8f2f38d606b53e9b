import { createServer } from 'node:http';
import type { S3Settings } from '../config.ts';

export interface TestS3 {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** One for every request, in order. */
  requests: { method: string; path: string; authorization: string }[];
  /** Fails the next request with this status. */
  failNext(status: number): void;
  close(): Promise<void>;
}

const PAGE = 2;

/**
 * A stand-in for S3 over real HTTP on loopback: one bucket, with paged listings.
 * @param again a closed stand-in, whose objects and address are reused
 */
export async function startTestS3(again?: TestS3): Promise<TestS3> {
  const objects = again?.objects ?? new Map<string, Buffer>();
  const requests: TestS3['requests'] = [];
  let failWith = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://localhost');
      const { method = '' } = request;
      requests.push({ method, path: request.url!, authorization: request.headers.authorization ?? '' });
      const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
      const respond = (status: number, body: string | Buffer = '') =>
        response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
      if (failWith > 0) {
        respond(failWith, '<Error><Code>SlowDown</Code></Error>');
        failWith = 0;
      } else if (!/^\/bucket($|\/)/.test(url.pathname)) {
        respond(404, '<Error><Code>NoSuchBucket</Code></Error>');
      } else if (method === 'PUT') {
        objects.set(key, Buffer.concat(chunks));
        respond(200);
      } else if (method === 'DELETE') {
        objects.delete(key);
        respond(204);
      } else if (key) {
        const bytes = objects.get(key);
        if (bytes) respond(200, bytes);
        else respond(404, '<Error><Code>NoSuchKey</Code></Error>');
      } else respond(200, listing(objects, url.searchParams));
    });
  });
  const wanted = again ? Number(new URL(again.settings.endpoint).port) : 0;
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    objects,
    requests,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'bucket',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
      region: 'us-east-1',
    },
    failNext: (status) => (failWith = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
