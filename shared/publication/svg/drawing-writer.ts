import type { Attributes } from '../canonical/attributes.ts';
import { localName } from '../markup/xml-element.ts';
import { escapeAttribute, escapeText } from '../canonical/markup-escapes.ts';
import { isHarmless, svgAttributes, svgElements, svgShapes } from './svg-names.ts';

/** A drawing longer than this, in UTF-16 units, ends there. */
const MAX_CHARS = 2_000_000;

/**
 * Rewrites an SVG: shapes, text and paint, and nothing that acts, links or loads. It is to
 * be shown as a picture, where a browser runs nothing and fetches nothing either.
 */
export class DrawingWriter {
  private markup = '';
  /** Whether it has drawn anything so far; false if it only frames a picture. */
  hasShapes = false;
  isFrame = false;
  private readonly uses = new UseCount();
  /** Depth of what is only drawn where something refers to it. */
  private hiddenDepth = 0;
  /** The elements that are open: as they are written, '' for those whose tags alone are left out. */
  private readonly stack: (string | null)[] = [];
  /** How many of them, from the outermost that is left out with all that is in it. */
  private skippedDepth = 0;
  private styleText: string | null = null;

  open(fullName: string, attributes: Attributes): void {
    const name = svgElements.get(localName(fullName));
    this.stack.push(name ?? null);
    if (this.skippedDepth > 0 || name === undefined || this.markup.length > MAX_CHARS) {
      this.skippedDepth++;
      return;
    }
    if (name === 'style') {
      this.styleText = '';
      return;
    }
    if (DRAWN_BY_REFERENCE.has(name)) this.hiddenDepth++;
    if (svgShapes.has(name) && this.hiddenDepth === 0 && !this.isFrame) this.hasShapes = true;
    this.uses.open(attributes.id, name === 'use' ? hrefOf(attributes).slice(1) : null);
    const own = this.markup === '' ? rootAttributes(attributes) : attributes;
    // Links don't work in a picture; their content is drawn.
    this.markup += `<${name === 'a' ? 'g' : name}${own === attributes ? '' : NAMESPACE}`;
    for (const [key, value] of Object.entries(own)) this.markup += this.attribute(name, key, value);
    this.markup += '>';
  }

  text(run: string): void {
    if (this.styleText !== null) this.styleText += run;
    else if (this.skippedDepth === 0 && this.markup !== '')
      this.markup += escapeText(run.replace(CONTROLS, ''));
  }

  close(): void {
    const name = this.stack.pop();
    if (this.skippedDepth > 0) {
      this.skippedDepth--;
      return;
    }
    if (this.styleText !== null) {
      if (isHarmless(this.styleText)) this.markup += `<style>${escapeText(this.styleText)}</style>`;
      this.styleText = null;
    } else if (name) {
      if (DRAWN_BY_REFERENCE.has(name)) this.hiddenDepth--;
      this.uses.close();
      this.markup += `</${name === 'a' ? 'g' : name}>`;
    }
  }

  /** The drawing; null for one whose repetitions would never end. */
  finish(): string | null {
    while (this.stack.length > 0) this.close();
    return this.uses.total() > MAX_DRAWN_ELEMENTS ? null : this.markup;
  }

  private attribute(element: string, key: string, value: string): string {
    const short = localName(key);
    if (short === 'href') {
      const isMeant = element === 'image' ? DATA_PICTURE.test(value) : /^\s*#[^\s<>"]+\s*$/.test(value);
      return isMeant ? ` href="${escapeAttribute(value.trim())}"` : '';
    }
    const name = svgAttributes.get(key.toLowerCase());
    if (name === undefined || !isHarmless(value) || value.length > MAX_CHARS) return '';
    return ` ${name}="${escapeAttribute(value.replace(CONTROLS, ''))}"`;
  }
}

/** How many elements a drawing may come to when each `use` is drawn. */
const MAX_DRAWN_ELEMENTS = 200_000;

const DRAWN_BY_REFERENCE = new Set(
  'defs symbol pattern clipPath mask marker filter linearGradient radialGradient'.split(' '),
);

const hrefOf = (attributes: Attributes): string => (attributes.href ?? attributes['xlink:href'] ?? '').trim();

interface Named {
  elements: number;
  inside: Named[];
  uses: string[];
  total: number | null;
}

/** Counts what a drawing comes to: ten elements that each use the one before ten times are ten thousand million. */
class UseCount {
  private readonly byId = new Map<string, Named>();
  private readonly root: Named = { elements: 0, inside: [], uses: [], total: null };
  private readonly around: Named[] = [this.root];

  open(id: string | undefined, use: string | null): void {
    const parent = this.around.at(-1)!;
    parent.elements++;
    if (use !== null) parent.uses.push(use);
    if (id === undefined) {
      this.around.push(parent);
      return;
    }
    const named: Named = { elements: 0, inside: [], uses: [], total: null };
    if (!this.byId.has(id)) this.byId.set(id, named);
    parent.inside.push(named);
    this.around.push(named);
  }

  close(): void {
    if (this.around.length > 1) this.around.pop();
  }

  total(of: Named = this.root): number {
    if (of.total !== null) return of.total;
    of.total = 0; // An element that uses itself is drawn once.
    let total = of.elements;
    for (const one of of.inside) total += this.total(one);
    for (const id of of.uses) {
      const used = this.byId.get(id);
      if (used) total += this.total(used);
    }
    of.total = total;
    return total;
  }
}

/** A picture inlined in the drawing. */
const DATA_PICTURE = /^\s*data:image\/(png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** What XML may not hold. */
const CONTROLS = /[^\t\n\r -\ufffd]/g;

/** Without an intrinsic size, a picture would be shown at the browser's default size. */
function rootAttributes(attributes: Attributes): Attributes {
  const size = drawingSize(attributes);
  const plain = (value: string | undefined) =>
    value !== undefined && /^\d/.test(value) && !value.includes('%');
  if (size === null || (plain(attributes.width) && plain(attributes.height))) return { ...attributes };
  const others = Object.entries(attributes).filter(([key]) => !/^(width|height)$/i.test(key));
  return { width: String(size.width), height: String(size.height), ...Object.fromEntries(others) };
}

const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** In CSS pixels, from an SVG's own attributes; null if they have none. */
export function drawingSize(attributes: Attributes): { width: number; height: number } | null {
  const box = (attributes.viewBox ?? attributes.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthPx(attributes.width), lengthPx(attributes.height)];
  const [, , boxWidth = NaN, boxHeight = NaN] = box;
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : NaN;
  const wide = width ?? (height === null ? boxWidth : height / ratio);
  const high = height ?? (width === null ? boxHeight : width * ratio);
  return wide > 0 && high > 0 && Number.isFinite(wide * high)
    ? { width: Math.round(wide), height: Math.round(high) }
    : null;
}

const PX: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
  em: 16,
  ex: 8,
};

function lengthPx(value: string | undefined): number | null {
  const match = /^\s*(\d{1,6}(?:\.\d{1,6})?)(px|pt|pc|mm|cm|in|em|ex)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) * PX[match[2] ?? '']! : null;
}
