import type Koa from 'koa';
import koaJwt from 'koa-jwt';
import {
  ACCESS_TOKEN,
  type AccessClaims,
  isAccessClaims,
  verifyingKey,
} from '../services/accounts/access-token.ts';
import type { SessionGate } from '../services/accounts/session-gate.ts';
import { tokenExpired, unauthenticated } from './http-error.ts';
import { mediaPassOf } from './media-cookie.ts';

export interface SignedInSession {
  userId: string;
  sessionId: string;
}

/**
 * Requires a live access token and sets `ctx.state.session`. A refresh token, a token of another issuer or algorithm, and
 * one whose session has ended are all 401.
 */
export function authenticate(authSecret: string, gate: SessionGate): Koa.Middleware {
  const verify = koaJwt({
    // Chosen for each token, below.
    secret: 'none',
    key: 'claims',
    algorithms: [ACCESS_TOKEN.algorithm],
    audience: ACCESS_TOKEN.audience,
    issuer: ACCESS_TOKEN.issuer,
    isRevoked: async (ctx, claims) => {
      if (!isAccessClaims(claims)) return true;
      const { sub, sid } = claims;
      try {
        return !(await gate.isLive(sid, sub));
      } catch (error: unknown) {
        // koa-jwt would call it a bad token; an unavailable database is not the caller's fault.
        ctx.state.gateError = error;
        return true;
      }
    },
  });
  return async (ctx, next) => {
    try {
      ctx.state.secret = verifyingKey(authSecret, ctx.get('Authorization').split(' ')[1] ?? '');
      await verify(ctx, async () => undefined);
    } catch (error: unknown) {
      if (ctx.state.gateError) throw ctx.state.gateError;
      const cause = (error as { originalError?: Error }).originalError;
      throw cause?.name === 'TokenExpiredError' ? tokenExpired() : unauthenticated();
    }
    const { sub, sid } = ctx.state.claims as AccessClaims;
    ctx.state.session = { userId: sub, sessionId: sid } satisfies SignedInSession;
    await next();
  };
}

/** For media routes: without an Authorization header the cookie of a live session is accepted. */
export function authenticateMedia(
  authSecret: string,
  gate: SessionGate,
  signedIn: Koa.Middleware,
): Koa.Middleware {
  return async (ctx, next) => {
    const pass = ctx.get('Authorization') === '' ? mediaPassOf(ctx, authSecret) : null;
    if (!pass) {
      await signedIn(ctx, next);
      return;
    }
    if (!(await gate.isLive(pass.sessionId, pass.userId))) throw unauthenticated();
    ctx.state.session = pass satisfies SignedInSession;
    await next();
  };
}
