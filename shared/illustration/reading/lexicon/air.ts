import type { Mood, SceneLight, Season, Time } from '../../scene.ts';
import type { Weather } from '../../weather.ts';
import type { WordForms } from './dictionary.ts';

/** Words that state a time of day explicitly. */
export const TIME_WORDS: Readonly<Record<Time, WordForms>> = {
  dawn: [
    '=first touch of day|=first rays of the sun|=touch of dawn|=growing light|=morning light|=light of morning|=light of the morning|dawn|day break|sunrise|=early morning|=dawned|first light|=reddening in the east|=growing lighter|=grew lighter|=getting light|=it grew light|=east grew red|=stars were paling|=stars paled|=stars grew pale|=stars were fading|=pale streak in the east|=streak of light in the east|=streak of dawn|=red in the east|=sun was rising|=sun rose|rising sun|=morning twilight|=dawning',
    'рассвет|утренняя заря|восход солнца|=светало|=рассвело|=солнце всходило|=солнце вставало|=всходило солнце|=взошло солнце|=солнце взошло|=восходящее солнце|=восходящего солнца|=первые лучи солнца|=первых лучах солнца|=первыми лучами солнца|=ранним утром|=на заре|=пред зарей|=перед зарей|=пред зарею|=перед зарею|=чуть свет|=раннее утро|=солнце поднималось|=солнце выкатилось|=забрезжил|=занимается утро|=занималось утро|=занималась заря|=занимается заря|=рассветало|=восток алел|=восток розовел|=розовел восток|=восток порозовел|=порозовел восток|=восток побелел|=побелел восток|=восток светлел|=светлел восток|=заалел восток|=звезды гасли|=гасли звезды|=звезды погасли|=звезды бледнели|=звезды меркли|=алел восток|=становилось светлее|=светлело|=начинало светать',
  ],
  sunset: [
    '=thinking of setting|=about to set|=sun right down|=right down upon the mountain|=down upon the horizon|=sun touched the horizon|=sun hung low|=last rays of|=level rays|=rosy light|=crimson light|=red gleams|sun set|sun down|setting sun|sinking sun|=sun was setting|=sun was low|=sun was sinking|=sun went down|=sun had set|=sun was going down|=sun declined|=sun dipped|=sun dips|=declining sun|=sun was declining|=sun has set|=low sun|=evening sun|=sun sank|=declining sun|=evening sky|after glow|westering sun',
    'закат|закатный|=солнце садилось|=садилось солнце|=солнце село|=солнце заходило|=заходившее солнце|=заходящее солнце|=заходящего солнца|=заходившего солнца|=заходящим солнцем|=заходящему солнцу|=заходившим солнцем|заход солнца|вечерняя заря|=солнце закатилось|=закатывалось солнце|=солнце спряталось|=солнце уже пряталось|=вечерело|=солнце клонилось|=солнце склонялось|=солнце опускалось|=вечернее солнце|=вечернего солнца|=солнце скрылось|=догорала заря|=заря догорала|=гасла заря|=заря гасла|=садящееся солнце|=солнце спускалось|=спускалось солнце|=спускавшееся за|=опускавшееся за|=садившееся за|=садящееся за',
  ],
  dusk: [
    '=lighted windows|=lit windows|=illuminated windows|dusk|twilight|=evening|nightfall|gloaming|=fading light|=dusky|=growing dark|=grew dark|=sun had sunk|=sun had gone down|=sun was down|=sun had disappeared|=sun had dropped|=getting dark|=daylight had faded|=daylight faded|=daylight was fading|=daylight had gone|=daylight was gone|=daylight had long faded|=light was fading|=light had faded|=light was failing|=light was going|=gathering gloom|=gathering darkness|=failing light|=eventide',
    '~сумерки|=сумерек|=вечер|=вечера|=вечером|=вечеру|вечерний|=смеркалось|=темнело|=стемнело|=смерклось|=вечере|=солнце зашло|=солнце уже село|=солнце уже зашло|=солнце скрылось за горизонт',
  ],
  night: [
    '=one in the morning|=two in the morning|=three in the morning|small hours|=night|midnight|=moonlight|=starlight|=moonlit|=nocturnal|=at night|=night time|=moonshine',
    'ночь|полночь|=месяц подымался|=месяц поднимался|=месяц поднялся|=месяц взошел|=месяц всходил|=месяц выплыл|=месяц сиял|=взошел месяц|=выплыл месяц|=светил месяц|=сиял месяц|=подымался месяц|=поднимался месяц|лунный|ночной|=ночью|=луна|=луны|=луну|=луной|=луною|=луне|=звездное|=звездная|=полночный',
  ],
  day: [
    'noon|mid day|afternoon|day light|=sunny|=sunshine|=sunlit|=morning|=forenoon|=noonday|=broad day|=day|=sun shone|=sun was shining|=sunlight|=in the day',
    'полдень|=полудня|=полудни|=днем|=дневным светом|=дневного света|=дневной свет|=дневном свете|солнечный|утро|=утром|=полудень|полуденный|утренний|=солнце светило|=солнце сияло|=солнце жгло|=солнце пекло|=солнце палило|=день|=дня',
  ],
};

