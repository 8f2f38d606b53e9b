import type { Db } from './pool.ts';

/** A reader at home, at work, on a phone and travelling; what is older is least likely to be used again. */
const NETWORKS_PER_USER = 20;

export async function isKnownNetwork(db: Db, userId: string, network: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('select from known_networks where user_id = $1 and network = $2', [
    userId,
    network,
  ]);
  return rowCount === 1;
}

/** Replaces the network that was used longest ago once there are too many. */
export async function saveKnownNetwork(db: Db, userId: string, network: Buffer): Promise<void> {
  await db.query(
    `insert into known_networks (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set seen_at = now()`,
    [userId, network],
  );
  await db.query(
    `delete from known_networks where user_id = $1 and network in (
       select network from known_networks where user_id = $1 order by seen_at desc, network offset $2)`,
    [userId, NETWORKS_PER_USER],
  );
}
