import { id } from '@courtyard/contract';
import {
  type PaidOrWaiting,
  type VendorPaymentInput,
  vendorPaymentInput,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import type { Tx } from '../../../../../platform/database/database';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { longDay } from '../../../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalContext,
  type ApprovalContent,
  defineApproval,
} from '../../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../../platform/tenancy/approvals/request-approval';
import { summedFrom } from '../../../../../platform/tenancy/approvals/rules/weighing/weighed-amount';
import {
  kindsByReserve,
  reserveRule,
} from '../../../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { reservesInWords } from '../../../reserve/reserves-in-words';
import { vendorUrl } from '../../vendor/vendor-search';
import { lockBills } from '../queries/bill-open.sql';
import { earlierPayments } from '../queries/earlier-amounts.sql';
import { payableBills } from './payable-bills.sql';
import { type PlannedPayment, planPayments, sumOf } from './plan-payments';
import { recordPayments } from './record-payments';
import { getVendorPayment } from './vendor-payment-details';
import { payeeMembers, requireOthersBills } from '../commands/payee';
import en from './vendor-payment.en.json';
import es from './vendor-payment.es.json';

const messages = defineMessages({ en, es });

const parameters = z.object({
  vendorId: id,
  vendor: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  bankAccount: z.string(),
  input: vendorPaymentInput,
  /** The bills that it pays, and how much of each; of a credit it is negative. */
  bills: z.array(z.object({ number: z.string(), amountMinor: z.int() })),
  /** The reserve funds that it takes from. */
  reserves: z.array(z.string()).default([]),
});

type Parameters = z.output<typeof parameters>;

function inWords(t: TranslateOf<typeof messages>, given: Parameters, language: Language): ApprovalContent {
  const { vendor, amountMinor, currency, bankAccount, input, bills, reserves } = given;
  const labels = vendorPaymentLabels;
  const money = (minor: number) => formatMoney(minor, currency, { language });
  return {
    title: t('title', { vendor, amount: money(amountMinor) }),
    changes: [
      { field: labels.paidOn[language], before: null, after: longDay(input.paidOn, language) },
      { field: labels.bankAccount[language], before: null, after: bankAccount },
      ...reservesInWords(language, reserves),
      { field: labels.method[language], before: null, after: labels[`method.${input.method}`][language] },
      ...bills.map((bill) => ({ field: bill.number, before: null, after: money(bill.amountMinor) })),
    ],
  };
}

const billIdsOf = ({ parts }: VendorPaymentInput) => parts.map(({ billId }) => billId);

/** What is open of the bills that are paid: paid or voided meanwhile, it is another payment. */
async function openOf(tx: Tx, input: VendorPaymentInput): Promise<string | null> {
  const rows = await tx
    .selectFrom('bill')
    .select(['id', 'openMinor'])
    .where('id', 'in', billIdsOf(input))
    .orderBy('id')
    .execute();
  return rows.some(({ openMinor }) => openMinor === 0)
    ? null
    : rows.map((row) => `${row.id}:${row.openMinor}`).join(' ');
}

/** Both kinds of payments wait and are carried out alike: they differ in who decides, and from which amount on. */
const waitingPayment = (kind: Pick<AnyApprovalKind, 'name' | 'label' | 'limits'>) =>
  defineApproval({
    ...kind,
    asking: 'Bill Pay',
    deciding: 'Bill Approve',
    ruled: 'amounts',
    earlierToPayee: async (context, { recordId: vendorId, from }) =>
      sumOf(await earlierPayments(context, [vendorId], { from })),
    parameters,
    messages,
    content: inWords,
    fingerprint: ({ tx }, { input }) => openOf(tx, input),
    // Nobody approves what they are paid.
    writers: ({ tx }, { vendorId }) => payeeMembers(tx, [vendorId]),
    carryOut: async (context, { input }) => {
      await lockBills(context.tx, billIdsOf(input));
      const { payments } = await planPayments(context, input, () => false);
      await recordPayments(context, input, payments, context.approvedBy);
    },
  });

