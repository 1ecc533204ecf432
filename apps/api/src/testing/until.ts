import type { Pool } from 'pg';

const longestMs = 30_000;

/** Waits until something is so, looking again and again. Throws where it does not come to that within 30 s. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + longestMs;
  while (!(await isSo())) {
    if (Date.now() > limit)
      throw new Error(`it did not come to that within ${longestMs / 1000} s: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until statements of this database, one or so many, wait for what another transaction holds. */
export const untilSomebodyWaits = (pool: Pool, statements = 1): Promise<void> =>
  until(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rowCount ?? 0) >= statements;
  });
