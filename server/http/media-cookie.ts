import type Koa from 'koa';
import { API_BASE } from '#shared/contract/limits.ts';
import { readAccessToken } from '../services/accounts/access-token.ts';
import { type MediaPass, issueMediaPass, readMediaPass } from '../services/accounts/media-pass.ts';
import { SESSION_ABSOLUTE_DAYS } from '../services/accounts/open-session.ts';

export const MEDIA_COOKIE = 'vignette_media';
const DAY_MS = 86_400_000;

/**
 * Lets `<img src>` load covers and pictures of books, because a browser sends no bearer with it. Set with every pair of
 * tokens; the routes that declare `media` accept it, and no other.
 */
export function setMediaCookie(ctx: Koa.Context, authSecret: string, accessToken: string): void {
  const claims = readAccessToken(authSecret, accessToken);
  if (!claims) return;
  const pass = issueMediaPass(authSecret, { userId: claims.sub, sessionId: claims.sid });
  ctx.cookies.set(MEDIA_COOKIE, pass, { ...scopeOf(ctx), maxAge: SESSION_ABSOLUTE_DAYS * DAY_MS });
}

/** The cookie of another session stays: an older tab may sign out of an account that the browser has left. */
export function clearMediaCookie(ctx: Koa.Context, authSecret: string, sessionId: string): void {
  const pass = mediaPassOf(ctx, authSecret);
  if (pass && pass.sessionId !== sessionId) return;
  ctx.cookies.set(MEDIA_COOKIE, null, scopeOf(ctx));
}

export function mediaPassOf(ctx: Koa.Context, authSecret: string): MediaPass | null {
  const value = ctx.cookies.get(MEDIA_COOKIE);
  return value ? readMediaPass(authSecret, value) : null;
}

const scopeOf = (ctx: Koa.Context) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    path: API_BASE,
    secure: ctx.secure,
    signed: false,
    overwrite: true,
  }) as const;
