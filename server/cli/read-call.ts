import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options and arguments of a command. A wrong call is told in two lines, the second how it goes; exit 2. */
export function readCall<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error: unknown) {
    return wrongCall(usage, error instanceof Error ? error.message : String(error));
  }
}

export function wrongCall(usage: string, problem: string): never {
  process.stderr.write(`${problem}\nUsage: npm run -s ${usage}\n`);
  process.exit(2);
}
