import { seeded, type Random } from '../drawing/seeded.ts';
import type { Era, Scene } from '../scene.ts';
import type { Emblem } from './emblem.ts';

/** The binding of a book: its cloth, stamping and frame. */
export interface Binding {
  /** Hexadecimal colours. */
  cloth: string;
  /** The colour of the lettering and the frame. */
  ink: string;
  frame: 'ruled' | 'notched';
  plate: 'arch' | 'oval' | 'upright';
  /** The placement of the emblem or the picture. */
  tooling: 'repeat' | 'wreath' | 'frieze' | 'plate';
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

/** Cloths that suit the atmosphere of a scene; the first that applies. */
const BY_AIR: readonly (readonly [applies: (scene: Scene) => boolean, cloths: readonly [Name, ...Name[]]])[] =
  [
    [({ mood }) => mood?.value === 'dread', ['navy', 'plum', 'oxblood', 'slate']],
    [({ time }) => time?.value === 'night', ['navy', 'slate', 'plum']],
    [
      ({ season, weather }) =>
        season?.value === 'winter' || weather?.value === 'snow' || weather?.value === 'blizzard',
      ['mist', 'navy', 'slate'],
    ],
    [
      ({ weather }) => weather?.value === 'rain' || weather?.value === 'storm' || weather?.value === 'fog',
      ['slate', 'teal', 'mist'],
    ],
    [({ season }) => season?.value === 'autumn', ['oxblood', 'brown', 'ochre']],
    [({ mood }) => mood?.value === 'sorrow', ['plum', 'slate', 'brown']],
    [({ time }) => time?.value === 'sunset' || time?.value === 'dusk', ['oxblood', 'plum', 'brown']],
    [
      ({ season, mood }) => season?.value === 'spring' || season?.value === 'summer' || mood?.value === 'joy',
      ['forest', 'linen', 'teal', 'ochre'],
    ],
  ];
/** The usual cloths of a period and a language, if the atmosphere suggests none. */
const BY_ERA: Readonly<Partial<Record<Era, readonly [Name, ...Name[]]>>> = {
  ancient: ['ochre', 'linen', 'oxblood'],
  medieval: ['oxblood', 'brown', 'forest'],
  baroque: ['plum', 'oxblood', 'navy', 'ochre'],
  modern: ['slate', 'teal', 'mist', 'linen'],
};
const BY_LANGUAGE: Readonly<Record<string, readonly [Name, ...Name[]]>> = {
  ru: ['oxblood', 'forest', 'navy', 'linen'],
  ja: ['navy', 'mist', 'linen', 'plum'],
  zh: ['oxblood', 'teal', 'linen'],
  fr: ['linen', 'oxblood', 'navy', 'mist'],
  de: ['slate', 'forest', 'brown', 'linen'],
  ar: ['teal', 'forest', 'ochre'],
  he: ['navy', 'linen', 'plum'],
};
const ANY = Object.keys(CLOTHS) as [Name, ...Name[]];

/**
 * The binding of a book, always the same: its cloth by the atmosphere of its scene, or else by period and language.
 *
 * @param seed of the book, the same on every device
 */
export function chooseBinding(
  seed: string,
  scene: Scene,
  { emblem, language }: { emblem: Emblem; language: string | null },
): Binding {
  const random = seeded(seed, 'binding');
  const byAir = scene.isTooVague ? undefined : BY_AIR.find(([applies]) => applies(scene))?.[1];
  const byLanguage = BY_LANGUAGE[/^[a-z]+/.exec(language?.toLowerCase() ?? '')?.[0] ?? ''];
  return {
    ...CLOTHS[random.pick(byAir ?? BY_ERA[scene.era] ?? byLanguage ?? ANY)],
    frame: random.pick(['ruled', 'notched']),
    plate: scene.type === 'character' ? 'upright' : random.pick(['oval', 'arch']),
    tooling: hasPlate(scene, emblem, random)
      ? 'plate'
      : random.pick(['repeat', 'repeat', 'wreath', 'frieze']),
  };
}

/** A cover has a plate for a described person, for a scene without an emblem, and sometimes for others. */
const hasPlate = (scene: Scene, { thing }: Emblem, random: Random): boolean =>
  !scene.isTooVague &&
  (thing === null || (scene.people.length > 0 && scene.type === 'character') || random.chance(0.34));
