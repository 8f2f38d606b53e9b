import { copyString } from './copy-string.ts';
import { blockElements } from './allowed-html.ts';

/** How an element of a content document is treated. */
export type ElementRule =
  /** Kept, as a block or within a line, under the name `as`. */
  | { kind: 'block' | 'inline'; as: string }
  /** Kept only if it carries a language, a direction or a presentation; else its content alone. */
  | { kind: 'span' }
  /** Left out, its content kept. */
  | { kind: 'unwrap' }
  /** Left out with its content. */
  | { kind: 'drop' }
  | { kind: 'break' | 'rule' | 'picture' };

const block = (as: string): ElementRule => ({ kind: 'block', as });
const inline = (as: string): ElementRule => ({ kind: 'inline', as });
const span: ElementRule = { kind: 'span' };
const drop: ElementRule = { kind: 'drop' };
const picture: ElementRule = { kind: 'picture' };

const same = (names: string, rule: (name: string) => ElementRule): [string, ElementRule][] =>
  names.split(' ').map((name) => [name, rule(name)]);

const RULES_BY_NAME: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ...same('p h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption ul ol li dl dt dd', block),
  ...same('table caption thead tbody tfoot tr td th', block),
  ...same(
    'div section article header footer main hgroup nav aside address center fieldset details summary',
    () => block('div'),
  ),
  ...same('legend dialog form noscript menu dir', () => block('div')),
  ...same('a b strong i em u s sub sup small mark code q cite bdi bdo ruby rt rp', inline),
  ...same('del strike', () => inline('s')),
  ['ins', inline('u')],
  ...same('dfn var', () => inline('i')),
  ...same('kbd samp tt', () => inline('code')),
  ...same('math span font abbr acronym big time data label', () => span),
  ['br', { kind: 'break' }],
  ['hr', { kind: 'rule' }],
  ...same('img image embed', () => picture),
  ...same(
    'head script style template title iframe frame frameset noframes noembed applet portal',
    () => drop,
  ),
  ...same(
    'param source track area base meta link col colgroup input select textarea option optgroup datalist',
    () => drop,
  ),
  // SVG and MathML: what is not shown as text.
  ...same('desc metadata defs annotation annotation-xml', () => drop),
  // SVG's lines of text.
  ['text', block('div')],
]);

/** MathML's scripts, by parent: what its second and third child become. The first child is their base. */
const SCRIPTS: ReadonlyMap<string, readonly ElementRule[]> = new Map([
  ['msup', [inline('sup')]],
  ['mover', [inline('sup')]],
  ['msub', [inline('sub')]],
  ['munder', [inline('sub')]],
  ['msubsup', [inline('sub'), inline('sup')]],
  ['munderover', [inline('sub'), inline('sup')]],
]);

const UNWRAP: ElementRule = { kind: 'unwrap' };

/** What the reader needs to know about an element, by its name. */
export interface KnownElement {
  /** Without its prefix: MathML's, SVG's and XHTML's own are distinguished only where it matters. */
  name: string;
  rule: ElementRule;
  /** Words don't continue across its boundaries. */
  endsWord: boolean;
  isHeading: boolean;
  /** Its content is not text. */
  isUncounted: boolean;
  scripts: readonly ElementRule[] | undefined;
}

const known = new Map<string, KnownElement>();
const MAX_KNOWN = 1000;

export function knownElement(fullName: string): KnownElement {
  const found = known.get(fullName);
  if (found !== undefined) return found;
  const name = copyString(
    OFFICE_PREFIX.test(fullName) ? fullName : fullName.slice(fullName.indexOf(':') + 1),
  );
  const rule = ruleFor(name);
  const element = {
    name,
    rule,
    // A `cite` is a block in FB2; words are counted by one rule in both.
    endsWord: blockElements.has(name) || rule.kind === 'block' || name === 'cite',
    isHeading: /^h[1-6]$/.test(name),
    isUncounted: name === 'script' || name === 'style' || name === 'head',
    scripts: SCRIPTS.get(name),
  };
  if (known.size < MAX_KNOWN) known.set(copyString(fullName), element);
  return element;
}

/** Word's own elements, such as `o:p` within paragraphs, are not HTML's of that name. */
const OFFICE_PREFIX = /^(o|w|v|st\d|u\d):/;

/** Unknown elements lose their tags and keep their text. */
export const ruleFor = (name: string): ElementRule => RULES_BY_NAME.get(name) ?? UNWRAP;
