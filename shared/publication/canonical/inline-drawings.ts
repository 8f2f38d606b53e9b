import type { Drawing } from '../publication.ts';
import { DrawingWriter, drawingSize } from '../svg/drawing-writer.ts';
import type { Attributes } from './attributes.ts';
import type { CanonicalWriter } from './canonical-writer.ts';
import { writeAttributes } from './markup-escapes.ts';
import { oneLine } from './xhtml-attributes.ts';

interface OpenDrawing {
  writer: DrawingWriter;
  /** How many elements are open with it. */
  depth: number;
  attributes: Attributes;
  /** Its name, once it shows something. */
  href: string | null;
}

/** The SVG drawings within a document: each becomes a resource of its own, shown as a picture. */
export class InlineDrawings {
  readonly finished: Drawing[] = [];
  private readonly writer: CanonicalWriter;
  private readonly nameDrawing: ((number: number) => string) | undefined;
  private drawing: OpenDrawing | null = null;

  /** @param nameDrawing as in `ReadXhtmlOptions`; without it no drawing is kept */
  constructor(writer: CanonicalWriter, nameDrawing: ((number: number) => string) | undefined) {
    this.writer = writer;
    this.nameDrawing = nameDrawing;
  }

  get isOpen(): boolean {
    return this.drawing !== null;
  }

  /** Whether the open drawing has shown something. */
  get isShown(): boolean {
    return this.drawing !== null && this.drawing.href !== null;
  }

  /**
   * Begins a drawing at a root `svg` that is not hidden, and passes every element in it to it. Its picture is written
   * where it first shows something.
   *
   * @param depth how many elements are open, with this one
   */
  open(fullName: string, name: string, attributes: Attributes, hidden: boolean, depth: number): void {
    if (this.drawing === null) {
      if (name !== 'svg' || hidden || !this.nameDrawing || this.finished.length >= MAX_DRAWINGS) return;
      this.drawing = { writer: new DrawingWriter(), depth, attributes, href: null };
    }
    const { drawing } = this;
    drawing.writer.open(fullName, attributes);
    if (drawing.href !== null || !drawing.writer.hasShapes) return;
    drawing.href = this.nameDrawing?.(this.finished.length + 1) ?? '';
    const { width, height } = drawingSize(drawing.attributes) ?? { width: null, height: null };
    const alt = drawing.attributes['aria-label'] ?? '';
    this.writer.picture(
      writeAttributes({ 'data-resource': drawing.href, alt: oneLine(alt).slice(0, 1000), width, height }),
    );
  }

  text(run: string): void {
    this.drawing?.writer.text(run);
  }

  /** A drawing around a picture is there for its size, as covers have it: it draws nothing itself. */
  containPicture(): void {
    if (this.drawing !== null && this.drawing.href === null) this.drawing.writer.isFrame = true;
  }

  /** @param depth how many elements are still open */
  close(depth: number): void {
    const { drawing } = this;
    if (drawing === null) return;
    drawing.writer.close();
    if (depth >= drawing.depth) return;
    this.drawing = null;
    const markup = drawing.href === null ? null : drawing.writer.finish();
    if (drawing.href !== null) this.finished.push({ href: drawing.href, markup: markup ?? EMPTY_DRAWING });
  }
}

const MAX_DRAWINGS = 2000;
const EMPTY_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';
