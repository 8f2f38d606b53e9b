import type { BodyPosture, Garment, Headwear } from '../../scene.ts';
import type { Entries } from '../word-index.ts';

/** Words for people; the value says sex, age and whether it is a group: "woman", "man old", "man child", "people many". */
export const PERSON_WORDS: Entries<string> = {
  'man old': ['old man|old gentleman|old fellow|greybeard|grandfather|patriarch', 'старик|старичок|дед|старец|=старца|дедушка'],
  'woman old': ['old woman|old lady|grandmother|crone|dowager', 'старуха|старушка|бабушка|=старушек'],
  'man young': ['young man|youth|lad|young gentleman|young fellow', 'юноша|молодой человек|парень|=парня|=парни|паренек'],
  'woman young': ['girl|young lady|maiden|young woman|damsel|lass', 'девушка|барышня|девица|=девушек|=барышень|невеста|молодая женщина'],
  'man child': ['boy|little boy', 'мальчик|мальчишка|мальчуган'],
  'woman child': ['little girl', 'девочка|девчонка|=девочек'],
  'any child': ['child|=children|infant|baby', 'ребенок|=ребенка|=дети|=детей|дитя|младенец'],
  'man uniform': ['soldier|officer|colonel|general|captain|lieutenant|hussar|sergeant|sentinel|sentry|guard', 'солдат|офицер|полковник|генерал|капитан|поручик|гусар|часовой|урядник|солдатик|юнкер'],
  'man robe': ['monk|priest|friar|abbot|hermit|pope', 'монах|священник|поп|инок|батюшка|архиерей|дьякон'],
  'woman robe': ['nun|abbess', 'монахиня|игуменья'],
  'man peasant': ['peasant|shepherd|ploughman|beggar|porter|carter|woodcutter|labourer|tramp', 'мужик|крестьянин|пастух|нищий|носильщик|ямщик|дворник|бродяга|мужичок|странник|кучер'],
  'woman peasant': ['peasant woman|milkmaid|beggar woman|washerwoman', 'крестьянка|прачка|нищенка'],
  'man sailor': ['sailor|seaman|fisherman|boatman|mate|harpooneer', 'матрос|рыбак|моряк|лодочник|гребец'],
  'man knight': ['knight|king|prince|warrior', 'рыцарь|король|витязь|богатырь|царь|казак'],
  'man rider': ['horseman|rider', 'всадник|наездник|верховой'],
  'woman noble': ['queen|princess|countess|lady', 'королева|княгиня|княжна|графиня|=дама|=дамы|=даму|=дамой|=дам|царица|барыня'],
  woman: ['woman|wife|mother|widow|aunt|sister|bride|hostess|housekeeper|maid|nurse|governess|=women', 'женщина|жена|мать|вдова|тетка|сестра|хозяйка|горничная|няня|кухарка|баба|=женщин'],
  man: ['man|gentleman|husband|father|uncle|brother|stranger|traveller|merchant|doctor|servant|fellow|landlord|butler|footman|coachman|=gentlemen|=men', 'мужчина|господин|муж|отец|=отца|дядя|незнакомец|путник|купец|доктор|слуга|барин|лакей|помещик|учитель|студент|хозяин|человек|приятель|чиновник'],
  'people many': ['crowd|throng|=people|multitude|procession|passers by|guests|mob|=peasants|=soldiers|=sailors|=troops', 'толпа|народ|=люди|=людей|=гости|=гостей|=прохожие|=прохожих|=солдаты|=солдат|=мужики|=мужиков|=войска|=войско'],
  'any figure': ['figure|silhouette|form of a man', 'фигура|силуэт'],
}; // prettier-ignore

export const GARMENT_WORDS: Entries<Garment> = {
  'fur coat': ['fur coat|pelisse', 'шуба|тулуп|полушубок|доха|=полушубке'],
  'great coat': ['greatcoat|overcoat|ulster|great coat|top coat', 'шинель|пальто'],
  'frock coat': ['frock coat|tail coat|dress coat', 'сюртук|фрак|=сюртучок|=сюртучке|=сюртучка'],
  'dressing gown': ['dressing gown|robe de chambre', 'халат|шлафрок'],
  'ball dress': ['ball dress|ball gown|evening dress', 'бальное платье'],
  'peasant dress': ['=sarafan|pinafore', 'сарафан|понева'],
  kaftan: ['=caftan|=kaftan|smock', 'кафтан|зипун|армяк|поддевка'],
  cassock: ['cassock|habit', 'ряса|подрясник'],
  uniform: ['uniform|regimentals|livery', 'мундир|ливрея|китель'],
  armour: ['armour|armor|breastplate', 'доспех|кольчуга|=латы|=латах'],
  cloak: ['cloak|mantle|cape', 'плащ|накидка|бурка|мантия|салоп'],
  rags: ['=rags|tatter', 'лохмотья|=лохмотьях|=отрепьях|рубище'],
  robe: ['robe', 'балахон|ризы'],
  'night shirt': ['nightshirt|night gown', 'ночная рубашка'],
  jacket: ['jacket|waistcoat|doublet|vest|tunic|suit', 'куртка|пиджак|жилет|камзол|тужурка|костюм'],
  shirt: ['shirt|blouse|shirt sleeve', 'рубаха|рубашка|блуза|косоворотка|=рубах'],
  dress: ['dress|gown|frock|muslin|silk dress|skirt', 'платье|=платьев|юбка|капот|кисейное платье'],
  coat: ['coat', 'балахончик'],
}; // prettier-ignore

