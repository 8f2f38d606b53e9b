import type Koa from 'koa';
import { BlobMissingError, type BlobStore } from '../files/blob-store.ts';
import { notFound } from './http-error.ts';
import { isNotModified } from './is-not-modified.ts';
import { FILE_POLICY } from './security-headers.ts';

/** Responds with stored bytes. Their hash is the ETag, so a client that has them gets 304. */
export async function sendBlob(
  ctx: Koa.Context,
  blobs: BlobStore,
  sha256: string,
  mediaType: string,
): Promise<void> {
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Content-Security-Policy', FILE_POLICY);
  ctx.etag = sha256;
  ctx.status = 200;
  if (isNotModified(ctx)) {
    ctx.status = 304;
    return;
  }
  try {
    const { size, bytes } = await blobs.read(sha256);
    // A truncated file must not look complete, and its client must not wait for the rest.
    bytes.once('error', () => ctx.res.destroy());
    ctx.type = mediaType;
    ctx.body = bytes;
    if (size !== null) ctx.length = size;
  } catch (error: unknown) {
    throw error instanceof BlobMissingError ? notFound() : error;
  }
}
