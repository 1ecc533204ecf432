import type { Payment, paymentRoutes } from '@courtyard/contract/accounting/receivables/payment/payment';
import { messagesIn } from '@courtyard/contract/messages';
import type { z } from 'zod';
import { type NewEntry, post } from '../../../../../ledger';
import { lockUnits, unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Call } from '../../../../../platform/http/implement';
import type { Tx } from '../../../../../platform/database/database';
import { msg } from '../../../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { dayWord } from '../../../../../platform/notifications/kind';
import { incomeFault } from '../../invoice/billing/invoice-lines.rules';
import { maxEntries, writeInvoices } from '../../invoice/billing/write-invoices';
import { changeOpen, changesOf } from '../../owner-account/invoice-open.sql';
import { ownerChart } from '../../owner-account/owner-chart';
import { recoveredBy, recoveredOf, refreshWrittenOff } from '../../owner-account/written-off.sql';
import { ownersWithAccounts, unitName } from '../../owner-account/unit-name.sql';
import { ownPage } from '../../invoice/invoice-notifications';
import { leftSince } from '../../statement/adjustment/write-off/left-since.sql';
import { backSince } from '../../deposit/deposited-payments.sql';
import { getPayment } from '../payment-details';
import { paymentMessages, paymentTakenBack } from '../payment-notifications';
import { creditUsedUntil, depositOf, entriesToEnd, isMovedOn, isRefunded } from '../payment-parts.sql';

type Context = CallContext & Pick<Call, 'translate'>;
type Ending = z.output<(typeof paymentRoutes.endPayment)['body']>;

function requireEndable({ status, receivedOn }: Payment, { as, on, feeMinor }: Ending, today: string): void {
  if (status !== 'received') throw conflict('payment-ended', 'This payment was already voided or returned.');
  if (on < receivedOn) throw invalid({ on: 'Choose the date the payment was received or later.' });
  if (on > today) throw invalid({ on: 'This date is in the future.' });
  if (as === 'void' && feeMinor > 0)
    throw invalid({ feeMinor: 'A fee can be charged only for a payment returned by the bank.' });
}

const usedTooOften = () =>
  conflict(
    'payment-used-too-often',
    'Too many invoices used the credit from this payment. Void the newest of them, then void the payment, and bill them again.',
  );

const refunded = () =>
  conflict(
    'payment-refunded',
    'The credit from this payment was refunded. Void the refund first, then the payment.',
  );

const movedOn = () =>
  conflict(
    'payment-moved',
    'The credit from this payment was transferred to the buyer. Undo that transfer on the unit’s statement first, then void the payment.',
  );

/** Throws a Problem, 422, for a day on which what the payment left as credit was used until later: it would be gone twice on the days between. */
async function requireCreditThere(tx: Tx, paymentId: string, on: string): Promise<void> {
  const until = await creditUsedUntil(tx, paymentId);
  if (until !== null && on < until)
    throw invalid({
      on: msg`Until ${dayWord(until)} the credit from this payment was in use. Choose that date or later.`,
    });
}

/** Throws a Problem, 409, where what the payment recovered was credited since: written off again, it would be gone twice. */
async function requireNotCredited(tx: Tx, paymentId: string, on: string): Promise<void> {
  const recovered = await recoveredOf(tx, paymentId);
  if (recovered.size === 0) return;
  const left = await leftSince(tx, [...recovered.keys()], on);
  if ([...recovered].some(([itemId, amountMinor]) => (left.get(itemId)?.leastMinor ?? 0) < amountMinor))
    throw conflict(
      'recovered-credited',
      'The amount this payment recovered has since been credited. Void that credit first, then void the payment on that date or later.',
    );
}

/**
 * Of a payment that was deposited with others, the bank takes its part of the deposit back: its receipt is taken back where the money
 * waited, and the bank brings it there. Throws a Problem, 409, for one that was recorded by mistake: its deposit is wrong, too.
 */
async function takenFromBank(
  tx: Tx,
  { id, amountMinor, depositTo }: Payment,
  { as, on }: Ending,
): Promise<NewEntry[]> {
  // Locked: nobody deposits it or takes its deposit back meanwhile.
  await tx.selectFrom('payment').select('id').where('id', '=', id).forUpdate().execute();
  const deposit = await depositOf(tx, id);
  if (deposit && as === 'void')
    throw conflict(
      'deposited',
      msg`This payment is in deposit ${String(deposit.number)}. Void the deposit first, then the payment.`,
    );
  // Before that day the bank did not have it; before one on which a deposit was taken back, it did not wait.
  const there = deposit?.depositedOn ?? (await backSince(tx, [id]));
  if (there !== null && on < there)
    throw invalid({
      on: msg`This payment was in a deposit on ${dayWord(there)}. Choose that date or later.`,
    });
  if (!deposit) return [];
  const chart = await ownerChart(tx);
  const fundOf = (accountId: string) => chart.account(accountId)?.fundId ?? chart.operatingFund();
  return [
    {
      key: `payment-return:${id}`,
      date: on,
      kind: 'return',
      source: { kind: 'payment', id },
      betweenFunds: true,
      lines: [
        { accountId: depositTo.id, fundId: fundOf(depositTo.id), amountMinor },
        {
          accountId: deposit.bankAccountId,
          fundId: fundOf(deposit.bankAccountId),
          amountMinor: -amountMinor,
        },
      ],
    },
  ];
}