export const HEADWEAR_WORDS: Entries<Headwear> = {
  'top hat': ['top hat|tall hat|silk hat|beaver', 'цилиндр'],
  'lady hat': ['plumed hat|feathered hat', 'шляпка'],
  'wide hat': ['straw hat|broad brimmed hat|slouch hat|hat', 'шляпа|соломенная шляпа'],
  'officer cap': ['peaked cap|forage cap', 'фуражка|кивер'],
  'fur hat': ['fur cap|fur hat', 'папаха|ушанка|шапка|=шапок'],
  nightcap: ['nightcap|night cap', 'колпак|ночной колпак'],
  'lace cap': ['lace cap|mob cap|widow cap', 'чепец|чепчик|=чепца|=чепце|наколка'],
  cap: ['cap|beret', 'картуз|кепка|ермолка|скуфья'],
  bonnet: ['bonnet', 'капор'],
  kerchief: ['kerchief|headscarf|head cloth', '=платке|косынка|=повязанная'],
  hood: ['hood|cowl|=hooded', 'капюшон|башлык'],
  crown: ['crown|diadem|tiara', 'корона|венец|диадема'],
  helmet: ['helmet|helm', 'шлем|каска'],
  turban: ['turban', 'чалма|тюрбан'],
  bowler: ['bowler', 'котелок'],
  'tall cap': ['mitre', 'камилавка|клобук'],
}; // prettier-ignore

export const BODY_WORDS: Entries<string> = {
  hair: ['hair|lock|curl|tress|ringlet|=haired', '=волосы|=волос|=волосами|=волоса|волосы|кудри|локон|шевелюра'],
  beard: ['beard|=bearded', 'борода|бородка|=бород'],
  moustache: ['moustache|mustache', '=усы|=усов|=усами|=усах|=усики'],
  whiskers: ['whisker', '=бакенбарды|=бакенбардами|=баки'],
  braid: ['braid|plait|pigtail', '=коса|=косы|=косу|=косой|=косою|=косами|косичка'],
  eyes: ['eye|=eyed', '=глаза|=глаз|=глазами|=глазах|очи|взор|взгляд'],
  face: ['face|cheek|complexion|skin|lip|brow|hand|nose|tooth|=teeth|arm|finger|shoulder|neck', 'лицо|щека|=щек|кожа|губа|=губы|бровь|рука|=руки|нос|зуб|лоб|=лба|=лбом|плечо|шея|палец'],
}; // prettier-ignore

/** Qualities of people: "old", "young", "tall" … */
export const QUALITY_WORDS: Entries<string> = {
  old: ['old|aged|elderly|=grey haired|=gray haired|wrinkled|white haired', 'старый|пожилой|дряхлый|престарелый|седой|седовласый'],
  young: ['young|youthful', 'молодой|юный|молоденький'],
  tall: ['tall|lofty|gigantic', '=высок|=высока|высокий|рослый|долговязый|высокого роста'],
  stout: ['stout|fat|plump|portly|burly|corpulent|thickset', 'толстый|дородный|тучный|полный|коренастый|плотный|толстенький'],
  thin: ['thin|lean|slender|slim|gaunt|spare', '=худ|=худа|=худощав|=тонок|=тонка|=строен|=стройна|худой|тонкий|стройный|тощий|худенький|худощавый|сухощавый'],
  short: ['short|little|tiny|dwarfish', 'низенький|маленький|приземистый|невысокий|маленького роста|небольшого роста'],
  stooped: ['=stooped|=stooping|=bent|hunchback|hunched', 'сутулый|сгорбленный|согнутый|горбатый|=сгорбившись|=согнувшись'],
  bald: ['bald', 'лысый|плешивый'],
  curly: ['curly|=curled|=curls', 'курчавый|кудрявый|=вьющиеся|=вьющихся|=вьющимися|=вились|=кудри'],
  dishevelled: ['dishevelled|tousled|shaggy|=unkempt', 'растрепанный|взъерошенный|лохматый|косматый|всклокоченный'],
  long: ['long', 'длинный'],
  pointed: ['pointed', 'остроконечный|клином|острый'],
}; // prettier-ignore

