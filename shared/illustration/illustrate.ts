import { part } from '#painter-parts';
import { compose } from './composition/compose.ts';
import type { Drawn } from './composition/canvas.ts';
import { readScene } from './reading/read-scene.ts';
import type { ReadingInput } from './reading-input.ts';
import type { Scene } from './scene.ts';
import { readStyle } from './style/read-style.ts';
import { restyled, STYLE_BY_NAME, pulledTowards, type StyleName } from './style/styles.ts';
import { paintTheatre } from './theatre/paint-theatre.ts';

export interface IllustrationInput extends ReadingInput {
  /** The reader's own words about the style; untrusted. */
  stylePrompt: string | null;
  /** Distinguishes passages that are otherwise equal. */
  seed: string;
  /** 0 for the first picture of a passage, then counted up. */
  take: number;
}

export interface Illustration {
  /** Three bytes a pixel, 1024 × 768. */
  rgb: Uint8Array;
  details: IllustrationDetails;
}

/** Stored with a picture for "Why this picture". */
export interface IllustrationDetails {
  scene: Scene;
  style: StyleName;
  /** How the reader's style request was understood; null without one. */
  styleApplied: string | null;
  /** Each thing in the picture with the words that state it. */
  drawn: readonly Drawn[];
  template: string;
}

/** How far every colour is shifted towards the nearest requested one. */
const TINT_SHARE = 0.3;

/**
 * From a passage to its picture: reading → scene → composition → motifs → ink. Pure: the same input produces the same
 * bytes on the server and in a browser.
 */
export function illustrate(input: IllustrationInput): Illustration {
  const request = readStyle(input.stylePrompt);
  const scene = styledScene(readScene(input), request);
  const { picture, drawn, template } = compose(scene, input);
  const style = STYLE_BY_NAME[request.style];
  const { tint } = request;
  const recolour = (colour: string): string => {
    const own = style.recolour?.(colour) ?? colour;
    return tint.length === 0 ? own : pulledTowards(tint, TINT_SHARE)(own);
  };
  const printed = restyled(picture, { ...style, recolour });
  return {
    rgb:
      style.ink === 'engraving'
        ? part('engraving').paintEngraving(printed, {
            isBold: request.style === 'woodcut',
            isPlain: request.style === 'e-ink',
          })
        : paintTheatre(printed),
    details: { scene, style: request.style, styleApplied: request.applied, drawn, template },
  };
}

/** A requested time of day or mood overrides that of the passage. */
function styledScene(
  scene: Scene,
  { time, mood }: Pick<ReturnType<typeof readStyle>, 'time' | 'mood'>,
): Scene {
  return {
    ...scene,
    ...(time ? { time: { value: time, source: 'passage' as const, certainty: 1, words: [] } } : {}),
    ...(mood ? { mood: { value: mood, source: 'passage' as const, certainty: 1, words: [] } } : {}),
  };
}
