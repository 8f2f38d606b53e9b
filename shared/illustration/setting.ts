const INSIDE = [
  'room',
  'parlour',
  'bedroom',
  'kitchen',
  'study',
  'library',
  'dining room',
  'hall',
  'ballroom',
  'attic',
  'cellar',
  'tavern',
  'hut',
  'ship cabin',
  'church inside',
  'theatre',
  'prison',
  'office',
  'shop',
  'stable',
  'cave',
  'tunnel',
  'mine',
  'crypt',
  'cloister',
  'carriage inside',
  'workshop',
  'corridor',
  'stairs',
  'tent inside',
  'ward',
  'schoolroom',
  'gallery',
  'courtroom',
  'conservatory',
] as const;

export const OUTSIDE = [
  'forest',
  'field',
  'meadow',
  'steppe',
  'hills',
  'mountains',
  'valley',
  'sea',
  'shore',
  'harbour',
  'river',
  'lake',
  'swamp',
  'desert',
  'snowfield',
  'garden',
  'park',
  'orchard',
  'village',
  'yard',
  'street',
  'square',
  'town',
  'bridge',
  'castle',
  'house',
  'church',
  'churchyard',
  'ruins',
  'camp',
  'battlefield',
  'station',
  'deck',
  'road',
  'roofs',
  'cliff',
  'island',
  'open',
] as const;

export const SETTINGS = [...INSIDE, ...OUTSIDE] as const;

export type Setting = (typeof SETTINGS)[number];

const INTERIORS: ReadonlySet<string> = new Set(INSIDE);

/** Whether a setting is under a roof. */
export const isInterior = (setting: string): boolean => INTERIORS.has(setting);

/** What a room is like on the whole: poor, without furniture or decoration, or splendid. */
export type RoomLook = 'poor' | 'bare' | 'rich';

/** What a passage says of the walls, the ceiling and the shape of a room. */
export type RoomFeature =
  | 'peeling'
  | 'cracked'
  | 'stained'
  | 'sooty'
  | 'tiled'
  | 'polished'
  | 'dusty'
  | 'logs'
  | 'low'
  | 'vast'
  | 'sloping'
  | 'vaulted'
  | 'round'
  | 'gallery'
  | 'tall windows'
  | 'long tables'
  | 'boxes'
  | 'winding stairs'
  | 'steep stairs';
