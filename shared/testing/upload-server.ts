import { createHash, randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { API_BASE } from '#shared/contract/limits.ts';

/** An in-memory server over real HTTP, with a hook for every kind of failure. */
export class UploadServer {
  readonly files = new Map<string, { sha256: string; size: number; bytes: Buffer; book?: string }>();
  /** Requests in order, and the bytes of files received altogether. */
  readonly calls: string[] = [];
  received = 0;
  token = 'access';
  /** Called before each part: refuse it, close the connection after so many bytes, or store it and lose the response. */
  failNext: () => { status?: number; code?: string; hangUpAfter?: number; loseResponse?: boolean } =
    () => ({});

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!.slice(API_BASE.length);
    this.calls.push(`${request.method} ${path.split('/')[1]}`);
    if (path === '/auth/refresh') {
      this.token = 'renewed';
      const tokens = { access_token: 'renewed', refresh_token: 'r2' };
      return json(response, 200, { ...tokens, tokens });
    }
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return refuse(response, 401, 'TOKEN_EXPIRED');
    return request.method === 'POST' ? this.open(request, response) : this.take(request, response);
  }

  private async open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sha256, size } = JSON.parse(String(await read(request, Infinity))) as {
      sha256: string;
      size: number;
    };
    const known = [...this.files].find(([, file]) => file.sha256 === sha256);
    const id = known?.[0] ?? randomUUID();
    if (!known) this.files.set(id, { sha256, size, bytes: Buffer.alloc(0) });
    const file = this.files.get(id)!;
    json(response, 201, {
      url: `${API_BASE}/uploads/${id}`,
      offset: file.bytes.byteLength,
      ...(file.book ? { book_id: file.book, title: 'A Book' } : {}),
    });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.url!.split('/').at(-1)!;
    const file = this.files.get(id);
    const { status, code = 'X', hangUpAfter, loseResponse } = this.failNext();
    if (!file) return refuse(response, 404, 'NOT_FOUND');
    if (status !== undefined) return refuse(response, status, code);
    const offset = Number(request.headers['upload-offset']);
    if (offset !== file.bytes.byteLength) return refuse(response, 409, 'CONFLICT');
    const bytes = await read(request, hangUpAfter ?? Infinity);
    this.received += bytes.byteLength;
    file.bytes = Buffer.concat([file.bytes, bytes]);
    if (file.bytes.byteLength === file.size) {
      if (sha256Of(file.bytes) !== file.sha256) {
        this.files.delete(id);
        return refuse(response, 422, 'CHECKSUM_MISMATCH');
      }
      file.book = randomUUID();
    }
    if (loseResponse || hangUpAfter !== undefined) return void request.socket.destroy();
    response.writeHead(204, { 'Upload-Offset': String(file.bytes.byteLength) }).end();
  }
}

async function read(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push((chunk as Buffer).subarray(0, maxBytes - size));
    size += (chunk as Buffer).byteLength;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, code: string) =>
  json(response, status, {
    error: 'Refused',
    message: `because of ${code}`,
    details: { code },
    timestamp: new Date().toISOString(),
  });

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
