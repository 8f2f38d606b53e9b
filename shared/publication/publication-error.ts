/** Why a file is not a readable book. The same words travel as `details.code` on the wire. */
export type PublicationErrorCode =
  /** Neither an EPUB nor an FB2, by its first bytes. */
  | 'UNSUPPORTED_FORMAT'
  | 'EMPTY_FILE'
  /** The ZIP container is damaged, contradicts itself or uses what no EPUB may use. */
  | 'BAD_ARCHIVE'
  /** A limit of `limits.ts` is passed: the file would cost more to read than any book does. */
  | 'BOOK_TOO_COMPLEX'
  /** Encrypted or under DRM. */
  | 'PROTECTED'
  /** The container opens but contains no book: no package document, no spine, or no text. */
  | 'BAD_PACKAGE'
  /** The text cannot be decoded. */
  | 'BAD_TEXT';

export class PublicationError extends Error {
  readonly code: PublicationErrorCode;

  /** `message` is plain English for a reader; `cause` keeps what a library threw. */
  constructor(code: PublicationErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'PublicationError';
    this.code = code;
  }
}
