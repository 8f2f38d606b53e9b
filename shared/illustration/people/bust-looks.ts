import type { Beard, Hair, Hat } from './heads.ts';

/**
 * A head close by, in profile, facing right: the chin is at (0.3, 0), the crown at y = −1, and the unit is a head's height.
 * Where a small figure has an outline only, this one has an ear, the shadow under the jaw and the locks of its hair.
 */
export interface BustHead {
  sex: 'man' | 'woman';
  age: 'child' | 'young' | 'adult' | 'old';
  hair: Hair;
  beard?: Beard | undefined;
  hat?: Hat | undefined;
  /** What makes one face differ from another: −1 … 1 each. */
  features: { nose: number; chin: number; brow: number; bridge?: number; lips?: number };
  isWhiteHaired?: boolean | undefined;
  /** The passage describes the brows: they are drawn stronger. */
  hasBrows?: boolean | undefined;
  /** The passage gives the eyes a colour. */
  hasEyes?: boolean | undefined;
  /** The passage gives the lips a colour. */
  hasLips?: boolean | undefined;
  /** What the passage says of the parts of the face. */
  face?: ReadonlySet<FaceLook> | undefined;
  /** Lines of age without white hair: about fifty. */
  isLined?: boolean | undefined;
  /** The hair is cut to the skin. */
  isCropped?: boolean | undefined;
  /** No human: a heavy brow, sunken eyes, skin drawn taut, straight dark lips. */
  isMonstrous?: boolean | undefined;
  wears: ReadonlySet<string>;
}

/** What a passage may say of a face that its line or its few colours can show: the part, then what it is like. */
export const FACE_LOOKS = [
  'cheeks puffy', 'cheeks hollow', 'cheeks rosy', 'nose upturned', 'nose hooked', 'nose large', 'nose small', 'nose broken', 'lips thin', 'lips thick', 'lips small', 'lips large',
  'chin jutting', 'chin weak', 'forehead high', 'forehead low', 'eyes small', 'eyes large', 'eyes pale', 'eyes sunken', 'brows thick', 'smile', 'smile sad', 'teeth', 'wrinkles', 'freckles', 'scar',
  'face lean', 'face round', 'face grim', 'face villainous', 'face unpleasant', 'face sly', 'face dark', 'face pale', 'stubble', 'beard greying', 'mouth open', 'eyes closed', 'tears', 'frown', 'head bowed', 'head back',
] as const; // prettier-ignore
export type FaceLook = (typeof FACE_LOOKS)[number];
