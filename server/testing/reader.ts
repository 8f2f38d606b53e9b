import { randomUUID } from 'node:crypto';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { BookDescription } from '#shared/testing/book-description.ts';
import type { SyncResponse } from '#shared/contract/sync.ts';
import { ApiResponse, type BodyOf } from './api-response.ts';
import type { TestServer } from './server.ts';

/** A user of the API; not signed in when `token` is null. */
export class Reader {
  readonly server: TestServer;
  token: string | null;
  refreshToken: string;
  id: string;
  email: string;

  constructor(
    server: TestServer,
    session: { token: string | null; refreshToken: string; id: string; email: string },
  ) {
    this.server = server;
    this.token = session.token;
    this.refreshToken = session.refreshToken;
    this.id = session.id;
    this.email = session.email;
  }

  /** Sends a JSON request below /api/v1; without a body when `body` is undefined. */
  async call<Method extends string, Address extends string>(
    method: Method,
    address: Address,
    body?: unknown,
    token = this.token,
  ): Promise<ApiResponse<BodyOf<Method, Address>>> {
    const response = await fetch(`${this.server.origin}/api/v1${address}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return ApiResponse.read(response, method, address);
  }

  get = <Address extends string>(address: Address) => this.call('GET', address);
  post = <Address extends string>(address: Address, body?: unknown) => this.call('POST', address, body);
  put = <Address extends string>(address: Address, body?: unknown) => this.call('PUT', address, body);
  delete = <Address extends string>(address: Address) => this.call('DELETE', address);

  upload(bytes: Uint8Array, name = 'book.epub') {
    return this.sendFile('/books/upload', bytes, name);
  }

  /** Sends a file as a browser's form does. */
  sendFile<Address extends string>(address: Address, bytes: Uint8Array, name = 'book.epub') {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(bytes)], { type: 'application/octet-stream' }), name);
    return this.send(address, form);
  }

  async send<Address extends string>(
    address: Address,
    form: FormData,
  ): Promise<ApiResponse<BodyOf<'POST', Address>>> {
    const response = await fetch(`${this.server.origin}/api/v1${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    return ApiResponse.read(response, 'POST', address);
  }

  /** Uploads a book and waits until its descriptions are found. @returns its id */
  async addBook(book: Partial<BookDescription> = {}): Promise<string> {
    const { body } = await this.upload(await sampleEpub(book));
    await this.post(`/books/${body.book_id}/process`);
    return body.book_id;
  }
}

export async function registerReader(
  server: TestServer,
  email = `${randomUUID()}@vignette.example`,
): Promise<Reader> {
  const anonymous = new Reader(server, { token: null, refreshToken: '', id: '', email });
  const { body } = await anonymous.post('/auth/register', {
    email,
    password: 'secret-1',
    full_name: 'A Reader',
  });
  return new Reader(server, {
    token: body.tokens.access_token,
    refreshToken: body.tokens.refresh_token,
    id: body.user.id,
    email,
  });
}

/**
 * The changes and confirmations that a sync request returned.
 * @throws Error if the server's epoch is another, and the device has to start over
 */
export function acceptedSync({ body }: ApiResponse<SyncResponse>): Extract<SyncResponse, { cursor: number }> {
  if ('reset' in body) throw new Error('The server has another epoch.');
  return body;
}

/** Prose with passages to illustrate. */
export const PROSE = [
  'The old house stood at the end of the lane, its grey stone walls covered with dark ivy, its tall windows black and its crooked chimney leaning over the mossy roof.',
  'A broad river ran below the garden, slow and green under the willows, and beyond it the blue hills rose one behind another into the evening mist.',
  'Margaret was a tall woman with long black hair and pale blue eyes; she wore a red velvet dress and a heavy silver chain about her neck.',
  'She said nothing for a while. Then she went to the door and waited.',
];

export async function sampleEpub(book: Partial<BookDescription> = {}): Promise<Uint8Array> {
  return buildEpub({
    title: `The House ${randomUUID()}`,
    authors: ['Ada Writer'],
    language: 'en',
    chapters: [
      { title: 'The Lane', paragraphs: PROSE },
      { title: 'The River', paragraphs: [...PROSE].reverse() },
    ],
    ...book,
  });
}
