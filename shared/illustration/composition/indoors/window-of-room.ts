import { MOTIFS } from '../../motifs/library.ts';
import type { Scene } from '../../scene.ts';
import type { RoomKind } from '../room/room-shell.ts';
import { WINDOW_SIZES } from '../room/window-bars.ts';
import type { Window } from '../room/window-view.ts';
import type { LightSource } from './room.ts';

export function windowOf(
  scene: Scene,
  kind: RoomKind,
  source: LightSource,
  light: { x: number; y: number },
  usual: string | undefined,
): Window | null {
  const isNamed = scene.things.some(({ what }) => what === 'window' || what === 'stained glass');
  const curtain = scene.things.find(({ what }) => what === 'curtain');
  const cloth = curtain?.colour ?? usual;
  // A ship has portholes.
  const isRound =
    scene.setting?.value === 'ship cabin' ||
    scene.things.some(({ what, qualities }) => what === 'window' && qualities.includes('round'));
  if (isRound && !kind.hasBars && source !== 'doorway')
    return {
      x: source === 'window' ? light.x : source === 'fire' ? 300 : 320,
      y: 452,
      width: 156,
      height: 156,
      isRound,
    };
  if (scene.setting?.value === 'carriage inside')
    return { x: 520, y: 452, width: 400, height: 236, curtain: cloth };
  const size = WINDOW_SIZES[kind.decor.window];
  // A stove or a shelf stands beside the window of a low room.
  const isVaulted = kind.features?.includes('vaulted') === true;
  const isRoundRoom = kind.features?.includes('round') === true;
  const share =
    isRoundRoom && !isLongForm(kind) && !kind.hasBars
      ? { width: 96 / size.width, height: Math.min(1, 250 / size.height), y: Math.min(size.y, 452) }
      : kind.isLow || kind.hasSlope || (isVaulted && !kind.hasBars)
        ? {
            width: Math.min(1, 176 / size.width),
            height: Math.min(1, 190 / size.height),
            y: Math.min(size.y, 456),
          }
        : { width: 1, height: 1, y: size.y };
  const isHung = !kind.isLow || kind.decor.drapery === 'short' || curtain !== undefined;
  if (source === 'window')
    return {
      x: light.x,
      y: share.y,
      width: size.width * share.width,
      height: size.height * share.height,
      curtain: isHung ? cloth : undefined,
    };
  if (source === 'icon' && !isNamed) return null;
  if (source === 'doorway' || scene.setting?.value === 'cave' || scene.setting?.value === 'corridor')
    return null;
  if (!isNamed && (kind.isVaulted || kind.hasBars || source === 'hanging')) return null;
  // What hangs on the wall of a low room with a great hearth has no place beside a window.
  if (
    !isNamed &&
    kind.isLow &&
    source === 'fire' &&
    scene.things.some(({ what }) => MOTIFS.get(what)?.support === 'wall')
  )
    return null;
  const x = source === 'fire' ? 300 : 320;
  // Beside a lamp or a fire it is smaller.
  const smaller = kind.isLow || kind.hasSlope ? 0.76 : isLongForm(kind) ? 0.9 : 0.82;
  return {
    x,
    y: isLongForm(kind) ? share.y : Math.min(share.y, 470),
    width: size.width * share.width * Math.min(smaller, 230 / size.width),
    height: size.height * share.height * smaller,
    curtain: isHung ? cloth : undefined,
  };
}

const isLongForm = ({ decor }: RoomKind): boolean => decor.window === 'to the floor';
