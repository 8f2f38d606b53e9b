import type { ScenePerson } from '../scene.ts';
import { knownFromText } from './known-from-text.ts';
import { addClothTrait, CLOTH_TRAITS } from './qualities.ts';
import type { Mention, ReadText } from './text.ts';

/** "His clothes were black and dusty": garments of which only the look is told. */
export function wearSome(
  person: ScenePerson,
  mention: Mention,
  colour: string | undefined,
  text: ReadText,
): void {
  if (colour && !person.clothes)
    person.clothes = {
      ...knownFromText(
        { kind: person.sex === 'woman' ? ('dress' as const) : ('coat' as const), colour },
        text,
        mention,
      ),
      certainty: 0.8,
    };
  for (const quality of mention.looks) {
    if (quality === 'shabby' || quality === 'ragged') addClothTrait(person, 'ragged', mention, text);
    else if (CLOTH_TRAITS.has(quality)) addClothTrait(person, quality, mention, text);
  }
}
