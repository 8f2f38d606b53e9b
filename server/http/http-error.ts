import type { ErrorCode } from '#shared/contract/errors.ts';

/** A response that is not a success, thrown from anywhere below a route. The error handler writes its body. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: HttpErrorExtra;

  constructor(status: number, code: ErrorCode, message: string, extra: HttpErrorExtra = {}) {
    super(message, { cause: extra.cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export interface HttpErrorExtra {
  cause?: unknown;
  /** Added to `details` beside the code. */
  details?: Record<string, unknown>;
  /** Added to the body beside `error` and `message`. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The body's `error` where the code is more specific than the status. */
const titlesByCode: Partial<Record<ErrorCode, string>> = {
  FILE_TOO_LARGE: 'File Too Large',
  UNSUPPORTED_FORMAT: 'Unsupported Format',
  EMPTY_FILE: 'Invalid Book',
  BAD_ARCHIVE: 'Invalid Book',
  BAD_PACKAGE: 'Invalid Book',
  BAD_TEXT: 'Invalid Book',
  BOOK_TOO_COMPLEX: 'Book Too Complex',
  PROTECTED: 'Protected Book',
  REFRESH_REFUSED: 'refresh_refused',
};

/** What kind of failure it is, for people. */
export const errorTitle = ({ status, code }: HttpError): string =>
  titlesByCode[code] ?? errorTitles[status] ?? 'Server Error';

const errorTitles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  460: 'Checksum Mismatch',
  500: 'Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

export const badRequest = (message: string, details?: Record<string, unknown>) =>
  new HttpError(400, 'VALIDATION', message, details ? { details } : {});

export const unauthenticated = (message = 'Please sign in to continue.') =>
  new HttpError(401, 'UNAUTHENTICATED', message, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Not the words of an expired access token: a client that refreshes on every 401 must not refresh this one. */
export const refreshRefused = () =>
  new HttpError(401, 'REFRESH_REFUSED', 'Your session has ended. Please sign in again.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="refresh"' },
  });

export const tokenExpired = () =>
  new HttpError(401, 'TOKEN_EXPIRED', 'Your session has expired. Please sign in again.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });

export const forbidden = (message = 'You may not do this.') => new HttpError(403, 'FORBIDDEN', message);

export const registrationClosed = () =>
  new HttpError(
    403,
    'REGISTRATION_CLOSED',
    'This server does not accept new accounts. Please ask its operator.',
  );

/** One body for "not there", "not yours" and "not an id": no caller learns which ids exist. */
export const notFound = () =>
  new HttpError(
    404,
    'NOT_FOUND',
    "The requested resource could not be found or you don't have access to it.",
  );

/** @param allow the methods that the address accepts, as the header lists them */
export const methodNotAllowed = (allow: string) =>
  new HttpError(405, 'BAD_REQUEST', 'This address does not accept the method.', {
    headers: { Allow: allow },
  });

export const rateLimited = (seconds: number, message = 'Too many requests. Please try again later.') =>
  new HttpError(429, 'RATE_LIMITED', message, {
    headers: { 'Retry-After': String(seconds) },
    details: { retry_after_seconds: seconds },
  });

/** An allowance that is counted by days, as the database has them: in UTC. */
export function usedUpToday(message: string): HttpError {
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  return rateLimited(Math.ceil((midnight.getTime() - Date.now()) / 1000), message);
}

export const unavailable = (cause?: unknown) =>
  new HttpError(503, 'UNAVAILABLE', 'The service is temporarily unavailable. Please try again in a moment.', {
    cause,
    headers: { 'Retry-After': '2' },
  });
