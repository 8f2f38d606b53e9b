import { mix, toRgb } from '../drawing/colour.ts';
import { ellipse, placed, rectangle } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import { MOTIFS } from '../motifs/library.ts';
import type { Part } from '../motifs/motif.ts';
import { HEADS_TALL } from '../people/draw-person.ts';
import type { Scene, ScenePerson } from '../scene.ts';
import { backdropOf, drawBackdrop, isPlaceBehind, LIGHT } from './portrait-backdrop.ts';
import {
  boxOf,
  createCanvas,
  filled,
  glazedShapesOf,
  HEIGHT,
  mirrored,
  shapesOf,
  thin,
  WIDTH,
  type Canvas,
  type Composition,
} from './canvas.ts';
import { closeUpOf, wordsShown } from './close-up.ts';
import { figureOf, headOf, lyingDown, MAN, type Figure } from './figures.ts';
import { cameoLooks, shadowLooks, type Palette, type Series, type Tint } from './palette.ts';

/** Grounds behind a head, from the side away from the light to the light. */
type Ground = readonly [dark: string, deep: string, lit: string];

/** A cameo's pale face stands on a deeper ground, a shadow on a lighter one. */
const CAMEO_GROUNDS: [Ground, ...Ground[]] = [
  ['#1d2a38', '#3f586d', '#8ba4b3'],
  ['#232c22', '#4c5b45', '#9aa583'],
  ['#38221c', '#764b3c', '#c09377'],
  ['#2c2230', '#5c4a61', '#a892a4'],
  ['#322819', '#6d5834', '#bda370'],
  ['#1b2b2c', '#41605f', '#8fadA4'],
  ['#2e2d30', '#5b5d60', '#a5a49c'],
];
const SHADOW_GROUNDS: [Ground, ...Ground[]] = [
  ['#4d5a64', '#93a3a6', '#e4dfc6'],
  ['#6b4f3c', '#c29a70', '#f3dcae'],
  ['#4b5a45', '#98a583', '#e6e3bd'],
  ['#5f4654', '#b58e92', '#f0d6bd'],
  ['#3f5a66', '#8eb0b3', '#e2e6cf'],
];

/** How much of somebody is seen: pixels of a head, by what the passage describes. */
const SIZES = { head: 268, breast: 208, half: 158 } as const;
type Size = keyof typeof SIZES;
/** The crown of the highest hat. */
const TOP = 70;

/**
 * Somebody close by: the outline of face, hair, beard and clothes is the picture. Where the passage names a colour or what is
 * seen on a face, it is a cameo; otherwise a shadow.
 */
export function composePortrait(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'portrait', take);
  const { random } = canvas;
  const shown = scene.people.flatMap((person) => Array.from({ length: person.count === 'many' ? 3 : Math.min(person.count, 3) }, (_, i) => ({ person, i }))).slice(0, 3); // prettier-ignore
  const sits = ({ posture }: ScenePerson) => ['sit', 'read', 'write', 'work'].includes(posture?.value ?? '');
  const figures = shown.map(({ person, i }) =>
    figureOf(person, scene, i, { isOutside: false, canSit: shown.length === 1 && sits(person) }),
  );
  const isCameo = scene.people.some((person, i) => i < 3 && isColoured(person, figures[i]?.looks.isWhiteHaired === true)); // prettier-ignore
  const palette = paletteOf(scene, series, seed, isCameo);
  const [dark, deep, , ground] = palette.sky;
  const isClose = shown.length < 3 && shown.every(({ person }) => canSeeClose(person) || isFaceDescribed(person)); // prettier-ignore
  const light = { x: LIGHT.x, y: LIGHT.y, radius: 120, colour: palette.light, air: 2.7, onGround: isCameo ? 0.5 : 0.72, bloom: isCameo ? 0.1 : 0.13 }; // prettier-ignore
  const backdrop = backdropOf(scene, random.next());
  const seen = drawBackdrop(canvas, palette, backdrop, scene);
  for (const thing of scene.things) if (seen.includes(thing.what)) canvas.note(thing.what, thing.words);
  if (scene.place && scene.place.words.length > 0 && isPlaceBehind(backdrop)) canvas.note(scene.place.value, scene.place.words); // prettier-ignore

  const looksFor = (figure: Figure) => {
    if (!isCameo) return shadowLooks(palette);
    // Of two of a kind each has colours of their own where the passage gives none.
    const nth = figures.filter(({ person }) => person === figure.person).indexOf(figure);
    const id = nth > 0 ? `${figure.person.id}/${nth}` : figure.person.id;
    return cameoLooks(palette, id, looksOf(figure.person), figure.sex === 'woman' ? 'gown' : 'coat');
  };
  if (isClose) {
    const size = sizeOf(figures, random.next());
    figures.forEach((figure, n) => drawClose({ canvas, palette, figure, size, looks: looksFor(figure), isCameo, place: n, of: figures.length, isFramed: !isPlaceBehind(backdrop) && backdrop !== 'drapery' })); // prettier-ignore
  } else drawWhole(canvas, palette, scene, figures, looksFor);
  const turned = random.chance(0.5) ? mirrored(canvas.layers, light) : { layers: canvas.layers, light };
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { stops: [{ at: 0, colour: mix(ground, palette.light, isCameo ? 0.15 : 0.4) }, { at: 0.42, colour: ground }, { at: 0.95, colour: mix(deep, ground, 0.22) }, { at: 1.35, colour: mix(deep, dark, 0.5) }], radial: 0.95, reach: 640, marble: 0.07 },
      edge: { radiusX: 0.4, radiusY: 0.458 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: isClose ? (figures.length === 1 ? 'close' : 'close pair') : `portrait ${shown.length}`,
  }; // prettier-ignore
}

