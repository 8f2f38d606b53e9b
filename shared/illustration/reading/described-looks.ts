import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';

/** Looks that apply to the face whether stated of the face or the whole person. */
const VILLAINOUS =
  /^(?:villain|evil|sinister|brutal|brutish|savage|ferocious|wicked|murderous|ruffian|repuls|cut-?throat|злоб|зверск|зловещ|разбойн|кровожад|отврат)/u;

/**
 * How the parts of a face can look in a drawing, and the words of the same clause that state it: an adjective before it, or
 * what it is or does after it ("his chin jutted far forward").
 */
const LOOKS_OF: Readonly<Record<string, readonly (readonly [look: string, word: RegExp])[]>> = {
  cheeks: [
    ['scar', /^(?:scar|sabre|cut$|шрам|рубец|рубц)/u],
    [
      'cheeks puffy',
      /^(?:puff|plump|chubby|full$|round|fat$|жирн|обвисл|полн|пухл|толст|одутл|кругл|раздул)/u,
    ],
    ['cheeks hollow', /^(?:hollow|sunk|lean$|gaunt|pinched|fallen|впал|ввал|осуну|худ|тощ)/u],
    ['cheeks rosy', /^(?:rosy|ruddy|flush|red$|blooming|pink|румян|красн|розов|пыла)/u],
  ],
  lips: [
    ['lips thin', /^(?:thin|compressed|tight|narrow|bloodless|straight|тонк|сжат|бескров|поджат)/u],
    ['lips thick', /^(?:thick|full$|fleshy|sensual|толст|полн|пухл|мясист)/u],
    ['lips small', /^(?:small|little|tiny|маленьк|крошечн|ротик)/u],
    ['lips large', /^(?:large|wide|big$|great$|больш|широк|огромн)/u],
  ],
  nose: [
    ['nose upturned', /^(?:turned|upturned|snub|retrouss|tip-tilted|вздернут|курнос|задран)/u],
    ['nose broken', /^(?:broken|crooked|flat|перебит|сломан|приплюсн|расплющ)/u],
    ['nose hooked', /^(?:hooked|aquiline|beak|roman$|curved|hawk|eagle|крюч|орлин|горбат|горбинк|ястреб)/u],
    ['nose large', /^(?:large|big$|long$|great$|huge|prominent|больш|длинн|огромн)/u],
    ['nose red', /^(?:red$|purple|crimson|rubicund|красн|багров|сизы|сизо|лилов|пунцов)/u],
    ['nose small', /^(?:small|little|tiny|маленьк|носик)/u],
  ],
  chin: [
    [
      'chin jutting',
      /^(?:jut|project|prominent|protrud|long$|pointed|strong$|square|firm|resolute|выступа|выда|вперед|торча|остр|тяжел)/u,
    ],
    ['chin weak', /^(?:weak|reced|retreat|small|слаб|маленьк|срезан)/u],
  ],
  shoulders: [
    ['shoulders broad', /^(?:broad|wide|square|massive|powerful|широк|могуч|богатырск)/u],
    ['shoulders hunched', /^(?:cring|hunch|stoop|bent|bow|round|droop|crouch|сутул|сгорб|согн|понур|вжа)/u],
  ],
  forehead: [
    ['face pale', /^(?:pale|white|бледн|бел)/u],
    ['forehead low', /^(?:low$|narrow|retreat|reced|slop|beetl|низк|узк|покат)/u],
    [
      'forehead high',
      /^(?:high|lofty|broad|noble|massive|bald|dome|высок|благород|широк|открыт|больш|лысе)/u,
    ],
  ],
  eyes: [
    ['face sly', /^(?:sly|crafty|cunning|shifty|shift|furtive|хитр|лукав|плутов|бега)/u],
    ['face villainous', VILLAINOUS],
    [
      'face grim',
      /^(?:stern|cruel|grim|fierce|glar|злые|злых|злыми|злобн|суров|мрачн|свиреп|жесток|угрюм|строг)/u,
    ],
    [
      'eyes small',
      /^(?:small|little|tiny|beady|narrow|screwed|piggish|маленьк|узк|глазк|прищур|щел|заплыв)/u,
    ],
    ['eyes large', /^(?:large|big$|great$|wide|enormous|huge|round|больш|огромн|широк|кругл)/u],
    [
      'eyes pale',
      /^(?:watery|pale|dull|faded|colourless|dun|glassy|fishy|водян|тускл|бесцвет|выцвет|белес|мутн)/u,
    ],
    ['eyes sunken', /^(?:sunk|hollow|set$|deepset|deeply|cavernous|впал|ввал|запал)/u],
  ],
  beard: [['beard greying', /^(?:grizzl|streak|greying|graying|просед|седе)/u]],
  brows: [
    [
      'brows thick',
      /^(?:high|thick|bushy|heavy|shaggy|beetl|overhang|густ|нависш|насуп|косм|мохнат|выросш|сросш)/u,
    ],
  ],
  teeth: [
    [
      'teeth',
      /^(?:white|pearl|gleam|shin|dazzl|strong|yellow|large|big|бел|ослепит|крупн|ровн|желт|блест|оскал)/u,
    ],
  ],
  smile: [
    ['smile', /./u],
    [
      'smile sad',
      /^(?:sad|timid|faint|melanchol|mournful|bitter|weary|forced|грустн|печальн|робк|горьк|слаб|уныл|жалк)/u,
    ],
  ],
  wrinkles: [
    ['scar', /^(?:scar|шрам|рубец|рубц)/u],
    ['wrinkles', /^(?:wrinkle|морщин)/u],
    ['freckles', /^(?:freckle|веснуш|рябо)/u],
  ],
  skin: [
    ['face dark', /^(?:dark$|swarthy|sunburn|tanned$|bronzed|смугл|загорел)/u],
    ['wrinkles', /^(?:shrivel|wither|wrinkl|parch|сморщ|дрябл|пергам|морщин)/u],
    ['face pale', /^(?:pale|pallid|white|wan$|ashen|sallow|бледн|землист|бел)/u],
  ],
  face: [
    ['face dark', /^(?:dark$|swarthy|sunburn|tanned$|bronzed|смугл|загорел)/u],
    ['face sly', /^(?:sly|crafty|cunning|roguish|knavish|shifty|хитр|лукав|плутов)/u],
    ['chin weak', /^(?:weak|feeble|weakly|безвольн|слабовольн)/u],
    [
      'face lean',
      /^(?:thin|lean|gaunt|bony|haggard|emaciat|hollow|narrow|long|pinched|худ|тощ|исхудал|костляв|длинн|узк|изможд)/u,
    ],
    [
      'face round',
      /^(?:round|broad|full$|fat$|plump|chubby|moon|puff|bloated|кругл|широк|полн|толст|пухл|одутл|заплыв|жирн|обрюзг)/u,
    ],
    ['face villainous', VILLAINOUS],
    [
      'face unpleasant',
      /^(?:unpleasant|disagreeable|unprepossess|sneer|sour|peevish|sullen|surly|spiteful|неприятн|кисл|брюзг|надмен|презрит|отталкив)/u,
    ],
    [
      'face grim',
      /^(?:stern|cruel|grim|fierce|scowl|hard$|harsh|злой|злое|злые|суров|мрачн|свиреп|жесток|угрюм|строг)/u,
    ],
    ['face pale', /^(?:pale|pallid|white|wan$|ashen|бледн|землист|побледн)/u],
    ['cheeks rosy', /^(?:red$|rosy|ruddy|flush|florid|румян|красн|багров)/u],
    ['wrinkles', /^(?:wrinkl|shrivel|wither|weather|furrow|сморщ|морщин|обветр)/u],
    ['stubble', /^(?:unshave|stubbl|небрит)/u],
    ['freckles', /^(?:freckle|pock|веснуш|рябо|рябы)/u],
    ['smile', /^(?:smiling|cheer|good-natur|kind|benevol|добродуш|улыбч|весел|добр)/u],
  ],
};

