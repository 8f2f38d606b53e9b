import type { Db } from './pool.ts';

/** Takes characters out of today's allowance. @returns false, taking nothing, when it would not suffice */
export async function reserveChars(db: Db, userId: string, chars: number, perDay: number): Promise<boolean> {
  if (chars > perDay) return false;
  const { rowCount } = await db.query(
    `insert into language_model_usage as u (user_id, day, chars) values ($1, current_date, $2)
     on conflict (user_id, day) do update set chars = u.chars + $2 where u.chars + $2 <= $3`,
    [userId, chars, perDay],
  );
  return rowCount === 1;
}

/** @returns null where this was never asked */
export async function findAnswer(db: Db, key: string): Promise<unknown> {
  const { rows } = await db.query<{ answer: unknown }>(
    'select answer from language_model_answers where key = $1',
    [key],
  );
  return rows[0]?.answer ?? null;
}

export async function saveAnswer(db: Db, key: string, answer: unknown): Promise<void> {
  await db.query(
    'insert into language_model_answers (key, answer) values ($1, $2) on conflict (key) do nothing',
    [key, JSON.stringify(answer)],
  );
}

export async function deleteOldAnswers(db: Db, days: number): Promise<void> {
  await db.query('delete from language_model_answers where created_at < now() - make_interval(days => $1)', [
    days,
  ]);
  await db.query('delete from language_model_usage where day < current_date - 7');
}
