import type { WordForms } from './dictionary.ts';

/** What a face is known by, and the patterns of the words for it; they are looks of `people/bust-looks.ts`. */
export const MARKS: readonly (readonly [look: string, patterns: WordForms])[] = [
  [
    'eye patch',
    [
      'patch (?:over|on|upon|across) (?:his|her|the|one|an) (?:\\S+ )?eyes?|eye (?:was )?(?:covered|hidden) (?:by|with) a (?:\\S+ )?patch',
      'повязк\\S+ (?:\\S+ )?на (?:\\S+ )?глаз\\S*|глаз\\S* (?:\\S+ ){0,2}(?:завязан|перевязан|закрыт)\\S* (?:\\S+ )?(?:повязк|платк|тряпк)\\S+',
    ],
  ],
  [
    'eye white',
    [
      'wall eye|wall eyed|cataract (?:on|in|over) (?:his|her|one) (?:\\S+ )?eye|eye (?:was )?(?:white|milky)',
      'бельм\\S+',
    ],
  ],
  [
    'eye blind',
    [
      'one eyed|blind (?:of|in) (?:one|an|his|her|the) (?:\\S+ )?eye|blind eye|lost (?:an|one|his|her) (?:\\S+ )?eye|(?:only|but) one eye',
      '(?:крив|слеп)(?:ой|ая|ого|ою|ым) на (?:\\S+ )?глаз|одноглаз\\S+|об одном глазе|кривой (?:глаз|старик|мужик)|без (?:одного |левого |правого )?глаза',
    ],
  ],
  [
    'scar brow',
    [
      '(?:scar|cut|gash) (?:\\S+ ){0,2}(?:on|across|over|upon|along) (?:his|her|the) (?:\\S+ )?(?:forehead|brow|temple|eyebrow)|(?:forehead|brow|temple) (?:\\S+ ){0,3}scar',
      '(?:лоб|лбу|лба|виске|брови|бровь) (?:\\S+ ){0,3}(?:шрам|рубец|рубц)\\S*|(?:шрам|рубец|рубц)\\S* (?:\\S+ ){0,2}(?:на|через|во весь) (?:\\S+ )?(?:лбу|лоб|брови|бровь|виске)',
    ],
  ],
  [
    'scar',
    [
      'scarred|cicatrix|sabre cut|(?:scar|gash|cut) (?:\\S+ ){0,2}(?:on|across|over|upon|down) (?:his|her|the|one) (?:\\S+ )?(?:face|cheek)',
      '(?:шрам|рубец|рубц)\\S* (?:\\S+ ){0,2}(?:на|через|по) (?:\\S+ )?(?:щек\\S+|лиц\\S+|скул\\S+)',
    ],
  ],
  [
    'wart nose',
    [
      '(?:wart|mole)s? (?:\\S+ ){0,2}(?:on|upon) (?:the \\S+ of )?(?:his|her|the) (?:\\S+ )?nose|nose (?:\\S+ ){1,9}warts?',
      'бородавк\\S+ (?:\\S+ )?на (?:\\S+ )?носу|нос\\S? (?:\\S+ ){0,3}бородавк\\S+',
    ],
  ],
  [
    'wart',
    [
      'warts?|(?:a|the) (?:\\S+ )?mole (?:\\S+ )?(?:on|upon|near|beside|by|under|over)',
      'бородавк\\S+|родинк\\S+|родим\\S+ пятн\\S+',
    ],
  ],
  [
    'head bandaged',
    [
      'bandage (?:\\S+ )?(?:round|around|about|over|on) (?:his|her|the) (?:\\S+ )?(?:head|forehead|brow)|(?:bandaged|bound up) (?:head|forehead|brow)|(?:head|forehead|brow) (?:was |all )?(?:bandaged|bound up|tied up|wrapped|swathed)',
      '(?:забинтован|перевязан|обвязан|обмотан)\\S* (?:\\S+ ){0,2}(?:голов|лб)\\S+|(?:голов\\S+|лоб) (?:\\S+ ){0,3}(?:забинтован|перевязан|обвязан|обмотан)\\S*',
    ],
  ],
  [
    'toothless',
    [
      'toothless|(?:without|not) a tooth|(?:no|without|lost (?:all )?(?:his|her)) teeth',
      'беззуб\\S+|без зубов|ни одного зуба',
    ],
  ],
  [
    'gap in teeth',
    [
      '(?:teeth|tooth) (?:was |were )?(?:missing|gone|knocked out|wanting)|gaps? (?:in|between) (?:his|her|the) (?:\\S+ )?teeth|gap toothed|(?:missing|broken) (?:\\S+ )?(?:tooth|teeth)',
      'щербат\\S+|щербин\\S+|без (?:\\S+ )?передн\\S+ зуб\\S+|(?:недоставало|не хватало) (?:\\S+ ){0,2}зуб\\S+|выбит\\S+ зуб\\S*',
    ],
  ],
  [
    'hair greying',
    [
      '(?:streaked|flecked|touched|sprinkled|shot|tinged|threaded) with (?:grey|gray|silver|white)|turning (?:grey|gray)|(?:grey|gray|greying|graying|white|silver) at the temples|grizzled|(?:grey|gray) (?:threads|streaks|hairs)|greying|graying',
      '(?:с|со) (?:\\S+ )?просед\\S+|просед\\S+ в (?:\\S+ )?волос\\S+|седеющ\\S+|тронут\\S+ сединой|(?:с|со) (?:\\S+ )?сединой|начина\\S+ седеть',
    ],
  ],
  ['gold tooth', ['(?:gold|golden) (?:tooth|teeth)', 'золот\\S+ зуб\\S*']],
  [
    'pock marks',
    [
      'pock marked|pockmarked|pocked|pitted (?:with|by)|marked (?:with|by) (?:the )?small ?pox',
      'ряб(?:ой|ая|ого|ою|ым|оват\\S+)(?! (?:кур|кобыл|кон|лошад|собак|пес|петух))|осп(?:ой|ою|ы|инами)|рябин(?:ы|ами|ками) на лице',
    ],
  ],
  [
    'monocle',
    [
      'monocle|eye ?glass (?:\\S+ )?(?:in|into|to) (?:his|one) (?:\\S+ )?eye|single eye ?glass',
      'монокл\\S+|стеклышк\\S+ в (?:\\S+ )?глаз\\S*',
    ],
  ],
  [
    'horn-rimmed',
    [
      '(?:horn|tortoise ?shell|(?:horn|shell|thick|black) rimmed|big|huge|enormous|great) (?:rimmed |round |blue |green |horn )?(?:spectacles|glasses)',
      '(?:рогов|черепахов|огромн|больш)\\S+ (?:\\S+ )?очк\\S+|очк\\S+ в (?:\\S+ )?(?:рогов|черепахов|толст)\\S+ оправ\\S+',
    ],
  ],
  [
    'stubble',
    [
      "(?:day|night|week)(?:'s|s)? (?:\\S+ )?(?:growth of )?(?:\\S+ )?(?:beard|stubble|whiskers)|stubbly|(?:grey|gray|white|black|dark|blue|red|dirty|rough) stubble (?:on|upon|over|of)",
      '(?:недельн|дневн|двухдневн|трехдневн|седой|жестк|рыж|черн)\\S* щетин\\S+|щетин\\S+ на (?:\\S+ )?(?:подбород|щек|лиц)\\S+|(?:недельн|двухдневн|трехдневн)\\S+ бород\\S+',
    ],
  ],
  ['pince-nez', ['pince nez|pince-nez', 'пенсне']],
  [
    'chin double',
    [
      'double chin(?:ned|s)?|(?:two|three|second|treble|triple) chins?',
      '(?:двойн|второй|тройн)\\S* (?:\\S+ )?подбород\\S+|подбород\\S+ (?:\\S+ ){0,3}(?:двойн|тройн)\\S+',
    ],
  ],
  [
    'brows raised',
    [
      '(?:raised|raising|lifted|lifting|arched|arching) (?:his|her|an|one|both) (?:\\S+ )?(?:eye ?)?brows?|(?:eye ?)?brows? (?:\\S+ ){0,2}(?:raised|lifted|went up|climb\\S+)|(?:in|with) (?:\\S+ )?(?:astonishment|amazement|surprise)|(?:was|looked|looking|quite|much) (?:\\S+ )?(?:astonished|amazed|surprised)|in wonder',
      '(?:подня|вскину|приподня)(?:л|ла|в) (?:\\S+ )?бров\\S+|бров\\S+ (?:\\S+ )?(?:поднял|вскинул|взлетел|приподнят|вздернут)\\S+|(?:в|от) (?:\\S+ )?(?:изумлении|изумления|удивлении|удивления)|(?:с|со) (?:\\S+ )?(?:удивлением|изумлением)|(?:удив|изум)ленно|удивился|удивилась|изумил(?:ся|ась)',
    ],
  ],
  [
    'sneer',
    [
      'sneer(?:ed|ing|s)?|curl(?:ed|ing)? (?:his|her) (?:\\S+ )?lip|lip curled|(?:with|in) (?:\\S+ )?(?:contempt|scorn|disdain)|contemptuous(?:ly)?|scornful(?:ly)?|disdainful(?:ly)?|haughtily|superciliously|supercilious|(?:haughty|disdainful|contemptuous) (?:\\S+ )?(?:look|face|smile|expression|lip|lips|air|glance)|down (?:his|her) nose at',
      '(?:презрительн|насмешлив|язвительн)\\S+ (?:\\S+ )?(?:усмех|улыб|ухмыл|гримас)\\S+|скриви(?:л|ла|в) (?:\\S+ )?(?:губы|рот)|(?:с|со) (?:\\S+ )?(?:презрением|высокомерием|пренебрежением)|презрительно|надменно|высокомерно|свысока|(?:надменн|высокомерн|презрительн)\\S+ (?:\\S+ )?(?:лиц|вид|взгляд|выражени|улыбк)\\S*',
    ],
  ],
];
