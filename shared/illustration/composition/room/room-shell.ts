import { luminance, mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, rectangle, type Path } from '../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { RoomFeature, Setting } from '../../setting.ts';
import { filled, translucent } from '../canvas.ts';
import type { Palette, Series } from '../palette.ts';
import { decorOf, HAS_STOVE, type Decor } from './decor.ts';
import type { Finish } from './room-style.ts';

/** Where the wall meets the floor, in pixels from the top. */
export const SKIRTING = 588;

export interface RoomKind {
  decor: Decor;
  /** Low rooms have beams and small windows. */
  isLow?: boolean;
  /** Timber across the ceiling of a high room. */
  hasBeams?: boolean;
  isVaulted?: boolean;
  /** Of vaults, in the middle. */
  hasPillar?: boolean;
  hasSlope?: boolean;
  hasBars?: boolean;
  /** Books from the floor to the ceiling. */
  hasShelves?: boolean;
  /** What the passage says of its walls, ceiling and shape. */
  features?: readonly RoomFeature[];
  /** The cloth that hangs in it, of the chairs' colour. */
  curtain?: string | undefined;
  /** Usual wall decorations if the passage names none: one from each list. */
  usual: readonly (readonly string[])[];
}

/** The decoration if none is named; an empty wall is just as usual. */
const ONE_PICTURE = ['picture', 'oval portrait', 'picture', 'mirror', 'wall clock', ''];

const ROOMS: Readonly<Partial<Record<Setting, Omit<RoomKind, 'decor'>>>> = {
  room: { usual: [ONE_PICTURE] },
  parlour: { usual: [ONE_PICTURE, ['mirror', 'mirror', 'potted plant', '']] },
  bedroom: { usual: [['oval portrait', 'picture', 'icon', '']] },
  kitchen: { isLow: true, usual: [['shelf']] },
  study: { usual: [['bookcase'], ['portrait', 'map on a wall', 'wall clock']] },
  library: { hasShelves: true, usual: [] },
  'dining room': {
    usual: [
      ['portrait', 'picture'],
      ['mirror', 'sideboard'],
    ],
  },
  hall: {
    usual: [
      ['portrait', 'mirror', 'stag head'],
      ['clock', ''],
    ],
  },
  ballroom: { usual: [['mirror']] },
  theatre: { curtain: '#7a1f2c', usual: [] },
  attic: { hasSlope: true, usual: [] },
  cellar: { isVaulted: true, hasBars: true, usual: [] },
  prison: { hasBars: true, usual: [] },
  tavern: { isLow: true, usual: [['shelf'], ['stove']] },
  hut: { isLow: true, usual: [['icon'], ['stove']] },
  'ship cabin': { isLow: true, usual: [['shelf', 'map on a wall']] },
  stable: { isLow: true, usual: [] },
  workshop: { isLow: true, usual: [['shelf']] },
  shop: { usual: [['shelf'], ['shelf']] },
  office: { usual: [['bookcase'], ['clock', 'wall clock']] },
  'church inside': { isVaulted: true, usual: [['icon']] },
  cave: { isVaulted: true, usual: [] },
  corridor: { usual: [ONE_PICTURE] },
  stairs: { usual: [ONE_PICTURE] },
  'tent inside': { hasSlope: true, usual: [] },
  'carriage inside': { usual: [] },
};

const PANELLED: ReadonlySet<Finish> = new Set(['panels', 'squares', 'boiserie']);
const PAPERED: ReadonlySet<Finish> = new Set(['damask', 'stripes', 'fine stripes', 'sprigs', 'trellis']);