/** The maximum distance of an adjective from its noun, in words. */
const BEFORE = 5;
const AFTER = 8;

/**
 * @param at tokens of the noun
 * @param isOther whether another noun of the description is at a token; later adjectives belong to that noun
 */
export function describedLooks(
  part: string,
  tokens: readonly Token[],
  at: { from: number; to: number },
  isOther: (index: number) => boolean,
): string[] {
  const looks = LOOKS_OF[part];
  if (!looks) return [];
  const { clause, sentence } = tokens[at.from]!;
  const near: string[] = [];
  for (let i = at.from - 1; i >= Math.max(0, at.from - BEFORE) && tokens[i]!.sentence === sentence; i--) {
    // "A pale face, her dark eyes": nothing before "her" describes the eyes.
    if (
      isOther(i) ||
      NEGATING.test(tokens[i]!.word) ||
      (OWNING.test(tokens[i]!.word) && !isWithin(tokens, i))
    )
      break;
    near.push(tokens[i]!.word);
  }
  for (let i = at.from; i < Math.min(tokens.length, at.to + AFTER); i++) {
    const token = tokens[i]!;
    // "Great dark eyes, a pale oval face": adjectives after the comma belong to the next noun.
    if (
      i >= at.to &&
      (token.gap === 'comma' || /^(?:and|и)$/u.test(token.word)) &&
      [1, 2, 3, 4].some((k) => tokens[i + k]?.sentence === sentence && isOther(i + k))
    )
      break;
    // "Rather pleasant, but sly": both describe it.
    const isContrasted = CONTRASTING.test(token.word) || CONTRASTING.test(tokens[i - 1]?.word ?? '');
    const isListed = (i < at.to + 4 || isContrasted) && token.sentence === sentence;
    if ((token.clause !== clause && !isListed) || (i >= at.to && (isOther(i) || NEGATING.test(token.word))))
      break;
    near.push(token.word);
  }
  if (part === 'face') near.push(...saidOfIt(tokens, at.to, isOther));
  return looks.filter(([, word]) => near.some((each) => word.test(each))).map(([look]) => look);
}

