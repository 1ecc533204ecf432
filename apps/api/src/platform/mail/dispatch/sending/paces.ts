import type { Db } from '../../../database/database';
import { type Bucket, type Pace, paceNow, slowed, takeRoom, turnAfter } from './pace.rules';

/** Of a pace that is long over nothing is remembered. */
const keptMs = 86_400_000;

/** How fast letters go to each domain. What slows one is in the database, for every process; the buckets are this process's. */
export class Paces {
  private readonly buckets = new Map<string, Bucket>();
  private slow = new Map<string, Pace>();
  /** Up to when the room of a domain is promised. */
  private readonly promised = new Map<string, Date>();

  constructor(private readonly db: Db) {}

  /** Reads what other processes were told. */
  async refresh(now: Date): Promise<void> {
    const rows = await this.db
      .selectFrom('mailPace')
      .selectAll()
      .where('slowedAt', '>', new Date(now.getTime() - keptMs).toISOString())
      .execute();
    this.slow = new Map(
      rows.map(({ domain, perMinute, notBefore, slowedAt }) => [
        domain,
        { perMinute, notBefore: new Date(notBefore), slowedAt: new Date(slowedAt) },
      ]),
    );
  }

  /** Takes room for a letter to a domain: gives 0, or the milliseconds to wait first. */
  take(domain: string, now: Date): number {
    const { perMinute, notBefore } = paceNow(this.slow.get(domain), now);
    if (notBefore) return notBefore.getTime() - now.getTime();
    const { bucket, waitMs } = takeRoom(this.buckets.get(domain), perMinute, now);
    this.buckets.set(domain, bucket);
    return waitMs;
  }

  /** A moment of its own for a letter that `take` let wait so long: those of one domain follow each other at its pace. */
  putOff(domain: string, waitMs: number, now: Date): Date {
    const { perMinute } = paceNow(this.slow.get(domain), now);
    const moment = turnAfter(this.promised.get(domain), { perMinute, waitMs, now });
    this.promised.set(domain, moment);
    return moment;
  }

  /** A server there asked to slow down. */
  async slowDown(domain: string, now: Date): Promise<void> {
    const pace = slowed(this.slow.get(domain), now);
    this.slow.set(domain, pace);
    await this.db
      .insertInto('mailPace')
      .values({ domain, ...pace })
      .onConflict((conflict) => conflict.column('domain').doUpdateSet(pace))
      .execute();
  }
}
