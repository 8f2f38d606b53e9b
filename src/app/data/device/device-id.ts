import type { UserDatabase } from '../database/database.ts';

const known = new WeakMap<UserDatabase, Promise<string>>();

/** This browser's name among the reader's devices, made once and read once: every page turn needs it. */
export function deviceId(database: UserDatabase): Promise<string> {
  const asked = known.get(database) ?? readOrMake(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}

async function readOrMake(database: UserDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const stored = (await database.meta.get('device'))?.value;
    if (typeof stored === 'string') return stored;
    const made = randomName();
    await database.meta.put({ key: 'device', value: made });
    return made;
  });
}

/** 96 random bits in 16 characters: every stamp carries this name, so a UUID would cost bytes with each page turn. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
