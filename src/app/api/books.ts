import * as z from 'zod/mini';
import { bookDetail, description, type BookDetail, type SceneDescription } from '#shared/contract/books.ts';
import { processResponse, type ProcessResponse } from './response-schemas.ts';
import { call, callForBytes, type BytesOptions } from './client.ts';

export async function fetchBookDetail(bookId: string): Promise<BookDetail> {
  return call(`/books/${bookId}`, bookDetail);
}

export async function fetchBookFile(bookId: string, options: BytesOptions = {}): Promise<ArrayBuffer> {
  return (await callForBytes(`/books/${bookId}/file`, options)).bytes;
}

export async function fetchCover(bookId: string): Promise<{ bytes: ArrayBuffer; mediaType: string }> {
  return callForBytes(`/books/${bookId}/cover`);
}

/** Without the fields that only repeat others for other clients. */
const descriptionList = z.object({ descriptions: z.array(description) });

export async function fetchDescriptions(bookId: string): Promise<SceneDescription[]> {
  return (await call(`/books/${bookId}/descriptions`, descriptionList)).descriptions;
}

/** Asks the server to find the book's descriptions. */
export async function startExtraction(bookId: string): Promise<ProcessResponse> {
  return call(`/books/${bookId}/process`, processResponse, { method: 'POST' });
}
