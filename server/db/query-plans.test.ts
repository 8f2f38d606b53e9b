import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { type Explained, explaining } from '../testing/explain.ts';
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
import type { Db } from './pool.ts';
import * as progress from './progress.ts';
import * as providerUsage from './provider-usage.ts';
import * as quotas from './quotas.ts';
import * as resources from './resources.ts';
import * as sessions from './sessions.ts';
import * as syncRecords from './sync-records.ts';
import * as syncTables from './sync-tables.ts';
import * as syncUsers from './sync-users.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';

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
  ...{ quotas, resources, sessions, syncRecords, syncTables, syncUsers, uploads, users },
};

/** Not run by requests, but on a schedule of hours or by an administrator. */
const RARE = new Set([
  ...['deleteOldAcks', 'deleteOldReplies', 'deleteOldJobs', 'deleteOldModelPictures', 'deleteOldSessions'],
  ...['deleteOldUploads', 'deleteOldUsage', 'oldTombstones', 'purgeDeletedBooks', 'releaseOldHolds'],
  ...['countAllPictures', 'listAccounts', 'renewEpochs'],
]);
/** Reads everything a user has. Where one user has most of a table, a sequential scan is rightly cheaper. */
const WHOLE_LIBRARY = new Set([
  ...['countLibrary', 'userBlobs', 'deleteUser', 'measureLibrary', 'listPictures', 'searchChapters'],
]);
const PAGES_PER_OWN_BOOK = 10;
const NO_QUERY = new Set(['emailKey', 'isPosition', 'numberField', 'newEpoch']);

type Call = (db: Db) => Promise<unknown>;

