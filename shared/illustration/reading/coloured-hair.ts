import type { ScenePerson } from '../scene.ts';
import { knownFromText } from './known-from-text.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** Colours of a person that mean the colour of the hair: "a blonde woman", «рыжий мужик». */
const OF_HAIR: ReadonlyMap<string, string> = new Map([
  ['#e2c892', '#e2c892'],
  ['#cf6f32', '#a34f2a'],
  ['#d9d5cc', '#b9b9b8'],
]);

/** Takes the colour of a person's hair from an adjective of the person. @param at the token of their noun */
export function readColouredHair(person: ScenePerson, { at }: { at: number }, text: ReadText): void {
  const colour = text.mentions.find(
    (mention) => isMentionOf(mention, 'person') && mention.from <= at && at < mention.to,
  )?.colour;
  const hair = OF_HAIR.get(colour?.value ?? '');
  if (hair) person.hair ??= knownFromText({ colour: hair }, text, { from: at, to: at + 1 });
}
