/** A fund, or null where an entry does not say which. */
type FundId = string | null;

/** What an entry moved between funds: amounts above zero are owed to the fund, those below by it. */
export interface Moving {
  entryId: string;
  date: string;
  reverses: string | null;
  moved: readonly { fundId: string; amountMinor: number }[];
}

/** What is left of what an entry lent. */
export interface Part<E extends Moving> {
  entry: E;
  /** What it was, and what of it is not repaid. */
  lentMinor: number;
  amountMinor: number;
}

export interface Loan<E extends Moving> {
  borrowerId: FundId;
  lenderId: FundId;
  amountMinor: number;
  /** The oldest first; never empty. */
  parts: readonly Part<E>[];
}

interface Flow {
  borrowerId: FundId;
  lenderId: FundId;
  amountMinor: number;
}

type Standing<E extends Moving> = Omit<Loan<E>, 'amountMinor' | 'parts'> & { parts: Part<E>[] };

/**
 * Who lent to whom in an entry, whose lines name no other fund: with one fund on a side there is no doubt, otherwise both sides go by
 * the order of their ids. What one side has more than the other is of a fund that the entry does not say.
 */
export function flowsOf(moved: Moving['moved']): Flow[] {
  const side = (sign: 1 | -1) =>
    moved
      .filter(({ amountMinor }) => amountMinor * sign > 0)
      .toSorted((one, other) => (one.fundId < other.fundId ? -1 : 1))
      .map(({ fundId, amountMinor }) => ({ fundId, leftMinor: Math.abs(amountMinor) }));
  const [lenders, borrowers] = [side(1), side(-1)];
  const flows: Flow[] = [];
  for (const lender of lenders)
    for (const borrower of borrowers) {
      const amountMinor = Math.min(lender.leftMinor, borrower.leftMinor);
      if (amountMinor === 0) continue;
      lender.leftMinor -= amountMinor;
      borrower.leftMinor -= amountMinor;
      flows.push({ borrowerId: borrower.fundId, lenderId: lender.fundId, amountMinor });
    }
  const unsaid = (some: typeof lenders, flowOf: (fundId: string) => Omit<Flow, 'amountMinor'>) =>
    some
      .filter(({ leftMinor }) => leftMinor > 0)
      .map(({ fundId, leftMinor }) => ({ ...flowOf(fundId), amountMinor: leftMinor }));
  return [
    ...flows,
    ...unsaid(lenders, (lenderId) => ({ borrowerId: null, lenderId })),
    ...unsaid(borrowers, (borrowerId) => ({ borrowerId, lenderId: null })),
  ];
}

/** Without entries that were taken back, and without what took them back: neither lent nor repaid anything. */
function standingEntries<E extends Moving>(entries: readonly E[]): E[] {
  const known = new Set(entries.map(({ entryId }) => entryId));
  const gone = new Set<string>();
  // From the last on: the reversal of a reversal brings back what that one took.
  for (const { entryId, reverses } of entries.toReversed())
    if (reverses !== null && known.has(reverses) && !gone.has(entryId)) {
      gone.add(entryId);
      gone.add(reverses);
    }
  return entries.filter(({ entryId }) => !gone.has(entryId));
}

/** Repays the oldest parts; gives what is left over. */
function repay<E extends Moving>(parts: Part<E>[], amountMinor: number): number {
  let left = amountMinor;
  let [oldest] = parts;
  while (oldest && left > 0) {
    const taken = Math.min(left, oldest.amountMinor);
    left -= taken;
    oldest.amountMinor -= taken;
    if (oldest.amountMinor === 0) parts.shift();
    [oldest] = parts;
  }
  return left;
}

/** What funds owe each other after entries that come by day and number: a repayment takes from the oldest part, whatever it was for. */
export function loansOf<E extends Moving>(entries: readonly E[]): Loan<E>[] {
  const loans = new Map<string, Standing<E>>();
  const between = (borrowerId: FundId, lenderId: FundId): Standing<E> => {
    const key = JSON.stringify([borrowerId, lenderId]);
    const loan = loans.get(key) ?? { borrowerId, lenderId, parts: [] };
    loans.set(key, loan);
    return loan;
  };
  for (const entry of standingEntries(entries))
    for (const { borrowerId, lenderId, amountMinor } of flowsOf(entry.moved)) {
      const lentMinor = repay(between(lenderId, borrowerId).parts, amountMinor);
      if (lentMinor > 0)
        between(borrowerId, lenderId).parts.push({ entry, lentMinor, amountMinor: lentMinor });
    }
  return [...loans.values()]
    .filter(({ parts }) => parts.length > 0)
    .map((loan) => ({ ...loan, amountMinor: loan.parts.reduce((sum, part) => sum + part.amountMinor, 0) }));
}
