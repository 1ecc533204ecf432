import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import type {
  PaymentApplication,
  ReapplyInput,
} from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { sql } from 'kysely';
import { post, requireOpenDay } from '../../../../../ledger';
import { lockUnits } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Call } from '../../../../../platform/http/implement';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { petitionsOn } from '../../collection/collection-hold.sql';
import { brokenPlans } from '../../collection/plan/payment-plan.sql';
import { settle, type Settling, sumOf } from '../../owner-account/apply-credit.rules';
import { settleOpen } from '../../owner-account/invoice-open.sql';
import { type OpenCredit, openCredits } from '../../owner-account/open-charges.sql';
import { ownerChart } from '../../owner-account/owner-chart';
import { recoveredBy } from '../../owner-account/written-off.sql';
import { maxEntries } from '../../invoice/billing/write-invoices';
import { refundWaits } from '../../statement/adjustment/refund/waiting-refund.sql';
import { getPayment } from '../payment-details';
import { entriesToEnd, isMovedOn } from '../payment-parts.sql';
import { ordersInDefault } from '../policy/default-order.rules';
import { sourceInWords } from '../policy/policy.rules';
import { policiesOf, policyOn, type SetPolicy } from '../policy/policy.sql';
import { type ApplicableCharge, applicableCharges } from './applicable.sql';
import { type Change, freeByLedger, reapplicationEntries } from './reapply.rules';

type Reading = ReadContext & Pick<Call, 'translate'>;

/** Why a charge comes that a person chose: what the books keep of it. */
const chosenSentence = 'Applied to this charge manually.';

interface Applied {
  payment: Payment;
  charges: ApplicableCharge[];
  credits: OpenCredit[];
  free: ReadonlyMap<string, number>;
  /** By the order of the day that it came, by the charge. */
  byOrder: ReadonlyMap<string, Settling[]>;
  policy: SetPolicy;
  /** The law of the order where it binds. */
  law: Text | null;
}

/** Throws a Problem, 409, where what a payment settles is not free. */
async function requireFree(
  { tx }: ReadContext,
  { id, status, receivedOn }: Payment,
  { ledgerIds, today }: { ledgerIds: readonly string[]; today: string },
): Promise<void> {
  if (status !== 'received') throw conflict('payment-ended', 'This payment was already voided or returned.');
  if ((await recoveredBy(tx, id)).length > 0)
    throw conflict('recovers-write-off', 'This payment is a recovery of a write-off and can’t be reapplied.');
  if (await isMovedOn(tx, id))
    throw conflict(
      'payment-moved',
      'The credit from this payment was transferred to the buyer. Undo that transfer on the unit’s statement first.',
    );
  const waiting = await tx
    .selectFrom('paymentPart as part')
    .select('part.propertyId')
    .where('part.paymentId', '=', id)
    .where(refundWaits(sql.ref('part.propertyId')))
    .executeTakeFirst();
  if (waiting)
    throw conflict(
      'refund-waits',
      'A refund to these owners is pending approval. Decide it first, then reapply the payment.',
    );
  for (const day of new Set([receivedOn, today]))
    if ((await petitionsOn(tx, ledgerIds, day)).size > 0)
      throw conflict(
        'in-bankruptcy',
        'Payments from these owners can’t be reapplied because of a bankruptcy.',
      );
}

async function readApplied(context: Reading, paymentId: string): Promise<Applied> {
  const { tx, tenant } = context;
  const today = todayOf(context);
  const payment = await getPayment(context, paymentId);
  const parts = await tx
    .selectFrom('paymentPart')
    .select('unitLedgerId')
    .where('paymentId', '=', paymentId)
    .execute();
  const ledgerIds = parts.map(({ unitLedgerId }) => unitLedgerId);
  await requireFree(context, payment, { ledgerIds, today });
  const charges = await applicableCharges(tx, { paymentId, ledgerIds, on: today });
  const credits = [...(await openCredits(tx, ledgerIds, { paymentId })).values()].flat();
  const free = freeByLedger(charges, credits);
  const policies = await policiesOf(tx, tenant.id);
  const broken = await brokenPlans(tx, ledgerIds, payment.receivedOn);
  const byOrder = new Map<string, Settling[]>();
  for (const [ledgerId, amountMinor] of free) {
    const { settlings } = settle(
      broken.has(ledgerId) ? ordersInDefault(policies) : policies,
      { amountMinor, receivedOn: payment.receivedOn },
      charges.flatMap(({ openOn: _, ...charge }) =>
        charge.ledgerId === ledgerId && (charge.issuedOn <= payment.receivedOn || charge.appliedMinor > 0)
          ? [charge]
          : [],
      ),
    );
    for (const settling of settlings)
      byOrder.set(settling.charge.id, [...(byOrder.get(settling.charge.id) ?? []), settling]);
  }
  const policy = policyOn(policies, payment.receivedOn);
  // The order of Texas does not bind owners who broke their plan.
  const isLifted = policy.name === 'texas' && ledgerIds.every((id) => broken.has(id));
  const law = policy.name === 'neutral' || isLifted ? null : sourceInWords(policy);
  return { payment, charges, credits, free, byOrder, policy, law };
}

