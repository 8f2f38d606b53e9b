import type { Scene } from '../../scene.ts';

/** Whether snow lies: an English winter is bare and brown unless the passage mentions snow; a Russian one is white. */
export function hasSnow({ things, weather, season, region }: Scene): boolean {
  const certain = things.filter(({ certainty }) => certainty >= 0.5);
  const isNamed = (thing: string) => certain.some(({ what }) => what === thing);
  return (
    weather?.value === 'blizzard' ||
    weather?.value === 'snow' ||
    (isNamed('snow') && !(isNamed('mountain') && season?.value !== 'winter')) ||
    isNamed('snowdrift') ||
    isNamed('sledge') ||
    certain.some(({ what, qualities }) => SNOWED.has(what) && qualities.includes('snowy')) ||
    (season?.value === 'winter' && region === 'east')
  );
}

/** "A snow-clad lawn". */
const SNOWED: ReadonlySet<string> = new Set([
  'lawn',
  'field',
  'meadow',
  'garden',
  'road',
  'street',
  'plain',
  'park',
  'wood',
  'village',
  'hill',
  'roof',
]);
