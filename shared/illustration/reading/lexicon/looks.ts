import type { BodyPosture } from '../../scene.ts';
import type { WordForms } from './dictionary.ts';

/** Descriptions of people; mostly adjectives, Russian ones by their stems (see `describe-noun.ts`). */
export const POSTURES: Readonly<Record<BodyPosture, WordForms>> = {
  sit: [
    '=half asleep|=dozed|=dozes|=asleep in his chair|=asleep in her chair|=asleep in a chair|=asleep in the chair|=asleep over|=dozing over|=asleep behind|=lounging on|=lounging upon|=lounging in|=lounged in|=curled up in|=back of his chair|=back of her chair|=back of the chair|=back of the armchair|=leaned back in|=leaning back in|=lay back in|=sank into|=dropped to the ground|=dropped wearily to the ground|=dropped down upon the ground|=sank to the ground|=sank upon the ground|=squatted|=squatting|=cross legged|=sewing|=knitting|=spinning|=embroidering|=sat|=sits|=sitting|=seated|=sit',
    '=голову на спинку|=на спинку кресел|=на спинку кресла|=на спинку стула|=откинулся на стул|=откинулся назад на стул|=откинулся назад в кресл|=откинулся на стуле|=откинулся на спинку|=откинулся в кресл|=откинувшись в кресле|=шил|=шила|=вязала|=прял|=пряла|=вышивала|=полулежал|=полулежала|=полулежит|=полулежа|=сидел|=сидела|=сидели|=сидит|=сидят|=сидя|=сидевший|=сидевшая|=сидящий|=сидящая|=сидящим|=сидящего|=сидящую|=сидящей|=сидевшие|=сидело|=уселся|=уселась|=усевшись|=сел|=села|=сидевшего|=сидящий|=сидящая|=сидящие|=восседал|=сидевшую',
  ],
  lie: [
    '=lay|=lying|=reclined|=reclining|=prone|=lie on|lay on|=sprawled|=sprawling|=stretched upon|=thrown across|=flung across|=stretched across|=prostrate',
    '=лежал|=лежала|=лежали|=лежит|=лежа|=лежащий|=лежавший|=лежащая|=лежавшая|=растянулся|=лежат',
  ],
  sleep: [
    '=slept|=asleep|=sleeping|=dozing|=slumbering',
    '=спал|=спала|=спит|=спящий|=дремал|=дремала|=спали|=спящая|=спят|=заснул|=уснул',
  ],
  read: ['=reading|=reads', '=читал|=читала|=читает|=читая|=читали'],
  write: ['=writing|=writes', '=писал|=писала|=пишет'],
  walk: [
    '=walked|=walking|=walks|=strolled|=advancing|=strode|=paced|=pacing|=strolling|=striding|=wandered|=trudged|=advanced|=stalked|=sauntered|=sauntering|=marched|=marching|=tramped|=plodded|=waddled|=limped|=hobbled|=shuffled',
    '=расходились|=возвращались|=шел|=шла|=шли|=идет|=идут|=прохаживался|=гулял|=гуляла|=шагал|=ходил|=ходила|=ходили|=прогуливался|=прогуливалась|=прохаживалась|=шагала|=похаживала|=похаживал|=проходил|=проходили|=шедший|=вошел|=вошла|=вышел|=вышла|=гуляли|=брел|=брела',
  ],
  run: [
    '=ran|=running|=fled|=rushing|=rushed',
    '=бежал|=бежала|=бежали|=бежит|=бегал|=бегали|=бегала|=выбежал|=выбежала',
  ],
  kneel: [
    '=knelt|=kneeling|=on his knees|=on her knees|=on their knees|=upon his knees|=upon her knees',
    '=на коленях|=коленопреклоненный|на колени|=преклонил колена',
  ],
  pray: ['=prayed|=praying', '=молился|=молилась|=молится|=крестился|=крестясь|=молились'],
  bow: [
    '=bowed|=bowing|stooping over|stooping down|stooping to|=bending|=bent over|=bent low|=leaned over|=leaning over',
    '=кланялся|=поклонился|=кланялась|=склонился|=склонилась|=склонясь|=наклонилась|=нагнулся|=нагнулась|=склонились|=наклонившись|=нагнувшись|=наклонился|=склонившись|=наклонясь|=нагнулся',
  ],
  lean: [
    '=leaned|=leaning|=leant|=lounging',
    '=опираясь|=опершись|=облокотясь|=облокотившись|=прислонясь|=прислонившись|=оперся|=прислонился',
  ],
  dance: [
    '=danced|=dancing|=waltzing|=waltz|=waltzed',
    '=танцевал|=танцевала|=танцевали|=плясал|=плясала|=плясали|=танцующие|=танцуют|=кружились|=кружатся|=вальсировали|=вальсируя|=кружась',
  ],
  weep: ['=wept|=weeping|=sobbing|=sobbed|in tears', '=плакал|=плакала|=рыдал|=рыдала|=слезах|=рыдая|=плача'],
  ride: [
    '=rode|=riding|on horseback|=mounted|=galloped|=galloping|in the saddle|=sat his horse|=sat her horse|=sits his horse',
    '=взобрался на коня|=взобрался на лошадь|=взобрался на коренного|=вскочил на коня|=вскочил на лошадь|=сел на коня|=сел на лошадь|=в седле|=верхом|=скакал|=скакали|=скачет',
  ],
  row: [
    '=bent to his oar|=bent to his oars|=bent to their oars|=bent to the oar|=bent to the oars|=plied his oar|=plied his oars|=plied their oars|=pulled at the oars|=rowed|=rowing',
    '=греб|=гребла|=гребли',
  ],
  drive: ['=drove|=driving', '=правил|=ехал|=ехали|=ехала|=катил|=едет'],
  embrace: [
    "=embraced|=embracing|=each other's arms|=one another's arms|=arms round his neck|=arms around his neck|=arms round her neck|=arms around her neck|=arms about his neck|=arms about her neck",
    '=обнял|=обняла|=обнимая|=обнимаются|=обнимались|=обнимал|=обнялись|=объятиях|=обнявшись',
  ],
  carry: ['=carried|=carrying|=bore|=bearing', '=нес|=несла|=несли|=неся|=несет|=таща|=тащил|=нёс'],
  eat: [
    '=dined|=dining|=supping|=eating|=drinking|=drank|=ate',
    '=обедал|=обедали|=пил|=пили|=пила|=ужинал|=ужинали|=ест',
  ],
  play: ['=playing|=played', '=играл|=играла|=играет|=играли|=играя'],
  'look out': ['=gazed|=gazing|=peering', '=глядел|=глядела|=смотрел|=смотрела'],
  point: [
    '=pointed at|=pointed to|=pointing|hand was stretched out|arm outstretched',
    '=указывая|=указал|=указывал|=протянул руку',
  ],
  work: [
    '=working|=mowing|=digging|=ploughing|=hammering',
    '=работал|=работали|=косил|=косили|=копал|=пахал',
  ],
  fight: ['=fighting|=fought|=struggled|=wrestling', '=дрался|=дрались|=сражался|=рубился|=боролся'],
  lift: ['=lifted|=raised|=held up|=holding up|=lifting', '=поднял|=подняла|=подняв|=поднимая'],
  stand: [
    '=lighting the lamp|=lighting the lamps|=lighting a lamp|=lighting a candle|=lighting the candles|=lighting the candle|=lit the lamp|=lit the lamps|=lit a candle|=lit the candles|=stood|=standing|=stands|=stand',
    '=стоял|=стояла|=стояли|=стоит|=стоя|=стоят|=стоявший|=стоящий|=стояло|=стоявшая|=стоящие|=стоявшие',
  ],
};

