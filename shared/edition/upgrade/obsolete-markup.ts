/** The replacement of an attribute that is obsolete in HTML: a style, another attribute, or nothing. */
export interface Change {
  style?: string;
  attribute?: [name: string, value: string];
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are obsolete in HTML, and their replacements. */
export function modernElement(name: string): { name: string; style?: string } | null {
  return Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name]! : null;
}

const ELEMENTS: Readonly<Record<string, { name: string; style?: string }>> = {
  tt: { name: 'span', style: 'font-family: monospace' },
  big: { name: 'span', style: 'font-size: larger' },
  font: { name: 'span' },
  strike: { name: 's' },
  acronym: { name: 'abbr' },
  center: { name: 'div', style: 'text-align: center' },
  dir: { name: 'ul' },
};

/** Null for an attribute that HTML still has on this element. */
export function obsoleteAttribute(element: string, name: string, value: string): Change | null {
  if (MEANINGLESS.has(name) || MEANINGLESS_ON[element]?.has(name)) return {};
  const text = value.trim();
  switch (name) {
    case 'align':
      return aligned(element, text.toLowerCase());
    case 'valign':
      return { style: `vertical-align: ${text}` };
    case 'bgcolor':
      return { style: `background-color: ${text}` };
    case 'color':
      return { style: `color: ${text}` };
    case 'face':
      return { style: `font-family: ${text}` };
    case 'size':
      return element === 'font'
        ? { style: `font-size: ${FONT_SIZES[text] ?? 'inherit'}` }
        : element === 'hr'
          ? {}
          : null;
    case 'text':
      return element === 'body' ? { style: `color: ${text}` } : null;
    case 'nowrap':
      return { style: 'white-space: nowrap' };
    case 'clear':
      return { style: `clear: ${text === 'all' ? 'both' : text}` };
    case 'border':
      return bordered(element, text);
    case 'width':
    case 'height':
      return sized(element, name, text);
    case 'hspace':
      return { style: `margin-left: ${length(text)}; margin-right: ${length(text)}` };
    case 'vspace':
      return { style: `margin-top: ${length(text)}; margin-bottom: ${length(text)}` };
    case 'type':
      return element === 'ul' || element === 'li'
        ? { style: `list-style-type: ${text.toLowerCase()}` }
        : null;
    case 'name':
      return NAMELESS.has(element) ? {} : null;
    default:
      return null;
  }
}

/** Attributes that no element has any more, and that nothing shows. */
const MEANINGLESS = set(
  'cellpadding cellspacing summary axis char charoff rules frame rev longdesc compact noshade link alink vlink profile version nohref xml:space',
);
const MEANINGLESS_ON: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  a: set('charset shape coords'),
  link: set('charset'),
  td: set('abbr scope'),
  script: set('language charset'),
  style: set('title'),
  body: set('background'),
  object: set('classid codebase codetype declare standby archive'),
};
const NAMELESS = set('a img div span p body');

const FONT_SIZES: Readonly<Partial<Record<string, string>>> = {
  ...{
    '1': 'x-small',
    '2': 'small',
    '3': 'medium',
    '4': 'large',
    '5': 'x-large',
    '6': 'xx-large',
    '7': '300%',
  },
  ...{ '-2': 'x-small', '-1': 'smaller', '+0': 'inherit', '+1': 'larger', '+2': 'x-large', '+3': 'xx-large' },
};

function aligned(element: string, value: string): Change {
  if (element === 'img' || element === 'object') {
    const isFloat = value === 'left' || value === 'right';
    return {
      style: isFloat ? `float: ${value}` : `vertical-align: ${value === 'absmiddle' ? 'middle' : value}`,
    };
  }
  if (element !== 'table' && element !== 'hr') return { style: `text-align: ${value}` };
  return { style: value === 'center' ? 'margin-left: auto; margin-right: auto' : `float: ${value}` };
}

/** A table may still have "1" or nothing. */
function bordered(element: string, value: string): Change | null {
  if (element === 'table')
    return value === '1' || value === '' ? null : value === '0' ? {} : { attribute: ['border', '1'] };
  return { style: `border-width: ${length(value)}; border-style: ${value === '0' ? 'none' : 'solid'}` };
}

function sized(element: string, name: string, value: string): Change | null {
  const hasSize = /^(img|object|embed|iframe|video|canvas|svg|image|input)$/.test(element);
  return hasSize && /^\d+$/.test(value) ? null : { style: `${name}: ${length(value)}` };
}

const length = (value: string): string => (/^\d+(\.\d+)?$/.test(value) ? `${value}px` : value);
