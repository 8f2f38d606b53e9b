import {
  generateOutcome,
  regenerateOutcome,
  type GenerateAnswer,
  type GeneratedImage,
  type RegenerateAnswer,
} from '#shared/contract/images.ts';
import { call, callForBytes, callForEffect, type BytesOptions } from './client.ts';

/** A picture ready in time, or on its way: then an event brings it. */
export type ImageOutcome<A> = { done: A } | { queued: true };

/** Asks for a description's first picture. Throws ApiError with status 409 when one exists. */
export async function generateImage(
  descriptionId: string,
  signal?: AbortSignal,
): Promise<ImageOutcome<GenerateAnswer>> {
  const answer = await call(`/images/generate/description/${descriptionId}`, generateOutcome, {
    method: 'POST',
    body: {},
    ...(signal ? { signal } : {}),
  });
  return 'image_id' in answer ? { done: answer } : { queued: true };
}

/** Another take of a picture; the style is sent only when there is one. */
export async function regenerateImage(
  imageId: string,
  style: string,
): Promise<ImageOutcome<RegenerateAnswer>> {
  const prompt = style.trim();
  const answer = await call(`/images/regenerate/${imageId}`, regenerateOutcome, {
    method: 'POST',
    body: prompt ? { style_prompt: prompt } : {},
  });
  return 'image_id' in answer ? { done: answer } : { queued: true };
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
export function toGeneratedImage(answer: {
  image_id: string;
  image_url: string;
  created_at: string;
  generation_time: number;
}): GeneratedImage {
  return {
    id: answer.image_id,
    image_url: answer.image_url,
    created_at: answer.created_at,
    generation_time_seconds: answer.generation_time,
  };
}
