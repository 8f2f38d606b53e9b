import { findWords, type Found } from './find-words.ts';

/** Pigments a gouache box would have for the names; none is fully saturated, so they agree with each other. */
const WORDS: Readonly<Record<string, string>> = {
  '#b23a2e': 'red|crimson|scarlet|vermilion|ruby|красн*|алый|алая|алое|алые|алого|алой|алом|багров*|пурпурн*|пунцов*|румян*',
  '#7c2433': 'burgundy|maroon|claret|wine colou?red|бордов*|вишнев*|малинов*',
  '#cf6f32': 'orange|rust|rusty|copper|coppery|оранжев*|рыж*|медн*|ржав*',
  '#c9973c': 'ochre|gold|golden|amber|brass|honey|tawny|охр*|золот*|янтарн*|медов*',
  '#e3c05a': 'yellow|lemon|saffron|желт*|лимонн*|соломенн*',
  '#e2c892': 'blond|blonde|fair haired|flaxen|sandy|straw|русый|русая|русые|русой|русыми|русых|русую|белокур*|светловолос*',
  '#55793f': 'green|emerald|olive|moss|mossy|зелен*|изумрудн*|оливков*',
  '#2f7a7a': 'teal|turquoise|aquamarine|бирюзов*',
  '#3b6ea5': 'blue|azure|cobalt|sapphire|голуб*|лазурн*|васильков*',
  '#28457d': 'navy|indigo|ultramarine|dark blue|deep blue|син*',
  '#7a5a9c': 'violet|purple|lilac|mauve|lavender|amethyst|фиолетов*|лилов*|сиренев*',
  '#d88f9d': 'pink|rose|rosy|rose pink|розов*',
  '#7a5236': 'brown|chestnut|hazel|mahogany|umber|auburn|коричнев*|каштанов*|бур|бур(ый|ая|ое|ые|ой)|карие|карими|карих|орехов*|гнед*',
  '#4a3a32': 'dark|dark brown|walnut|темн*|смугл*',
  '#f1ece0': 'white|snow white|ivory|chalk|milk white|silver white|бел(ый|ая|ое|ые|ого|ой|ому|ом|ую|ым|ых|ыми)|белоснежн*',
  '#e8dcc0': 'cream|pale|parchment|beige|бледн*|кремов*|бежев*',
  '#8d9299': 'gr[ae]y|ashen|slate|steel|leaden|grizzled|сер(ый|ая|ое|ые|ого|ой|ому|ом|ую|ым|ых|ыми)|пепельн*|свинцов*|сед(ой|ая|ое|ые|ого|ому|ом|ую|ым|ых|ыми)|седин*',
  '#b9c0c6': 'silver|silvery|pewter|серебр*',
  '#26242b': 'black|jet|ebony|coal black|raven|черн(ый|ая|ое|ые|ого|ой|ому|ом|ую|ым|ых|ыми)|вороной|смолян*',
}; // prettier-ignore

const LEXICON = Object.fromEntries(Object.entries(WORDS)) as Record<string, string>;

/** Colour names of the text as #rrggbb. Where two names overlap the longer one counts. */
export function findColours(text: string): Found<string>[] {
  const all = findWords(LEXICON, text);
  const kept = all.filter(
    (each) =>
      !all.some(
        (other) =>
          other !== each &&
          other.start <= each.start &&
          other.end >= each.end &&
          length(other) > length(each),
      ),
  );
  return kept
    .filter((each) => !/^[\s-]*(button|пугов)/iu.test(text.slice(each.end)))
    .map((each) => ({ ...each, value: softened(text, each) }));
}

const length = (found: Found<string>) => found.end - found.start;

/** "pale blue", "dark green", "тёмно-синий": the word before makes the pigment lighter or deeper. */
function softened(text: string, found: Found<string>): string {
  const before = text.slice(Math.max(0, found.start - 14), found.start);
  if (/(pale|light|bright|светло|бледно|нежно)[\s-]*$/iu.test(before)) return blend(found.value, 0xf4, 0.4);
  if (/(dark|deep|темно)[\s-]*$/iu.test(before)) return blend(found.value, 0x14, 0.4);
  return found.value;
}

function blend(hex: string, towards: number, share: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => Math.round(((n >> shift) & 255) * (1 - share) + towards * share);
  return `#${((1 << 24) | (part(16) << 16) | (part(8) << 8) | part(0)).toString(16).slice(1)}`;
}
