import type { Locks } from './combed.ts';
import { PUT_UP } from './hair-put-up.ts';
import type { Hair } from './heads.ts';
import { LOOSE } from './loose-hair.ts';
import { PARTED } from './parted.ts';

/** Every style of hair, close up. */
export const STYLES: Readonly<Record<Hair, () => Locks>> = { ...LOOSE, ...PUT_UP, ...PARTED };
