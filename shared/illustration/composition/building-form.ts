import { seeded } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';

type Forms = readonly [string, ...string[]];
/** What a building's look depends on: its own qualities and what is named with it. */
interface Told {
  /** What the passage calls it. */
  what: string;
  is: (...qualities: string[]) => boolean;
  has: (...things: string[]) => boolean;
  isIn: (...settings: string[]) => boolean;
  /** Whether several towers are named, or their number. */
  hasTowers: boolean;
  isEast: boolean;
  isSouth: boolean;
}

/**
 * The form of a building in a passage: the stated one, or else one that is usual in its country. The same
 * passage always gives the same one, and another passage another.
 *
 * @param name of the kind: "manor", "house", "cottage", "izba"
 * @returns the name of a motif, which is `name` itself for other kinds
 */
export function buildingForm(
  name: string,
  thing: Pick<SceneThing, 'what' | 'qualities' | 'colour'>,
  scene: Scene,
): string {
  const formsOf = FORMS[name];
  if (!formsOf) return name;
  const { things, setting, region } = scene;
  const names = new Set(things.map(({ what }) => what));
  const told: Told = {
    what: thing.what,
    // «Усадьба: длинный низкий дом»: the same house in other words.
    is: (...qualities) =>
      qualities.some(
        (quality) =>
          thing.qualities.includes(quality) ||
          (isHouse(thing) &&
            things.some(
              (other) =>
                // Gables, and mullioned or latticed windows, are the house's.
                (OF_HOUSE.has(other.what) && quality === 'carved' && other.qualities.includes(quality)) ||
                (isHouse(other) && other.count === undefined && other.qualities.includes(quality)),
            )),
      ),
    has: (...whats) => whats.some((what) => names.has(what)),
    isIn: (...settings) => setting !== null && settings.includes(setting.value),
    hasTowers: things.some(({ what, count }) => what === 'tower' && count !== undefined && count !== 1),
    isEast: region === 'east',
    isSouth: region === 'south',
  };
  const forms = formsOf(told);
  // On a wall of one stated colour black beams would not be seen.
  const shown = thing.colour ? forms.filter((form) => form !== 'timbered house') : forms;
  return seededBy(scene, name).pick((shown.length > 0 ? shown : [name]) as Forms);
}

const OF_HOUSE: ReadonlySet<string> = new Set(['roof', 'window']);

const isHouse = ({ what }: Pick<SceneThing, 'what'>): boolean => what === 'manor' || what === 'house';

/** A seed from the positions of the words that state the scene, which differ between passages. */
export const seededBy = ({ things, people, setting }: Scene, what: string) =>
  seeded(
    'form',
    what,
    setting?.value ?? '',
    ...things.map((thing) => `${thing.what} ${thing.words[0]?.start ?? ''}`),
    ...people.map(({ words }) => words[0]?.start ?? ''),
  );

const FORMS: Readonly<Record<string, (told: Told) => Forms>> = {
  manor: ({ what, is, has, hasTowers, isIn, isEast, isSouth }) => {
    if (hasTowers)
      return !isEast && isIn('hills', 'mountains', 'lake', 'shore', 'cliff') ? ['tower house'] : ['manor'];
    if (has('mezzanine')) return ['mezzanine house'];
    if (is('long')) return isEast && is('low', 'wooden') ? ['mezzanine house'] : ['manor'];
    if (has('portico', 'column')) return isEast ? ['manor', 'mezzanine house'] : ['manor'];
    if (isEast)
      return is('wooden')
        ? ['mezzanine house', 'balcony house']
        : has('tower')
          ? ['manor']
          : is('stone')
            ? ['manor', 'plaster house']
            : has('balcony')
              ? ['balcony house']
              : ['mezzanine house', 'manor', 'balcony house', 'mezzanine house', 'plaster house'];
    if (isSouth || has('cypress', 'olive', 'palm tree', 'vineyard', 'vine')) return ['villa'];
    if (has('moat', 'drawbridge') || (has('poplar tree') && what !== 'house')) return ['chateau'];
    if (has('tower'))
      return isIn('hills', 'mountains', 'lake', 'shore', 'cliff')
        ? ['tower house']
        : ['gothic manor', 'tower house', 'gothic manor'];
    if (is('wooden')) return ['timbered house', 'gabled manor'];
    if (is('square')) return ['square manor'];
    if (is('carved')) return ['gabled manor'];
    if (is('old')) return ['gabled manor', 'gothic manor', 'gabled manor', 'square manor'];
    if (has('terrace')) return ['manor', 'square manor'];
    return [
      'square manor',
      'gabled manor',
      'manor',
      'gothic manor',
      'gabled manor',
      'timbered house',
      'chateau',
    ];
  },
  house: ({ is, has, isIn, isEast }) => {
    if (isEast)
      return has('mezzanine')
        ? ['mezzanine house']
        : has('balcony', 'porch', 'terrace') || is('carved')
          ? ['balcony house']
          : is('wooden')
            ? ['balcony house', 'house']
            : isIn('shore', 'lake', 'harbour', 'garden', 'orchard', 'forest')
              ? ['balcony house', 'balcony house', 'mezzanine house']
              : ['plaster house', 'balcony house', 'plaster house'];
    if (is('wooden')) return ['house', 'timbered house'];
    if (is('stone', 'square')) return ['brick house'];
    if (is('old', 'carved', 'low')) return ['timbered house', 'house'];
    return ['brick house', 'house', 'timbered house', 'brick house'];
  },
  cottage: ({ is, has, isIn }) => {
    if (is('thatched')) return ['cottage'];
    if (has('barn', 'haystack', 'cow', 'stable')) return ['farmhouse'];
    if (is('stone') || isIn('hills', 'mountains', 'shore', 'cliff', 'island'))
      return ['stone cottage', 'stone cottage', 'cottage'];
    return ['cottage', 'stone cottage', 'farmhouse', 'cottage'];
  },
  palace: ({ isEast, isSouth, has, hasTowers }) =>
    hasTowers
      ? ['palace']
      : isSouth || has('cypress', 'canal')
        ? ['palazzo']
        : isEast
          ? ['winter palace', 'palace']
          : ['palace', 'winter palace', 'palazzo'],
  inn: ({ is, isEast }) =>
    isEast ? ['posting inn'] : is('old', 'wooden') ? ['inn'] : ['inn', 'coaching inn'],
  izba: ({ is }) => (is('carved', 'tall') ? ['izba'] : ['izba', 'broad izba']),
};

/** Whether broken arches or fallen walls are what is left of a building. */
export const isLeftOver = (things: Scene['things']): boolean =>
  things.some(
    ({ what, qualities }) =>
      ['arch', 'wall', 'tower', 'column', 'window'].includes(what) &&
      (qualities.includes('broken') || qualities.includes('ruined')),
  );
