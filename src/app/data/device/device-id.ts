import type { UserDatabase } from '../database/database.ts';

const known = new WeakMap<UserDatabase, Promise<string>>();

/** This browser's id among the reader's devices; cached, because every page turn needs it. */
export function deviceId(database: UserDatabase): Promise<string> {
  const id = known.get(database) ?? readOrCreate(database);
  known.set(database, id);
  id.catch(() => known.delete(database));
  return id;
}

async function readOrCreate(database: UserDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const stored = (await database.meta.get('device'))?.value;
    if (typeof stored === 'string') return stored;
    const created = randomId();
    await database.meta.put({ key: 'device', value: created });
    return created;
  });
}

/** 96 random bits in 16 characters: every stamp carries this id, so a UUID would cost bytes with each page turn. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
