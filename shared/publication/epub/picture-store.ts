import { pictureType } from '../picture.ts';
import type { Drawing, Resource } from '../publication.ts';
import { readDrawing } from '../svg/read-drawing.ts';
import type { Archive } from '../zip/archive.ts';
import { readPicture } from './cover.ts';

/** The pictures and drawings that the documents show, each read and judged once. */
export class PictureStore {
  private readonly archive: Archive;
  private readonly judged = new Map<string, Resource | Drawing | null>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  /** Whether the entry is a picture or a drawing that can be shown. */
  has(path: string): boolean {
    let known = this.judged.get(path);
    if (known === undefined) {
      known = this.judge(path);
      this.judged.set(path, known);
    }
    return known !== null;
  }

  resources(): Resource[] {
    return [...this.judged.values()].filter((one) => one !== null && 'bytes' in one);
  }

  drawings(): Drawing[] {
    return [...this.judged.values()].filter((one) => one !== null && 'markup' in one);
  }

  private judge(path: string): Resource | Drawing | null {
    const bytes = readPicture(this.archive, path);
    if (bytes === null) return null;
    const mediaType = pictureType(bytes);
    if (mediaType !== null) return { href: path, mediaType, bytes };
    const markup = /\.svg$/i.test(path) ? readDrawing(bytes) : null;
    return markup === null ? null : { href: path, markup };
  }
}
