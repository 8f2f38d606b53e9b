import type { ScenePerson } from '../scene.ts';
import { MARKS } from './lexicon/marks.ts';
import { spanOf } from './nouns.ts';
import { linesOf } from './phrases.ts';
import type { ReadText } from './text.ts';

/** Facial expressions and the words for them; they are looks of `people/bust-looks.ts`. */
const EXPRESSIONS: readonly (readonly [look: string, en: RegExp, ru: RegExp])[] = [
  ['smile', / (?:smiled|smiling|smiles|beaming|grinned|grinning)(?= )/gu, / (?:улыбнулся|улыбнулась|улыбался|улыбалась|улыбается|улыбаясь|улыбнувшись|улыбающийся|улыбающаяся|улыбавшийся|усмехнулся|усмехнулась|усмехаясь)(?= )/gu],
  ['mouth open', / (?:laughed|laughing|laughs|shouted|shouting|screamed|screaming|roared|roaring|singing|sang|yawned|yawning|with (?:his |her )?(?:mouth (?:wide )?open|open mouth)|open mouthed|(?:mouth|jaw) (?:was |hung |fell |stood )?(?:wide )?(?:open|gaping|dropped)|gaping|gasping)(?= )/gu, / (?:засмеялся|засмеялась|смеялся|смеялась|смеется|смеясь|хохотал|хохотала|захохотал|захохотала|хохоча|кричал|кричала|закричал|закричала|кричит|запел|запела|пел|пела|зевал|зевая|зевнул|(?:с )?(?:раскрыв|раскрыл|разинув|разинул|открыв|раскрытым|разинутым|открытым)\S? (?:рот|рта|ртом))(?= )/gu],
  ['eyes closed', / (?:(?:closed|closing|shut|shutting) (?:his|her|both) eyes|(?:with )?(?:closed|shut) eyes|(?:his|her|with) eyes (?:were |had |half |tightly |fast )?(?:closed|shut)|asleep|eyelids closed)(?= )/gu, / (?:закрыл глаза|закрыла глаза|закрыв глаза|закрывая глаза|с закрытыми глазами|глаза (?:его |ее )?(?:были )?(?:закрыты|закрылись)|зажмурил\S*|зажмурив\S*|зажмурясь|спал|спала|спит|дремал|дремала)(?= )/gu],
  ['tears', / (?:tears|wept|weeping|sobbed|sobbing|weeps|crying bitterly)(?= )/gu, / (?:слезы|слезами|слез|слезах|плакал|плакала|плачет|плача|заплакал|заплакала|рыдал|рыдала|рыдая|зарыдал|зарыдала)(?= )/gu],
  ['frown', / (?:frowned|frowning|frowns|scowled|scowling|knit(?:ted)? (?:his|her) (?:brow|brows|eyebrows)|(?:brows|eyebrows) (?:were )?(?:knit|knitted|contracted)|(?:with a|a) (?:\S+ )?(?:frown|scowl))(?= )/gu, / (?:нахмурился|нахмурилась|нахмурив\S*|нахмурясь|хмурился|хмурилась|хмурясь|насупился|насупилась|насупив\S*|нахмуренн\S+|насупленн\S+|сдвинув брови|сдвинул брови|сдвинутые брови)(?= )/gu],
  ['head bowed', / (?:(?:bowed|hung|bent|drooped|lowered|hanging|bowing|dropped) (?:his|her) head|head (?:was |had )?(?:sunk|sank|bowed|bent|drooping|hanging|drooped|on (?:his|her) (?:breast|chest|bosom))|(?:eyes|gaze|glance) (?:were )?(?:cast down|downcast|lowered|on the ground|bent down)|downcast eyes|(?:lowered|dropped|cast down) (?:his|her) eyes|(?:gazed|looked|looking|gazing|staring|stared) (?:at|upon) the (?:ground|floor))(?= )/gu, / (?:(?:опустил|опустила|опустив|опуская|понурил|понурив|повесив|повесил|потупив|потупил|потупила|склонив|склонил|склонила|наклонив) (?:свою )?(?:голову|глаза|взор|взгляд)|(?:опущенн|поникш|потупленн)\S+ (?:голов\S+|глаз\S*|взор\S*)|голова (?:его |ее )?(?:опустилась|поникла|опущена)|потупился|потупилась|потупясь|понурившись)(?= )/gu],
  ['head in hands', / (?:(?:head|face|forehead|brow)s? (?:\S+ )?(?:in|on|upon|between) (?:his|her|both) (?:two )?hands?|(?:buried|hid|hiding|burying|covered|covering) (?:his|her) face|(?:head|cheek|chin) (?:propped|resting|leaning|rested|leaned) (?:on|upon|in) (?:his|her) (?:hand|hands|fist|palm)|(?:head|cheek|chin) (?:on|upon|in) (?:his|her) (?:hand|hands|fist|palm))(?= )/gu, / (?:(?:опустив|опустил|опустила|уронив|уронил|уронила|положив|положил|обхватив|обхватил|обхватила|сжав|сжал|подперев|подпер|подперла|подперши|подпершись|закрыв|закрыл|закрыла|спрятав|спрятал|спрятала) (?:свою )?(?:голову|лицо|щеку|подбородок)? ?(?:на |в |обеими )?(?:руки|руками|рукой|рукою|руку|ладонями|ладони|ладонью|кулаком|кулаками))(?= )/gu],
  ['head back', / (?:(?:threw|throwing|flung|tossed|tossing) back (?:his|her) head|head (?:was )?thrown back|(?:threw|throwing|flung|tossed|tossing) (?:his|her) head back|looked up(?: at)?|(?:raised|lifted|raising|lifting) (?:his|her) (?:eyes|face|head)(?: to| towards)?)(?= )/gu, / (?:(?:закинул|закинула|закинув|запрокинул|запрокинув|откинул|откинув|поднял|подняла|подняв) (?:назад )?(?:голову|глаза|лицо)|(?:закинут|запрокинут|откинут)\S+ голов\S+)(?= )/gu],
]; // prettier-ignore

