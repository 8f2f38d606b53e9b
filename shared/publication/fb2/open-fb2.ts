import { composeChapters, type Composition } from '../chapters/compose-chapters.ts';
import { watchForOpening } from '../chapters/watch-for-opening.ts';
import { unescapeMarkup, writeAttributes } from '../canonical/markup-escapes.ts';
import { normaliseName } from '../normalise-name.ts';
import { pictureType } from '../picture-type.ts';
import type { PlacedEntry } from '../chapters/plan-chapters.ts';
import { PublicationError } from '../publication-error.ts';
import type {
  FoundCover,
  OpenedPublication,
  Opening,
  Publication,
  PublicationMetadata,
  ReadOptions,
  Resource,
} from '../publication.ts';
import { runToEnd } from '../run-to-end.ts';
import { decodeHead, decodeText, type DecodeUtf8 } from '../decode/decode.ts';
import { skipDoctype } from '../markup/doctype.ts';
import { decodeBase64 } from '../decode/decode-base64.ts';
import { readDescription } from './read-description.ts';
import { fragmentOf, linksIn, unlinkedNotes } from './unlinked-notes.ts';
import type { BodyStep, Fb2Body, SectionEntry } from './fb2-body.ts';
import { readBody, readBodyHead } from './read-body.ts';

/** A book, or its beginning, as text: where in it the root begins, and where its description has ended. */
interface Source {
  text: string;
  start: number;
  bodies: number;
}

/** How much is read to open a book, in bytes. */
const HEAD_BYTES = 192 * 1024;

/**
 * Opens an FB2. It is one stream without an index, so that its contents, its pictures and whether it holds anything to
 * read are known only when all of it is read. Throws PublicationError.
 */
export function openFb2(bytes: Uint8Array, options: ReadOptions): OpenedPublication {
  const decode = (): Source => {
    const text = decodeText(bytes, options.decodeUtf8);
    options.onDecoded?.();
    return sourceOf(text);
  };
  const head = headOf(bytes, options.decodeUtf8);
  let source: Source | null = null;
  const described = head ?? (source = decode());
  const description = described.text.slice(described.start, described.bodies);
  const { metadata, coverId } = readDescription(description);
  const opened = { format: 'fb2' as const, metadata };
  let result: { body: Fb2Body; pictures: BinaryStore } | null = null;

  function* read(onStep: (step: BodyStep) => Opening | null) {
    if (result !== null) return result;
    const { text, start, bodies } = (source ??= decode());
    const steps = readBody(text, start, bodies);
    while (result === null) {
      if (options.signal?.aborted) throw options.signal.reason;
      const { done: isRead, value } = steps.next();
      if (isRead) result = { body: value, pictures: new BinaryStore(value.binaries) };
      else {
        options.onProgress?.(value.done, text.length);
        yield { done: value.done, total: text.length, opening: onStep(value) };
      }
    }
    // As large as everything parsed from it, and no longer needed.
    source = null;
    if (result.body.documents.every(({ html }) => html === '')) {
      throw new PublicationError('BAD_PACKAGE', 'The book has no readable chapters.');
    }
    return result;
  }
  const findCover = (pictures: BinaryStore): FoundCover => {
    const picture = coverId === null ? null : pictures.get(coverId);
    return { cover: picture && { mediaType: picture.mediaType, bytes: picture.bytes }, coverDrawing: null };
  };
  const toPublication = ({ body, pictures }: NonNullable<typeof result>): Publication => ({
    ...opened,
    ...findCover(pictures),
    ...readChapters(body, linksIn(description), metadata, pictures),
  });
  return {
    ...opened,
    readCover: () => findCover(runToEnd(read(() => null)).pictures),
    readChapters: () => toPublication(runToEnd(read(() => null))),
    *readSteps() {
      let latest: BodyStep;
      const finder = watchForOpening(() => composeFirst(latest.partial(), metadata), NO_PICTURES);
      const onStep = (step: BodyStep) => finder.update((latest = step).textChars);
      if (head !== null) yield { done: 0, total: head.text.length, opening: openingIn(head, onStep) };
      return toPublication(yield* read(onStep));
    },
  };
}

function sourceOf(decoded: string): Source {
  const { text, start } = skipDoctype(decoded);
  return { text, start, bodies: descriptionEnd(text) ?? Math.max(0, text.search(BODY)) };
}

/** The beginning of a long book, including its description; null if parsing it requires the rest. */
function headOf(bytes: Uint8Array, decodeUtf8: DecodeUtf8 | undefined): Source | null {
  const text = bytes.length > HEAD_BYTES ? decodeHead(bytes, HEAD_BYTES, decodeUtf8) : null;
  if (text === null || descriptionEnd(text) === null) return null;
  const head = sourceOf(text);
  // It may declare entities with arbitrary content.
  return head.text === text ? head : null;
}

function openingIn({ text, start }: Source, onStep: (step: BodyStep) => Opening | null): Opening | null {
  for (const step of readBodyHead(text, start)) {
    const opening = onStep(step);
    if (opening !== null) return opening;
  }
  return null;
}

