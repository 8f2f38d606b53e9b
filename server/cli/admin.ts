import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { existsSync } from 'node:fs';
import type pg from 'pg';
import * as z from 'zod';
import { type Config, StartupError, readConfig } from '#server/config.ts';
import { listBooksToExtract } from '#server/db/books.ts';
import { connectForAdministration } from '#server/db/open-database.ts';
import { insertJob } from '#server/db/jobs.ts';
import { findQuota, listAccounts, saveQuota } from '#server/db/quotas.ts';
import { findCredentials } from '#server/db/users.ts';
import { revokeSessions } from '#server/db/sessions.ts';
import type { BlobStore } from '#server/files/blob-store.ts';
import { openBlobStore } from '#server/files/open-blob-store.ts';
import { EXTRACT_BOOK } from '#server/jobs/payloads.ts';
import { announceSignOut } from '#server/realtime/announce.ts';
import { takeBackup } from '#server/services/storage/take-backup.ts';
import { checkStorage } from '#server/services/storage/check-storage.ts';
import { restoreBackup } from '#server/services/storage/restore-backup.ts';
import { removeAccountOf } from '#server/services/accounts/remove-account.ts';

const HELP = `npm run -s admin -- COMMAND     beside a running server, or without one; answers are lines of JSON

  users                         every account, what it holds and its own limits
  sign-out EMAIL                ends all sessions of an account
  remove EMAIL                  removes an account and everything in it
  quota EMAIL [--books N] [--bytes N] [--images N] [--records N]
                                limits of one account (images: a day; records: synced, of which deleted ones are
                                some); "none": as everybody's; without an option it shows them
  extract BOOK_ID | --all       extracts the descriptions of a book, or of all, again
  storage                       reads every file and compares it with its name; exit 1 when one is missing or damaged
  backup FOLDER                 rows of one moment and the files they name; the same folder again takes what is new
  restore FOLDER                into an empty database; devices then return what happened since the backup

It reads the same environment as the server (DATABASE_URL, DATA_DIR, S3_…).
`;

interface Administration {
  pool: pg.Pool;
  blobs: BlobStore;
  config: Config;
  args: string[];
  options: { books?: string; bytes?: string; images?: string; records?: string; all?: boolean };
}

const commands: Record<string, (on: Administration) => Promise<unknown>> = {
  async users({ pool }) {
    for (const account of await listAccounts(pool)) print(account);
  },
  async 'sign-out'({ pool, args }) {
    const { id } = await account(pool, args[0]);
    const sessions = await revokeSessions(pool, id);
    await announceSignOut(pool, id, 'all');
    print({ signed_out: sessions });
  },
  async remove({ pool, blobs, args }) {
    const { id, email } = await account(pool, args[0]);
    await removeAccountOf({ pool, blobs, log: { warn } }, id);
    print({ removed: email });
  },
  async quota({ pool, args, options }) {
    const { id } = await account(pool, args[0]);
    const now = await findQuota(pool, id);
    const quota = {
      books_max: limit(options.books, now.books_max),
      bytes_max: limit(options.bytes, now.bytes_max),
      images_per_day: limit(options.images, now.images_per_day),
      records_max: limit(options.records, now.records_max),
    };
    await saveQuota(pool, id, quota);
    print(quota);
  },
  async extract({ pool, args, options }) {
    const bookId = args[0] ?? null;
    if ((bookId === null) === !options.all) throw new StartupError('Name a book, or use --all.');
    if (bookId !== null && !z.uuid().safeParse(bookId).success)
      throw new StartupError(`${bookId} is no id of a book.`);
    const books = await listBooksToExtract(pool, bookId);
    // A worker finds them within ten seconds.
    for (const { id, user_id } of books)
      await insertJob(pool, { kind: EXTRACT_BOOK, subject: id, userId: user_id, payload: { bookId: id } });
    print({ queued: books.length });
  },
  async storage({ pool, blobs }) {
    const report = await checkStorage(pool, blobs);
    print(report);
    if (report.missing.length + report.damaged.length > 0) process.exitCode = 1;
  },
  async backup({ pool, blobs, config, args }) {
    print(
      await takeBackup({ pool, blobs, secretFile: ownSecret(config, true) }, folder(args[0]), new Date()),
    );
  },
  async restore({ pool, blobs, config, args }) {
    const report = await restoreBackup(
      { pool, blobs, secretFile: ownSecret(config, false) },
      folder(args[0]),
    );
    print(report);
    if (report.missing.length > 0) process.exitCode = 1;
  },
};

/** @throws StartupError */
async function account(pool: pg.Pool, email: string | undefined): Promise<{ id: string; email: string }> {
  if (!email) throw new StartupError('Name the account by its email.');
  const found = await findCredentials(pool, email);
  if (!found) throw new StartupError(`There is no account ${email}.`);
  return found;
}

function limit(given: string | undefined, now: number | null): number | null {
  if (given === undefined) return now;
  if (given === 'none') return null;
  if (!/^\d{1,15}$/.test(given)) throw new StartupError(`${given} is neither a whole number nor "none".`);
  return Number(given);
}

function folder(name: string | undefined): string {
  if (!name) throw new StartupError('Name the folder of the backup.');
  return path.resolve(name);
}

/** The secret that Vignette made itself; one from the environment is the operator's to keep. */
function ownSecret({ authSecret, dataDir }: Config, mustExist: boolean): string | null {
  const file = path.join(dataDir, 'auth-secret');
  return authSecret || (mustExist && !existsSync(file)) ? null : file;
}

const print = (line: unknown) => console.log(JSON.stringify(line));
const warn = (details: object, message: string) => console.error(message, details);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      books: { type: 'string' },
      bytes: { type: 'string' },
      images: { type: 'string' },
      records: { type: 'string' },
      all: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    process.stdout.write(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const config = readConfig(process.env);
  const database = await connectForAdministration({
    ...config,
    onError: (error) => console.error(error.message),
    notify: (message) => console.error(message),
  });
  try {
    const { blobs } = await openBlobStore({ ...config, alone: false });
    await command({ pool: database.pool, blobs, config, args, options: values });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const { code, message, stack } = error as Error & { code?: string };
  const isPlain = error instanceof StartupError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(isPlain ? message : (stack ?? String(error)));
  process.exitCode = 1;
});
