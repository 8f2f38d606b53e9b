import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

export interface PictureRow {
  id: string;
  user_id: string;
  book_id: string;
  description_id: string;
  sha256: string;
  take: number;
  style_prompt: string | null;
  style_applied: string | null;
  /** "embedded", the image model's name, or "device" where one of the reader's has painted it. */
  painter: string;
  /** Why another painter was used, or what was changed; null if neither happened. */
  note: string | null;
  generation_seconds: number;
  created_at: Date;
  /** What was drawn, as the painter recorded it; null for the pictures of models. */
  drawn: unknown;
}

export interface GalleryRow extends PictureRow {
  chapter_number: number;
  type: string;
  content: string;
  priority_score: number;
}

export interface NewPicture {
  id: string;
  userId: string;
  bookId: string;
  descriptionId: string;
  sha256: string;
  width: number;
  height: number;
  take: number;
  stylePrompt: string | null;
  styleApplied: string | null;
  scene: unknown;
  painter: string;
  note: string | null;
  generationSeconds: number;
}

const COLUMNS = `i.id, i.user_id, i.book_id, i.description_id, i.sha256, i.take, i.style_prompt, i.style_applied,
  i.painter, i.note, i.generation_seconds, i.created_at, i.scene->'drawn' as drawn`;

/** @returns false when the description has a picture already */
export async function insertPicture(db: Db, image: NewPicture): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into images (id, user_id, book_id, description_id, sha256, width, height, take, style_prompt, style_applied,
                         scene, painter, note, generation_seconds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict on constraint images_one_per_description do nothing`,
    [
      image.id,
      image.userId,
      image.bookId,
      image.descriptionId,
      image.sha256,
      image.width,
      image.height,
      image.take,
      image.stylePrompt,
      image.styleApplied,
      JSON.stringify(image.scene ?? null),
      image.painter,
      image.note,
      image.generationSeconds,
    ],
  );
  return rowCount === 1;
}

export async function findPicture(db: Db, userId: string, imageId: string): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>(
    `select ${COLUMNS} from images i join books b on b.id = i.book_id
      where i.user_id = $1 and i.id = $2 and b.deleted_at is null`,
    [userId, imageId],
  );
  return rows[0] ?? null;
}

export async function findPictureOfDescription(
  db: Db,
  userId: string,
  descriptionId: string,
): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>(
    `select ${COLUMNS} from images i where i.user_id = $1 and i.description_id = $2`,
    [userId, descriptionId],
  );
  return rows[0] ?? null;
}

/** A picture by its id, or by one that it had before it was painted again. */
export async function findPictureByAnyId(
  db: Db,
  userId: string,
  imageId: string,
): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>(
    `select ${COLUMNS} from images i join books b on b.id = i.book_id
      where i.user_id = $1 and b.deleted_at is null
        and i.id = coalesce(
          (select id from images where id = $2),
          (select now.id from former_images f join images now on now.description_id = f.description_id
            where f.id = $2 and f.user_id = $1))`,
    [userId, imageId],
  );
  return rows[0] ?? null;
}

/** From now on the id leads to the description's picture. */
export async function keepFormerId(
  db: Db,
  { id, user_id, description_id }: Pick<PictureRow, 'id' | 'user_id' | 'description_id'>,
): Promise<void> {
  await db.query('insert into former_images (id, user_id, description_id) values ($1, $2, $3)', [
    id,
    user_id,
    description_id,
  ]);
}

export async function forgetFormerIds(db: Db, descriptionId: string): Promise<void> {
  await db.query('delete from former_images where description_id = $1', [descriptionId]);
}

/** For the signed address, which names no user: the caller compares the signature, which does. */
export async function findPictureById(db: Db, imageId: string): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>(
    `select ${COLUMNS} from images i join books b on b.id = i.book_id where i.id = $1 and b.deleted_at is null`,
    [imageId],
  );
  return rows[0] ?? null;
}

export async function deletePicture(db: Db, userId: string, imageId: string): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>(
    `delete from images i where i.user_id = $1 and i.id = $2 returning ${COLUMNS}`,
    [userId, imageId],
  );
  return rows[0] ?? null;
}

/** Newest first; `bookId` null: of all books. */
export async function listPictures(
  db: Db,
  userId: string,
  filter: { bookId: string | null; chapter: number | null; skip: number; limit: number },
): Promise<{ images: GalleryRow[]; total: number }> {
  const { bookId, chapter, skip, limit } = filter;
  const shown = `i.user_id = $1 and b.deleted_at is null and ($2::uuid is null or i.book_id = $2)`;
  const from = `from images i join books b on b.id = i.book_id join descriptions d on d.id = i.description_id
    where ${shown} and ($3::int is null or d.chapter_number = $3)`;
  const [list, count] = await Promise.all([
    db.query<GalleryRow>(
      `select ${COLUMNS}, d.chapter_number, d.type, d.content, d.priority_score ${from}
        order by i.created_at desc, i.id offset $4 limit $5`,
      [userId, bookId, chapter, skip, limit],
    ),
    // Every picture belongs to a description, so only a chapter's count needs that table.
    chapter === null
      ? db.query<{ total: number }>(
          `select count(*) as total from images i join books b on b.id = i.book_id where ${shown}`,
          [userId, bookId],
        )
      : db.query<{ total: number }>(`select count(*) as total ${from}`, [userId, bookId, chapter]),
  ]);
  return { images: list.rows, total: count.rows[0]!.total };
}

/** Reserves one of today's pictures; a user's own limit overrides the default. @returns false when none is left */
export async function reservePicture(db: Db, userId: string, perDay: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into image_usage as u (user_id, day, images)
       select id, current_date, 1 from users where id = $1 and coalesce(images_per_day, $2) > 0
     on conflict (user_id, day) do update set images = u.images + 1
       where u.images < (select coalesce(images_per_day, $2) from users where id = $1)`,
    [userId, perDay],
  );
  return rowCount === 1;
}

