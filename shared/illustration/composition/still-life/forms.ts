import type { Scene, SceneThing } from '../../scene.ts';

type Choice = (thing: SceneThing, scene: Scene) => string | null;

const has = ({ things }: Scene, ...names: readonly string[]) =>
  things.some(({ what }) => names.includes(what));

const water: Choice = (_, scene) => (has(scene, 'water') ? 'glass of water' : null);

/** Forms of things that only still lifes have, chosen by what the passage says of them. */
const FORMS: Readonly<Record<string, string | Choice>> = {
  teacup: (_, scene) => (has(scene, 'bird', 'beast') ? 'painted cup' : 'china cup'),
  // With tea cups it is of their set.
  teapot: ({ colour }, scene) => (!colour && has(scene, 'teacup') ? 'china teapot' : null),
  bottle: ({ size, what }) => (size === 'small' || what === 'phial' ? 'phial' : null),
  'glass of tea': water,
  'wine glass': water,
  bowl: (_, scene) => (has(scene, 'tureen') ? null : 'plain bowl'),
  plate: (_, scene) => (has(scene, 'tureen') ? 'soup plate' : null),
  dish: ({ what }) => (what === 'dish' ? 'plate' : null),
  tray: 'empty tray',
  cake: (_, scene) => (has(scene, 'candle') ? 'cake with candles' : null),
  rose: (_, scene) => (has(scene, 'water', 'wine glass', 'glass of tea') ? 'rose in a glass' : 'cut rose'),
  'fruit bowl': (_, scene) => (has(scene, 'bowl', 'vase', 'dish') ? null : 'round fruit'),
  leaf: 'leaves',
  book: ({ qualities }) => (qualities.includes('open') ? 'open book' : null),
  letter: (_, scene) => (has(scene, 'sealing wax') ? 'envelope' : null),
  bouquet: 'posy',
  necklace: ({ colour }) => (colour ? 'string of beads' : 'string of pearls'),
  ring: (_, scene) => (has(scene, 'rock', 'jewel') ? null : 'plain ring'),
  key: ({ count }) => (count === undefined ? null : 'bunch of keys'),
  spectacles: 'folded spectacles',
  skull: 'bare skull',
  'map on a wall': ({ qualities, relation }, scene) =>
    qualities.includes('hung') || relation?.kind === 'above' || has(scene, 'wall') ? null : 'island map',
  'chess board': 'chess board close',
};

/** The drawing of a thing on a table: a form of its own close up, or that of its motif. */
export function formOnTable(name: string, thing: SceneThing, scene: Scene): string {
  const choice = FORMS[name];
  const form = typeof choice === 'function' ? choice(thing, scene) : choice;
  return form ?? name;
}
