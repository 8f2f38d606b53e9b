import {
  meAnswer,
  sessionAnswer,
  type LoginRequest,
  type RegisterRequest,
  type User,
} from '#shared/contract/auth.ts';
import { infoAnswer, type InfoAnswer } from '#shared/contract/info.ts';
import type { Session } from '#app/data/session.ts';
import { call, callForEffect } from './client.ts';

export async function login(request: LoginRequest): Promise<Session> {
  return toSession(
    await call('/auth/login', sessionAnswer, { method: 'POST', body: request, anonymous: true }),
  );
}

export async function register(request: RegisterRequest): Promise<Session> {
  return toSession(
    await call('/auth/register', sessionAnswer, { method: 'POST', body: request, anonymous: true }),
  );
}

export async function fetchMe(): Promise<User> {
  return (await call('/auth/me', meAnswer)).user;
}

/** Ends the session that `token` belongs to; it is gone from this device already. */
export async function logout(token: string): Promise<void> {
  await callForEffect('/auth/logout', { method: 'POST', token, keepalive: true });
}

export async function fetchInfo(): Promise<InfoAnswer> {
  return call('/info', infoAnswer, { anonymous: true });
}

function toSession({
  user,
  tokens,
}: {
  user: User;
  tokens: { access_token: string; refresh_token: string };
}): Session {
  return { user, access: tokens.access_token, refresh: tokens.refresh_token };
}
