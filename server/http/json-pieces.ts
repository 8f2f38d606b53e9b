const PIECE_CHARS = 64 * 1024;

/**
 * `JSON.stringify` of plain data, its long strings piece by piece. Written whole, tens of megabytes of text would be in
 * memory twice more, and block other requests meanwhile.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.length > PIECE_CHARS) {
    yield '"';
    // Where a cut falls into a surrogate pair, both halves are escaped, which is the same character to a reader.
    for (let at = 0; at < value.length; at += PIECE_CHARS)
      yield JSON.stringify(value.slice(at, at + PIECE_CHARS)).slice(1, -1);
    yield '"';
  } else if (Array.isArray(value))
    yield* listPieces(
      '[',
      value.map((item) => ['', item] as const),
      ']',
    );
  else if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    yield* listPieces(
      '{',
      entries.map(([name, item]) => [`${JSON.stringify(name)}:`, item] as const),
      '}',
    );
  } else yield JSON.stringify(value ?? null);
}

function* listPieces(
  open: string,
  items: readonly (readonly [prefix: string, item: unknown])[],
  close: string,
): Generator<string> {
  yield open;
  for (const [i, [prefix, item]] of items.entries()) {
    yield (i > 0 ? ',' : '') + prefix;
    yield* jsonPieces(item);
  }
  yield close;
}
