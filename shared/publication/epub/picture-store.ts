import { pictureType } from '../picture-type.ts';
import type { Drawing, Resource } from '../publication.ts';
import { decodeBase64 } from '../decode/decode-base64.ts';
import { readDrawing } from '../svg/read-drawing.ts';
import type { Archive } from '../zip/archive.ts';
import { readOptional } from './cover.ts';
import { isPicture, type PackageDocument } from './package-document.ts';

/** `data:image/png;base64,…` (RFC 2397), not too long. */
const DATA_URL = /^\s*data:image\/[\w.+-]+(;[^,]{0,100})?,(.{1,8000000})$/is;

/** The pictures and drawings that the documents show, each read and judged once. */
export class PictureStore {
  private readonly archive: Archive;
  private readonly fallbacks: ReadonlyMap<string, string>;
  /** Pictures that are pages by themselves. */
  private readonly pages: ReadonlySet<string>;
  private readonly known = new Map<string, Resource | Drawing | null>();
  /** Names of pictures inlined in a document, by their data URL. */
  private readonly embedded = new Map<string, string>();

  constructor(archive: Archive, { items, spine }: PackageDocument) {
    this.archive = archive;
    this.pages = new Set(spine.filter(({ item }) => isPicture(item)).map(({ item }) => item.path));
    const paths = [...items.values()].flatMap(({ path, fallback }) => {
      const instead = fallback === null ? undefined : items.get(fallback);
      return instead === undefined ? [] : [[path, instead.path] as const];
    });
    this.fallbacks = new Map(paths);
  }

  /** The entry's own name where it can be shown, else that of the first of its fallbacks that can; null for none. */
  displayable(path: string): string | null {
    const visited = new Set<string>();
    for (let one: string | undefined = path; one !== undefined && !visited.has(one);) {
      if (this.has(one)) return one;
      visited.add(one);
      one = this.fallbacks.get(one);
    }
    return null;
  }

  isPage(path: string): boolean {
    return this.pages.has(path);
  }

  /** The name of a picture inlined as a data URL; null for anything else. */
  displayableFromData(address: string): string | null {
    const name = this.embedded.get(address) ?? `#embedded-${this.embedded.size + 1}`;
    if (!this.known.has(name)) {
      this.embedded.set(address, name);
      this.known.set(name, toPicture(name, readDataUrl(address), /^\s*data:image\/svg/i.test(address)));
    }
    return this.known.get(name) === null ? null : name;
  }

  private has(path: string): boolean {
    let known = this.known.get(path);
    if (known === undefined) {
      known = toPicture(path, readOptional(this.archive, path), /\.svg$/i.test(path));
      this.known.set(path, known);
    }
    return known !== null;
  }

  resources(): Resource[] {
    return [...this.known.values()].filter((one) => one !== null && 'bytes' in one);
  }

  drawings(): Drawing[] {
    return [...this.known.values()].filter((one) => one !== null && 'markup' in one);
  }
}

function toPicture(href: string, bytes: Uint8Array | null, isSvg: boolean): Resource | Drawing | null {
  if (bytes === null) return null;
  const mediaType = pictureType(bytes);
  if (mediaType !== null) return { href, mediaType, bytes };
  const markup = isSvg ? readDrawing(bytes) : null;
  return markup === null ? null : { href, markup };
}

function readDataUrl(address: string): Uint8Array | null {
  const [, parameters = '', content] = DATA_URL.exec(address) ?? [];
  if (content === undefined) return null;
  try {
    const text = decodeURIComponent(content);
    return /;\s*base64\s*$/i.test(parameters) ? decodeBase64(text) : new TextEncoder().encode(text);
  } catch {
    // Not percent-encoding: nothing that a browser would show either.
    return null;
  }
}
