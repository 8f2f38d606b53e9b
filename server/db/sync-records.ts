import type { PaintedScene } from '#shared/contract/images.ts';
import type { Correction } from '#shared/reading/cast/apply-corrections.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

/** The requests of a user for a description's picture. */
const FOR_DESCRIPTION = `sync_record where user_id = $1 and t = 'imgreq' and f->'description'->>0 = $2`;

/** A request for a description's picture. */
export interface PictureRequest {
  k: string;
  take: number;
  /** Whether the device that made it has painted the picture meanwhile. */
  isPainted: boolean;
}

/** The requests for a description's picture that have one of these states. */
export async function pictureRequestsIn(
  db: Db,
  userId: string,
  descriptionId: string,
  states: readonly string[],
): Promise<PictureRequest[]> {
  const { rows } = await db.query<PictureRequest>(
    `select k, coalesce((f->'take'->>0)::int, 0) as take, f->'scene'->>0 is not null as "isPainted"
       from ${FOR_DESCRIPTION} and f->'status'->>0 = any($3)`,
    [userId, descriptionId, states],
  );
  return rows;
}

/** @returns keys of the requests that carry a picture of this description, whether or not it is the current one */
export async function resolvedPictureRequests(
  db: Db,
  userId: string,
  descriptionId: string,
): Promise<string[]> {
  const { rows } = await db.query<{ k: string }>(
    `select k from ${FOR_DESCRIPTION} and f->'image'->>0 is not null`,
    [userId, descriptionId],
  );
  return rows.map(({ k }) => k);
}

/** @returns the ids of a book's descriptions whose pictures are requested and not there yet */
export async function requestedDescriptions(db: Db, userId: string, bookId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct d.id from sync_record r join descriptions d on d.id::text = r.f->'description'->>0
      where r.user_id = $1 and r.t = 'imgreq' and d.book_id = $2 and r.f->'status'->>0 in ('queued', 'awaited')`,
    [userId, bookId],
  );
  return rows.map(({ id }) => id);
}

/** A request whose picture the server waits for. */
export interface AwaitedPicture {
  style: string | null;
  take: number;
  replaces: string | null;
}

/** The request for a description's picture that a device has painted from this scene, while the server waits for it. */
export async function findAwaitedPicture(
  db: Db,
  userId: string,
  descriptionId: string,
  { painter, input }: PaintedScene,
): Promise<AwaitedPicture | null> {
  const { rows } = await db.query<AwaitedPicture>(
    `select f->'style'->>0 as style, coalesce((f->'take'->>0)::int, 0) as take, f->'replaces'->>0 as replaces
       from ${FOR_DESCRIPTION} and f->'status'->>0 = 'awaited'
        and f->'scene'->0->>'painter' = $3 and f->'scene'->0->>'input' = $4
      order by seq desc limit 1`,
    [userId, descriptionId, painter, input],
  );
  return rows[0] ?? null;
}

/** The corrections of a book's cast that its reader has made on any device and not undone, in no order. */
export async function listCorrections(db: Db, userId: string, bookId: string): Promise<Correction[]> {
  const { rows } = await db.query<Correction>(
    `select k as id, f->'kind'->>0 as kind, f->'of'->>0 as of, f->'names'->0 as names,
            coalesce(f->'name'->>0, '') as name, coalesce((f->'since'->>0)::int, 1) as since,
            coalesce((f->'madeAt'->>0)::float8, 0) as "madeAt"
       from sync_record
      where user_id = $1 and t = 'correction' and f->'book'->>0 = $2 and f->'deleted'->>0 is distinct from 'true'
        and f->'kind'->>0 is not null and f->'of'->>0 is not null and jsonb_typeof(f->'names'->0) = 'array'`,
    [userId, bookId],
  );
  return rows;
}

/** A deleted record, or the cover that was chosen for a deleted book, with the names of its fields that still have a value. */
export interface OldTombstone {
  userId: string;
  t: string;
  k: string;
  fields: string[];
}

/** A page of the records deleted before `beforeMs` that still have other fields, from after a record of the last page. */
export async function oldTombstones(
  db: Db,
  beforeMs: number,
  after: Pick<OldTombstone, 'userId' | 't' | 'k'> | null,
  limit: number,
): Promise<OldTombstone[]> {
  const { rows } = await db.query<{ user_id: string; t: string; k: string; fields: string[] }>(
    `select user_id, t, k, array_agg(field.key) as fields
       from (
         select user_id, t, k, f from sync_record
          where f->'deleted'->>0 = 'true' and (f->'deleted'->>1)::bigint < $1
         union all
         select cover.user_id, cover.t, cover.k, cover.f from sync_record book
           join sync_record cover on cover.user_id = book.user_id and cover.t = 'cover' and cover.k = book.k
          where book.t = 'book' and book.f->'deleted'->>0 = 'true' and (book.f->'deleted'->>1)::bigint < $1
       ) as old, jsonb_each(f) as field
      where field.key <> 'deleted' and field.value->>0 is not null
        and ($2::uuid is null or (user_id, t, k) > ($2, $3, $4))
      group by user_id, t, k order by user_id, t, k limit $5`,
    [beforeMs, after?.userId ?? null, after?.t ?? null, after?.k ?? null, limit],
  );
  return rows.map(({ user_id, ...row }) => ({ userId: user_id, ...row }));
}

/** Deletes acknowledgements of operations so old that no device sends them again. */
export async function deleteOldAcks(db: Db): Promise<void> {
  await deleteInBatches(db, 'sync_op', `created_at < now() - interval '90 days'`);
}
