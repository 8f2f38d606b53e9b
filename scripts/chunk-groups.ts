/**
 * Which modules the build puts into one file. Left to itself, the bundler makes a file of every set of modules that the
 * same pages share: some 150, of which one page needs nearly a hundred, each a request and an entry in the cache.
 */
import type { Rolldown } from 'vite';

/** A module that two pages share goes with the first of these that imports it. */
const SHARED_BY = [
  ['forms', /\/features\/auth\//],
  ['reading', /\/features\/reader\//],
  ['shelves', /./],
] as const;

const STORY =
  /\/features\/reader\/cast\/(?!use-(?:who|open-cast|return)\.)|\/shared\/reading\/cast\/(?!is-front)|\/strings\/en-story/;

/** For `output.codeSplitting.groups`. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What index.html requests: nothing is shown before all of it has loaded.
  { name: 'first', tags: ['$initial'], priority: 2 },
  // What cards, lists and quotations of an open book share; loaded when one of them is opened.
  { name: 'story', test: STORY, minShareCount: 2, priority: 2 },
  {
    name: (id, context) => SHARED_BY.find(([, part]) => isImportedBy(part, id, context))?.[0] ?? null,
    minShareCount: 2,
    priority: 1,
  },
];

/**
 * Whether a module is part of what `part` matches or imported by it, directly or through others. Components are therefore
 * imported from their own files and not from the index of their library, which imports everything.
 */
function isImportedBy(
  part: RegExp,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (part.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(part, importer, context, seen));
}
