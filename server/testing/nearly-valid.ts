import fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON Schema that zod generates for the contracts. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Injections into SQL, templates, paths and objects; boundary values; invalid characters. */
const NASTY: readonly unknown[] = [
  `' or 1=1 --`,
  `'); drop table users; --`,
  '$1',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  'C:\\con',
  '\0',
  '\ud800',
  '\u202e\ufeff\u0301',
  '%00%0d%0a',
  '__proto__',
  'constructor',
  'İ',
  'NaN',
  '',
  ' ',
  'x'.repeat(5_000),
  -1,
  0,
  -0,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, valueOf: null, length: -1 },
];

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/**
 * Values of a schema with an occasional invalid part, so that most pass the first checks and reach the code behind
 * them.
 */
export function nearlyValid(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return near(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

/** Replaces one in thirty of the nested values. */
const near = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 29, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty });

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(near));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return object(schema);
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(near))
        : fc.array(typeof schema.items === 'object' ? near(schema.items) : nasty, {
            maxLength: Math.min(schema.maxItems ?? 4, 4),
          });
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

function object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, near(value)])),
    { requiredKeys: required },
  );
  const others = fc.dictionary(
    fc.constantFrom('id', 'user_id', 'is_admin', '__proto__', 'constructor', 'a', '\0'),
    typeof additionalProperties === 'object' ? near(additionalProperties) : nasty,
    { maxKeys: 1 },
  );
  return fc.tuple(known, others).map(([fits, more]) => ({ ...more, ...fits }));
}

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/);
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) });
}

function number({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const range = { min: minimum ?? -1_000, max: maximum ?? 1_000_000 };
  if (type === 'integer') return fc.maxSafeInteger().map((n) => clamp(n, range));
  return fc.double({ ...range, noNaN: true });
}

const clamp = (n: number, { min, max }: { min: number; max: number }) =>
  min + (Math.abs(n) % (Math.min(max, min + 1e9) - min + 1));
