import type { NewApplication, NewLine } from '../../../../../ledger';

/** An open line of a bill or of a credit. */
export interface OpenBillItem {
  id: string;
  accountId: string;
  fundId: string;
  /** What it is expense of, and the box of a 1099 that it is for. */
  expenseId: string;
  taxBox: string | null;
  /** Above zero, of a credit too. */
  openMinor: number;
}

/** What of a bill's or a credit's items is settled. */
export interface SettledItem {
  item: OpenBillItem;
  amountMinor: number;
}

/** An amount over the items in their order, each filled before the next. Throws where it is more than is open of them. */
export function inOrder(items: readonly OpenBillItem[], amountMinor: number): SettledItem[] {
  let left = amountMinor;
  const settled: SettledItem[] = [];
  for (const item of items) {
    const part = Math.min(left, item.openMinor);
    if (part > 0) settled.push({ item, amountMinor: part });
    left -= part;
  }
  if (left > 0) throw new RangeError(`${left} more than is open`);
  return settled;
}

type Fit = (line: OpenBillItem, credit: OpenBillItem) => boolean;

/** What a credit is for, the closest first: what was overcharged of a service does not lessen what was paid for another. */
const closest: readonly Fit[] = [
  (line, credit) => line.taxBox === credit.taxBox && line.expenseId === credit.expenseId,
  (line, credit) => line.taxBox === credit.taxBox,
  () => true,
];

/** Which credit goes to which bill line: to lines of what it is for first, then to others in their order; what is left comes from the bank. */
export function applicationsOf(
  bills: readonly SettledItem[],
  credits: readonly SettledItem[],
): NewApplication[] {
  const lines = bills.map(({ item, amountMinor }) => ({
    item,
    amountMinor,
    applied: [] as NewApplication[],
  }));
  const left = credits.map(({ item, amountMinor }) => ({ item, amountMinor }));
  for (const fits of closest)
    for (const line of lines)
      for (const credit of left.filter(({ item }) => fits(line.item, item))) {
        const part = Math.min(line.amountMinor, credit.amountMinor);
        if (part === 0) continue;
        credit.amountMinor -= part;
        line.amountMinor -= part;
        line.applied.push({ fromItemId: credit.item.id, toItemId: line.item.id, amountMinor: part });
      }
  return lines.flatMap(({ item, amountMinor, applied }) =>
    amountMinor > 0 ? [...applied, { fromItemId: null, toItemId: item.id, amountMinor }] : applied,
  );
}

/** The lines of a payment: what is no longer owed, what credits no longer count, and what leaves the bank, or comes to it. */
export function paymentLines(
  bills: readonly SettledItem[],
  credits: readonly SettledItem[],
  bank: { accountId: string; fundId: string; amountMinor: number },
): NewLine[] {
  const line =
    (sign: 1 | -1) =>
    ({ item: { id: itemId, accountId, fundId }, amountMinor }: SettledItem): NewLine => ({
      accountId,
      fundId,
      amountMinor: sign * amountMinor,
      itemId,
    });
  const { amountMinor, ...account } = bank;
  return [
    ...bills.map(line(1)),
    ...credits.map(line(-1)),
    ...(amountMinor === 0 ? [] : [{ ...account, amountMinor: -amountMinor }]),
  ];
}
