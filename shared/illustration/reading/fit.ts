import type { ScenePerson } from '../scene.ts';
import { phrasesOf } from './phrases.ts';
import { addClothTrait } from './qualities.ts';
import type { ReadText } from './text.ts';

/** How clothes are worn, and the words for it. */
const FITS: readonly (readonly [fit: string, en: RegExp, ru: RegExp])[] = [
  [
    'loose',
    / (?:(?:far |much |several sizes |a size |sizes )?too (?:large|big|wide|loose|long)(?= (?:for|and|in|on)? ?)|hung (?:loosely|loose|in folds|like a sack) (?:on|upon|about|around|round)|baggy|ill fitting|loose fitting)(?= )/gu,
    / (?:не по росту|с чужого плеча|(?:слишком|чересчур|непомерно) (?:широк|велик|просторн|больш|длинн)\S*|висел\S* (?:на нем|на ней|мешком)|сидел\S* (?:на нем )?мешком|мешковат\S*)(?= )/gu,
  ],
  [
    'tight',
    / (?:(?:far |much |a size )?too (?:tight|small|short|narrow)|tight fitting|skintight|skin tight|outgrown)(?= )/gu,
    / (?:(?:слишком|чересчур) (?:узк|тесн|коротк|мал)\S*|в обтяжку|из котор\S+ (?:он |она )?вырос\S*|узеньк\S+)(?= )/gu,
  ],
  [
    'buttoned',
    / (?:buttoned (?:up |right up |close |closely |tight |tightly )?(?:(?:in front )?(?:to|at|round|up to|under) (?:his |her |the |their )?(?:very )?(?:chin|throat|neck|top)|up|right up|closely|tightly)|(?:closely|tightly) buttoned)(?= )/gu,
    / (?:застегнут\S* (?:на все (?:пуговицы|крючки)|наглухо|доверху|до (?:самого )?(?:верху|подбородка|горла|шеи))|(?:на все пуговицы|наглухо) застегнут\S*|застегнувшись (?:наглухо|на все пуговицы|доверху))(?= )/gu,
  ],
  [
    'collar up',
    / (?:collar (?:was |of (?:his|her|the) \S+ (?:coat )?(?:was )?)?(?:turned |pulled |drawn |buttoned )?up|upturned collar|turned up collar|turned up (?:his|her|the) (?:coat )?collar|(?:turning|pulled|pulling|drew) up (?:his|her|the) (?:coat )?collar)(?= )/gu,
    / (?:подня\S+ воротник\S*|воротник\S* (?:\S+ )?(?:был )?подня\S+)(?= )/gu,
  ],
];

/** "Buttoned to the chin", «сюртук с чужого плеча»: adds to a person how their clothes are worn. */
export function readFit(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  if (person.count !== 1) return;
  for (const { text: line, tokenAt } of phrasesOf(text.tokens, 'sentence'))
    for (const [fit, en, ru] of FITS)
      for (const match of line.matchAll(text.language === 'en' ? en : ru)) {
        const [from, to] = [tokenAt(match.index + 1), tokenAt(match.index + match[0].length - 1) + 1];
        if (
          text.scopes.at(from) === null &&
          !DENIED.test(text.tokens[from - 1]?.word ?? '') &&
          own(from) &&
          isOfClothes(from, text)
        )
          addClothTrait(person, fit, { from, to }, text);
      }
}

/** Whether a garment is named nearby: "a room too large for him" does not describe a coat. */
const isOfClothes = (at: number, { tokens, mentions }: ReadText): boolean =>
  CLOTH.test(tokens[at]!.word) ||
  CLOTH.test(tokens[at + 1]?.word ?? '') ||
  mentions.some(
    ({ from, meaning }) =>
      meaning.type === 'look' &&
      meaning.look.part !== 'feature' &&
      meaning.look.part !== 'hair' &&
      meaning.look.part !== 'beard' &&
      Math.abs(from - at) < 9 &&
      tokens[from]!.sentence === tokens[at]!.sentence,
  );
const DENIED = /^(?:not|never|не)$/u;
const CLOTH = /^(?:collar|upturned|воротник\p{L}*|застегн\p{L}+|buttoned)$/u;
