import { mix } from '../../../drawing/colour.ts';
import type { Scene, SceneThing } from '../../../scene.ts';
import { buildingForm, seededBy } from '../../building-form.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import { usualColour } from '../../colours/usual-colours.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { SAME_BUILDING } from './scale-of.ts';
import { underSnow } from '../far/snow-laden.ts';
import type { Stage } from '../stage.ts';

/** Needles darker than any leaf. */
const YEW = '#22332c';

/** The colours of a thing at a depth: stated ones, those of the same building by another name, then usual ones. */
export function thingColours(
  stage: Stage,
  thing: SceneThing,
  name: string,
  depth: number,
): ReturnType<typeof coloursAt> {
  const { scene, palette } = stage;
  // White roses grow on a green bush.
  const isInFlower = FLOWERING.has(name) && thing.colour !== undefined;
  const plain = coloursAt(palette, depth, {
    body:
      isInFlower || isGreenWithMoss(scene, thing) ? undefined : (thing.colour ?? colourOfSame(scene, thing)),
    accent: isInFlower ? thing.colour : undefined,
    usual: usualOf(scene, thing, name),
  });
  const looks = BUILDINGS.has(name) && name !== 'church with domes' ? underSnow(stage, plain, depth) : plain;
  // «С красной крышей».
  const roof = BUILDINGS.has(name)
    ? scene.things.find(({ what, colour }) => (what === 'roof' || what === 'dome') && colour)
    : undefined;
  if (roof?.colour)
    return { ...looks, roof: mix(looks.roof, roof.colour, (palette.isDark ? 0.24 : 0.52) * (1 - depth)) };
  // Its colour does not apply to its horses.
  if (DRAWN_BY_HORSES.has(thing.what))
    return { ...looks, brow: coloursAt(palette, depth, { usual: usualColour('horse', scene) }).ink };
  if (thing.qualities.includes('thatched') && !roof)
    return { ...looks, roof: mix(looks.roof, '#d8bd7a', (palette.isDark ? 0.2 : 0.5) * (1 - depth)) };
  // A white steeple is white up to its cross.
  const steeple =
    name === 'church with a spire'
      ? scene.things.find(({ what, colour }) => what === 'steeple' && colour)?.colour
      : undefined;
  if (steeple) return { ...looks, roof: mix(looks.ink, steeple, 0.5) };
  return thing.what === 'yew' ? { ...looks, leaf: mix(looks.leaf, YEW, 0.7) } : looks;
}

/** Bushes of which a stated colour is that of the flowers. */
const FLOWERING: ReadonlySet<string> = new Set(['rose bush', 'meadow flowers']);

function usualOf(scene: Scene, thing: SceneThing, name: string): string | undefined {
  const form = buildingForm(name, thing, scene);
  return (
    (form === name
      ? undefined
      : usualColour(form, scene, thing.qualities, seededBy(scene, 'paint').int(0, 9))) ??
    usualColour(thing.what, scene, thing.qualities) ??
    usualColour(name, scene)
  );
}

/** The stated colour of another word for the same building: a church's white steeple. */
function colourOfSame({ things }: Scene, thing: SceneThing): string | undefined {
  const group = SAME_BUILDING.find((words) => words.has(thing.what));
  return (
    group &&
    things.find(({ what, colour }) => colour !== undefined && what !== 'dome' && group.has(what))?.colour
  );
}

/** "The barn was green with moss": the barn under it has its own colour. */
const isGreenWithMoss = ({ things }: Scene, { what, colour }: SceneThing): boolean =>
  what !== 'moss' &&
  colour === GREEN &&
  things.some((other) => other.what === 'moss' || other.what === 'ivy');
const GREEN = '#55793f';
