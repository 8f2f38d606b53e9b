import type { Publication } from '#shared/publication/publication.ts';
import type { PublicationErrorCode } from '#shared/publication/publication-error.ts';
import type { PageLayout, PageRequest } from '#shared/reading/lay-out-pages.ts';

/** Errors do not cross to the page as their class, so a failed parse is an answer. */
export type ParseOutcome =
  | { publication: Publication; failure?: never }
  | { failure: { code: PublicationErrorCode | 'INTERNAL'; message: string }; publication?: never };

/** What the worker offers the page. */
export interface BookWorker {
  parse(bytes: ArrayBuffer): ParseOutcome;
  layOut(request: PageRequest): PageLayout;
}
