import { expect, test } from 'vitest';
import { apiRoutes } from '../routes/api.ts';
import { ApiResponse, responseSchemas } from './api-response.ts';

test('every JSON response is read by a schema of the contract', () => {
  const read = responseSchemas.map(([method, path]) => `${method} ${path}`);
  const sent = apiRoutes
    .filter(({ response }) => response)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(read.sort()).toEqual(sent.sort());
});

test.each([
  ['a list without its total', '{"books": []}'],
  ['a text', '"books"'],
])('%s is not read as a library', async (_what, body) => {
  const response = new Response(body, { headers: { 'content-type': 'application/json' } });
  const read = await ApiResponse.read(response, 'GET', '/books?limit=1');
  expect(() => read.body).toThrow('invalid');
});

test('a refused call has a code and no body', async () => {
  const refusal = { error: 'Not Found', message: 'Gone.', details: { code: 'NOT_FOUND' }, timestamp: '' };
  const read = await ApiResponse.read(Response.json(refusal, { status: 404 }), 'GET', '/books/1');
  expect(read.code).toBe('NOT_FOUND');
  expect(() => read.body).toThrow('GET /books/1: 404');
});
