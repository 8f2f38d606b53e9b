import { randomUUID } from 'node:crypto';
import { API_BASE } from '#shared/contract/limits.ts';

/** A client of a server: its origin (http://127.0.0.1:port) and the access token, if signed in. */
export interface Caller {
  origin: string;
  token: string | null;
}

export interface CallResponse<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * Calls a server that may be stopping, stopped or slow. The address is below /api/v1, the body JSON or a form.
 * @throws TypeError when there is no server, a TimeoutError when it does not respond in `timeoutMs`
 */
export async function callAt<T = Record<string, unknown>>(
  { origin, token }: Caller,
  method: string,
  address: string,
  body?: unknown,
  timeoutMs = 120_000,
): Promise<CallResponse<T>> {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + API_BASE + address, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

export const PASSWORD = 'secret-1';

/** Registers a new account. */
export async function registerAt(
  origin: string,
  email = `${randomUUID()}@vignette.example`,
): Promise<{ id: string; email: string; token: string }> {
  const { body } = await callAt<{ user: { id: string }; tokens: { access_token: string } }>(
    { origin, token: null },
    'POST',
    '/auth/register',
    { email, password: PASSWORD },
  );
  return { id: body.user.id, email, token: body.tokens.access_token };
}

/** Starts another session of an account: an hour-long test outlives a token. */
export async function signInAt(origin: string, email: string): Promise<string> {
  const { body } = await callAt<{ tokens: { access_token: string } }>(
    { origin, token: null },
    'POST',
    '/auth/login',
    { email, password: PASSWORD },
  );
  return body.tokens.access_token;
}
