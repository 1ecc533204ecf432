import type { Pool } from 'pg';
import { jobsChannel } from './jobs.service';

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
