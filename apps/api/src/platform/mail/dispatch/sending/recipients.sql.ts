import { sql } from 'kysely';
import type { Tx } from '../../../database/database';
import type { Outcome } from './outcome.rules';

export interface Claimed {
  id: string;
  name: string;
  address: string;
  domain: string;
  language: 'en' | 'es';
  fields: Record<string, string>;
  attempts: number;
  firstTriedAt: string | null;
}

/** Rows that one connection takes at a time. */
const maxClaimed = 50;

/** Longer than a server may take to answer; whoever holds a row longer has ended. */
const leaseSeconds = 300;

interface Place {
  dispatchId: string;
  now: Date;
}

/** SQL on `dispatch_recipient r` and its `dispatch d`: the address gets no letters of this kind. */
const isBlocked = sql<boolean>`exists (select from mail_block b where b.address = r.address
  and (b.category = '*' or b.category = d.category))`;

/**
 * What somebody left who ended: a letter whose text was on its way is `unknown` from here on, one that was only taken up
 * waits again.
 */
export async function endLeases(tx: Tx, { dispatchId, now }: Place): Promise<void> {
  await sql`update dispatch_recipient set
      state = case state when 'sending' then 'unknown' else 'waiting' end,
      reason = case state when 'sending' then 'interrupted' end,
      lease = null, lease_until = null, changed_at = ${now}
    where dispatch_id = ${dispatchId} and state in ('claimed', 'sending') and lease_until < ${now}`.execute(
    tx,
  );
}

/** Takes up to 50 recipients that may go now; none where the dispatch does not go on, or others have them all. */
export async function claim(tx: Tx, lease: string, { dispatchId, now }: Place): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select r.id from dispatch_recipient r
      where r.dispatch_id = ${dispatchId} and r.state in ('waiting', 'deferred')
        and (r.next_at is null or r.next_at <= ${now})
        and not exists (select from mail_pace p where p.domain = r.domain and p.not_before > ${now})
        and exists (select from dispatch d where d.id = ${dispatchId} and d.status = 'sending' and not ${isBlocked})
      order by r.next_at nulls first, r.id limit ${maxClaimed} for update of r skip locked
    )
    update dispatch_recipient r set state = 'claimed', lease = ${lease},
      lease_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}), changed_at = ${now}
    from due where r.dispatch_id = ${dispatchId} and r.id = due.id
    returning r.id, r.name, r.address, r.domain, r.language, r.fields, r.attempts, r.first_tried_at`.execute(
    tx,
  );
  return rows;
}

interface Held extends Place {
  id: string;
  lease: string;
}

/**
 * Says, before a byte of the text leaves, that it does. False where the lease is another's by now, the dispatch was paused,
 * or the recipient unsubscribed meanwhile: then nothing may leave.
 */
export async function beginSending(tx: Tx, { dispatchId, id, lease, now }: Held): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update dispatch_recipient r set state = 'sending', attempts = attempts + 1, changed_at = ${now},
      first_tried_at = coalesce(r.first_tried_at, ${now}),
      lease_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from dispatch d
    where r.dispatch_id = ${dispatchId} and r.id = ${id} and r.state = 'claimed' and r.lease = ${lease}
      and r.lease_until > ${now} and d.id = r.dispatch_id and d.tenant_id = r.tenant_id and d.status = 'sending'
      and not ${isBlocked}
    returning r.id`.execute(tx);
  return rows.length === 1;
}

/** Writes down what became of a letter, if it is still this worker's. Before the text left, an attempt counts here. */
export async function settle(
  tx: Tx,
  { dispatchId, id, lease, now }: Held,
  { state, reason, nextAt }: Outcome,
  answer: string | null,
): Promise<void> {
  await sql`update dispatch_recipient set
      attempts = attempts + case when state = 'claimed' and ${state} <> 'waiting' then 1 else 0 end,
      first_tried_at = case when ${state} = 'waiting' then first_tried_at else coalesce(first_tried_at, ${now}) end,
      state = ${state}, reason = ${reason}, answer = ${answer}, next_at = ${nextAt}, lease = null, lease_until = null,
      changed_at = ${now}
    where dispatch_id = ${dispatchId} and id = ${id} and lease = ${lease} and state in ('claimed', 'sending')`.execute(
    tx,
  );
}

/** One that was taken up and not begun, and when it can go: at once, where it is null. */
export interface LetGo {
  id: string;
  nextAt: Date | null;
}

/** Lets go of what was taken up and not begun. */
export async function release(
  tx: Tx,
  { dispatchId, lease, now }: Omit<Held, 'id'>,
  rows: readonly LetGo[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update dispatch_recipient r set state = 'waiting', next_at = left_over."nextAt", lease = null,
      lease_until = null, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as left_over (id uuid, "nextAt" timestamptz)
    where r.dispatch_id = ${dispatchId} and r.id = left_over.id and r.lease = ${lease} and r.state = 'claimed'`.execute(
    tx,
  );
}

/** Skips whom a block names that came after the recipients were written down. */
export async function skipBlocked(tx: Tx, { dispatchId, now }: Place): Promise<void> {
  await sql`update dispatch_recipient r set state = 'skipped', reason = b.because, changed_at = ${now}
    from mail_block b, dispatch d
    where r.dispatch_id = ${dispatchId} and r.state in ('waiting', 'deferred') and d.id = r.dispatch_id
      and b.address = r.address and (b.category = '*' or b.category = d.category)`.execute(tx);
}

/** Nothing more leaves of a dispatch that was stopped: what was taken up and not begun is let go of, too. */
export async function skipCancelled(tx: Tx, { dispatchId, now }: Place): Promise<void> {
  await sql`update dispatch_recipient set state = 'skipped', reason = 'cancelled', lease = null, lease_until = null,
      next_at = null, changed_at = ${now}
    where dispatch_id = ${dispatchId} and state in ('waiting', 'deferred', 'claimed')`.execute(tx);
}

/** When the next of those that are not settled can go: what others hold, once their lease ends. Null where all are settled. */
export async function nextMoment(tx: Tx, dispatchId: string): Promise<{ left: boolean; at: string | null }> {
  const { rows } = await sql<{ left: boolean; at: string | null }>`
    select count(*) > 0 as left,
      min(greatest(coalesce(r.lease_until, r.next_at, now()), coalesce(p.not_before, '-infinity'))) as at
    from dispatch_recipient r left join mail_pace p on p.domain = r.domain
    where r.dispatch_id = ${dispatchId} and r.state in ('waiting', 'claimed', 'sending', 'deferred')`.execute(
    tx,
  );
  return rows[0] ?? { left: false, at: null };
}

/** Those that are due, and those of which a row is still held by somebody who ended, however they stand: stopped ones, too. */
export async function lookedAfter(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from dispatch where status in ('waiting', 'sending') and due_at <= ${now}
    union select dispatch_id from dispatch_recipient
      where state in ('claimed', 'sending') and lease_until < ${now}`.execute(tx);
  return rows.map(({ id }) => id);
}
