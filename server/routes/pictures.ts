import * as z from 'zod/mini';
import {
  chapterImagesResponse,
  galleryResponse,
  generateOutcome,
  generateRequest,
  generateResponse,
  generationStatus,
  paintedPicture,
} from '#shared/contract/images.ts';
import { limits } from '#shared/contract/limits.ts';
import { imageAdminStats } from '#shared/contract/images.ts';
import { messageResponse } from '#shared/contract/service.ts';
import { findBook } from '../db/books.ts';
import { countAllPictures, findPictureById, picturesToday, listPictures } from '../db/pictures.ts';
import { countJobs } from '../db/jobs.ts';
import { findQuota } from '../db/quotas.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { type Call, type Route, route } from '../http/route.ts';
import { sendBlob } from '../http/send-blob.ts';
import { GENERATE_PICTURE } from '../jobs/payloads.ts';
import { acceptPaintedPicture } from '../services/pictures/accept-painted-picture.ts';
import { deletePictureOf } from '../services/pictures/delete-picture.ts';
import { generateChapterPictures } from '../services/pictures/generate-chapter-pictures.ts';
import { isPictureSignature } from '../services/pictures/picture-address.ts';
import { presentGalleryPicture, presentGenerated } from '../services/pictures/present-picture.ts';
import {
  type PictureOutcome,
  regeneratePicture,
  requestPicture,
} from '../services/pictures/request-picture.ts';
import { pictureUrlOf } from './picture-url.ts';
import { wholeNumber } from './whole-number.ts';

const galleryQuery = z.object({
  skip: wholeNumber(0, 1_000_000),
  limit: wholeNumber(limits.bookPicturesLimit, limits.listLimitMax),
  chapter: z.optional(z.coerce.number('must be a number').check(z.int(), z.minimum(1))),
});

const fileQuery = z.object({ sig: z._default(z.string(), '') });

/** The picture if it was painted in time; otherwise 202, and an event announces it later. */
function pictureResponse(call: Call<unknown, unknown>, outcome: PictureOutcome) {
  if ('image' in outcome) return presentGenerated(outcome.image, pictureUrlOf(call));
  call.ctx.status = 202;
  return { status: 'queued' as const, description_id: outcome.descriptionId };
}

const styleOf = (body: z.infer<typeof generateRequest>): string | null => body.style_prompt?.trim() || null;

/** Addresses without an id come first. */
export const pictureRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/images',
    access: 'user',
    summary: 'Pictures of all books, newest first.',
    query: galleryQuery,
    response: galleryResponse,
    async handle(call) {
      const { deps, userId, query } = call;
      const { images, total } = await listPictures(deps.pool, userId, {
        bookId: null,
        chapter: null,
        skip: query.skip,
        limit: query.limit,
      });
      return { images: images.map((row) => presentGalleryPicture(row, pictureUrlOf(call))), total };
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
        countJobs(deps.pool, GENERATE_PICTURE, userId),
        picturesToday(deps.pool, userId),
        findQuota(deps.pool, userId),
      ]);
      return {
        queued: jobs.queued,
        running: jobs.running,
        completed_today: Math.max(0, today - jobs.queued - jobs.running),
        daily_limit: quota.images_per_day ?? deps.settings.picturesPerDay,
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
        countAllPictures(deps.pool),
        countJobs(deps.pool, GENERATE_PICTURE, null),
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
      const outcome = await requestPicture(deps, userId, params.descriptionId!, styleOf(body));
      if (!('existing' in outcome)) return pictureResponse(call, outcome);
      throw new HttpError(409, 'IMAGE_EXISTS', 'An image for this description already exists', {
        body: presentGenerated(outcome.existing, pictureUrlOf(call)),
      });
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
    async handle(call) {
      const { deps, userId, params, body } = call;
      const { painted, queued } = await generateChapterPictures(
        deps,
        userId,
        params.chapterId!,
        styleOf(body),
      );
      const images = painted.map(({ image, type }) => ({
        ...presentGenerated(image, pictureUrlOf(call)),
        description_type: type,
      }));
      return { images, queued };
    },
  }),
  route({
    method: 'post',
    path: '/images/regenerate/:imageId',
    access: 'user',
    summary: 'Paints a description again; the new picture takes the place of the old one.',
    budget: 'generate',
    body: generateRequest,
    response: generateOutcome,
    async handle(call) {
      const { deps, userId, params, body } = call;
      return pictureResponse(call, await regeneratePicture(deps, userId, params.imageId!, styleOf(body)));
    },
  }),
  route({
    method: 'put',
    path: '/images/painted/:descriptionId',
    access: 'user',
    summary: 'A picture that a device has painted, where the request for it says that it is awaited.',
    budget: 'generate',
    body: paintedPicture,
    bodyLimitBytes: limits.paintedPictureChars + 64 * 1024,
    response: generateResponse,
    async handle(call) {
      const { deps, userId, params, body } = call;
      const image = await acceptPaintedPicture(deps, userId, params.descriptionId!, body);
      return presentGenerated(image, pictureUrlOf(call));
    },
  }),
  route({
    method: 'get',
    path: '/images/book/:bookId',
    access: 'user',
    summary: "A book's pictures, newest first.",
    query: galleryQuery,
    response: galleryResponse,
    async handle(call) {
      const { deps, userId, params, query } = call;
      if (!(await findBook(deps.pool, userId, params.bookId!))) throw notFound();
      const { images, total } = await listPictures(deps.pool, userId, {
        bookId: params.bookId!,
        chapter: query.chapter ?? null,
        skip: query.skip,
        limit: query.limit,
      });
      return { images: images.map((row) => presentGalleryPicture(row, pictureUrlOf(call))), total };
    },
  }),
  route({
    method: 'get',
    path: '/images/:imageId/file',
    access: 'capability',
    summary: 'The picture, for anyone who has its signed address.',
    query: fileQuery,
    async handle({ ctx, deps, params, query }) {
      const image = await findPictureById(deps.pool, params.imageId!);
      if (!image || !isPictureSignature(deps.authSecret, image.id, image.user_id, query.sig))
        throw notFound();
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
      await deletePictureOf(deps.pool, userId, params.imageId!);
      return { message: 'The image has been deleted.' };
    },
  }),
];
