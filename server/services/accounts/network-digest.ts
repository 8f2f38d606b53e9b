import { createHmac } from 'node:crypto';
import { authSecretsOf } from './auth-secrets.ts';
import { derivedKey } from './derived-key.ts';

/** Addresses are personal data and few enough to be guessed: only a keyed digest of one is stored. */
export const networkDigest = (authSecret: string, network: string): Buffer =>
  createHmac('sha256', derivedKey(authSecretsOf(authSecret)[0]!, 'known network'))
    .update(network)
    .digest();
