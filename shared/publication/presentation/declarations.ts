import type { Declared } from './declared.ts';
import { firstFamily } from './font-faces.ts';
import type { FaceNames } from './presentation.ts';
import { PROPERTIES, type Reader } from './property-readers.ts';

/** A block of declarations, those marked `!important` apart; null for a half without known properties. */
export interface Declarations {
  normal: Declared | null;
  important: Declared | null;
}

const MAX_CHARS = 4000;

const NO_FACES: FaceNames = new Map();

/** Reads the inside of a rule, or a style attribute. Unknown properties are ignored. */
export function readDeclarations(source: string, faces: FaceNames = NO_FACES): Declarations {
  const found: Declarations = { normal: null, important: null };
  for (const declaration of source.slice(0, MAX_CHARS).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const read = property === 'font-family' ? readFamily(faces) : PROPERTIES.get(property);
    if (read === undefined) continue;
    const text = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const value = text.replace(/\s*!\s*important$/, '');
    const values = read(value);
    if (values === null) continue;
    const half = value === text ? 'normal' : 'important';
    found[half] = { ...found[half], ...values };
  }
  return found;
}

const readFamily =
  (faces: FaceNames): Reader =>
  (value) => {
    if (value === 'inherit') return null;
    const mono: Declared | null = MONOSPACED.test(value) ? { mono: 'mono' } : null;
    return faces.size === 0 ? mono : { ...mono, face: faces.get(firstFamily(value)) ?? 'face-none' };
  };

const MONOSPACED = /(^|[,\s"'])(monospace|courier|consolas|menlo|monaco)\b/;
