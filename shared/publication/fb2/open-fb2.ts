import { composeChapters } from '../compose.ts';
import { pictureType } from '../picture.ts';
import type { PlacedEntry } from '../plan-chapters.ts';
import { PublicationError } from '../publication-error.ts';
import type { OpenedPublication, Publication, ReadOptions, Resource } from '../publication.ts';
import { decodeText } from '../text/decode.ts';
import { skipProlog } from '../text/prolog.ts';
import { decodeBase64 } from '../text/base64.ts';
import { readDescription } from './description.ts';
import { type Fb2Body, type SectionEntry, readBody } from './read-body.ts';

/** Opens an FB2. It is one stream without an index, so its contents cost reading it all. Throws PublicationError. */
export function openFb2(bytes: Uint8Array, options: ReadOptions): OpenedPublication {
  const { text: source, start } = skipProlog(decodeText(bytes));
  options.onDecoded?.();
  const split = descriptionEnd(source);
  const { metadata, coverId } = readDescription(source.slice(start, split));
  const body = readBody(source, start, split);
  if (body.documents.every(({ html }) => html === '')) {
    throw new PublicationError('BAD_PACKAGE', 'The book has no readable chapters.');
  }
  const pictures = new BinaryStore(body.binaries);
  const opened = { format: 'fb2' as const, metadata };
  const readCover = () => {
    const picture = coverId === null ? null : pictures.get(coverId);
    return { cover: picture && { mediaType: picture.mediaType, bytes: picture.bytes }, coverDrawing: null };
  };
  const readRest = () => {
    if (options.signal?.aborted) throw options.signal.reason;
    const chapters = readChapters(body, opened.metadata, pictures);
    options.onProgress?.(1, 1);
    return { ...opened, ...readCover(), ...chapters };
  };
  return {
    ...opened,
    readCover,
    outline: body.contents,
    readChapters: readRest,
    *readSteps() {
      yield { done: 0, total: 1, opening: null };
      return readRest();
    },
  };
}

function descriptionEnd(source: string): number {
  const end = /<\/(?:[\w.-]+:)?description\s*>/i.exec(source);
  if (end) return end.index + end[0].length;
  const body = /<(?:[\w.-]+:)?body[\s>]/i.exec(source);
  return body ? body.index : 0;
}

function readChapters(body: Fb2Body, metadata: Publication['metadata'], pictures: BinaryStore) {
  const shown = new Map<string, Resource>();
  const place = (entry: SectionEntry): PlacedEntry => ({
    title: entry.title,
    place: {
      document: entry.document,
      offset: body.documents[entry.document]?.anchors.get(entry.anchor) ?? 0,
    },
    children: entry.children.map(place),
  });
  const documents = body.documents.map((document) => ({
    ...document,
    html: keepPictures(document.html, pictures, shown),
  }));
  const byAnchor = new Map(
    documents.flatMap(({ anchors }, i) => [...anchors.keys()].map((id) => [id, i] as const)).reverse(),
  );
  const composition = composeChapters({
    documents,
    contents: body.contents.map(place),
    metadata,
    notes: body.notes,
    resolveLink: (_, reference) => {
      const fragment = reference.replace(/^#/, '');
      const document = byAnchor.get(fragment);
      if (document !== undefined) return { document, fragment };
      return body.notes.has(fragment) ? { document: -1, fragment } : null;
    },
  });
  for (const note of composition.notes) note.html = keepPictures(note.html, pictures, shown);
  const sections = documents.filter((_, i) => body.sections[i]);
  const facts = (sections.length > 0 ? sections : documents).map((document) => document.facts);
  const { chapters, contents, notes } = composition;
  return {
    chapters,
    contents,
    notes,
    resources: [...shown.values()],
    drawings: [],
    fonts: [],
    documents: facts,
  };
}

/** A picture that is not there, or is none, leaves its alternative text. */
const keepPictures = (html: string, pictures: BinaryStore, shown: Map<string, Resource>): string =>
  html.includes('<img')
    ? html.replace(/<img data-resource="([^"]*)"([^>]*)\/>/g, (tag, href: string, rest: string) => {
        const resource = pictures.get(href);
        if (resource !== null) shown.set(resource.href, resource);
        return resource !== null ? tag : rest === '' ? '' : `<img${rest}/>`;
      })
    : html;

/** The binaries, each decoded and judged when first asked for. */
class BinaryStore {
  private readonly base64: Map<string, string>;
  private readonly judged = new Map<string, Resource | null>();

  constructor(base64: Map<string, string>) {
    this.base64 = base64;
  }

  get(id: string): Resource | null {
    const known = this.judged.get(id);
    if (known !== undefined) return known;
    const text = this.base64.get(id);
    const bytes = text === undefined ? null : decodeBase64(text);
    const mediaType = bytes === null ? null : pictureType(bytes);
    const resource = bytes === null || mediaType === null ? null : { href: id, mediaType, bytes };
    this.judged.set(id, resource);
    return resource;
  }
}
