import type { RecoveryInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { sql } from 'kysely';
import { type NewEntry } from '../../../../../ledger';
import { lockUnits, unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import type { Call } from '../../../../../platform/http/implement';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { changeOpen, changesOf } from '../../owner-account/invoice-open.sql';
import { isDeposit, type OpenCharge } from '../../owner-account/open-charges.sql';
import { refreshWrittenOff } from '../../owner-account/written-off.sql';
import { depositFund } from '../../payment/recording/plan-payment';
import { recordPlanned } from '../../payment/recording/record-payment.service';
import { ownerChart } from '../../owner-account/owner-chart';
import { policiesOf } from '../../payment/policy/policy.sql';
import { getAdjustment } from './adjustment-details';
import { wasTakenSince } from './write-off/left-since.sql';

/** What of each charge was written off by it and not recovered yet, as a charge that is open. */
async function writtenOff(tx: Tx, adjustmentId: string): Promise<(OpenCharge & { expenseId: string })[]> {
  const { rows } = await sql<OpenCharge & { expenseId: string }>`
    select item.id, item.unit_ledger_id as "ledgerId", item.account_id as "accountId", item.fund_id as "fundId",
      item.charge_type as "chargeType", item.issued_on as "issuedOn", item.due_on as "dueOn", item.memo as description,
      case when item.source_kind = 'invoice' then item.source_id end as "invoiceId", adjustment.account_id as "expenseId",
      ${isDeposit('item')} as "isDeposit",
      line.amount_minor - coalesce((select sum(again.amount_minor) from adjustment_recovery again
        join payment on payment.tenant_id = again.tenant_id and payment.id = again.payment_id
        where again.tenant_id = line.tenant_id and again.adjustment_id = line.adjustment_id and again.item_id = line.item_id
          and payment.ended_as is null), 0)::bigint as "openMinor"
    from adjustment_line line
    join adjustment on adjustment.tenant_id = line.tenant_id and adjustment.id = line.adjustment_id
    join open_item item on item.tenant_id = line.tenant_id and item.id = line.item_id
    where line.adjustment_id = ${adjustmentId} order by line.position`.execute(tx);
  return rows;
}

const sentence = 'Recovery of a write-off.';

/**
 * Records a payment on what was written off: as much of the charges is owed again on its day, the expense is less by it, and the
 * payment settles just that. Taken back, the payment takes this along.
 */
export async function recoverAdjustment(
  context: CallContext & Pick<Call, 'translate'>,
  adjustmentId: string,
  { amountMinor, ...input }: RecoveryInput,
): Promise<Payment> {
  const { tx, tenant } = context;
  const seen = await getAdjustment(context, adjustmentId);
  await lockUnits(tx, [seen.property.id]);
  const { kind, status, adjustedOn, property, recoverableMinor } = await getAdjustment(context, adjustmentId);
  if (kind !== 'write-off' || status === 'void')
    throw conflict('not-recoverable', 'Only write-offs can be recovered.');
  if (input.receivedOn < adjustedOn || input.receivedOn > todayOf(context))
    throw invalid({ receivedOn: 'Choose a date from the write-off date through today.' });
  if (amountMinor > recoverableMinor)
    throw invalid({ amountMinor: 'This is more than the amount left to recover.' });
  const chart = await ownerChart(tx);
  const fundId = depositFund(chart, input.depositToId);
  let left = amountMinor;
  const parts = (await writtenOff(tx, adjustmentId)).flatMap(({ expenseId, ...charge }) => {
    const part = Math.min(left, charge.openMinor);
    left -= part;
    return part > 0 ? [{ charge, expenseId, amountMinor: part }] : [];
  });
  const ofItems = parts.map(({ charge, amountMinor: part }) => ({ itemId: charge.id, amountMinor: part }));
  if (!(await wasTakenSince(tx, ofItems, input.receivedOn)))
    throw invalid({
      receivedOn: 'It was already recovered on that date, by a payment reversed later. Choose a later date.',
    });
  const paymentId = newId();
  const again: NewEntry = {
    key: `recovery:${paymentId}`,
    date: input.receivedOn,
    kind: 'recovery',
    source: { kind: 'payment', id: paymentId },
    memo: input.memo,
    lines: parts.flatMap(({ charge, expenseId, amountMinor: part }) => [
      { accountId: charge.accountId, fundId: charge.fundId, amountMinor: part, itemId: charge.id },
      {
        accountId: expenseId,
        fundId: charge.fundId,
        amountMinor: -part,
        party: { kind: 'unit' as const, id: charge.ledgerId },
      },
    ]),
  };
  await changeOpen(
    tx,
    changesOf(
      parts.map(({ charge, amountMinor: part }) => ({ invoiceId: charge.invoiceId, amountMinor: part })),
    ),
  );
  const settlings = parts.map(({ charge, amountMinor: part }) => ({
    charge,
    amountMinor: part,
    policyVersion: 'recovery',
    sentence,
    appliedOn: input.receivedOn,
  }));
  const ledgerId = parts[0]?.charge.ledgerId ?? '';
  const owning = (await unitsOn(tx, [property.id], todayOf(context))).get(property.id);
  await recordChange(
    context,
    changeOf('adjustment.recover', { adjustment: adjustmentId }, {}, { amountMinor }),
  );
  return recordPlanned(
    context,
    {
      ...input,
      parts: [
        {
          propertyId: property.id,
          // Who bought the unit is not told what those who sold it paid.
          ledgerId: owning?.id === ledgerId ? null : ledgerId,
          depositInvoiceId: null,
          isBeforePetition: false,
          amountMinor,
        },
      ],
    },
    {
      chart,
      policies: await policiesOf(tx, tenant.id),
      fundId,
      amountMinor,
      parts: [
        {
          propertyId: property.id,
          name: property.name,
          ledgerId,
          amountMinor,
          settlings,
          leftMinor: 0,
          deposits: [],
          petition: null,
        },
      ],
    },
    {
      id: paymentId,
      before: [again],
      afterStored: async () => {
        await tx
          .insertInto('adjustmentRecovery')
          .values(ofItems.map((part) => ({ tenantId: tenant.id, adjustmentId, paymentId, ...part })))
          .execute();
        await refreshWrittenOff(tx, [adjustmentId]);
      },
    },
  );
}
