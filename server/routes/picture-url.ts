import type { Call } from '../http/route.ts';
import { type PictureUrl, pictureAddress } from '../services/pictures/picture-address.ts';

/** The addresses of pictures on the server that a call came to. They are absolute, because clients copy them to share. */
export const pictureUrlOf =
  ({ ctx, deps }: Call<unknown, unknown>): PictureUrl =>
  (imageId, ownerId) =>
    (ctx.host ? `${ctx.protocol}://${ctx.host}` : '') + pictureAddress(deps.authSecret, imageId, ownerId);