export const WEATHER_WORDS: Readonly<Record<Weather, WordForms>> = {
  fog: ['=fog|=foggy|=mist|=mists|=misty|=haze|=fogs', 'туман|туманный|мгла|туманчик|марево'],
  rain: [
    '=sleet|=foul weather|=nasty weather|=wet weather|=wet morning|=wet day|=wet night|=wet evening|=wet afternoon|=dismal and wet|=cold and wet|=dark and wet|=rain|=rainy|=raining|drizzle|downpour|=rained|=drizzling|=showers|=rains|=rain drops',
    'непогода|=слякоть|=изморось|=крупа стегала|=крупа била|=дождь|=дождя|=дождем|=дожде|=дожди|дождик|ливень|=ливня|=ливнем|дождливый|=моросил|=моросило|=дождливая',
  ],
  blizzard: [
    'blizzard|snow storm|=driving snow|=storm of snow|=storms of snow|=whirling snow|=snow whirling',
    'метель|вьюга|пурга|буран',
  ],
  snow: [
    '=snow was falling|=snow fell|=falling snow|snowfall|=snow flakes|=snowing|=snowed|=flakes of snow',
    '=снег валил|=валил снег|=шел снег|=снег шел|=снег падал|=падал снег|=пошел снег|=снег так|снегопад|снежинка|=снег хлопьями|=повалил хлопьями|=мелкий снег|=мокрый снег|=повалил снег|=хлопьями',
  ],
  storm: [
    '=storm|=storms|=gale|=gales|squall|tempest|thunder storm|=thunder|=lightning|=lightnings|hurricane|=stormy|=tempestuous|typhoon|=wind tore|=waves broke over|=waves breaking over|=seas broke over',
    'буря|гроза|=гром|=грома|=громом|молния|шторм|ураган|грозовой|=ветер рвал|=ветер срывал',
  ],
  wind: [
    '=gusts|=gust|=windy|high wind|strong wind|=the wind blew|=wind tore|=wind roared|=wind shrieked|=wind screamed|=wind was blowing|=wind howled|=howling wind|=breezy',
    'порыв ветра|сильный ветер|ветреный|вихрь|=вихорь|=ветер выл|=ветер завыл|=ветер дул|=дул ветер|=ветер шумел|=резкий ветер|=порывы ветра',
  ],
  overcast: [
    '=overcast|leaden sky|gray sky|grey sky|=sunless|=clouded over|=dull day|=grey day|=lowering sky|=heavy sky|=gloomy sky|=sombre sky|=dismal',
    '=пасмурно|пасмурный|свинцовое небо|серое небо|хмурый день|хмурое небо|=хмурилось|=пасмурное|=ненастье|ненастный|=свинцовые тучи|серенький день',
  ],
  cloud: [
    '=clouds|=cloudlets|=cloudy|storm cloud|=cloud|=cloudlet',
    '=облако|=туча|=облака|=тучи|=облаков|=туч|облачный|=облачко|=облачка|=тучка|=тучки|=облаками|=тучами',
  ],
  clear: [
    '=cloudless|clear sky|blue sky|bright day|fine day|=sunny|=sunshine|=sunlit|=clear day|=fine weather|=clear night|=starry|=sun shone|=sun was shining|=glorious day|=serene sky|=azure sky|=blue skies|=clear blue|=clear gold|=clear pale sky|=clear gold sky|=clear morning|=clear evening|=beautiful day|=lovely day|=bright morning',
    'ясный день|безоблачный|ясное небо|солнечный|=ясно|=ясная|=ясное утро|=ясный вечер|голубое небо|синее небо|чистое небо|=солнце светило|=солнце сияло|=звездная|=прекрасный день|=погода стояла прекрасная|=хорошая погода|=солнце пекло|=звездное',
  ],
};

