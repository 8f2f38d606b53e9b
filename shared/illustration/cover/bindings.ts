import { seeded } from '../drawing/seeded.ts';
import type { Scene } from '../scene.ts';

/** How a book is bound: cloth, what is stamped on it, and how the frame is drawn. */
export interface Binding {
  /** Hexadecimal colours. */
  cloth: string;
  /** Of the lettering and the frame. */
  ink: string;
  frame: 'ruled' | 'notched' | 'banded';
  plate: 'rectangle' | 'oval';
}

type Cloth = Pick<Binding, 'cloth' | 'ink'>;

const CLOTHS = {
  forest: { cloth: '#21392f', ink: '#e9d6a0' },
  navy: { cloth: '#1d2c45', ink: '#e8d7a8' },
  oxblood: { cloth: '#5a1f24', ink: '#f0d9a8' },
  slate: { cloth: '#343c45', ink: '#e8e0c8' },
  plum: { cloth: '#43283f', ink: '#ecd7b0' },
  brown: { cloth: '#4a3222', ink: '#efdaa8' },
  teal: { cloth: '#123f48', ink: '#ecdcb0' },
  ochre: { cloth: '#c79d45', ink: '#2a1b0c' },
  linen: { cloth: '#d8c9ab', ink: '#43240f' },
  mist: { cloth: '#b7c3c5', ink: '#1c2933' },
} as const satisfies Record<string, Cloth>;

export const BINDING_CLOTHS: readonly Cloth[] = Object.values(CLOTHS);

type Name = keyof typeof CLOTHS;

/** What goes with the air of a scene; the first that applies. */
const BY_AIR: readonly (readonly [applies: (scene: Scene) => boolean, cloths: readonly [Name, ...Name[]]])[] = [
  [({ mood }) => mood?.value === 'dread', ['navy', 'plum', 'oxblood', 'slate']],
  [({ time }) => time?.value === 'night', ['navy', 'slate', 'plum']],
  [({ season, weather }) => season?.value === 'winter' || weather?.value === 'snow' || weather?.value === 'blizzard', ['mist', 'navy', 'slate']],
  [({ weather }) => weather?.value === 'rain' || weather?.value === 'storm' || weather?.value === 'fog', ['slate', 'teal', 'mist']],
  [({ season }) => season?.value === 'autumn', ['oxblood', 'brown', 'ochre']],
  [({ mood }) => mood?.value === 'sorrow', ['plum', 'slate', 'brown']],
  [({ time }) => time?.value === 'sunset' || time?.value === 'dusk', ['oxblood', 'plum', 'brown']],
  [({ season, mood }) => season?.value === 'spring' || season?.value === 'summer' || mood?.value === 'joy', ['forest', 'linen', 'teal', 'ochre']],
]; // prettier-ignore
const ANY = Object.keys(CLOTHS) as [Name, ...Name[]];

/**
 * The binding of a book, always the same: its cloth by the air of the scene on it, where there is one.
 *
 * @param seed of the book, the same on every device
 */
export function chooseBinding(seed: string, scene: Scene): Binding {
  const random = seeded(seed, 'binding');
  const fitting = scene.isTooVague ? undefined : BY_AIR.find(([applies]) => applies(scene))?.[1];
  return {
    ...CLOTHS[random.pick(fitting ?? ANY)],
    frame: random.pick(['ruled', 'notched', 'banded']),
    plate: scene.type === 'character' || random.chance(0.4) ? 'oval' : 'rectangle',
  };
}