/** The first of the units of a payment that is still of those who paid. Throws a Problem, 422: buyers owe no fee for the check of sellers. */
async function billedForReturn(tx: Tx, paymentId: string, on: string): Promise<string> {
  const parts = await tx
    .selectFrom('paymentPart')
    .select(['propertyId', 'unitLedgerId'])
    .where('paymentId', '=', paymentId)
    .orderBy('position')
    .execute();
  const ledgers = await unitsOn(
    tx,
    parts.map(({ propertyId }) => propertyId),
    on,
  );
  const still = parts.find(({ propertyId, unitLedgerId }) => ledgers.get(propertyId)?.id === unitLedgerId);
  if (still) return still.propertyId;
  throw invalid({
    feeMinor:
      'The payer no longer owns the unit, so the fee would be billed to the new owner. Leave it blank.',
  });
}

/** The invoice of the fee, to the first of the units. */
async function feeEntries(
  context: Context,
  payment: Payment,
  { on, feeMinor, feeAccountId }: Ending,
): Promise<NewEntry[]> {
  if (feeMinor === 0) return [];
  const { tx, tenant } = context;
  if (feeAccountId === null) throw invalid({ feeAccountId: 'Choose an income account for the fee.' });
  const chart = await ownerChart(tx);
  const fault = incomeFault(chart, feeAccountId);
  if (fault !== undefined) throw invalid({ feeAccountId: fault });
  const line = {
    serviceItemId: null,
    description: messagesIn(paymentMessages, tenant.language)('returned.fee'),
    accountId: feeAccountId,
    fundId: chart.account(feeAccountId)?.fundId ?? chart.operatingFund(),
    chargeType: 'other' as const,
    amountMinor: feeMinor,
  };
  const { entries } = await writeInvoices(context, chart, {
    terms: { runId: null, issuedOn: on, dueOn: on, memo: null, lines: [line] },
    units: [{ propertyId: await billedForReturn(tx, payment.id, on), linesMinor: [feeMinor] }],
    key: `payment:${payment.id}:fee`,
    // What this payment left to the credit of the unit is taken back at the same time.
    usesCredit: false,
  });
  return entries;
}

/** Those who own a unit are told of it; nobody of what former owners had paid. */
async function notifyOwners(context: Context, paymentId: string, as: Ending['as']): Promise<void> {
  const { tx, tenant, platform } = context;
  const today = todayOf(context);
  const parts = await tx
    .selectFrom('paymentPart')
    .innerJoin('property', 'property.id', 'paymentPart.propertyId')
    .select(['paymentPart.propertyId', 'unitLedgerId', 'amountMinor', unitName.as('unit')])
    .where('paymentId', '=', paymentId)
    .execute();
  const ids = parts.map(({ propertyId }) => propertyId);
  const ledgers = await unitsOn(tx, ids, today);
  const owners = await ownersWithAccounts(tx, ids, today);
  for (const { propertyId, unitLedgerId, unit, amountMinor } of parts) {
    const memberIds = owners.get(propertyId);
    if (!memberIds || ledgers.get(propertyId)?.id !== unitLedgerId) continue;
    await platform.notify(tx, paymentTakenBack, {
      tenant,
      parameters: { unit, amountMinor, currency: tenant.currency, as },
      link: ownPage,
      key: `${paymentId} ${propertyId}`,
      to: { memberIds },
    });
  }
}

/** Takes a payment back by reversals: what it settled is open again under its first due days. With a return, at most one fee. */
export async function endPayment(context: Context, paymentId: string, ending: Ending): Promise<Payment> {
  const { tx, caller } = context;
  const seen = await getPayment(context, paymentId);
  await lockUnits(
    tx,
    seen.properties.map(({ id }) => id),
  );
  const before = await getPayment(context, paymentId);
  const { as, on, reason, feeMinor } = ending;
  requireEndable(before, ending, todayOf(context));
  if (await isRefunded(tx, paymentId)) throw refunded();
  if (await isMovedOn(tx, paymentId)) throw movedOn();
  await requireCreditThere(tx, paymentId, on);
  await requireNotCredited(tx, paymentId, on);
  const taken = await takenFromBank(tx, before, ending);
  const standing = await entriesToEnd(tx, paymentId);
  if (standing.length + taken.length + Math.sign(feeMinor) > maxEntries) throw usedTooOften();
  await changeOpen(tx, changesOf(standing.flatMap(({ settled }) => settled)));
  await tx
    .updateTable('payment')
    .set({ endedAs: as, endedOn: on, endedBy: caller.displayName, endReason: reason })
    .where('id', '=', paymentId)
    .execute();
  await refreshWrittenOff(tx, await recoveredBy(tx, paymentId));
  await recordChange(
    context,
    changeOf(
      'payment.end',
      { payment: paymentId },
      { status: 'received' },
      { status: as, on, reason, ...(feeMinor > 0 && { feeMinor }) },
    ),
  );
  const fee = await feeEntries(context, before, ending);
  await notifyOwners(context, paymentId, as);
  const source = { kind: 'payment', id: paymentId };
  const back = standing.map(({ id, date }) => ({
    key: `payment-end:${id}`,
    date: date > on ? date : on,
    reverses: id,
    isAtBank: as === 'returned',
    source,
    memo: reason,
  }));
  await post(tx, [...back, ...taken, ...fee], { id: caller.memberId, name: caller.displayName });
  return getPayment(context, paymentId);
}
