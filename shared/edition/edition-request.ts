import type { CastMember } from '../contract/cast.ts';
import type { PictureMaker } from './pictures/picture-metadata.ts';
import type { TextPlace } from '../publication/chapters/text-place.ts';

/** A picture of a passage, to be put into the book. */
export interface EditionPicture {
  /** Number of the passage's chapter, and where in the chapter's canonical text the passage ends. */
  chapter: number;
  end: number;
  /** How much the passage is worth a picture, 0–100. */
  priority: number;
  /** Taken from the passage; it must not contain anything that isn't in the text. */
  caption: string;
  /** Alternative text. */
  alt: string;
  /** JPEG or PNG. */
  bytes: Uint8Array;
  maker: PictureMaker;
  /** The program and, where there is one, the model, for the colophon: "Vignette", "Vignette with flux-1". */
  tool: string;
}

export interface EditionCover {
  /** JPEG or PNG. */
  bytes: Uint8Array;
  /** The reader's own choice, which takes the place of the publisher's cover; a painted one does not. */
  isChosen: boolean;
}

export interface EditionRequest {
  pictures: readonly EditionPicture[];
  /** Where the edition ends; null for the whole book. */
  until: TextPlace | null;
  /** People and places; those first met beyond `until` are left out. */
  cast: readonly CastMember[];
  /** It must not show what comes after `until`. A book that has neither this nor a cover of its own gets its first picture. */
  cover?: EditionCover | null;
  /** Ornaments that open its chapters in turn, as SVG; none if it is left out. */
  headPieces?: readonly string[];
  /** When the edition is made. */
  madeAt: Date;
}
