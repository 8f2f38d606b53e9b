import type { GeneratedImage } from '#shared/contract/images.ts';
import type { IllustrationInput } from '#shared/illustration/illustrate.ts';
import type { CoverPassage } from '#shared/illustration/cover/design-cover.ts';
import type { CoverText } from '#shared/illustration/cover/draw-cover.ts';

/** The painter's interface: the server's own painter, run where the book is read. */
export interface PainterWorker {
  /** @throws if the browser cannot encode a picture off the page's thread */
  paint(input: IllustrationInput): Promise<PaintedHere>;
  /** The same in one ink, for e-ink. */
  paintForEInk(input: IllustrationInput): Promise<Print>;
  /**
   * A picture that was made elsewhere, in four greys, for e-ink.
   *
   * @throws if the browser cannot read the picture
   */
  printForEInk(picture: Blob): Promise<Uint8Array>;
  /**
   * The cover of a book that has none, after one of its passages; without any, with an ornament of its own.
   *
   * @returns JPEG, 600 × 900
   * @throws if the browser cannot draw off the page's thread, or the lettering's font cannot be fetched
   */
  paintCover(text: CoverText, passage: CoverPassage | null): Promise<ArrayBuffer>;
  /** Ornaments of a book's own that open the chapters of its edition, as SVG. */
  headPieces(text: Pick<CoverText, 'title' | 'author'>, isForEInk: boolean): Promise<string[]>;
  /** Returns as soon as the worker is free, which proves that it is alive. */
  ping(): void;
}

/** A picture for e-ink. */
export interface Print {
  /** PNG of four greys, of at most 60 KB. */
  png: Uint8Array;
  /** The passage has too little detail. */
  isOrnament: boolean;
  drawn: NonNullable<GeneratedImage['drawn']>;
}

export interface PaintedHere {
  /** 1024 × 768, of at most 250 KB. */
  jpeg: ArrayBuffer;
  /** The passage has too little detail. */
  isOrnament: boolean;
  drawn: NonNullable<GeneratedImage['drawn']>;
  seconds: number;
}
