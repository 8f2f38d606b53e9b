/** A figure for whoever reads the test's output. */
export function print(line: string): void {
  process.stdout.write(`\n${line}\n`);
}
