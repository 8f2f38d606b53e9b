import type { Entries } from '../word-index.ts';

/** Pigments by name, none fully saturated, so that they agree with each other. The key is #rrggbb. */
export const COLOUR_WORDS: Entries<string> = {
  '#b23a2e': ['red|crimson|scarlet|vermilion|ruby', 'красный|алый|багровый|пурпурный|пунцовый|кумачовый'],
  '#7c2433': ['burgundy|maroon|claret', 'бордовый|вишневый|малиновый'],
  '#cf6f32': ['orange|rust|rusty|copper|coppery', 'оранжевый|рыжий|медный|ржавый'],
  '#c9973c': ['ochre|golden|gilded|gilt|amber|tawny', 'золотой|золотистый|янтарный|золоченый'],
  '#e3c05a': ['yellow|saffron', 'желтый|желтоватый|лимонный'],
  '#e2c892': ['blond|blonde|flaxen|fair haired|sandy', 'русый|белокурый|светловолосый|светлорусый'],
  '#55793f': ['green|emerald|olive|mossy|greenish', 'зеленый|изумрудный|зеленоватый'],
  '#2f7a7a': ['teal|turquoise', 'бирюзовый'],
  '#3b6ea5': ['blue|azure|bluish', 'голубой|лазурный|голубоватый'],
  '#28457d': ['navy|indigo|dark blue', 'синий|синеватый'],
  '#7a5a9c': ['violet|purple|lilac|mauve|lavender', 'фиолетовый|лиловый|сиреневый'],
  '#d88f9d': ['pink|rosy|rose coloured', 'розовый|розоватый'],
  '#7a5236': ['brown|chestnut|hazel|auburn|mahogany', 'коричневый|каштановый|бурый|гнедой'],
  '#f1ece0': ['white|ivory|snow white|whitewashed', 'белый|белоснежный|беленький'],
  '#e8dcc0': ['cream|beige', 'кремовый|бежевый'],
  '#8d9299': ['grey|gray|ashen|leaden|grizzled|greyish', 'серый|пепельный|свинцовый|сизый|сероватый'],
  '#d9d5cc': ['hoary|silvery|silver', 'седой|серебряный|серебристый'],
  '#26242b': ['black|jet|ebony|raven|jet black', 'черный|вороной|смоляной|черненький'],
}; // prettier-ignore

/** What suns, moons and skies may be; any other colour said near them is of something else. */
export const HEAVENLY: Readonly<Record<string, ReadonlySet<string>>> = {
  sun: new Set(['#b23a2e', '#cf6f32', '#c9973c', '#e3c05a', '#f1ece0']),
  moon: new Set(['#b23a2e', '#c9973c', '#e3c05a', '#f1ece0', '#d9d5cc', '#cf6f32']),
  clouds: new Set([
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
  stars: new Set(['#f1ece0', '#e3c05a', '#c9973c', '#d9d5cc']),
};
