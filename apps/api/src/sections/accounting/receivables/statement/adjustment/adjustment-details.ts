import type {
  Adjustment,
  AdjustmentLine,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { notFound } from '../../../../../platform/http/problem';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { entriesOf, mentionOf } from '../../owner-account/document-entries.sql';
import { adjustmentQuery, summaryOf } from './list/adjustment.sql';

async function linesOf(tx: Tx, adjustmentId: string): Promise<AdjustmentLine[]> {
  const { rows } = await sql<AdjustmentLine>`
    select line.item_id as "itemId", coalesce(item.memo, '') as description, item.charge_type as "chargeType",
      jsonb_build_object('id', fund.id, 'name', fund.name) as fund,
      line.amount_minor as "amountMinor", line.credit_minor as "creditMinor",
      case when invoice.id is not null then jsonb_build_object('id', invoice.id, 'number', invoice.number) end as invoice
    from adjustment_line line
    join open_item item on item.tenant_id = line.tenant_id and item.id = line.item_id
    join fund on fund.tenant_id = item.tenant_id and fund.id = item.fund_id
    left join invoice on invoice.tenant_id = item.tenant_id
      and invoice.id = case when item.source_kind = 'invoice' then item.source_id::uuid end
    where line.adjustment_id = ${adjustmentId} order by line.position`.execute(tx);
  return rows;
}

/** Payments on a write-off that were not taken back. */
async function recoveriesOf(tx: Tx, adjustmentId: string): Promise<Adjustment['recoveries']> {
  const rows = await tx
    .selectFrom('adjustmentRecovery as recovery')
    .innerJoin('payment', (join) =>
      join.onRef('payment.tenantId', '=', 'recovery.tenantId').onRef('payment.id', '=', 'recovery.paymentId'),
    )
    .select(['payment.id as paymentId', 'payment.number', 'payment.receivedOn'])
    .select(sql<number>`sum(recovery.amount_minor)::bigint`.as('amountMinor'))
    .where('recovery.adjustmentId', '=', adjustmentId)
    .where('payment.endedAs', 'is', null)
    .groupBy(['payment.id', 'payment.number', 'payment.receivedOn'])
    .orderBy('payment.number')
    .execute();
  return rows;
}

/** Throws a Problem, 404. */
export async function getAdjustment(
  { tx }: Pick<ReadContext, 'tx'>,
  adjustmentId: string,
): Promise<Adjustment> {
  const row = await adjustmentQuery(tx)
    .leftJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'adjustment.tenantId')
        .onRef('account.id', '=', 'adjustment.accountId'),
    )
    .select(['adjustment.accountId', 'adjustment.method', 'adjustment.reference', 'adjustment.createdAt'])
    .select(['adjustment.voidedOn', 'adjustment.voidedBy', 'adjustment.voidReason', 'adjustment.keptMinor'])
    .select(sql<string>`account.code || ' ' || account.name`.as('accountName'))
    .where('adjustment.id', '=', adjustmentId)
    .executeTakeFirst();
  if (!row) throw notFound('adjustment');
  const { accountId, accountName, method, reference, keptMinor, createdAt, ...rest } = row;
  const { voidedOn, voidedBy, voidReason, ...summary } = rest;
  const entries = await entriesOf(tx, 'adjustment', adjustmentId);
  const [posted] = entries;
  const recoveries = await recoveriesOf(tx, adjustmentId);
  const recovered = recoveries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isOpen = summary.kind === 'write-off' && voidedOn === null;
  return {
    ...summaryOf(summary),
    lines: await linesOf(tx, adjustmentId),
    account: accountId === null ? null : { id: accountId, name: accountName },
    keptMinor,
    method,
    reference,
    recoveries,
    recoverableMinor: isOpen ? summary.amountMinor - recovered : 0,
    entries: entries.map(mentionOf),
    postedAt: posted?.postedAt ?? createdAt,
    postedBy: posted?.postedBy ?? '',
    approvedBy: posted?.approvedBy ?? null,
    voided: voidedOn === null ? null : { on: voidedOn, reason: voidReason ?? '', by: voidedBy ?? '' },
  };
}
