import * as z from 'zod/mini';
import { generatedImage, paintedScene } from './images.ts';
import { limits } from './limits.ts';

/**
 * The fields of every synced record type (`t`). A tuple that must stay together is one field.
 * Devices author the fields under `fields`; the server alone writes those under `server`.
 */

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const chars = whole(0, 1_000_000_000);
const pages = whole(0, 1_000_000);
/** A clock of a device, ms since 1970; it may be wrong, but is a date. */
const timeMs = whole(0, 8.64e15);
const setting = z.number().check(z.minimum(0), z.maximum(10_000));

/** [chapter, offset in the chapter's canonical text, its length, page, pages] */
export const locator = z.tuple([whole(1, 1_000_000), chars, chars, pages, pages]);
export type LocatorTuple = z.infer<typeof locator>;

/**
 * The same place as an EPUB Canonical Fragment Identifier for other readers; a range for a highlight. It is set with
 * the place or shortly after it; null if there is none yet, and always for an FB2.
 */
const cfi = z.nullable(z.string().check(z.maxLength(4_000)));

/** [name as in the text, chapter, offset of its first mention], so that a later extraction finds it again. */
const nameInText = z.tuple([z.string().check(z.minLength(1), z.maxLength(300)), whole(1, 1_000_000), chars]);
export type NameInText = z.infer<typeof nameInText>;

const text = (maxChars: number) => z.string().check(z.maxLength(maxChars));

