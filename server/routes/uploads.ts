import type Koa from 'koa';
import { API_BASE, limits } from '#shared/contract/limits.ts';
import { openedUpload, tus, uploadLimits, uploadRequest } from '#shared/contract/uploads.ts';
import { type UploadRow, deleteUpload, findUpload } from '../db/uploads.ts';
import { HttpError, badRequest, notFound } from '../http/http-error.ts';
import { type Route, route } from '../http/route.ts';
import { openUpload } from '../services/uploads/open-upload.ts';
import { receivePart } from '../services/uploads/receive-part.ts';

const headers = { 'Tus-Resumable': tus.version };
const DAY_MS = 24 * 60 * 60_000;

/** Files in parts, resumable: tus 1.0 (https://tus.io/protocols/resumable-upload) with a JSON way to begin. */
export const uploadRoutes: readonly Route[] = [
  route({
    method: 'options',
    path: '/uploads',
    access: 'public',
    summary: 'What of the tus protocol this server speaks.',
    status: 204,
    headers,
    async handle({ ctx }) {
      ctx.set({
        'Tus-Version': tus.version,
        'Tus-Extension': tus.extensions.join(','),
        'Tus-Checksum-Algorithm': tus.checksumAlgorithms.join(','),
        'Tus-Max-Size': String(limits.uploadMaxBytes),
      });
      ctx.status = 204;
    },
  }),
  route({
    method: 'post',
    path: '/uploads',
    access: 'user',
    summary:
      'Starts a resumable upload, or resumes the one of the same file. For a file that the user already has, returns its book and nothing is left to send.',
    status: 201,
    budget: 'upload',
    headers,
    body: uploadRequest,
    bodyFrom: fromTusHeaders,
    response: openedUpload,
    async handle({ ctx, deps, userId, body }) {
      requireVersion(ctx);
      const { upload, book } = await openUpload(deps, userId, body);
      const url = `${API_BASE}/uploads/${upload.id}`;
      ctx.set('Location', url);
      describe(ctx, upload);
      return { url, offset: upload.received, ...book };
    },
  }),
  route({
    method: 'head',
    path: '/uploads/:uploadId',
    access: 'user',
    summary: 'How much of an upload has arrived: Upload-Offset of Upload-Length.',
    headers,
    async handle({ ctx, deps, userId, params }) {
      requireVersion(ctx);
      const upload = await findUpload(deps.pool, userId, params.uploadId!);
      if (!upload) throw notFound();
      describe(ctx, upload);
      ctx.set('Upload-Metadata', toMetadata(upload));
      ctx.status = 200;
    },
  }),
  route({
    method: 'patch',
    path: '/uploads/:uploadId',
    access: 'user',
    summary: `The next part of a file (${tus.partType}, at most ${uploadLimits.partMaxBytes} bytes), beginning at Upload-Offset. With the last one it becomes a book.`,
    status: 204,
    headers,
    async handle({ ctx, deps, userId, params }) {
      requireVersion(ctx);
      const upload = await findUpload(deps.pool, userId, params.uploadId!);
      if (!upload) throw notFound();
      if (!ctx.is(tus.partType)) throw wrongPartType();
      if ((ctx.request.length ?? 0) > uploadLimits.partMaxBytes) throw partTooLarge();
      const offset = await receivePart(deps, userId, upload.id, {
        offset: wholeNumber(ctx, 'Upload-Offset'),
        checksum: partChecksum(ctx),
        // An answer must still be possible where reading stops early.
        bytes: ctx.req.iterator({ destroyOnReturn: false }),
        end: () => ctx.req.destroy(),
      });
      ctx.set('Upload-Offset', String(offset));
      if (offset < upload.size) ctx.set('Upload-Expires', expiry(new Date()));
      ctx.status = 204;
    },
  }),
  route({
    method: 'delete',
    path: '/uploads/:uploadId',
    access: 'user',
    summary: 'Gives up an upload. A book made of it stays.',
    status: 204,
    headers,
    async handle({ ctx, deps, userId, params }) {
      requireVersion(ctx);
      if (!(await deleteUpload(deps.pool, userId, params.uploadId!))) throw notFound();
      ctx.status = 204;
    },
  }),
];

/** Plain clients may omit the header; where it is sent, it must match. */
function requireVersion(ctx: Koa.Context): void {
  const version = ctx.get('Tus-Resumable');
  if (version === '' || version === tus.version) return;
  throw new HttpError(412, 'UPGRADE_REQUIRED', `This server speaks tus ${tus.version}.`, {
    headers: { 'Tus-Version': tus.version },
  });
}

function describe(ctx: Koa.Context, upload: UploadRow): void {
  ctx.set({ 'Upload-Offset': String(upload.received), 'Upload-Length': String(upload.size) });
  if (!upload.book_id) ctx.set('Upload-Expires', expiry(upload.updated_at));
}

const expiry = (touchedAt: Date): string =>
  new Date(touchedAt.getTime() + uploadLimits.keptDays * DAY_MS).toUTCString();

/** A tus creation carries in headers what other clients send as JSON. */
function fromTusHeaders(ctx: Koa.Context): unknown {
  if (ctx.get('Upload-Length') === '') return undefined;
  const { filename, name, sha256 } = fromMetadata(ctx.get('Upload-Metadata'));
  return {
    size: wholeNumber(ctx, 'Upload-Length'),
    name: filename ?? name,
    ...(sha256 ? { sha256: sha256.toLowerCase() } : {}),
  };
}

/** `key base64,key base64`; a value may be missing. */
function fromMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

function toMetadata({ name, sha256 }: UploadRow): string {
  const pair = (key: string, value: string) => `${key} ${Buffer.from(value).toString('base64')}`;
  return [pair('filename', name), ...(sha256 ? [pair('sha256', sha256)] : [])].join(',');
}

/** @throws HttpError 400 */
function wholeNumber(ctx: Koa.Context, header: string): number {
  const text = ctx.get(header);
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`${header} must be a whole number.`);
  return Number(text);
}

/** `sha256 <base64>`. @throws HttpError 400 for another algorithm */
function partChecksum(ctx: Koa.Context): Buffer | null {
  const header = ctx.get('Upload-Checksum');
  if (header === '') return null;
  const [algorithm, digest = ''] = header.split(' ');
  const bytes = Buffer.from(digest, 'base64');
  if (algorithm !== 'sha256' || bytes.byteLength !== 32)
    throw badRequest('Upload-Checksum must be "sha256" and a digest in Base64.');
  return bytes;
}

const wrongPartType = () => new HttpError(415, 'BAD_REQUEST', `A part must be sent as ${tus.partType}.`);

const partTooLarge = () =>
  new HttpError(413, 'PAYLOAD_TOO_LARGE', `A part may have ${uploadLimits.partMaxBytes} bytes at most.`);
