/** A file of a family, as an `@font-face` rule names it (CSS Fonts 4, 4). */
export interface FontFaceRule {
  /** In lower case. */
  family: string;
  /** References as written, best first. */
  sources: string[];
  bold: boolean;
  italic: boolean;
}

const RULE = /@font-face\s*\{([^{}]{1,8000})\}/gi;
const SOURCE = /url\(\s*["']?([^"')]{1,1000}?)["']?\s*\)/gi;

/** The font faces of a style sheet; fonts on the device or on the network are ignored. */
export function readFontFaces(source: string): FontFaceRule[] {
  const text = source.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ');
  return [...text.matchAll(RULE)].flatMap(([, block = '']) => {
    const valueOf = (property: string) =>
      new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'i').exec(block)?.[1]?.trim() ?? '';
    const family = firstFamily(valueOf('font-family'));
    const sources = [...valueOf('src').matchAll(SOURCE)].map(([, url = '']) => url);
    if (family === '' || sources.length === 0) return [];
    const weight = valueOf('font-weight');
    return [
      {
        ...{ family, sources },
        bold: /^(bold|[6-9]00)/i.test(weight),
        italic: /^(italic|oblique)/i.test(valueOf('font-style')),
      },
    ];
  });
}

/** The first name of a `font-family` list, in lower case and without quotes. */
export const firstFamily = (list: string): string =>
  /^\s*(?:"([^"]*)"|'([^']*)'|([^,"']*))/
    .exec(list)!
    .slice(1)
    .find((name) => name !== undefined)!
    .trim()
    .toLowerCase();
