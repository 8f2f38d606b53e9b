import { mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { ScenePerson } from '../../scene.ts';
import type { Tint } from './material-colours.ts';

/** A red face is not scarlet. */
const fleshOf = (colour: string | undefined) => colour && mix(colour, '#e3c09a', 0.5);

const DARK_HAIR = '#241a16';
/** Cloth without a stated colour is not dark, or its wear would not show. */
const SHABBY: Readonly<Record<string, string>> = { greasy: '#75664f', ragged: '#6b5a48', dusty: '#5b5650' };

const SHEEPSKIN = '#6e573f';
/** Shirts are white unless stated otherwise. */
const LINEN = '#e6ddc8';

const POWDERED = '#e9e4da';

/** The colours of hair, face and clothes in the text. */
export function statedColours({
  id,
  hair,
  beard,
  hat,
  clothes,
  features,
  monster,
  wears,
}: ScenePerson): Tint {
  const worn = wears.find(({ value }) => SHABBY[value] !== undefined)?.value;
  const cloth =
    clothes?.value.colour ??
    (worn && SHABBY[worn]) ??
    (clothes?.value.kind === 'shirt' ? LINEN : clothes?.value.kind === 'fur coat' ? SHEEPSKIN : undefined);
  const colourOf = (part: string) => features?.find((feature) => feature.part === part)?.colour;
  const isStated = (look: string) => features?.some(({ looks }) => looks?.includes(look));
  return {
    // Wigs are powdered. A dark face implies dark hair.
    hair:
      (wears.some(({ value }) => value === 'wig') ? POWDERED : undefined) ??
      hair?.value.colour ??
      beard?.value.colour ??
      (isStated('face dark') || monster ? DARK_HAIR : undefined),
    beard: beard?.value.colour ?? hair?.value.colour,
    hat: hat?.value.colour ?? usualOfHat(hat?.value.kind, id),
    skin:
      colourOf('skin') ??
      fleshOf(colourOf('face')) ??
      (isStated('face pale')
        ? '#f3e3cf'
        : isStated('face dark')
          ? '#b07f58'
          : monster
            ? '#b5a55e'
            : undefined),
    accent: colourOf('plume') ?? colourOf('tie') ?? colourOf('umbrella'),
    trousers: colourOf('trousers') ?? colourOf('skirt'),
    lips: colourOf('lips') ?? (monster ? '#1c1617' : undefined),
    brow: colourOf('brows'),
    eyes: colourOf('eyes') ?? (monster ? '#d9cf92' : isStated('eyes pale') ? '#cfc9b4' : undefined),
    dress: cloth,
    body: cloth,
  };
}

/** A kerchief in the colours of hair would be taken for it. */
const KERCHIEFS = ['#a8443a', '#5f7aa4', '#a8443a', '#dcd2bb', '#5f8560'] as const;
function usualOfHat(kind: string | undefined, id: string): string | undefined {
  if (kind === 'crown') return '#c9973c';
  return kind === 'kerchief' ? seeded(id, 'kerchief').pick(KERCHIEFS) : undefined;
}
