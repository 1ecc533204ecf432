import type { NewLine } from './entry';

/**
 * The lines that bring each fund to zero where an entry moves money between funds: a fund that got more than it gave owes the
 * difference, the others are owed it. Throws where the whole is not balanced, which no loan between funds mends.
 */
export function linesBetweenFunds(
  lines: readonly NewLine[],
  accounts: { dueFrom: string; dueTo: string },
): NewLine[] {
  const off = new Map<string, number>();
  for (const { fundId, amountMinor } of lines) off.set(fundId, (off.get(fundId) ?? 0) + amountMinor);
  const total = [...off.values()].reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) throw new RangeError(`the entry is off by ${total}`);
  return [...off]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([fundId, amount]) => ({
      fundId,
      accountId: amount > 0 ? accounts.dueTo : accounts.dueFrom,
      amountMinor: -amount,
    }));
}
