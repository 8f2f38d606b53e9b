import type { Relation, ScenePerson, SceneThing, SubjectRef } from '../scene.ts';
import type { ReadText } from './text.ts';

/** The relation that each preposition states. */
const PLACING: Readonly<Record<string, Relation>> = {
  on: 'on', upon: 'on', onto: 'on', under: 'under', beneath: 'under', below: 'under', underneath: 'under', in: 'in', inside: 'in', within: 'in', beside: 'beside', by: 'beside', near: 'beside', against: 'beside', at: 'at',
  behind: 'behind', before: 'before', above: 'above', over: 'above', around: 'around', round: 'around', among: 'around', beyond: 'far',
  на: 'on', под: 'under', в: 'in', внутри: 'in', у: 'beside', возле: 'beside', около: 'beside', подле: 'beside', при: 'beside', за: 'behind', позади: 'behind', перед: 'before', над: 'above', вокруг: 'around', среди: 'around', между: 'around',
}; // prettier-ignore

interface Placed {
  ref: SubjectRef;
  start: number;
}

/** Adds the relations between things and people that prepositions state. */
export function addRelations(text: ReadText, things: readonly SceneThing[], people: readonly ScenePerson[]): void {
  const at = new Map<number, SubjectRef>();
  things.forEach(({ words }, index) => words.forEach(({ start }) => at.set(start, { kind: 'thing', index })));
  people.forEach(({ words }, index) => words.forEach(({ start }) => at.set(start, { kind: 'person', index })));
  const { tokens, mentions } = text;
  for (const [i, mention] of mentions.entries()) {
    const kind = PLACING[mention.preposition];
    const to = at.get(tokens[mention.from]!.start);
    if (!kind || !to) continue;
    const { clause } = tokens[mention.from]!;
    const isHere = (other: (typeof mentions)[number] | undefined): Placed | null => {
      if (!other || tokens[other.from]!.clause !== clause) return null;
      const { start } = tokens[other.from]!;
      const ref = at.get(start);
      return ref && !(ref.kind === to.kind && 'index' in ref && 'index' in to && ref.index === to.index) ? { ref, start } : null;
    };
    // "A clock on the table", or "on the table stood a clock".
    const placed = isHere(mentions[i - 1]) ?? (i === 0 || tokens[mentions[i - 1]!.from]!.clause !== clause ? isHere(mentions[i + 1]) : null);
    if (!placed) continue;
    const one = placed.ref.kind === 'thing' ? things[placed.ref.index] : placed.ref.kind === 'person' ? people[placed.ref.index] : undefined;
    if (one && !one.relation && !(to.kind === 'person' && kind !== 'beside' && kind !== 'behind' && kind !== 'before')) one.relation = { kind, to };
  }
} // prettier-ignore
