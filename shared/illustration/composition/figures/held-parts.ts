import { part } from '#painter-parts';
import { placed } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Motif, Part } from '../../motifs/motif.ts';
import type { Hat } from '../../people/heads.ts';
import { HEADS_TALL } from '../../people/person.ts';
import type { ScenePerson } from '../../scene.ts';
import { gesturesOf } from './gestures.ts';

/** @returns the parts of the first held thing, in heads, held at (0, 0) */
export function heldPartsOf(person: ScenePerson): Part[] | undefined {
  const { holds, id } = person;
  const doffed = [...gesturesOf(person)].map((gesture) => DOFFED[gesture]).find((hat) => hat !== undefined);
  if (doffed) return part('people').drawDoffed(doffed);
  for (const { value } of holds) {
    if (SMOKED.has(value)) continue;
    if (value === 'baby') return part('people').drawSwaddled();
    const motif = handheldMotif(value);
    if (!motif) continue;
    // A thing without a grip is held at its base.
    const grip = motif.anchors?.grip ?? { x: 0, y: -Math.min(0.06, motif.height * 0.3) };
    const scale = HEADS_PER_METRE * (value === 'lamp' ? HAND_LAMP : 1);
    const at = { x: -grip.x * scale, y: -grip.y * scale, scale };
    return motif.draw(seeded(id, value), { isLit: true }).map((part) => ({
      ...part,
      // Not of the colour of the coat that it is held before.
      material: part.material === 'ink' ? 'fur' : part.material,
      path: placed(part.path, at),
    }));
  }
  return undefined;
}

/** The motif of a held thing, or null if a hand could not hold it. */
export function handheldMotif(name: string): Motif | null {
  const motif = MOTIFS.get(AS[name] ?? name);
  if (motif && POLES.has(name)) return motif;
  return motif &&
    motif.height < HELD_MAX_METRES &&
    ['table', 'hand', 'ground'].includes(motif.support) &&
    motif.width < 1.2
    ? motif
    : null;
}

const HEADS_PER_METRE = HEADS_TALL / 1.75;

/** Long things that are still held in one hand. */
const POLES: ReadonlySet<string> = new Set(['fishing rod', 'spear', 'oar']);

/** Larger things are not held in one hand. */
const HELD_MAX_METRES = 1.9;

const AS: Readonly<Record<string, string>> = {
  stick: 'cane',
  papers: 'letter',
  flowers: 'bouquet',
  teacup: 'teacup',
  'open book': 'open book',
};

/** A portable lamp is smaller than one that stands on a table. */
const HAND_LAMP = 0.62;

/** What is between the teeth, not in the hand. */
export const SMOKED: ReadonlySet<string> = new Set(['pipe', 'cigar']);

/** A hat taken off and held. */
const DOFFED: Readonly<Record<string, Hat>> = {
  'hat in hand': 'topHat',
  'cap in hand': 'cap',
  'fur hat in hand': 'furHat',
};
