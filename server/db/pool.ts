import { createHash } from 'node:crypto';
import pg from 'pg';

/** What a query needs: the pool, or the one connection of a transaction. */
export interface Db {
  query<R extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>>;
}

export interface PoolOptions {
  max?: number;
  onError?: (error: Error) => void;
}

/** How to reach a database: a URL, or the embedded one's socket. */
export type ConnectionTarget = string | { socketDir: string; user: string; database: string };

export function connectionConfig(target: ConnectionTarget): pg.ClientConfig {
  return typeof target === 'string'
    ? { connectionString: target }
    : { host: target.socketDir, user: target.user, database: target.database };
}

/** Counters and sequence numbers stay far below 2^53, so bigint arrives as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

export function createPool(target: ConnectionTarget, { max = 20, onError }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(target),
    types,
    max,
    Client: PreparingClient,
    // An unavailable database is reported within two seconds instead of a hanging request.
    connectionTimeoutMillis: 2_000,
    // A new connection costs a process, and has every statement to prepare again.
    idleTimeoutMillis: 300_000,
    statement_timeout: 30_000,
    application_name: 'vignette',
  });
  pool.on('error', (error) => onError?.(error));
  // The query of a connection that breaks is rejected anyway; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Longer statements have a text that depends on their number of rows: not worth preparing. */
const PREPARED_MAX_CHARS = 2_000;
const PREPARED_MAX = 300;

const names = new Map<string, string>();

/** The same text has the same name on every connection. @returns undefined for a text that is not prepared */
function statementName(text: string): string | undefined {
  if (text.length > PREPARED_MAX_CHARS) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED_MAX) return known;
  return rename(text, text);
}

function rename(text: string, source: string): string {
  const name = createHash('sha256').update(source).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/**
 * Every statement with parameters is prepared where it first runs: for the small ones that requests are made of,
 * reading and planning it again would cost Postgres more than doing it. This is the only signature that the overloads
 * of `query` share.
 */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const query = super.query as (...args: unknown[]) => unknown;
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    if (name === undefined) return query.apply(this, args) as never;
    const [done] = rest;
    const onDone = (error: unknown, ...more: unknown[]) => {
      if (isOutdated(error)) rename(text as string, name);
      (done as (...all: unknown[]) => void)(error, ...more);
    };
    const made = query.apply(this, [{ name, text, values }, ...(done ? [onDone] : [])]);
    if (!done)
      (made as Promise<unknown>).catch((error: unknown) => isOutdated(error) && rename(text as string, name));
    return made as never;
  }
}

/** A newer server has changed a result type of this statement: it has to be prepared under another name. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message);

/**
 * Runs `work` in one transaction; what it throws is rethrown after a rollback.
 *
 * @param afterCommit runs on the same connection; when it fails nothing is undone and the caller gets no error
 */
export async function transaction<T>(
  pool: pg.Pool,
  work: (db: Db) => Promise<T>,
  afterCommit?: (db: Db) => Promise<void>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    await afterCommit?.(client).catch((error: Error) => (broken = error));
    return result;
  } catch (error: unknown) {
    await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError));
    throw error;
  } finally {
    client.release(broken);
  }
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Whether an error means that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (UNAVAILABLE.has(code) || code.startsWith('08')))
    return isFromDatabase(error, code);
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  );
}

/** ENOENT is also a missing file: only what a socket does counts. */
const isFromDatabase = (error: Error, code: string): boolean =>
  !code.startsWith('E') ||
  ['connect', 'read', 'write'].includes((error as NodeJS.ErrnoException).syscall ?? '');

/** Whether a row refers to a user who no longer exists: an account that was removed a moment ago. */
export function isOwnerDeleted(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23503' && constraint?.endsWith('_user_id_fkey') === true;
}

/** Unique-constraint violation, with the constraint's name. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string };
  return code === '23505' && name === constraint;
}
