import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { apiRoutes } from './api.ts';

interface Operation {
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { required: string[]; properties: Record<string, unknown> } }>;
  };
  responses: Record<string, unknown>;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  server = await startTestServer({ working: false });
  const response = await fetch(`${server.origin}/api/v1/openapi.json`);
  ({ paths } = (await response.json()) as { paths: typeof paths });
});
afterAll(() => server?.close());

const documented = () =>
  Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address, method, operation })),
  );

test('the reference lists every route, and no other', () => {
  const named = documented().map(({ address, method }) => `${method} ${address}`);
  const mounted = apiRoutes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(named.sort()).toEqual(mounted.sort());
});

test('each route has the access that the reference states', async () => {
  for (const { address, method, operation } of documented()) {
    const real = address.replace('{chapterNumber}', '1').replace(/\{\w+\}/g, randomUUID());
    const { status } = await fetch(`${server.origin}/api/v1${real}`, { method: method.toUpperCase() });
    expect([method, address, status === 401]).toEqual([method, address, operation.security !== undefined]);
    expect(status).not.toBe(405);
    expect(operation.summary.length).toBeGreaterThan(5);
    for (const [, name] of address.matchAll(/\{(\w+)\}/g))
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }));
  }
});

test('form bodies are described as forms', () => {
  const forms = documented().flatMap(({ address, operation }) => {
    const form = operation.requestBody?.content['multipart/form-data']?.schema;
    return form ? [[address, form.required, Object.keys(form.properties)]] : [];
  });
  expect(forms).toEqual([
    ['/books/upload', ['file'], ['file']],
    ['/books/validate-file', ['file'], ['file']],
    ['/books/parse-preview', ['file'], ['file']],
    ['/books/analyze-chapter', ['file'], ['file', 'chapter_number']],
  ]);
});

test('the HTML page lists every route and contains no script', async () => {
  const response = await fetch(`${server.origin}/api/v1/docs`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).not.toContain('<script');
  for (const { address, method } of documented())
    if (address !== '/docs') expect(text).toContain(`<code>${method.toUpperCase()} ${address}</code>`);
});
