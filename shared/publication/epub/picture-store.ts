import { pictureType } from '../picture.ts';
import type { Resource } from '../publication.ts';
import type { Archive } from '../zip/archive.ts';
import { readPicture } from './cover.ts';

/** The pictures that the documents show, each read and judged once. */
export class PictureStore {
  private readonly archive: Archive;
  private readonly judged = new Map<string, Resource | null>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  /** Whether the entry is a picture that can be shown. */
  has(path: string): boolean {
    const known = this.judged.get(path);
    if (known !== undefined) return known !== null;
    const bytes = readPicture(this.archive, path);
    const mediaType = bytes === null ? null : pictureType(bytes);
    this.judged.set(path, bytes === null || mediaType === null ? null : { href: path, mediaType, bytes });
    return mediaType !== null;
  }

  resources(): Resource[] {
    return [...this.judged.values()].filter((resource) => resource !== null);
  }
}