/** The room of a scene, adapted to its things. @param seed of the passage */
export function roomOf(scene: Scene, series: Series, seed: string): RoomKind {
  const { setting, things, leftOut, colours, region } = scene;
  const own = ROOMS[setting?.value ?? 'room'] ?? ROOMS.room!;
  // Icons that nobody mentions hang in Russian rooms only.
  const kind =
    region === 'east'
      ? own
      : {
          ...own,
          usual: own.usual
            .map((options) => options.filter((each) => each !== 'icon'))
            .filter(({ length }) => length > 0),
        };
  const names = new Set(things.map(({ what }) => what));
  const isBare =
    scene.roomLooks?.includes('bare') === true ||
    leftOut.some(({ what, reason }) => what === 'furniture' && reason === 'negation') ||
    things.some(
      ({ what, qualities }) =>
        ['room', 'floor', 'wall'].includes(what) &&
        (qualities.includes('empty') || qualities.includes('bare')),
    );
  const usually = decorOf(scene, series, seed);
  // Whitewashed rooms have plaster walls, and curtains only if mentioned.
  const isWhitewashed =
    !names.has('wallpaper') &&
    !names.has('panelling') &&
    colours.some(({ of, colour }) => (of === 'wall' || of === 'room') && luminance(colour) > 0.8);
  const isPlastered = things.some(
    ({ what, qualities }) => what === 'wall' && qualities.includes('plastered'),
  );
  const features = scene.roomFeatures ?? [];
  const isVaulted =
    kind.isVaulted === true ||
    features.includes('vaulted') ||
    things.some(({ what, qualities }) => what === 'ceiling' && qualities.includes('vaulted'));
  const hasBars =
    kind.hasBars === true ||
    things.some(({ what, qualities }) => what === 'window' && qualities.includes('barred'));
  const isUncurtained =
    things.some(({ what, qualities }) => what === 'window' && qualities.includes('uncurtained')) ||
    leftOut.some(({ what, reason }) => what === 'curtain' && reason === 'negation');
  const decor: Decor = {
    ...usually,
    ...finishFor(features, usually.finish),
    ...((isWhitewashed || isPlastered) && { finish: 'plaster', dado: 0, drapery: 'none' }),
    ...(names.has('panelling') && !PANELLED.has(usually.finish) && { finish: 'squares', dado: 0 }),
    ...(names.has('wallpaper') &&
      !PAPERED.has(usually.finish) && {
        finish: usually.style === 'lodging' || usually.style === 'garret' ? 'sprigs' : 'damask',
      }),
    ...((hasBars ||
      isVaulted ||
      isUncurtained ||
      features.includes('round') ||
      features.includes('sloping') ||
      (isBare && !names.has('curtain'))) && { drapery: 'none' }),
    ...(hasBars && { window: 'bars' }),
    ...(features.includes('tall windows') &&
      !hasBars && {
        window: 'to the floor',
        hasWindowSeat: false,
        drapery: SHORT.has(usually.drapery) ? 'poles' : usually.drapery,
      }),
  };
  const isHung = names.has('curtain') || !UNHUNG.has(decor.drapery);
  return {
    ...kind,
    decor,
    features,
    isVaulted,
    hasPillar: names.has('post') || names.has('column'),
    hasBars,
    ...(features.includes('low') && { isLow: true }),
    ...(features.includes('sloping') && { hasSlope: true }),
    curtain: kind.curtain ?? (isHung && !hasBars && !isVaulted && !isUncurtained ? decor.cloth : undefined),
    ...(names.has('beam') && { hasBeams: true }),
    ...(WARMED.has(setting?.value ?? 'room') &&
      HAS_STOVE.has(decor.style) && { usual: [['tiled stove', ''], ...kind.usual] }),
    ...(hasBooksToTheCeiling(scene) && { hasShelves: true, usual: [] }),
    ...((isBare || isWhitewashed || names.has('column')) && { usual: [] }),
  };
}

/** "Lined with books to the ceiling", «стены сплошь в книгах»: shelves take the place of the walls. */
const hasBooksToTheCeiling = ({ things }: Scene): boolean =>
  things.some(({ what, count }) => what === 'books' || (what === 'bookcase' && count === 'many')) &&
  things.some(({ what, qualities }) => what === 'ceiling' || qualities.includes('lined'));

/** Curtains that end at a sill. */
const SHORT: ReadonlySet<Decor['drapery']> = new Set(['short', 'shutters', 'blind']);

