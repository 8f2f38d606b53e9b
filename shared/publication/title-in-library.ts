import type { Publication } from './publication.ts';

/** What the library calls a book: its title or, where it has none, the name of its file. */
export const titleInLibrary = ({ metadata }: Pick<Publication, 'metadata'>, fileName: string): string =>
  metadata.title || fileName.replace(/\.[^.]+$/, '');
