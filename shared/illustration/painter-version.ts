declare const __PAINTER_VERSION__: string | undefined;

/** The version of this painter, set by builds (`scripts/painter-version.ts`); when run from source all sides have the same one. */
export const PAINTER_VERSION = typeof __PAINTER_VERSION__ === 'string' ? __PAINTER_VERSION__ : 'source';