/** Paper that peels is paper; where plaster has fallen there was plaster. */
const finishFor = (features: readonly RoomFeature[], usual: Finish): Partial<Decor> =>
  features.includes('logs')
    ? { finish: 'logs', dado: 0 }
    : features.includes('tiled')
      ? { finish: 'tiles', dado: 0 }
      : features.includes('peeling')
        ? { finish: PAPERED.has(usual) ? usual : 'sprigs', dado: 0 }
        : features.includes('cracked') && !PAPERED.has(usual)
          ? { finish: 'plaster', dado: 0 }
          : features.includes('vaulted') || features.includes('round')
            ? { finish: 'plain', dado: 0 }
            : {};

/** Rooms where a stove may stand along the wall. */
const WARMED: ReadonlySet<Setting> = new Set<Setting>(['room', 'parlour', 'bedroom', 'dining room']);

/** Without a cloth of their own. */
const UNHUNG: ReadonlySet<Decor['drapery']> = new Set(['none', 'shutters', 'muslin', 'blind']);

export const isPanelled = ({ decor }: RoomKind): boolean => PANELLED.has(decor.finish);

const frame = (x: number, y: number, width: number, height: number, line: number): Path => [
  rectangle(x, y, width, line),
  rectangle(x, y + height - line, width, line),
  rectangle(x, y, line, height),
  rectangle(x + width - line, y, line, height),
];

/** Walls of bare wood, stone or plaster, without a cornice; their doors are nailed planks. */
export const isRough = (finish: Finish): boolean => ROUGH.has(finish);
const ROUGH: ReadonlySet<Finish> = new Set(['logs', 'planks', 'stones', 'timbers', 'plaster', 'tiles']);
/** Doors of two painted leaves. */
const PAIRED: ReadonlySet<Decor['style']> = new Set<Decor['style']>([
  'palace',
  'gentry',
  'biedermeier',
  'regency',
]);

/** An open or closed door in the wall. */
export function door(palette: Palette, x: number, isOpen: boolean, { finish, style }: Decor): Shape[] {
  const isPair = PAIRED.has(style);
  const [wide, tall] = [isPair ? 172 : 150, isPair ? 392 : 372];
  const wood = isPair
    ? mix(mix(palette.sky[0], palette.sky[2], 0.55), palette.ink, 0.18)
    : mix(palette.sky[0], palette.ink, 0.5);
  const left = x - wide / 2;
  const top = SKIRTING + 4 - tall;
  const shapes = [
    filled(
      wood,
      rectangle(left - 14, top - 14, wide + 28, tall + 14),
      ...(isRough(finish) ? [] : [rectangle(left - 22, top - 24, wide + 44, 12)]),
    ),
  ];
  if (isOpen)
    return [...shapes, filled(mix(palette.light, palette.haze, 0.2), rectangle(left, top, wide, tall))];
  const lines = isRough(finish)
    ? [
        ...[0.2, 0.4, 0.6, 0.8].map((t) => rectangle(left + wide * t, top, 2, tall)),
        ...[0.16, 0.74].map((t) => rectangle(left, top + tall * t, wide * 0.7, 9)),
      ]
    : isPair
      ? [
          rectangle(x - 1, top, 2, tall),
          ...[0, 1].flatMap((i) => [
            ...frame(left + 12 + i * 86, top + 20, 62, 150, 2),
            ...frame(left + 12 + i * 86, top + 190, 62, 62, 2),
            ...frame(left + 12 + i * 86, top + 272, 62, 96, 2),
          ]),
        ]
      : [
          ...frame(left + 16, top + 24, 50, 120, 2),
          ...frame(left + 84, top + 24, 50, 120, 2),
          ...frame(left + 16, top + 170, 50, 170, 2),
          ...frame(left + 84, top + 170, 50, 170, 2),
        ];
  return [
    ...shapes,
    translucent(
      palette.light,
      0.28,
      ...lines,
      ellipse(isPair ? x + 8 : left + wide - 14, top + tall * 0.54, 4),
    ),
  ];
}
