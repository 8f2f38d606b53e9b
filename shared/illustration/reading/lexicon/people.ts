import type { BodyPosture, Garment, ScenePerson } from '../../scene.ts';
import type { WordForms } from './dictionary.ts';

/** Traits of a person that the noun itself states. */
export interface PersonWord {
  sex?: ScenePerson['sex'];
  age?: ScenePerson['age'];
  /** The usual clothes of a profession. */
  wears?: Garment;
  /** The usual activity of a profession. */
  does?: BodyPosture;
  /** Their look, as an adjective. */
  looks?: readonly string[];
  /** A word for many at once: "crowd". */
  isGroup?: boolean;
  /** "Figure", "form", "creature": a person only if no other is mentioned. */
  isVague?: boolean;
}

const man = (more: PersonWord = {}): PersonWord => ({ sex: 'man', ...more });
const woman = (more: PersonWord = {}): PersonWord => ({ sex: 'woman', ...more });

export const PEOPLE: readonly (readonly [PersonWord, WordForms])[] = [
  [
    man({ age: 'old' }),
    [
      'old man|old gentleman|old fellow|greybeard|graybeard|grandfather|patriarch|grandsire',
      'старик|старичок|=старичка|дед|старец|=старца|дедушка|старикашка|старичонка|=старички|=старичков|старичишка|дряхлый старец',
    ],
  ],
  [
    woman({ age: 'old' }),
    [
      'old woman|old lady|grandmother|crone|dowager|old dame|witch|hag',
      'ведьма|колдунья|старуха|старушка|бабушка|старушонка|старая женщина|бабуся|старушенция|старушечка',
    ],
  ],
  [
    man({ age: 'young' }),
    [
      'young man|youth|lad|young gentleman|young fellow|stripling',
      'юноша|молодой человек|парень|=парня|=парни|парен(е)к|=молодых людей|=молодые люди|юнец|студент|гимназист|молод(е)ц|малый|молодой малый|=молодые ребята|подрост(о)к',
    ],
  ],
  [
    woman({ age: 'young' }),
    [
      'girl|young lady|maiden|young woman|damsel|lass|=demoiselle|bride|school girl|=beauty',
      'девушка|барышня|девица|невеста|молодая женщина|девка|красавица|курсистка|девушечка|молодайка|молодица|=девицы|=девок|=девушек|молоденькая женщина|красотка|невестка',
    ],
  ],
  [woman({ looks: ['fair'] }), ['=fair beauty', 'блондинка|блондиночка']],
  [man({ looks: ['fair'] }), ['=fair haired man', 'блондин']],
  [man({ looks: ['black haired'] }), ['', 'брюнет']],
  [woman({ looks: ['black haired'] }), ['=brunette', 'брюнетка']],
  [
    man({ age: 'child' }),
    [
      'boy|little boy|small boy|urchin|little lad',
      'мальчик|мальчишка|мальчуган|отрок|мальчонка|школьник|мальчон(о)к|мальчишечка|гимназистик|=мальчишек|=мальчиков|=детки|=деток|=детишки|=детишек|=ребятишек|=ребятишкам|малыш|=малыши|дитятко|=малюток|=ребяток',
    ],
  ],
  [
    woman({ age: 'child' }),
    ['little girl|small girl', 'девочка|девчонка|девчурка|девчоночка|=девочек|=девочки'],
  ],
  [
    { age: 'child' },
    [
      'child|=children|infant|baby|=babies|toddler',
      'реб(е)нок|=ребенка|=ребенком|=дети|=детей|=детьми|=детям|дитя|младен(е)ц|малютка|ребятишки|=ребята',
    ],
  ],
  [
    man({ wears: 'uniform' }),
    [
      'soldier|officer|colonel|general|captain|lieutenant|hussar|sergeant|sentinel|sentry|major|corporal|grenadier|trooper|policeman|constable|guardsman',
      'солдат|офицер|командир|песенник|полковник|генерал|капитан|поручик|гусар|часовой|урядник|кавалергард|гвардеец|солдатик|юнкер|прапорщик|майор|денщик|городовой|драгун|улан|вахмистр|комендант|исправник|жандарм|офицерик|генеральчик|=солдатики|квартальный|полицеймейстер|городничий|рядовой',
    ],
  ],
  [
    man({ wears: 'cassock' }),
    [
      'monk|lama|priest|friar|abbot|hermit|clergyman|vicar|parson|curate|bishop',
      'монах|священник|поп|инок|батюшка|архиерей|дьякон|дьячок|протопоп|схимник|игумен|попик|дьячок|=монахи',
    ],
  ],
  [woman({ wears: 'cassock' }), ['nun|abbess', 'монахиня|игуменья|монашка']],
  [
    man({ does: 'lie' }),
    [
      'corpse|=sick man|=dying man|=wounded man|=dead man|=the invalid|=the patient|=his patient|=her patient',
      '=больной|=больного|=больному|=раненый|=раненого|=умирающий|=умирающего|=покойник|=покойника|=мертвец|=мертвеца',
    ],
  ],
  [
    woman({ does: 'lie' }),
    ['=sick woman|=dying woman|=dead woman', '=больная|=больную|=покойница|=покойницу|=умирающая'],
  ],
  [
    man({ wears: 'kaftan' }),
    [
      'peasant|ploughman|carter|drover|muzhik',
      'мужик|крестьянин|=крестьяне|=крестьян|мужич(о)к|дворник|купец|лавочник|приказчик|=купца|=купцы|мещанин|мужичонка|мужлан|=мужики|=мужиков|=мужиками|купчик|купчина|сиделец|половой|~извозчики|=извозчиков|=извозчиками',
    ],
  ],
  [man({ wears: 'kaftan', looks: ['cossack'] }), ['cossack', 'казак|казач(о)к']],
  [
    man({ wears: 'kaftan', does: 'drive' }),
    ['coachman|driver|cabman', 'ямщик|кучер|извозчик на козлах|возница'],
  ],
  [
    man({ wears: 'rags' }),
    ['beggar|tramp|vagabond|=ragamuffin', 'нищий|бродяга|оборван(е)ц|странник|юродивый'],
  ],
  [
    man({ wears: 'jacket' }),
    [
      '=carriers|shepherd|pedlar|peddler|hawker|porter|woodcutter|gardener|keeper|game keeper|farmer|hunter|huntsman|countryman|ploughboy|cottager|herdsman|stable man|ostler|=navvy|=navvies|miner|docker',
      '',
    ],
  ],
  [man(), ['', 'пастух|пастушок|носильщик|садовник|работник|охотник|сторож|лесник']],
  [
    man({ wears: 'shirt' }),
    [
      'labourer|miller|blacksmith|smith|carpenter|joiner|mason|workman|mower|reaper|baker|butcher|grocer|cobbler|shoemaker|potter|tanner|brewer|cooper|wheelwright',
      'мельник|кузнец|плотник|столяр|рабочий|косец|=косцы|печник|каменщик',
    ],
  ],
  [
    woman({ wears: 'peasant dress' }),
    [
      'peasant woman|milk maid|beggar woman|washer woman|peasant girl',
      'крестьянка|прачка|нищенка|баба|=бабы|=баб|бабенка|молодка|жница|бабища|=бабами|=бабам|молодуха|скотница|кормилица',
    ],
  ],
  [
    man({ wears: 'jacket' }),
    [
      'sailor|seaman|fisherman|boatman|gondolier|=mate|harpooner|harpooneer|=crew|=oarsman|steersman|helmsman|pirate|boatswain|sea dog',
      'матрос|рыбак|моряк|гондольер|лодочник|гребец|рулевой|перевозчик|боцман',
    ],
  ],
  [man(), ['', '=глухой|=слепой|=немой|=хромой|слеп(е)ц']],
  [man({ wears: 'armour' }), ['knight|warrior|=squire at arms', 'рыцарь|витязь|воин|дружинник|ратник']],
  [
    man(),
    [
      'king|emperor|monarch|sovereign|sultan|=prince|duke|=count|baron|chief|chieftain|nobleman|=squire',
      'король|царь|=государь|=государя|=государю|монарх|император|князь|граф|барон|вождь|хан',
    ],
  ],
  [
    man({ does: 'ride' }),
    ['horseman|rider|postilion', 'всадник|наездник|верховой|=ездок|форейтор|ловчий|доезжачий|выжлятник'],
  ],
  [
    woman(),
    [
      'queen|princess|countess|duchess|empress|lady|baroness|marchioness',
      'королева|княгиня|княжна|графиня|=дама|=дамы|=даму|=дамой|=дам|=дамам|царица|барыня|баронесса|принцесса|царевна|=дамочка|=дамочки|дамочка|барынька|генеральша|помещица|=барыни|=барынь',
    ],
  ],
  [
    woman(),
    [
      'woman|wife|widow|hostess|housekeeper|governess|=gentlewoman|landlady|dancer|actress|=dame|=mistress|seamstress',
      'женщина|жена|вдова|хозяйка|горничная|няня|нянька|кухарка|гувернантка|служанка|экономка|ключница|танцовщица|попадья|купчиха|помещица|=женщин|супруга|хозяюшка|нянюшка|работница|стряпуха|повариха|красивая женщина',
    ],
  ],
  [
    woman(),
    [
      'mother|aunt|sister|daughter|niece|=mamma|=mother-in-law|stepmother',
      'племянница|внучка|свекровь|теща|мачеха|подруга|=мать|=матери|=матерью|матушка|тетка|тетушка|сестра|дочь|=дочери|дочка',
    ],
  ],
  [man(), ['', '=приезжий|=проезжий|=прохожий|=незнакомец|=постоялец']],
  [man(), ['=adversaries|duellist', 'противник|секундант|дуэлянт']],
  [man(), ['actor|singer|tenor|baritone|clown|juggler', 'актер|пев(е)ц|тенор|клоун|фокусник']],
  [{}, ['gipsy|gypsy', '']],
  // In an apron.
  [
    woman({ wears: 'dress' }),
    ['cook|maid|maid servant|nurse|waitress|cook maid|servant girl|serving woman|bar maid|char woman', ''],
  ],
  [
    man({ wears: 'robe', looks: ['turbaned'] }),
    ['arab|sikh|bedouin|hindu|hindoo|=turk|dervish|fakir|rajah|maharajah|mullah|moslem|mussulman', ''],
  ],
  [woman(), ['=prima donna|ballerina|soprano', 'певица|балерина|танцовщица']],
  [
    man(),
    [
      'father|husband|uncle|brother|son|cousin|=papa|nephew|man|gentleman|friend|comrade|stranger|traveller|traveler|merchant|doctor|servant|fellow|landlord|butler|footman|valet|guide|messenger|=guard|visitor|scholar|professor|artist|painter|musician|pianist|fiddler|clerk|lawyer|attorney|barrister|judge|magistrate|barman|bartender|shopkeeper|shopman|banker|schoolmaster|tutor|host|innkeeper|=negro|=savage|indian|native|hero|prisoner|convict|robber|thief|villain|=wretch|dwarf|giant|dandy|bachelor|=blacksmith',
      '=отец|=отца|=отцу|=отцом|муж|дядя|дядюшка|брат|=братья|сын|=сыновья|племянник|зять|тесть|свекор|мужчина|господин|товарищ|=друг|=друга|=друзья|=друзей|незнаком(е)ц|путник|доктор|слуга|барин|лакей|помещик|учитель|хозяин|человек|=человека|человеч(е)к|господинчик|приятель|чиновник|проезжий|путешественник|артист|художник|музыкант|скрипач|профессор|лекарь|управитель|приказный|вожатый|председатель|прокурор|почтмейстер|судья|камердинер|немец|француз|англичанин|цыган|татарин|черкес|калмык|армянин|=армяне|=армянами|жид|еврей|разбойник|арестант|узник|каторжник|невольник|пленник|карлик|великан|франт|щеголь|гость|официант|швейцар|красав(е)ц|игр(о)к|=игроки|=игроков|мужчинище|=мужчины|=господа|толстяк|богач|силач|сбитенщик|разносчик|точильщик|банщик|обойщик|богатырь|повар|поварчонок|поваренок|конюх|буфетчик|ключник|докторишка|весельчак|юрист|юрисконсульт|адвокат|управляющий|староста|инженер|сосед|=соседи|незнакомый человек|здоровяк|верзила|детина|богомол(е)ц',
    ],
  ],
  [
    { isGroup: true, sex: 'man', wears: 'uniform' },
    ['=troops|regiment|army|garrison|battalion|=infantry|=cavalry|=soldiery', ''],
  ],
  [
    { isGroup: true },
    [
      'pedestrian|=passengers|=travellers|=the whole family|=whole family|crowd|throng|=couples|=people|multitude|procession|passer by|=passers by|mob|=company of|=audience|band of|=party of',
      '=пассажиры|=пассажиров|=пассажирами|=вся семья|=семейство|толпа|народ|=люди|=людей|=людьми|=прохожие|=прохожих|войско|=войска|=гости|=гостей|отряд|=публика|процессия|=народом|шествие|толкотня|давка|сутолока',
    ],
  ],
  [
    { isGroup: true, does: 'dance' },
    [
      '=dancers|=couples whirled|=couples were whirling|=couples waltzed|=couples danced|=couples were dancing|=dancing couples|=whirling couples|=couples spun|=couples flew|=couples swept',
      '=пары кружились|=кружились пары|=пары неслись|=неслись пары|=пары мелькали|=мелькали пары|=пары проносились|=кружились под|=пары танцевали|=танцевали пары|=танцующие|=танцующих|=танцующими|=танцоры|=вальсирующие|=вальсирующих',
    ],
  ],
  [
    { isVague: true },
    [
      'figure|silhouette|=form of a|creature|being|=person|=persons|monster|ghost|phantom|spectre|hatchling|=someone|=somebody',
      'фигура|силуэт|существо|призрак|привидение|незнакомая фигура|=кто-то|чудовище|особа',
    ],
  ],
];

