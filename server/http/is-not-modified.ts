import type Koa from 'koa';

/**
 * Whether the client's copy is current, by the ETag of the response. Not `ctx.fresh`: programs that revalidate often add
 * "no-cache", which tells caches to ask this server and does not require it to send the bytes again.
 */
export function isNotModified(ctx: Koa.Context): boolean {
  const known = ctx.get('If-None-Match');
  if (known === '') return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const current = opaque(ctx.response.get('ETag'));
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === current);
}
