import { findChapter } from '#app/data/books/chapters.ts';
import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { sha256Hex } from '#app/data/bytes/sha256-hex.ts';
import { readCast } from '#app/data/cast/cast.ts';
import { listCorrections } from '#app/data/cast/corrections.ts';
import { replacePicture } from '#app/data/pictures/descriptions.ts';
import { requestPicture } from '#app/data/pictures/picture-requests.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';
import { nextTake, paintedHereId, takeOf } from '#shared/sync/device/painted-here.ts';
import { logFailure } from '#app/log.ts';
import {
  DRAWN_BY_RULES,
  readPictureMaker,
  withPictureFacts,
} from '#shared/edition/pictures/picture-metadata.ts';
import type { IllustrationInput } from '#shared/illustration/illustrate.ts';
import { CONTEXT_MAX_CHARS, readingLanguage } from '#shared/illustration/reading-input.ts';
import { sceneSource } from '#shared/illustration/painted-scene.ts';
import { PAINTER_VERSION } from '#shared/illustration/painter-version.ts';
import type { PaintedScene } from '#shared/contract/images.ts';
import { sceneContext } from '#shared/reading/cast/scene-context.ts';
import { paint, paintForEInk, printForEInk } from '#workers/painter/painter-bridge.ts';
import type { PaintedHere, Print } from '#workers/painter/painter-worker.ts';

/**
 * Paints a passage's picture on this device, and requests the same of the server.
 *
 * @returns as `paintHere`
 */
export async function paintMeanwhile(description: DescriptionRow, style = ''): Promise<PaintedHere | null> {
  const input = await paintingInput(description, style, nextTake(description));
  const scene = await sceneOf(input);
  const [painted] = await Promise.all([
    paintHere(description, style, { input, scene }),
    requestPicture(description, style, input.take, scene),
  ]);
  // Not painted here: the server is to choose how.
  if (!painted) await requestPicture(description, style, input.take);
  return painted;
}

/**
 * Paints a passage's picture on this device, by the server's own painter, and stores it until the server's arrives.
 *
 * @param known the painter's input and its scene, if they are known already
 * @returns the picture; null if the browser cannot paint off the page's thread
 */
export async function paintHere(
  description: DescriptionRow,
  style = '',
  known?: { input: IllustrationInput; scene: PaintedScene },
): Promise<PaintedHere | null> {
  try {
    const input = known?.input ?? (await paintingInput(description, style, nextTake(description)));
    return await paintAndStore(description, input, { scene: known?.scene });
  } catch (error) {
    logFailure('painter')(error);
    return null;
  }
}

/**
 * The same for a passage whose picture was not requested: with too little detail, it stays without a picture.
 *
 * @returns whether it has one now
 * @throws what the painter throws, StorageFullError
 */
export async function paintUnlessOrnament(description: DescriptionRow): Promise<boolean> {
  const input = await paintingInput(description, '', nextTake(description));
  return !(await paintAndStore(description, input, { ornaments: false })).isOrnament;
}

/**
 * A picture of a passage for e-ink, not stored: in one ink where our painter drew the one that the passage has, and
 * otherwise that one in greys.
 *
 * @param image the passage's picture
 * @throws what the painter throws
 */
export async function printPicture(description: DescriptionRow, image: PictureRow): Promise<Print> {
  const shown = description.generated_image;
  const made = readPictureMaker(new Uint8Array(image.bytes)) ?? DRAWN_BY_RULES;
  if (made.maker === 'algorithm') {
    const take = shown ? takeOf(shown) : 0;
    const print = await paintForEInk(await paintingInput(description, '', take));
    if (!print.isOrnament) return print;
  }
  const png = await printForEInk(new Blob([image.bytes], { type: image.mediaType }));
  return {
    png: withPictureFacts(png, { ...made, description: '' }),
    isOrnament: false,
    drawn: shown?.drawn ?? [],
  };
}

async function paintAndStore(
  description: DescriptionRow,
  input: IllustrationInput,
  { ornaments = true, scene }: { ornaments?: boolean; scene?: PaintedScene | undefined } = {},
): Promise<PaintedHere> {
  const painted = await paint(input);
  if (ornaments || !painted.isOrnament)
    await storePainted(description, input, painted, scene ?? (await sceneOf(input)));
  return painted;
}

async function sceneOf(input: IllustrationInput): Promise<PaintedScene> {
  const source = new TextEncoder().encode(sceneSource(input));
  return { painter: PAINTER_VERSION, input: await sha256Hex(source) };
}

/** The subject and location of a passage, by the same rules as on the server. */
async function contextOf(
  description: DescriptionRow,
): Promise<Pick<IllustrationInput, 'entity' | 'location'>> {
  const { bookId } = description;
  const [stored, corrections] = await Promise.all([readCast(bookId), listCorrections(bookId)]);
  const { entity, location } = sceneContext(stored?.cast ?? [], corrections, description);
  return { entity, location };
}

/** The painter's input for a passage. @param style in the reader's words */
export async function paintingInput(
  description: DescriptionRow,
  style: string,
  take: number,
): Promise<IllustrationInput> {
  const { id, bookId, type, content, chapter_number: number, start } = description;
  const chapter = await findChapter(bookId, number);
  return {
    ...{ text: content, type, bookId, seed: id, take },
    language: readingLanguage(chapter?.language),
    stylePrompt: style.trim() || null,
    ...(await contextOf(description)),
    context: chapter?.text.slice(Math.max(0, start - CONTEXT_MAX_CHARS), start) ?? '',
  };
}

async function storePainted(
  { id, bookId, generated_image: previous }: DescriptionRow,
  input: IllustrationInput,
  { jpeg, drawn, seconds }: PaintedHere,
  scene: PaintedScene,
): Promise<void> {
  const image = { id: paintedHereId(id, input.take), created_at: new Date().toISOString() };
  await storePicture({
    id: image.id,
    bookId,
    descriptionId: id,
    createdAt: image.created_at,
    bytes: jpeg,
    mediaType: 'image/jpeg',
  });
  // Doesn't replace the server's, which may have arrived meanwhile.
  const shown = { ...image, image_url: '', generation_time_seconds: seconds, drawn };
  const from = { style: input.stylePrompt ?? undefined, scene };
  await replacePicture(id, previous?.id, shown, from);
}
