import * as z from 'zod/mini';
import { tokens } from '#shared/contract/auth.ts';
import { generateQueued } from '#shared/contract/images.ts';

/**
 * Only what the specification promises of a response: a server of another version may send less than ours does.
 * Defaults are filled in here, so that the rest of the app knows one form.
 */

const now = () => new Date().toISOString();

const user = z.pipe(
  z.object({
    id: z.string(),
    email: z.string(),
    full_name: z.optional(z.nullable(z.string())),
    created_at: z.optional(z.string()),
  }),
  z.transform(({ id, email, full_name, created_at }) => ({
    id,
    email,
    full_name: full_name ?? null,
    created_at: created_at ?? now(),
  })),
);

/** POST /auth/login and /auth/register. */
export const sessionResponse = z.object({ user, tokens });

/** GET /auth/me: the user, under `user` or flat. */
export const meResponse = z.union([
  z.pipe(
    z.object({ user }),
    z.transform(({ user }) => user),
  ),
  user,
]);

/** POST /auth/refresh: the pair, under `tokens` or flat. */
export const tokensResponse = z.union([
  z.pipe(
    z.object({ tokens }),
    z.transform(({ tokens }) => tokens),
  ),
  tokens,
]);

/** POST /books/{id}/process: completed, or any other status while it is running. */
export const processResponse = z.object({
  status: z.string(),
  descriptions_found: z._default(z.number(), 0),
});

const picture = {
  image_url: z.string(),
  generation_time: z._default(z.number(), 0),
  created_at: z._default(z.string(), now),
  take: z.optional(z.number()),
  style_applied: z.optional(z.nullable(z.string())),
};

/** POST /images/generate/description/{id}; also the body of a 409. */
export const pictureResponse = z.object({ image_id: z.string(), ...picture });
export const generateResponse = z.union([pictureResponse, generateQueued]);

/** POST /images/regenerate/{imageId}: a new picture, whose id may be left out. */
export const regenerateResponse = z.union([
  z.object({ image_id: z.optional(z.string()), ...picture }),
  generateQueued,
]);

export type PictureResponse = z.infer<typeof pictureResponse>;
export type ProcessResponse = z.infer<typeof processResponse>;
