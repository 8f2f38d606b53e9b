import type { SceneDescription } from '../../contract/books.ts';
import type { GeneratedImage } from '../../contract/images.ts';

/**
 * Pictures that this device has painted for a passage while the server could not be reached. The server's picture takes
 * their place as soon as the request for it is fulfilled. They are sent only where the server cannot paint the same.
 */
const PREFIX = 'painted-here';

type Identified = Pick<GeneratedImage, 'id'>;

/** @param take 0 for the first picture of a passage, one more for every other */
export const paintedHereId = (descriptionId: string, take: number): string =>
  `${PREFIX}:${take}:${descriptionId}`;

export const isPaintedHere = (image: Identified | null | undefined): boolean =>
  image?.id.startsWith(`${PREFIX}:`) ?? false;

/** The take of a picture. */
export const takeOf = (image: Pick<GeneratedImage, 'id' | 'take'>): number =>
  isPaintedHere(image) ? Number(image.id.split(':')[1]) : (image.take ?? 0);

/** The id of a passage's picture that the server knows. */
export const serverPictureId = (image: Identified | null | undefined): string | null =>
  image && !isPaintedHere(image) ? image.id : null;

/** The take of the next picture that is painted here. */
export const nextTake = ({ generated_image: previous }: Pick<SceneDescription, 'generated_image'>): number =>
  previous ? takeOf(previous) + 1 : 0;
