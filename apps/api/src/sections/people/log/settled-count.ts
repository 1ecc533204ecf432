import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { databaseMemory } from '../../../platform/database/memory';
import type { ReadContext } from '../../../platform/section/call-context';

interface Settled {
  /** Entries before this moment were counted. */
  until: string;
  count: number;
}

const maxKept = 1000;
const kept = databaseMemory<string, Settled>();

interface Counting {
  /** Everything that the condition depends on. */
  key: string;
  condition: RawBuilder<SqlBool>;
  /** False for a condition by what may change. */
  isKept: boolean;
}

interface Counted {
  count: number;
  /** Entries that no transaction can still be adding to. */
  settled: number;
  until: string;
}

/**
 * How many entries of the log there are, exactly. Entries are never changed or removed, and no transaction takes ten minutes:
 * what is older was counted once and is only added to.
 */
export async function settledCount(
  { tx, tenant }: ReadContext,
  { key, condition, isKept }: Counting,
): Promise<number> {
  const place = `${tenant.id} ${key}`;
  const before = isKept ? kept.get(place) : undefined;
  const fresh = before ? sql`and audit_log.at >= ${before.until}::timestamptz` : sql``;
  const { rows } = await sql<Counted>`
    select count(audit_log.id) as count, count(audit_log.id) filter (where audit_log.at < recent.until) as settled,
      recent.until::text as until
    from (select now() - interval '10 minutes' as until) recent
    left join audit_log on ${condition} ${fresh}
    group by recent.until`.execute(tx);
  const [now = { count: 0, settled: 0, until: '' }] = rows;
  const earlier = before?.count ?? 0;
  if (isKept) keep(place, { until: now.until, count: earlier + now.settled });
  return earlier + now.count;
}

function keep(place: string, settled: Settled): void {
  kept.delete(place);
  kept.set(place, settled);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
