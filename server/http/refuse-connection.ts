import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '#shared/contract/errors.ts';

/** The headers that the app's middleware sets, for responses that never reach it. */
const HEADERS = [
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: no-referrer',
];

/** Answers on a bare connection, where there is no request that Koa could answer, and ends it. */
export function refuseConnection(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? 'Error';
  const message = 'The request could not be accepted.';
  const body = JSON.stringify({
    error: reason,
    message,
    timestamp: new Date().toISOString(),
  } satisfies ErrorBody);
  const head = [`HTTP/1.1 ${status} ${reason}`, ...HEADERS, `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** For `clientError`: bytes that are no HTTP request, or one that never ends. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseConnection(socket, STATUS_OF[error.code ?? ''] ?? 400);
}
