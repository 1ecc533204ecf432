import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tx } from '../../database/database';
import { jobsChannel } from '../jobs.service';

export interface FailedJob {
  id: string;
  name: string;
  failedAt: string;
  reason: string;
}

/** Jobs whose last attempt failed, newest first, at most 100. They stay for two weeks. */
export async function failedJobs(pool: Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, name, completed_on as "failedAt", coalesce(output->>'message', output::text, '') as reason
     from pgboss.job where state = 'failed' order by completed_on desc limit 100`,
  );
  return rows;
}

/** Queues a failed job again, with all its attempts. Gives its name, null where no failed job has this id. */
export async function retryJob(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    `update pgboss.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null, start_after = now()
     where id::text = $1 and state = 'failed' returning name, pg_notify($2, name)`,
    [id, jobsChannel],
  );
  return rows[0]?.name ?? null;
}

/** Work of the transaction's community that failed for good; whose it is, the database sees to. */
export interface CommunityFailure {
  id: string;
  kind: string;
  queuedAt: string;
  failedAt: string;
  attempts: number;
  message: string;
  code: string;
}

/** What failed last comes first. */
export async function communityFailures(tx: Tx, most: number): Promise<CommunityFailure[]> {
  const { rows } = await sql<CommunityFailure>`
    select * from courtyard.failed_jobs() order by failed_at desc, id limit ${most}`.execute(tx);
  return rows;
}

export async function countFailures(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from courtyard.failed_jobs()`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Changed = Pick<CommunityFailure, 'id' | 'kind'>;

/** Queues those of these ids again, or all, with all their attempts. Gives those that were there. */
export async function retryFailures(tx: Tx, ids: readonly string[] | null): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select * from courtyard.retry_failed_jobs(${ids && [...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Gives those of these ids up, or all. Gives those that were there. */
export async function dismissFailures(tx: Tx, ids: readonly string[] | null): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select * from courtyard.dismiss_failed_jobs(${ids && [...ids]}::uuid[])`.execute(tx);
  return rows;
}
