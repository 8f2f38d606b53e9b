import { type KeyObject, createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { authSecretsOf } from './auth-secrets.ts';

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
export const isAccessClaims = (claims: Partial<AccessClaims>): claims is AccessClaims =>
  claims.typ === ACCESS_TOKEN.type &&
  UUID.test(String(claims.sub)) &&
  UUID.test(String(claims.sid)) &&
  typeof claims.exp === 'number';

const known = new Map<string, KeyObject[]>();

/** The secrets as keys. Given as a string, each token would first be tried as a public key: a tenth of a call's time. */
function keysOf(authSecret: string): KeyObject[] {
  const keys =
    known.get(authSecret) ?? authSecretsOf(authSecret).map((each) => createSecretKey(Buffer.from(each)));
  known.set(authSecret, keys);
  return keys;
}

/** The key to check a token by: of several the one that has signed it, else the first, which then refuses it. */
export function verifyingKey(authSecret: string, token: string): KeyObject {
  const keys = keysOf(authSecret);
  const [, signed, signature] = /^([^.]*\.[^.]*)\.([^.]*)$/.exec(token) ?? [];
  const isSignedBy = (key: KeyObject) => {
    const made = createHmac('sha256', key).update(signed!).digest();
    const received = Buffer.from(signature!, 'base64url');
    return received.length === made.length && timingSafeEqual(received, made);
  };
  return (keys.length > 1 && signed !== undefined && keys.find(isSignedBy)) || keys[0]!;
}

export function issueAccessToken(authSecret: string, userId: string, sessionId: string): string {
  return jwt.sign({ typ: ACCESS_TOKEN.type, sid: sessionId }, keysOf(authSecret)[0]!, {
    algorithm: ACCESS_TOKEN.algorithm,
    issuer: ACCESS_TOKEN.issuer,
    audience: ACCESS_TOKEN.audience,
    subject: userId,
    expiresIn: ACCESS_TOKEN.lifetimeS,
    jwtid: randomUUID(),
  });
}

/** For the live channel, which has no header. @returns null for anything that is not a valid access token */
export function readAccessToken(authSecret: string, token: string): AccessClaims | null {
  try {
    const claims = jwt.verify(token, verifyingKey(authSecret, token), {
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
    });
    return typeof claims !== 'string' && isAccessClaims(claims) ? claims : null;
  } catch {
    return null; // forged, expired or not a token: all the same to the caller
  }
}
