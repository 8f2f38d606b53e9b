import type { GeneratedImage } from '#shared/contract/images.ts';
import { generateResponse, regenerateResponse, type PictureResponse } from './response-schemas.ts';
import { call, callForBytes, callForEffect, type BytesOptions } from './client.ts';

/** A picture ready in time, or on its way: then an event brings it. */
export type ImageOutcome = { done: PictureResponse } | { queued: true };

/** Asks for a description's first picture. Throws ApiError with status 409 when one exists. */
export async function generateImage(descriptionId: string, signal?: AbortSignal): Promise<ImageOutcome> {
  const answer = await call(`/images/generate/description/${descriptionId}`, generateResponse, {
    method: 'POST',
    body: {},
    ...(signal ? { signal } : {}),
  });
  return 'image_url' in answer ? { done: answer } : { queued: true };
}

/** Another take of a picture; the style is sent only when there is one. */
export async function regenerateImage(imageId: string, style: string): Promise<ImageOutcome> {
  const prompt = style.trim();
  const answer = await call(`/images/regenerate/${imageId}`, regenerateResponse, {
    method: 'POST',
    body: prompt ? { style_prompt: prompt } : {},
  });
  if (!('image_url' in answer)) return { queued: true };
  // The bytes of a picture are stored under its id: another picture is another id.
  return { done: { ...answer, image_id: answer.image_id ?? crypto.randomUUID() } };
}

export async function deleteImage(imageId: string): Promise<void> {
  await callForEffect(`/images/${imageId}`, { method: 'DELETE' });
}

/** The picture's bytes. `imageUrl` is the capability the server gave. */
export async function fetchImage(
  imageUrl: string,
  options: BytesOptions = {},
): Promise<{ bytes: ArrayBuffer; mediaType: string }> {
  return callForBytes(imageUrl, options);
}

/** What a description keeps of an answer to generate or regenerate. */
export function toGeneratedImage(answer: PictureResponse): GeneratedImage {
  return {
    id: answer.image_id,
    image_url: answer.image_url,
    created_at: answer.created_at,
    generation_time_seconds: answer.generation_time,
  };
}
