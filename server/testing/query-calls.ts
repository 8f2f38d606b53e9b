import { randomUUID } from 'node:crypto';
import { type Filled } from './fill-database.ts';
import * as blobHolds from '../db/blob-holds.ts';
import * as books from '../db/books.ts';
import * as chapters from '../db/chapters.ts';
import * as descriptions from '../db/descriptions.ts';
import * as pictures from '../db/pictures.ts';
import * as jobs from '../db/jobs.ts';
import * as knownNetworks from '../db/known-networks.ts';
import * as languageModel from '../db/model-replies.ts';
import type { Db } from '../db/pool.ts';
import * as progress from '../db/progress.ts';
import * as providerUsage from '../db/provider-usage.ts';
import * as quotas from '../db/quotas.ts';
import * as referencedBlobs from '../db/referenced-blobs.ts';
import * as resources from '../db/resources.ts';
import * as sessions from '../db/sessions.ts';
import * as syncRecords from '../db/sync-records.ts';
import * as syncTables from '../db/sync-tables.ts';
import * as syncUsers from '../db/sync-users.ts';
import * as uploads from '../db/uploads.ts';
import * as users from '../db/users.ts';

/** One query. */
export type Call = (db: Db) => Promise<unknown>;

/** Every query that a request or a job makes, as one of the users makes it. */
export function queryCalls({
  user,
  book,
  chapter,
  description,
  image,
  session,
  refreshHash,
  upload,
  job,
}: Filled) {
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
    findBookIncludingDeleted: (db) => books.findBookIncludingDeleted(db, user, book),
    findBook: (db) => books.findBook(db, user, book),
    listBooks: async (db) => {
      await books.listBooks(db, user, { skip: 0, limit: 50 });
    },
    'listBooks, its end': (db) => books.listBooks(db, user, { skip: 9_900, limit: 100 }),
    setBookDeleted: (db) => books.setBookDeleted(db, user, book, true),
    measureLibrary: (db) => books.measureLibrary(db, user),
    purgeToFree: (db) => books.purgeToFree(db, user, { books: 1, bytes: 1 }),
    saveRegistry: (db) => books.saveRegistry(db, user, book, []),
    readRegistry: (db) => books.readRegistry(db, user, book),
    processedAgo: (db) => books.processedAgo(db, user, book),
    countLibrary: (db) => books.countLibrary(db, user),
    referencedBlobs: (db) => referencedBlobs.referencedBlobs(db, [sha]),
    userBlobs: (db) => referencedBlobs.userBlobs(db, user),
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
    deleteLongestIdleUpload: (db) => uploads.deleteLongestIdleUpload(db, user, 1),
    insertUser: (db) =>
      users.insertUser(db, { id: randomUUID(), email: 'n@x.example', fullName: null, passwordHash: '' }),
    findCredentials: (db) => users.findCredentials(db, 'user-1@x.example'),
    findUser: (db) => users.findUser(db, user),
    updateFullName: (db) => users.updateFullName(db, user, 'A Name'),
    lockUser: (db) => users.lockUser(db, user),
    deleteUser: (db) => users.deleteUser(db, user),
  } satisfies Record<string, Call>;
}
