import type { GeneratedImage } from '#shared/contract/images.ts';
import { generateResponse, regenerateResponse, type PictureResponse } from './response-schemas.ts';
import { call, callForBytes, callForEffect, type BytesOptions } from './client.ts';

/** A picture that was ready in time, or a queued one: then an event follows when it is done. */
export type ImageOutcome = { done: PictureResponse } | { queued: true };

/** Asks for a description's first picture. Throws ApiError with status 409 when one exists. */
export async function generateImage(descriptionId: string, signal?: AbortSignal): Promise<ImageOutcome> {
  const response = await call(`/images/generate/description/${descriptionId}`, generateResponse, {
    method: 'POST',
    body: {},
    ...(signal ? { signal } : {}),
  });
  return 'image_url' in response ? { done: response } : { queued: true };
}

/** Another take of a picture; the style is sent only when there is one. */
export async function regenerateImage(imageId: string, style: string): Promise<ImageOutcome> {
  const prompt = style.trim();
  const response = await call(`/images/regenerate/${imageId}`, regenerateResponse, {
    method: 'POST',
    body: prompt ? { style_prompt: prompt } : {},
  });
  if (!('image_url' in response)) return { queued: true };
  // The bytes of a picture are stored under its id: another picture is another id.
  return { done: { ...response, image_id: response.image_id ?? crypto.randomUUID() } };
}

export async function deleteImage(imageId: string): Promise<void> {
  await callForEffect(`/images/${imageId}`, { method: 'DELETE' });
}

/** The picture's bytes. `imageUrl` is the capability URL of the server's response. */
export async function fetchImage(
  imageUrl: string,
  options: BytesOptions = {},
): Promise<{ bytes: ArrayBuffer; mediaType: string }> {
  return callForBytes(imageUrl, options);
}

/** The fields of a response to generate or regenerate that a description stores. */
export function toGeneratedImage(response: PictureResponse): GeneratedImage {
  return {
    id: response.image_id,
    image_url: response.image_url,
    created_at: response.created_at,
    generation_time_seconds: response.generation_time,
  };
}
