import type { NewApplication, NewLine } from '../../../../../ledger';

/** An open line of a bill or of a credit. */
export interface OpenBillItem {
  id: string;
  accountId: string;
  fundId: string;
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

/** Which credit goes to which bill line: credits first, in their order; what they do not cover comes from the bank. */
export function applicationsOf(
  bills: readonly SettledItem[],
  credits: readonly SettledItem[],
): NewApplication[] {
  const left = credits.map(({ item, amountMinor }) => ({ id: item.id, amountMinor }));
  return bills.flatMap(({ item, amountMinor }) => {
    const applied: NewApplication[] = [];
    let open = amountMinor;
    for (const credit of left) {
      const part = Math.min(open, credit.amountMinor);
      if (part === 0) continue;
      credit.amountMinor -= part;
      open -= part;
      applied.push({ fromItemId: credit.id, toItemId: item.id, amountMinor: part });
    }
    if (open > 0) applied.push({ fromItemId: null, toItemId: item.id, amountMinor: open });
    return applied;
  });
}

/** The lines of a payment: what is no longer owed, what credits no longer count, and what leaves the bank. */
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
    ...(amountMinor > 0 ? [{ ...account, amountMinor: -amountMinor }] : []),
  ];
}
