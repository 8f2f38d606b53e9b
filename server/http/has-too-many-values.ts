/** The largest legitimate body, 500 returned rows of the sync protocol with every field set, has 45,000 values. */
const VALUES_MAX = 50_000;

const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/**
 * Whether a JSON text has more values than any valid body, so that it can be refused before it is parsed: parsing a
 * megabyte of small lists takes up to fifty times as long as this. Stops counting at the limit.
 *
 * Every value but the first follows a comma or an opening bracket or brace outside of texts; those are counted.
 */
export function hasTooManyValues(json: string): boolean {
  let left = VALUES_MAX;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
      if (at < 0) return false; // unterminated, which the parser reports
    } else if ((code === COMMA || code === BRACKET || code === BRACE) && --left < 0) return true;
  }
  return false;
}

/** @param start where its opening quotation mark is. @returns where its closing one is; -1 if there is none */
function endOfText(json: string, start: number): number {
  let end = start + 1;
  for (; end < json.length; end++) {
    const code = json.charCodeAt(end);
    if (code === BACKSLASH) end++;
    else if (code === QUOTE) return end;
  }
  return -1;
}
