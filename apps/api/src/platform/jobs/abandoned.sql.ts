import type { Pool } from 'pg';

interface TakenBack {
  state: 'retry' | 'failed';
  data: unknown;
}

/**
 * Gives work back to the queue that a process had begun and did not end, without waiting for its lease. Only where nobody else works on
 * this database: who still runs it would not be alone with it. One that ended its process with it at each attempt is given up.
 */
export async function takeBackAbandoned(pool: Pool): Promise<TakenBack[]> {
  // As pg-boss does when a lease is over: the attempt is counted when it is begun again.
  const { rows } = await pool.query<TakenBack>(
    `update pgboss.job set
       state = case when retry_count < retry_limit then 'retry'::pgboss.job_state else 'failed'::pgboss.job_state end,
       start_after = now(),
       completed_on = case when retry_count < retry_limit then null else now() end,
       output = jsonb_build_object('message', 'the process ended while it ran')
     where state = 'active'
     returning state, data`,
  );
  return rows;
}
