/** Houses and churches that stand by themselves, seen from their corner (`homes.ts`). */
export const HOME_NAMES = ['manor', 'house', 'cottage', 'izba', 'terraced houses', 'barn', 'church with a spire', 'church with domes', 'castle'] as const; // prettier-ignore

/** The buildings whose drawings are fetched together (`buildings.ts`). */
export const BUILDING_NAMES: readonly string[] = [
  ...HOME_NAMES,
  'hut', 'palace', 'street front', 'shop', 'inn', 'shed', 'stable', 'prison', 'factory', 'station', 'tent', 'arbour', 'bell tower', 'chapel', 'monastery', 'tower',
  'ruin', 'lighthouse', 'windmill', 'watermill', 'square manor', 'mezzanine house', 'gabled manor', 'gothic manor', 'tower house', 'chateau', 'villa',
  'timbered house', 'brick house', 'stone cottage', 'farmhouse', 'balcony house', 'plaster house', 'broad izba', 'winter palace', 'palazzo', 'coaching inn', 'posting inn',
]; // prettier-ignore
