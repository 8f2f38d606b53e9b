/** Every failed call, normalised once (SPEC section 8). `status` is 0 when no server responded. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly error: string;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly timestamp: string;

  constructor(
    error: string,
    message: string,
    status: number,
    details: Record<string, unknown> = {},
    timestamp: string = new Date().toISOString(),
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.error = error;
    this.status = status;
    this.details = details;
    this.timestamp = timestamp;
  }

  get code(): string | undefined {
    return typeof this.details.code === 'string' ? this.details.code : undefined;
  }
}

export const NETWORK_MESSAGE = 'Unable to connect to server. Please check your internet connection.';

/** A response that was not a success. `body` is its JSON, of any form. */
export function errorFromResponse(status: number, body: unknown): ApiError {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  const details = typeof fields.details === 'object' ? fields.details : {};
  return new ApiError(
    text(fields.error) ?? 'Server Error',
    text(fields.detail) ?? text(fields.message) ?? 'An error occurred',
    status,
    { ...fields, ...details },
    text(fields.timestamp),
  );
}

/** No server responded: offline, unreachable, or no response within the time limit. */
export function networkError(cause: unknown): ApiError {
  return new ApiError('Network Error', NETWORK_MESSAGE, 0, {}, undefined, { cause });
}

/** Anything thrown, as an ApiError. */
export function normaliseError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const message = thrown instanceof Error && thrown.message ? thrown.message : 'An unexpected error occurred';
  return new ApiError('Client Error', message, 0, {}, undefined, { cause: thrown });
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.error === 'Network Error';
}

/** The server does not have it, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
