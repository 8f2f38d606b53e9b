/** Something that a log must not say: a name, a password, an email, or a whole text, of which no six words may. */
export interface Secret {
  kind: string;
  value: string;
}

export interface FoundSecret {
  /** Counted from 1. */
  line: number;
  kind: string;
}

/** What can be told by its shape alone, whoever it belongs to. */
const SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['access token', /eyJ[\w-]{8,}/],
  ['refresh token', /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/],
  ['signed address', /[?&](sig|token)=/],
  ['password hash', /\$argon2/],
  ['email', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?![\w-])/i],
];

/** Six words that follow each other in a book are nobody's by chance; five ("in the middle of the") may be. */
const RUN = 6;

/**
 * Where a log says what no log may say. The findings name the kind only, so that they can be printed themselves.
 *
 * @param log all of it, a line each
 * @param secrets asked for once, one after the other: texts of many books need not be in memory together
 */
export async function secretsInLog(
  log: string,
  secrets: AsyncIterable<Secret> | Iterable<Secret>,
): Promise<FoundSecret[]> {
  const lines = log.split('\n');
  const found = new Map<string, FoundSecret>();
  const note = (line: number, kind: string) => found.set(`${line} ${kind}`, { line, kind });

  for (const [index, line] of lines.entries())
    for (const [kind, shape] of SHAPES) if (shape.test(line)) note(index + 1, kind);

  const said = runsOfWords(lines);
  for await (const { kind, value } of secrets) {
    const words = wordsOf(value);
    if (words.length >= RUN) {
      for (const run of runs(words)) for (const line of said.get(run) ?? []) note(line, kind);
    } else {
      for (const form of [value, encodeURIComponent(value), Buffer.from(value).toString('base64')])
        if (log.includes(form))
          for (const [index, line] of lines.entries()) if (line.includes(form)) note(index + 1, kind);
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** The lines in which each run of words stands. */
function runsOfWords(lines: readonly string[]): Map<string, number[]> {
  const said = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const run of runs(wordsOf(line))) {
      const at = said.get(run);
      if (at) at.push(index + 1);
      else said.set(run, [index + 1]);
    }
  }
  return said;
}

/** Without figures: times, ids and ports would make every line one of its own. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function* runs(words: readonly string[]): Generator<string> {
  for (let at = 0; at + RUN <= words.length; at++) yield words.slice(at, at + RUN).join(' ');
}