/** A payment of an amount that takes a second person: from $5,000.00 on, where a community has set nothing else. */
export const vendorPaymentApproval = waitingPayment({
  name: 'accounting.vendor-payment',
  label: labelOf(messages, 'label'),
  limits: [{ fromMinor: 500_000, deciders: 1 }],
});

/** A payment that takes money from a reserve fund. The rule of whatever leaves one is set here. */
export const reservePaymentApproval = waitingPayment({
  name: reserveRule.rule,
  label: labelOf(messages, 'reserve.label'),
  limits: reserveRule.limits,
});

type Weighed = Pick<PlannedPayment, 'vendor' | 'amountMinor' | 'reserves'>;

/** As which kind a payment waits, with what its vendor got before where the rule adds that up; credits alone take no money from anywhere. */
async function kindFor(context: ReadContext, input: VendorPaymentInput) {
  const { tx } = context;
  const kinds = { standard: vendorPaymentApproval, ofReserve: reservePaymentApproval };
  const kindOf = await kindsByReserve(tx, kinds, async (sumDays) => {
    const bills = [...(await payableBills(tx, billIdsOf(input))).values()];
    const vendorIds = [...new Set(bills.map(({ vendor }) => vendor.id))];
    const earlier = await earlierPayments(context, vendorIds, { from: summedFrom(context, sumDays) });
    return ({ vendor }: Weighed) => sumOf(earlier.filter(({ vendorId }) => vendorId === vendor.id));
  });
  return (payment: Weighed) => (payment.amountMinor <= 0 ? null : kindOf(payment));
}

/** Whether a payment takes a second person in the community. */
export async function secondPersonOf(
  context: ReadContext,
  input: VendorPaymentInput,
): Promise<(payment: Weighed) => boolean> {
  const kindOf = await kindFor(context, input);
  return (payment) => kindOf(payment) !== null;
}

/** Has the payment of one vendor wait. It is about the vendor: no second one waits beside it. */
function ask(
  context: ApprovalContext,
  input: VendorPaymentInput,
  { vendor, amountMinor, parts, reserves }: PlannedPayment,
  { as, bankAccount }: { as: typeof vendorPaymentApproval; bankAccount: string },
): Promise<string | null> {
  const { currency } = context.tenant;
  const ofVendor = {
    ...input,
    checkNumber: null,
    parts: parts.map(({ bill, amountMinor: ofBill }) => ({ billId: bill.id, amountMinor: ofBill })),
  };
  const bills = parts.map(({ bill: { kind, number }, amountMinor: ofBill }) => ({
    number,
    amountMinor: kind === 'credit' ? -ofBill : ofBill,
  }));
  return requestApproval(context, as, {
    parameters: {
      vendorId: vendor.id,
      vendor: vendor.name,
      amountMinor,
      currency,
      bankAccount,
      input: ofVendor,
      bills,
      reserves: [...reserves],
    },
    about: { record: 'vendor', recordId: vendor.id, link: vendorUrl(vendor.id) },
    amount: { minor: amountMinor, currency },
  });
}

/** Pays bills, one payment for each vendor, or has those wait that take a second person. */
export async function payOrAsk(context: ApprovalContext, input: VendorPaymentInput): Promise<PaidOrWaiting> {
  const { tx } = context;
  await lockBills(tx, billIdsOf(input));
  const kindOf = await kindFor(context, input);
  const { chart, payments } = await planPayments(context, input, (payment) => kindOf(payment) !== null);
  await requireOthersBills(
    context,
    payments.map(({ vendor }) => vendor.id),
  );
  const account = chart.account(input.bankAccountId);
  const approvalIds: string[] = [];
  const now: PlannedPayment[] = [];
  for (const payment of payments) {
    const kind = kindOf(payment);
    const approvalId =
      kind === null
        ? null
        : await ask(context, input, payment, { as: kind, bankAccount: `${account?.code} ${account?.name}` });
    if (approvalId === null) now.push(payment);
    else approvalIds.push(approvalId);
  }
  const ids = await recordPayments(context, input, now);
  return {
    payments: await Promise.all(ids.map((paymentId) => getVendorPayment(context, paymentId))),
    approvalIds,
  };
}
