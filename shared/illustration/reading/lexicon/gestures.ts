import type { WordForms } from './dictionary.ts';

/** What arms and hands do, or what is where one was, and the patterns of the words for it: gestures of `people/gestures.ts`. */
export const GESTURES: readonly (readonly [gesture: string, patterns: WordForms])[] = [
  [
    'wooden leg',
    [
      '(?:wooden|timber|cork) (?:leg|stump)|peg leg|one legged|lost (?:a|one|his|her) (?:\\S+ )?leg',
      'на деревяшк\\S+|деревянн\\S+ (?:ног|нож)\\S+|одноног\\S+|без (?:одной |левой |правой )?ноги',
    ],
  ],
  [
    'hook',
    [
      '(?:iron|steel) hook|hook (?:for|instead of|in place of) (?:a|his|her|the) (?:\\S+ )?hand',
      '(?:железн|стальн)\\S+ крюк\\S*|крюк\\S* вместо (?:\\S+ )?(?:руки|кисти)',
    ],
  ],
  [
    'sling',
    [
      'in (?:a|his|the) (?:\\S+ )?sling',
      'рук\\S+ (?:\\S+ ){0,2}на (?:\\S+ )?(?:перевязи|повязке|косынке)|(?:подвязан|подвешен)н?\\S+ рук\\S+',
    ],
  ],
  [
    'arms folded',
    [
      '(?:folded|folding|crossed|crossing) (?:his|her) arms|arms (?:\\S+ ){0,2}(?:folded|crossed)|(?:folded|crossed) arms',
      '(?:скрести|сложи)(?:л|ла|в) (?:\\S+ )?руки (?:\\S+ )?(?:на груди|крестом|накрест|наполеоном)|скрести(?:л|ла|в) руки|руки (?:\\S+ )?(?:скрещен|сложен)\\S* (?:\\S+ )?(?:на груди|крестом)|скрещенн\\S+ (?:на груди )?рук\\S+',
    ],
  ],
  [
    'hands on hips',
    [
      '(?:hands?|arms?|fists) (?:\\S+ )?(?:on|upon|to) (?:his|her) (?:\\S+ )?hips?|akimbo',
      'подбочен\\S+|рук\\S+ (?:\\S+ )?в бок\\S*',
    ],
  ],
  [
    'combing',
    [
      '(?:brush|comb|plait|braid|arrang|dress)(?:ed|ing) (?:out )?(?:her|his) (?:\\S+ ){0,2}(?:hair|locks|tresses|curls)',
      '(?:расчесыва|причесыва)\\S+(?: (?:\\S+ )?(?:волос|кос)\\S+)?|заплета\\S+ (?:\\S+ )?кос\\S+',
    ],
  ],
  [
    'hand at chin',
    [
      '(?:chin|cheek) (?:\\S+ ){0,3}(?:on|upon|in) (?:his|her|one) (?:\\S+ )?(?:hand|fist|palm)|(?:strok|rubb)(?:ed|ing) (?:his|her) (?:\\S+ )?(?:chin|beard)|(?:hand|finger) (?:to|at|on|upon) (?:his|her) (?:\\S+ )?(?:chin|cheek|lips?)',
      '(?:подпер|подперла|подперев|подперши) (?:\\S+ )?(?:щеку|подбородок|голову)|(?:гладил|поглаживая|поглаживал|теребил|погладил) (?:\\S+ )?бород\\S+',
    ],
  ],
  [
    'hand on breast',
    [
      '(?:hand|hands) (?:\\S+ ){0,2}(?:on|upon|to) (?:his|her) (?:\\S+ )?(?:heart|breast|bosom|chest)',
      'рук\\S+ (?:\\S+ )?(?:на сердце|к груди|к сердцу|на грудь)|(?:прижа|приложи)\\S+ (?:\\S+ )?рук\\S+ к (?:\\S+ )?(?:груди|сердцу)',
    ],
  ],
  // No gesture, but read and shown like one: what the wind does to hair and clothes.
  [
    'windblown',
    [
      '(?:skirts?|hair|locks?|curls|cloak|shawl|veil|gown|coat tails) (?:\\S+ ){0,2}(?:blew|blown|flew|flying|fluttered|fluttering|streamed|streaming|billowed|billowing|flapped|flapping|floating) (?:in|behind|out|about|wild|back|round)|(?:breeze|wind|gust) (?:\\S+ ){0,9}(?:her|his) (?:\\S+ ){0,2}(?:skirts?|hair|cloak|gown|coat|shawl|dress)',
      '(?:ветер|ветерок|ветром) (?:\\S+ ){0,4}(?:волосы|платье|юбку|юбки|плащ|полы|платок|шинели)|(?:волосы|плащ|платье|полы|платок|шарф) (?:\\S+ ){0,3}(?:развева|трепа)(?:л|ло|ли|лся|лось|лись|ется|ются)\\S*',
    ],
  ],
  [
    'hands rubbed',
    [
      '(?:rubb|chaf)(?:ed|ing) (?:his|her) (?:\\S+ )?hands',
      'потира(?:я|л|ла) (?:\\S+ )?рук\\S*|тер (?:\\S+ )?руки',
    ],
  ],
  [
    'hands wrung',
    [
      '(?:wrung|wringing|clasped|clasping|twisted|twisting) (?:his|her) (?:\\S+ )?hands(?! behind)|hands (?:\\S+ )?(?:clasped|wrung|locked|tightly clasped)(?! (?:\\S+ ){0,2}(?:behind|neck|knees))|(?<!behind )(?:his|her|with) clasped hands',
      'лома(?:я|л|ла) (?:\\S+ )?рук\\S*|заломи\\S+ (?:\\S+ )?рук\\S+|(?:сцепив|стиснув|сложив|сложила) (?:\\S+ )?руки(?! (?:\\S+ )?(?:на груди|крестом|накрест|наполеоном|на животе|за ))',
    ],
  ],
  [
    'clapping',
    ['clapp(?:ed|ing) (?:his|her) (?:\\S+ )?hands', '(?:хлопа|захлопа)\\S+ в ладоши|била? в ладоши'],
  ],
  [
    'hands thrown up',
    [
      '(?:threw|throwing|flung|flinging|cast|held|holding|raised|lifted) up (?:both )?(?:his|her) (?:\\S+ )?hands|(?:threw|flung|raised|lifted|raising|lifting) (?:up )?(?:both )?(?:his|her) (?:\\S+ )?(?:hands|arms) (?:up|in the air|to heaven|to the sky|above|over|in (?:\\S+ )?(?:horror|despair|astonishment))|hands (?:\\S+ )?(?:thrown up|uplifted)',
      'всплесну\\S+ рук\\S+|разве(?:л|ла|дя) (?:\\S+ )?рук\\S+|разводя (?:\\S+ )?рук\\S+|возде(?:л|ла|в) рук\\S+|вскину(?:л|ла|в) (?:\\S+ )?руки|подня(?:л|ла|в) (?:\\S+ )?руки (?:вверх|кверху|к небу)',
    ],
  ],
  [
    'hand at mouth',
    [
      '(?:hand|hands|fingers?|handkerchief|palm) (?:\\S+ ){0,2}(?:over|to|before|against|at) (?:his|her|the) (?:\\S+ )?(?:mouth|lips?)|cover(?:ed|ing) (?:his|her) mouth|(?:biting|bit|gnawing) (?:his|her) (?:nails|finger|fingers|knuckles)|(?:finger|thumb) in (?:his|her|its) mouth',
      '(?:рук|ладон|пал|плато)\\S* (?:\\S+ )?(?:ко рту|к губам|на губы|у рта)|(?:прикры|закры|зажа)(?:л|ла|в|вая) (?:\\S+ )?рот|(?:ко рту|к губам) (?:\\S+ )?(?:рук|ладон|плато|пал)\\S*|куса(?:я|л|ла) (?:\\S+ )?(?:ногти|пальцы)|пал(?:ец|ьчик) (?:\\S+ )?(?:во рту|в рот)',
    ],
  ],
  [
    'hand at throat',
    [
      '(?:hand|hands|fingers) (?:\\S+ ){0,2}(?:at|to|on|upon|clutching) (?:his|her) (?:\\S+ )?throat|clutch(?:ed|ing) (?:at )?(?:his|her) (?:own )?throat',
      'рук\\S+ (?:\\S+ )?(?:к горлу|на горле|у горла)|схватил(?:ся|ась) за горло',
    ],
  ],
  [
    'finger raised',
    [
      '(?:raised|lifted|lifting|raising|shook|shaking|wagg(?:ed|ing)|(?:held|holding) up) (?:a|his|her|one) (?:\\S+ )?(?:fore ?finger|finger)|finger (?:\\S+ )?(?:raised|uplifted|lifted)|uplifted finger',
      '(?:подня(?:л|ла|в)|подымая|поднимая|грози\\S*|погрози\\S+) (?:\\S+ ){0,2}пал(?:ец|ьцем|ьчик|ьчиком)|пальцем (?:\\S+ )?(?:грози|погрози)\\S+',
    ],
  ],
  [
    'hand held out',
    [
      '(?:held|holding|stretched|stretching) out (?:a|his|her) (?:\\S+ )?(?:hand|palm)|hand (?:\\S+ )?(?:held|stretched) out|outstretched (?:hand|palm)',
      'протян(?:ул|ула|ув|утой|утою) (?:\\S+ )?рук\\S+|протягива\\S+ (?:\\S+ )?рук\\S*',
    ],
  ],
  [
    'hands behind',
    [
      '(?:hands?|arms) (?:\\S+ ){0,3}behind (?:his|her|him|the)(?: back)?|hands behind',
      'рук\\S+ (?:\\S+ ){0,2}(?:за спин\\S+|назад|на спину)|(?:заложив|заложил|заложа) (?:\\S+ )?руки',
    ],
  ],
  [
    'fist',
    [
      '(?:clenched|shook|shaking|clenching|doubled|raised) (?:his|her) (?:\\S+ )?fists?|clenched fists?|fists? (?:\\S+ )?clenched',
      '(?:сжа|стисну|сжима)\\S+ (?:\\S+ )?кулак\\S*|погрози\\S+ (?:\\S+ )?кулак\\S+|(?:сжат|поднят)\\S+ кулак\\S*|грозя (?:\\S+ )?кулак\\S+',
    ],
  ],
  [
    'pointing',
    [
      'point(?:ed|ing|s) (?:\\S+ )?(?:at|to|towards|out|up|with)|(?:stretched|held) out (?:his|her) (?:\\S+ )?(?:finger|arm)',
      '(?:у|по)каз(?:ал|ала|ывая|ывал|ывала) (?:пальцем )?(?:\\S+ )?(?:на|пальцем|рукой|рукою)|(?:ткнул|тыкая|тыча) (?:\\S+ )?пальцем',
    ],
  ],
  [
    'fur hat in hand',
    [
      '',
      '(?:шапк|шапчонк)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мял|мня|комка|теребил)\\S* (?:\\S+ )?шапк\\S*',
    ],
  ],
  [
    'cap in hand',
    [
      'cap (?:\\S+ )?in (?:(?:his|her|one) )?hands?|(?:twist|turn|twirl|fumbl)(?:ed|ing) (?:with )?(?:his|her) (?:\\S+ )?cap',
      '(?:фуражк|картуз)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мял|мня|комка|теребил)\\S* (?:\\S+ )?(?:фуражк|картуз)\\S*',
    ],
  ],
  [
    'hat in hand',
    [
      'hat (?:\\S+ )?in (?:(?:his|her|one) )?hands?|(?:twist|turn|twirl|fumbl)(?:ed|ing) (?:with )?(?:his|her) (?:\\S+ )?hat',
      '(?:шляп|цилиндр)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мял|мня|комка|теребил)\\S* (?:\\S+ )?шляп\\S*',
    ],
  ],
];
