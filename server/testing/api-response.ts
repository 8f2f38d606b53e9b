import type * as z from 'zod/mini';
import { sessionResponse, refreshResponse, meResponse } from '#shared/contract/auth.ts';
import {
  bookDetailResponse,
  bookList,
  chapterResponse,
  descriptionsResponse,
  libraryStatistics,
  parsingStatus,
  processResponse,
  progressResponse,
  uploadResponse,
} from '#shared/contract/books.ts';
import { castResponse } from '#shared/contract/cast.ts';
import { type ErrorBody, errorBody } from '#shared/contract/errors.ts';
import {
  chapterImagesResponse,
  galleryResponse,
  generateResponse,
  generationStatus,
} from '#shared/contract/images.ts';
import { infoResponse } from '#shared/contract/info.ts';
import { analyzeResponse, previewResponse, validateResponse } from '#shared/contract/inspection.ts';
import { imageAdminStats } from '#shared/contract/images.ts';
import {
  databaseResponse,
  healthResponse,
  messageResponse,
  parserStatus,
  readyResponse,
  subscriptionResponse,
} from '#shared/contract/service.ts';
import { retellingResponse } from '#shared/contract/retelling.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { syncResponse } from '#shared/contract/sync.ts';
import { openedUpload } from '#shared/contract/uploads.ts';

/**
 * The response schema of every call that returns JSON, below /api/v1. Of two that fit an address the first counts. A
 * picture that is queued (202) is not among them.
 */
export const responseSchemas = [
  ['POST', '/auth/register', sessionResponse],
  ['POST', '/auth/login', sessionResponse],
  ['POST', '/auth/refresh', refreshResponse],
  ['POST', '/auth/logout', messageResponse],
  ['GET', '/auth/me', meResponse],
  ['PUT', '/auth/profile', meResponse],
  ['DELETE', '/auth/deactivate', messageResponse],
  ['GET', '/users/profile', meResponse],
  ['GET', '/users/subscription', subscriptionResponse],
  ['GET', '/users/test-db', databaseResponse],
  ['GET', '/health', healthResponse],
  ['GET', '/ready', readyResponse],
  ['GET', '/info', infoResponse],
  ['GET', '/books', bookList],
  ['GET', '/books/search', searchResponse],
  ['GET', '/books/statistics', libraryStatistics],
  ['GET', '/books/parser-status', parserStatus],
  ['POST', '/books/upload', uploadResponse],
  ['POST', '/books/validate-file', validateResponse],
  ['POST', '/books/parse-preview', previewResponse],
  ['POST', '/books/analyze-chapter', analyzeResponse],
  ['GET', '/books/:bookId/chapters/:chapterNumber/descriptions', descriptionsResponse],
  ['GET', '/books/:bookId/chapters/:chapterNumber', chapterResponse],
  ['GET', '/books/:bookId/descriptions', descriptionsResponse],
  ['GET', '/books/:bookId/cast', castResponse],
  ['GET', '/books/:bookId/parsing-status', parsingStatus],
  ['GET', '/books/:bookId/progress', progressResponse],
  ['POST', '/books/:bookId/progress', progressResponse],
  ['POST', '/books/:bookId/process', processResponse],
  ['POST', '/books/:bookId/retelling', retellingResponse],
  ['GET', '/books/:bookId', bookDetailResponse],
  ['DELETE', '/books/:bookId', messageResponse],
  ['GET', '/images', galleryResponse],
  ['GET', '/images/generation/status', generationStatus],
  ['GET', '/images/admin/stats', imageAdminStats],
  ['POST', '/images/generate/description/:descriptionId', generateResponse],
  ['POST', '/images/generate/chapter/:chapterId', chapterImagesResponse],
  ['POST', '/images/regenerate/:imageId', generateResponse],
  ['PUT', '/images/painted/:descriptionId', generateResponse],
  ['GET', '/images/book/:bookId', galleryResponse],
  ['DELETE', '/images/:imageId', messageResponse],
  ['POST', '/sync', syncResponse],
  ['POST', '/uploads', openedUpload],
] as const satisfies readonly (readonly [string, string, z.ZodMiniType])[];

/** The body of a call's success; unknown where the address is, or where it returns no JSON. */
export type BodyOf<Method extends string, Address extends string> = BodyIn<
  typeof responseSchemas,
  Method,
  WithoutQuery<Address>
>;

type WithoutQuery<Address extends string> = Address extends `${infer Path}?${string}` ? Path : Address;

/** `:name` stands for any segment. */
type Pattern<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Pattern<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

type BodyIn<Rows, Method, Path> = Rows extends readonly [infer Row, ...infer Rest]
  ? Row extends readonly [infer RowMethod, infer RowPath extends string, infer Schema]
    ? [Method, Path] extends [RowMethod, Pattern<RowPath>]
      ? z.output<Schema>
      : BodyIn<Rest, Method, Path>
    : never
  : unknown;

function findSchema(method: string, address: string): z.ZodMiniType | null {
  const path = address.split('?')[0]!;
  const row = responseSchemas.find(
    ([rowMethod, rowPath]) =>
      rowMethod === method && new RegExp(`^${rowPath.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return row?.[2] ?? null;
}

/** A response as a test reads it. */
export class ApiResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Unvalidated JSON, or text where the server sent something else. */
  readonly raw: unknown;
  private readonly call: { method: string; address: string };

  private constructor(response: Response, raw: unknown, call: { method: string; address: string }) {
    this.status = response.status;
    this.headers = response.headers;
    this.raw = raw;
    this.call = call;
  }

  static async read<Body>(response: Response, method: string, address: string): Promise<ApiResponse<Body>> {
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
    return new ApiResponse<Body>(response, isJson ? (JSON.parse(text) as unknown) : text, {
      method,
      address,
    });
  }

  /**
   * The body of a success, validated against the contract.
   * @throws Error if the call failed, ZodError if the body does not fit
   */
  get body(): Body {
    const { method, address } = this.call;
    if (this.status >= 400)
      throw new Error(`${method} ${address}: ${this.status} ${JSON.stringify(this.raw)}`);
    findSchema(method, address)?.parse(this.raw);
    return this.raw as Body;
  }

  /** @throws ZodError if the call succeeded */
  get error(): ErrorBody {
    return errorBody.parse(this.raw);
  }

  /** The code in the details of an error; undefined in a success. */
  get code(): string | undefined {
    return this.status >= 400 ? this.error.details?.code : undefined;
  }
}
