import type { User } from '#shared/contract/auth.ts';

const PREFIX = 'local-';

/** A reader without an account, known to this browser alone. @param id of one who has been here before */
export function localReader(createdAt: Date, id: string = PREFIX + crypto.randomUUID()): User {
  return { id, email: '', full_name: null, created_at: createdAt.toISOString() };
}

/** Whether a reader has no account: nothing of theirs is ever sent. */
export function isLocalReader({ id }: Pick<User, 'id'>): boolean {
  return id.startsWith(PREFIX);
}
