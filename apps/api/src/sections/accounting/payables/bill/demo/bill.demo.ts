import { accounts, funds, type NewEntry, postSeed } from '../../../../../ledger';
import { setsOf } from '../../../../../platform/core/time-slices';
import type { Tx } from '../../../../../platform/database/database';
import { todayOf } from '../../../../../platform/section/call-context';
import type { DemoCommunity, DemoSeed } from '../../../../../platform/section/demo/demo-community';
import { Dice, idOf } from '../../../../../platform/section/demo/dice';
import { monthsOf } from '../../../receivables/owner-account/demo/owner.demo';
import { takeNumbers } from '../../../receivables/owner-account/document-number.sql';
import { ownerChart } from '../../../receivables/owner-account/owner-chart';
import { billEntry } from '../commands/bill-entry.rules';
import { storeWaiting } from './waiting.demo';
import { paymentLines } from '../paying/settle-bills.rules';
import { type DemoBill, billsOf } from './bill-year';

/** Noon of the demo's communities. */
const momentOf = (day: string) => `${day}T17:00:00Z`;

/** From what on somebody else approved it. */
const approvedFromMinor = 50_000;

interface Known extends DemoBill {
  id: string;
  itemId: string;
  vendorId: string;
  accountId: string;
  fundId: string;
  bankId: string;
}

async function known(tx: Tx, slug: string, bills: readonly DemoBill[]): Promise<Known[]> {
  const byName = async (rows: Promise<readonly { id: string; name: string }[]>) =>
    new Map((await rows).map(({ id, name }) => [name, id]));
  const vendors = await byName(tx.selectFrom('vendor').select(['id', 'name']).execute());
  const codes = new Map([...(await accounts(tx)), ...(await funds(tx))].map(({ code, id }) => [code, id]));
  const code = (text: string) => codes.get(text) ?? '';
  return bills.map((bill) => {
    const key = `${slug} bill ${bill.vendor} ${bill.number}`;
    return {
      ...bill,
      id: idOf(key),
      itemId: idOf(`${key} item`),
      vendorId: vendors.get(bill.vendor) ?? '',
      accountId: code(bill.account),
      fundId: code(bill.fund),
      bankId: code(bill.bank),
    };
  });
}

async function storeBills(tx: Tx, { id: tenantId, people }: DemoCommunity, bills: readonly Known[]) {
  const first = await takeNumbers(tx, tenantId, 'bill', bills.length);
  const { memberId, displayName } = people.treasurer;
  const rows = bills.map((bill, place) => ({
    tenantId,
    id: bill.id,
    voucher: first + place,
    kind: 'bill' as const,
    vendorId: bill.vendorId,
    number: bill.number,
    billedOn: bill.billedOn,
    dueOn: bill.dueOn,
    memo: null,
    totalMinor: bill.amountMinor,
    openMinor: bill.paidOn === null && !bill.isWaiting ? bill.amountMinor : 0,
    isPosted: !bill.isWaiting,
    enteredBy: memberId,
    enteredByName: displayName,
    voidedOn: null,
    voidedBy: null,
    voidReason: null,
    createdAt: momentOf(bill.billedOn),
  }));
  const lines = bills.map((bill) => ({
    tenantId,
    billId: bill.id,
    position: 0,
    itemId: bill.isWaiting ? null : bill.itemId,
    accountId: bill.accountId,
    fundId: bill.fundId,
    description: bill.description,
    amountMinor: bill.amountMinor,
    taxBox: bill.taxBox ?? null,
  }));
  for (const set of setsOf(rows))
    await tx
      .insertInto('bill')
      .values([...set])
      .execute();
  for (const set of setsOf(lines))
    await tx
      .insertInto('billLine')
      .values([...set])
      .execute();
}

type Paid = Known & { paidOn: string; checkNumber: number | null; paymentId: string };

