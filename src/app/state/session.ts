import { fetchMe, logout } from '#app/api/auth.ts';
import { onSessionEnd } from '#app/api/client.ts';
import { normaliseError } from '#app/api/errors.ts';
import { assertKnownVersion, DatabaseOpenError } from '#app/data/database/database-open-error.ts';
import { closeUserDatabase, db, openUserDatabase } from '#app/data/database/database.ts';
import {
  clearSession,
  loadLastReader,
  loadLocalReader,
  loadSession,
  mirroredTokens,
  saveLastReader,
  saveLocalReader,
  savePendingMove,
  savePendingWipe,
  saveSession,
  type Session,
} from '#app/data/device/session.ts';
import { isLocalReader, localReader } from '#app/data/device/local-reader.ts';
import { recoverProgress } from '#app/data/progress/recover-progress.ts';
import { recoverReadingTime } from '#app/data/progress/recover-reading-time.ts';
import { logFailure } from '#app/log.ts';
import { useAuth } from './auth.ts';
import { finishMove } from './finish-move.ts';
import { useModals } from './modals.ts';
import { resetSync } from './sync.ts';
import { useToasts } from './toasts.ts';
import { waitForStorage } from './wait-for-storage.ts';
import { clearReaderData, finishWipe } from './wipe-reader.ts';

/**
 * On app start: a reader with stored tokens is signed in; the server is called afterwards and may end the session.
 */
export async function restoreSession(): Promise<void> {
  try {
    await restore();
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error; // waitForStorage shows it.
  }
}

async function restore(): Promise<void> {
  onSessionEnd(() => void endSession());
  const stored = await waitForStorage(finishWipe().then(loadSession));
  const session = stored ?? (await restoreUserFromTokens());
  if (!session) {
    useAuth.setState({ user: null, status: 'unauthenticated' });
    return;
  }
  await openSession(session);
  if (isLocalReader(session.user)) return;
  try {
    const user = await fetchMe();
    const current = await loadSession();
    if (current?.user.id !== user.id) return; // The user has changed during the request.
    if (JSON.stringify(user) !== JSON.stringify(current.user)) await saveSession({ ...current, user });
    useAuth.setState({ user });
  } catch (error) {
    // Only a refusal ends the session: offline, reading continues.
    if (normaliseError(error).status === 401) await endSession();
  }
}

/** Restores the user of stored tokens from the server, where the stored user is damaged. */
async function restoreUserFromTokens(): Promise<Session | null> {
  const tokens = mirroredTokens();
  if (!tokens) return null;
  try {
    const session = { ...tokens, user: await fetchMe(tokens.access) };
    await saveSession(session);
    return session;
  } catch (error) {
    if (normaliseError(error).status === 401) await clearSession();
    return null; // Offline the tokens stay for the next start.
  }
}

/** Signs a reader in. What they did without an account until now moves to the account. */
export async function beginSession(session: Session): Promise<void> {
  await finishWipe();
  const before = await loadSession();
  if (before && isLocalReader(before.user) && !isLocalReader(session.user)) {
    await savePendingMove({ from: before.user.id, to: session.user.id });
    stopWork();
    closeUserDatabase();
  }
  await saveSession(session);
  await openSession(session);
}

/** Begins reading without an account, with the books that an earlier visit kept in this browser. */
export async function beginWithoutAccount(): Promise<void> {
  const user = localReader(new Date(), (await loadLocalReader()) ?? undefined);
  await saveLocalReader(user.id);
  await beginSession({ user, access: '', refresh: '' });
}

/** Removes the tokens the server no longer accepts; the reader's books and unsent changes stay. */
export async function endSession(): Promise<void> {
  closeSession({ signedOutByChoice: false });
  await clearSession();
}

/**
 * Signs out: stops everything that could write for this reader, removes the session and, unless `keepBooks`, all of the
 * reader's data on this browser.
 */
export async function signOut({ keepBooks }: { keepBooks: boolean }): Promise<void> {
  const { userId } = db();
  const session = await loadSession();
  if (!keepBooks) await savePendingWipe(userId);
  closeSession({ signedOutByChoice: true });
  await clearSession();
  if (session?.access) logout(session.access).catch(logFailure('sign-out')); // Signing out works without a network.
  await finishWipe();
}

const signOutHandlers = new Set<() => void>();

/** Called when a session ends, to stop work and clear state that belong to the reader. */
export function beforeSignOut(handler: () => void): () => void {
  signOutHandlers.add(handler);
  return () => signOutHandlers.delete(handler);
}

/**
 * Stops this page's work for the reader. Closing the database ensures it: an exchange that is still running can store
 * nothing any more.
 */
function closeSession({ signedOutByChoice }: { signedOutByChoice: boolean }): void {
  stopWork();
  useAuth.setState({ user: null, status: 'unauthenticated', signedOutByChoice });
  closeUserDatabase();
  resetSync();
  useModals.setState({ modal: null });
  useToasts.setState({ toasts: [] });
}

function stopWork(): void {
  for (const handler of [...signOutHandlers]) handler();
}

async function openSession(session: Session): Promise<void> {
  const userId = session.user.id;
  const isMoved = await waitForStorage(finishMove(userId));
  const last = await loadLastReader();
  if (last !== null && last !== userId && !isMoved) clearReaderData();
  await saveLastReader(userId);
  resetSync();
  await waitForStorage(openDatabaseOf(userId));
  useAuth.setState({ user: session.user, status: 'authenticated', signedOutByChoice: false });
}

async function openDatabaseOf(userId: string): Promise<void> {
  await assertKnownVersion(userId);
  await openUserDatabase(userId).open();
  // What could not be stored is kept for the next start.
  await recoverProgress().catch(logFailure('place'));
  await recoverReadingTime().catch(logFailure('reading time'));
}
