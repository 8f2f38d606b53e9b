/** Why the image model gave no picture; the embedded painter's takes its place, and this is noted with it. */
export class NoModelPictureError extends Error {
  override readonly name = 'NoModelPictureError';
  /** `unavailable` may pass; the others stay as they are for today at least. */
  readonly reason: 'refused' | 'unavailable' | 'misconfigured' | 'allowance';

  constructor(reason: NoModelPictureError['reason'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
