import { mix } from '../drawing/colour.ts';
import { ellipse } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import type { Scene, ScenePerson } from '../scene.ts';
import { backdropOf, drawBackdrop } from './portrait-backdrop.ts';
import { createCanvas, HEIGHT, mirrored, shapesOf, thin, type Composition } from './canvas.ts';
import { closeUpOf, wordsShown } from './close-up.ts';
import { figureOf, headOf } from './figures.ts';
import { cameoLooks, type Palette, type Series, type Tint } from './palette.ts';

/** Two colours of a paper wall with light on it, the darker one first. */
type Pair = readonly [deep: string, lit: string];
const WALLS: [Pair, ...Pair[]] = [
  ['#4d5a64', '#c9c6b4'],
  ['#5d4a42', '#d8b98c'],
  ['#4b5a4c', '#c6c59a'],
  ['#5a4a5c', '#cfae9c'],
  ['#3f5560', '#b9cdc6'],
  ['#6a4a44', '#dfb79a'],
];

/** Pixels of a head of which hair and face are described, and of one whose clothes are to be seen as well. */
const HEAD_ALONE = 282;
const HEAD_AND_CLOTHES = 226;
/** The crown of the highest hat. */
const TOP = 84;

/**
 * Somebody close by before nothing but light, when the passage says who it is and not where: the outline of hat, hair,
 * beard and clothes is the picture.
 */
export function composePortrait(scene: Scene, series: Series, seed: string, take: number): Composition {
  const canvas = createCanvas(series.seed, seed, 'portrait', take);
  const { random } = canvas;
  const [deep, lit] = seeded(series.seed, scene.people[0]?.id ?? seed, 'wall').pick(WALLS);
  const tone =
    scene.mood?.value === 'dread' || scene.mood?.value === 'sorrow' ? mix(lit, '#5c6672', 0.35) : lit;
  const ground = mix(tone, series.tint, 0.16);
  const palette: Palette = {
    sky: [mix(deep, '#101016', 0.3), deep, mix(deep, ground, 0.6), ground],
    light: '#fff3d2',
    ink: mix('#16151c', deep, 0.14),
    haze: ground,
    paper: series.paper,
    isDark: false,
  };
  const light = { x: 600, y: 330, radius: 130, colour: palette.light, air: 2.6, onGround: 0.72, bloom: 0.13 };
  const shown = scene.people.flatMap((person) => Array.from({ length: person.count === 'many' ? 3 : Math.min(person.count, 3) }, (_, i) => ({ person, i }))).slice(0, 3); // prettier-ignore
  const isClose = shown.length === 1 && (canSeeClose(shown[0]!.person) || isFaceDescribed(shown[0]!.person));
  const tall = shown.length === 1 ? 540 : shown.length === 2 ? 500 : 440;
  const foot = 692;
  const cut = { blur: 4, distance: 12, colour: palette.sky[0], strength: 0.26 };
  if (isClose || shown.length === 1) {
    const seen = drawBackdrop(canvas, palette, scene);
    for (const thing of scene.things) if (seen.includes(thing.what)) canvas.note(thing.what, thing.words);
    if (scene.place && scene.place.words.length > 0 && backdropOf(scene) !== 'none')
      canvas.note(scene.place.value, scene.place.words);
  }
  shown.forEach(({ person, i }, n) => {
    const figure = figureOf(person, scene, i, { isOutside: false, canSit: false });
    const looks = cameoLooks(palette, person.id, looksOf(person), figure.sex === 'woman' ? 'gown' : 'coat');
    if (isClose) {
      const { parts, words, above } = closeUpOf(figure);
      const wanted = isOfTheHead(person) ? HEAD_ALONE : HEAD_AND_CLOTHES;
      const unit = Math.min(wanted, (HEIGHT * 0.6 - TOP) / (1 + above));
      const chin = TOP + unit * (1 + above) + (wanted === HEAD_ALONE ? 34 : 10);
      canvas.add(shapesOf(parts, { x: 500, y: chin, scale: unit }, looks), { rim: 0.9, glow: 0.12, shadow: cut }); // prettier-ignore
      canvas.note(figure.sex === 'woman' ? 'woman' : 'person', words);
      return;
    }
    const x = shown.length === 1 ? 500 : 512 + (n - (shown.length - 1) / 2) * tall * 0.46;
    const isFlipped = shown.length > 1 && n % 2 === 1;
    const unit = headOf(tall) * figure.size;
    const middle = (figure.box.left + figure.box.right) / 2;
    const shapes = shapesOf(figure.parts, { x: x - middle * unit * (isFlipped ? -1 : 1), y: foot, scale: unit, isFlipped }, looks); // prettier-ignore
    canvas.add(shapes, { rim: 0.6, glow: 0.05, shadow: cut });
    if (i === 0) canvas.note(figure.sex === 'woman' ? 'woman' : 'person', wordsShown(person, FEET));
  });
  if (!isClose)
    canvas.layers.splice(0, 0, { shapes: [thin(palette.ink, 0.5, ellipse(512, foot + 4, 330, 16)), thin(palette.ink, 0.35, ellipse(512, foot + 4, 400, 24))] }); // prettier-ignore
  const turned = random.chance(0.5) ? mirrored(canvas.layers, light) : { layers: canvas.layers, light };
  return {
    picture: {
      seed: `${series.seed}/${seed}/${take}`,
      paper: palette.paper,
      ground: { stops: [{ at: 0, colour: mix(ground, palette.light, 0.5) }, { at: 0.4, colour: ground }, { at: 0.86, colour: mix(deep, ground, 0.5) }, { at: 1.2, colour: deep }], radial: 0.95, reach: 620, marble: 0.07 },
      edge: { radiusX: 0.39, radiusY: 0.458 },
      ...turned,
    },
    drawn: canvas.drawn,
    template: isClose ? 'close' : `portrait ${shown.length}`,
  }; // prettier-ignore
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
