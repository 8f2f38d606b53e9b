import { part } from '#painter-parts';
import { seeded } from '../../drawing/seeded.ts';
import { placed, type Placement } from '../../drawing/path.ts';
import type { Shape } from '../../drawing/layer.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Material, Part } from '../../motifs/motif.ts';
import { HEADS_TALL } from '../../people/person.ts';
import type { Deed, Scene, ScenePerson } from '../../scene.ts';
import { boxOf, shapesOf } from '../canvas.ts';
import { dressedLooks } from './dressed-person.ts';
import { heldPartsOf } from './held-parts.ts';
import { ADULT_HEIGHT_M, type Figure } from './figures.ts';
import { isHeldName } from './held-by-figure.ts';

/** Two people who do something to each other, as one figure that faces right. */
export function coupleOf(one: Figure, other: Figure, how: Deed): Figure {
  // In an embrace or a dance the man comes first.
  const [a, b] = MUTUAL.has(how) && one.sex === 'woman' && other.sex === 'man' ? [other, one] : [one, other];
  const layers = part('people').drawPair(
    how,
    { looks: dressedLooks(a), size: a.size },
    { looks: dressedLooks(b), size: b.size },
    { thing: givenBy(a.person, b.person), seat: how === 'lean over' ? chair() : [] },
  );
  const pair = layers.map(({ of, parts }) => ({ figure: of === 'one' ? a : b, parts }));
  const parts = pair.flatMap((layer) => layer.parts);
  return { ...a, parts, pair, box: boxOf(parts), posture: 'incline', isSeated: false };
}

const MUTUAL: ReadonlySet<Deed> = new Set<Deed>(['embrace', 'dance', 'take hands', 'arm in arm']);

/** The thing that is handed over; a letter if the passage does not say. */
function givenBy(one: ScenePerson, other: ScenePerson): Part[] {
  const held = [...one.holds, ...other.holds].find(({ value }) => value !== 'cane');
  if (held && isHeldName(held.value) && held.value !== 'sack' && held.value !== 'cane')
    return part('people').drawHeld(held.value, {
      nearArm: { end: [-0.2, 0], angle: 90 },
      trunk: () => [0, 0],
    });
  return (held && heldPartsOf({ ...one, holds: [held] })) ?? [];
}

/** With the hips of its sitter at x = 0, in heads. */
function chair(): Part[] {
  const motif = MOTIFS.get('chair');
  if (!motif) return [];
  const scale = HEADS_TALL / ADULT_HEIGHT_M;
  const drawn = motif.draw(seeded('chair'), {});
  const { left, right } = boxOf(drawn);
  return drawn.map((part) => ({
    ...part,
    material: 'boot',
    path: placed(part.path, { x: -0.1 - ((left + right) / 2) * scale, y: 0, scale }),
  }));
}

/** The shapes of a figure or a couple, each person with their own colours. */
export const figureShapes = (
  figure: Figure,
  at: Placement,
  colours: (figure: Figure) => Readonly<Record<Material, string>>,
  parts: readonly Part[] = figure.parts,
): Shape[] =>
  figure.pair
    ? figure.pair.flatMap((layer) => shapesOf(layer.parts, at, colours(layer.figure)))
    : shapesOf(parts, at, colours(figure));

const unknownPerson: ScenePerson = {
  id: '',
  words: [],
  certainty: 0,
  weight: 0,
  count: 1,
  wears: [],
  holds: [],
};

export interface PartnerOf {
  person: ScenePerson;
  /** The index among the members of a group. */
  index: number;
  how: Deed;
}

/**
 * The person to whom a person does something; `drawn` for a person to whom something is done, who is already drawn.
 *
 * @param index among the members of a group
 */
export function partnerOf(scene: Scene, person: ScenePerson, index: number): PartnerOf | 'drawn' | null {
  const own = scene.people.indexOf(person);
  const { deed } = person;
  if (deed) {
    if (deed.value.to === own)
      return index > 1 ? null : index % 2 ? 'drawn' : { person, index: index + 1, how: deed.value.kind };
    const other = scene.people[deed.value.to];
    if (other && index === 0) return { person: other, index: 0, how: deed.value.kind };
  }
  if (index === 0 && scene.people.some((each) => each !== person && each.deed?.value.to === own))
    return 'drawn';
  const how = person.posture?.value;
  if (how === 'embrace' || how === 'dance') {
    if (person.count !== 1) return index % 2 ? 'drawn' : { person, index: index + 1, how };
    const others = scene.people.filter((each) => each !== person && each.count === 1);
    const isSecond =
      others.some(({ posture }) => posture?.value === how) &&
      scene.people.findIndex(({ posture }) => posture?.value === how) !== own;
    if (isSecond) return 'drawn';
    // The partner must be found even if the passage calls them only "her".
    const other = others[0] ?? {
      ...unknownPerson,
      id: `${person.id}/other`,
      sex: person.sex === 'woman' ? ('man' as const) : ('woman' as const),
    };
    return { person: other, index: 0, how };
  }
  if (how === 'fight' && person.count === 2) return index % 2 ? 'drawn' : { person, index: index + 1, how };
  const holder = scene.people.find(
    ({ posture, count }) => count === 1 && (posture?.value === 'embrace' || posture?.value === 'dance'),
  );
  const held = holder && scene.people.find((each) => each !== holder && each.count === 1);
  return held === person && person.count === 1 ? 'drawn' : null;
}