/** What a payment settles and could settle. Throws a Problem: 404, or 409 where it is not free. */
export async function getApplication(context: Reading, paymentId: string): Promise<PaymentApplication> {
  const { charges, free, byOrder, law } = await readApplied(context, paymentId);
  const units = [...free].flatMap(([ledgerId, amountMinor]) => {
    const property = charges.find((charge) => charge.ledgerId === ledgerId)?.property;
    return property ? [{ property, amountMinor }] : [];
  });
  return {
    charges: charges.map(({ id, property, invoice, description, fund, dueOn, openMinor, appliedMinor }) => ({
      itemId: id,
      property,
      invoice,
      description: description ?? '',
      fund,
      dueOn,
      openMinor,
      appliedMinor,
      byOrderMinor: sumOf(byOrder.get(id) ?? []),
    })),
    units,
    law: law === null ? null : context.translate(law),
  };
}

/** How much is to be applied to a charge: what is not named keeps what it has. */
function wantedBy(parts: ReapplyInput['parts']) {
  const named = new Map(parts.map(({ itemId, amountMinor }) => [itemId, amountMinor]));
  return ({ id, appliedMinor }: ApplicableCharge) => named.get(id) ?? appliedMinor;
}

/** What is wrong with amounts that were asked for, by field. */
function faultsOf(
  { charges, free, byOrder, law }: Applied,
  parts: ReapplyInput['parts'],
): Record<string, Text> {
  const faults: Record<string, Text> = {};
  const wantedOf = wantedBy(parts);
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  const named = new Set<string>();
  parts.forEach(({ itemId, amountMinor }, place) => {
    const charge = byId.get(itemId);
    const field = `parts.${place}.amountMinor`;
    if (!charge || named.has(itemId))
      faults[field] = 'This payment can’t be applied to this charge. Reload the page.';
    else if (amountMinor > charge.openMinor) faults[field] = 'This is more than the charge’s open balance.';
    else if (law !== null && amountMinor !== sumOf(byOrder.get(itemId) ?? []))
      faults[field] = msg`${law} sets the payment order. Apply the payment in that order.`;
    named.add(itemId);
  });
  // What is not named keeps what it has: that has to be the order too.
  if (law !== null && charges.some((charge) => wantedOf(charge) !== sumOf(byOrder.get(charge.id) ?? [])))
    faults['parts.0.amountMinor'] ??= msg`${law} sets the payment order. Apply the payment in that order.`;
  for (const [ledgerId, freeMinor] of free) {
    const own = charges.filter((charge) => charge.ledgerId === ledgerId);
    const place = parts.findIndex(({ itemId }) => own.some(({ id }) => id === itemId));
    const asked = own.reduce((all, charge) => all + wantedOf(charge), 0);
    if (asked > freeMinor && place !== -1)
      faults[`parts.${place}.amountMinor`] ??= 'The total is more than was paid for this unit.';
  }
  return faults;
}

/** What changes, each with its reason: of the order where it is what the order does, or that somebody chose it. */
function changesOf({ charges, byOrder, policy }: Applied, parts: ReapplyInput['parts']): Change[] {
  const wantedOf = wantedBy(parts);
  return charges.flatMap((charge) => {
    const amountMinor = wantedOf(charge);
    const byMinor = amountMinor - charge.appliedMinor;
    const ordered = byOrder.get(charge.id) ?? [];
    const [first] = ordered;
    const { policyVersion, sentence } =
      first && sumOf(ordered) === amountMinor
        ? first
        : { policyVersion: policy.version, sentence: chosenSentence };
    return byMinor === 0 ? [] : [{ charge, byMinor, policyVersion, sentence }];
  });
}

/**
 * Applies a payment otherwise, as of today. Throws a Problem: 404; 422 by field for amounts that cannot be; 409 where it is not free, or
 * nothing changes.
 */
export async function reapplyPayment(
  context: CallContext & Pick<Call, 'translate'>,
  paymentId: string,
  { parts, reason }: ReapplyInput,
): Promise<Payment> {
  const { tx, caller } = context;
  const today = todayOf(context);
  const seen = await getPayment(context, paymentId);
  await lockUnits(
    tx,
    seen.properties.map(({ id }) => id),
  );
  const applied = await readApplied(context, paymentId);
  const faults = faultsOf(applied, parts);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const changes = changesOf(applied, parts);
  if (changes.length === 0) throw conflict('nothing-to-apply', 'The payment is already applied this way.');
  await requireOpenDay(tx, today);
  const chart = await ownerChart(tx);
  const { payment, credits } = applied;
  const { entries, settlings } = reapplicationEntries(
    {
      chart,
      paymentId,
      fundId: chart.account(payment.depositTo.id)?.fundId ?? chart.operatingFund(),
      receivedOn: payment.receivedOn,
      today,
      reason,
      credits,
    },
    changes,
  );
  // All of it has to fit into the action that takes it back, with the bank's part of a deposit and a fee.
  if ((await entriesToEnd(tx, paymentId)).length + entries.length + 2 > maxEntries)
    throw conflict(
      'payment-used-too-often',
      'This payment is applied in too many parts to be reapplied. First void the newest invoices that used its credit.',
    );
  await settleOpen(tx, settlings);
  const movedMinor = changes.reduce((all, { byMinor }) => all + Math.max(0, -byMinor), 0);
  await recordChange(
    context,
    changeOf('payment.reapply', { payment: paymentId }, {}, { movedMinor, reason }),
  );
  await post(tx, entries, { id: caller.memberId, name: caller.displayName });
  return getPayment(context, paymentId);
}
