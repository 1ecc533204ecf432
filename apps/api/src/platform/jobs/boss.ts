import PgBoss from 'pg-boss';
import type { Pool } from 'pg';

/** pg-boss on the platform's own pool, with a count of what is under way, so that a stop loses no confirmation. */
export interface Boss {
  boss: PgBoss;
  /** Resolves when no statement of pg-boss is under way. */
  idle(): Promise<void>;
}

export function createBoss(pool: Pool, onError: (error: Error) => void): Boss {
  const underWay = new Set<Promise<unknown>>();
  const boss = new PgBoss({
    db: {
      executeSql(text, values) {
        const result = values?.length ? pool.query(text, values) : pool.query(text);
        underWay.add(result);
        const forget = () => void underWay.delete(result);
        result.then(forget, forget);
        return result;
      },
    },
    // The schema comes with the migrations.
    migrate: false,
    // Waiting work is announced by NOTIFY; asking is the safety net.
    pollingIntervalSeconds: 20,
    cronWorkerIntervalSeconds: 15,
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInMinutes: 10,
    archiveCompletedAfterSeconds: 86_400,
    // Failed jobs stay in sight for two weeks, then a month in the archive.
    archiveFailedAfterSeconds: 14 * 86_400,
    deleteAfterDays: 30,
  });
  boss.on('error', onError);
  return {
    boss,
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
