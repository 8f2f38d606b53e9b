import Dexie, { type Table } from 'dexie';
import type { Tokens, User } from '#shared/contract/auth.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { isQuotaExceeded } from '../storage/quota-errors.ts';
import { isLocalReader } from './local-reader.ts';

/**
 * Who is signed in on this browser, or reads without an account. Kept in IndexedDB because the service worker cannot read
 * localStorage.
 */
export interface Session {
  user: User;
  /** Both are empty without an account. */
  access: string;
  refresh: string;
}

interface SessionRow extends Session {
  key: 'current';
}

/**
 * `last`: whose database this browser holds. `wipe`: whose is to be deleted; kept until that is done. `local`: who has read
 * here without an account, and may come back.
 */
interface ReaderRow {
  key: 'last' | 'wipe' | 'local';
  userId: string;
}

/** A reader without an account whose data is to be moved to an account; kept until that is done. */
export interface PendingMove {
  from: string;
  to: string;
}

interface MoveRow extends PendingMove {
  key: 'move';
}

class SessionDatabase extends Dexie {
  declare session: Table<SessionRow | ReaderRow | MoveRow, string>;

  constructor() {
    super('reader-session');
    this.version(1).stores({ session: 'key' });
  }
}

const database = new SessionDatabase();

/** The service worker has no localStorage; there is no mirror there. */
const mirrorStore = (globalThis as { localStorage?: MirrorStore }).localStorage;

interface MirrorStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The session, or null. IndexedDB decides; the localStorage mirror is read only when it is empty. */
export async function loadSession(): Promise<Session | null> {
  const row = await currentRow();
  if (row) return { user: row.user, access: row.access, refresh: row.refresh };
  const mirrored = readMirror();
  if (mirrored) await saveSession(mirrored);
  return mirrored;
}

export async function saveSession(session: Session): Promise<void> {
  await save(async () => session);
}

/** Replaces the tokens, unless another user has signed in meanwhile. */
export async function saveTokens(userId: string, tokens: Tokens): Promise<void> {
  await save(async () => {
    const known = (await currentRow()) ?? readMirror();
    if (known?.user.id !== userId) return null;
    return { user: known.user, access: tokens.access_token, refresh: tokens.refresh_token };
  });
}

/** Reads, decides and writes in one transaction. New tokens must never be lost: the old ones are invalid by then. */
async function save(decide: () => Promise<Session | null>): Promise<void> {
  const decided: { session: Session | null } = { session: null };
  try {
    await database.transaction('rw', database.session, async () => {
      decided.session = await decide();
      if (decided.session) await database.session.put({ key: 'current', ...decided.session });
    });
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    // Deleting is possible on a full device, and without a row the mirror is read.
    await database.session.delete('current');
  }
  if (decided.session && !isLocalReader(decided.session.user)) mirror(decided.session);
}

export async function clearSession(): Promise<void> {
  // The mirror first: another tab would restore the session from it once the row is deleted.
  for (const key of [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.userData]) {
    mirrorStore?.removeItem(key);
  }
  await database.session.delete('current');
}

/** The reader who was signed in last and whose database may still be here, or null. */
export async function loadLastReader(): Promise<string | null> {
  return readerRow('last');
}

/** Null removes it. */
export async function saveLastReader(userId: string | null): Promise<void> {
  if (userId === null) await database.session.delete('last');
  else if ((await loadLastReader()) !== userId) await database.session.put({ key: 'last', userId });
}

/** The reader whose database is still to be deleted, because the browser was closed during a sign-out. */
export async function loadPendingWipe(): Promise<string | null> {
  return readerRow('wipe');
}

export async function savePendingWipe(userId: string | null): Promise<void> {
  if (userId === null) await database.session.delete('wipe');
  else await database.session.put({ key: 'wipe', userId });
}

/** The reader who has read on this browser without an account, or null. */
export async function loadLocalReader(): Promise<string | null> {
  return readerRow('local');
}

/** Null removes it. */
export async function saveLocalReader(userId: string | null): Promise<void> {
  if (userId === null) await database.session.delete('local');
  else await database.session.put({ key: 'local', userId });
}

export async function loadPendingMove(): Promise<PendingMove | null> {
  const row = await database.session.get('move');
  return row?.key === 'move' ? { from: row.from, to: row.to } : null;
}

/** Null removes it. */
export async function savePendingMove(move: PendingMove | null): Promise<void> {
  if (move === null) await database.session.delete('move');
  else await database.session.put({ key: 'move', ...move });
}

async function currentRow(): Promise<SessionRow | null> {
  const row = await database.session.get('current');
  return row?.key === 'current' ? row : null;
}

async function readerRow(key: ReaderRow['key']): Promise<string | null> {
  const row = await database.session.get(key);
  return row && row.key !== 'current' && row.key !== 'move' ? row.userId : null;
}

function mirror(session: Session): void {
  mirrorStore?.setItem(storageKeys.accessToken, session.access);
  mirrorStore?.setItem(storageKeys.refreshToken, session.refresh);
  mirrorStore?.setItem(storageKeys.userData, JSON.stringify(session.user));
}

function readMirror(): Session | null {
  const tokens = mirroredTokens();
  const userData = mirrorStore?.getItem(storageKeys.userData);
  if (!tokens || !userData) return null;
  try {
    return { ...tokens, user: JSON.parse(userData) as User };
  } catch {
    return null; // Its tokens may still be valid: see mirroredTokens.
  }
}

/** The mirror's tokens, also where its user data is damaged. */
export function mirroredTokens(): Pick<Session, 'access' | 'refresh'> | null {
  const access = mirrorStore?.getItem(storageKeys.accessToken);
  const refresh = mirrorStore?.getItem(storageKeys.refreshToken);
  return access && refresh ? { access, refresh } : null;
}
