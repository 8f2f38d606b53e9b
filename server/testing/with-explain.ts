import type pg from 'pg';
import type { Db } from '../db/pool.ts';

/** What one statement did, from Postgres's EXPLAIN ANALYZE. */
export interface Explained {
  sql: string;
  /** Pages of 8 kB that were read, from the cache or from disk. */
  pages: number;
  ms: number;
  /** Tables read from end to end. */
  scanned: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/**
 * A connection that explains each statement it runs. EXPLAIN ANALYZE executes the statement, so its changes are rolled
 * back to a savepoint, and the statement is executed again for its rows.
 */
export function withExplain(client: pg.ClientBase, explained: Explained[]): Db {
  return {
    async query<R extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) {
      await client.query('savepoint before_explain');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
        `explain (analyze, buffers, timing off, format json) ${sql}`,
        values as unknown[],
      );
      await client.query('rollback to before_explain');
      const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
      explained.push({
        sql,
        ms,
        pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
        scanned: nodesOf(plan)
          .filter((node) => node['Node Type'] === 'Seq Scan')
          .map((node) => node['Relation Name']!),
      });
      return client.query<R>(sql, values as unknown[]);
    },
  };
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