/** The bills that were paid, by the day; checks of each bank account are numbered one after the other. */
function paidOf(bills: readonly Known[], slug: string): Paid[] {
  const last = new Map<string, number>();
  return bills
    .flatMap((bill) => (bill.paidOn === null ? [] : [{ ...bill, paidOn: bill.paidOn }]))
    .toSorted((one, other) => one.paidOn.localeCompare(other.paidOn))
    .map((bill) => {
      const next = (last.get(bill.bank) ?? 1000) + 1;
      if (bill.method === 'check') last.set(bill.bank, next);
      return {
        ...bill,
        checkNumber: bill.method === 'check' ? next : null,
        paymentId: idOf(`${slug} paid ${bill.id}`),
      };
    });
}

async function storePayments(tx: Tx, { id: tenantId }: DemoCommunity, paid: readonly Paid[]): Promise<void> {
  const first = await takeNumbers(tx, tenantId, 'vendor-payment', paid.length);
  const rows = paid.map((bill, place) => ({
    tenantId,
    id: bill.paymentId,
    number: first + place,
    vendorId: bill.vendorId,
    paidOn: bill.paidOn,
    method: bill.method,
    bankAccountId: bill.bankId,
    checkNumber: bill.checkNumber,
    reference: bill.method === 'ach' ? `Trace ${bill.paidOn.slice(5).replace('-', '')}` : null,
    memo: null,
    amountMinor: bill.amountMinor,
    creditMinor: 0,
    endedAs: null,
    endedOn: null,
    endedBy: null,
    endReason: null,
    createdAt: momentOf(bill.paidOn),
  }));
  for (const set of setsOf(rows))
    await tx
      .insertInto('vendorPayment')
      .values([...set])
      .execute();
  const parts = paid.map(({ paymentId, id: billId, amountMinor }) => ({
    tenantId,
    paymentId,
    position: 0,
    billId,
    amountMinor,
  }));
  for (const set of setsOf(parts))
    await tx
      .insertInto('vendorPaymentPart')
      .values([...set])
      .execute();
}

/** A year of bills: nearly all are paid, one is overdue, and one waits for somebody to approve it. */
export const seedBills: DemoSeed = async (tx, community) => {
  const { slug, people } = community;
  if (slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const chart = await ownerChart(tx);
  const payable = (fundId: string) => chart.control('payable', fundId);
  const dice = new Dice(`${slug} bills`);
  const bills = await known(tx, slug, billsOf(await monthsOf(tx, today), today, dice));
  const paid = paidOf(bills, slug);
  const { board, treasurer } = people;
  const approvedBy = { id: board.memberId, name: board.displayName };
  const entries = [
    ...bills
      .filter(({ isWaiting }) => !isWaiting)
      .map((bill): NewEntry => {
        const line = { ...bill, position: 0, taxBox: bill.taxBox ?? null };
        const vendor = { id: bill.vendorId, name: bill.vendor };
        const entry = billEntry(payable, { ...bill, kind: 'bill', vendor, memo: null, lines: [line] });
        return bill.amountMinor < approvedFromMinor ? entry : { ...entry, approvedBy };
      }),
    ...paid.map(({ paymentId, itemId, fundId, amountMinor, bankId, ...bill }): NewEntry => {
      const expense = { expenseId: bill.accountId, taxBox: bill.taxBox ?? null };
      const item = { id: itemId, accountId: payable(fundId), fundId, ...expense, openMinor: amountMinor };
      const bank = { accountId: bankId, fundId, amountMinor };
      return {
        key: `vendor-payment:${paymentId}`,
        date: bill.paidOn,
        kind: 'payment',
        source: { kind: 'vendor-payment', id: paymentId },
        memo: bill.checkNumber === null ? bill.vendor : `${bill.vendor} · #${bill.checkNumber}`,
        lines: paymentLines([{ item, amountMinor }], [], bank),
        applications: [{ fromItemId: null, toItemId: itemId, amountMinor }],
      };
    }),
  ];
  await storeBills(tx, community, bills);
  await storePayments(tx, community, paid);
  for (const { id, isWaiting } of bills) if (isWaiting) await storeWaiting(tx, community, id);
  const inOrder = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  await postSeed(tx, inOrder, { id: treasurer.memberId, name: treasurer.displayName });
};
