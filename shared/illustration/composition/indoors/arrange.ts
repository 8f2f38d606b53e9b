import { POSTURES } from '../../people/postures.ts';
import { skeletonOf } from '../../people/skeleton.ts';
import type { ScenePerson } from '../../scene.ts';
import { ADULT_HEIGHT_M, figureOf, headPixels } from '../figures/figures.ts';
import { drawAroundBed, isAroundBed } from './people/around-bed.ts';
import { drawAtBedside } from './people/at-bedside.ts';
import { claimMirror, drawAtMirror, isAtMirror } from './people/at-mirror.ts';
import { drawAtTable } from './people/at-table.ts';
import { drawCompanyAtTable } from './people/company-at-table.ts';
import { drawEmptyRoom } from './special-rooms/empty-room.ts';
import { drawBier, hasBier } from './people/bier.ts';
import { drawCounter } from './special-rooms/counter.ts';
import { drawCourt } from './special-rooms/court.ts';
import { drawByFire } from './people/by-fire.ts';
import { drawCompany } from './people/company.ts';
import { drawCompartment } from './special-rooms/compartment.ts';
import { drawGrandStaircase } from './special-rooms/grand-staircase.ts';
import { drawHeap } from './placing/heap.ts';
import { isHeaped } from './placing/is-heaped.ts';
import { blockStove, isOnStove, isOnStraw } from './people/lying.ts';
import { placeFloorThings } from './placing/place-floor-things.ts';
import { addForeground, FRONT_Y, type Room } from './room.ts';
import { individuals, recordNamedThing, recordPeople } from './placing/record-shown.ts';
import { motifShapes } from './in-room-parts.ts';
import { personShapes } from './people/person-in-room.ts';
import { drawSickBed } from './people/sick-bed.ts';
import { drawSinglePiece, singlePiece, standsAlone } from './placing/single-piece.ts';
import { drawStage } from './special-rooms/stage-scene.ts';
import { drawAtPiano, drawAtWindow, drawInDoorway, drawStanding } from './people/standing.ts';
import { drawWakingMonster, isMonsterWaking } from './people/waking-monster.ts';
import { isLying } from '../../is-lying.ts';

export interface Arrangement {
  name: string;
  /** Where heads will be, in pixels from the left. */
  heads: readonly number[];
  /** Draws the furniture and people of the foreground, after wall and floor. */
  draw: () => void;
}

const ON_THEIR_FEET: ReadonlySet<string> = new Set(['stand', 'walk', 'dance', 'run', 'fight', 'embrace']);

/** Played at a table. */
const GAMES = ['chess board', 'playing cards', 'card table', 'dice'];

