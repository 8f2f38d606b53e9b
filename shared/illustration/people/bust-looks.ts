import type { Beard, Hair, Hat } from './heads.ts';

/**
 * A head close by, in profile, facing right: the chin is at (0.3, 0), the crown at y = −1, and the unit is a head's height.
 * Unlike a small figure, it has an ear, a shadow under the jaw and locks of hair.
 */
export interface BustHead {
  sex: 'man' | 'woman';
  age: 'child' | 'young' | 'adult' | 'old';
  hair: Hair;
  beard?: Beard | undefined;
  hat?: Hat | undefined;
  /** Individual traits of a face, −1 … 1 each. */
  features: { nose: number; chin: number; brow: number; bridge?: number; lips?: number };
  isWhiteHaired?: boolean | undefined;
  /** The passage describes the brows, so they are drawn stronger. */
  hasBrows?: boolean | undefined;
  /** The stated colour of the eyes. */
  hasEyes?: boolean | undefined;
  /** The stated colour of the lips. */
  hasLips?: boolean | undefined;
  /** Stated looks of the parts of the face. */
  face?: ReadonlySet<FaceLook> | undefined;
  /** Lines of age without white hair: about fifty. */
  isLined?: boolean | undefined;
  /** The hair is shaved. */
  isCropped?: boolean | undefined;
  /** A monster: a heavy brow, sunken eyes, taut skin, straight dark lips. */
  isMonstrous?: boolean | undefined;
  wears: ReadonlySet<string>;
}

/** Looks of a face that lines and a few colours can show: the part, then its description. */
export const FACE_LOOKS = [
  'cheeks puffy',
  'cheeks hollow',
  'cheeks rosy',
  'nose upturned',
  'nose hooked',
  'nose large',
  'nose small',
  'nose broken',
  'lips thin',
  'lips thick',
  'lips small',
  'lips large',
  'chin jutting',
  'chin weak',
  'forehead high',
  'forehead low',
  'eyes small',
  'eyes large',
  'eyes pale',
  'eyes sunken',
  'brows thick',
  'smile',
  'smile sad',
  'teeth',
  'wrinkles',
  'freckles',
  'scar',
  'face lean',
  'face round',
  'face grim',
  'face stern',
  'face villainous',
  'face unpleasant',
  'face sly',
  'face dark',
  'face pale',
  'stubble',
  'beard greying',
  'mouth open',
  'eyes closed',
  'tears',
  'frown',
  'head bowed',
  'head back',
  'eye patch',
  'eye blind',
  'eye white',
  'scar brow',
  'wart',
  'wart nose',
  'head bandaged',
  'gap in teeth',
  'gold tooth',
  'toothless',
  'pock marks',
  'monocle',
  'pince-nez',
  'horn-rimmed',
  'chin double',
  'nose red',
  'brows raised',
  'sneer',
  'grin',
  'delight',
  'terror',
  'rage',
  'sorrow',
  'drowsy',
  'servile',
  'shrinking',
  'sidelong',
  'neck thin',
  'neck thick',
  'face hidden',
] as const;
export type FaceLook = (typeof FACE_LOOKS)[number];
