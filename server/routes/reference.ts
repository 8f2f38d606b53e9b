import * as z from 'zod/mini';
import { errorBody } from '#shared/contract/errors.ts';
import { API_BASE, APP_VERSION } from '#shared/contract/limits.ts';
import { MEDIA_COOKIE } from '../http/media-cookie.ts';
import { type Route, route } from '../http/route.ts';
import { referencePageRoute } from './reference-page.ts';

/** The reference of the API, made of the routes that are mounted: OpenAPI 3.1, and a page for people. */
export function referenceRoutes(routes: readonly Route[]): Route[] {
  const reference = route({
    method: 'get',
    path: '/openapi.json',
    access: 'public',
    summary: 'This reference.',
    handle: async () => document,
  });
  const page = referencePageRoute([...routes, reference], describe([...routes, reference]));
  const document = describe([...routes, reference, page]);
  return [reference, page];
}

interface Reference extends Record<string, unknown> {
  paths: Record<string, Record<string, unknown>>;
}

function describe(routes: readonly Route[]): Reference {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of routes) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[each.method] = operation(each);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vignette', version: APP_VERSION },
    servers: [{ url: API_BASE }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        mediaCookie: { type: 'apiKey', in: 'cookie', name: MEDIA_COOKIE },
      },
    },
    paths,
  };
}

function operation({
  path,
  access,
  media,
  summary,
  status,
  body,
  form,
  query,
  response,
}: Route): Record<string, unknown> {
  const success = response ? { description: 'Success', ...json(response) } : { description: 'Success' };
  return {
    summary,
    ...(access === 'user' || access === 'admin'
      ? { security: [{ bearer: [] }, ...(media ? [{ mediaCookie: [] }] : [])] }
      : {}),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: /id$/i.test(name!) ? { type: 'string', format: 'uuid' } : { type: 'integer', minimum: 1 },
      })),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    ...(form ? { requestBody: { required: true, content: multipart(form) } } : {}),
    responses: { [status]: success, default: { description: 'Failure', ...json(errorBody) } },
  };
}

function queryParameters(query: z.ZodMiniType): unknown[] {
  const { properties = {} } = schemaOf(query) as { properties?: Record<string, unknown> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

const json = (schema: z.ZodMiniType) => ({ content: { 'application/json': { schema: schemaOf(schema) } } });

const multipart = (fields: NonNullable<Route['form']>) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', format: 'binary' },
        ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schemaOf(schema)])),
      },
      required: ['file'],
    },
  },
});

function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return made;
}
