/** One element's worth of a selector: `section[epub|type~="letter"].first`. */
export interface Compound {
  /** Lower case; null for any. */
  name: string | null;
  id: string | null;
  classes: string[];
  attributes: { name: string; value: string; word: boolean }[];
  firstChild: boolean;
}

/** The combinator between a compound and the one before it. */
export type Combinator = ' ' | '>' | '+';

export interface Selector {
  /** Outermost first; the last is the element that is styled. */
  compounds: Compound[];
  /** Between the compounds. */
  combinators: Combinator[];
  /** It styles the first letter, not the element. */
  firstLetter: boolean;
  /** CSS's three numbers in one: ids, then classes and attributes, then elements. */
  specificity: number;
}

const MAX_CHARS = 200;
const MAX_COMPOUNDS = 4;

/**
 * Reads a selector made of elements, classes, ids, the attributes EPUB uses for meaning, `:first-child`,
 * `::first-letter`, descendants, children and next siblings. Null for anything else: such a rule is left out.
 */
export function readSelector(source: string): Selector | null {
  const text = source.trim().replace(/(^|[\s>+]):root(?=[\s>+]|$)/g, '$1html');
  if (text === '' || text.length > MAX_CHARS) return null;
  const selector: Selector = { compounds: [], combinators: [], firstLetter: false, specificity: 0 };
  for (let at = 0; at < text.length;) {
    if (selector.firstLetter || selector.compounds.length === MAX_COMPOUNDS) return null;
    COMPOUND.lastIndex = at;
    const match = COMPOUND.exec(text);
    if (match === null || match[0] === '') return null;
    const compound = readCompound(match[1], match[2] ?? '');
    selector.compounds.push(compound);
    selector.firstLetter = match[3] !== undefined;
    selector.specificity += specificityOf(compound);
    at += match[0].length;
    if (at === text.length) break;
    COMBINATOR.lastIndex = at;
    const combinator = COMBINATOR.exec(text);
    if (combinator === null) return null;
    selector.combinators.push((combinator[1] ?? ' ') as Combinator);
    at += combinator[0].length;
  }
  return selector;
}

const IDENT = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const ATTRIBUTE = String.raw`\[(?:epub\\?[|:]type|role|class)~?=(?:"[^"\]]*"|'[^'\]]*'|[\w:.-]+)\]`;
const PART = String.raw`#${IDENT}|\.${IDENT}|${ATTRIBUTE}|:first-child`;

const COMPOUND = new RegExp(
  String.raw`(?:[\w-]*\|)?(${IDENT}|\*)?((?:${PART})*)(::?first-letter)?(?=[\s>+]|$)`,
  'uy',
);
const COMBINATOR = /\s*([>+])\s*|\s+/y;
const PARTS = new RegExp(PART, 'gu');

function readCompound(name: string | undefined, rest: string): Compound {
  const compound: Compound = {
    name: name === undefined || name === '*' ? null : name.toLowerCase(),
    id: null,
    classes: [],
    attributes: [],
    firstChild: false,
  };
  for (const [part] of rest.matchAll(PARTS)) {
    if (part.startsWith('#')) compound.id = part.slice(1);
    else if (part.startsWith('.')) compound.classes.push(part.slice(1));
    else if (part.startsWith(':')) compound.firstChild = true;
    else compound.attributes.push(readAttribute(part));
  }
  return compound;
}

function readAttribute(part: string): Compound['attributes'][number] {
  const equals = part.indexOf('=');
  const word = part[equals - 1] === '~';
  const name = part.slice(1, word ? equals - 1 : equals).replace(/\\?[|:]/, ':');
  return { name, word, value: part.slice(equals + 1, -1).replace(/^["']|["']$/g, '') };
}

const specificityOf = ({ name, id, classes, attributes, firstChild }: Compound): number =>
  (id === null ? 0 : 10_000) +
  100 * (classes.length + attributes.length + (firstChild ? 1 : 0)) +
  (name === null ? 0 : 1);
