import type { UserDatabase } from './database.ts';

/** This browser's name among the reader's devices, made once. */
export async function deviceId(database: UserDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = (await database.meta.get('device'))?.value;
    if (typeof known === 'string') return known;
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
