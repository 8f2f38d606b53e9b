import { glowShapes } from '../../canvas.ts';
import type { Scene } from '../../../scene.ts';
import { motifShapes } from '../in-room-parts.ts';
import { recordNamedThing } from '../placing/record-shown.ts';
import { drawBracket } from './corridor.ts';
import { drawPool } from './passage.ts';
import type { Stage } from './stage.ts';
import type { Vista } from './vista.ts';

/** What lights a place that has no windows, or none that matter. */
export type Flame = 'fire' | 'lantern' | 'lamp' | 'candle' | 'torch';

const FLAMES = ['fire', 'torch', 'lantern', 'lamp', 'candle'] as const;

/** The flame of a scene: one that is named, or the light that the passage states. */
export function flameOf({ things, people, light }: Scene): Flame | null {
  const held = people.flatMap(({ holds }) => holds.map(({ value }) => value));
  const names = new Set([...things.map(({ what }) => ALIKE[what] ?? what), ...held, light?.value]);
  return FLAMES.find((each) => names.has(each)) ?? null;
}

/** Other names of lights. */
const ALIKE: Readonly<Record<string, Flame>> = {
  campfire: 'fire',
  candlestick: 'candle',
  candelabrum: 'candle',
  lampada: 'lamp',
  'street lamp': 'lamp',
  chandelier: 'lamp',
};

const NARROW: ReadonlySet<string> = new Set<Vista>(['tunnel', 'mine', 'corridor']);

/** Whether a person carries it. */
export const isCarried = ({ people }: Scene, flame: Flame): boolean =>
  people.some(({ holds }) => holds.some(({ value }) => value === flame));

/** A flame where it stands or hangs, with its glow and the pool of its light. @param at across, up and away, in metres */
export function drawFlame(stage: Stage, flame: Flame, [x, y, z]: readonly [number, number, number]): void {
  const { lens, canvas, palette, scene } = stage;
  const scale = lens.scaleAt(z);
  const [u, v] = lens.at(x, y, z);
  // Between walls it lies along the middle.
  if (NARROW.has(stage.vista)) drawPool(stage, x * 0.2, z, 1.15);
  else drawPool(stage, x, z, flame === 'fire' ? 2.6 : 1.9);
  canvas.add(glowShapes(palette.light, 0.3, u, v, scale * (flame === 'fire' ? 1.7 : 1.15)));
  if (stage.vista === 'corridor' && !isCarried(scene, flame))
    drawBracket(stage, [x, y, z], flame === 'candle');
  else if (!isCarried(scene, flame)) {
    const { motif, flameAt, size } = LIGHTS[flame];
    const [, foot] = lens.at(x, y - flameAt * size, z);
    canvas.add(motifShapes(stage, motif, u, { scale: scale * size, foot }), { glow: 0.1 });
  }
  for (const what of [flame, ...Object.keys(ALIKE)])
    if (what === flame || ALIKE[what] === flame) recordNamedThing(stage, what);
}

/** How each is drawn: how high its flame is, in metres, and how much larger than life it is, so that it is seen. */
const LIGHTS: Readonly<Record<Flame, { motif: string; flameAt: number; size: number }>> = {
  fire: { motif: 'campfire', flameAt: 0.5, size: 0.8 },
  lantern: { motif: 'lantern', flameAt: 0.16, size: 1.25 },
  lamp: { motif: 'lantern', flameAt: 0.16, size: 1.25 },
  candle: { motif: 'candle', flameAt: 0.3, size: 1 },
  torch: { motif: 'torch', flameAt: 0.58, size: 1 },
};

/** How high a flame is above what it stands on, in metres. */
export const heightOf = (flame: Flame): number => LIGHTS[flame].flameAt * LIGHTS[flame].size;
