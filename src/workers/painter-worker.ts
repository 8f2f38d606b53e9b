import type { GeneratedImage } from '#shared/contract/images.ts';
import type { IllustrationInput } from '#shared/illustration/illustrate.ts';

/** The painter's interface: the server's own painter, run where the book is read. */
export interface PainterWorker {
  /** @throws where the browser cannot encode a picture off the page's thread */
  paint(input: IllustrationInput): Promise<PaintedHere>;
  /** Returns as soon as the worker is free, as proof that it is alive. */
  ping(): void;
}

export interface PaintedHere {
  /** 1024 × 768, of at most 250 KB. */
  jpeg: ArrayBuffer;
  /** The passage gives too little to be seen. */
  isOrnament: boolean;
  drawn: NonNullable<GeneratedImage['drawn']>;
  seconds: number;
}
