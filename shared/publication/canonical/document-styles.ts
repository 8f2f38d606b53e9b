import type { ElementStyle, Styler } from '../presentation/styler.ts';
import type { Attributes } from './attributes.ts';
import type { ReadXhtmlOptions, SheetSource } from './read-document.ts';
import { isStyleSheet } from './xhtml-attributes.ts';

/** The style of an element of a document, as `enter` returns it and `leave` needs it. */
export interface AppliedStyle extends ElementStyle {
  /** Whether the styler has entered the element, and so has to leave it. */
  entered: boolean;
}

/** The styles of one content document: collects the sheets of its head, then styles the elements of its body. */
export class DocumentStyles {
  private readonly styleBy: ReadXhtmlOptions['styleBy'];
  private readonly sheets: SheetSource[] = [];
  /** The text so far of the open `style` element. */
  private sheetText: string | null = null;
  /** The root, which the styles reach only once its head is read. */
  private root: { attributes: Attributes; style: AppliedStyle } | null = null;
  private styler: Styler | null = null;

  constructor(styleBy: ReadXhtmlOptions['styleBy']) {
    this.styleBy = styleBy;
  }

  /** Every element entered is left with the style returned here. */
  enter(name: string, attributes: Attributes, isInHead: boolean): AppliedStyle {
    if (this.styleBy === null) return NO_STYLE;
    if (name === 'html') {
      this.root = { attributes, style: { ...NO_STYLE } };
      return this.root.style;
    }
    if (isInHead) {
      this.openInHead(name, attributes);
      return NO_STYLE;
    }
    this.styler ??= this.beginStyles(this.styleBy);
    const { presentations, hidden } = this.styler.enter(name, attributes);
    return { presentations, hidden, entered: true };
  }

  leave(style: AppliedStyle): void {
    if (style.entered) this.styler?.leave();
  }

  /** Collects the text of an open `style` element of the head. */
  text(run: string): void {
    if (this.sheetText !== null) this.sheetText += run;
  }

  closeSheet(): void {
    if (this.sheetText !== null) this.sheets.push({ text: this.sheetText });
    this.sheetText = null;
  }

  private openInHead(name: string, attributes: Attributes): void {
    if (name === 'style') this.sheetText = '';
    if (name === 'link' && attributes.href !== undefined && isStyleSheet(attributes))
      this.sheets.push({ href: attributes.href });
  }

  /** The sheets that stand in the head are known when the body begins. */
  private beginStyles(styleBy: NonNullable<ReadXhtmlOptions['styleBy']>): Styler {
    const styler = styleBy(this.sheets);
    if (this.root !== null) {
      styler.enter('html', this.root.attributes);
      this.root.style.entered = true;
    }
    return styler;
  }
}

const NO_STYLE: Readonly<AppliedStyle> = { presentations: [], hidden: false, entered: false };
