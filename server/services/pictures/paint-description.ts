import { setTimeout as wait } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { readRegistry } from '../../db/books.ts';
import { readTextBefore } from '../../db/chapters.ts';
import type { DescriptionRow } from '../../db/descriptions.ts';
import { findLikenesses } from '../../db/pictures.ts';
import { listCorrections } from '../../db/sync-records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { BlobMissingError } from '../../files/blob-store.ts';
import { NoModelPictureError } from '../../illustration/model/no-model-picture-error.ts';
import type {
  ModelPainter,
  ModelRequest,
  Painter,
  PaintInput,
  PaintResult,
} from '../../illustration/painter.ts';
import { sceneSource } from '#shared/illustration/painted-scene.ts';
import type { PaintedScene } from '#shared/contract/images.ts';
import type { Db } from '../../db/pool.ts';
import { CONTEXT_MAX_CHARS, readingLanguage } from '#shared/illustration/reading-input.ts';
import { sceneContext, type SceneContext } from '#shared/reading/cast/scene-context.ts';
import { presentCast } from '../books/present-cast.ts';

export interface PaintedDescription {
  readonly painted: PaintResult;
  /** "embedded" or the model's name. */
  readonly painter: string;
  /** Why another painter was used; null if none was. */
  readonly note: string | null;
  /** The image model's pending request for a better picture. */
  readonly underWay: Promise<PaintResult> | null;
  /** Whether a later request to the model may produce a better picture. */
  readonly mayImprove: boolean;
}

type PaintRequest = { stylePrompt: string | null; take: number };

const REFERENCES = 2;

/**
 * A picture of a description in the time that a reader will wait: the image model's where there is one and it is quick,
 * else the embedded painter's.
 *
 * @param waitedMs how long the reader has been waiting already
 */
export async function paintDescription(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  request: PaintRequest,
  waitedMs: number,
): Promise<PaintedDescription> {
  const { modelPainter } = deps;
  const { input, entityNames } = await paintInput(deps.pool, userId, description, request);
  const standIn = async (note: string | null, underWay: Promise<PaintResult> | null = null) => ({
    ...{ painted: await deps.painter.paint(input, userId), painter: deps.painter.name, note, underWay },
    mayImprove: note === 'slow' || note === 'unavailable',
  });
  if (!modelPainter) return standIn(null);
  const painting = modelPainter.paint(
    modelRequest(deps, userId, description, { input, entityNames, modelPainter }),
  );
  try {
    const painted = await withTimeout(modelPainter.maxWaitMs - Math.max(0, waitedMs), painting);
    if (!painted) return await standIn('slow', painting);
    return {
      ...{ painted, painter: modelPainter.name, note: painted.note ?? null },
      ...{ underWay: null, mayImprove: false },
    };
  } catch (error: unknown) {
    if (!(error instanceof NoModelPictureError)) throw error;
    return await standIn(error.reason);
  }
}

/** Resolves as `promise` does, or with null if it is still pending after `ms`; it is not cancelled. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const over = new AbortController();
  const timer = wait(Math.max(0, ms), null, { signal: over.signal });
  try {
    return await Promise.race([promise, timer]);
  } finally {
    // Callers that await either of them later handle its rejection.
    timer.catch(() => {});
    promise.catch(() => {});
    over.abort();
  }
}

/** The image model's picture, however long it takes. Rejects with NoModelPictureError. */
export async function paintByModel(
  deps: Dependencies,
  modelPainter: ModelPainter,
  userId: string,
  description: DescriptionRow,
  request: PaintRequest,
): Promise<PaintResult> {
  const { input, entityNames } = await paintInput(deps.pool, userId, description, request);
  return modelPainter.paint(modelRequest(deps, userId, description, { input, entityNames, modelPainter }));
}

/** The embedded painter's input for a description, to be compared with a device's. */
export async function sceneHere(
  db: Db,
  painter: Painter,
  userId: string,
  description: DescriptionRow,
  request: PaintRequest,
): Promise<PaintedScene> {
  const { input } = await paintInput(db, userId, description, request);
  const source = sceneSource({ ...input, seed: input.seedSalt });
  return { painter: painter.version, input: createHash('sha256').update(source).digest('hex') };
}

async function paintInput(
  db: Db,
  userId: string,
  description: DescriptionRow,
  { stylePrompt, take }: PaintRequest,
): Promise<{ input: PaintInput } & Pick<SceneContext, 'entityNames'>> {
  const registry = await readRegistry(db, userId, description.book_id);
  const corrections = await listCorrections(db, userId, description.book_id);
  const passage = { ...description, end: description.end_offset };
  const { entity, location, entityNames } = sceneContext(presentCast(registry), corrections, passage);
  const { chapter_number: chapter, start_offset: offset } = description;
  const context = await readTextBefore(db, userId, {
    bookId: description.book_id,
    chapter,
    offset,
    chars: CONTEXT_MAX_CHARS,
  });
  const input = {
    text: description.content,
    type: description.type,
    language: readingLanguage(description.language),
    stylePrompt,
    entity,
    location,
    context,
    bookId: description.book_id,
    seedSalt: description.id,
    take,
  };
  return { input, entityNames };
}

function modelRequest(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  {
    input,
    entityNames,
    modelPainter,
  }: { input: PaintInput; modelPainter: ModelPainter } & Pick<SceneContext, 'entityNames'>,
): ModelRequest {
  return {
    input,
    userId,
    async references() {
      if (entityNames.length === 0) return [];
      const contents = await findLikenesses(deps.pool, userId, {
        bookId: description.book_id,
        entities: entityNames,
        chapter: description.chapter_number,
        offset: description.start_offset,
        painter: modelPainter.name,
        besides: description.id,
        limit: REFERENCES,
      });
      const found = await Promise.all(contents.map((sha256) => readLikeness(deps, sha256)));
      return found.filter((bytes) => bytes !== null);
    },
  };
}

async function readLikeness({ blobs }: Dependencies, sha256: string): Promise<Uint8Array | null> {
  try {
    return await blobs.get(sha256);
  } catch (error: unknown) {
    if (error instanceof BlobMissingError) return null; // deleted a moment ago
    throw error;
  }
}
