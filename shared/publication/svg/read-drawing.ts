import type { Drawing } from '../publication.ts';
import { PublicationError } from '../publication-error.ts';
import type { XmlElement } from '../markup/xml-element.ts';
import { findElement, readPage } from '../markup/xml-tree.ts';
import { DrawingWriter } from './drawing-writer.ts';

/** A longer file is a map or worse. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The drawing that an SVG file holds, rewritten; null if it holds none that can be shown. */
export function readDrawing(bytes: Uint8Array): Drawing['markup'] | null {
  if (bytes.length > MAX_BYTES) return null;
  const root = rootOf(bytes);
  if (root === null) return null;
  const writer = new DrawingWriter();
  writeElement(root, writer);
  return writer.hasShapes ? writer.finish() : null;
}

/** A drawing nested too deeply is no reason to refuse a book. */
function rootOf(bytes: Uint8Array): XmlElement | null {
  try {
    return findElement(readPage(bytes), 'svg');
  } catch (error: unknown) {
    if (error instanceof PublicationError) return null;
    throw error;
  }
}

function writeElement({ name, attributes, content }: XmlElement, writer: DrawingWriter): void {
  writer.open(name, Object.fromEntries(attributes));
  for (const part of content) {
    if (typeof part === 'string') writer.text(part);
    else writeElement(part, writer);
  }
  writer.close();
}
