import { statSync } from 'node:fs';
import * as path from 'node:path';
import { send } from '@koa/send';
import type Koa from 'koa';
import { methodNotAllowed, notFound } from './http-error.ts';
import { isNotModified } from './is-not-modified.ts';

const YEAR_S = 31_536_000;

/**
 * The built app. Names under /assets/ carry a hash of their content and never change; everything else is revalidated
 * each time. Any other address is the app itself, which knows its own routes.
 */
export function staticFiles(root: string): Koa.Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
    const hashed = ctx.path.startsWith('/assets/');
    const found = ctx.path !== '/' && isPlainFile(root, ctx.path);
    if (hashed && !found) throw notFound();
    const file = found ? ctx.path : '/index.html';
    ctx.set('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    ctx.set('ETag', `W/"${hashed ? path.basename(file) : versionOf(path.join(root, file))}"`);
    if (file === '/sw.js') ctx.set('Service-Worker-Allowed', '/');
    if (isNotModified(ctx)) {
      ctx.status = 304;
      return;
    }
    await send(ctx, file, { root, maxAge: 0, setHeaders: keepCacheControl(ctx) });
    // A rollback installs older files: only the ETag shows whether one has changed.
    ctx.remove('Last-Modified');
  };
}

function isPlainFile(root: string, requested: string): boolean {
  if (requested.includes('\0') || requested.split('/').some((part) => part.startsWith('.'))) return false;
  return (
    path.extname(requested) !== '' &&
    statSync(path.join(root, requested), { throwIfNoEntry: false }) !== undefined
  );
}

function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}` : 'none';
}

/** @koa/send writes its own Cache-Control only where none is set; this keeps ours whatever its version does. */
function keepCacheControl(ctx: Koa.Context) {
  const ours = ctx.response.get('Cache-Control');
  return (response: { setHeader(name: string, value: string): unknown }) => {
    response.setHeader('Cache-Control', ours);
  };
}
