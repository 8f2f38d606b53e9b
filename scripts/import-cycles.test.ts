import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = path.resolve(fileURLToPath(import.meta.url), '../..');

test('no module imports itself through others, not even for a type', () => {
  expect(findCycles(readImports(listModules()))).toEqual([]);
});

test('a cycle is found and named by its modules', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['b.ts']],
    ['d.ts', []],
  ]);
  expect(findCycles(imports)).toEqual([['b.ts', 'c.ts']]);
});

/** Every TypeScript module of the project, by its path below the root. */
function listModules(): string[] {
  return ['shared', 'src', 'server', 'scripts', 'bench', 'conformance', 'e2e'].flatMap((folder) =>
    ts.sys
      .readDirectory(path.join(root, folder), ['.ts', '.tsx'], ['node_modules', 'peers'])
      .map((file) => path.posix.relative(root, file)),
  );
}

/** The imports of each module that lead to another of these modules. */
function readImports(modules: readonly string[]): Map<string, string[]> {
  const known = new Set(modules);
  return new Map(
    modules.map((module) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, module), 'utf8'));
      const targets = importedFiles.map(({ fileName }) => resolveImport(module, fileName));
      return [module, targets.filter((target) => known.has(target))];
    }),
  );
}

/** The path of an imported module below the root; `#server/…` and the like as package.json maps them. */
function resolveImport(from: string, specifier: string): string {
  for (const [pattern, target] of Object.entries(packageJson.imports)) {
    const prefix = pattern.slice(0, -1);
    if (specifier.startsWith(prefix))
      return path.posix.join(target.slice(0, -1), specifier.slice(prefix.length));
  }
  return path.posix.join(path.posix.dirname(from), specifier);
}

/** The strongly connected components of more than one module (Tarjan), each in alphabetical order. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (module: string) => {
    order.set(module, order.size);
    lowest.set(module, order.get(module)!);
    stack.push(module);
    for (const target of imports.get(module) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(module, Math.min(lowest.get(module)!, lowest.get(target)!));
    }
    if (lowest.get(module) !== order.get(module)) return;
    const component = stack.splice(stack.indexOf(module));
    if (component.length > 1) cycles.push(component.sort());
  };
  for (const module of imports.keys()) if (!order.has(module)) visit(module);
  return cycles;
}