/** Returns a reserved picture that was not painted. */
export async function returnReserved(db: Db, userId: string): Promise<void> {
  await db.query(
    'update image_usage set images = greatest(0, images - 1) where user_id = $1 and day = current_date',
    [userId],
  );
}

export async function picturesToday(db: Db, userId: string): Promise<number> {
  const { rows } = await db.query<{ images: number }>(
    'select images from image_usage where user_id = $1 and day = current_date',
    [userId],
  );
  return rows[0]?.images ?? 0;
}

export interface PictureTotals {
  total_images: number;
  images_today: number;
  users_with_images: number;
  average_generation_seconds: number;
}

export async function countAllPictures(db: Db): Promise<PictureTotals> {
  const { rows } = await db.query<PictureTotals>(
    `select count(*) as total_images,
            count(*) filter (where created_at >= current_date) as images_today,
            count(distinct user_id) as users_with_images,
            coalesce(avg(generation_seconds), 0)::float8 as average_generation_seconds
       from images`,
  );
  return rows[0]!;
}

/**
 * Pictures that a model painted of the same person or place, of passages up to a position, nearest first: a picture
 * of an earlier passage must not reveal what comes later in the book.
 *
 * @returns their content by SHA-256
 */
export async function findLikenesses(
  db: Db,
  userId: string,
  at: {
    bookId: string;
    entities: readonly string[];
    chapter: number;
    offset: number;
    painter: string;
    besides: string;
    limit: number;
  },
): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select i.sha256 from images i join descriptions d on d.id = i.description_id
      where i.user_id = $1 and i.book_id = $2 and d.entity = any($3) and i.painter = $6 and d.id <> $7
        and (d.chapter_number, d.start_offset) <= ($4, $5)
      order by d.chapter_number desc, d.start_offset desc limit $8`,
    [userId, at.bookId, at.entities, at.chapter, at.offset, at.painter, at.besides, at.limit],
  );
  return rows.map((row) => row.sha256);
}

/** @returns the content (SHA-256) of an image model's picture for this prompt; null if there is none */
export async function findModelPicture(db: Db, userId: string, key: string): Promise<string | null> {
  const { rows } = await db.query<{ sha256: string }>(
    'select sha256 from model_pictures where user_id = $1 and key = $2',
    [userId, key],
  );
  return rows[0]?.sha256 ?? null;
}

export async function saveModelPicture(db: Db, userId: string, key: string, sha256: string): Promise<void> {
  await db.query(
    `insert into model_pictures (user_id, key, sha256) values ($1, $2, $3)
     on conflict (user_id, key) do update set sha256 = excluded.sha256, created_at = now()`,
    [userId, key, sha256],
  );
}

export async function deleteOldModelPictures(db: Db, days: number): Promise<void> {
  await deleteInBatches(db, 'model_pictures', 'created_at < now() - make_interval(days => $1)', [days]);
}
