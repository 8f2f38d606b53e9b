import type { LoginRequest, RegisterRequest, User } from '#shared/contract/auth.ts';
import { infoResponse, type InfoResponse } from '#shared/contract/info.ts';
import type { Session } from '#app/data/device/session.ts';
import { meResponse, sessionResponse } from './response-schemas.ts';
import { call, callForEffect } from './client.ts';

export async function login(request: LoginRequest): Promise<Session> {
  return toSession(
    await call('/auth/login', sessionResponse, { method: 'POST', body: request, anonymous: true }),
  );
}

export async function register(request: RegisterRequest): Promise<Session> {
  return toSession(
    await call('/auth/register', sessionResponse, { method: 'POST', body: request, anonymous: true }),
  );
}

/** @param token instead of the stored session's */
export async function fetchMe(token?: string): Promise<User> {
  return call('/auth/me', meResponse, token === undefined ? {} : { token });
}

/** Ends the session that `token` belongs to; the token has already been removed from this device. */
export async function logout(token: string): Promise<void> {
  await callForEffect('/auth/logout', { method: 'POST', token, keepalive: true });
}

export async function fetchInfo(): Promise<InfoResponse> {
  return call('/info', infoResponse, { anonymous: true });
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
