import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

const illustration = path.resolve(fileURLToPath(import.meta.url), '../../shared/illustration');
const lexicon = path.join(illustration, 'reading/lexicon');
const parts = path.join(illustration, 'parts');

/** Where the painter's words are written, each meaning's in both languages beside each other. */
const TABLES = readdirSync(lexicon)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => path.join(lexicon, name));
/** Motifs by the words for them: the painter needs no more than their names. */
const NAMES = ['names-indoors.ts', 'names-of-animals.ts', 'names-outdoors.ts'].map((name) =>
  path.join(illustration, 'motifs', name),
);
const PARTS = { en: 'reads-english.ts', ru: 'reads-russian.ts' };
type Language = keyof typeof PARTS;

const ID = 'virtual:painter-words';

/**
 * Builds the words of each language into that language's part of the painter. In the lexicon an entry is left that gets them from
 * there: a reader of one language doesn't fetch the other's.
 */
export function painterWords(): Plugin {
  const { tables, words } = readTables();
  return {
    name: 'painter-words',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? accessors() : null),
    transform(code, id) {
      const replaced = tables.get(id);
      if (replaced !== undefined) return { code: replaced, map: null };
      for (const language of ['en', 'ru'] as const)
        if (id === path.join(parts, PARTS[language]))
          return { code: `${code}\nexport const WORDS = ${JSON.stringify(words[language])};`, map: null };
      return null;
    },
  };
}

/** `pair(n)` stands for `[english, russian]`, `both(n)` for `{ en, ru }`. */
const accessors = () => `
  import { part } from ${JSON.stringify(path.join(parts, 'fetched.ts'))};
  const [en, ru] = ['english', 'russian'].map((name) => (n) => part(name).WORDS[n]);
  export const pair = (n) => ({ get 0() { return en(n); }, get 1() { return ru(n); } });
  export const both = (n) => ({ get en() { return en(n); }, get ru() { return ru(n); } });
`;

/**
 * The sources of the tables without their words, and the words, by the numbers that replace them in the sources.
 */
export function readTables(): { tables: Map<string, string>; words: Record<Language, unknown[]> } {
  const words: Record<Language, unknown[]> = { en: [], ru: [] };
  const tables = new Map<string, string>();
  for (const file of TABLES) {
    const source = readFileSync(file, 'utf8');
    const cut = replaced(source, ({ kind, en, ru }) => {
      words.en.push(en);
      words.ru.push(ru);
      return `${kind}(${words.en.length - 1})`;
    });
    if (cut !== source) tables.set(file, `import { pair, both } from '${ID}';\n${cut}`);
  }
  for (const file of NAMES)
    tables.set(
      file,
      replaced(readFileSync(file, 'utf8'), () => '0'),
    );
  return { tables, words };
}

interface Entry {
  kind: 'pair' | 'both';
  en: unknown;
  ru: unknown;
}

/** A source with another expression in the place of each entry. */
function replaced(source: string, by: (entry: Entry) => string): string {
  const found: { entry: Entry; start: number; end: number }[] = [];
  visit(parseAst(source, { lang: 'ts' }), (node) => {
    const entry = asPair(node) ?? asBoth(node);
    if (entry) found.push({ entry, start: node.start, end: node.end });
    return entry !== null;
  });
  let [result, from] = ['', 0];
  for (const { entry, start, end } of found) {
    result += source.slice(from, start) + by(entry);
    from = end;
  }
  return result + source.slice(from);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Visits nodes in the order of the text, but not the children of those for which `isDone`. */
function visit(value: unknown, isDone: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const each of value) visit(each, isDone);
  else if (isNode(value) && !isDone(value)) for (const each of Object.values(value)) visit(each, isDone);
}

/** Two texts of which the second is Russian, or there is none in Russian. */
function asPair({ type, elements }: Node): Entry | null {
  if (type !== 'ArrayExpression') return null;
  const texts = textsOf(elements);
  if (texts?.length !== 2 || (texts[1] !== '' && !CYRILLIC.test(texts[1]!))) return null;
  return { kind: 'pair', en: texts[0], ru: texts[1] };
}

/** `{ en: […], ru: […] }`. */
function asBoth({ type, properties }: Node): Entry | null {
  if (type !== 'ObjectExpression' || !Array.isArray(properties) || properties.length !== 2) return null;
  const [en, ru] = (['en', 'ru'] as const).map((name, i) => {
    const { key, value } = properties[i] as Partial<Record<'key' | 'value', Node>>;
    return key?.['name'] === name && value?.type === 'ArrayExpression' ? textsOf(value['elements']) : null;
  });
  return en && ru ? { kind: 'both', en, ru } : null;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The values of literals that are all texts; null for anything else. */
function textsOf(elements: unknown): string[] | null {
  if (!Array.isArray(elements)) return null;
  const texts = elements.map((each: unknown) =>
    isNode(each) && each.type === 'Literal' && typeof each['value'] === 'string' ? each['value'] : null,
  );
  return texts.every((text) => text !== null) ? texts : null;
}
