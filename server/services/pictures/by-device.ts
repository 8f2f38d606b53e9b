import type { GeneratedImage } from '#shared/contract/images.ts';

/** The painter of a picture that one of its reader's devices has made. */
export const BY_DEVICE = 'device';

export const paintedOn = (painter: string): Pick<GeneratedImage, 'painted_on'> =>
  painter === BY_DEVICE ? { painted_on: 'device' } : {};
