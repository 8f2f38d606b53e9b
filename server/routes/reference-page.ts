import { createHash } from 'node:crypto';
import { type Route, route } from '../http/route.ts';

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2937;background:#fff}
code,pre{font:13px/1.4 ui-monospace,monospace}pre{overflow:auto;background:#f3f4f6;padding:.75rem}
h3 code{font-size:15px}details{margin:.25rem 0}.who{color:#4b5563}
@media(prefers-color-scheme:dark){body{color:#f9fafb;background:#111827}pre{background:#1f2937}.who{color:#9ca3af}a{color:#93c5fd}}`;

/** One page without script; its only style is named by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ACCESS_LABELS: Record<Route['access'], string> = {
  public: 'open to everybody',
  user: 'signed in',
  admin: 'administrators',
  capability: 'anyone with the signed address',
};

interface Operation {
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: unknown };
  responses: Record<string, { content?: unknown }>;
}

/** The reference for people: the same document as openapi.json, as a page. */
export function referencePageRoute(
  routes: readonly Route[],
  document: { paths: Record<string, Record<string, unknown>> },
): Route {
  const page = render(routes, document.paths as Record<string, Record<string, Operation>>);
  return route({
    method: 'get',
    path: '/docs',
    access: 'public',
    summary: 'This reference as a page.',
    async handle({ ctx }) {
      ctx.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' });
      ctx.status = 200;
      ctx.type = 'html';
      ctx.body = page;
    },
  });
}

function render(routes: readonly Route[], paths: Record<string, Record<string, Operation>>): string {
  const groups = new Map<string, string[]>();
  for (const each of routes) {
    const name = each.path.split('/')[1]!;
    const address = each.path.replace(/:(\w+)/g, '{$1}');
    groups.set(name, [...(groups.get(name) ?? []), call(each, address, paths[address]![each.method]!)]);
  }
  const sections = [...groups].map(
    ([name, calls]) => `<section><h2>${escaped(name)}</h2>${calls.join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vignette API</title><style>${STYLE}</style></head><body><h1>Vignette API</h1>
<p>All addresses are below <code>/api/v1</code>; signed-in calls carry <code>Authorization: Bearer</code> and an access token.
A failure is <code>{error, message, details: {code}, timestamp}</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`;
}

function call(
  { method, access, summary, status, budget }: Route,
  address: string,
  operation: Operation,
): string {
  const query = operation.parameters?.filter((each) => each.in === 'query') ?? [];
  const parts = [
    query.length > 0 && schema('Query', Object.fromEntries(query.map(({ name, schema: of }) => [name, of]))),
    operation.requestBody && body(operation.requestBody.content),
    operation.responses[status]?.content &&
      schema(`Answer ${status}`, jsonOf(operation.responses[status].content)),
  ];
  const limited = budget ? ', limited' : '';
  return `<article><h3><code>${method.toUpperCase()} ${escaped(address)}</code></h3>
<p>${escaped(summary)} <span class="who">(${ACCESS_LABELS[access]}${limited})</span></p>${parts.filter(Boolean).join('')}</article>`;
}

function body(content: unknown): string {
  const [[type, { schema: of }]] = Object.entries(content as Record<string, { schema: unknown }>) as [
    [string, { schema: unknown }],
  ];
  return schema(type === 'application/json' ? 'Body' : `Body (${type})`, of);
}

const jsonOf = (content: unknown): unknown =>
  (content as { 'application/json': { schema: unknown } })['application/json'].schema;

const schema = (name: string, of: unknown): string =>
  `<details><summary>${name}</summary><pre>${escaped(JSON.stringify(of, null, 1))}</pre></details>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char]!);
