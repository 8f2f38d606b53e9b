/** What a reference expands to, and where the text continues. */
export interface Reference {
  text: string;
  end: number;
}

/**
 * Reads the character reference that starts at `at`: XML's five names, the names given, and numbers. Null for
 * everything that readers treat differently: other names, no semicolon, control characters, half of a surrogate pair.
 */
export function readReference(
  source: string,
  at: number,
  names: Readonly<Record<string, string>>,
): Reference | null {
  const semicolon = source.indexOf(';', at);
  if (semicolon < 0 || semicolon - at > MAX_CHARS) return null;
  const name = source.slice(at + 1, semicolon);
  const text = name.startsWith('#')
    ? numbered(name)
    : Object.hasOwn(names, name)
      ? names[name]!
      : PREDEFINED[name];
  return text === undefined ? null : { text, end: semicolon + 1 };
}

/** A text with its references replaced; null if one of them needs the lenient parser. */
export function readValue(value: string, names: Readonly<Record<string, string>>): string | null {
  let read = '';
  let from = 0;
  for (let at = value.indexOf('&'); at >= 0; at = value.indexOf('&', from)) {
    const reference = readReference(value, at, names);
    if (reference === null) return null;
    read += value.slice(from, at) + reference.text;
    from = reference.end;
  }
  return read + value.slice(from);
}

const MAX_CHARS = 12;

const PREDEFINED: Readonly<Partial<Record<string, string>>> = Object.assign(Object.create(null) as object, {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

function numbered(name: string): string | undefined {
  const [, decimal, hex] = /^#(?:(\d{1,7})|[xX]([0-9a-fA-F]{1,6}))$/.exec(name) ?? [];
  const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? parseInt(hex, 16) : NaN;
  const isPlain =
    (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
  return isPlain || code === 0x09 || code === 0x0a || code === 0x0d ? String.fromCodePoint(code) : undefined;
}
