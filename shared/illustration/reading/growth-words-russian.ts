import type { GrowthWords } from './climbing.ts';
import { wordLike } from './word-like.ts';

/** How a passage in Russian says that plants cover walls and leaves the ground. */
export const GROWTH: GrowthWords = {
  climbs: wordLike`
    вил(?:ся|ась|ись|ось) вь(?:ется|ются) обви\p{L}+ завит\p{L}+ увит\p{L}+ завил\p{L}* зарос\p{L}* оброс\p{L}* поросл\p{L}* опле\p{L}+
    заплел\p{L}* заплета\p{L}+ оплета\p{L}+ карабка\p{L}+ закрыва\p{L}+ покры\p{L}+ затяну\p{L}+ взбира\p{L}+ ползл?\p{L}* полз(?:ет|ут)
  `,
  walls: wordLike`
    стен\p{L}* дом\p{L}* дач\p{L}* крыльц\p{L}* крыш\p{L}* веранд\p{L}* террас\p{L}* балкон\p{L}* окн\p{L}* окон\p{L}* башн\p{L}* столб\p{L}*
    изб\p{L}* флигел\p{L}* усадьб\p{L}* беседк\p{L}* колонн\p{L}* фасад\p{L}* ворот\p{L}*
  `,
  allOver: wordLike`
    весь вся все всю сплошь целиком совершенно крыши крышу крыш верху доверху зарос\p{L}* сплошн\p{L}+
  `,
  fallen: wordLike`
    опавш\p{L}+ опал\p{L}+ палы\p{L}+ павш\p{L}+ сухи\p{L}+ устил\p{L}+ устла\p{L}+ усыпа\p{L}+ ковром ковер ногами ворох\p{L}* лежали лежит
  `,
  grapes: /^(?:гроз[дь]\p{L}*|кист(?:и|ями|ей))$/u,
  vines: /^(?:виноград|лоз)\p{L}+$/u,
  blossoms: [
    [/^глицини\p{L}+$/u, '#8f7dc2'],
    [/^(?:клематис|ломонос)\p{L}*$/u, '#7a66b4'],
    [/^(?:жимолост|жасмин)\p{L}*$/u, '#efe0ae'],
  ],
};