/** Arranges people and furniture by their relation to each other, never by free spots. */
export function arrange(room: Room): Arrangement {
  const { scene, source } = room;
  const names = new Set(scene.things.map(({ what }) => what));
  const postures = new Set(scene.people.map(({ posture }) => posture?.value));
  const isMany = scene.people.some(({ count }) => count === 'many' || count > 3) || scene.people.length > 3;
  if (scene.setting?.value === 'carriage inside')
    return { name: 'compartment', heads: [], draw: () => drawCompartment(room) };
  if (isMonsterWaking(scene)) return { name: 'rising', heads: [], draw: () => drawWakingMonster(room) };
  if (room.isOnStairs) return { name: 'staircase', heads: [], draw: () => drawGrandStaircase(room) };
  if (room.scenery === 'court') return { name: 'court', heads: [], draw: () => drawCourt(room) };
  if (room.scenery === 'counter') return { name: 'counter', heads: [], draw: () => drawCounter(room) };
  if (standsAlone(scene) && !room.isBackground) {
    room.shown.add(singlePiece(scene)!);
    room.wall.block(340, 660);
    return { name: 'piece', heads: [], draw: () => drawSinglePiece(room) };
  }
  if (room.isStaged) return { name: 'stage', heads: [], draw: () => drawStage(room) };
  if (hasBier(room) && !room.isBackground) return { name: 'bier', heads: [], draw: () => drawBier(room) };
  // A baby sleeps in its cradle.
  if (postures.has('sleep') && names.has('cradle') && scene.people.every(({ age }) => age === 'child'))
    return { name: 'empty', heads: [], draw: () => drawEmptyRoom(room) };
  // Prisoners and the wounded lie and sit about in companies.
  if (scene.people.some(isLying) && scene.people.every(({ count }) => count === 'many'))
    return { name: 'company', heads: [], draw: () => drawCompany(room) };
  const isAnybodyLying = scene.people.some(isLying);
  if (isAnybodyLying && isOnStove(room)) {
    blockStove(room);
    return { name: 'on the stove', heads: [], draw: () => drawSickBed(room) };
  }
  if (isAnybodyLying && isOnStraw(room)) return { name: 'straw', heads: [], draw: () => drawSickBed(room) };
  if (isAroundBed(scene) && !room.isBackground)
    return { name: 'around the bed', heads: [390], draw: () => drawAroundBed(room) };
  if (isAnybodyLying) return { name: 'bed', heads: [390], draw: () => drawSickBed(room) };
  if (scene.people.length === 1 && (names.has('bed') || names.has('iron bed') || names.has('four-poster')))
    return { name: 'bedside', heads: [330], draw: () => drawAtBedside(room) };
  if (isHeaped(scene) && !room.isBackground) return { name: 'heap', heads: [], draw: () => drawHeap(room) };
  // A bed with posts hides the wall behind it.
  if (scene.people.length === 0 && names.has('four-poster')) room.wall.block(0, 322 + 1.16 * room.scale);
  if (scene.people.length === 0) return { name: 'empty', heads: [], draw: () => drawEmptyRoom(room) };
  const isChurch = scene.setting?.value === 'church inside';
  const hasTable =
    (!isChurch &&
      ['table', 'laid table', 'round table', 'card table', 'desk', 'writing table', 'samovar', 'dinner'].some(
        (what) => names.has(what),
      )) ||
    (!isChurch && isMany && postures.has('eat'));
  // A waiter who runs to and fro does not make the guests get up.
  const groups = scene.people.filter(({ count }) => count === 'many');
  const isStanding = (groups.length > 0 ? groups : scene.people).some(({ posture }) =>
    ON_THEIR_FEET.has(posture?.value ?? ''),
  );
  if (isMany && hasTable && !isStanding)
    return { name: 'company at table', heads: [], draw: () => drawCompanyAtTable(room) };
  if (isMany) return { name: 'company', heads: [], draw: () => drawCompany(room) };
  if (names.has('anvil') && scene.people.length === 1 && !postures.has('sit'))
    return { name: 'anvil', heads: [430], draw: () => drawAtAnvil(room) };
  if (isAtMirror(scene)) {
    claimMirror(room);
    return { name: 'mirror', heads: [400, 560], draw: () => drawAtMirror(room) };
  }
  const isGame = GAMES.some((what) => names.has(what));
  if (isGame && postures.has('play'))
    return { name: 'table', heads: [room.light.x - 230, room.light.x + 230], draw: () => drawAtTable(room) };
  if (names.has('piano') || (postures.has('play') && !isGame))
    return { name: 'piano', heads: [300, 782], draw: () => drawAtPiano(room) };
  if (source === 'fire') return { name: 'fire', heads: [430], draw: () => drawByFire(room) };
  const seated = [...postures].some(
    (posture) => posture && ['sit', 'read', 'write', 'eat', 'work'].includes(posture),
  );
  if (scene.people.length === 1 && source === 'doorway')
    return { name: 'doorway', heads: [], draw: () => drawInDoorway(room) };
  if (
    seated &&
    !hasTable &&
    (source === 'window' || isChurch) &&
    scene.people.length <= 2 &&
    !postures.has('eat') &&
    !postures.has('write')
  )
    return { name: 'chair', heads: [430], draw: () => drawByFire(room) };
  if (seated || (hasTable && !postures.has('stand') && !postures.has('walk')))
    return { name: 'table', heads: [room.light.x - 230, room.light.x + 230], draw: () => drawAtTable(room) };
  if (scene.people.length === 1 && source === 'window' && (postures.has('look out') || names.has('window')))
    return { name: 'window', heads: [], draw: () => drawAtWindow(room) };
  return {
    name: 'standing',
    heads: scene.people.length === 1 ? [420] : [room.light.x - 190, room.light.x - 90],
    draw: () => drawStanding(room),
  };
}

/** A smith swings a hammer over the anvil, the forge behind it. */
function drawAtAnvil(room: Room): void {
  const { scene } = room;
  const [{ person, index }] = individuals(scene, 1) as [{ person: ScenePerson; index: number }];
  const figure = figureOf(person, scene, index, { canSit: false, posture: 'strike' });
  const unit = headPixels(room.scale * ADULT_HEIGHT_M) * figure.size;
  const x = 400;
  const [u, v] = skeletonOf(POSTURES.strike).nearArm.end;
  addForeground(room, motifShapes(room, 'anvil', 566), 0.7);
  addForeground(
    room,
    motifShapes(room, 'hammer', x + u * unit, { foot: FRONT_Y + v * unit + 6, scale: room.scale * 1.1 }),
    0.7,
  );
  addForeground(room, personShapes(room, figure, x, false), 0.95);
  room.floor.block(x - 110, 650);
  recordPeople(room, [person]);
  for (const what of ['anvil', 'hammer']) recordNamedThing(room, what);
  placeFloorThings(room);
}