export const POSTURE_WORDS: Entries<BodyPosture> = {
  sit: ['=sat|=sits|=sitting|=seated', '=сидел|=сидела|=сидели|=сидит|=сидят|=сидя|=сидевший|=сидевшая|=сидело|=уселся|=уселась|=усевшись'],
  lie: ['=lay|=lying|=reclined|=reclining', '=лежал|=лежала|=лежали|=лежит|=лежа|=лежащий|=лежавший'],
  sleep: ['=slept|=asleep|=sleeping|=dozing', '=спал|=спала|=спит|=спящий|=дремал|=дремала|=спали'],
  read: ['=reading|=reads', '=читал|=читала|=читает|=читая'],
  write: ['=writing|=writes|=wrote', '=писал|=писала|=пишет'],
  walk: ['=walked|=walking|=walks|=strolled|=advancing|=strode|=paced|=pacing|=strolling', '=шел|=шла|=шли|=идет|=идут|=прохаживался|=гулял|=гуляла|=шагал|=ходил|=ходила|=прогуливался'],
  run: ['=ran|=running|=fled|=rushing|=rushed', '=бежал|=бежала|=бежали|=бежит|=мчался|=бегал|=бегали'],
  kneel: ['=knelt|=kneeling|on his knees|on her knees', '=коленях|=колени|=коленопреклоненный'],
  pray: ['=prayed|=praying', '=молился|=молилась|=молится|=крестился|=крестясь'],
  bow: ['=bowed|=bowing|=stooping', '=кланялся|=поклонился|=кланялась|=наклонившись|=нагнувшись|=наклонился'],
  lean: ['=leaned|=leaning|=leant', '=опираясь|=опершись|=облокотясь|=облокотившись|=прислонясь|=прислонившись'],
  dance: ['=danced|=dancing|=waltzing|=waltz', '=танцевал|=танцевала|=танцевали|=плясал|=плясала|=плясали|=вальс'],
  weep: ['=wept|=weeping|=sobbing|=sobbed|in tears', '=плакал|=плакала|=рыдал|=рыдала|=слезах'],
  ride: ['=rode|=riding|on horseback|=mounted', '=верхом|=скакал|=ехал верхом|=скакали'],
  row: ['=rowed|=rowing', '=греб|=гребла|=гребли'],
  drive: ['=drove|=driving', '=правил|=ехал|=ехали|=ехала|=катил'],
  embrace: ['=embraced|=embracing|=embrace', '=обнял|=обняла|=обнимая|=обнимал|=обнялись|=объятиях'],
  carry: ['=carried|=carrying|=bore|=bearing', '=нес|=несла|=несли|=неся|=несет'],
  eat: ['=dined|=dining|=supping|=eating|=drinking', '=обедал|=обедали|=ел|=пил|=пили|=ужинал|=обедает'],
  play: ['=playing', '=играл|=играла|=играет'],
  'look out': ['=gazed|=gazing', '=глядел|=глядела|=глядя|=смотрел|=смотрела|=смотрит'],
  point: ['=pointed|=pointing', '=указывая|=указал|=указывал'],
  work: ['=sewing|=knitting|=spinning|=working|=mowing|=digging', '=шил|=шила|=вязала|=прял|=пряла|=работал|=косил|=косили|=копал'],
  fight: ['=fighting|=fought', '=дрался|=дрались|=сражался|=рубился'],
  lift: ['=lifted|=raised|=holding up', '=поднял|=подняла|=подняв|=поднимая'],
  stand: ['=stood|=standing|=stands', '=стоял|=стояла|=стояли|=стоит|=стоя|=стоят|=стоявший|=стоящий'],
}; // prettier-ignore

export const WORN_WORDS: Entries<string> = {
  shawl: ['shawl', 'шаль|=шали|=шалью'],
  apron: ['apron|pinafore', 'фартук|передник'],
  boots: ['boot', 'сапог|=сапоги|=сапогах|=валенках|ботфорт'],
  'bare feet': ['bare feet|=barefoot|=barefooted', 'босой|=босиком'],
  glasses: ['=spectacles|eyeglass|=lorgnette', '=очки|=очках|пенсне|монокль'],
  veil: ['veil', 'вуаль|=фата'],
  wig: ['wig', 'парик'],
}; // prettier-ignore

export const NUMBER_WORDS: Entries<string> = {
  2: ['two|both|pair|couple', '=два|=две|=двое|=двух|пара'],
  3: ['three', '=три|=трое|=трех'],
  4: ['four', '=четыре|=четверо|=четырех'],
  5: ['five', '=пять|=пятеро|=пяти'],
  6: ['six|half a dozen', '=шесть|=шестеро'],
  7: ['seven', '=семь|=семеро'],
  8: ['eight', '=восемь'],
  9: ['nine|ten|dozen|twelve|several|many|=scores|=hundreds', '=девять|=десять|=десяток|=двенадцать|=несколько|=много|=множество|=десятки|=сотни'],
}; // prettier-ignore
