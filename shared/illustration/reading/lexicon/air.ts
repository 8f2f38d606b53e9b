import type { Lit, Mood, Season, Time, Weather } from '../../scene.ts';
import type { Entries } from '../word-index.ts';

/** The hour, where a word says it outright. */
export const TIME_WORDS: Entries<Time> = {
  dawn: ['dawn|daybreak|sunrise|early morning', 'рассвет|утренняя заря|восход|=заря|=зари|=зарю'],
  sunset: ['=sun was setting|=sun set|=sun was low|=sun was sinking|=sun went down|sunset|setting sun|sundown|sinking sun', '=солнце садилось|=садилось солнце|=солнце село|=солнце заходило|=заходившее солнце|=заходящее солнце|=заходящего солнца|=заходившего солнца|закат|заход солнца|вечерняя заря'],
  dusk: ['dusk|twilight|evening|nightfall|gloaming', '=сумерки|=сумерках|=сумерек|=вечер|=вечера|=вечером|=вечеру|вечерний|=смеркалось|=темнело|=стемнело'],
  night: ['one in the morning|two in the morning|three in the morning|small hours|night|midnight|moonlight|starlight|=moonlit|=nights', 'ночь|полночь|лунный|ночной|=ночью'],
  day: ['noon|midday|afternoon|daylight|=sunny|sunshine|morning|=forenoon', 'полдень|=днем|солнечный|утро|=утром|=полудень|полуденный|утренний'],
}; // prettier-ignore

export const WEATHER_WORDS: Entries<Weather> = {
  fog: ['fog|=foggy|mist|=misty', 'туман|туманный|мгла'],
  rain: ['rain|=rainy|=raining|drizzle|downpour|=rained', '=дождь|=дождя|=дождем|=дожде|=дожди|дождик|ливень|=ливня|=ливнем|дождливый'],
  blizzard: ['blizzard|snowstorm|snow storm', 'метель|вьюга|пурга|буран'],
  snow: ['=snow was falling|=snow fell|=falling snow|snowfall|snowflake|=snowing|falling snow', '=снег валил|=валил снег|=шел снег|=снег шел|=снег падал|=падал снег|=пошел снег|=снег так и валил|снегопад|снежинка'],
  storm: ['storm|tempest|thunderstorm|thunder|lightning|hurricane|=stormy', 'буря|гроза|=гром|=грома|=громом|молния|шторм|ураган'],
  wind: ['gale|gust|=windy|high wind', 'порыв ветра|сильный ветер|ветреный|вихрь'],
  overcast: ['=overcast|leaden sky|gray sky|grey sky|=sunless', 'пасмурный|свинцовое небо|серое небо|хмурый'],
  cloud: ['=clouds|=cloudlets|=cloudy|storm cloud', 'облако|туча|=облака|=тучи|=облаков|=туч|облачный'],
  clear: ['=cloudless|clear sky|blue sky|bright day|fine day|=sunny|sunshine', 'ясный день|безоблачный|ясное небо|солнечный|=ясно'],
}; // prettier-ignore

export const SEASON_WORDS: Entries<Season> = {
  spring: ['spring day|springtime|april|in spring|spring morning|spring evening|early spring', 'весна|весенний|апрель|=мая|майский|=весною|=весной'],
  summer: ['summer|june|july|august|haymaking|midsummer', 'лето|=летом|летний|июнь|июль|август|июньский|июльский|сенокос'],
  autumn: ['autumn|autumnal|october|november|september|fallen leaves', 'осень|осенний|сентябрь|октябрь|ноябрь|листопад|=осенью'],
  winter: ['winter|wintry|december|january|february|frost|frosty|snow|snowy|snowdrift|frozen', 'зима|зимний|декабрь|январь|февраль|мороз|морозный|снег|снежный|сугроб|иней|=инея|=зимой|=зимою'],
}; // prettier-ignore

export const LIGHT_WORDS: Entries<Exclude<Lit, 'window' | 'doorway'>> = {
  'low sun': ['=sun was setting|=sun was low|setting sun|rising sun|sunset|sunrise|low sun|slanting ray', '=солнце садилось|=садилось солнце|=солнце село|=заходившее солнце|=заходящего солнца|закат|восход|косые лучи|заходящее солнце|низкое солнце'],
  moon: ['moon|moonlight|=moonlit|moonbeam', 'луна|лунный|=месяц|=месяца|=месяцем'],
  stars: ['starlight|=stars', '=звезды|=звезд|=звездами'],
  fire: ['fire|firelight|fireside|hearth|=flames|campfire', 'камин|костер|=огонь|=огня|=огнем|=костра|очаг|=пламя'],
  candle: ['candle|candlelight|taper', 'свеча|=свеч|=свечей|огарок|=свечи'],
  lantern: ['lantern', '=фонарь|=фонаря|=фонарем|=фонари'],
  lamp: ['lamp|lamplight', 'лампа|=ламп|лампада|ночник'],
  lightning: ['lightning', 'молния'],
  sun: ['sun|sunlight|sunshine|sunbeam', 'солнце|солнечный'],
  dark: ['darkness|gloom', 'темнота|тьма|мрак|потемки'],
}; // prettier-ignore

export const MOOD_WORDS: Entries<Exclude<Mood, 'neutral'>> = {
  dread: ['dread|terror|horror|sinister|ghastly|terrible|eerie|fearful|awful|hideous|gloomy|grim|dismal', 'мрачный|страшный|ужас|зловещий|жуткий|угрюмый|грозный|страх'],
  sorrow: ['sad|melancholy|lonely|forlorn|desolate|dreary|mournful|bleak|grief|funeral', 'печальный|грустный|тоска|тоскливый|унылый|одинокий|скорбный|скорбь|похороны'],
  joy: ['joy|joyful|merry|gay|cheerful|happy|sparkling|lively', 'радостный|веселый|счастливый|праздник|праздничный'],
  calm: ['calm|quiet|peaceful|serene|tranquil|still', 'тихий|спокойный|мирный|безмолвный|покой'],
}; // prettier-ignore
