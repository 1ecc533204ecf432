import type { UnitAccount } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { everyAccount } from './unit-account.sql';

export interface DelinquentAccount extends UnitAccount {
  dueSince: string;
  /** Late fees, interest, collection costs and attorney fees that are open. */
  feesMinor: number;
  lastPayment: { receivedOn: string; amountMinor: number } | null;
}

interface LastPayment {
  ledgerId: string;
  receivedOn: string;
  amountMinor: number;
}

/** The last payment that stood at the end of a day, of each of some units’ ledgers. */
async function lastPayments(tx: Tx, rows: readonly UnitAccount[], at: string): Promise<LastPayment[]> {
  const found = await sql<LastPayment>`
    select distinct on (part.unit_ledger_id) part.unit_ledger_id as ledger_id, payment.received_on, part.amount_minor
    from payment_part part
    join payment on payment.tenant_id = part.tenant_id and payment.id = part.payment_id
    where part.property_id = any (${rows.map(({ property }) => property.id)}::uuid[])
      and part.unit_ledger_id = any (${rows.map(({ id }) => id)}::uuid[])
      and payment.received_on <= ${at} and (payment.ended_on is null or payment.ended_on > ${at})
    order by part.unit_ledger_id, payment.received_on desc, payment.number desc`.execute(tx);
  return found.rows;
}

/** What of open charges is for being late, at the end of a day, by ledger. */
async function openFees(tx: Tx, ledgerIds: readonly string[], at: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ ledgerId: string; amountMinor: number }>`
    select item.party_id as ledger_id, sum(line.amount)::bigint as amount_minor
    from open_item item
    join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_date <= ${at}
    where item.party_kind = 'unit' and item.party_id = any (${ledgerIds}::uuid[]) and item.control = 'receivable'
      and item.charge_type in ('late-fee', 'interest', 'collection', 'attorney')
    group by item.party_id`.execute(tx);
  return new Map(rows.map(({ ledgerId, amountMinor }) => [ledgerId, amountMinor]));
}

/** Accounts of units with charges past due at the end of a day, the oldest due date first. */
export async function delinquentAccounts(context: ReadingContext, at: string): Promise<DelinquentAccount[]> {
  const aging: ('to30' | 'to60' | 'to90' | 'over90')[] = ['to30', 'to60', 'to90', 'over90'];
  const rows: (UnitAccount & { dueSince: string })[] = [];
  for await (const { dueSince, ...row } of everyAccount(context, { at, aging, sort: 'dueSince' }))
    if (dueSince !== null) rows.push({ ...row, dueSince });
  if (rows.length === 0) return [];
  const paid = new Map((await lastPayments(context.tx, rows, at)).map((last) => [last.ledgerId, last]));
  const fees = await openFees(
    context.tx,
    rows.map(({ id }) => id),
    at,
  );
  return rows.map((row) => {
    const { receivedOn, amountMinor } = paid.get(row.id) ?? {};
    return {
      ...row,
      feesMinor: fees.get(row.id) ?? 0,
      lastPayment: receivedOn === undefined || amountMinor === undefined ? null : { receivedOn, amountMinor },
    };
  });
}
