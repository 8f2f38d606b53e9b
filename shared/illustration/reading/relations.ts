import type { Relation, ScenePerson, SceneThing, SubjectRef } from '../scene.ts';
import type { ReadText } from './text.ts';

/** The relation that each preposition states. */
const PLACING: Readonly<Record<string, Relation>> = {
  on: 'on',
  upon: 'on',
  onto: 'on',
  under: 'under',
  beneath: 'under',
  below: 'under',
  underneath: 'under',
  in: 'in',
  inside: 'in',
  within: 'in',
  beside: 'beside',
  by: 'beside',
  near: 'beside',
  against: 'beside',
  at: 'at',
  behind: 'behind',
  before: 'before',
  above: 'above',
  over: 'above',
  around: 'around',
  round: 'around',
  among: 'around',
  beyond: 'far',
  на: 'on',
  под: 'under',
  в: 'in',
  внутри: 'in',
  у: 'beside',
  возле: 'beside',
  около: 'beside',
  подле: 'beside',
  при: 'beside',
  за: 'behind',
  позади: 'behind',
  перед: 'before',
  над: 'above',
  вокруг: 'around',
  среди: 'around',
  между: 'around',
};

interface Placed {
  ref: SubjectRef;
  start: number;
}

/** Adds the relations between things and people that prepositions state. */
export function addRelations(
  text: ReadText,
  things: readonly SceneThing[],
  people: readonly ScenePerson[],
): void {
  const at = new Map<number, SubjectRef>();
  things.forEach(({ words }, index) => words.forEach(({ start }) => at.set(start, { kind: 'thing', index })));
  people.forEach(({ words }, index) =>
    words.forEach(({ start }) => at.set(start, { kind: 'person', index })),
  );
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
      return ref && !(ref.kind === to.kind && 'index' in ref && 'index' in to && ref.index === to.index)
        ? { ref, start }
        : null;
    };
    // "A clock on the table", or "on the table stood a clock".
    const placed =
      isHere(mentions[i - 1]) ??
      (i === 0 || tokens[mentions[i - 1]!.from]!.clause !== clause ? isHere(mentions[i + 1]) : null);
    if (!placed) continue;
    const one =
      placed.ref.kind === 'thing'
        ? things[placed.ref.index]
        : placed.ref.kind === 'person'
          ? people[placed.ref.index]
          : undefined;
    if (
      one &&
      !one.relation &&
      !(to.kind === 'person' && kind !== 'beside' && kind !== 'behind' && kind !== 'before')
    )
      one.relation = { kind, to };
  }
  for (const person of people) if (!person.relation) placeByPosture(person, text, at);
}

/** "He was sitting on the ground": the place of a person who is named only by a pronoun. */
function placeByPosture(
  person: ScenePerson,
  { tokens, mentions }: ReadText,
  at: ReadonlyMap<number, SubjectRef>,
): void {
  const start = person.posture?.source === 'passage' ? person.posture.words[0]?.start : undefined;
  const verb = tokens.findIndex((token) => token.start === start);
  if (verb < 0) return;
  const leans = tokens.findIndex(
    ({ word, sentence }, i) => i > verb && sentence === tokens[verb]!.sentence && LEANING.test(word),
  );
  for (const from of [leans, verb].filter((i) => i >= 0)) {
    const mention = mentions.find(
      (other) =>
        other.from > from && other.from - from < NEAR && tokens[other.from]!.clause === tokens[from]!.clause,
    );
    const kind = mention && PLACING[mention.preposition];
    const to = mention && at.get(tokens[mention.from]!.start);
    if (kind && to?.kind === 'thing') person.relation ??= { kind, to };
  }
}
const NEAR = 7;
const LEANING = /^(?:leaning|leant|leaned|прислон\p{L}+|прижавш\p{L}+)$/u;
