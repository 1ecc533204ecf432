import { cutTo } from '@courtyard/contract/primitives';
import { lateChargeSources } from '@courtyard/contract/accounting/receivables/collection/late-charge.values';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { addDays, laterDay } from '@courtyard/contract/days';
import { firstOpenDay, type NewEntry, post } from '../../../../../ledger';
import { lockUnits, unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { dayWord } from '../../../../../platform/notifications/kind';
import { todayOf } from '../../../../../platform/section/call-context';
import { type ClockContext, theClock } from '../../../../../platform/section/jobs/clock-context';
import { writeInvoices } from '../../invoice/billing/write-invoices';
import { takeInvoiceBack } from '../../invoice/invoice.service';
import { leftOfInvoice } from '../../invoice/left-of-invoice.sql';
import { ownerChart } from '../../owner-account/owner-chart';
import { takeChargesAway } from '../../statement/adjustment/write-off/post-forgiving';
import en from './late-charge.en.json';
import es from './late-charge.es.json';
import { chargesOn, type NewCharge, wrongCharges } from './late-charges.rules';
import { chargedTo, lateInstallments, latePolicies } from './late-charge.sql';

const messages = defineMessages({ en, es });

/** As many invoices as one transaction makes: with the credit that each may use they stay below what is posted at a time. */
const maxAtOnce = 30;

type Policies = Awaited<ReturnType<typeof latePolicies>>;

/** Keeps other processes from charging at the same time, until the commit. */
const holdPolicies = ({ tx }: ClockContext) =>
  tx.selectFrom('lateChargePolicy').select('id').orderBy('id').forUpdate().execute();

async function looked(
  context: ClockContext,
  policies: Policies,
  asked: { withHeld: boolean; propertyIds?: readonly string[] },
) {
  const [first] = policies;
  if (!first) return [];
  const today = todayOf(context);
  return lateInstallments(context.tx, { from: first.effectiveOn, today, ...asked });
}

/** What a charge is called on its invoice. */
export function describedAs({ kind, installment, throughOn }: NewCharge): Text {
  const { memo, dueOn } = installment;
  const [due, until] = [dayWord(dueOn), dayWord(throughOn ?? dueOn)];
  if (memo === null)
    return kind === 'late-fee' ? msg`Late fee: due ${due}` : msg`Interest: due ${due}, until ${until}`;
  const what = cutTo(memo, longestNamed);
  return kind === 'late-fee'
    ? msg`Late fee: ${what}, due ${due}`
    : msg`Interest: ${what}, due ${due}, until ${until}`;
}

/** The law or policy behind a charge with its arithmetic, as its invoice says it. */
function reasonOf(
  { kind, installment, throughOn, policyVersion }: NewCharge,
  { name, lateFee, interest }: Policies[number],
): Text {
  const law = lateChargeSources[name];
  const due = dayWord(installment.dueOn);
  if (kind === 'interest') {
    const rate = `${(interest?.millionthsPerYear ?? 0) / 10_000}%`;
    const until = dayWord(throughOn ?? installment.dueOn);
    return msg`${law}: ${rate} a year on the amount due ${due}, until ${until}. (${policyVersion})`;
  }
  const days = lateFee?.graceDays ?? 0;
  if (days === 0) return msg`${law}: due ${due} and not paid by then. (${policyVersion})`;
  const count = labelOf(messages, 'days', { count: days });
  return msg`${law}: due ${due} and not paid within ${count}. (${policyVersion})`;
}

/** Charges that make one invoice: a fee by itself, so that it can be taken back alone; the interest of a unit together. */
function invoicesOf(charges: readonly NewCharge[]): NewCharge[][] {
  const byInvoice = new Map<string, NewCharge[]>();
  for (const charge of charges) {
    const { kind, installment } = charge;
    const key = kind === 'late-fee' ? installment.id : installment.propertyId;
    byInvoice.set(`${kind} ${key}`, [...(byInvoice.get(`${kind} ${key}`) ?? []), charge]);
  }
  return [...byInvoice.values()];
}

const longestDescription = 200;
/** Of what a charge is for: room is left for its days. */
const longestNamed = 100;
const longestMemo = 1000;

/** Charges of those who own the units still: of a unit that was sold the next charge would begin the account of its buyers. */
async function ofOwners(
  { tx }: ClockContext,
  charges: readonly NewCharge[],
  on: string,
): Promise<NewCharge[]> {
  const ids = [...new Set(charges.map(({ installment }) => installment.propertyId))];
  const units = await unitsOn(tx, ids, on);
  return charges.filter(
    ({ installment: { propertyId, ledgerId } }) => units.get(propertyId)?.id === ledgerId,
  );
}

/** The units that are charged today. */
export async function unitsToCharge(context: ClockContext): Promise<string[]> {
  const policies = await latePolicies(context.tx);
  const today = todayOf(context);
  const charges = chargesOn(policies, await looked(context, policies, { withHeld: false }), today);
  const own = await ofOwners(context, charges, await firstOpenDay(context.tx, today));
  return [...new Set(own.map(({ installment }) => installment.propertyId))];
}

/**
 * Charges what is late today of units, as many invoices as go into one transaction, and posts them, last in it. Gives how many there
 * were.
 */
export async function chargeLate(context: ClockContext, propertyIds: readonly string[]): Promise<number> {
  const { tx, tenant } = context;
  await holdPolicies(context);
  const policies = await latePolicies(tx);
  const today = todayOf(context);
  const installments = await looked(context, policies, { withHeld: false, propertyIds });
  const charges = chargesOn(policies, installments, today);
  const issuedOn = await firstOpenDay(tx, today);
  const invoices = invoicesOf(await ofOwners(context, charges, issuedOn)).slice(0, maxAtOnce);
  if (invoices.length === 0) return 0;
  const chart = await ownerChart(tx);
  const accounts = chargedTo(policies, today);
  const entries: NewEntry[] = [];
  for (const own of invoices) {
    const [first] = own;
    if (!first) continue;
    const policyOf = (charge: NewCharge) => policies.find(({ version }) => version === charge.policyVersion);
    const lines = own.map((charge) => {
      const accountId = accounts[charge.kind] ?? '';
      return {
        serviceItemId: null,
        description: cutTo(context.translate(describedAs(charge)), longestDescription),
        accountId,
        fundId: chart.account(accountId)?.fundId ?? charge.installment.fundId,
        chargeType: charge.kind,
        amountMinor: charge.amountMinor,
      };
    });
    const sentences = own.flatMap((charge) => {
      const policy = policyOf(charge);
      return policy ? [context.translate(reasonOf(charge, policy))] : [];
    });
    const memo = cutTo(sentences.join(' '), longestMemo);
    const written = await writeInvoices(context, chart, {
      terms: { runId: null, issuedOn, dueOn: issuedOn, memo, lines },
      units: [
        { propertyId: first.installment.propertyId, linesMinor: lines.map(({ amountMinor }) => amountMinor) },
      ],
    });
    entries.push(...written.entries);
    const [invoice] = written.invoices;
    await tx
      .insertInto('lateCharge')
      .values(
        own.map(({ kind, installment, throughOn, amountMinor, policyVersion, sentence }) => ({
          tenantId: tenant.id,
          id: newId(),
          kind,
          installmentId: installment.id,
          invoiceId: invoice?.id ?? '',
          chargedOn: today,
          throughOn,
          amountMinor,
          policyVersion,
          sentence,
          takenBackOn: null,
        })),
      )
      .execute();
  }
  await post(tx, entries, theClock);
  return invoices.length;
}

/** Invoices of late charges that a receipt with an earlier date made wrong, or a hold that began before it was set, also while it lasts. */
export async function wrongInvoices(context: ClockContext): Promise<{ id: string; propertyId: string }[]> {
  const policies = await latePolicies(context.tx);
  const ids = wrongCharges(policies, await looked(context, policies, { withHeld: true }));
  if (ids.length === 0) return [];
  return context.tx
    .selectFrom('invoice')
    .select(['id', 'propertyId'])
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
}

/** Keeps what a person had forgiven of interest, line by line of its invoice. */
async function keepForgiven(tx: Tx, invoiceId: string, ofLines: readonly number[]): Promise<void> {
  // Written with the lines, in their order.
  const charges = await tx
    .selectFrom('lateCharge')
    .select(['id', 'kind'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('id')
    .execute();
  for (const [place, { id, kind }] of charges.entries()) {
    const forgivenMinor = ofLines[place] ?? 0;
    if (kind !== 'interest' || forgivenMinor === 0) continue;
    await tx.updateTable('lateCharge').set({ forgivenMinor }).where('id', '=', id).execute();
  }
}

/**
 * Takes an invoice of a late charge back that does not stand any more, last in the transaction: whole where nothing was applied to it, else
 * what is left of it by a credit memo, so that the owner has what was paid of it as credit.
 */
export async function takeBack(context: ClockContext, invoiceId: string): Promise<void> {
  const { tx } = context;
  await holdPolicies(context);
  const today = todayOf(context);
  const taken = await tx
    .updateTable('lateCharge')
    .set({ takenBackOn: today })
    .where('invoiceId', '=', invoiceId)
    .where('takenBackOn', 'is', null)
    .returning('id')
    .execute();
  if (taken.length === 0) return;
  const { propertyId } = await tx
    .selectFrom('invoice')
    .select('propertyId')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await lockUnits(tx, [propertyId]);
  const invoice = await tx
    .selectFrom('invoice')
    .select(['id', 'totalMinor', 'openMinor', 'issuedOn', 'voidedOn'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const { isUntouched, lines } = await leftOfInvoice(tx, invoice);
  // A person was before: what was voided or waived is not there any more.
  const isVoid = invoice.voidedOn !== null;
  await keepForgiven(
    tx,
    invoiceId,
    lines.map(({ amountMinor, leftMinor }) => (isVoid ? amountMinor : amountMinor - leftMinor)),
  );
  if (isVoid) return;
  const reason = context.translate(
    'This charge is no longer correct: a payment with an earlier date was recorded, or collections were paused.',
  );
  const on = laterDay(await firstOpenDay(tx, today), invoice.issuedOn);
  const acting = { ...context, actor: theClock };
  if (isUntouched) {
    await takeInvoiceBack(acting, invoiceId, { on, reason });
    return;
  }
  const left = lines.flatMap(({ itemId, leftMinor }) =>
    leftMinor > 0 ? [{ itemId, amountMinor: leftMinor }] : [],
  );
  if (left.length === 0) return;
  await takeChargesAway(acting, newId(), {
    kind: 'credit-memo',
    adjustedOn: on,
    reason,
    accountId: null,
    lines: left,
  });
}

/** The last whole month before a day. */
export function monthBefore(day: string): { from: string; until: string } {
  const until = addDays(`${day.slice(0, 8)}01`, -1);
  return { from: `${until.slice(0, 8)}01`, until };
}
