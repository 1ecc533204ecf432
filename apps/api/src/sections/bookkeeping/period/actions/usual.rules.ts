/** How many months in a row make an account a usual one. */
export const defaultMonths = 3;

interface Moved {
  accountId: string;
  label: string;
}

/** Accounts, by code and name, that moved in each of the months before and not in this one: what is missing may be still to accrue. */
export function missingOf(before: readonly (readonly Moved[])[], now: readonly Moved[]): string[] {
  const [last, ...earlier] = before.map((month) => new Map(month.map((row) => [row.accountId, row.label])));
  const present = new Set(now.map(({ accountId }) => accountId));
  return [...(last ?? [])]
    .filter(([id]) => !present.has(id) && earlier.every((month) => month.has(id)))
    .map(([, label]) => label)
    .toSorted();
}
