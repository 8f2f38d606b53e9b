import { mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Scene } from '../../scene.ts';
import { roomStyleChoices } from './room-style-choices.ts';
import type { Pair, Series } from '../palette.ts';
import type { Drapery, Finish, Flooring, RoomStyle, WindowForm } from './room-style.ts';
import { STYLES, type StyleName } from './room-styles.ts';

/** A style with all choices made. */
export interface Decor {
  style: StyleName;
  finish: Finish;
  walls: Pair;
  cloth: string;
  window: WindowForm;
  drapery: Drapery;
  floor: Flooring;
  dado: number;
  hasWindowSeat: boolean;
  wood: string | undefined;
  forms: Readonly<Record<string, string>>;
  /** Several pictures on one wall are not the same. */
  pictures: readonly [string, ...string[]];
}

/** How the room of a passage is built and furnished. @param seed of the passage: the rooms of a book differ */
export function decorOf(scene: Scene, series: Series, seed: string): Decor {
  const random = seeded(series.seed, seed, scene.setting?.value ?? 'room', 'decor');
  const name = random.pick(roomStyleChoices(scene));
  const style: RoomStyle = STYLES[name];
  const [deep, lit, dye] = random.pick(style.colours);
  const cloth = mix(dye, lit, 0.2);
  const finish = random.pick(style.finish);
  const window = random.pick(style.window);
  const drapery = random.pick(style.drapery);
  return {
    style: name,
    finish,
    window,
    drapery,
    cloth,
    walls: [deep, lit],
    floor: random.pick(style.floor),
    dado: style.dado,
    wood: style.wood && random.pick(style.wood),
    hasWindowSeat: style.hasWindowSeat === true && window === 'sash' && random.chance(0.6),
    pictures: turned(style.forms?.['picture'] ?? ['picture'], random.int(0, 9)),
    forms: Object.fromEntries(
      Object.entries(style.forms ?? {})
        .filter(([name]) => name !== 'picture')
        .map(([name, forms]) => [name, random.pick(forms)]),
    ),
  };
}

/** What stands on the window sills of such rooms. */
export const HAS_PLANTS: ReadonlySet<Decor['style']> = new Set<Decor['style']>([
  'gentry',
  'biedermeier',
  'dacha',
  'cottage',
  'croft',
  'logs',
]);

/** Rooms that a tiled stove warms. */
export const HAS_STOVE: ReadonlySet<Decor['style']> = new Set<Decor['style']>([
  'gentry',
  'biedermeier',
  'dacha',
]);

/** The same list, rotated to begin at another item. */
const turned = (
  [first, ...rest]: readonly [string, ...string[]],
  by: number,
): readonly [string, ...string[]] => {
  const at = by % (rest.length + 1);
  const [next, ...others] = rest.slice(at - 1);
  return at === 0 || next === undefined
    ? [first, ...rest]
    : [next, ...others, first, ...rest.slice(0, at - 1)];
};
