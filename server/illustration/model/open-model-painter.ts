import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { findModelPicture, saveModelPicture } from '../../db/pictures.ts';
import { returnUsage, reserveUsage } from '../../db/provider-usage.ts';
import { BlobMissingError, type BlobStore } from '../../files/blob-store.ts';
import { createProvider } from '../../providers/vendor-openai.ts';
import { withBlobHolds } from '../../services/storage/blob-holds.ts';
import type { ModelPainter } from '../painter.ts';
import { createModelPainter } from './model-painter.ts';

/** Per user: the provider may charge for each picture. */
const PICTURES_PER_DAY = 60;
const RESPONSE_TIMEOUT_MS = 60_000;

/** The image model of IMAGE_MODEL, at OPENAI_BASE_URL or with OPENAI_API_KEY; null when it is not configured. */
export function openModelPainter(
  { openai, rateLimitScale }: Pick<Config, 'openai' | 'rateLimitScale'>,
  pool: pg.Pool,
  blobs: BlobStore,
  log: Logger,
): ModelPainter | null {
  const { apiKey, baseUrl, imageModel, imagePrice } = openai;
  if (!imageModel || !(apiKey ?? baseUrl)) return null;
  return createModelPainter({
    provider: createProvider({ apiKey, baseUrl }, RESPONSE_TIMEOUT_MS),
    model: imageModel,
    price: imagePrice,
    providerName: baseUrl ?? 'openai',
    pictures: {
      async find(userId, key) {
        const sha256 = await findModelPicture(pool, userId, key);
        return sha256 === null ? null : readBlob(blobs, sha256);
      },
      async save(userId, key, jpeg) {
        const sha256 = createHash('sha256').update(jpeg).digest('hex');
        await withBlobHolds({ pool, blobs, log }, async (heldBlobs) => {
          await heldBlobs.put(sha256, jpeg);
          await saveModelPicture(pool, userId, key, sha256);
        });
      },
    },
    allowance: {
      take: (userId) =>
        reserveUsage(pool, userId, 'pictures', 1, Math.ceil(PICTURES_PER_DAY * rateLimitScale)),
      giveBack: (userId) => returnUsage(pool, userId, 'pictures', 1),
    },
    log,
  });
}

async function readBlob(blobs: BlobStore, sha256: string): Promise<Uint8Array | null> {
  try {
    return await blobs.get(sha256);
  } catch (error: unknown) {
    if (error instanceof BlobMissingError) return null; // not stored any more: it is painted again
    throw error;
  }
}
