import { HOME_NAMES } from '../../../motifs/building-names.ts';
import type { Motif } from '../../../motifs/motif.ts';
import type { SceneThing } from '../../../scene.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import { isTreeMotif } from './main-thing.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { BEASTS, FENCES, LOW_PLANTS, scaleOf } from './scale-of.ts';
import { isNear, type Stage } from '../stage.ts';
import { closePeopleCount } from '../viewpoint.ts';

/** A thing that is being placed outdoors, with what its drawing decides about that. */
export interface Placing {
  stage: Stage;
  thing: SceneThing;
  /** The name of its motif. */
  name: string;
  motif: Motif;
  isSubject: boolean;
  isAfloat: boolean;
  isBuilding: boolean;
  isMany: boolean;
  /** People who are the subject stand at the gate. */
  isTheirGate: boolean;
  isDrawnByHorses: boolean;
  /** It may stand behind anything. */
  isBackdrop: boolean;
  /** Pixels per metre. */
  scale: number;
  isNear: boolean;
  /** How many of it are drawn. */
  count: number;
  /** One dark thing looms out of the fog; those behind it almost vanish. */
  looms: boolean;
}

/** @param isFarther there was no room for it as near as it should be */
export function placingOf(
  stage: Stage,
  thing: SceneThing,
  found: { name: string; motif: Motif },
  isSubject: boolean,
  isFarther: boolean,
): Placing {
  const { scene, view } = stage;
  const { name, motif } = found;
  const isAfloat = floats(found);
  const isBuilding = BUILDINGS.has(name);
  const isMany = thing.count === 'many' || (thing.count ?? 1) > 2;
  const isTheirGate = name.includes('gate') && !isSubject && closePeopleCount(scene) > 0;
  const usual = scaleOf(stage, thing, found, { isSubject, isAfloat, isTheirGate });
  const scale = isFarther ? Math.min(usual * 0.66, view.scale * FARTHER) : usual;
  return {
    stage,
    thing,
    name,
    motif,
    isSubject,
    isAfloat,
    isBuilding,
    isMany,
    isTheirGate,
    isDrawnByHorses: DRAWN_BY_HORSES.has(name),
    isBackdrop: isBuilding || isTreeMotif(name) || LOW_PLANTS.has(name) || FENCES.has(name) || isAfloat,
    scale,
    isNear: isNear(view, scale),
    count: countOf(stage, thing, name, isMany),
    looms: scene.weather?.value === 'fog' && isSubject && !isAfloat && scene.people.length === 0,
  };
}

/** The scale of what finds no room among people, as a share of theirs. */
const FARTHER = 0.54;

export const floats = ({ name, motif }: { name: string; motif: Motif }): boolean =>
  motif.support === 'water' || name === 'ship at anchor' || name === 'ship under sail';

function countOf({ scene }: Stage, { count }: SceneThing, name: string, isMany: boolean): number {
  if (name.includes('gate') || (isMany && name === 'castle')) return 1;
  if (count !== 'many') return Math.min(count ?? 1, 5);
  if (BUILDINGS.has(name)) return 7;
  return BEASTS.has(name) && scene.things.length < 3 ? 6 : 4;
}

/** Houses that stand by themselves. */
export const HOMES: ReadonlySet<string> = new Set(HOME_NAMES);