/** The ground that tells the person's own colours best, the same for the same person of a book. */
function paletteOf(scene: Scene, series: Series, seed: string, isCameo: boolean): Palette {
  const [person] = scene.people;
  const random = seeded(series.seed, person?.id ?? seed, 'ground');
  const grounds = isCameo ? CAMEO_GROUNDS : SHADOW_GROUNDS;
  const start = random.int(0, grounds.length - 1);
  const own = person ? [person.hair?.value.colour, person.clothes?.value.colour].filter((colour) => colour !== undefined) : []; // prettier-ignore
  const inTurn = grounds.map((_, i) => grounds[(start + i) % grounds.length]!);
  const [dark, deep, lit] = inTurn.find(([, middle, light]) => own.every((colour) => distance(colour, middle) > 0.2 && distance(colour, light) > 0.2)) ?? inTurn[0]!; // prettier-ignore
  const isSad = scene.mood?.value === 'dread' || scene.mood?.value === 'sorrow';
  const toned = (colour: string) => mix(isSad ? mix(colour, '#4c5560', 0.28) : colour, series.tint, 0.12);
  return {
    sky: [toned(dark), toned(deep), toned(mix(deep, lit, 0.55)), toned(lit)],
    light: '#fff0cf',
    ink: mix('#131219', dark, isCameo ? 0.3 : 0.2),
    haze: toned(lit),
    paper: series.paper,
    isDark: false,
  };
}

