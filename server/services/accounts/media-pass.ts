import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.ts';
import { authSecretsOf } from './auth-secrets.ts';

/** The user whose media a pass shows, and the session with which it ends. */
export interface MediaPass {
  userId: string;
  sessionId: string;
}

const PASS = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** What the media cookie holds. It names a session and is no token: nothing but the media routes accepts it. */
export const issueMediaPass = (authSecret: string, pass: MediaPass): string =>
  `${pass.userId}.${pass.sessionId}.${sign(authSecretsOf(authSecret)[0]!, pass)}`;

/** The session is not checked here. @returns null for anything that was not issued by `issueMediaPass` */
export function readMediaPass(authSecret: string, value: string): MediaPass | null {
  const [, userId, sessionId, signature] = PASS.exec(value) ?? [];
  if (userId === undefined || sessionId === undefined || signature === undefined) return null;
  const pass = { userId, sessionId };
  const isSignedBy = (secret: string) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, pass)));
  return authSecretsOf(authSecret).some(isSignedBy) ? pass : null;
}

const sign = (secret: string, { userId, sessionId }: MediaPass): string =>
  createHmac('sha256', derivedKey(secret, 'media pass')).update(`${userId}.${sessionId}`).digest('base64url');
