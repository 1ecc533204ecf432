import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { TestApp } from '../../../../testing';
import { until } from '../../../../testing/until';
import { asServer } from '../../../../testing/test-database';

/** Connections of the application are made anew, so that they take the settings of their database. */
async function renewConnections({ platform: { pool } }: TestApp, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    pid: number;
  }>(`select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'courtyard' and state = 'idle' and query not ilike 'listen%'`);
  const pids = rows.map(({ pid }) => pid);
  const held = pool.totalCount;
  // Each that the pool still takes for one is tried, until it has noticed of all that they ended.
  await until(async () => {
    const left = await client.query(`select from pg_stat_activity where pid = any ($1)`, [pids]);
    const tried = await Promise.allSettled(Array.from({ length: held }, () => pool.query('select 1')));
    return left.rowCount === 0 && tried.every(({ status }) => status === 'fulfilled');
  });
}

const settings = { log_statement: 'all', log_error_verbosity: 'default', log_parameter_max_length: '-1' };

/** Has the server log every statement with its parameters meanwhile; `read` gives what was logged since the last time. */
export const logged = <T>(app: TestApp, work: (read: () => Promise<string>) => Promise<T>): Promise<T> =>
  asServer(app, async (client) => {
    const { rows } = await client.query<{ data_directory: string; name: string }>(
      `select current_setting('data_directory') as data_directory, quote_ident(current_database()) as name`,
    );
    const [row] = rows;
    if (!row) throw new Error('the server does not say where its data is');
    const file = join(dirname(row.data_directory), 'postgres.log');
    let from = (await readFile(file)).length;
    const read = async () => {
      const whole = await readFile(file);
      const text = whole.subarray(from).toString();
      from = whole.length;
      return text;
    };
    for (const [name, value] of Object.entries(settings))
      await client.query(`alter database ${row.name} set ${name} = '${value}'`);
    await renewConnections(app, client);
    return work(read);
  });
