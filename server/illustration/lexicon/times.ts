import type { SceneSpec } from '../scene-spec.ts';
import type { Lexicon } from './find-words.ts';

/** Words that put a scene in an age; without any it is the age of most books that are free to read. */
export const ERA_WORDS = {
  medieval: 'knights?|squires?|lances?|armou?r|chain ?mail|crossbows?|longbows?|men at arms|drawbridge|battlements|portcullis|minstrels?|halberds?|рыцар*|оруженос*|доспех*|кольчуг*|арбалет*|дружин(а|ы|у|ник*)|терем(а|у|е|ов)?|боярин*|бояр*|стрельц*|богатыр*|князь|копь(е|ё|я|ем)',
  modern: 'motor ?cars?|automobiles?|telephones?|electric (light|lamp|bulb)s?|wireless|radio|cinema|taxi ?cabs?|taxis?|motor ?bus|aeroplanes?|aircraft|skyscrapers?|typewriters?|elevators?|neon|television|автомобил*|телефон*|электрич*|радио|кинематограф*|такси|трамва*|троллейбус*|самолет*|самолёт*|небоскреб*|небоскрёб*|телевиз*',
} as const satisfies Partial<Lexicon<SceneSpec['era']>>; // prettier-ignore

/** Violent movement: one such word is a turn of phrase, two are a scene. */
export const EVENT_WORDS = {
  violent: 'rush(ed|es|ing)|leap(t|ed|ing)|sprang|fought|fighting|struck|striking|charg(ed|ing)|gallop(ed|ing)|fled|fleeing|crash(ed|ing)|hurl(ed|ing)|flung|smash(ed|ing)|plung(ed|ing)|collapsed|explod(ed|ing)|burst|shatter(ed|ing)|thunder(ed|ing)|stagger(ed|ing)|swept|tore|tearing|whirl(ed|ing)|banging|rolling|roaring|seized|dashed|dashing|pursued|chas(ed|ing)|attack(ed|ing)|fired|firing|(рину|броси|кину)л(ся|ась|ись)|мча(лся|лась|лись|тся)|скака(л|ли|ла)|удари(л|ли|ла|лся)|дра(лись|ться|ка|ки)|руби(л|ли|лись)|бежа(л|ли|ла)|рухну(л|ла|ли)|взорва*|вскочи(л|ла|ли)|прыгну(л|ла|ли)|стреля(л|ли|ла)|выстрел*|схвати(л|ла|ли|лся)|швырну(л|ла|ли)|грохота(л|ла|ло|ли)|рвану(л|ла|ло|лся)|нёсся|несся|неслась|неслись|налете(л|ла|ли)|вихр*|крут(ил|илась|ило)',
} as const satisfies Lexicon<'violent'>; // prettier-ignore
