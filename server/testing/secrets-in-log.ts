/** A value that must not appear in a log. Of a long text, no six consecutive words may. */
export interface Secret {
  kind: string;
  value: string;
}

export interface FoundSecret {
  /** Counted from 1. */
  line: number;
  kind: string;
}

/** Secrets recognised by their format alone. */
const TEXT_SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['access token', /eyJ[\w-]{8,}/],
  ['refresh token', /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/],
  ['signed address', /[?&](sig|token)=/],
  ['password hash', /\$argon2/],
  ['email', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?![\w-])/i],
];

/** Six consecutive words of a book do not occur in a log by chance; five ("in the middle of the") may. */
const RUN = 6;

/**
 * Finds secrets in a log. The findings contain only the kind of secret, so that they can be printed.
 *
 * @param log the whole log, one entry a line
 * @param secrets iterated once, so that the texts of many books need not be in memory together
 */
export async function secretsInLog(
  log: string,
  secrets: AsyncIterable<Secret> | Iterable<Secret>,
): Promise<FoundSecret[]> {
  const lines = log.split('\n');
  const found = new Map<string, FoundSecret>();
  const note = (line: number, kind: string) => found.set(`${line} ${kind}`, { line, kind });

  for (const [index, line] of lines.entries())
    for (const [kind, shape] of TEXT_SHAPES) if (shape.test(line)) note(index + 1, kind);

  const linesByRun = runsOfWords(lines);
  for await (const { kind, value } of secrets) {
    const words = wordsOf(value);
    if (words.length >= RUN) {
      for (const run of runs(words)) for (const line of linesByRun.get(run) ?? []) note(line, kind);
    } else {
      for (const form of [value, encodeURIComponent(value), Buffer.from(value).toString('base64')])
        if (log.includes(form))
          for (const [index, line] of lines.entries()) if (line.includes(form)) note(index + 1, kind);
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** The numbers of the lines that contain each run of words. */
function runsOfWords(lines: readonly string[]): Map<string, number[]> {
  const linesByRun = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const run of runs(wordsOf(line))) {
      const at = linesByRun.get(run);
      if (at) at.push(index + 1);
      else linesByRun.set(run, [index + 1]);
    }
  }
  return linesByRun;
}

/** Without digits: times, ids and ports would make every line unique. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function* runs(words: readonly string[]): Generator<string> {
  for (let at = 0; at + RUN <= words.length; at++) yield words.slice(at, at + RUN).join(' ');
}
