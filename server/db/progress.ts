import type { Db } from './pool.ts';

export interface ProgressRow {
  chapter: number;
  page: number;
  percent: number;
  /** Server milliseconds of the last move. */
  ms: number;
}

/** Whether a record `f` holds a position of whole numbers; an older release accepted others, which are skipped. */
export const isPosition = (f: string): string =>
  `${f}->'loc'->0->>0 ~ '^[1-9]\\d{0,6}$' and ${f}->'loc'->0->>3 ~ '^\\d{1,7}$' and ${f}->'loc'->>1 ~ '^\\d{1,15}$'`;

/** A field of a record `f` as a number; null if it is none, as an earlier release may have accepted. */
export const numberField = (f: string, name: string): string =>
  `case when jsonb_typeof(${f}->'${name}'->0) = 'number' then (${f}->'${name}'->>0)::float8 end`;

/** The position of the device that read last. */
export async function latestProgress(db: Db, userId: string, bookId: string): Promise<ProgressRow | null> {
  const { rows } = await db.query<ProgressRow>(
    `select (f->'loc'->0->>0)::int as chapter, (f->'loc'->0->>3)::int as page,
            coalesce(${numberField('f', 'pct')}, 0) as percent, (f->'loc'->>1)::bigint as ms
       from sync_record
      where user_id = $1 and t = 'progress' and k >= $2 || ':' and k < $2 || ';' and ${isPosition('f')}
      order by (f->'loc'->>1)::bigint desc limit 1`,
    [userId, bookId],
  );
  return rows[0] ?? null;
}
