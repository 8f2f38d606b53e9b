import type { WordForms } from './dictionary.ts';

/** Facial expressions and the patterns of the words for them; they are looks of `people/bust-looks.ts`. */
export const EXPRESSIONS: readonly (readonly [look: string, patterns: WordForms])[] = [
  [
    'smile',
    [
      'smiled|smiling|smiles|beaming|grinned|grinning',
      'улыбнулся|улыбнулась|улыбался|улыбалась|улыбается|улыбаясь|улыбнувшись|улыбающийся|улыбающаяся|улыбавшийся|усмехнулся|усмехнулась|усмехаясь',
    ],
  ],
  [
    'mouth open',
    [
      'laughed|laughing|laughs|shouted|shouting|screamed|screaming|roared|roaring|singing|sang|yawned|yawning|with (?:his |her )?(?:mouth (?:wide )?open|open mouth)|open mouthed|(?:mouth|jaw) (?:was |hung |fell |stood )?(?:wide )?(?:open|gaping|dropped)|gaping|gasping',
      'засмеялся|засмеялась|смеялся|смеялась|смеется|смеясь|хохотал|хохотала|захохотал|захохотала|хохоча|кричал|кричала|закричал|закричала|кричит|запел|запела|пел|пела|зевал|зевая|зевнул|(?:с )?(?:раскрыв|раскрыл|разинув|разинул|открыв|раскрытым|разинутым|открытым)\\S? (?:рот|рта|ртом)',
    ],
  ],
  [
    'eyes closed',
    [
      '(?:closed|closing|shut|shutting) (?:his|her|both) eyes|(?:with )?(?:closed|shut) eyes|(?:his|her|with) eyes (?:were |had |half |tightly |fast )?(?:closed|shut)|asleep|eyelids closed|in (?:his|her) sleep|(?:he|she) (?:slept|was sleeping|is sleeping)|(?:slept|sleeping) (?:soundly|heavily|peacefully|on)',
      'закрыл глаза|закрыла глаза|закрыв глаза|закрывая глаза|с закрытыми глазами|глаза (?:его |ее )?(?:были )?(?:закрыты|закрылись)|зажмурил\\S*|зажмурив\\S*|зажмурясь|спал|спала|спит|дремал|дремала',
    ],
  ],
  [
    'tears',
    [
      'tears|wept|weeping|sobbed|sobbing|weeps|crying bitterly',
      'слезы|слезами|слез|слезах|плакал|плакала|плачет|плача|заплакал|заплакала|рыдал|рыдала|рыдая|зарыдал|зарыдала',
    ],
  ],
  [
    'frown',
    [
      'frowned|frowning|frowns|scowled|scowling|knit(?:ted)? (?:his|her) (?:brow|brows|eyebrows)|(?:brows|eyebrows) (?:were )?(?:knit|knitted|contracted)|(?:with a|a) (?:\\S+ )?(?:frown|scowl)',
      'нахмурился|нахмурилась|нахмурив\\S*|нахмурясь|хмурился|хмурилась|хмурясь|насупился|насупилась|насупив\\S*|нахмуренн\\S+|насупленн\\S+|сдвинув брови|сдвинул брови|сдвинутые брови',
    ],
  ],
  [
    'head bowed',
    [
      '(?:bowed|hung|bent|drooped|lowered|hanging|bowing|dropped) (?:his|her) head|head (?:was |had )?(?:sunk|sank|bowed|bent|drooping|hanging|drooped|on (?:his|her) (?:breast|chest|bosom))|(?:eyes|gaze|glance) (?:were )?(?:cast down|downcast|lowered|on the ground|bent down)|downcast eyes|(?:lowered|dropped|cast down) (?:his|her) eyes|(?:gazed|looked|looking|gazing|staring|stared) (?:at|upon) the (?:ground|floor)',
      '(?:опустил|опустила|опустив|опуская|понурил|понурив|повесив|повесил|потупив|потупил|потупила|склонив|склонил|склонила|наклонив) (?:свою )?(?:голову|глаза|взор|взгляд)|(?:опущенн|поникш|потупленн)\\S+ (?:голов\\S+|глаз\\S*|взор\\S*)|голова (?:его |ее )?(?:опустилась|поникла|опущена)|потупился|потупилась|потупясь|понурившись',
    ],
  ],
  [
    'head in hands',
    [
      '(?:head|face|forehead|brow)s? (?:\\S+ )?(?:in|on|upon|between) (?:his|her|both) (?:two )?hands?|(?:buried|hid|hiding|burying|covered|covering) (?:his|her) face|(?:head|cheek|chin) (?:propped|resting|leaning|rested|leaned) (?:on|upon|in) (?:his|her) (?:hand|hands|fist|palm)|(?:head|cheek|chin) (?:on|upon|in) (?:his|her) (?:hand|hands|fist|palm)',
      '(?:опустив|опустил|опустила|уронив|уронил|уронила|положив|положил|обхватив|обхватил|обхватила|сжав|сжал|подперев|подпер|подперла|подперши|подпершись|закрыв|закрыл|закрыла|спрятав|спрятал|спрятала) (?:свою )?(?:голову|лицо|щеку|подбородок)? ?(?:на |в |обеими )?(?:руки|руками|рукой|рукою|руку|ладонями|ладони|ладонью|кулаком|кулаками)',
    ],
  ],
  [
    'head back',
    [
      '(?:threw|throwing|flung|tossed|tossing) back (?:his|her) head|head (?:was )?thrown back|(?:threw|throwing|flung|tossed|tossing) (?:his|her) head back|looked up(?: at)?|(?:raised|lifted|raising|lifting) (?:his|her) (?:eyes|face|head)(?: to| towards)?',
      '(?:закинул|закинула|закинув|запрокинул|запрокинув|откинул|откинув|поднял|подняла|подняв) (?:назад )?(?:голову|глаза|лицо)|(?:закинут|запрокинут|откинут)\\S+ голов\\S+',
    ],
  ],
];