export const recordTypes = {
  /** k: `<bookId>:<device>`; only that device writes it, so positions never conflict. */
  progress: {
    fields: {
      loc: locator,
      cfi,
      pct: z.number().check(z.minimum(0), z.maximum(100)),
      at: timeMs,
      /** The furthest place this device reached; set once the reader has moved back from it. */
      far: locator,
      deviceName: text(100),
    },
    server: {},
  },
  /** k: UUID. A bookmark or a highlight. `end` is the highlight's end offset. */
  mark: {
    fields: {
      kind: z.enum(['bookmark', 'highlight']),
      book: text(64),
      loc: locator,
      cfi,
      end: chars,
      text: text(limits.highlightTextChars),
      color: text(16),
      note: text(10_000),
      createdAt: timeMs,
      deleted: z.boolean(),
    },
    server: {},
  },
  /** k: 'reader' or 'notifications'; one field per setting. */
  settings: {
    fields: {
      fontSize: setting,
      fontFamily: text(64),
      lineHeight: setting,
      theme: z.enum(['light', 'dark', 'sepia']),
      maxWidth: setting,
      margin: setting,
      /** Justified, or ragged at the right. */
      textAlign: z.enum(['justify', 'start']),
      hyphenation: z.boolean(),
      /** A new paragraph is indented, or set apart. */
      paragraphs: z.enum(['indent', 'space']),
      fontWeight: setting,
      /** Between letters and between words, in em. */
      letterSpacing: setting,
      wordSpacing: setting,
      /** Drawn for electronic paper: black on white, no motion, no half-tones. */
      eInk: z.boolean(),
      showDescriptions: z.boolean(),
      /** How descriptions are marked in the text. */
      markStyle: z.enum(['quiet', 'underlined']),
      /** Page by page, or a whole chapter to scroll through. */
      layout: z.enum(['pages', 'scroll']),
      pagesShown: z.enum(['auto', 'one', 'two']),
      pageMotion: z.enum(['slide', 'none']),
      /** Single letters work as shortcuts while a book is open. */
      letterKeys: z.boolean(),
      /** Rereading hides everything after the page, even where it was read before. */
      spoilerFreeRereading: z.boolean(),
      /** Its former name, under which readers' choices are still stored. */
      veilsAhead: z.boolean(),
      /** Where a tapped passage's picture is painted. */
      paintsOn: z.enum(['server', 'device']),
      /** Reading speed: words, and the seconds they took. */
      pace: z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))]),
      bookProcessing: z.boolean(),
      imageGeneration: z.boolean(),
      readingReminders: z.boolean(),
    },
    server: {},
  },
  /** k: book id. */
  book: {
    fields: {
      title: text(1_000),
      author: text(1_000),
      format: z.enum(['epub', 'fb2']),
      sha: text(64),
      size: whole(0, Number.MAX_SAFE_INTEGER),
      addedAt: timeMs,
      deleted: z.boolean(),
      /** The language chosen by the reader, a BCP 47 tag; null to use the book's own. */
      readAs: z.nullable(text(35)),
    },
    server: {
      state: z.enum(['uploaded', 'ready', 'failed']),
      chapters: z.number(),
      has_cover: z.boolean(),
      total_pages: z.number(),
      language: z.nullable(z.string()),
      genre: z.nullable(z.string()),
      /** Descriptions found, and a counter that grows whenever they or their pictures change. */
      descriptions: z.number(),
      revision: z.number(),
    },
  },
  /** k: UUID. A stretch of reading, updated in place by its device. `day` is the reader's local day. */
  session: {
    fields: {
      book: text(64),
      start: timeMs,
      sec: z.number().check(z.minimum(0), z.maximum(86_400)),
      pages,
      day: text(10),
    },
    server: {},
  },
  /**
   * k: `desc:<descriptionId>` for a description's first picture, so that requests from two devices are one;
   * a UUID for another take.
   */
  imgreq: {
    fields: {
      book: text(64),
      description: text(64),
      style: z.nullable(text(limits.stylePromptMaxChars)),
      /** The picture to be replaced; null for the first. */
      replaces: z.nullable(text(64)),
      /** Device clock of the request, ms. A later one requests again after a failure. */
      wanted: timeMs,
      /** The take that the device has painted meanwhile: the same take of the same scene is the same picture everywhere. */
      take: whole(0, 1_000_000),
      /** The device's input for that picture; null or missing if it has painted none. */
      scene: z.nullable(paintedScene),
    },
    server: {
      /** `awaited`: the server cannot paint the same picture, and waits for that of the device. */
      status: z.enum(['queued', 'awaited', 'done', 'failed']),
      error: z.nullable(z.string()),
      image: z.nullable(generatedImage),
    },
  },
  /**
   * k: UUID. A reader's correction of a book's cast. Corrections from two devices are combined; of two that
   * contradict each other the one made later counts.
   */
  correction: {
    fields: {
      book: text(64),
      kind: z.enum(['rename', 'merge', 'split', 'hide']),
      of: z.enum(['character', 'location']),
      /**
       * Its members: the one to be renamed or hidden by its first name, those to be merged or split by all their
       * names.
       */
      names: z.array(nameInText).check(z.minLength(1), z.maxLength(limits.correctionNames)),
      /** The new name. */
      name: text(limits.correctionNameChars),
      /**
       * The chapter in which the reader made it; the correction isn't applied before that chapter, as it could be a
       * spoiler.
       */
      since: whole(1, 1_000_000),
      madeAt: timeMs,
      deleted: z.boolean(),
    },
    server: {},
  },
  /** k: book id. The cover that its reader has chosen for it. */
  cover: {
    fields: {
      /** In base64; null shows the book's own cover again. */
      jpeg: z.nullable(text(limits.ownCoverChars).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
    },
    server: {},
  },
  /** k: book id. A request to extract the book's descriptions; the server enforces the cooldown. */
  parse: {
    fields: { wanted: timeMs },
    server: { status: z.enum(['queued', 'done', 'failed']), found: z.number() },
  },
} as const;

export type RecordType = keyof typeof recordTypes;
type FieldsOf<T extends RecordType> = {
  [K in keyof (typeof recordTypes)[T]['fields']]?: z.infer<
    (typeof recordTypes)[T]['fields'][K] & z.ZodMiniType
  >;
} & {
  [K in keyof (typeof recordTypes)[T]['server']]?: z.infer<
    (typeof recordTypes)[T]['server'][K] & z.ZodMiniType
  >;
};
export type RecordFields<T extends RecordType> = FieldsOf<T>;
