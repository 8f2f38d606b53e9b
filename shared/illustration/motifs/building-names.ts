/** The buildings whose drawings are fetched together (`buildings.ts`). */
export const BUILDING_NAMES: readonly string[] = [
  'hut', 'palace', 'street front', 'shop', 'inn', 'shed', 'stable', 'prison', 'factory', 'station', 'tent', 'arbour', 'bell tower', 'chapel', 'monastery', 'tower',
  'ruin', 'lighthouse', 'windmill', 'watermill', 'square manor', 'mezzanine house', 'gabled manor', 'gothic manor', 'tower house', 'chateau', 'villa',
  'timbered house', 'brick house', 'stone cottage', 'farmhouse', 'balcony house', 'plaster house', 'broad izba',
]; // prettier-ignore
