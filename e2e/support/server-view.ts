import { createHash } from 'node:crypto';
import { API_BASE } from '#shared/contract/limits.ts';
import { syncResponse, SYNC_VERSION, type FieldMap } from '#shared/contract/sync.ts';
import type { Account } from './test.ts';

/** What the server holds of one reader, read over its API as another device would. */
export class ServerView {
  userId = '';
  private token = '';
  private readonly base: string;

  private constructor(base: string) {
    this.base = base;
  }

  static async register(base: string, account: Account): Promise<ServerView> {
    const view = new ServerView(base);
    await view.enter('/auth/register', { ...account, full_name: 'Ada Reader' });
    return view;
  }

  static async signIn(base: string, account: Account): Promise<ServerView> {
    const view = new ServerView(base);
    await view.enter('/auth/login', account);
    return view;
  }

  private async enter(path: string, body: object): Promise<void> {
    const response = await fetch(this.base + API_BASE + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const { user, tokens } = (await response.json()) as {
      user: { id: string };
      tokens: { access_token: string };
    };
    this.userId = user.id;
    this.token = tokens.access_token;
  }

  async get(path: string): Promise<Response> {
    return fetch(this.base + API_BASE + path, { headers: { Authorization: `Bearer ${this.token}` } });
  }

  /** Has the first described passage of a chapter painted, once the book's extraction has ended. */
  async paint(bookId: string, chapter: number): Promise<void> {
    for (;;) {
      const found = await this.get(`/books/${bookId}/chapters/${chapter}/descriptions`);
      const { descriptions } = (await found.json()) as { descriptions: { id: string }[] };
      const path = `/images/generate/description/${descriptions[0]?.id}`;
      const response = await fetch(this.base + API_BASE + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
      if (response.ok) return;
      if (descriptions.length > 0) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  async upload(name: string, bytes: Buffer): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const response = await fetch(`${this.base}${API_BASE}/books/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.token}` },
      body: form,
    });
    if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { book_id: string }).book_id;
  }

  /** Every record, as a device that has never been here before pulls them. */
  async records(): Promise<{ t: string; k: string; f: FieldMap }[]> {
    const device = crypto.randomUUID();
    const rows: { t: string; k: string; f: FieldMap }[] = [];
    let epoch: string | null = null;
    let cursor = 0;
    for (;;) {
      const response = await fetch(`${this.base}${API_BASE}/sync`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ v: SYNC_VERSION, device, epoch, cursor, sentAt: Date.now(), ops: [] }),
      });
      if (!response.ok) throw new Error(`sync: ${response.status} ${await response.text()}`);
      const answer = syncResponse.parse(await response.json());
      if ('reset' in answer) {
        epoch = answer.epoch;
        continue;
      }
      rows.push(...answer.changes.map(({ t, k, f = {} }) => ({ t, k, f })));
      cursor = answer.cursor;
      if (!answer.more) return rows;
    }
  }

  /** Every record, as `localRecords` of a device shows them. */
  async seen(): Promise<Record<string, unknown>> {
    return Object.fromEntries(
      (await this.records()).map(({ t, k, f }) => [
        `${t}/${k}`,
        Object.fromEntries(Object.entries(f).map(([name, [value]]) => [name, value])),
      ]),
    );
  }

  /** Ids of the bookmarks that are not deleted. */
  async bookmarks(): Promise<string[]> {
    const rows = (await this.records()).filter(({ t, f }) => t === 'mark' && f.deleted?.[0] !== true);
    return rows.map(({ k }) => k).sort();
  }

  /** The value of a field of a record, or undefined. */
  async value(t: string, k: string, field: string): Promise<unknown> {
    return (await this.records()).find((row) => row.t === t && row.k === k)?.f[field]?.[0];
  }

  /** Titles of its books, each with the digest of its file; null if the server lacks the file. */
  async books(): Promise<{ id: string; title: string; sha256: string | null }[]> {
    const { books } = (await (await this.get('/books?limit=100')).json()) as {
      books: { id: string; title: string }[];
    };
    return Promise.all(
      books.map(async ({ id, title }) => {
        const file = await this.get(`/books/${id}/file`);
        const sha256 = file.ok
          ? createHash('sha256')
              .update(Buffer.from(await file.arrayBuffer()))
              .digest('hex')
          : null;
        return { id, title, sha256 };
      }),
    );
  }
}
