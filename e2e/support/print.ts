/** Prints a measured figure with the test's output. */
export function print(line: string): void {
  process.stdout.write(`\n${line}\n`);
}
