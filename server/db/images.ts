import type { Db } from './pool.ts';

export interface ImageRow {
  id: string;
  user_id: string;
  book_id: string;
  description_id: string;
  sha256: string;
  take: number;
  style_applied: string | null;
  generation_seconds: number;
  created_at: Date;
}

export interface GalleryRow extends ImageRow {
  chapter_number: number;
  type: string;
  content: string;
  priority_score: number;
}

export interface NewImage {
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
  generationSeconds: number;
}

const COLUMNS = `i.id, i.user_id, i.book_id, i.description_id, i.sha256, i.take, i.style_applied, i.generation_seconds,
  i.created_at`;

/** @returns false when the description has a picture already */
export async function insertImage(db: Db, image: NewImage): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into images (id, user_id, book_id, description_id, sha256, width, height, take, style_prompt, style_applied,
                         scene, generation_seconds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
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
      image.generationSeconds,
    ],
  );
  return rowCount === 1;
}

export async function findImage(db: Db, userId: string, imageId: string): Promise<ImageRow | null> {
  const { rows } = await db.query<ImageRow>(
    `select ${COLUMNS} from images i join books b on b.id = i.book_id
      where i.user_id = $1 and i.id = $2 and b.deleted_at is null`,
    [userId, imageId],
  );
  return rows[0] ?? null;
}

export async function findImageOfDescription(
  db: Db,
  userId: string,
  descriptionId: string,
): Promise<ImageRow | null> {
  const { rows } = await db.query<ImageRow>(
    `select ${COLUMNS} from images i where i.user_id = $1 and i.description_id = $2`,
    [userId, descriptionId],
  );
  return rows[0] ?? null;
}

/** For the signed address, which names no user: the caller compares the signature, which does. */
export async function findImageById(db: Db, imageId: string): Promise<ImageRow | null> {
  const { rows } = await db.query<ImageRow>(
    `select ${COLUMNS} from images i join books b on b.id = i.book_id where i.id = $1 and b.deleted_at is null`,
    [imageId],
  );
  return rows[0] ?? null;
}

export async function deleteImage(db: Db, userId: string, imageId: string): Promise<ImageRow | null> {
  const { rows } = await db.query<ImageRow>(
    `delete from images i where i.user_id = $1 and i.id = $2 returning ${COLUMNS}`,
    [userId, imageId],
  );
  return rows[0] ?? null;
}

/** Newest first; `bookId` null: of all books. */
export async function listImages(
  db: Db,
  userId: string,
  filter: { bookId: string | null; chapter: number | null; skip: number; limit: number },
): Promise<{ images: GalleryRow[]; total: number }> {
  const from = `from images i join books b on b.id = i.book_id join descriptions d on d.id = i.description_id
    where i.user_id = $1 and b.deleted_at is null and ($2::uuid is null or i.book_id = $2)
      and ($3::int is null or d.chapter_number = $3)`;
  const values = [userId, filter.bookId, filter.chapter];
  const [list, count] = await Promise.all([
    db.query<GalleryRow>(
      `select ${COLUMNS}, d.chapter_number, d.type, d.content, d.priority_score ${from}
        order by i.created_at desc, i.id offset $4 limit $5`,
      [...values, filter.skip, filter.limit],
    ),
    db.query<{ total: number }>(`select count(*) as total ${from}`, values),
  ]);
  return { images: list.rows, total: count.rows[0]!.total };
}

/** Takes one of today's pictures. @returns false when there is none left */
export async function reserveImage(db: Db, userId: string, perDay: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into image_usage as u (user_id, day, images) values ($1, current_date, 1)
     on conflict (user_id, day) do update set images = u.images + 1 where u.images < $2`,
    [userId, perDay],
  );
  return rowCount === 1;
}

/** Gives it back when no picture came of it. */
export async function returnReserved(db: Db, userId: string): Promise<void> {
  await db.query(
    'update image_usage set images = greatest(0, images - 1) where user_id = $1 and day = current_date',
    [userId],
  );
}

export async function imagesToday(db: Db, userId: string): Promise<number> {
  const { rows } = await db.query<{ images: number }>(
    'select images from image_usage where user_id = $1 and day = current_date',
    [userId],
  );
  return rows[0]?.images ?? 0;
}

export interface ImageTotals {
  total_images: number;
  images_today: number;
  users_with_images: number;
  average_generation_seconds: number;
}

export async function countAllImages(db: Db): Promise<ImageTotals> {
  const { rows } = await db.query<ImageTotals>(
    `select count(*) as total_images,
            count(*) filter (where created_at >= current_date) as images_today,
            count(distinct user_id) as users_with_images,
            coalesce(avg(generation_seconds), 0)::float8 as average_generation_seconds
       from images`,
  );
  return rows[0]!;
}
