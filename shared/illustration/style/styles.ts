import { desaturate, luminance, mix } from '../drawing/colour.ts';
import type { TheatrePicture } from '../theatre/picture.ts';

/** The inks a picture can be printed in: cut paper in colour, or lines cut into wood. */
export type Ink = 'theatre' | 'engraving';

export const STYLES = [
  'theatre',
  'engraving',
  'watercolor',
  'gouache',
  'ink',
  'woodcut',
  'papercut',
  'pastel',
  'noir',
  'storybook',
  'ukiyo-e',
  'sepia',
  'charcoal',
  'e-ink',
] as const;
export type StyleName = (typeof STYLES)[number];

export interface Style {
  ink: Ink;
  /** Applied to every colour except that of the paper. */
  recolour?: (colour: string) => string;
  /** The marbling of the ground, relative to the usual. */
  marble?: number;
  paper?: string;
  /** The depth of paper shadows, relative to the usual. */
  shadows?: number;
}

const through = (dark: string, light: string) => (colour: string) =>
  mix(dark, light, luminance(colour) ** 0.9);

/** Shifts colours towards the nearest of a few pigments. */
export const pulledTowards =
  (pigments: readonly string[], share: number) =>
  (colour: string): string => {
    const [nearest] = [...pigments].sort((a, b) => distance(a, colour) - distance(b, colour));
    return mix(colour, nearest!, share);
  };

const distance = (a: string, b: string): number =>
  [1, 3, 5].reduce(
    (sum, at) =>
      sum + Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
    0,
  );

/** The styles that readers may request, within the two inks. */
export const STYLE_BY_NAME: Readonly<Record<StyleName, Style>> = {
  theatre: { ink: 'theatre' },
  gouache: { ink: 'theatre', recolour: (colour) => desaturate(colour, -0.12), marble: 1.4 },
  watercolor: {
    ink: 'theatre',
    recolour: (colour) => mix(desaturate(colour, -0.1), '#ffffff', luminance(colour) > 0.25 ? 0.22 : 0.1),
    marble: 2.6,
    shadows: 0.35,
    paper: '#f8f4ea',
  },
  pastel: {
    ink: 'theatre',
    recolour: (colour) => mix(desaturate(colour, 0.15), '#f6ead8', 0.2),
    marble: 1.8,
    shadows: 0.5,
  },
  storybook: { ink: 'theatre', recolour: (colour) => desaturate(colour, -0.42) },
  papercut: { ink: 'theatre', recolour: (colour) => desaturate(colour, -0.1), marble: 0.2, shadows: 2.1 },
  'ukiyo-e': {
    ink: 'theatre',
    recolour: pulledTowards(
      ['#1d2b4a', '#3f628c', '#9fb8c4', '#e9dcc0', '#c4563f', '#2a2a30', '#d9b98a'],
      0.55,
    ),
    marble: 0.3,
    shadows: 0.4,
    paper: '#efe4cb',
  },
  noir: { ink: 'theatre', recolour: through('#0c0d10', '#e8e6e0'), shadows: 1.5, paper: '#eceae4' },
  sepia: { ink: 'theatre', recolour: through('#2b1b10', '#f0ddb8'), paper: '#f1e6cf' },
  charcoal: {
    ink: 'theatre',
    recolour: through('#1d1c1b', '#e9e5dc'),
    marble: 2,
    shadows: 0.6,
    paper: '#f0ece2',
  },
  engraving: { ink: 'engraving' },
  ink: { ink: 'engraving' },
  woodcut: { ink: 'engraving' },
  'e-ink': { ink: 'engraving', paper: '#ffffff' },
};

/** The same picture in the colours of a style. */
export function restyled(
  picture: TheatrePicture,
  { recolour = (colour) => colour, marble = 1, shadows = 1, paper }: Style,
): TheatrePicture {
  const { ground, light, layers } = picture;
  const known = new Map<string, string>();
  const dyed = (colour: string): string => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    // An ornament is printed on the bare paper, which keeps its colour.
    const own = colour === picture.paper ? (paper ?? colour) : recolour(colour);
    known.set(colour, own);
    return own;
  };
  return {
    ...picture,
    paper: paper ?? picture.paper,
    ground: {
      ...ground,
      stops: ground.stops.map((stop) => ({ ...stop, colour: dyed(stop.colour) })),
      marble: (ground.marble ?? 0.05) * marble,
    },
    light: { ...light, colour: dyed(light.colour) },
    layers: layers.map((layer) => ({
      ...layer,
      shapes: layer.shapes.map((shape) => ({ ...shape, colour: dyed(shape.colour) })),
      ...(layer.haze ? { haze: { ...layer.haze, colour: dyed(layer.haze.colour) } } : {}),
      ...(layer.turn ? { turn: { ...layer.turn, colour: dyed(layer.turn.colour) } } : {}),
      ...(layer.shadow
        ? {
            shadow: {
              ...layer.shadow,
              colour: dyed(layer.shadow.colour),
              strength: Math.min(0.6, layer.shadow.strength * shadows),
            },
          }
        : {}),
    })),
  };
}
