import type { Lexicon } from './find-words.ts';

/** Time of day, weather, season, mood. */
export const TIME_WORDS = {
  dawn: 'dawn|daybreak|sunrise|early morning|first light|(?<!(one|two|three|four|clock) in the )morning|рассвет*|заря|зари|зарю|на заре|утр(о|а|ом|у|енн*)|спозаранку',
  day: 'noon|midday|afternoon|sunny|sunshine|sunlight|daylight|broad day|полдень|полудн*|днем|днём|день|дня|солнечн*|солнце|полуденн*',
  sunset: 'sunset|sun was setting|setting sun|sun was low|sinking sun|golden hour|sunset glow|закат*|заход* солнц*|солнце садил*|солнце село|вечерн* зар*',
  dusk: 'dusk|twilight|evening|nightfall|gloaming|gathering dark|сумерк*|сумеречн*|вечер*|смеркал*|потемк*|темнел*|стемнел*',
  night: '(one|two|three|four)( o.clock)? in the morning|small hours|night|nights|midnight|moon|moonlight|moonlit|stars|starlight|nocturnal|candle|candles|candlelight|ноч(ь|и|ью|ной|ное|ная)|полноч*|луна|луны|луной|луну|лунн*|звезд*|звёзд*|свеч*|темнот*|мрак*',
} as const satisfies Lexicon<string>; // prettier-ignore

export const WEATHER_WORDS = {
  fog: 'fog|foggy|mist|misty|mists|haze|hazy|vapou?r|туман*|дымк*|мгл*|марев*',
  rain: 'rain|rains|rainy|raining|drizzl*|shower|showers|wet streets?|downpour|дожд*|ливень|ливня|морос*|слякот*',
  snow: 'sleet|drifting flakes|snow(?!drop)|snowing|snowflakes?|snowy|blizzard|snowstorm|снег*|снежн*|метел*|вьюг*|пург*|буран*|снежинк*',
  storm: 'storm|storms|stormy|tempest|thunder|thunderstorm|lightning|gale|hurricane|буря|бури|бурю|бурей|гроз(а|ы|у|ой|ов*)|гром(а|у|ом|е)?|молни*|шторм*|ураган*',
  wind: '(?<!(rivers?|streams?|roads?|paths?|lanes?|stairs|it|they|that|which|to) )winds?(?! (in|into|through|along|up|down|round|away|between|about))|windy|breeze|gusts?|ветер|ветр(а|у|ом|е|ы|ам|ами|ен*)|ветерок|ветерк*',
  cloud: '(storm ?|rain ?|thunder ?|black |dark |grey |gray |thick |heavy )?clouds?|cloudy|overcast|(grey|gray|leaden|sullen) (sky|day|morning|afternoon)|gloomy day|туч*|облак*|пасмурн*|хмур*',
  clear: 'clear sky|cloudless|sunny|sunshine|bright day|blue sky|ясн(ый|ая|ое|ые|ого|ой)|безоблачн*|солнечн*',
} as const satisfies Lexicon<string>; // prettier-ignore

export const SEASON_WORDS = {
  spring: 'spring|april|may day|in may|march|blossoms?|blossoming|thaw|весн*|весен*|апрел*|мая|майск*|цветущ*|оттепел*|льдин*|ледоход*|разлив*',
  summer: 'summer|june|july|august|harvest|hay|heat|лет(о|а|ом|н*)|июн*|июл*|август*|зной*|зноя|жара|жары|жару|сенокос*',
  autumn: 'autumn|autumnal|fall of the leaf|september|october|november|fallen leaves|yellow leaves|waning year|fading|withered leaves|red leaves|осен*|сентябр*|октябр*|ноябр*|опавш*|ж(е|ё)лт(ые|ых|ыми) лист*|пожелтел*|листопад*',
  winter: 'winter|wintry|december|january|february|snow|snowy|frost|frosty|frozen|ice|snowdrifts?|зим(а|ы|е|у|ой|н*)|декабр*|январ*|феврал*|снег*|снежн*|мороз*|сугроб*|иней|инея|лёд|льда|метел*|вьюг*|буран*',
} as const satisfies Lexicon<string>; // prettier-ignore

/** A person seen whole, and from afar. */
export const FAR_WORDS = {
  figure: 'figures?|silhouettes?|standing motionless|stood motionless|in the distance|far off|фигур(а|у|ы|ой|ою)|силуэт*|вдали|вдалеке|поодаль',
} as const satisfies Lexicon<string>; // prettier-ignore

