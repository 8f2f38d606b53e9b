export type ProviderErrorCode =
  | 'bad-request'
  | 'unauthorised'
  | 'unknown-model'
  | 'rate-limited'
  | 'refused'
  /** It replied, with nothing in it. */
  | 'unusable'
  | 'unavailable'
  | 'timeout'
  | 'aborted';

/** Why a provider call failed, whatever the provider's dialect. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** The provider's Retry-After, where it sends one. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ProviderErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Whether the same call may succeed in a moment. */
export const isTransient = ({ code }: ProviderError): boolean =>
  code === 'rate-limited' || code === 'unavailable' || code === 'unusable' || code === 'timeout';
