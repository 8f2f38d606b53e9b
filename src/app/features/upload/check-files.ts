import { limits } from '#shared/contract/limits.ts';
import { s } from '#app/strings/en.ts';

/** Sorts chosen files into those that may be uploaded and a line about each that may not (SPEC section 5). */
export function checkFiles<F extends { name: string; size: number }>(
  files: readonly F[],
): { valid: F[]; problems: string[] } {
  const valid: F[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    if (problem) problems.push(`${file.name}: ${problem}`);
    else valid.push(file);
  }
  return { valid, problems };
}

/** "War and Peace.EPUB" is titled "War and Peace" until it has been read. */
export const titleOf = (name: string): string => name.replace(/\.[^.]+$/, '');

export const formatOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

function problemOf({ name, size }: { name: string; size: number }): string | null {
  const lower = name.toLowerCase();
  if (!limits.uploadExtensions.some((extension) => lower.endsWith(extension))) return s.upload.unsupported;
  return size > limits.uploadMaxBytes ? s.upload.tooLarge : null;
}
