import type * as z from 'zod/mini';
import { API_BASE, limits } from '#shared/contract/limits.ts';
import { loadSession, saveTokens, type Session } from '#app/data/device/session.ts';
import { isLocalReader } from '#app/data/device/local-reader.ts';
import { tokensResponse } from './response-schemas.ts';
import { ApiError, errorFromResponse, networkError } from './errors.ts';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON unless it is a Blob. A function is called at each attempt, for times that must be current. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sign-in calls carry no token and are never retried with a new one. */
  anonymous?: boolean;
  /** Fails the call when another user has signed in meanwhile, instead of using their token. */
  userId?: string;
  /** A token that is no longer stored; the call is made with it once. */
  token?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

let endSession: (() => void) | null = null;

/** Sets what is called when the server has refused the refresh token: the session is over. */
export function onSessionEnd(handler: () => void): void {
  endSession = handler;
}

/**
 * Calls the API and parses the response with a schema.
 *
 * @param path below /api/v1, beginning with a slash
 * @throws ApiError, always normalised
 */
export async function call<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  options: CallOptions = {},
): Promise<z.infer<S>> {
  const response = await send(path, options);
  const parsed = schema.safeParse(await readJson(response));
  if (!parsed.success)
    throw new ApiError(
      'Client Error',
      'The server answered in a form this version does not know',
      response.status,
      {},
      undefined,
      { cause: parsed.error },
    );
  return parsed.data;
}

export interface BytesOptions extends CallOptions {
  /** Called with the bytes received so far. */
  onProgress?: (received: number) => void;
}

/**
 * Calls the API for bytes. The time limit is between two pieces of data: a large book on a slow line may take longer.
 *
 * @throws ApiError, or the signal's reason when the caller cancelled
 */
export async function callForBytes(
  path: string,
  { onProgress, ...options }: BytesOptions = {},
): Promise<{ bytes: ArrayBuffer; mediaType: string }> {
  const stalled = new AbortController();
  const stall = () => stalled.abort(new DOMException('The server sent nothing more', 'TimeoutError'));
  let timer = setTimeout(stall, limits.apiTimeoutMs);
  try {
    const response = await send(path, options, stalled.signal);
    const mediaType = (response.headers.get('content-type') ?? 'application/octet-stream')
      .split(';')[0]!
      .trim();
    const bytes = await readBytes(response, (received) => {
      clearTimeout(timer);
      timer = setTimeout(stall, limits.apiTimeoutMs);
      onProgress?.(received);
    });
    return { bytes, mediaType };
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    throw error instanceof ApiError ? error : networkError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function readBytes(response: Response, onProgress: (received: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let step = await reader?.read(); step && !step.done; step = await reader!.read()) {
    parts.push(step.value);
    received += step.value.byteLength;
    onProgress(received);
  }
  return new Blob(parts).arrayBuffer();
}

/** Calls the API and ignores the response's body. */
export async function callForEffect(path: string, options: CallOptions = {}): Promise<void> {
  await discardBody(await send(path, options));
}

/** @param timeout replaces the limit of 30 s on the whole call */
async function send(path: string, options: CallOptions, timeout?: AbortSignal): Promise<Response> {
  const session = options.anonymous || options.token ? null : await loadSession();
  if (session && isLocalReader(session.user))
    throw networkError(new Error('Nothing is sent without an account'));
  if (options.userId && session?.user.id !== options.userId)
    throw new ApiError('Client Error', 'Another reader has signed in', 401);
  const response = await attempt(path, options, options.token ?? session?.access, timeout);
  if (response.status !== 401 || !session) return throwIfFailed(response);
  await discardBody(response);
  const renewed = await refreshTokens(session);
  return throwIfFailed(await attempt(path, options, renewed.access, timeout));
}

async function attempt(
  path: string,
  options: CallOptions,
  token: string | undefined,
  timeout: AbortSignal = AbortSignal.timeout(limits.apiTimeoutMs),
): Promise<Response> {
  const { method = 'GET', keepalive } = options;
  const body = typeof options.body === 'function' ? (options.body as () => unknown)() : options.body;
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await fetch(path.startsWith(API_BASE) ? path : API_BASE + path, {
      method,
      signal,
      cache: 'no-store',
      ...(keepalive ? { keepalive } : {}),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof Blob ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason;
    throw networkError(cause);
  }
}

async function throwIfFailed(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw errorFromResponse(response.status, await readJson(response));
}

/** @throws ApiError as for no response when the connection breaks inside it */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => Promise.reject(networkError(cause)));
  try {
    return JSON.parse(text);
  } catch {
    return null; // The schema or the error's defaults decide what a response without JSON means.
  }
}

/** Reads a response to its end: unread, it would keep its connection until the call's time limit. */
async function discardBody(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => undefined); // Its status has arrived, and that is all the caller needs.
}

let refreshing: Promise<Session> | null = null;

/**
 * A new pair of tokens. One attempt is shared by every call of this page, and a lock shares it with other tabs: the
 * second one finds the new tokens already stored.
 *
 * @param used the session whose access token was refused
 */
export function refreshTokens(used: Session): Promise<Session> {
  refreshing ??= navigator.locks
    .request(`auth:${used.user.id}`, () => renew(used))
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

async function renew(used: Session): Promise<Session> {
  const stored = await loadSession();
  if (stored && stored.user.id !== used.user.id)
    throw new ApiError('Client Error', 'Another reader has signed in', 401);
  if (stored && stored.access !== used.access) return stored;
  if (!stored?.refresh) {
    endSession?.();
    throw new ApiError('Client Error', 'No refresh token available', 401);
  }
  try {
    const response = await throwIfFailed(
      await attempt('/auth/refresh', { method: 'POST', body: { refresh_token: stored.refresh } }, undefined),
    );
    const tokens = tokensResponse.parse(await readJson(response));
    await saveTokens(used.user.id, tokens);
    return { ...stored, access: tokens.access_token, refresh: tokens.refresh_token };
  } catch (error) {
    // Only a refusal ends a session; a server that fails or does not respond never signs anybody out.
    if (error instanceof ApiError && (error.status === 401 || error.status === 400)) endSession?.();
    throw error;
  }
}
