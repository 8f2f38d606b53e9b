import type pg from 'pg';
import { expect, test } from 'vitest';
import { type Explained, withExplain } from '../testing/with-explain.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type Filled, fillDatabase } from '../testing/fill-database.ts';
import * as blobHolds from './blob-holds.ts';
import * as books from './books.ts';
import * as chapters from './chapters.ts';
import * as descriptions from './descriptions.ts';
import * as pictures from './pictures.ts';
import * as jobs from './jobs.ts';
import * as knownNetworks from './known-networks.ts';
import * as languageModel from './model-replies.ts';
import * as progress from './progress.ts';
import * as providerUsage from './provider-usage.ts';
import * as quotas from './quotas.ts';
import * as referencedBlobs from './referenced-blobs.ts';
import * as resources from './resources.ts';
import * as sessions from './sessions.ts';
import * as syncRecords from './sync-records.ts';
import * as syncTables from './sync-tables.ts';
import * as syncUsers from './sync-users.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import { type Call, queryCalls } from '../testing/query-calls.ts';

const LONG = process.env.VIGNETTE_LONG === '1';
/** Users, and books of each. The measured user has the same number of books in every size; the others share a million. */
const SIZES = LONG
  ? [
      { users: 10, booksEach: 10_000, ownBooks: 10_000 },
      { users: 100, booksEach: 10_000, ownBooks: 10_000 },
      { users: 1_000, booksEach: 1_000, ownBooks: 10_000 },
    ]
  : [{ users: 10, booksEach: 40, ownBooks: 200 }];

const modules = {
  ...{
    blobHolds,
    books,
    chapters,
    descriptions,
    pictures,
    jobs,
    knownNetworks,
    languageModel,
    progress,
    providerUsage,
  },
  ...{ quotas, referencedBlobs, resources, sessions, syncRecords, syncTables, syncUsers, uploads, users },
};

/** Not run by requests, but on a schedule of hours or by an administrator. */
const RARE = new Set([
  ...['deleteOldAcks', 'deleteOldReplies', 'deleteOldJobs', 'deleteOldModelPictures', 'deleteOldSessions'],
  ...['deleteOldUploads', 'deleteOldUsage', 'oldTombstones', 'purgeDeletedBooks', 'releaseOldHolds'],
  ...['countAllPictures', 'listAccounts', 'listBooksToExtract', 'listReferencedBlobs', 'renewEpochs'],
]);
/** Reads everything a user has. Where one user has most of a table, a sequential scan is rightly cheaper. */
const WHOLE_LIBRARY = new Set([
  ...['countLibrary', 'userBlobs', 'deleteUser', 'measureLibrary', 'listPictures', 'searchChapters'],
]);
const PAGES_PER_OWN_BOOK = 10;
const NO_QUERY = new Set(['emailKey', 'isPosition', 'numberField', 'newEpoch']);

test('every query is either checked here or listed as rare', () => {
  const all = Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name),
  );
  const checked = Object.keys(queryCalls({} as Filled)).map((name) => name.split(',')[0]!.split(' ')[0]!);
  expect(all.filter((name) => !NO_QUERY.has(name)).sort()).toEqual(
    [...new Set([...checked, ...RARE])].sort(),
  );
});

/** @returns pages that each query reads, by the name of the query */
async function pagesOfCalls({ pool }: TestDatabase, filled: Filled): Promise<Map<string, number>> {
  const pages = new Map<string, number>();
  const client = await pool.connect();
  // A table that fits on a few pages is rightly read as a whole.
  const large = (tables: string[]) => tables.filter((table) => !LONG || table in filled.rows);
  try {
    for (const [name, call] of Object.entries<Call>(queryCalls(filled))) {
      const explained: Explained[] = [];
      // The planner rightly scans a few hundred rows; this checks that it could use an index.
      await client.query(`set enable_seqscan = ${LONG && !WHOLE_LIBRARY.has(name) ? 'on' : 'off'}`);
      await client.query('begin');
      const before = await timesRead(client);
      await call(withExplain(client, explained));
      const after = await timesRead(client);
      await client.query('rollback');
      expect.soft([name, large(explained.flatMap(({ scanned }) => scanned))]).toEqual([name, []]);
      // Includes what a statement triggers, such as cascading deletes.
      const read = [...after].filter(([table, times]) => times > (before.get(table) ?? 0));
      expect.soft([name, large(read.map(([table]) => table))]).toEqual([name, []]);
      pages.set(
        name,
        explained.reduce((sum, each) => sum + each.pages, 0),
      );
    }
  } finally {
    client.release(true);
  }
  return pages;
}

/** How often this connection has read each table from end to end. */
async function timesRead(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ relname: string; times: number }>(
    `select relname, seq_scan::int as times from pg_stat_xact_user_tables
      where schemaname = 'public' and seq_scan > 0`,
  );
  return new Map(rows.map(({ relname, times }) => [relname, times]));
}

test(
  'the cost of a request depends on its user’s data, not on the number of users',
  { timeout: LONG ? 3_600_000 : 60_000 },
  async () => {
    const bySize: Map<string, number>[] = [];
    for (const size of SIZES) {
      const database = await createTestDatabase();
      try {
        const startedAt = performance.now();
        const filled = await fillDatabase(database.pool, size);
        if (LONG) {
          const seconds = Math.round((performance.now() - startedAt) / 1_000);
          process.stdout.write(`${JSON.stringify({ ...size, ...filled.rows, seconds })}\n`);
        }
        bySize.push(await pagesOfCalls(database, filled));
      } finally {
        await database.drop();
      }
    }
    const [first, ...larger] = bySize;
    for (const [name, pages] of first!) {
      const grown = larger.map((each) => each.get(name)!);
      if (LONG) process.stdout.write(`${name}: ${[pages, ...grown].join(', ')} pages\n`);
      // A tree over a hundred times as many rows has another level or two, for each index that is searched.
      const most = WHOLE_LIBRARY.has(name) ? SIZES[0]!.ownBooks * PAGES_PER_OWN_BOOK : pages * 1.5 + 40;
      for (const each of grown) expect.soft([name, each]).toEqual([name, expect.toSatisfy((n) => n <= most)]);
    }
  },
);
