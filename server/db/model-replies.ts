import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

/** @returns null if the model has not answered this question */
export async function findReply(db: Db, key: string): Promise<unknown> {
  const { rows } = await db.query<{ answer: unknown }>(
    'select answer from language_model_answers where key = $1',
    [key],
  );
  return rows[0]?.answer ?? null;
}

export async function saveReply(db: Db, key: string, answer: unknown): Promise<void> {
  await db.query(
    'insert into language_model_answers (key, answer) values ($1, $2) on conflict (key) do nothing',
    [key, JSON.stringify(answer)],
  );
}

export async function deleteOldReplies(db: Db, days: number): Promise<void> {
  const condition = 'created_at < now() - make_interval(days => $1)';
  await deleteInBatches(db, 'language_model_answers', condition, [days]);
}
