import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import type { TheatreLayer } from '../../../theatre/picture.ts';
import { filled } from '../../canvas.ts';
import * as land from '../../land-and-sky/land.ts';
import { toneAt } from '../../palette.ts';
import { groundTint } from '../../terrain/ground-colours.ts';
import type { Far } from '../../terrain/base-terrains.ts';
import { woodsOf } from './far-woods.ts';
import { snowColour } from './snow-colour.ts';
import type * as reliefs from './reliefs.ts';
import type { Stage } from '../stage.ts';

/** A strip of distant land that is to be drawn, with its colours. */
export interface FarStrip {
  stage: Stage;
  /** Haze in front of it, 0 … 1. */
  depth: number;
  horizon: number;
  /** Where nearer land covers everything. */
  bottom: number;
  isSnowy: boolean;
  /** The colour of land with its plants, in such haze. */
  grown: (at: number) => string;
  /** The stated colour of mountains or of a moor. */
  named: string | undefined;
  tone: string;
  woods: reliefs.Woods;
  add: (shapes: readonly Shape[], over?: Partial<TheatreLayer>) => void;
  /** Plain land under a line. */
  below: (contour: land.Contour) => Shape;
}

/** @param depth haze in front of it, 0 … 1 */
export function farStrip(stage: Stage, far: Far, depth: number): FarStrip {
  const { scene, canvas, palette, terrain, view } = stage;
  const { horizon } = view;
  const bottom = horizon + UNDER;
  const isSnowy = terrain.ground === 'snow';
  const tint = groundTint(scene);
  const grown = (at: number) => {
    const tone = mix(toneAt(palette, at), palette.sky[0], Math.max(0, at - 0.4) * 0.5);
    return tint ? mix(tone, mix(tint.colour, palette.haze, at * 0.55), tint.share * 0.72) : tone;
  };
  const bare = isSnowy ? mix(snowColour(stage), toneAt(palette, 0.9), 0.45) : grown(depth);
  const named = NAMED_AS[far] && scene.things.find(({ what }) => what === NAMED_AS[far])?.colour;
  const stony = mix(bare, mix(palette.sky[0], palette.ink, 0.12), isSnowy ? 0.2 : 0.5);
  const unnamed = far === 'peaks' ? stony : bare;
  const tone = named ? mix(bare, named, far === 'peaks' ? 0.6 : 0.4) : unnamed;
  const add = (shapes: readonly Shape[], over: Partial<TheatreLayer> = {}) =>
    canvas.add(
      shapes.map((shape) => ({ ...shape, slant: far === 'peaks' ? 32 : 3 })),
      {
        haze: { from: horizon - 70, to: horizon + 40, colour: palette.haze, strength: 0.5 },
        glow: 0.5,
        ...over,
      },
    );
  const below = (contour: land.Contour) => filled(tone, ...land.landBelow(contour, 7, bottom));
  return { stage, depth, horizon, bottom, isSnowy, grown, named, tone, woods: woodsOf(stage), add, below };
}

/** What a passage calls the land whose colour it states. */
const NAMED_AS: Readonly<Partial<Record<Far, string>>> = { peaks: 'mountain', moor: 'moor' };

/** The distance below the horizon from which nearer land covers everything, in pixels. */
const UNDER = 64;
