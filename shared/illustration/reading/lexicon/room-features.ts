import type { RoomFeature } from '../../setting.ts';

interface FeatureWords {
  feature: RoomFeature;
  /** The part of the room … */
  of: RegExp;
  /** … and what is said of it, near it in the same sentence. */
  says: RegExp;
  /** Not if one of these stands shortly before that, … */
  notAfter?: RegExp;
  /** … or one of these shortly after it. */
  notBefore?: RegExp;
  within?: number;
}

const ROOMS =
  /^(?:rooms?|chambers?|apartment|parlou?r|kitchen|bed|bedroom|garret|attic|hall|cell|cabin|ceilings?|комнат\p{L}*|горниц\p{L}*|зал\p{L}?|потол(?:ок|ка|ке|ком|ки)|кель\p{L}*|камер\p{L}{1,2}|каморк\p{L}*|палат\p{L}{1,2}|изб\p{L}{1,2}|кухн\p{L}*)$/u;

/** Walls and ceilings in decay, and the shapes of rooms. */
export const ROOM_FEATURES: readonly FeatureWords[] = [
  {
    feature: 'peeling',
    of: /^(?:(?:wall)?papers?|обои|обоев|обоями|обоях)$/u,
    says: /^(?:peel(?:ed|s|ing)|strips|ribbons|shreds|tatters|отста(?:л|ют|вш|ва)\p{L}*|отклеи\p{L}*|клоч(?:ьями|ья|ками)|лохмотьями|ободран\p{L}*|оборван\p{L}*|отодран\p{L}*)$/u,
  },
  {
    feature: 'peeling',
    of: /^(?:wallpapers?)$/u,
    says: /^(?:torn|loose(?:ned)?|hung|hangs|ragged|tattered)$/u,
    within: 4,
  },
  {
    feature: 'cracked',
    of: /^(?:plaster|stucco|whitewash|штукатурк\p{L}*|известк\p{L}*)$/u,
    says: /^(?:crack(?:ed|s|ing)|fall(?:en|ing)|fell|crumbl(?:ed|ing)|flak(?:ed|ing)|broken|peel(?:ed|ing)|dropp(?:ed|ing)|come|треснул\p{L}*|трещин\p{L}*|(?:по|рас)трескал\p{L}*|обвали\p{L}*|отвали\p{L}*|облупи\p{L}*|облупл\p{L}*|осыпал\p{L}*|обсыпал\p{L}*|обваливш\p{L}*)$/u,
  },
  {
    feature: 'cracked',
    of: /^(?:walls?|ceilings?|стен(?:а|ы|ах)?|потол(?:ок|ка|ке))$/u,
    says: /^(?:cracked|cracks|crumbling|flaking|трещин\p{L}*|(?:по|рас)трескал\p{L}*|облупл\p{L}*|облупи\p{L}*)$/u,
    within: 4,
  },
  {
    feature: 'stained',
    of: /^(?:walls?|ceilings?|(?:wall)?paper|plaster|стен(?:а|ы|ах|ам)?|потол(?:ок|ка|ке)|обо(?:и|ях)|штукатурк\p{L}*)$/u,
    says: /^(?:stains?|stained|damp|mouldy?|mildew(?:ed)?|blotch(?:es|ed)|discolou?red|пятн(?:а|ами|ах)|сырост\p{L}*|плесен\p{L}*|заплесневел\p{L}*|подтек\p{L}*)$/u,
    notBefore: /^(?:glass|windows?|oak|wood|стекл\p{L}*)$/u,
    within: 6,
  },
  {
    feature: 'sooty',
    of: /^(?:walls?|ceilings?|beams?|rafters?|стен(?:а|ы|ах)?|потол(?:ок|ка|ке)|балк\p{L}*)$/u,
    says: /^(?:soot|sooty|blackened|smoky|grease|greasy|grimy|закопте\p{L}*|закопче\p{L}*|копот\p{L}*|лоснил\p{L}*|засален\p{L}*|почернел\p{L}*|почерневш\p{L}*|прокопч\p{L}*|прокопте\p{L}*)$/u,
    within: 5,
  },
  {
    feature: 'tiled',
    of: /^(?:walls?|kitchen|bathroom|dairy|rooms?|hall|стен(?:а|ы)?|кухн\p{L}*|комнат\p{L}*|ванн\p{L}*)$/u,
    says: /^(?:tiled|tiles|изразц(?:ами|ы)|кафел\p{L}*|плитк(?:ами|ой|и))$/u,
    notAfter: /^(?:stoves?|roof|печ\p{L}*|лежанк\p{L}*|крыш\p{L}*|камин\p{L}*)$/u,
    notBefore: /^(?:stoves?|roofs?|hearth|floors?|fireplace|печ\p{L}*|лежанк\p{L}*)$/u,
    within: 9,
  },
  {
    feature: 'logs',
    of: /^(?:walls?|стен(?:а|ы|ам?|ах)?)$/u,
    says: /^(?:logs?|бревенчат\p{L}+|бревен)$/u,
    within: 3,
  },
  {
    feature: 'low',
    of: ROOMS,
    says: /^(?:low|ceilinged|низк(?:ий|ая|ую|ой|ое|ие|им|ом|ими)|низеньк\p{L}*|низк[оа])$/u,
    notBefore: /^(?:voice|fire|tone|chair|sofa|stool|door|lamp|light|bed|голос\p{L}*|двер\p{L}*)$/u,
    within: 3,
  },
  {
    feature: 'vast',
    of: /^(?:halls?|saloon|refectory|banqueting|зал(?:а|е|у|ы|ой)?|трапезн\p{L}*)$/u,
    says: /^(?:vast|immense|huge|enormous|cavernous|lofty|baronial|огромн\p{L}*|громадн\p{L}*|обширн\p{L}*)$/u,
    within: 4,
  },
  {
    feature: 'sloping',
    of: /^(?:ceilings?|roof|walls?|garret|attic|room|потол(?:ок|ка|ке)|кровл\p{L}*|крыш\p{L}*|чердак\p{L}*|мансард\p{L}*|балк\p{L}*)$/u,
    says: /^(?:slop(?:ed|ing|es)|slant(?:ed|ing|s)|aslant|rafters|скошен\p{L}*|покат\p{L}*|наклонн\p{L}*|косой|кос[оы]|скат\p{L}*)$/u,
    notBefore: /^(?:луч\p{L}*|глаз\p{L}*|дожд\p{L}*)$/u,
    within: 5,
  },
  {
    feature: 'sloping',
    of: /^(?:attics?|garrets?|lofts?|чердак\p{L}*|мансард\p{L}*)$/u,
    says: /^(?:roof|rafters|slates|tiles|thatch|eaves|крыш\p{L}*|кровл\p{L}*|балк\p{L}*|стропил\p{L}*)$/u,
    within: 14,
  },
  {
    feature: 'polished',
    of: /^(?:floors?|parquet|boards|пол|полы|паркет\p{L}*)$/u,
    says: /^(?:polished|waxed|shone|shining|gleam(?:ed|ing)|glassy|glossy|mirror|slippery|блест\p{L}*|блистал\p{L}*|натерт\p{L}*|лоснил\p{L}*|сия(?:л|ют)\p{L}*|зеркал\p{L}*|глянц\p{L}*)$/u,
    within: 6,
  },
  {
    feature: 'dusty',
    of: /^(?:dust|пыль|пылью|пылинк\p{L}+)$/u,
    says: /^(?:lay|lies|thick|covered|danced|dancing|motes|shaft|beam|ray|rays|settled|лежал\p{L}*|покры\p{L}*|плясал\p{L}*|кружил\p{L}*|луч\p{L}*|слоем|толст\p{L}*)$/u,
    within: 5,
  },
  {
    feature: 'vaulted',
    of: /^(?:rooms?|chambers?|hall|ceilings?|roof|cells?|refectory|walls?|комнат\p{L}*|горниц\p{L}*|палат\p{L}{1,2}|потол(?:ок|ка|ки)|кель\p{L}*|своды|сводами|сводов)$/u,
    says: /^(?:vault(?:ed|s|ing)?|groined|сводчат\p{L}*|сводами|своды|сводом)$/u,
    notBefore: /^(?:heaven|sky|into|over|from|неба|небес|лес[ао]?в?|веток|ветвей|законов|правил)$/u,
  },
  {
    feature: 'round',
    of: /^(?:rooms?|chamber|turret|комнат\p{L}*|зал(?:а|е|у)?|горниц\p{L}*)$/u,
    says: /^(?:round|circular|octagonal|кругл(?:ая|ую|ой|ый|а)|восьмиугольн\p{L}*)$/u,
    notBefore: /^(?:the|tables?|him|her|me|us|them|and|стол\p{L}*)$/u,
    within: 2,
  },
  {
    feature: 'gallery',
    of: /^(?:hall|saloon|ballroom|refectory|зал(?:а|е|у|ы)?)$/u,
    says: /^(?:gallery|galleries|хор(?:ами|ы|ах)|галере(?:я|и|ей))$/u,
    within: 14,
  },
  {
    feature: 'tall windows',
    of: /^(?:windows?|casements?|окна|окном|окнами|окно|окон)$/u,
    says: /^(?:french|floor|ground|пола?|полу)$/u,
    notAfter:
      /^(?:on|above|upon|first|second|third|upper|lower|next|bare|stone|from|cover|на|над|из|под|от)$/u,
    within: 6,
  },
  {
    feature: 'long tables',
    of: /^(?:tables|стол(?:ы|ов|а|ами|ах))$/u,
    says: /^(?:long|длинн(?:ых|ые|ыми))$/u,
    notAfter: /^(?:how|so|as)$/u,
    within: 3,
  },
  {
    feature: 'boxes',
    of: /^(?:boxes|tiers?|ложи|ложах|ярус\p{L}*)$/u,
    says: /^(?:theatre|opera|tiers?|glitter\p{L}*|diamonds|stalls|pit|curtain|orchestra|театр\p{L}*|бриллиант\p{L}*|лорнет\p{L}*|занавес\p{L}*|партер\p{L}*|ярус\p{L}*)$/u,
    within: 14,
  },
  {
    feature: 'winding stairs',
    of: /^(?:stairs?|staircases?|stairway|steps|лестниц\p{L}*|ступен\p{L}*)$/u,
    says: /^(?:winding|wound|spiral|corkscrew|turret|twisting|винтов\p{L}*|кружил\p{L}*|вил(?:ась|ись))$/u,
    within: 5,
  },
  {
    feature: 'winding stairs',
    of: /^(?:stairs?|staircases?|лестниц\p{L}*)$/u,
    says: /^(?:flight|flights|марш\p{L}*|пролет\p{L}*)$/u,
    notAfter: /^(?:a|one|first|second|the|single|short|last|первый|второй)$/u,
    within: 9,
  },
  {
    feature: 'steep stairs',
    of: /^(?:stairs?|staircases?|stairway|лестниц\p{L}*)$/u,
    says: /^(?:narrow|steep|крут(?:ая|ой|ую|ым)|узк(?:ая|ой|ую)|узеньк\p{L}*|тесн\p{L}*)$/u,
    within: 4,
  },
];
