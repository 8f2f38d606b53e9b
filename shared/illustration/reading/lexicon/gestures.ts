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
  [
    'fist',
    [
      '(?:clenched|shook|shaking|clenching|doubled|raised) (?:his|her) (?:\\S+ )?fists?|clenched fists?|fists? (?:\\S+ )?clenched',
      '(?:сжа|стисну|сжима)\\S+ (?:\\S+ )?кулак\\S*|погрози\\S+ (?:\\S+ )?(?:кулак\\S+|пальцем)|(?:сжат|поднят)\\S+ кулак\\S*|грозя (?:\\S+ )?кулак\\S+',
    ],
  ],
  [
    'pointing',
    [
      'point(?:ed|ing|s) (?:\\S+ )?(?:at|to|towards|out|up|with)|(?:stretched|held) out (?:his|her) (?:\\S+ )?(?:finger|arm)',
      'указ(?:ал|ала|ывая|ывал|ывала) (?:\\S+ )?(?:на|пальцем|рукой|рукою)|(?:ткнул|тыкая|тыча) (?:\\S+ )?пальцем',
    ],
  ],
  [
    'fur hat in hand',
    [
      '',
      '(?:шапк|шапчонк)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мя|комка|теребил)\\S* (?:\\S+ )?шапк\\S*',
    ],
  ],
  [
    'cap in hand',
    [
      'cap (?:\\S+ )?in (?:(?:his|her|one) )?hands?|(?:twist|turn|twirl|fumbl)(?:ed|ing) (?:with )?(?:his|her) (?:\\S+ )?cap',
      '(?:фуражк|картуз)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мя|комка|теребил)\\S* (?:\\S+ )?(?:фуражк|картуз)\\S*',
    ],
  ],
  [
    'hat in hand',
    [
      'hat (?:\\S+ )?in (?:(?:his|her|one) )?hands?|(?:twist|turn|twirl|fumbl)(?:ed|ing) (?:with )?(?:his|her) (?:\\S+ )?hat',
      '(?:шляп|цилиндр)\\S* (?:\\S+ )?в (?:\\S+ )?рук\\S+|(?:держа|мя|комка|теребил)\\S* (?:\\S+ )?шляп\\S*',
    ],
  ],
];
