import * as z from 'zod/mini';
import {
  chapterImagesResponse,
  galleryResponse,
  generateOutcome,
  generateRequest,
  generationStatus,
} from '#shared/contract/images.ts';
import { limits } from '#shared/contract/limits.ts';
import { imageAdminStats, messageResponse } from '#shared/contract/operations.ts';
import { findBook } from '../db/books.ts';
import { countAllImages, findImageById, imagesToday, listImages } from '../db/images.ts';
import { countJobs } from '../db/jobs.ts';
import { findQuota } from '../db/quotas.ts';
import { notFound } from '../http/http-error.ts';
import { type Call, type Route, route } from '../http/route.ts';
import { sendBlob } from '../http/send-blob.ts';
import { GENERATE_IMAGE } from '../jobs/payloads.ts';
import { deleteImageOf } from '../services/pictures/delete-image.ts';
import { generateChapterImages } from '../services/pictures/generate-chapter-images.ts';
import { isImageSignature } from '../services/pictures/image-address.ts';
import { presentGalleryImage, presentGenerated } from '../services/pictures/present-image.ts';
import { type ImageOutcome, regenerateImage, requestImage } from '../services/pictures/request-image.ts';
import { wholeNumber } from './page-query.ts';

const galleryQuery = z.object({
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(limits.bookImagesLimit, limits.listLimitMax),
  chapter: z.optional(z.coerce.number('must be a number').check(z.int(), z.minimum(1))),
});

const fileQuery = z.object({ sig: z._default(z.string(), '') });

/** The picture if it was painted in time; otherwise 202, and an event announces it later. */
function imageResponse({ ctx, deps }: Call<unknown, unknown>, outcome: ImageOutcome) {
  if ('image' in outcome) return presentGenerated(outcome.image, deps.authSecret);
  ctx.status = 202;
  return { status: 'queued' as const, description_id: outcome.descriptionId };
}

const styleOf = (body: z.infer<typeof generateRequest>): string | null => body.style_prompt?.trim() || null;

/** Addresses without an id come first. */
export const imageRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/images',
    access: 'user',
    summary: 'Pictures of all books, newest first.',
    query: galleryQuery,
    response: galleryResponse,
    async handle({ deps, userId, query }) {
      const { images, total } = await listImages(deps.pool, userId, {
        bookId: null,
        chapter: null,
        skip: query.skip,
        limit: query.limit,
      });
      return { images: images.map((row) => presentGalleryImage(row, deps.authSecret)), total };
    },
  }),
  route({
    method: 'get',
    path: '/images/generation/status',
    access: 'user',
    summary: "The user's pictures in the making, and today's allowance.",
    response: generationStatus,
    async handle({ deps, userId }) {
      const [jobs, today, quota] = await Promise.all([
        countJobs(deps.pool, GENERATE_IMAGE, userId),
        imagesToday(deps.pool, userId),
        findQuota(deps.pool, userId),
      ]);
      return {
        queued: jobs.queued,
        running: jobs.running,
        completed_today: Math.max(0, today - jobs.queued - jobs.running),
        daily_limit: quota.images_per_day ?? deps.settings.imagesPerDay,
        painter: (deps.modelPainter ?? deps.painter).name,
      };
    },
  }),
  route({
    method: 'get',
    path: '/images/admin/stats',
    access: 'admin',
    summary: 'Totals over all accounts.',
    response: imageAdminStats,
    async handle({ deps }) {
      const [totals, jobs] = await Promise.all([
        countAllImages(deps.pool),
        countJobs(deps.pool, GENERATE_IMAGE, null),
      ]);
      return { ...totals, jobs: { queued: jobs.queued, running: jobs.running, failed: jobs.failed } };
    },
  }),
  route({
    method: 'post',
    path: '/images/generate/description/:descriptionId',
    access: 'user',
    summary: 'Paints a description; 409 with the picture when it has one, 202 when it takes long.',
    budget: 'generate',
    body: generateRequest,
    response: generateOutcome,
    async handle(call) {
      const { deps, userId, params, body } = call;
      return imageResponse(call, await requestImage(deps, userId, params.descriptionId!, styleOf(body)));
    },
  }),
  route({
    method: 'post',
    path: '/images/generate/chapter/:chapterId',
    access: 'user',
    summary: "Paints a chapter's most promising descriptions that have no picture yet.",
    budget: 'generate',
    body: generateRequest,
    response: chapterImagesResponse,
    handle: ({ deps, userId, params, body }) =>
      generateChapterImages(deps, userId, params.chapterId!, styleOf(body)),
  }),
  route({
    method: 'post',
    path: '/images/regenerate/:imageId',
    access: 'user',
    summary: 'Paints a description anew; the new picture takes the place of the old one.',
    budget: 'generate',
    body: generateRequest,
    response: generateOutcome,
    async handle(call) {
      const { deps, userId, params, body } = call;
      return imageResponse(call, await regenerateImage(deps, userId, params.imageId!, styleOf(body)));
    },
  }),
  route({
    method: 'get',
    path: '/images/book/:bookId',
    access: 'user',
    summary: "A book's pictures, newest first.",
    query: galleryQuery,
    response: galleryResponse,
    async handle({ deps, userId, params, query }) {
      if (!(await findBook(deps.pool, userId, params.bookId!))) throw notFound();
      const { images, total } = await listImages(deps.pool, userId, {
        bookId: params.bookId!,
        chapter: query.chapter ?? null,
        skip: query.skip,
        limit: query.limit,
      });
      return { images: images.map((row) => presentGalleryImage(row, deps.authSecret)), total };
    },
  }),
  route({
    method: 'get',
    path: '/images/:imageId/file',
    access: 'capability',
    summary: 'The picture, for anyone who has its signed address.',
    query: fileQuery,
    async handle({ ctx, deps, params, query }) {
      const image = await findImageById(deps.pool, params.imageId!);
      if (!image || !isImageSignature(deps.authSecret, image.id, image.user_id, query.sig)) throw notFound();
      await sendBlob(ctx, deps.blobs, image.sha256, 'image/jpeg');
    },
  }),
  route({
    method: 'delete',
    path: '/images/:imageId',
    access: 'user',
    summary: 'Deletes a picture; its description can be painted again.',
    response: messageResponse,
    async handle({ deps, userId, params }) {
      await deleteImageOf(deps.pool, userId, params.imageId!);
      return { message: 'The image has been deleted.' };
    },
  }),
];
