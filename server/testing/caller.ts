import { randomUUID } from 'node:crypto';
import { API_BASE } from '#shared/contract/limits.ts';

/** Whom a call comes from and where it goes: http://127.0.0.1:port, and who is signed in there. */
export interface Caller {
  origin: string;
  token: string | null;
}

export interface Called<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * A call of a server that may be dying, gone or slow: below /api/v1, as JSON or as a form.
 * @throws TypeError when there is no server, a TimeoutError when it does not answer in `timeoutMs`
 */
export async function callAt<T = Record<string, unknown>>(
  { origin, token }: Caller,
  method: string,
  address: string,
  body?: unknown,
  timeoutMs = 120_000,
): Promise<Called<T>> {
  const isForm = body instanceof FormData;
  const answer = await fetch(origin + API_BASE + address, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
}

export const PASSWORD = 'secret-1';

/** A new account. */
export async function joinAt(
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

/** Another session of an account: a test that kills for an hour outlives a token. */
export async function signInAt(origin: string, email: string): Promise<string> {
  const { body } = await callAt<{ tokens: { access_token: string } }>(
    { origin, token: null },
    'POST',
    '/auth/login',
    { email, password: PASSWORD },
  );
  return body.tokens.access_token;
}
