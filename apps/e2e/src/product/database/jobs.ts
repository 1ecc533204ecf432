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
