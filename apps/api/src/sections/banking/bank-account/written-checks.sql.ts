import type { WrittenCheck, WrittenChecks } from '@courtyard/contract/banking/bank-account/written-check';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { staleAfterDaysOf } from './unclaimed-check/bank-setting.service';

const maxListed = 200;

interface Sums {
  outstandingChecks: number;
  outstandingMinor: number;
  staleChecks: number;
  staleMinor: number;
  staleDatedChecks: number;
  staleDatedMinor: number;
}

/** Each check of an account until a date, as it stood then: what happened to it later is left out. */
const standingChecks = (accountId: string, at: string) => sql`
  select payment.id as payment_id, payment.check_number as number, payment.paid_on as "on", vendor.name as payee,
    payment.amount_minor, entry.id as entry_id, ${at}::date - payment.paid_on as days_old,
    case when payment.ended_on <= ${at} then payment.ended_as when cleared.on is not null then 'cleared'
      when moved.id is not null then 'stale-dated' else 'outstanding' end as state,
    case when payment.ended_on <= ${at} then payment.ended_on else coalesce(cleared.on, moved.moved_on) end as state_on,
    case when moved.id is not null then jsonb_build_object('id', moved.id, 'entryId', moved.entry_id) end as moved
  from vendor_payment payment
  join vendor on vendor.tenant_id = payment.tenant_id and vendor.id = payment.vendor_id
  join journal_entry entry on entry.tenant_id = payment.tenant_id and entry.source_kind = 'vendor-payment'
    and entry.source_id = payment.id::text and entry.reverses_id is null
  left join lateral (
    select min(its.to_on) as on from journal_line line
    join reconciliation_line had on had.tenant_id = line.tenant_id and had.entry_id = line.entry_id and had.line = line.line
    join reconciliation its on its.tenant_id = had.tenant_id and its.id = had.reconciliation_id
    where line.tenant_id = entry.tenant_id and line.entry_id = entry.id and line.account_id = payment.bank_account_id
      and its.status = 'finished' and its.to_on <= ${at}) cleared on true
  left join unclaimed_check moved on moved.tenant_id = payment.tenant_id and moved.payment_id = payment.id and moved.moved_on <= ${at}
    and not exists (select from journal_entry back where back.tenant_id = moved.tenant_id and back.reverses_id = moved.entry_id
      and back.entry_date <= ${at})
  where payment.bank_account_id = ${accountId} and payment.check_number is not null and payment.paid_on <= ${at}`;

/** Checks written from a bank account: stale ones first, then outstanding ones. */
export async function writtenChecksOf(tx: Tx, accountId: string, at: string): Promise<WrittenChecks> {
  const staleAfterDays = await staleAfterDaysOf(tx);
  const its = sql`(select its.*, its.state = 'outstanding' and its.days_old > ${sql.lit(staleAfterDays)} as is_stale
    from (${standingChecks(accountId, at)}) its) its`;
  const { rows: checks } = await sql<WrittenCheck>`
    select * from ${its} order by is_stale desc, its.state = 'outstanding' desc, its.number desc limit ${sql.lit(maxListed)}`.execute(
    tx,
  );
  const { rows } = await sql<Sums>`
    select count(*) filter (where state = 'outstanding')::int as outstanding_checks,
      coalesce(sum(amount_minor) filter (where state = 'outstanding'), 0)::bigint as outstanding_minor,
      count(*) filter (where is_stale)::int as stale_checks,
      coalesce(sum(amount_minor) filter (where is_stale), 0)::bigint as stale_minor,
      count(*) filter (where state = 'stale-dated')::int as stale_dated_checks,
      coalesce(sum(amount_minor) filter (where state = 'stale-dated'), 0)::bigint as stale_dated_minor
    from ${its}`.execute(tx);
  const { outstandingChecks = 0, outstandingMinor = 0, staleChecks = 0, staleMinor = 0 } = rows[0] ?? {};
  const { staleDatedChecks = 0, staleDatedMinor = 0 } = rows[0] ?? {};
  return {
    at,
    outstanding: { checks: outstandingChecks, amountMinor: outstandingMinor },
    stale: { checks: staleChecks, amountMinor: staleMinor },
    staleDated: { checks: staleDatedChecks, amountMinor: staleDatedMinor },
    staleAfterDays,
    checks,
  };
}
