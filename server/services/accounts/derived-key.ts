import { hkdfSync } from 'node:crypto';

const keys = new Map<string, Buffer>();

/** A key for one purpose, so that what it signs never helps to forge what the secret itself signs. */
export function derivedKey(secret: string, purpose: string): Buffer {
  const id = `${purpose}:${secret}`;
  const known = keys.get(id);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'vignette', purpose, 32));
  keys.set(id, key);
  return key;
}
