import type { Style } from '../scene-spec.ts';
import type { Lexicon } from './find-words.ts';

/** How readers name a style, and artists who stand for one. */
export const STYLE_WORDS = {
  watercolor: 'watercolou?rs?|aquarelle|акварел*|turner|тернер*',
  gouache: 'gouache|oil|oils|oil painting|painting|гуаш*|масл(о|ом|ян*)|живопис*|темпер*|van gogh|ван гог*|impressionis*|monet|моне|импрессион*|левитан*|levitan',
  ink: 'ink|pen and ink|line drawing|sketch|doodle|тушь*|туши|перо|пером|набросок|скетч*|чернил*|контур*',
  woodcut: 'woodcut|wood ?cut|linocut|lino|ксилограф*|линогравюр*|линорит|лубок|лубк*|lubok|фаворск*',
  papercut: 'paper ?cut|cut ?paper|collage|paper art|silhouettes?|аппликац*|вырезан*|коллаж*|силуэт*|matisse|матисс*',
  pastel: 'pastels?|chalk|пастел*|мелк(и|ами|ом)|degas|дега|нежн(ые|ых) цвет*',
  noir: 'noir|black and white|film noir|monochrome|high contrast|нуар*|черно бел*|чб',
  engraving: 'engraving|etching|etched|dor[eé]|dürer|durer|vintage print|гравюр*|офорт*|доре|дюрер*|резцов*',
  storybook: 'storybook|fairy ?tale|children.?s book|cartoon|comic|bilibin|disney|picture ?book|сказ(ка|ки|очн*)|сказк*|билибин*|мультфильм*|мультяшн*|детск*|книжн*|комикс*|anime|аниме',
  'ukiyo-e': 'ukiyo ?e|japanese|hokusai|hiroshige|japan|япон*|укиё*|укие*|хокусай*|хиросиг*',
  sepia: 'sepia|vintage photo|old photo*|photograph*|daguerreotype|сепи*|старин* фото*|фотограф*|дагер*|винтаж*|vintage',
  charcoal: 'charcoal|pencil|graphite|уголь|угл(ем|я)|карандаш*|графит*',
} as const satisfies Lexicon<Style>; // prettier-ignore
