import type Router from '@koa/router';
import type Koa from 'koa';
import type * as z from 'zod/mini';
import type { Dependencies } from '../dependencies.ts';
import { type SignedInSession, authenticate, authenticateMedia } from './authenticate.ts';
import { badRequest, forbidden, notFound } from './http-error.ts';
import { isStorable } from '../db/storable.ts';
import { findUser } from '../db/users.ts';
import { jsonBody } from './json-body.ts';
import { networkOf } from './network-of.ts';
import type { Budget } from './rate-limit.ts';

/**
 * A call of the API as data: the request pipeline, the published reference and the authorisation tests are derived
 * from it.
 */
export interface Route {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options';
  /** Below /api/v1, in the router's notation. */
  path: string;
  /** `capability`: the address itself carries the right, by a signature. */
  access: 'public' | 'user' | 'admin' | 'capability';
  /** A GET of a picture: a browser's `<img>` may send the session's media cookie instead of a token. */
  media?: boolean;
  summary: string;
  status: number;
  budget?: Budget;
  body?: z.ZodMiniType;
  bodyLimitBytes?: number;
  /** A body that is a multipart form: one file in the field `file`, and these fields beside it. */
  form?: Readonly<Record<string, z.ZodMiniType>>;
  /** Reads the body from elsewhere, such as from headers. Undefined: it is the request's JSON. */
  bodyFrom?: (ctx: Koa.Context) => unknown;
  query?: z.ZodMiniType;
  response?: z.ZodMiniType;
  /** Headers of every response, errors included. */
  headers?: Readonly<Record<string, string>>;
  handle(call: Call<unknown, unknown>): Promise<unknown>;
}

export interface Call<Body, Query> {
  ctx: Koa.Context;
  deps: Dependencies;
  /** Path parameters, already valid: ids are UUIDs, numbers are positive integers. */
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The signed-in user; empty strings on public routes. */
  userId: string;
  sessionId: string;
}

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

interface RouteDefinition<B, Q, R> extends Omit<Route, 'status' | 'body' | 'query' | 'response' | 'handle'> {
  /** The status of a success; 200 by default. */
  status?: number;
  body?: B;
  query?: Q;
  response?: R;
  /** Returns the response body, or undefined when it wrote to `ctx` itself. */
  handle(call: Call<Out<B>, Out<Q>>): Promise<R extends z.ZodMiniType ? z.input<R> | undefined : unknown>;
}

/** Types a route: the body and query arrive parsed, and what is returned fits the response schema. */
export function route<
  B extends z.ZodMiniType | undefined = undefined,
  Q extends z.ZodMiniType | undefined = undefined,
  R extends z.ZodMiniType | undefined = undefined,
>(definition: RouteDefinition<B, Q, R>): Route {
  return { status: 200, ...definition };
}

const BODY_LIMIT_BYTES = 16 * 1024;

export function mountRoutes(router: Router, routes: readonly Route[], deps: Dependencies): void {
  const signedIn = authenticate(deps.authSecret, deps.gate);
  const signedInForMedia = authenticateMedia(deps.authSecret, deps.gate, signedIn);
  for (const definition of routes) {
    const authenticated = definition.media ? signedInForMedia : signedIn;
    router[definition.method](definition.path, ...pipeline(definition, deps, authenticated));
  }
}

function pipeline(definition: Route, deps: Dependencies, signedIn: Koa.Middleware): Koa.Middleware[] {
  const steps: Koa.Middleware[] = [constantHeaders(definition.headers)];
  if (definition.access === 'user' || definition.access === 'admin')
    steps.push(signedIn, limitUser(deps, definition));
  if (definition.access === 'admin') steps.push(adminsOnly(deps));
  steps.push(validParams);
  if (definition.body) steps.push(jsonBody(definition.bodyLimitBytes ?? BODY_LIMIT_BYTES));
  steps.push(async (ctx) => {
    const session = (ctx.state.session as SignedInSession | undefined) ?? { userId: '', sessionId: '' };
    const body = definition.body ? parseOrRefuse(definition.body, receivedBody(definition, ctx)) : undefined;
    const query = definition.query ? parseOrRefuse(definition.query, nonEmptyQuery(ctx.query)) : undefined;
    // Invalid requests don't count against the limit.
    if (definition.budget) await deps.limits.consume(definition.budget, session.userId || networkOf(ctx.ip));
    const params = ctx.params as Record<string, string>;
    const responseBody = await definition.handle({ ctx, deps, params, body, query, ...session });
    if (responseBody === undefined) return;
    if (ctx.status === 404) ctx.status = definition.status;
    ctx.body = responseBody;
  });
  return steps;
}

const constantHeaders =
  (headers: Readonly<Record<string, string>> = {}): Koa.Middleware =>
  (ctx, next) => {
    ctx.set({ 'Cache-Control': 'no-store', ...headers });
    return next();
  };

/** Validating a megabyte of JSON takes as long as answering dozens of ordinary requests. */
const BYTES_PER_POINT = 8 * 1024;

const limitUser =
  (deps: Dependencies, { body, bodyLimitBytes = BODY_LIMIT_BYTES }: Route): Koa.Middleware =>
  async (ctx, next) => {
    // A body of unknown length may be as long as is allowed.
    const bytes = body ? Math.min(ctx.request.length ?? bodyLimitBytes, bodyLimitBytes) : 0;
    const points = 1 + Math.floor(bytes / BYTES_PER_POINT);
    await deps.limits.consume('api', (ctx.state.session as SignedInSession).userId, points);
    await next();
  };

const adminsOnly =
  (deps: Dependencies): Koa.Middleware =>
  async (ctx, next) => {
    const user = await findUser(deps.pool, (ctx.state.session as SignedInSession).userId);
    if (!user || !deps.settings.admins.includes(user.email.toLowerCase())) {
      throw forbidden('This is for administrators only.');
    }
    await next();
  };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const POSITIVE = /^[1-9]\d{0,6}$/;

/** A malformed id cannot match anything, so it gets the same 404 as an unknown id. */
const validParams: Koa.Middleware = (ctx, next) => {
  for (const [name, value] of Object.entries(ctx.params as Record<string, string>)) {
    if (!(/id$/i.test(name) ? UUID : POSITIVE).test(value)) throw notFound();
    (ctx.params as Record<string, string>)[name] = value.toLowerCase();
  }
  return next();
};

/** An empty parameter, as in `?limit=`, means the default. */
const nonEmptyQuery = (query: Koa.Context['query']) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

function receivedBody(definition: Route, ctx: Koa.Context): unknown {
  const { body } = ctx.request as { body?: unknown };
  return definition.bodyFrom?.(ctx) ?? body ?? {};
}

/** Enough to fix a client with, and never larger than the request. */
const ISSUES_SHOWN_MAX = 5;

function parseOrRefuse(schema: z.ZodMiniType, value: unknown): unknown {
  if (!isStorable(value)) throw badRequest('Text must be Unicode without NUL characters.');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, ISSUES_SHOWN_MAX))
    fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw badRequest(parsed.error.issues[0]!.message, { fields });
}
