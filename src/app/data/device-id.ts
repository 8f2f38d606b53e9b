import type { UserDatabase } from './database.ts';

/** This browser's name among the reader's devices, made once. */
export async function deviceId(database: UserDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = (await database.meta.get('device'))?.value;
    if (typeof known === 'string') return known;
    const made = crypto.randomUUID();
    await database.meta.put({ key: 'device', value: made });
    return made;
  });
}
