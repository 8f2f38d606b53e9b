import type { Edits } from './edits.ts';

/** The part that `EditionDocument` and `XmlFile` have in common. */
export interface EditedSource {
  source: string;
  start: number;
  edits: Edits;
}

/**
 * A file with its changes made, as UTF-8.
 *
 * @param doctype replaces the document type, empty for none; null leaves it
 */
export function writeSource(
  { source, start, edits }: EditedSource,
  doctype: string | null = null,
): Uint8Array {
  const whole = edits.apply(source);
  const [declaration = ''] = /^<\?xml\b[^>]*\?>/.exec(whole) ?? [];
  const body = whole.slice(doctype === null ? declaration.length : Math.max(start, declaration.length));
  const head =
    declaration === ''
      ? XML_DECLARATION
      : declaration.replace(/(\sencoding\s*=\s*)(["'])[^"']*\2/, '$1"utf-8"');
  return new TextEncoder().encode(
    doctype === null ? `${head}${body}` : `${head}\n${doctype}\n${body.trimStart()}`,
  );
}

const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';