export const SEASON_WORDS: Readonly<Record<Season, WordForms>> = {
  spring: [
    '=springtime|april|=spring|=vernal|=month of may|=may morning|=may day|=early march|=young buds|=swelling buds|=budding|=bursting buds|=buds were',
    'весна|весенний|апрель|=мая|майский|=весною|=весной|=половодье|=оттепель|апрельский',
  ],
  summer: [
    '=summer|=summery|=june|=july|=august|haymaking|mid summer|=dog days|=midsummer|harvest time',
    'лето|=летом|летний|июнь|июль|август|июньский|июльский|сенокос|августовский|=жаркий день|=знойный|=зной|=зноя',
  ],
  autumn: [
    '=autumn|=autumnal|october|november|september|=fallen leaves|=falling leaves|=autumns|=yellow leaves|=red leaves|=dead leaves|=withered leaves|=golden leaves|=turning brown|=turning yellow|=turning gold|=leaves lay|=leaves fell|=leaves were falling',
    'осень|осенний|сентябрь|октябрь|ноябрь|листопад|=осенью|=опавшие листья|=желтые листья|=опавших листьев|=сухие листья|=опавшей листвы|=опавшими листьями|=желтеющий|пожелтевший|=облетали листья|=золотые листья|октябрьский|сентябрьский|ноябрьский',
  ],
  winter: [
    '=winter|=wintry|december|january|february|=frost|=frosty|=snow|=snows|=snowy|snow drift|=frozen|snow storm|blizzard|=snowing|=sledge|=sleigh|=ice bound|=hoarfrost|=wintery|=christmas',
    'зима|зимний|декабрь|январь|февраль|мороз|морозный|=снег|=снега|=снегу|=снегом|снежный|сугроб|иней|=инея|=зимой|=зимою|метель|вьюга|=буран|=сани|=санях|=саней|пурга|рождественский|январский|=снегами|=снеге|=снеговая|=снеговые',
  ],
};

/** Blossom in orchards and gardens before the leaves. */
export const BLOOM_WORDS: WordForms = [
  '=fruit blossom|=apple blossom|=cherry blossom|=white bloom|=pink bloom|=in bloom|=in full bloom|=in blossom|=in full blossom|=in flower|=white with blossom',
  '=в цвету|=в полном цвету|=весь в цвету|=вся в цвету|=все в цвету|=осыпаны цветом|=осыпан цветом',
];