export const MOOD_WORDS = {
  dread: 'dark|darkness|gloom|gloomy|grim|dread|terror|horror|sinister|ghastly|dead|death|terrible|shadows?|black night|eerie|ghost*|мрачн*|страшн*|ужас*|зловещ*|мертв*|смерт*|жутк*|угрюм*|темен|gloom*|fearful|awful|hideous|грозн*|зловещ*|страх(а|у|ом|е)?',
  sorrow: 'sad|sadness|melancholy|lonely|lonesome|forlorn|desolate|dreary|grief|mourn*|bleak|печал*|грустн*|грусть|тоск*|уныл*|одинок*|скорб*|пустынн*',
  joy: 'bright|joy|joyful|merry|gay|cheerful|laugh*|happy|delight*|gladness|sparkl*|cosy|lovely|радост*|весел*|весёл*|счастл*|светл*|ярк*|смех*|праздн*',
  calm: 'calm|quiet|still|peaceful|silent|serene|gentle|soft|sleepy|тих*|покой*|спокой*|мирн*|безмолв*|нежн*|мягк*',
} as const satisfies Lexicon<string>; // prettier-ignore

/** Sun or moon by the horizon. */
export const LOW_LIGHT_WORDS = {
  rising: 'sunrise|rising sun|sun (was |is )?(rising|rose|rises|came up|coming up)|солнце (всходи*|взошло|встава*|встало|поднима*)|(взошло|всходило|вставало) солнце|восход* солнца',
  setting: 'sunset|setting sun|low sun|sinking sun|dying sun|sun (was |is |had |hung |hangs |stood )?(low|setting|set|sets|sinking|sank|sunk|going down|went down|skirting|skirted|dipping|dipped|touching|touched)|солнце (сади*|село|заходи*|зашло|клони*|склоня*|опуска*|низко|стояло низко|касалось)|низк(ое|ого|им) солнц*|закатн*|закат(а|е|ом)?|заходящ* солнц*|(садилось|заходило|село) солнце',
  moon: 'moonrise|rising moon|low moon|moon (was |had |has )?(rising|risen|rose|rises|came up|coming up)|восход* луны|луна (всходи*|взошла|встава*|встала|поднима*)|(взошла|всходила|вставала) луна|месяц (всходи*|взош(е|ё)л|встава*)',
} as const satisfies Lexicon<string>; // prettier-ignore

/** Words that make a forest one kind or another, a room this or that. */
export const VARIANT_WORDS = {
  conifer: 'pines?|firs?|spruces?|larch(es)?|cedars?|conifer*|сосн*|ель|ели|елей|елов*|елк*|ёлк*|ельник*|бор|бору|тайг*|кедр*',
  birch: 'birch|birches|берез*|берёз*',
  bare: 'bare trees|leafless|bare branches|naked branches|dead trees|голы(е|х|ми) (деревь*|ветв*|сучь*)|безлист*|mire|гол(ый|ые) лес*',
  broadleaf: 'oaks?|elms?|beech(es)?|lindens?|maples?|chestnuts|дуб(ы|ов|а)?|дубрав*|липы|лип|липов*|клен*|клён*',
  cliff: 'cliffs?|headland|crags?|утес*|утёс*|обрыв(а|у|ом|е|ы|ист*)?|скал*',
  ice: 'ice ?fields?|fields? of ice|pack ice|icebergs?|ice ?floes?|(polar|arctic|antarctic) (sea|seas|ocean|ice)|north pole|(in|of|by|through) (the )?ice|(the|vast) ice (was|lay|cracked|broke|closed|stretch*)|льд(ы|ов|ах|ами|ам)|айсберг*|торос*|арктик*|антарктик*|полярн*|ледян(ая|ой|ую|ое|ые|ых) (пустын*|пол(е|я|ей)|мор(е|я)|равнин*|океан*)',
  ruin: 'ruins?|ruined|ruinous|crumbl*|(broken|crumbling) (walls?|battlements|towers?)|развалин*|руин*|разрушен*|полуразруш*',
  attic: 'attic|garret|under the roof|low room|sloping|мансард*|чердак*|мезонин*|под крыш*',
} as const satisfies Lexicon<string>; // prettier-ignore

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'a pair of|two|both|две|два|двое|двух|пара|пару': 2, 'three|три|трое|тр(ех|ёх)': 3, 'four|четыре|четверо': 4,
  'five|пять|пятеро': 5, 'six|шесть|half a dozen|half-dozen': 6, 'seven|семь': 7, 'eight|восемь': 8, 'nine|девять': 9,
  'ten|десять|десяток': 10, 'dozen|twelve|двенадцать|дюжин*': 12, 'twenty|score|двадцать': 20,
}; // prettier-ignore
