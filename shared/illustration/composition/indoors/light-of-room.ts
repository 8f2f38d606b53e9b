import type { Scene } from '../../scene.ts';
import { SKIRTING, type RoomKind } from '../room/room-shell.ts';
import { FRONT_Y, type LightSource } from './room.ts';
import { isLitFromWindow } from './people/sick-bed.ts';
import { candleOnTrestle, isMonsterWaking } from './people/waking-monster.ts';
import { isLying } from '../../is-lying.ts';

/** The one light source of the room: the stated one, or the usual one for the time of day. */
export function lightOf(scene: Scene): LightSource {
  const names = new Set(scene.things.map(({ what }) => what));
  const lit = scene.light?.value;
  const isDim =
    scene.time?.value === 'night' ||
    scene.time?.value === 'dusk' ||
    scene.season?.value === 'winter' ||
    lit === 'lamp' ||
    lit === 'candle' ||
    lit === 'dark';
  // By day there may be no fire in the fireplace.
  const isCold =
    scene.type === 'location' && !isDim && names.has('window') && !names.has('fire') && lit !== 'fire';
  if (isMonsterWaking(scene)) return 'trestle';
  // A stove or a lamp in a railway carriage is out of sight.
  if (scene.setting?.value === 'carriage inside') return 'window';
  // A bed would not fit in front of the fire.
  if (names.has('coffin')) return 'table';
  if (scene.people.some(isLying))
    return isLitFromWindow(scene) ||
      BARRED.has(scene.setting?.value ?? '') ||
      (scene.setting?.value === 'hut' && names.has('stove') && !isDim)
      ? 'window'
      : 'bed';
  if (names.has('icon') && isPraying(scene)) return 'icon';
  // "The empty grate".
  const hasColdGrate =
    !names.has('fire') &&
    lit !== 'fire' &&
    scene.things.some(
      ({ what, qualities }) =>
        what === 'fireplace' && ['empty', 'cold', 'dark'].some((quality) => qualities.includes(quality)),
    );
  if (lit === 'fire' || (names.has('fireplace') && !isCold && !hasColdGrate) || names.has('fire'))
    return 'fire';
  if (scene.setting?.value === 'ballroom' || scene.setting?.value === 'theatre' || names.has('chandelier'))
    return 'hanging';
  if (
    lit === 'doorway' ||
    names.has('threshold') ||
    names.has('doorway') ||
    (names.has('door') && scene.people.length === 1 && !SITS.has(scene.people[0]!.posture?.value ?? ''))
  )
    return 'doorway';
  if (scene.setting?.value === 'church inside') return isDim || names.has('candle') ? 'hanging' : 'window';
  if (lit === 'candle' || lit === 'lamp' || names.has('candle') || names.has('lamp')) return 'table';
  // A dark cell has no lamp, but a ray of light through its bars.
  if (lit === 'dark' && BARRED.has(scene.setting?.value ?? '')) return 'window';
  const isDark = scene.time?.value === 'night' || scene.time?.value === 'dusk' || lit === 'dark';
  if (
    lit === 'window' ||
    lit === 'sun' ||
    lit === 'low sun' ||
    lit === 'moon' ||
    (names.has('window') && !isDark)
  )
    return 'window';
  return isDark ? 'table' : 'window';
}

export function lightAt(source: LightSource, scale: number, kind: RoomKind): { x: number; y: number } {
  if (source === 'trestle') return candleOnTrestle(scale);
  if (source === 'fire') return { x: 704, y: SKIRTING - 0.34 * scale };
  if (source === 'window') return kind.hasBars ? { x: 650, y: 210 } : { x: 690, y: kind.isLow ? 370 : 330 };
  if (source === 'icon') return { x: 650, y: 286 };
  if (source === 'hanging') return kind.isVaulted ? { x: 512, y: SKIRTING - 130 } : { x: 520, y: 190 };
  if (source === 'doorway') return { x: 690, y: 400 };
  return { x: source === 'bed' ? 560 : 586, y: FRONT_Y - 0.78 * scale - 52 };
}

const BARRED: ReadonlySet<string> = new Set(['prison', 'cellar']);

export const SITS: ReadonlySet<string> = new Set(['sit', 'read', 'write', 'eat', 'work']);

export const isPraying = ({ people }: Scene): boolean =>
  people.some(({ posture }) => posture?.value === 'kneel' || posture?.value === 'pray');
