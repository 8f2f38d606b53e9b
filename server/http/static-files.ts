import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { send } from '@koa/send';
import type Koa from 'koa';
import { notFound } from './http-error.ts';

const YEAR_S = 31_536_000;

/**
 * The built app. Names under /assets/ carry a hash of their content and never change; everything else is asked
 * for again each time. Any other address is the app itself, which knows its own routes.
 */
export function staticFiles(root: string): Koa.Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw notFound();
    const hashed = ctx.path.startsWith('/assets/');
    const found = ctx.path !== '/' && isPlainFile(root, ctx.path);
    if (hashed && !found) throw notFound();
    ctx.set('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    if (found && ctx.path === '/sw.js') ctx.set('Service-Worker-Allowed', '/');
    await send(ctx, found ? ctx.path : 'index.html', { root, maxAge: 0, setHeaders: keepCacheControl(ctx) });
  };
}

function isPlainFile(root: string, requested: string): boolean {
  if (requested.includes('\0') || requested.split('/').some((part) => part.startsWith('.'))) return false;
  return path.extname(requested) !== '' && existsSync(path.join(root, requested));
}

/** @koa/send writes its own Cache-Control only where none is set; this keeps ours whatever its version does. */
function keepCacheControl(ctx: Koa.Context) {
  const ours = ctx.response.get('Cache-Control');
  return (response: { setHeader(name: string, value: string): unknown }) => {
    response.setHeader('Cache-Control', ours);
  };
}
