import type { WordForms } from './dictionary.ts';

/** Facial expressions and the patterns of the words for them; they are looks of `people/bust-looks.ts`. */
export const EXPRESSIONS: readonly (readonly [look: string, patterns: WordForms])[] = [
  [
    'terror',
    [
      'in (?:\\S+ )?(?:terror|horror|fright|dismay|panic)|with (?:\\S+ )?(?:terror|horror|fright|fear)|terrified|horrified|(?:terror|horror|panic|fear) stricken|aghast|(?:was|looked|looking|were|quite|so|very|half) (?:frightened|scared)|(?:frightened|scared) (?:eyes|face|look|by|at|glance)|eyes (?:\\S+ ){0,2}(?:starting|bulging|dilated|wide with (?:fear|terror|fright|horror))|shriek(?:ed|ing)',
      'в (?:\\S+ )?(?:ужасе|страхе|испуге)|от (?:\\S+ )?(?:ужаса|страха|испуга)|(?:с|со) (?:\\S+ )?(?:ужасом|страхом|испугом)|испуганн\\S+|испугал(?:ся|ась)|перепуган\\S+|ужаснул\\S+|вытаращ\\S+ (?:\\S+ )?глаз\\S*|выпуч\\S+ (?:\\S+ )?глаз\\S*',
    ],
  ],
  [
    'rage',
    [
      'in (?:a |an )?(?:\\S+ )?(?:rage|fury)|in a (?:\\S+ )?passion|with (?:\\S+ )?(?:rage|fury|anger|wrath)|furious(?:ly)?|enraged|infuriated|angrily|gnash(?:ed|ing)|(?:ground|grinding|set|clenched) (?:his|her) teeth|through (?:his|her) teeth',
      'в (?:\\S+ )?(?:ярости|бешенстве|гневе)|от (?:\\S+ )?(?:ярости|бешенства|злобы|злости|гнева)|(?:с|со) (?:\\S+ )?(?:яростью|злобой|злобою|злостью|гневом)|яростно|злобно|гневно|рассвирепел\\S*|взбешен\\S+|разъярен\\S+|разгневан\\S+|скрежеща|стиснув зубы|сквозь зубы',
    ],
  ],
  [
    'sorrow',
    [
      '(?:sorrowful|mournful|sad|dejected|disconsolate|doleful|wistful|plaintive)ly|(?:sorrowful|mournful|sad|dejected|disconsolate|doleful|woebegone|tragic|melancholy|grief stricken|careworn) (?:\\S+ )?(?:face|eyes|look|expression|countenance|air|features|smile)|heart ?broken|despondent(?:ly)?|woebegone|in despair|with (?:\\S+ )?(?:grief|sorrow|sadness)|(?:looked|looking|was|so|very) (?:sad|sorrowful|mournful|dejected|melancholy)|(?:face|eyes|expression) (?:was |were )?(?:so |very )?(?:sad|sorrowful|mournful|melancholy|tragic)',
      'грустно|печально|уныло|скорбно|тоскливо|(?:грустн|печальн|уныл|скорбн|тоскующ)\\S+ (?:\\S+ )?(?:лиц|глаз|взгляд|вид|выражени|физиономи)\\S*|(?:лицо|глаза|взгляд|взор) (?:\\S+ )?(?:грустн|печальн|унылы|скорбн)\\S+|в (?:\\S+ )?отчаянии|(?:с|от) (?:\\S+ )?(?:отчаянием|горя|тоской|тоскою|грустью|печалью)',
    ],
  ],
  [
    'drowsy',
    [
      'sleepily|drowsily|drowsy|half asleep|yawn(?:ed|ing)|(?:looked|looking|was|very|so|grew) sleepy|sleepy (?:eyes|eyed|face|look|boy|girl|child|man|woman|maid|waiter|porter|servant|clerk)|heavy lidded|(?:eye ?)?lids (?:\\S+ )?(?:drooped|drooping|heavy)|(?:drooping|heavy) (?:eye ?)?lids|(?:head|chin) (?:was )?(?:nodded|nodding)|nodding over|dozing',
      'сонно|спросонья|спросонок|заспанн\\S+|полусонн\\S+|сонн(?:ый|ая|ого|ым|ые|ыми|ое) (?:\\S+ )?(?:вид|лиц|глаз|взгляд|мальч|девк|девоч|лакей|слуг|половой|дворник|человек|сторож|мужик|баб)\\S*|зева(?:л|ла|я)|зевн\\S+|дрем(?:ал|ала|лет|лющ\\S+)|клева\\S+ носом',
    ],
  ],
  [
    'servile',
    [
      'servile(?:ly)?|obsequious(?:ly)?|fawn(?:ed|ing)|ingratiating(?:ly)?|grovel\\S*|abjectly|sycophantic',
      'угодлив\\S+|подобострастн\\S+|раболепн\\S+|заискива\\S+|льстиво|униженно|лебез\\S+|пресмыка\\S+|согнувшись в три погибели',
    ],
  ],
  [
    'shrinking',
    [
      '(?:head|neck) (?:\\S+ ){0,3}(?:between|into|in) (?:his|her) (?:\\S+ )?shoulders|cower(?:ed|ing)|cring(?:ed|ing)|(?:shrank|shrunk|shrinking) (?:back|away|into|down|against|from)|flinch(?:ed|ing)|hunched (?:up )?(?:his|her) shoulders|shrugg(?:ed|ing) (?:up )?(?:his|her) (?:\\S+ )?shoulders',
      '(?:втянул|втянув|втянула|вжал|вжав|вобрал|вобрав)\\S* (?:\\S+ )?голову|голов\\S+ (?:\\S+ ){0,2}в плечи|съежи\\S+|скорчи(?:вшись|лся|лась)|пожа(?:л|ла|в) (?:\\S+ )?плечами|пожимая (?:\\S+ )?плечами',
    ],
  ],
  [
    'sidelong',
    [
      'sidelong|sideways (?:at|glance|look)|looked (?:\\S+ ){0,4}(?:sideways|askance)|askance|out of the (?:corner|corners|tail) of (?:his|her|one) (?:eye|eyes)|from under (?:his|her) (?:\\S+ )?(?:brows|eyebrows|lashes|lids)',
      'искоса|исподлобья|косясь|косил(?:ся|ась)|кося|краем глаза|украдкой (?:\\S+ )?(?:смотр|гляд|взгля|погля)\\S+|из-под (?:\\S+ )?(?:бровей|ресниц|век)',
    ],
  ],
  [
    'face sly',
    [
      'slyly|cunningly|archly|roguishly|knowingly|wink(?:ed|ing)|(?:sly|crafty|cunning|roguish|knowing|arch|foxy) (?:\\S+ )?(?:smile|look|grin|glance|eyes|face|expression|leer)|leer(?:ed|ing)|finger (?:\\S+ ){0,2}(?:along|beside|to|against|on|upon) (?:his|her|the side of his) nose',
      'хитро|лукаво|плутовато|прищури\\S+|прищур|подмиг\\S+|щур(?:ясь|ил\\S*)',
    ],
  ],
  [
    'delight',
    [
      'beamed|beaming|(?:with|in) (?:\\S+ )?(?:delight|glee|rapture|raptures|ecstasy|joy|mirth)|delightedly|gleefully|joyfully|joyously|merrily|radiantly|overjoyed|for joy|clapp(?:ed|ing) (?:his|her) (?:\\S+ )?hands|chuckl(?:ed|ing)|laughed|laughing|laughs',
      'просия\\S+|сиял|сияла|сияя|сияющ\\S+ (?:\\S+ )?(?:лиц|глаз|улыб)\\S*|в восторге|(?:от|с) (?:\\S+ )?(?:восторга|восторгом|радости|радостью)|восторженно|радостно|засмеялся|засмеялась|смеялся|смеялась|смеется|смеясь|хохотал|хохотала|захохотал|захохотала|хохоча',
    ],
  ],
  [
    'grin',
    [
      'grinned|grinning|grins|(?:a|his|her|with|broad|wide) (?:\\S+ )?grin|from ear to ear|(?:showing|showed|showed all|showing all|baring|bared|displaying|displayed) (?:his|her|all|two|a|both) (?:\\S+ ){0,4}teeth|smiled (?:\\S+ )?(?:broadly|all over)|broad smile',
      'осклаби\\S+|ухмыл(?:ял|ьнул|яясь)\\S*|оскали\\S+|ска(?:лил|ля) (?:\\S+ )?зубы|(?:улыб|ухмыл|усмех)\\S+ (?:\\S+ )?во весь рот|во весь рот (?:улыб|ухмыл)\\S+|широко улыб\\S+|широк\\S+ улыбк\\S+|блесну\\S+ зубами|показа\\S+ (?:\\S+ )?зубы',
    ],
  ],
  [
    'smile',
    [
      'smiled|smiling|smiles|beaming|grinned|grinning|radiant',
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
      '(?:bowed|hung|bent|drooped|lowered|hanging|bowing|dropped) (?:his|her) head|(?:head|chin) (?:was |had )?(?:sunk|sank|bowed|bent|drooping|hanging|drooped|on (?:his|her) (?:breast|chest|bosom))|(?:eyes|gaze|glance) (?:were )?(?:cast down|downcast|lowered|on the ground|bent down)|downcast eyes|(?:lowered|dropped|cast down) (?:his|her) eyes|(?:gazed|looked|looking|gazing|staring|stared) (?:at|upon) the (?:ground|floor)',
      '(?:опустил|опустила|опустив|опуская|понурил|понурив|повесив|повесил|потупив|потупил|потупила|склонив|склонил|склонила|наклонив) (?:свою )?(?:голову|глаза|взор|взгляд)|(?:опущенн|поникш|потупленн)\\S+ (?:голов\\S+|глаз\\S*|взор\\S*)|голова (?:его |ее )?(?:опустилась|поникла|опущена)|потупился|потупилась|потупясь|понурившись',
    ],
  ],
  [
    'face hidden',
    [
      '(?:buried|hid|hiding|burying|covered|covering) (?:his|her) face|face (?:was )?(?:buried|hidden) in|(?:hands|handkerchief) (?:\\S+ ){0,2}(?:over|before|to) (?:his|her) (?:face|eyes)',
      '(?:закрыв|закрыл|закрыла|закрывая|спрятав|спрятал|спрятала) (?:свое )?лицо (?:в |обеими )?(?:рук|ладон|плат|подушк|передник)\\S*|(?:закрыл|закрыла)(?:ся|сь) (?:руками|руками|платком|ладонями)',
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