export const NUMBERS: Readonly<Record<number, WordForms>> = {
  1: [
    '=one|=single|=a single|=solitary',
    '=один|=одна|=одно|=одного|=одной|=одну|=одним|=единственный|=единственная|=единственное',
  ],
  2: [
    '=two|=both|=pair of|=a couple of|=twin|=twins',
    '=два|=две|=двое|=двух|=двумя|=оба|=обе|=обоих|=пара|=двоих',
  ],
  3: ['=three', '=три|=трое|=трех|=тремя|=троих'],
  4: ['=four', '=четыре|=четверо|=четырех'],
  5: ['=five', '=пять|=пятеро|=пяти'],
  6: ['=six|=half a dozen', '=шесть|=шестеро'],
  7: ['=seven', '=семь|=семеро'],
  8: ['=eight', '=восемь'],
  9: ['=nine', '=девять'],
  10: [
    '=ten|=dozen|=twelve|=several|=many|=scores of|=hundreds of|=numbers of|=a number of|=rows of|=a row of|=lines of|=a line of|=herd of|=herds of|=flock of|=flocks of|=drove of|=clumps of|=a few|=thousands of|=innumerable|=countless|=some',
    '=десять|=десяток|=двенадцать|=несколько|=много|=множество|=десятки|=сотни|=ряд|=ряды|=нескольких|=многие|=куча|=кучи|=бесчисленные|=вереница|=стая|=стаи|=стадо',
  ],
};

export const HER: ReadonlySet<string> = new Set('she her hers herself она ее ей ею нее ней нею'.split(' '));
export const HIM: ReadonlySet<string> = new Set('he his him himself он его ему него нем ним нему'.split(' '));
