import { mathAttributes, mathElements } from '#shared/publication/canonical/formula.ts';
import { ADDED_ATTRIBUTE } from './page-tree.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Elements whose text is shown; within all others only elements are. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

/** The number of children each element requires; with any other number they become a row. */
const CHILDREN: Readonly<Record<string, number>> = {
  ...{ mfrac: 2, mroot: 2, msub: 2, msup: 2, munder: 2, mover: 2 },
  ...{ msubsup: 3, munderover: 3 },
};

/**
 * Converts the formulas on a page to MathML, element by element from a closed list. Formulas with any other element
 * stay as text with superscripts and subscripts.
 */
export function showFormulas(fragment: DocumentFragment): void {
  for (const span of fragment.querySelectorAll<HTMLElement>('span[data-as~="math"]')) {
    if (!isFormula(span)) continue;
    const math = makeElement('math', span);
    for (const name of ['id', 'lang', 'dir']) {
      const value = span.getAttribute(name);
      if (value !== null) math.setAttribute(name, value);
    }
    span.replaceWith(math);
  }
}

/** Includes empty formulas, and formulas of which the page shows only a part. */
const isFormula = (span: HTMLElement): boolean =>
  span.querySelector('[data-m]') !== null &&
  [...span.querySelectorAll<HTMLElement>('*')].every(
    (one) => mathElements.has(one.dataset.m ?? '') || one.matches('mark[data-description-id]'),
  );

/** Text nodes are moved, not copied: their order on the page is the text's. */
function makeElement(name: string, from: HTMLElement): Element {
  const settings = settingsOf(from);
  const children = [...from.childNodes].flatMap((node) => makeNodes(node, TOKENS.has(name)));
  const fits = CHILDREN[name] === undefined || CHILDREN[name] === elementsIn(children).length;
  const element = document.createElementNS(MATHML, fits ? (SHOWN_AS[name] ?? name) : 'mrow');
  for (const [key, value] of settings) {
    if (key === 'mathvariant' && value !== 'normal') element.setAttribute('data-variant', value);
    else if (key !== 'open' && key !== 'close') element.setAttribute(key, value);
  }
  element.append(...(name === 'mfenced' ? fence(children, settings) : children));
  return element;
}

/** Elements that browsers do not support. */
const SHOWN_AS: Readonly<Record<string, string>> = { mfenced: 'mrow', menclose: 'mrow', none: 'mrow' };

const elementsIn = (nodes: readonly Node[]): Node[] => nodes.filter((node) => node instanceof Element);

function settingsOf({ dataset }: HTMLElement): Map<string, string> {
  const pairs = (dataset.ma ?? '').split(';').map((pair) => pair.split(':'));
  return new Map(
    pairs.flatMap(([key = '', value]) =>
      value !== undefined && mathAttributes.has(key) ? [[key, value]] : [],
    ),
  );
}

function makeNodes(node: ChildNode, isToken: boolean): Node[] {
  if (node instanceof HTMLElement) {
    const { m } = node.dataset;
    // A described passage may include a formula, which is not marked.
    if (m === undefined) return [...node.childNodes].flatMap((inner) => makeNodes(inner, isToken));
    return isToken ? [...node.childNodes] : [makeElement(m, node)];
  }
  if (isToken || node.nodeValue?.trim() === '') return [node];
  const words = document.createElementNS(MATHML, 'mtext');
  words.append(node);
  return [words];
}

/** Brackets and commas that the formula only implies. */
function fence(children: readonly Node[], settings: ReadonlyMap<string, string>): Node[] {
  const sign = (text: string) => {
    const mo = document.createElementNS(MATHML, 'mo');
    mo.setAttribute(ADDED_ATTRIBUTE, '');
    mo.textContent = text;
    return mo;
  };
  const parts = elementsIn(children);
  const between = children.flatMap((node) => (parts.indexOf(node) > 0 ? [sign(','), node] : [node]));
  return [sign(settings.get('open') ?? '('), ...between, sign(settings.get('close') ?? ')')];
}