/** Visible qualities of a thing besides its colour and size. */
export const THING_QUALITIES: Readonly<Record<string, WordForms>> = {
  old: [
    '=old|=ancient|=aged|=old fashioned|=antique|=time worn|=moss grown|=worn',
    'старый|древний|старинный|стариннейший|потертый',
  ],
  decayed: [
    '=dilapidated|=tumble down|=tumbledown|=decaying|=decayed|=shabby|=neglected|=peeling|=rotten|=rotting|=mouldering|=weather beaten|=ramshackle|=crumbling|=ruinous|=derelict|=untenanted|=dingy',
    'ветхий|дряхлый|обветшалый|облупленный|полуразвалившийся|покосившийся|запущенный|заглохлый|облезлый|пошатнувшийся|гнилой|облупившийся|развалившийся|полуразрушенный',
  ],
  ruined: ['=ruined|=fallen|=shattered', 'разрушенный|обвалившийся'],
  broken: [
    '=broken|=caved in|=cracked|=smashed|=shattered|=snapped',
    'разбитый|сломанный|отломленный|сломленный|изломанный|надломленный|поломанный|треснувший',
  ],
  bare: ['=bare|=leafless|=naked', 'голый|обнаженный|безлистный|оголенный'],
  dead: ['=dead|=withered|=dried|=blasted', 'засохший|сухой|мертвый|увядший|высохший|завядший'],
  lit: [
    '=lit|=lighted|=lamplit|=illuminated|=glowing|=burning|=blazing|=lighted up',
    'освещенный|зажженный|горящий|=горел|=горела|=горело|=горели|=горит|=зажжены|=светился|=светилась|=светились|=светилось|=пылал|=пылала',
  ],
  open: ['=open|=opened|=ajar|=wide open', 'отворенный|открытый|раскрытый|растворенный|распахнутый|=настежь'],
  scattered: ['=scattered|=ransacked|=dismantled|=strewn', 'разбросанный|раскиданный'],
  closed: [
    '=closed|=shut|=locked|=shuttered|=boarded|=bolted|=sealed|=shutters were up|=shutters up',
    'закрытый|запертый|запечатанный|затворенный|заколоченный|=заперта|=заперты|=заставлены|=забиты',
  ],
  empty: [
    '=empty|=deserted|=vacant|=abandoned|=solitary|=lonely',
    'пустой|пустынный|заброшенный|покинутый|опустелый|необитаемый|одинокий|порожний',
  ],
  ploughed: [
    '=ploughed|=plowed|=tilled|=furrowed|=fallow|=new ploughed',
    'вспаханный|распаханный|паханый|пахотный|=пашня|=пашни|=пашню|=пашней',
  ],
  stubble: ['=stubble|=reaped|=mown|=shorn', 'сжатый|скошенный|=стерня|=стерни|=стерне|=жнивье|=жнивью'],
  stone: [
    '=stone|=brick|=granite|=marble|of stone|of granite|of marble',
    'каменный|кирпичный|мраморный|гранитный',
  ],
  wooden: [
    '=wooden|=timber|=timbered|=oak|=oaken|=log|of wood|=plank|=planks|=of planks',
    'деревянный|бревенчатый|дубовый|дощатый|сосновый|рубленый',
  ],
  iron: ['=iron|of iron|=steel|=metal', 'железный|чугунный|стальной'],
  glass: ['=glass|of glass|=crystal|of solid glass', 'стеклянный|хрустальный'],
  thatched: ['=thatched', 'соломенный'],
  vaulted: ['=vaulted|=arched', 'сводчатый'],
  barred: ['=barred|=iron barred|=grated', 'зарешеченный'],
  round: ['=oval|=round|=circular|=rounded|=globular', 'круглый|округлый|овальный'],
  square: ['=square', 'квадратный|четырехугольный'],
  tall: ['=tall|=high|=lofty|=towering|=steep', 'высокий|крутой|высоченный|отвесный'],
  low: ['=low|=squat|=low ceilinged', 'низкий|низенький|приземистый|=невысокий'],
  long: ['=long', 'длинный|длиннейший'],
  wide: ['=wide|=broad|=spacious|=vast|=ample', 'широкий|обширный|просторный'],
  patchwork: ['=patchwork', 'лоскутный'],
  narrow: ['=narrow|=thin|=slender', 'узкий|тонкий|узенький|тоненький'],
  thick: [
    '=thick|=dense|=heavy|=massive|=bushy|=overgrown',
    'толстый|густой|массивный|тяжелый|дремучий|частый|заросший',
  ],
  winding: ['=winding|=crooked|=twisted|=gnarled|=twisting', 'извилистый|кривой|корявый|узловатый'],
  flat: ['=flat|=flat topped|=table topped|=truncated', 'плоский|плосковерхий'],
  jagged: ['=jagged|=rugged|=craggy|=sharp', 'зубчатый|острый|остроконечный|скалистый'],
  wooded: [
    '=wooded|=woody|crowned with wood|=tree clad',
    'лесистый|поросший лесом|покрытый лесом|поросшие лесом',
  ],
  snowy: [
    '=snowy|=snow covered|=snow capped|=snow clad|covered with snow',
    'снежный|заснеженный|занесенный снегом|покрытый снегом|снеговой',
  ],
  uncurtained: ['=curtainless|=uncurtained|=unshaded', 'незанавешенный|=незанавешенное|=незанавешенные'],
  dirty: [
    '=dirty|=grimy|=encrusted|=sooty|=muddy|=dusty|=soiled|=filthy',
    'грязный|запачканный|закоптелый|пыльный|засаленный|закопченный',
  ],
  wet: ['=wet|=damp|=dripping|=moist', 'мокрый|сырой|влажный'],
  gilded: ['=gilded|=gilt|=golden|of gold', 'золоченый|позолоченный|раззолоченный'],
  carved: [
    '=carved|=ornamented|=crenelated|=crenellated|=mullioned|=gabled|=latticed|=lattice|=oriel',
    'резной|расписной|узорный|украшенный',
  ],
  flowering: ['=flowering|=blooming|=blossoming|=in bloom|in flower', 'цветущий|=цвели|=цвел|=цвела'],
  galloping: [
    '=galloping|=galloped|=rushing|at a gallop',
    '=скачет|=скачут|=скакала|=скакал|=мчатся|=несутся|=понеслись|=мчался|=мчалась|=мчались|=неслась|=неслись|=вскачь|=галопом|скачущий',
  ],
  asleep: [
    '=asleep|=sleeping|=curled up|=dozing|=slept',
    '=спал|=спала|=спит|=спящий|=спящая|=дремал|=дремала|свернувшись',
  ],
  felled: ['=felled|=uprooted|cut down|blown down', 'срубленный|поваленный|сваленный|выкорчеванный'],
  moving: [
    '=sailing|=trotting|=moving|=gliding|=drifting',
    '=плыл|=плыла|=плыли|=бежала|=бежал|=бежали|=ехала|=катилась|плывущий|бегущий|=тащилась',
  ],
  distant: [
    '=distant|=far off|=faraway|in the distance|=remote',
    'дальний|далекий|отдаленный|=вдали|=вдалеке',
  ],
  faded: ['=faded|=dull|=dim|=pale', 'выцветший|полинялый|тусклый|блеклый'],
  rich: [
    '=splendid|=magnificent|=rich|=sumptuous|=handsome|=elegant|=stately|=fine',
    'богатый|великолепный|роскошный|щегольской|нарядный|красивый|пышный',
  ],
  plastered: ['=plaster|=plastered', 'оштукатуренный|штукатуренный'],
  poor: ['=poor|=wretched|=mean|=humble|=miserable', 'бедный|убогий|жалкий|нищенский'],
};

export const SIZES: Readonly<Record<'large' | 'small', WordForms>> = {
  large: [
    '=large|=huge|=great|=big|=vast|=immense|=enormous|=gigantic|=colossal|=mighty|=massive|=giant|=towering',
    'большой|огромный|громадный|великий|исполинский|колоссальный|гигантский|обширный|здоровенный',
  ],
  small: [
    '=small|=little|=tiny|=minute|=miniature|=wee',
    'маленький|небольшой|крошечный|низенький|махонький|мелкий|малый',
  ],
};
