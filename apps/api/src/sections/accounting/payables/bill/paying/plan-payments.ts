import type { VendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { type NewEntry, openSince, requireOpenDay } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { invalid } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { type OwnerChart, ownerChart } from '../../../receivables/owner-account/owner-chart';
import { nextCheckNumber, type PayableBill, payableBills, writtenCheck } from './payable-bills.sql';
import { applicationsOf, inOrder, paymentLines } from './settle-bills.rules';

export interface PlannedPart {
  bill: PayableBill;
  /** Above zero, of a credit too. */
  amountMinor: number;
}

/** What one vendor gets. */
export interface PlannedPayment {
  vendor: PayableBill['vendor'];
  parts: PlannedPart[];
  /** From the bank, negative for what the vendor pays back; and of credits. */
  amountMinor: number;
  creditMinor: number;
  checkNumber: number | null;
  /** The reserve funds that money leaves by it: of the bank account, and of what it pays from another fund's. */
  reserves: readonly string[];
  /** A second person approves it before it is paid. */
  waits: boolean;
  entry: Pick<NewEntry, 'date' | 'kind' | 'lines' | 'applications' | 'betweenFunds'>;
}

function bankFault(chart: OwnerChart, accountId: string): Text | undefined {
  const account = chart.account(accountId);
  if (!account) return 'There is no such account.';
  if (account.archivedAt !== null) return 'This account is archived.';
  if (account.purpose === 'bank') return undefined;
  const name = `${account.code} ${account.name}`;
  return msg`${name} isn’t a bank account. Choose a bank account.`;
}

/** What keeps a bill, or so much of it, from being paid on that day; undefined where nothing does. */
function partFault(
  bill: PayableBill | undefined,
  amountMinor: number,
  paidOn: string,
): readonly ['billId' | 'amountMinor', Text] | undefined {
  if (!bill) return ['billId', 'Bill not found.'];
  if (bill.status === 'waiting' || bill.status === 'draft')
    return ['billId', 'This bill is not approved yet.'];
  if (bill.openMinor === 0) return ['billId', 'This bill has no balance due.'];
  if (bill.billedOn > paidOn) return ['billId', 'This bill is dated after the payment.'];
  if (amountMinor > bill.openMinor) return ['amountMinor', 'This is more than its balance due.'];
  if (amountMinor > sumOf(bill.items.map((item) => ({ amountMinor: item.openMinor }))))
    return [
      'amountMinor',
      'Its balance due was lower on the payment date, because an earlier payment was reversed later. Choose a later payment date.',
    ];
  return undefined;
}

/** Bills with what could be settled of their lines as of a day: what came back later was settled on it. */
async function settleableOn(
  tx: Tx,
  bills: ReadonlyMap<string, PayableBill>,
  day: string,
): Promise<ReadonlyMap<string, PayableBill>> {
  const ids = [...bills.values()].flatMap(({ items }) => items.map(({ id }) => id));
  const since = await openSince(tx, ids, day);
  const rows = [...bills.values()].map((bill) => ({
    ...bill,
    items: bill.items.map((item) => ({ ...item, openMinor: since.get(item.id) ?? 0 })),
  }));
  return new Map(rows.map((bill) => [bill.id, bill]));
}

type Parts = readonly { bill: PayableBill; amountMinor: number; place: number }[];

function soundParts(
  { parts, paidOn, isRefund }: VendorPaymentInput,
  bills: ReadonlyMap<string, PayableBill>,
): Parts {
  const faults: Record<string, Text> = {};
  const sound = parts.flatMap(({ billId, amountMinor }, place) => {
    const bill = bills.get(billId);
    const isBillOfRefund = isRefund && bill?.kind === 'bill';
    const isTwice = parts.findIndex((part) => part.billId === billId) < place;
    const [field, text] = isTwice
      ? (['billId', 'This bill is listed twice.'] as const)
      : isBillOfRefund
        ? (['billId', 'Refunds apply to credits only. Remove the bills.'] as const)
        : (partFault(bill, amountMinor, paidOn) ?? []);
    if (field !== undefined && text !== undefined) faults[`parts.${place}.${field}`] = text;
    return bill ? [{ bill, amountMinor, place }] : [];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return sound;
}

function byVendor(parts: Parts): Parts[] {
  const groups = new Map<string, Parts[number][]>();
  for (const part of parts)
    groups.set(part.bill.vendor.id, [...(groups.get(part.bill.vendor.id) ?? []), part]);
  return [...groups.values()];
}

export const sumOf = (parts: readonly { amountMinor: number }[]) =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const entryKindOf = (fromBankMinor: number): NewEntry['kind'] => {
  if (fromBankMinor === 0) return 'application';
  return fromBankMinor > 0 ? 'payment' : 'refund';
};

function entryOf(
  parts: Parts,
  { paidOn, bankAccountId }: VendorPaymentInput,
  bank: { fundId: string; amountMinor: number },
): PlannedPayment['entry'] {
  const settled = (kind: PayableBill['kind']) =>
    parts
      .filter(({ bill }) => bill.kind === kind)
      .flatMap(({ bill, amountMinor }) => inOrder(bill.items, amountMinor));
  const [bills, credits] = [settled('bill'), settled('credit')];
  const lines = paymentLines(bills, credits, { accountId: bankAccountId, ...bank });
  return {
    date: paidOn,
    kind: entryKindOf(bank.amountMinor),
    lines,
    applications: applicationsOf(bills, credits),
    // The accounts of due-to and due-from are looked for only where there is something between funds.
    betweenFunds: new Set(lines.map(({ fundId }) => fundId)).size > 1,
  };
}

/** Of funds, the names of those that are reserves, each once. */
const reservesOf = (chart: OwnerChart, fundIds: readonly string[]): string[] =>
  [...new Set(fundIds)].flatMap((id) => {
    const fund = chart.fund(id);
    return fund?.kind === 'reserve' ? [fund.name] : [];
  });

/** The numbers of the checks that are written now, one for each in its order; those that wait get theirs when they are paid. */
async function withChecks(
  tx: Tx,
  payments: readonly PlannedPayment[],
  { method, bankAccountId, checkNumber: first }: VendorPaymentInput,
): Promise<PlannedPayment[]> {
  const isWritten = ({ waits, amountMinor }: PlannedPayment) => !waits && amountMinor > 0;
  const count = payments.filter(isWritten).length;
  if (method !== 'check' || count === 0) return [...payments];
  let next = first ?? (await nextCheckNumber(tx, bankAccountId));
  const taken = await writtenCheck(tx, bankAccountId, next, count);
  if (taken !== undefined)
    throw invalid({
      checkNumber: msg`Check ${String(taken)} was already issued. Check numbers can’t be reused.`,
    });
  return payments.map((payment) => (isWritten(payment) ? { ...payment, checkNumber: next++ } : payment));
}

/**
 * What bills are paid by which payment, one for each vendor. Throws a Problem: 422 by field for what is wrong with it, 409 for a day of
 * a closed month. To record it, the bills are locked before.
 */
export async function planPayments(
  context: ReadContext,
  input: VendorPaymentInput,
  /** Whether a payment takes a second person. */
  takesSecond: (payment: Pick<PlannedPayment, 'vendor' | 'amountMinor' | 'reserves'>) => boolean,
): Promise<{ chart: OwnerChart; payments: PlannedPayment[] }> {
  const { tx } = context;
  const chart = await ownerChart(tx);
  const fault = bankFault(chart, input.bankAccountId);
  if (fault !== undefined) throw invalid({ bankAccountId: fault });
  if (input.paidOn > todayOf(context)) throw invalid({ paidOn: 'This date is in the future.' });
  await requireOpenDay(tx, input.paidOn);
  const ids = input.parts.map(({ billId }) => billId);
  const bills = await settleableOn(tx, await payableBills(tx, ids), input.paidOn);
  const fundId = chart.account(input.bankAccountId)?.fundId ?? chart.operatingFund();
  const payments = byVendor(soundParts(input, bills)).map((parts): PlannedPayment => {
    const creditMinor = sumOf(parts.filter(({ bill }) => bill.kind === 'credit'));
    const amountMinor = sumOf(parts.filter(({ bill }) => bill.kind === 'bill')) - creditMinor;
    if (amountMinor < 0 && !input.isRefund) {
      const place = parts.findLast(({ bill }) => bill.kind === 'credit')?.place ?? 0;
      throw invalid({
        [`parts.${place}.amountMinor`]: 'The credits exceed the bills of this vendor.',
      });
    }
    const [first] = parts;
    if (!first) throw new Error('a vendor is paid for nothing');
    const entry = entryOf(parts, input, { fundId, amountMinor });
    const reserves =
      amountMinor > 0 ? reservesOf(chart, [fundId, ...entry.lines.map((line) => line.fundId)]) : [];
    return {
      vendor: first.bill.vendor,
      parts: parts.map(({ bill, amountMinor: ofBill }) => ({ bill, amountMinor: ofBill })),
      amountMinor,
      creditMinor,
      checkNumber: null,
      reserves,
      waits: takesSecond({ vendor: first.bill.vendor, amountMinor, reserves }),
      entry,
    };
  });
  return { chart, payments: await withChecks(tx, payments, input) };
}
