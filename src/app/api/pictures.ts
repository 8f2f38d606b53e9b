import type { GeneratedImage } from '#shared/contract/images.ts';
import { generateResponse, regenerateResponse, type PictureResponse } from './response-schemas.ts';
import { call, callForBytes, callForEffect, type BytesOptions } from './client.ts';

/** A picture that was ready in time, or a queued one: then an event follows when it is done. */
export type PictureOutcome = { done: PictureResponse } | { queued: true };

/** Asks for a description's first picture. Throws ApiError with status 409 when one exists. */
export async function generatePicture(descriptionId: string, signal?: AbortSignal): Promise<PictureOutcome> {
  const response = await call(`/images/generate/description/${descriptionId}`, generateResponse, {
    method: 'POST',
    body: {},
    ...(signal ? { signal } : {}),
  });
  return 'image_url' in response ? { done: response } : { queued: true };
}

/** Another take of a picture; the style is sent only when there is one. */
export async function regeneratePicture(imageId: string, style: string): Promise<PictureOutcome> {
  const prompt = style.trim();
  const response = await call(`/images/regenerate/${imageId}`, regenerateResponse, {
    method: 'POST',
    body: prompt ? { style_prompt: prompt } : {},
  });
  if (!('image_url' in response)) return { queued: true };
  // The bytes of a picture are stored under its id: another picture is another id.
  return { done: { ...response, image_id: response.image_id ?? crypto.randomUUID() } };
}

export async function deletePicture(imageId: string): Promise<void> {
  await callForEffect(`/images/${imageId}`, { method: 'DELETE' });
}

/**
 * Where a picture is on the server that the app came from. Responses name the address at which they were requested, events a
 * path, and the server may have moved since either was stored.
 */
export function picturePath(imageUrl: string): string {
  const { pathname, search } = new URL(imageUrl, 'http://any');
  return pathname + search;
}

/** The picture's bytes. `imageUrl` is the capability URL of the server's response. */
export async function fetchPicture(
  imageUrl: string,
  options: BytesOptions = {},
): Promise<{ bytes: ArrayBuffer; mediaType: string }> {
  return callForBytes(picturePath(imageUrl), options);
}

/** The fields of a response to generate or regenerate that a description stores. */
export function toGeneratedPicture(response: PictureResponse): GeneratedImage {
  return {
    id: response.image_id,
    image_url: response.image_url,
    created_at: response.created_at,
    generation_time_seconds: response.generation_time,
    ...(response.take === undefined ? {} : { take: response.take }),
  };
}