const NO_PICTURES = { resources: () => [], drawings: () => [] };

function descriptionEnd(source: string): number | null {
  const end = /<\/(?:[\w.-]+:)?description\s*>/i.exec(source);
  return end && end.index + end[0].length;
}

const BODY = /<(?:[\w.-]+:)?body[\s>]/i;

function readChapters(
  body: Fb2Body,
  named: ReadonlySet<string>,
  metadata: PublicationMetadata,
  pictures: BinaryStore,
) {
  const shown = new Map<string, Resource>();
  const documents = [...body.documents, ...unlinkedNotes(body, named)].map((document) => ({
    ...document,
    html: resolvePictures(document.html, pictures, shown),
  }));
  const { chapters, contents, notes } = compose({ ...body, documents }, metadata);
  for (const note of notes) note.html = resolvePictures(note.html, pictures, shown);
  const sections = body.documents.filter((_, i) => body.sections[i]);
  const facts = (sections.length > 0 ? sections : body.documents).map((document) => document.facts);
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

function compose(body: Fb2Body, metadata: PublicationMetadata, onlyFirst = false): Composition {
  const { documents, contents, notes } = body;
  const place = (entry: SectionEntry): PlacedEntry => {
    const document = documents[entry.document];
    // An anchor that has not been read yet is after everything that has.
    const offset = document?.anchors.get(entry.anchor) ?? document?.text.length ?? 0;
    return {
      title: entry.title,
      place: { document: entry.document, offset },
      children: entry.children.map(place),
    };
  };
  const byAnchor = new Map(
    documents.flatMap(({ anchors }, i) => [...anchors.keys()].map((id) => [id, i] as const)).reverse(),
  );
  const placeOf = (fragment: string | undefined) => {
    if (fragment === undefined) return null;
    const document = byAnchor.get(fragment);
    if (document !== undefined) return { document, fragment };
    return notes.has(fragment) ? { document: -1, fragment } : null;
  };
  let byNormalisedId: Map<string, string> | undefined;
  const normalisedIds = () =>
    (byNormalisedId ??= new Map([...notes.keys(), ...byAnchor.keys()].map((id) => [normaliseName(id), id])));
  return composeChapters({
    documents,
    contents: contents.map(place),
    metadata,
    notes,
    onlyFirst,
    resolveLink: (_, reference) => {
      const fragment = fragmentOf(reference);
      return placeOf(fragment) ?? placeOf(normalisedIds().get(normaliseName(fragment)));
    },
  });
}

/**
 * The first chapter of an incomplete body; null if it may still change. Pictures follow all text in the file, so a
 * chapter with pictures waits for them.
 */
function composeFirst(body: Fb2Body, metadata: PublicationMetadata): Composition | null {
  const { documents, contents } = body;
  // Whether the first section with a title is still to come decides about those without.
  if (contents.length === 0) return null;
  const composition = compose(body, metadata, true);
  const { chapters, secondStart } = composition;
  const last = documents.length - 1;
  // How many words the last document will have decides which chapter what has no title in it belongs to.
  const isCertain =
    (secondStart !== null && secondStart.document < last) ||
    chapters[0]?.parts.every(({ document }) => document === last);
  return isCertain && !chapters[0]?.html.includes('<img') ? composition : null;
}

/** A picture that is not there, or is none, leaves its alternative text. */
const resolvePictures = (html: string, pictures: BinaryStore, shown: Map<string, Resource>): string =>
  html.includes('<img')
    ? html.replace(/<img data-resource="([^"]*)"([^>]*)\/>/g, (_, href: string, rest: string) => {
        const resource = pictures.get(unescapeMarkup(href));
        if (resource === null) return rest === '' ? '' : `<img${rest}/>`;
        shown.set(resource.href, resource);
        return `<img${writeAttributes({ 'data-resource': resource.href })}${rest}/>`;
      })
    : html;

/** The binaries, each decoded and checked when first requested. */
class BinaryStore {
  private readonly base64: Map<string, string>;
  private readonly decoded = new Map<string, Resource | null>();
  private byNormalisedId: Map<string, string> | undefined;

  constructor(base64: Map<string, string>) {
    this.base64 = base64;
  }

  /** By its id; else by one that differs only in case, white space around it or percent-encoding. */
  get(reference: string): Resource | null {
    const id = this.base64.has(reference)
      ? reference
      : this.normalisedIds().get(normaliseName(reference.trim()));
    if (id === undefined) return null;
    const known = this.decoded.get(id);
    if (known !== undefined) return known;
    const bytes = decodeBase64(this.base64.get(id) ?? '');
    const mediaType = bytes === null ? null : pictureType(bytes);
    const resource = bytes === null || mediaType === null ? null : { href: id, mediaType, bytes };
    this.decoded.set(id, resource);
    return resource;
  }

  private normalisedIds(): Map<string, string> {
    return (this.byNormalisedId ??= new Map(
      [...this.base64.keys()].map((id) => [normaliseName(id.trim()), id]),
    ));
  }
}