/** Every query that a request or a job makes, as one of the users makes it. */
function calls({ user, book, chapter, description, image, session, refreshHash, upload, job }: Filled) {
  const sha = 'a'.repeat(64);
  const newBook: books.NewBook = {
    ...{ id: randomUUID(), userId: user, title: 'New', author: 'Nobody', description: null, genre: null },
    ...{ language: 'en', fileFormat: 'epub', fileSha256: sha, fileSize: 1, wordCount: 1, totalPages: 1 },
    ...{ chaptersCount: 1, coverSha256: null },
  };
  const newPicture: pictures.NewPicture = {
    ...{ id: randomUUID(), userId: user, bookId: book, descriptionId: description, sha256: sha, width: 1 },
    ...{ height: 1, take: 0, stylePrompt: null, styleApplied: null, scene: null, painter: 'embedded' },
    ...{ note: null, generationSeconds: 1 },
  };
  const found = { id: randomUUID(), chapterNumber: 1, type: 'location', content: 'x', start: 0, end: 1 };
  const keys = [
    { t: 'book', k: book },
    { t: 'progress', k: `${book}:rest` },
  ];
  const newChapter = { id: randomUUID(), number: 99, title: 'New', wordCount: 1, pages: 1 };
  const text = Buffer.from('text');
  const seen = {
    bookId: book,
    entities: ['Anna'],
    chapter: 9,
    offset: 9,
    painter: 'm',
    besides: image,
    limit: 2,
  };
  const tables = async (db: Db) => {
    const locked = await syncUsers.lockSyncUser(db, user);
    return { locked, tables: syncTables.syncTables(db, user, locked) };
  };
  return {
    holdBlob: (db) => blobHolds.holdBlob(db, randomUUID(), sha),
    lockBlob: (db) => blobHolds.lockBlob(db, sha),
    releaseHolds: (db) => blobHolds.releaseHolds(db, randomUUID()),
    insertBook: (db) => books.insertBook(db, newBook),
    findBookEvenDeleted: (db) => books.findBookEvenDeleted(db, user, book),
    findBook: (db) => books.findBook(db, user, book),
    listBooks: async (db) => {
      await books.listBooks(db, user, { skip: 0, limit: 50 });
    },
    'listBooks, its end': (db) => books.listBooks(db, user, { skip: 9_900, limit: 100 }),
    setBookDeleted: (db) => books.setBookDeleted(db, user, book, true),
    measureLibrary: (db) => books.measureLibrary(db, user),
    purgeForRoom: (db) => books.purgeForRoom(db, user, { books: 1, bytes: 1 }),
    saveRegistry: (db) => books.saveRegistry(db, user, book, []),
    readRegistry: (db) => books.readRegistry(db, user, book),
    processedAgo: (db) => books.processedAgo(db, user, book),
    countLibrary: (db) => books.countLibrary(db, user),
    referencedBlobs: (db) => books.referencedBlobs(db, [sha]),
    userBlobs: (db) => books.userBlobs(db, user),
    insertChapters: (db) => chapters.insertChapters(db, book, [{ ...newChapter, text, html: text }]),
    listChapters: (db) => chapters.listChapters(db, user, book),
    measureChapterMarkup: (db) => chapters.measureChapterMarkup(db, user, book, 1),
    findChapter: (db) => chapters.findChapter(db, user, book, 1),
    findChapterMeasure: (db) => chapters.findChapterMeasure(db, user, book, 1),
    findChapterPlace: (db) => chapters.findChapterPlace(db, user, chapter),
    readChapterTexts: (db) => chapters.readChapterTexts(db, user, book, { chapter: 1_000, book: 9_000 }),
    searchChapters: (db) => chapters.searchChapters(db, user, ['some', 'words'], { skip: 0, limit: 20 }),
    readTextsUpTo: (db) => chapters.readTextsUpTo(db, user, book, { chapter: 3, offset: 100, count: 4 }),
    readTextBefore: (db) =>
      chapters.readTextBefore(db, user, { bookId: book, chapter: 3, offset: 100, chars: 50 }),
    readChapterText: (db) => chapters.readChapterText(db, user, chapter),
    markChaptersParsed: (db) => chapters.markChaptersParsed(db, book),
    insertResources: (db) =>
      resources.insertResources(db, book, [{ href: 'new.png', mediaType: 'image/png', sha256: sha }]),
    listResourceHrefs: (db) => resources.listResourceHrefs(db, user, book),
    findResource: (db) => resources.findResource(db, user, book, 'p.png'),
    listDescriptions: (db) => descriptions.listDescriptions(db, user, book, 1),
    findDescription: (db) => descriptions.findDescription(db, user, description),
    countDescriptions: (db) => descriptions.countDescriptions(db, user, book),
    replaceDescriptions: (db) =>
      descriptions.replaceDescriptions(db, book, 'en', [{ ...found, entity: null, priorityScore: 1 }], []),
    insertPicture: (db) => pictures.insertPicture(db, newPicture),
    findPicture: (db) => pictures.findPicture(db, user, image),
    findPictureOfDescription: (db) => pictures.findPictureOfDescription(db, user, description),
    findPictureById: (db) => pictures.findPictureById(db, image),
    findPictureByAnyId: (db) => pictures.findPictureByAnyId(db, user, image),
    keepFormerId: (db) =>
      pictures.keepFormerId(db, { id: randomUUID(), user_id: user, description_id: description }),
    forgetFormerIds: (db) => pictures.forgetFormerIds(db, description),
    deletePicture: (db) => pictures.deletePicture(db, user, image),
    listPictures: (db) =>
      pictures.listPictures(db, user, { bookId: null, chapter: null, skip: 0, limit: 50 }),
    'listPictures of a book': (db) =>
      pictures.listPictures(db, user, { bookId: book, chapter: 1, skip: 0, limit: 50 }),
    reservePicture: (db) => pictures.reservePicture(db, user, 99),
    returnReserved: (db) => pictures.returnReserved(db, user),
    picturesToday: (db) => pictures.picturesToday(db, user),
    findLikenesses: (db) => pictures.findLikenesses(db, user, seen),
    findModelPicture: (db) => pictures.findModelPicture(db, user, sha),
    saveModelPicture: (db) => pictures.saveModelPicture(db, user, sha, sha),
    insertJob: (db) => jobs.insertJob(db, { kind: 'new', subject: book, userId: user, payload: {} }),
    findActiveJob: (db) => jobs.findActiveJob(db, 'generate-image', description),
    findLatestJob: (db) => jobs.findLatestJob(db, 'extract-book', book),
    findJob: (db) => jobs.findJob(db, job),
    claimJob: (db) => jobs.claimJob(db, { kinds: ['extract-book'], full: [] }, 15),
    extendLease: (db) => jobs.extendLease(db, job, 1, 15),
    finishJob: (db) => jobs.finishJob(db, job, 1, { state: 'done' }),
    retryJob: (db) => jobs.retryJob(db, job, 1, { delayMs: 1, error: '' }),
    releaseJob: (db) => jobs.releaseJob(db, job, 1),
    countJobs: (db) => jobs.countJobs(db, 'generate-image', user),
    queueDepth: (db) => jobs.queueDepth(db),
    deleteJob: (db) => jobs.deleteJob(db, job),
    findReply: (db) => languageModel.findReply(db, sha),
    saveReply: (db) => languageModel.saveReply(db, sha, {}),
    latestProgress: (db) => progress.latestProgress(db, user, book),
    reserveUsage: (db) => providerUsage.reserveUsage(db, user, 'pictures', 1, 99),
    returnUsage: (db) => providerUsage.returnUsage(db, user, 'pictures', 1),
    findQuota: (db) => quotas.findQuota(db, user),
    saveQuota: (db) =>
      quotas.saveQuota(db, user, { books_max: 1, bytes_max: 1, images_per_day: 1, records_max: 1 }),
    insertSession: (db) => sessions.insertSession(db, { id: randomUUID(), userId: user, absoluteDays: 1 }),
    insertRefreshToken: (db) => sessions.insertRefreshToken(db, Buffer.from('new'), session),
    findRefreshTokens: (db) => sessions.findRefreshTokens(db, [refreshHash]),
    isKnownNetwork: (db) => knownNetworks.isKnownNetwork(db, user, Buffer.alloc(32)),
    saveKnownNetwork: (db) => knownNetworks.saveKnownNetwork(db, user, Buffer.alloc(32)),
    lockRefreshToken: (db) => sessions.lockRefreshToken(db, refreshHash, 30),
    markRefreshTokenUsed: (db) => sessions.markRefreshTokenUsed(db, refreshHash, session),
    revokeSession: (db) => sessions.revokeSession(db, user, session),
    revokeSessions: (db) => sessions.revokeSessions(db, user),
    isSessionLive: (db) => sessions.isSessionLive(db, user, session),
    lockSyncUser: (db) => syncUsers.lockSyncUser(db, user),
    syncTables: async (db) => {
      const made = await tables(db);
      await made.tables.devices(['device-1']);
      await made.tables.acks('device-1', [1, 2, 3]);
      await made.tables.records(keys);
      await made.tables.changesAfter(made.locked.seq - 20, 500);
    },
    'syncTables, a turned page': async (db) => {
      const { locked, tables: all } = await tables(db);
      await all.prefetch({ device: 'device-1', ns: [5], keys });
      locked.seq += 1;
      await all.saveRecords([{ ...keys[1]!, seq: locked.seq, f: {} }]);
      await all.saveAcks('device-1', [{ n: 9_999_999, seq: locked.seq, ms: 1, digest: 1 }]);
      await all.saveDevices(new Map([['device-1', { lastN: 9_999_999, lastMs: 1 }]]));
      await all.flush();
    },
    listCorrections: (db) => syncRecords.listCorrections(db, user, book),
    pictureRequestsIn: (db) => syncRecords.pictureRequestsIn(db, user, description, ['queued']),
    findAwaitedPicture: (db) =>
      syncRecords.findAwaitedPicture(db, user, description, { painter: 'one', input: sha }),
    requestedDescriptions: (db) => syncRecords.requestedDescriptions(db, user, book),
    resolvedPictureRequests: (db) => syncRecords.resolvedPictureRequests(db, user, description),
    lockUploader: (db) => uploads.lockUploader(db, user),
    insertUpload: (db) =>
      uploads.insertUpload(db, user, { id: randomUUID(), sha256: sha, size: 9, name: 'a' }),
    findUpload: (db) => uploads.findUpload(db, user, upload),
    touchUploadOf: (db) => uploads.touchUploadOf(db, user, sha),
    appendPart: (db) => uploads.appendPart(db, user, upload, { start: 0, bytes: text }),
    readPart: (db) => uploads.readPart(db, user, upload, 0),
    finishUpload: (db) => uploads.finishUpload(db, user, upload, book),
    deleteUpload: (db) => uploads.deleteUpload(db, user, upload),
    countOpenUploads: (db) => uploads.countOpenUploads(db, user),
    deleteIdlestUpload: (db) => uploads.deleteIdlestUpload(db, user, 1),
    insertUser: (db) =>
      users.insertUser(db, { id: randomUUID(), email: 'n@x.example', fullName: null, passwordHash: '' }),
    findCredentials: (db) => users.findCredentials(db, 'user-1@x.example'),
    findUser: (db) => users.findUser(db, user),
    updateFullName: (db) => users.updateFullName(db, user, 'A Name'),
    lockUser: (db) => users.lockUser(db, user),
    deleteUser: (db) => users.deleteUser(db, user),
  } satisfies Record<string, Call>;
}

test('every query is either checked here or listed as rare', () => {
  const all = Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name),
  );
  const checked = Object.keys(calls({} as Filled)).map((name) => name.split(',')[0]!.split(' ')[0]!);
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
    for (const [name, call] of Object.entries<Call>(calls(filled))) {
      const explained: Explained[] = [];
      // The planner rightly scans a few hundred rows; this checks that it could use an index.
      await client.query(`set enable_seqscan = ${LONG && !WHOLE_LIBRARY.has(name) ? 'on' : 'off'}`);
      await client.query('begin');
      const before = await timesRead(client);
      await call(explaining(client, explained));
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
      // A tree over a hundred times as many rows has another level or two, for each index that is asked.
      const most = WHOLE_LIBRARY.has(name) ? SIZES[0]!.ownBooks * PAGES_PER_OWN_BOOK : pages * 1.5 + 40;
      for (const each of grown) expect.soft([name, each]).toEqual([name, expect.toSatisfy((n) => n <= most)]);
    }
  },
);