/** How far apart two colours are, 0 … 1. */
const distance = (a: string, b: string): number => {
  const [x, y] = [toRgb(a), toRgb(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) / 442;
};

/** Something of the looks would be lost in a shadow. */
const isColoured = ({ hair, beard, clothes, hat, wears, features = [] }: ScenePerson, isWhiteHaired: boolean): boolean =>
  isWhiteHaired ||
  wears.some(({ value }) => value === 'linen') ||
  [hair, beard, clothes, hat].some((known) => known?.value.colour !== undefined) ||
  features.some(({ colour, looks }) => colour !== undefined || looks?.some((look) => ON_THE_FACE.has(look))); // prettier-ignore

/** Told by what is drawn on a face, not by its outline. */
const ON_THE_FACE: ReadonlySet<string> = new Set(['cheeks rosy', 'cheeks hollow', 'eyes small', 'eyes large', 'eyes pale', 'eyes sunken', 'brows thick', 'smile', 'smile sad', 'teeth', 'wrinkles', 'freckles', 'scar', 'face pale', 'face lean', 'face grim', 'stubble']); // prettier-ignore

/** As much is shown as the passage describes; where it leaves that open, pictures differ. */
function sizeOf(figures: readonly Figure[], chance: number): Size {
  if (figures.length > 1) return 'half';
  const { person, looks } = figures[0]!;
  const handles = looks.holds !== undefined || person.holds.length > 0 || person.wears.some(({ value }) => ['gloves', 'belt', 'apron'].includes(value)) || person.features?.some(({ part }) => part === 'hands'); // prettier-ignore
  if (handles || person.posture?.value === 'sit' || person.posture?.value === 'read') return 'half';
  if (isOfTheHead(person)) return chance < 0.62 ? 'head' : 'breast';
  return chance < 0.5 ? 'half' : 'breast';
}

interface Close {
  canvas: Canvas;
  palette: Palette;
  figure: Figure;
  size: Size;
  looks: ReturnType<typeof cameoLooks>;
  isCameo: boolean;
  /** Which of how many. */
  place: number;
  of: number;
  /** Something round is behind the head. */
  isFramed: boolean;
}

/** Papers over each other, each with its shadow, and all turning from the light. */
function drawClose({ canvas, palette, figure, size, looks, isCameo, place, of, isFramed }: Close): void {
  const { papers, words, above } = closeUpOf(figure, { isHandRaised: size === 'half' });
  const [dark] = palette.sky;
  const unit = Math.min(SIZES[size] * (of > 1 ? 0.94 : 1), (HEIGHT * 0.6 - TOP) / (1 + above));
  const free = { head: 30, breast: 14, half: 4 }[size];
  const tall = figure.person.build === 'short' ? 34 : figure.person.build === 'tall' ? -6 : 0;
  const chin = TOP + unit * (1 + above) + free + (of > 1 ? place * 16 : 0) + tall;
  // The face looks into the picture.
  const x = of === 1 ? (isFramed ? 500 : 470) : place === 0 ? 342 : 684;
  const isFlipped = of > 1 && place === 1;
  const side = isFlipped ? -1 : 1;
  for (const parts of papers)
    canvas.add(glazedShapesOf(parts, { x, y: chin, scale: unit, isFlipped }, looks), {
      rim: isCameo ? 0.75 : 0.95,
      glow: 0.05,
      ...(isCameo ? { turn: { from: x + side * unit * 0.5, to: x - side * unit * 1.1, colour: mix(dark, palette.sky[1], 0.35), strength: 0.44 } } : {}), // prettier-ignore
      shadow: { blur: 3, distance: isCameo ? 7 : 3, colour: isCameo ? dark : palette.ink, strength: isCameo ? 0.3 : 0.16 }, // prettier-ignore
    });
  canvas.note(figure.sex === 'woman' ? 'woman' : 'person', words);
}

/** From head to foot, where boots or a posture are told. */
function drawWhole(canvas: Canvas, palette: Palette, scene: Scene, figures: readonly Figure[], looksFor: (figure: Figure) => ReturnType<typeof cameoLooks>): void {
  const tall = figures.length === 1 ? 560 : figures.length === 2 ? 520 : 470;
  const foot = 690;
  const [dark, deep] = palette.sky;
  canvas.add([filled(mix(deep, dark, 0.35), rectangle(-20, foot - 40, WIDTH + 40, 200)), thin(palette.light, 0.1, rectangle(-20, foot - 40, WIDTH + 40, 3)), thin(dark, 0.4, ellipse(500, foot + 4, 220 + 60 * figures.length, 15))], { glow: 0.2, turn: { from: 640, to: 60, colour: dark, strength: 0.5 } });
  figures.forEach((figure, n) => {
    const parts = figure.posture === 'lying' ? lyingDown(figure) : figure.parts;
    const box = boxOf(parts);
    const x = figures.length === 1 ? 490 : 512 + (n - (figures.length - 1) / 2) * tall * 0.44;
    const isFlipped = figures.length > 1 && n % 2 === 1;
    // Alone, a child or somebody seated fills the picture as a grown man does.
    const unit = figures.length === 1 ? Math.min(tall / -box.top, 600 / (box.right - box.left)) : headOf(tall) * figure.size;
    const middle = (box.left + box.right) / 2;
    const at = { x: x - middle * unit * (isFlipped ? -1 : 1), y: foot, scale: unit, isFlipped };
    const looks = looksFor(figure);
    if (figure.isSeated) canvas.add(shapesOf(seatUnder(scene), at, looks), { rim: 0.6, glow: 0.05, shadow: { blur: 4, distance: 12, colour: dark, strength: 0.26 } });
    for (const { what, words } of figure.isSeated ? scene.things.filter((thing) => thing.what === seatNamed(scene)) : []) canvas.note(what, words);
    canvas.add(glazedShapesOf(parts, at, looks), { rim: 0.8, glow: 0.05, shadow: { blur: 4, distance: 12, colour: dark, strength: 0.26 } });
    if (figures.findIndex(({ person }) => person === figure.person) === n) canvas.note(figure.sex === 'woman' ? 'woman' : 'person', wordsShown(figure.person, FEET));
  });
} // prettier-ignore

/** What somebody may sit on. */
const SEATS = ['chair', 'armchair', 'stool', 'bench', 'sofa', 'rocking chair', 'throne', 'barrel', 'chest', 'trunk', 'box', 'stump', 'log', 'rock', 'milestone'] as const; // prettier-ignore

const seatNamed = ({ things }: Scene): string | undefined => SEATS.find((seat) => things.some(({ what }) => what === seat)); // prettier-ignore

/** A seat below the hips at x = 0, in heads; a chair where the passage names none. */
function seatUnder(scene: Scene): Part[] {
  const motif = MOTIFS.get(seatNamed(scene) ?? 'chair') ?? MOTIFS.get('chair')!;
  const parts = motif.draw(seeded('seat'), {});
  const { left, right } = boxOf(parts);
  // What was not made to sit on is as high as a seat is.
  const hasBack = motif.height > 0.7 && motif.anchors?.seat !== undefined;
  const scale = (HEADS_TALL / MAN) * (hasBack || motif.height < 0.5 ? 1 : 0.5 / motif.height);
  const back = hasBack ? 0.22 + 0.2 * Math.max(0, right - left - 0.7) : 0.1;
  return parts.map((part) => ({ ...part, path: placed(part.path, { x: -back - ((left + right) / 2) * scale, y: 0, scale }) })); // prettier-ignore
}

/** The passage says more than one thing of a face: it is what the picture must show. */
export function isFaceDescribed({
  hair,
  beard,
  features = [],
  age,
  count,
  posture,
  wears,
}: ScenePerson): boolean {
  const described = features.filter(({ part, colour, looks }) => FACE.has(part) && (colour !== undefined || looks !== undefined)).length; // prettier-ignore
  const isMoving =
    posture !== undefined && !['stand', 'sit', 'look out', 'read', 'lean', 'walk'].includes(posture.value);
  const hasBoots = wears.some(({ value }) => ['boots', 'bare feet', 'shoes'].includes(value));
  return (
    count === 1 &&
    age !== 'child' &&
    !isMoving &&
    !hasBoots &&
    described + Number(hair !== undefined) + Number(beard !== undefined) >=
      (posture?.value === 'walk' ? 3 : 2)
  );
}

const FACE: ReadonlySet<string> = new Set(['eyes', 'brows', 'face', 'cheeks', 'skin', 'lips', 'nose', 'teeth', 'forehead', 'chin', 'smile', 'wrinkles']); // prettier-ignore

/** Hair, beard and face are described, and no clothes below them. */
const isOfTheHead = ({ hair, beard, hat, clothes, features, holds, build }: ScenePerson): boolean =>
  !clothes && holds.length === 0 && build === undefined && Boolean(hair ?? beard ?? hat ?? features);

/** Seen of somebody from head to foot, besides what a close picture shows. */
const FEET = ['boots', 'shoes', 'bare feet', 'trousers'];

/** What is below the knees would be lost. */
function canSeeClose({ posture, wears, holds, age }: ScenePerson): boolean {
  const stated = posture?.value;
  if (stated && !['stand', 'read', 'weep', 'pray', 'lift', 'point', 'look out'].includes(stated))
    return false;
  if (age === 'child' || holds.some(({ value }) => value === 'cane' || value === 'stick')) return false;
  return !wears.some(({ value }) => value === 'boots' || value === 'bare feet' || value === 'shoes');
}

/** A red face is not scarlet. */
const fleshOf = (colour: string | undefined) => colour && mix(colour, '#e3c09a', 0.5);

/** The colours that the text gives to hair, face and clothes. */
export function looksOf({ hair, beard, hat, clothes, features }: ScenePerson): Tint {
  const cloth = clothes?.value.colour;
  const colourOf = (part: string) => features?.find((feature) => feature.part === part)?.colour;
  return {
    hair: hair?.value.colour ?? beard?.value.colour,
    beard: beard?.value.colour ?? hair?.value.colour,
    hat: hat?.value.colour,
    skin:
      colourOf('skin') ??
      fleshOf(colourOf('face')) ??
      (features?.some(({ looks }) => looks?.includes('face pale')) ? '#f3e3cf' : undefined),
    lips: colourOf('lips'),
    brow: colourOf('brows'),
    eyes:
      colourOf('eyes') ??
      (features?.some(({ looks }) => looks?.includes('eyes pale')) ? '#cfc9b4' : undefined),
    dress: cloth,
    body: cloth,
  };
}