/** They describe the face itself, and not what it does. */
const SHOWN_IN_FACE: ReadonlySet<string> = new Set(
  MARKS.map(([look]) => look).filter((look) => look !== 'sneer' && look !== 'brows raised'),
);

/** Tears that are not shed: "on the point of tears", «до слёз». */
const NOT_SEEN = /^(?:no|not|without|never|almost|nearly|до|без|не|сквозь|чуть|едва|почти)$/u;

/** Adds expressions of the face, movements of the head and what a face is known by to a person. */
export function readExpressions(person: ScenePerson, own: (index: number) => boolean, text: ReadText): void {
  if (person.count !== 1) return;
  for (const { text: line, tokenAt, first } of linesOf(text.tokens, 'sentence'))
    for (const [look, en, ru] of [...EXPRESSIONS, ...MARKS])
      for (const match of line.matchAll(text.language === 'en' ? en : ru)) {
        const [from, to] = [tokenAt(match.index + 1), tokenAt(match.index + match[0].length - 1) + 1];
        if (text.scopes.at(from) !== null || !own(from) || text.tokens[from]!.isSpoken) continue;
        if (text.tokens.slice(Math.max(first, from - 2), from).some(({ word }) => NOT_SEEN.test(word))) continue;
        if (isOfAnother(person, from, text) || isAttribute(from, text)) continue;
        if (person.features?.some(({ looks }) => looks?.some((each) => each === look || each.startsWith(`${look} `)))) continue;
        person.features = [...(person.features ?? []), { part: SHOWN_IN_FACE.has(look) ? 'face' : 'expression', looks: [look], words: [spanOf(text.tokens, from, to)] }];
      }
} // prettier-ignore

/** "The laughing child", "the screaming ceased": not this person's expression. */
const isAttribute = (at: number, { tokens }: ReadText): boolean => /ing$/u.test(tokens[at]!.word) && /^(?:the|a|an|this|that|these|those|such|of|my|our|their)$/u.test(tokens[at - 1]?.word ?? ''); // prettier-ignore

/** "I smiled", "and he, smiling, told her": the pronoun before it in the clause names the owner of the face. */
function isOfAnother({ sex, words }: ScenePerson, at: number, { tokens }: ReadText): boolean {
  const { clause } = tokens[at]!;
  for (let i = at - 1; i >= 0 && tokens[i]!.clause === clause; i--) {
    const { word, start } = tokens[i]!;
    if (words.some((each) => each.start <= start && start < each.end)) return false;
    if (/^(?:i|we|they|you|я|мы|они|вы|все)$/u.test(word)) return true;
    if (/^(?:he|он)$/u.test(word)) return sex === 'woman';
    if (/^(?:she|она)$/u.test(word)) return sex === 'man';
  }
  return false;
}
