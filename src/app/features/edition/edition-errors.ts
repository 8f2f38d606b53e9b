/** The book's file is on another device, which has not uploaded it. */
export class FileElsewhereError extends Error {
  override readonly name = 'FileElsewhereError';
}

/** The book has no picture and no passage to paint, or none that is on this device or can be fetched. */
export class NoPicturesError extends Error {
  override readonly name = 'NoPicturesError';
  readonly reason: 'none' | 'not-here';

  constructor(reason: NoPicturesError['reason']) {
    super(`No pictures for the edition: ${reason}`);
    this.reason = reason;
  }
}
