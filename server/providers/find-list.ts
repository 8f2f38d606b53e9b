import type * as z from 'zod';

/**
 * Finds a list in a model's reply, also inside reasoning, a code fence or other text, or cut off. A malformed item is
 * dropped without the others.
 *
 * @param name of the field that holds it, unless the reply is the list
 * @returns null if no list can be made of it
 */
export function findList<Item>(text: string, name: string, item: z.ZodType<Item>): Item[] | null {
  const bare = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '');
  const from = bare.search(/[[{]/);
  if (from < 0) return null;
  const json = bare.slice(from, Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1);
  for (const attempt of [json, repair(json), salvage(bare.slice(from))]) {
    const list = attempt === null ? null : parseList(attempt, name);
    if (list) return list.flatMap((one) => item.safeParse(one).data ?? []);
  }
  return null;
}

function parseList(json: string, name: string): unknown[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error: unknown) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const list = Array.isArray(value)
    ? (value as unknown[])
    : (value as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list : null;
}

/** Commas before a bracket, comments, and “smart” quotation marks around keys. */
function repair(json: string): string {
  return json
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/[“”"](\w+)[“”"](?=\s*:)/g, '"$1"')
    .replace(/,\s*([}\]])/g, '$1');
}

/** The complete objects of a list that was cut off within one. */
function salvage(text: string): string | null {
  const objects = text.match(/\{[^{}]*\}/g);
  return objects ? `[${objects.join(',')}]` : null;
}
