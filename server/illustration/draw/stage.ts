import { type Random, seeded } from '#shared/illustration/drawing/seeded.ts';
import type { SceneSpec } from '../scene-spec.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Light, lightOf, lit } from './light.ts';

/** Everything a part of the picture needs in order to draw itself. */
export interface Stage {
  readonly scene: SceneSpec;
  readonly canvas: Canvas;
  readonly light: Light;
  /** A surface's colour as seen at a depth, 0 near … 1 far. */
  seen(base: string, depth?: number): string;
  has(kind: string): boolean;
  count(kind: string, otherwise: number): number;
  /** The colour that the text gives the thing, else the one given. */
  colour(kind: string, otherwise: string, index?: number): string;
  colours(kind: string): readonly string[];
  /** The same in every picture of the place. */
  fixed(name: string): Random;
  /** Different in every take. */
  varied(name: string): Random;
}

export function createStage(scene: SceneSpec): Stage {
  const light = lightOf(scene);
  const thing = (kind: string) => scene.things.find((each) => each.kind === kind);
  const coloursOf = (kind: string) => thing(kind)?.colours ?? [];
  return {
    scene,
    canvas: createCanvas(),
    light,
    seen: (base, depth = 0) => lit(light, base, depth),
    has: (kind) => thing(kind) !== undefined,
    count: (kind, otherwise) => thing(kind)?.count ?? otherwise,
    colour: (kind, otherwise, index = 0) => {
      const named = coloursOf(kind);
      return named[index % Math.max(1, named.length)] ?? otherwise;
    },
    colours: coloursOf,
    fixed: (name) => seeded(scene.seeds.place, name),
    varied: (name) => seeded(scene.seeds.take, name),
  };
}

/** Draws a place in the open, its sky ending at y = `horizon`. */
export type DrawPlace = (stage: Stage, horizon: number) => void;
