export const WEATHERS = [
  'clear',
  'cloud',
  'overcast',
  'fog',
  'rain',
  'snow',
  'storm',
  'blizzard',
  'wind',
] as const;

export type Weather = (typeof WEATHERS)[number];

const COVERS_SKY: ReadonlySet<Weather> = new Set<Weather>([
  'overcast',
  'fog',
  'rain',
  'storm',
  'snow',
  'blizzard',
]);

/** Whether a weather hides the sun, the moon and the stars. */
export const coversSky = (weather: Weather): boolean => COVERS_SKY.has(weather);
