import * as buildings from './buildings.ts';
import * as engraving from './engraving.ts';
import * as outdoors from './outdoors.ts';
import type { PainterParts } from './fetched.ts';
import * as people from './people.ts';
import * as english from './reads-english.ts';
import * as russian from './reads-russian.ts';
import * as rareMotifs from './rare-motifs.ts';
import * as rarePlaces from './rare-places.ts';
import * as rooms from './rooms.ts';
import * as stillLifes from './still-lifes.ts';
import * as streets from './streets.ts';
import * as vistas from './vistas.ts';

export type { PainterParts } from './fetched.ts';

/** A part of the painter. */
export const part = <Name extends keyof PainterParts>(name: Name): PainterParts[Name] => PARTS[name];

const PARTS: PainterParts = {
  english,
  russian,
  outdoors,
  rarePlaces,
  streets,
  rooms,
  vistas,
  stillLifes,
  people,
  buildings,
  rareMotifs,
  engraving,
};
