import { escapeText } from '../publication/canonical/markup-escapes.ts';

/** Text as XML can hold it: escaped, without control characters and halves of characters. */
export const xmlText = (text: string): string => escapeText(text.replace(NOT_IN_XML, ''));

/** The same for the value of an attribute in double quotes. */
export const xmlValue = (text: string): string =>
  xmlText(text).replaceAll('"', '&quot;').replace(/\s+/g, ' ');

// eslint-disable-next-line no-control-regex -- control characters are what it finds
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;
