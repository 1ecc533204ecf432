import type { Payment, PaymentInput } from '@courtyard/contract/accounting/receivables/payment/payment';
import { type NewEntry, post } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Call } from '../../../../../platform/http/implement';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { ownPage } from '../../invoice/invoice-notifications';
import { takeNumbers } from '../../owner-account/document-number.sql';
import { settleOpen } from '../../owner-account/invoice-open.sql';
import { ownersWithAccounts } from '../../owner-account/unit-name.sql';
import { queueReceipt } from '../../letter/receipt/send-receipt.service';
import { getPayment } from '../payment-details';
import { paymentRecorded } from '../payment-notifications';
import { type PlannedPayment, planPayment } from './plan-payment';
import { receiptEntries } from './receipt.rules';

async function store(
  { tx, tenant, platform }: CallContext,
  id: string,
  { parts: _, ...input }: PaymentInput,
  { amountMinor, parts }: PlannedPayment,
): Promise<number> {
  const number = await takeNumbers(tx, tenant.id, 'payment', 1);
  const creditMinor = parts.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  await tx
    .insertInto('payment')
    .values({
      ...input,
      tenantId: tenant.id,
      id,
      number,
      amountMinor,
      creditMinor,
      depositId: null,
      endedAs: null,
      endedOn: null,
      endedBy: null,
      endReason: null,
      createdAt: platform.clock(),
    })
    .execute();
  await tx
    .insertInto('paymentPart')
    .values(
      parts.map(({ propertyId, ledgerId, amountMinor: ofPart }, position) => ({
        tenantId: tenant.id,
        paymentId: id,
        position,
        propertyId,
        unitLedgerId: ledgerId ?? '',
        amountMinor: ofPart,
      })),
    )
    .execute();
  return number;
}

/** Those who own a unit are told of what was paid for it; nobody of what former owners paid. */
async function notifyOwners(
  context: CallContext,
  id: string,
  { parts: planned }: PlannedPayment,
  former: ReadonlySet<string>,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const parts = planned.filter(({ propertyId }) => !former.has(propertyId));
  const ids = parts.map(({ propertyId }) => propertyId);
  const owners = await ownersWithAccounts(tx, ids, todayOf(context));
  for (const { propertyId, name: unit, amountMinor } of parts) {
    const memberIds = owners.get(propertyId);
    if (!memberIds) continue;
    await platform.notify(tx, paymentRecorded, {
      tenant,
      parameters: { unit, amountMinor, currency: tenant.currency },
      link: ownPage,
      key: `${id} ${propertyId}`,
      to: { memberIds },
    });
  }
}

interface Recording {
  id: string;
  /** Posted before it, as what it settles is owed again. */
  before?: readonly NewEntry[];
  /** What refers to it. */
  afterStored?: () => Promise<void>;
  /** What follows from it. */
  afterRecorded?: () => Promise<void>;
}

/** Records a payment as it was planned, and posts it, last. */
export async function recordPlanned(
  context: CallContext & Pick<Call, 'translate'>,
  input: PaymentInput,
  plan: PlannedPayment,
  { id, before = [], afterStored, afterRecorded }: Recording,
): Promise<Payment> {
  const { tx, caller } = context;
  const number = await store(context, id, input, plan);
  await afterStored?.();
  const settlings = plan.parts.flatMap((part) => part.settlings);
  await settleOpen(tx, settlings);
  const { receivedOn, method, reference, payer, depositToId } = input;
  const { amountMinor, parts, chart } = plan;
  await recordChange(
    context,
    changeOf(
      'payment.record',
      { payment: id },
      {},
      {
        number,
        receivedOn,
        method,
        reference,
        payer,
        depositTo: chart.account(depositToId)?.name,
        amountMinor,
        properties: parts.map(({ name }) => name),
      },
    ),
  );
  const former = input.parts.filter(({ ledgerId }) => ledgerId !== null);
  await notifyOwners(context, id, plan, new Set(former.map(({ propertyId }) => propertyId)));
  await afterRecorded?.();
  const memo = input.memo ?? reference ?? payer;
  await post(tx, [...before, ...receiptEntries(plan, { id, receivedOn, depositToId, memo })], {
    id: caller.memberId,
    name: caller.displayName,
  });
  return getPayment(context, id);
}

/**
 * Records a payment: it settles what is open by the order of the day that it came, and what is left stays to the credit of its units.
 * With `sendsReceipt`, those on whose account it is get a receipt where they have an address.
 */
export async function recordPayment(
  context: CallContext & Pick<Call, 'translate'>,
  { sendsReceipt, ...input }: PaymentInput & { sendsReceipt: boolean },
): Promise<Payment> {
  const plan = await planPayment(context, input, { isRecorded: true });
  const id = newId();
  return recordPlanned(context, input, plan, {
    id,
    ...(sendsReceipt && {
      async afterRecorded() {
        await queueReceipt(context, id);
      },
    }),
  });
}
