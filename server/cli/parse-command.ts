import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses a command's options and arguments. A usage error prints two lines, the problem and the usage; exit 2. */
export function parseCommand<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error: unknown) {
    return usageError(usage, error instanceof Error ? error.message : String(error));
  }
}

export function usageError(usage: string, problem: string): never {
  process.stderr.write(`${problem}\nUsage: npm run -s ${usage}\n`);
  process.exit(2);
}
