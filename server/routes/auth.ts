import {
  loginRequest,
  meResponse,
  profileRequest,
  refreshResponse,
  refreshRequest,
  registerRequest,
  sessionResponse,
} from '#shared/contract/auth.ts';
import { messageResponse } from '#shared/contract/service.ts';
import { revokeSession } from '../db/sessions.ts';
import { findUser, updateFullName } from '../db/users.ts';
import { registrationClosed } from '../http/http-error.ts';
import { clearMediaCookie, setMediaCookie } from '../http/media-cookie.ts';
import { networkOf } from '../http/network-of.ts';
import { type Route, route } from '../http/route.ts';
import { announceSignOut } from '../realtime/announce.ts';
import { ensureDemoAccount } from '../services/accounts/demo-account.ts';
import { presentMe } from '../services/accounts/present-user.ts';
import { registerUser } from '../services/accounts/register-user.ts';
import { removeAccount } from '../services/accounts/remove-account.ts';
import { rotateRefreshToken } from '../services/accounts/rotate-refresh-token.ts';
import { signIn } from '../services/accounts/sign-in.ts';

/** Only the HTTP cache: the reader's local books and unsent changes survive a sign-out. */
const CLEAR_CACHE = { 'Clear-Site-Data': '"cache"' };

export const authRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/auth/register',
    access: 'public',
    summary: 'Creates an account and signs in.',
    status: 201,
    budget: 'register',
    body: registerRequest,
    response: sessionResponse,
    async handle({ ctx, deps, body }) {
      if (deps.settings.registration === 'closed') throw registrationClosed();
      const session = await registerUser(deps.pool, deps.authSecret, body, networkOf(ctx.ip));
      setMediaCookie(ctx, deps.authSecret, session.tokens.access_token);
      return session;
    },
  }),
  route({
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in.',
    budget: 'loginAddress',
    body: loginRequest,
    response: sessionResponse,
    async handle({ ctx, deps, body }) {
      const session = await signIn(deps, body, networkOf(ctx.ip));
      setMediaCookie(ctx, deps.authSecret, session.tokens.access_token);
      return session;
    },
  }),
  route({
    method: 'post',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Exchanges a refresh token for a new pair; the old one works for 30 seconds more.',
    budget: 'refresh',
    body: refreshRequest,
    response: refreshResponse,
    async handle({ ctx, deps, body }) {
      const tokens = await rotateRefreshToken(deps, body.refresh_token);
      setMediaCookie(ctx, deps.authSecret, tokens.access_token);
      return { ...tokens, tokens };
    },
  }),
  route({
    method: 'post',
    path: '/auth/logout',
    access: 'user',
    summary: 'Ends this session: its access and refresh tokens stop working.',
    response: messageResponse,
    async handle({ ctx, deps, userId, sessionId }) {
      await revokeSession(deps.pool, userId, sessionId);
      deps.gate.forget(userId);
      await announceSignOut(deps.pool, userId, sessionId);
      ctx.set(CLEAR_CACHE);
      clearMediaCookie(ctx, deps.authSecret, sessionId);
      return { message: 'You have been signed out.' };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me',
    access: 'user',
    summary: 'The signed-in user.',
    response: meResponse,
    handle: async ({ deps, userId }) => presentMe(await findUser(deps.pool, userId)),
  }),
  route({
    method: 'put',
    path: '/auth/profile',
    access: 'user',
    summary: 'Changes the full name.',
    body: profileRequest,
    response: meResponse,
    handle: async ({ deps, userId, body }) =>
      presentMe(await updateFullName(deps.pool, userId, body.full_name)),
  }),
  route({
    method: 'delete',
    path: '/auth/deactivate',
    access: 'user',
    summary: 'Removes the account with everything in it.',
    response: messageResponse,
    async handle({ ctx, deps, userId, sessionId }) {
      await removeAccount(deps, userId);
      // The account that the sign-in page shows must keep working for the next visitor.
      if (deps.settings.demo) await ensureDemoAccount(deps.pool);
      ctx.set(CLEAR_CACHE);
      clearMediaCookie(ctx, deps.authSecret, sessionId);
      return { message: 'Your account and everything in it have been removed.' };
    },
  }),
];
