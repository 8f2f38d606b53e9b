import type { SceneEntity } from '#shared/illustration/reading-input.ts';

/** The input and the output of painters. */

export interface PaintInput {
  /** The passage, word for word. */
  readonly text: string;
  readonly type: 'location' | 'character' | 'atmosphere' | 'object';
  readonly language: 'en' | 'ru' | null;
  /** The reader's own words about the style; untrusted. */
  readonly stylePrompt: string | null;
  /** The person, place or thing that the passage describes. */
  readonly entity: SceneEntity | null;
  /** Where it happens, as far as earlier text states it. */
  readonly location: SceneEntity | null;
  /** The chapter's text before the passage, never beyond it; may be empty. */
  readonly context: string;
  readonly bookId: string;
  /** Distinguishes passages that are otherwise equal. */
  readonly seedSalt: string;
  /** 0 for the first picture of a passage, one more for every other take. */
  readonly take: number;
}

export interface PaintResult {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What was understood and drawn, as JSON; kept with the picture. */
  readonly scene: unknown;
  /** What was understood of the style, in words; null without a style. */
  readonly styleApplied: string | null;
  /** What was done differently from the request: "softened". */
  readonly note?: string | null;
}

export interface Painter {
  /** For the status page: "embedded" or the model's name. */
  readonly name: string;
  /** One of the same version paints the same from the same. */
  readonly version: string;
  /** @param userId users take turns */
  paint(input: PaintInput, userId: string): Promise<PaintResult>;
}

export interface ModelRequest {
  readonly input: PaintInput;
  readonly userId: string;
  /** Earlier pictures (JPEG) of the person or place, for the model to keep to. Loaded only when needed. */
  readonly references: () => Promise<readonly Uint8Array[]>;
}

/** An image model. It may be slow, refuse, or be unavailable; the embedded painter is always available. */
export interface ModelPainter {
  readonly name: string;
  /** How long a reader may wait for its picture before the embedded painter's is used. */
  readonly maxWaitMs: number;
  /** @throws NoModelPictureError */
  paint(request: ModelRequest): Promise<PaintResult>;
}
