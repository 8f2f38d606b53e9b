import type { ScenePerson } from '../scene.ts';
import { knownFromText } from './known-from-text.ts';
import type { Look } from './lexicon/worn.ts';
import { spanOf } from './nouns.ts';
import { addClothTrait } from './qualities.ts';
import { isMentionOf, type Mention, type ReadText } from './text.ts';

/** "A white blouse and a dark skirt": a woman's dress in two colours. @param own whether a token describes this person */
export function readBlouseAndSkirt(
  person: ScenePerson,
  own: (index: number) => boolean,
  text: ReadText,
): void {
  const worn = text.mentions.filter(
    (mention): mention is Mention<{ type: 'look'; look: Look }> =>
      isMentionOf(mention, 'look') && mention.meaning.look.part === 'clothes' && own(mention.from),
  );
  const last = ({ to }: (typeof worn)[number]) => text.tokens[to - 1]!.word;
  const blouse = worn.find(({ meaning: { look } }) => look.kind === 'shirt' || look.kind === 'jacket');
  const skirt = worn.find((mention) => SKIRT.test(last(mention)));
  if (!blouse || !skirt || person.sex === 'man' || person.count !== 1) return;
  person.sex = 'woman';
  person.clothes = knownFromText(
    { kind: 'dress', colour: blouse.colour?.value ?? (blouse.meaning.look.kind === 'shirt' ? LINEN : CLOTH) },
    text,
    blouse,
  );
  addClothTrait(person, 'skirt', skirt, text);
  if (skirt.colour)
    person.features = [
      ...(person.features ?? []),
      { part: 'skirt', colour: skirt.colour.value, words: [spanOf(text.tokens, skirt.from, skirt.to)] },
    ];
}

const SKIRT = /^(?:skirts?|petticoats?|юб(?:к|оч)\p{L}+)$/u;
/** Where no colour is stated. */
const [LINEN, CLOTH] = ['#ece4d4', '#6d5a4a'];
