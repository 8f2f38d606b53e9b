import { normaliseError } from '#app/api/errors.ts';
import { fetchMe, logout } from '#app/api/auth.ts';
import { onSessionEnd } from '#app/api/client.ts';
import { flush } from '#app/api/flush.ts';
import { closeUserDatabase, db, openUserDatabase } from '#app/data/database.ts';
import { clearSession, loadSession, saveSession, type Session } from '#app/data/session.ts';
import { pendingOperations } from '#app/data/write.ts';
import { useAuth } from './auth.ts';

/** On app start: whoever has tokens counts as signed in; the server is asked afterwards and may disagree. */
export async function restoreSession(): Promise<void> {
  onSessionEnd(() => void endSession());
  const session = await loadSession();
  if (!session) {
    useAuth.setState({ user: null, status: 'unauthenticated' });
    return;
  }
  enter(session);
  try {
    const user = await fetchMe();
    const current = await loadSession();
    if (current) await saveSession({ ...current, user });
    useAuth.setState({ user });
  } catch (error) {
    // Only an answer signs out, and the client has done that by then. Without a network reading goes on.
    if (normaliseError(error).status === 401) await endSession();
  }
}

export async function beginSession(session: Session): Promise<void> {
  await saveSession(session);
  enter(session);
}

/** The server no longer accepts the session: tokens go, the reader's books and unsent changes stay. */
export async function endSession(): Promise<void> {
  useAuth.setState({ user: null, status: 'unauthenticated' });
  await clearSession();
  closeUserDatabase();
}

/** What a chosen sign-out would leave behind: changes and files that have not reached the server. */
export async function unsentWork(): Promise<number> {
  await Promise.race([
    flush(db()).catch(() => false), // Offline is fine here: what stays unsent is counted below and asked about.
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ]);
  return (await pendingOperations()).length + (await db().uploads.count());
}

/** A chosen sign-out. Unless `keepBooks`, this reader's database goes from this browser. */
export async function signOut({ keepBooks }: { keepBooks: boolean }): Promise<void> {
  const database = db();
  const session = await loadSession();
  useAuth.setState({ user: null, status: 'unauthenticated' });
  await clearSession();
  closeUserDatabase();
  if (session) logout(session.access).catch(() => undefined); // Fire and forget: signing out works without a network.
  if (!keepBooks) await database.delete();
}

function enter(session: Session): void {
  openUserDatabase(session.user.id);
  useAuth.setState({ user: session.user, status: 'authenticated' });
}
