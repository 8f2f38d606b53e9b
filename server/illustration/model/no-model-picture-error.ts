/** Why the image model returned no picture; stored with the embedded painter's, which is used instead. */
export class NoModelPictureError extends Error {
  override readonly name = 'NoModelPictureError';
  /** `unavailable` may be temporary; the others last for today at least. */
  readonly reason: 'refused' | 'unavailable' | 'misconfigured' | 'allowance';

  constructor(reason: NoModelPictureError['reason'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
