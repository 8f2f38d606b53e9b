declare const __PAINTER_VERSION__: string | undefined;

/** Which painter this is; builds set it (`scripts/painter-version.ts`), and from the source all sides are one version. */
export const PAINTER_VERSION = typeof __PAINTER_VERSION__ === 'string' ? __PAINTER_VERSION__ : 'source';
