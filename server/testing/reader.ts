// Response bodies are asserted, not typed: what the server sends is what the tests are about.
/* eslint-disable @typescript-eslint/no-explicit-any */
import { randomUUID } from 'node:crypto';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { BookDescription } from '#shared/testing/book-description.ts';
import type { TestServer } from './server.ts';

export interface ApiResponse<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

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
  async call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    token = this.token,
  ): Promise<ApiResponse<T>> {
    const response = await fetch(`${this.server.origin}/api/v1${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return read<T>(response);
  }

  get = <T = any>(path: string) => this.call<T>('GET', path);
  post = <T = any>(path: string, body?: unknown) => this.call<T>('POST', path, body);
  put = <T = any>(path: string, body?: unknown) => this.call<T>('PUT', path, body);
  delete = <T = any>(path: string) => this.call<T>('DELETE', path);

  /** Uploads a file as a browser's form does. */
  async upload<T = any>(
    bytes: Uint8Array,
    name = 'book.epub',
    path = '/books/upload',
  ): Promise<ApiResponse<T>> {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(bytes)], { type: 'application/octet-stream' }), name);
    return this.send<T>(path, form);
  }

  async send<T = any>(path: string, form: FormData): Promise<ApiResponse<T>> {
    const response = await fetch(`${this.server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    return read<T>(response);
  }

  /** Uploads a book and waits until its descriptions are found. @returns its id */
  async addBook(book: Partial<BookDescription> = {}): Promise<string> {
    const { body } = await this.upload(await sampleEpub(book));
    await this.post(`/books/${body.book_id}/process`);
    return body.book_id as string;
  }
}

async function read<T>(response: Response): Promise<ApiResponse<T>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text ? JSON.parse(text) : text) as T,
  };
}

export async function registerReader(
  server: TestServer,
  email = `${randomUUID()}@vignette.example`,
): Promise<Reader> {
  const anonymous = new Reader(server, { token: null, refreshToken: '', id: '', email });
  const { status, body } = await anonymous.post('/auth/register', {
    email,
    password: 'secret-1',
    full_name: 'A Reader',
  });
  if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  return new Reader(server, {
    token: body.tokens.access_token,
    refreshToken: body.tokens.refresh_token,
    id: body.user.id,
    email,
  });
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