export const LIGHT_WORDS: Readonly<Record<Exclude<SceneLight, 'window' | 'doorway'>, WordForms>> = {
  'low sun': [
    '=right down upon the mountain|=down upon the horizon|=sun touched the horizon|=sun hung low|=last rays of|=level rays|=rosy light|=red gleams|=skirting the horizon|=sun on the horizon|=sun upon the horizon|setting sun|rising sun|sun set|sun rise|low sun|=slanting rays|=sun was setting|=sun was low|=evening sun|=sinking sun|=sun was sinking|=fading light|=sun was going down|=rays of the setting|golden light|=gold light',
    '=солнце садилось|=садилось солнце|=солнце село|=заходившее солнце|=заходящего солнца|закат|восход|косые лучи|=заходящее солнце|низкое солнце|=солнце заходило|=солнце клонилось|=вечернего солнца|=вечернее солнце|=солнце спряталось|=косых лучах|золотой свет',
  ],
  moon: [
    '=moon|=moonlight|=moonlit|moon beam|=moonshine',
    'луна|лунный|=луч месяца|=лучи месяца|=луче месяца|=свет месяца|=светом месяца|=свете месяца|=месяца светил|=месяц светил|=месяц стоял|=месяц подымался|=месяц поднимался|=месяц поднялся|=месяц взошел|=месяц всходил|=месяц выплыл|=месяц сиял|=взошел месяц|=выплыл месяц|=светил месяц|=сиял месяц|=подымался месяц|=поднимался месяц|=полный месяц|=свет месяца|=при месяце|=свете месяца',
  ],
  stars: [
    '=starlight|=stars|=star|=starry|=starlit',
    '=звезды|=звезд|=звездами|=звездам|=звездах|=звезда|=звездой|=звездочка|=звездочки|звездный|=созвездие|=созвездия|=созвездий|млечный путь',
  ],
  fire: [
    '=sparks flew|=sparks fly|=at the forge|=in the forge|=the forge|=fire|=firelight|fireside|hearth|=flames|camp fire|fire place|=log fire|=blaze|=fires|=bonfire',
    'камин|костер|=огонь в|=костра|=костры|очаг|=пламя|=огня в|=костром|=пылал огонь|=огонек',
  ],
  candle: [
    '=candle|=candles|=candlelight|taper|candle light',
    'свеча|=свеч|=свечей|огарок|=свечи|лучина|свечка',
  ],
  lantern: [
    'lantern|=street lamps|=street lamp|=lamp posts|=gas lamps',
    '=фонарь|=фонаря|=фонарем|=фонари|=фонарей|фонарик',
  ],
  lamp: [
    '=brilliantly lit|=brightly lit|=brilliantly lighted|=brightly lighted|=brilliantly illuminated|=ablaze with light|=lights burn|=lights burned|=lights burnt|=lights were burning|=lights were lit|=lamp|=lamps|=lamplight|=lamplit|=gas light|=chandelier|=gaslight',
    '=ярко освещен|=ярко освещена|=ярко освещено|=ярко освещены|=ярко освещенной|=ярко освещенном|=ярко освещенные|лампа|=ламп|лампада|ночник|лампадка|люстра',
  ],
  lightning: ['=lightning|=lightnings', 'молния'],
  sun: ['=sun|=sunlight|=sunshine|sun beam|=sunny|=sunlit', 'солнце|солнечный|солнышко'],
  dark: [
    '=keep the sun out|=keeps the sun out|=kept the sun out|=kept out the sun|=shut out the sun|=shut out the light|=kept out the light|=blotted out the sun|=darkness|=gloom|=pitch dark|=in the dark|=so dark|=very dark|=dark night|=quite dark|=moonless|=pitch black',
    'темная ночь|темной ночью|безлунный|темнота|тьма|мрак|~потемки|=темно|потемки',
  ],
};

export const MOOD_WORDS: Readonly<Record<Mood, WordForms>> = {
  dread: [
    '=dread|=terror|=horror|=sinister|=ghastly|=terrible|=eerie|=fearful|=awful|=hideous|=gloomy|=grim|=dismal|=dreadful|=evil|=villainous|=horrid|=ominous|=monstrous|=wretch',
    'мрачный|страшный|ужас|зловещий|жуткий|угрюмый|грозный|страх|ужасный',
  ],
  sorrow: [
    '=sad|=melancholy|=lonely|=forlorn|=desolate|=dreary|=mournful|=bleak|=grief|=funeral|=decay|=wretched|=sorrowful|=sombre|=deserted',
    'печальный|грустный|тоска|тоскливый|унылый|одинокий|скорбный|скорбь|похороны|печаль|грусть|опустение|запустение|уныние',
  ],
  joy: [
    '=joy|=joyful|=merry|=gay|=cheerful|=happy|=sparkling|=lively|=delight|=glad|=laughing',
    'радостный|веселый|счастливый|праздник|праздничный|радость|веселье|смеющийся',
  ],
  calm: [
    '=calm|=quiet|=peaceful|=serene|=tranquil|=still|=stillness|=silence|=peace',
    'тихий|спокойный|мирный|безмолвный|покой|=тихо|тишина|безмятежный',
  ],
  neutral: ['=ordinary', '=обыкновенно'],
};
