import { isMentionOf, isWorn, type ReadText } from './text.ts';

/** «На столе поместилось платье»: clothes that nobody wears. */
export const isLaidOut = ({ tokens, mentions }: ReadText, at: number): boolean =>
  mentions.some(
    (mention) => mention.from === at && isMentionOf(mention, 'look') && isWorn(mention.meaning.look.part),
  ) &&
  tokens.some(
    ({ word, sentence }) =>
      sentence === tokens[at]!.sentence &&
      /^(?:поместил|разместил|выстроил|уложен|развешен|развешан|лежал|висел|вынут)\p{L}*$/u.test(word),
  );
/** «Палец был прокушен»: a hand makes no portrait. */
export const isOnlyOfHands = ({ mentions }: ReadText): boolean =>
  mentions.every(
    (mention) => !isMentionOf(mention, 'look') || /^(?:hands|arms|body)$/u.test(mention.meaning.look.kind),
  );

const SEATED =
  /^(?:sat|sits|sitting|seated|rode|rides|riding|drove|driving|drives|верхом|сидел|сидела|скакал|скакала)$/u;

/** «Переступала на длинных бабках», «вытягивая поводья, качала седока»: the verbs of a horse that is called by its name. */
export const isOfHorse = ({ tokens, language }: ReadText): boolean =>
  language === 'ru' &&
  tokens.some(({ word }) => /^(?:бабк(?:ах|ами)|копыт\p{L}*|поводья|седока)$/u.test(word)) &&
  !tokens.some(({ word }) => SEATED.test(word)) &&
  !tokens.some(({ word }) => /^(?:он|ямщик|кучер|всадник|наездник|мужик)$/u.test(word));

/** "Bending his muzzle to his chest", "opening and shutting their beaks": parts that only beasts and birds have. */
export const hasPartsOfBeast = ({ tokens, mentions, scopes }: ReadText): boolean =>
  tokens.some(
    ({ word }, i) =>
      BEASTLY.test(word) &&
      scopes.at(i) === null &&
      /^(?:his|her|its|their|the)$/u.test(
        tokens
          .slice(Math.max(0, i - 3), i)
          .map((token) => token.word)
          .findLast((each) => /^(?:his|her|its|their|the|my|our|your|a|an|of)$/u.test(each)) ?? '',
      ),
  ) &&
  !mentions.some(
    (mention) =>
      scopes.at(mention.from) === null &&
      ((isMentionOf(mention, 'person') && !isNameOrOwner(mention, tokens)) ||
        (isMentionOf(mention, 'thing') && mention.meaning.group === 'animal')),
  ) &&
  !tokens.some(({ word }) => SEATED.test(word));

/** "Bedouin passed", "the Emperor's eye": what a horse is called, and whose eye is on it. */
const isNameOrOwner = ({ from, to }: { from: number; to: number }, tokens: ReadText['tokens']): boolean =>
  /['’]s$/u.test(tokens[to - 1]!.word) ||
  (tokens[to - 1]!.isCapital && tokens[from]!.gap !== 'sentence' && to - from === 1);

const BEASTLY = /^(?:muzzle|hoofs?|hooves|fetlocks?|withers|beaks?|paws?|snouts?|talons)$/u;

/** "Upon my forehead and along my spine": parts of the one who tells. */
export const isOnlyOfTeller = ({ tokens, mentions }: ReadText): boolean => {
  const looks = mentions.filter((mention) => isMentionOf(mention, 'look'));
  return (
    looks.length > 0 &&
    !tokens.some(({ word }) => /^(?:i|we|thou|я|мы)$/u.test(word)) &&
    !tokens.some(({ word }) => /^(?:i|we|thou|я|мы)$/u.test(word)) &&
    looks.every(({ from }) =>
      tokens
        .slice(Math.max(0, from - 3), from)
        .some(
          ({ word, clause }) => clause === tokens[from]!.clause && /^(?:my|our|your|thy|mine)$/u.test(word),
        ),
    )
  );
};

/** Whether the passage is about an animal: its first noun is one, and no person is named. */
export function isOfAnimal({ mentions, tokens, scopes }: ReadText): boolean {
  const first = mentions.find(
    (mention) =>
      isMentionOf(mention, 'person') ||
      (isMentionOf(mention, 'thing') &&
        mention.meaning.group === 'animal' &&
        scopes.at(mention.from) === null),
  );
  if (!first || !isMentionOf(first, 'thing')) return false;
  // A ridden horse is not the described subject.
  return !(first.meaning.what === 'horse' && tokens.some(({ word }) => SEATED.test(word)));
}

/** "He called them Flash and Bob; they were sheep-dogs": the passage is about them, not about their master. */
export const isCalledAnAnimal = ({ mentions, tokens }: ReadText): boolean =>
  mentions.some(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      mention.meaning.group === 'animal' &&
      tokens
        .slice(Math.max(0, mention.from - 5), mention.from)
        .some(
          ({ word, clause }, i, all) =>
            clause === tokens[mention.from]!.clause &&
            /^(?:they|it|both)$/u.test(word) &&
            /^(?:was|were|is|are)$/u.test(all[i + 1]?.word ?? ''),
        ),
  );
