import type { WordForms } from './dictionary.ts';

/** Pigments by name, none fully saturated, so that they agree with each other. The key is #rrggbb. */
export const COLOUR_WORDS: Readonly<Record<string, WordForms>> = {
  '#b23a2e': [
    '=red|=crimson|=scarlet|=vermilion|=ruby|=blood red',
    'красный|алый|багровый|пурпурный|пунцовый|кумачовый|багряный|кумачный|красненький',
  ],
  '#7c2433': ['=burgundy|=maroon|=claret|=wine coloured', 'бордовый|вишневый|малиновый'],
  '#cf6f32': [
    '=orange|=rust|=rusty|=copper|=coppery|=red haired|=redheaded|=reddish',
    'оранжевый|рыжий|медный|ржавый|рыженький|рыжеватый',
  ],
  '#c9973c': [
    '=ochre|=gold|=golden|=gilded|=gilt|=amber|=tawny',
    'золотой|золотистый|янтарный|золоченый|золотисто',
  ],
  '#e3c05a': [
    '=yellow|=saffron|=yellowish|=lemon coloured',
    'желтый|желтоватый|лимонный|пожелтелый|желтенький',
  ],
  '#e2c892': [
    '=blond|=blonde|=flaxen|=fair haired|=sandy|=straw coloured|=tow headed|=towheaded',
    'русый|белокурый|светловолосый|светлорусый|светло русый|льняной|белобрысый|белоголовый|соломенный|=песочного цвета|=песочного цвету|=цвета песка',
  ],
  '#55793f': ['=green|=emerald|=olive|=mossy|=greenish', 'зеленый|изумрудный|зеленоватый|зелененький'],
  '#2f7a7a': ['=teal|=turquoise', 'бирюзовый'],
  '#3b6ea5': [
    '=blue|=azure|=bluish|=blue eyed|=sky blue',
    'голубой|лазурный|голубоватый|голубенький|голубоглазый',
  ],
  '#28457d': ['=navy|=indigo|=dark blue|=navy blue', 'синий|синеватый|темносиний|синенький'],
  '#7a5a9c': ['=violet|=purple|=lilac|=mauve|=lavender', 'фиолетовый|лиловый|сиреневый'],
  '#d88f9d': ['=pink|=rosy|=rose coloured|=pinkish', 'розовый|розоватый|розовенький'],
  '#7a5236': [
    '=brown|=chestnut|=hazel|=auburn|=mahogany|=brownish',
    'коричневый|каштановый|бурый|гнедой|карий|кареглазый',
  ],
  '#8f7c5c': ['=drab|=fawn|=dun|=khaki|=mouse coloured|=fawn coloured|=dun coloured', 'мышиный'],
  '#8a4b2c': ['=russet|=snuff coloured|=snuff brown|=tobacco coloured', 'табачный'],
  '#f1ece0': [
    '=white|=ivory|=snow white|=whitewashed|=milk white|=snowy white',
    'белый|белоснежный|беленький|выбеленный',
  ],
  '#e8dcc0': ['=cream|=beige|=cream coloured|=buff', 'кремовый|бежевый|палевый'],
  '#8d9299': [
    '=grey|=gray|=ashen|=leaden|=grizzled|=greyish|=grayish|=gray coloured|=grey coloured',
    'серый|пепельный|свинцовый|сизый|сероватый|серенький|темносерый',
  ],
  '#d9d5cc': ['=hoary|=powdered|=silvery|=silver', 'седой|серебряный|серебристый|седенький'],
  '#26242b': [
    '=black|=jet|=ebony|=raven|=jet black|=coal black|=blackened|=sable|=mourning',
    'черный|вороной|смоляной|черненький|чернобровый|черноволосый|черноглазый|почерневший|траурный|=трауре',
  ],
};

/** The part of the body that the second half of "чернобровая", "белокурый", "голубоглазый" names. */
export const RUSSIAN_COMPOUND =
  /^(черн|бел|рыж|сер|голуб|сед|рус|светл|темн|кар|зелен|син|красн|смугл)[оеё](волос|кудр|бров|голов|глаз|бород|ус|лиц|щек|кож)/u;

/** Possible colours of suns, moons and skies; any other colour near them belongs to something else. */
export const SKY_COLOURS: Readonly<Record<string, ReadonlySet<string>>> = {
  sun: new Set(['#b23a2e', '#cf6f32', '#c9973c', '#e3c05a', '#f1ece0']),
  moon: new Set(['#b23a2e', '#c9973c', '#e3c05a', '#f1ece0', '#d9d5cc', '#cf6f32']),
  stars: new Set(['#f1ece0', '#e3c05a', '#c9973c', '#d9d5cc']),
  snow: new Set(['#f1ece0', '#d9d5cc', '#3b6ea5', '#d88f9d']),
  fire: new Set(['#b23a2e', '#cf6f32', '#c9973c', '#e3c05a', '#f1ece0']),
  cloud: new Set([
    '#f1ece0',
    '#8d9299',
    '#c9973c',
    '#b23a2e',
    '#d88f9d',
    '#26242b',
    '#d9d5cc',
    '#cf6f32',
    '#7a5a9c',
    '#7c2433',
    '#e3c05a',
    '#28457d',
  ]),
};

/** Red hair is not vermilion, nor is golden hair metal. */
export const HAIR_COLOURS: Readonly<Record<string, string>> = {
  '#b23a2e': '#a34f2a',
  '#cf6f32': '#b0602e',
  '#c9973c': '#c9a45c',
  '#f1ece0': '#e9e3d4',
  '#8d9299': '#b9b9b8',
  '#e3c05a': '#d9bd6a',
};
