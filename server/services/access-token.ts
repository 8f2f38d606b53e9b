import { type KeyObject, createSecretKey, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';

export const ACCESS_TOKEN = {
  algorithm: 'HS256',
  issuer: 'vignette',
  audience: 'vignette-api',
  type: 'access',
  lifetimeS: 15 * 60,
} as const;

export interface AccessClaims {
  typ: string;
  /** User id. */
  sub: string;
  /** Session id: the family of its refresh tokens. */
  sid: string;
  /** Seconds since the epoch. */
  exp: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signed by our secret is not enough: a token must be for access, of a user's session, and end some day. */
export const isAccessClaims = ({ typ, sub, sid, exp }: Partial<AccessClaims>): boolean =>
  typ === ACCESS_TOKEN.type && UUID.test(String(sub)) && UUID.test(String(sid)) && typeof exp === 'number';

const keys = new Map<string, KeyObject>();

/** The secret as a key. Given as a string, each token would first be tried as a public key: a tenth of a call's time. */
export function signingKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

export function issueAccessToken(secret: string, userId: string, sessionId: string): string {
  return jwt.sign({ typ: ACCESS_TOKEN.type, sid: sessionId }, signingKey(secret), {
    algorithm: ACCESS_TOKEN.algorithm,
    issuer: ACCESS_TOKEN.issuer,
    audience: ACCESS_TOKEN.audience,
    subject: userId,
    expiresIn: ACCESS_TOKEN.lifetimeS,
    jwtid: randomUUID(),
  });
}

/** For the live channel, which has no header. @returns null for anything that is not a valid access token */
export function readAccessToken(secret: string, token: string): AccessClaims | null {
  try {
    const claims = jwt.verify(token, signingKey(secret), {
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
    }) as unknown as AccessClaims;
    return isAccessClaims(claims) ? claims : null;
  } catch {
    return null; // forged, expired or not a token: all the same to the caller
  }
}