/**
 * "His face was not a good face; it was hard, and cruel": the description in a later clause of the sentence.
 */
function saidOfIt(tokens: readonly Token[], from: number, isOther: (index: number) => boolean): string[] {
  const { sentence } = tokens[from - 1]!;
  const start = tokens.findIndex(
    ({ word, gap, sentence: other }, i) =>
      i >= from &&
      other === sentence &&
      gap !== 'none' &&
      /^(?:it|оно)$/u.test(word) &&
      /^(?:was|is|had|было)$/u.test(tokens[i + 1]?.word ?? ''),
  );
  if (start < 0) return [];
  const said: string[] = [];
  for (
    let i = start + 1;
    i < start + AFTER && tokens[i]?.sentence === sentence && !isOther(i) && !NEGATING.test(tokens[i]!.word);
    i++
  )
    said.push(tokens[i]!.word);
  return said;
}

/** «Под маленькими его глазами»: in Russian a possessive may follow the adjective. */
const isWithin = (tokens: readonly Token[], at: number): boolean =>
  /^(?:его|ее|их)$/u.test(tokens[at]!.word) &&
  tokens[at]!.gap === 'none' &&
  looksLikeAdjective(tokens[at - 1]?.word ?? '');

const CONTRASTING = /^(?:but|yet|но)$/u;
const OWNING = /^(?:his|her|its|their|my|the|его|ее|их)$/u;
const NEGATING = /^(?:not|no|never|without|не|без|ни|нет)$/u;

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  eighteen: 18,
  nineteen: 19,
  seventeen: 17,
  sixteen: 16,
  fifteen: 15,
  fourteen: 14,
  thirteen: 13,
  twelve: 12,
  ten: 10,
  двадцати: 20,
  тридцати: 30,
  сорока: 40,
  пятидесяти: 50,
  шестидесяти: 60,
  семидесяти: 70,
  восьмидесяти: 80,
  девяноста: 90,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемнадцать: 18,
  восемнадцати: 18,
  девятнадцать: 19,
  девятнадцати: 19,
  семнадцать: 17,
  семнадцати: 17,
  шестнадцать: 16,
  шестнадцати: 16,
  пятнадцать: 15,
  пятнадцати: 15,
  двенадцать: 12,
  двенадцати: 12,
  десяти: 10,
  десять: 10,
};

/** The age that a number states beside "years of age", "лет" or "aged"; null if it is not an age. */
export function yearsAt(tokens: readonly Token[], at: number): number | null {
  const { word, sentence } = tokens[at]!;
  const counted =
    TENS[word] ?? TENS[word.split('-')[0]!] ?? (/^\d{1,2}$/u.test(word) ? Number(word) : undefined);
  if (counted === undefined || counted < 5) return null;
  // "A girl of about twelve".
  const lead = tokens
    .slice(Math.max(0, at - 3), at)
    .filter((token) => token.sentence === sentence)
    .map((token) => token.word)
    .join(' ');
  if (
    /\b(?:girl|boy|child|lad|youth) of (?:about |some |perhaps |nearly )?$/u.test(`${lead} `) &&
    !/^(?:years?|months?|days?)$/u.test(tokens[at + 1]?.word ?? '')
  )
    return counted;
  const words = tokens
    .slice(Math.max(0, at - 3), at + 6)
    .filter((token) => token.sentence === sentence)
    .map((token) => token.word);
  const text = words.join(' ');
  // "He was about fifty", "a man of forty": years without the word, where nothing else is counted.
  const next = tokens[at + 1];
  const isLast = !next || next.gap !== 'none' || /^(?:and|or|with|in|who|but)$/u.test(next.word);
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map((token) => token.word)
    .join(' ');
  if (
    counted >= 16 &&
    isLast &&
    /(?:\b(?:man|woman|fellow|person|lady|gentleman) of|\b(?:was|is|be|were) (?:about|nearly|over|past|perhaps|almost|some)|\bnot (?:over|past))$/u.test(
      before,
    )
  )
    return counted;
  const isAge = /\byears? (?:of age|old)\b|\baged\b/u.test(text) || /(?:^| )лет(?: |$)/u.test(text);
  return isAge ? counted : null;
}
