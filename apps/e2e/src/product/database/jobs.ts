import type pg from 'pg';

/** Has work by the clock done now: what is named, or all there is. */
export async function runJobs(database: pg.Client, names?: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `insert into pgboss.job (name) select name from pgboss.schedule
      where $1::text[] is null or name = any($1::text[]) returning name`,
    [names ?? null],
  );
  for (const { name } of rows) await database.query(`select pg_notify('courtyard_jobs', $1)`, [name]);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until no job is due or under way, three times in a row: one that ends may have added another. Two minutes at most. */
export async function untilIdle(database: pg.Client): Promise<void> {
  const limit = Date.now() + 120_000;
  for (let idle = 0; idle < 3 && Date.now() < limit; await pause(500)) {
    const { rowCount } = await database.query(
      `select from pgboss.job
        where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`,
    );
    idle = rowCount === 0 ? idle + 1 : 0;
  }
}
