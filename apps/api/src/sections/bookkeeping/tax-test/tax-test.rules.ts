import type { TaxedAccount, TaxTest, TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';

/** What an association may deduct of what is taxed, in cents: $100 (26 U.S.C. §528(d)(2)(A)). */
const deductionMinor = 10_000;

type Counted = Pick<TaxedAccount, 'taxTag' | 'amountMinor'>;

/** How an account goes into a test; null of one that nobody tagged. */
type Place = 'counts' | 'against' | 'left-out' | null;

const sumOf = (accounts: readonly Counted[]) =>
  accounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** By how much what counts is more than a percentage of all, times 100; negative where it is less. */
const margin = (countedMinor: number, totalMinor: number, percent: number): bigint =>
  BigInt(countedMinor) * 100n - BigInt(totalMinor) * BigInt(percent);

/** The least and the most that the margin can be once everything is tagged: each account may count, count against, or be left out. */
function marginsOf(known: bigint, untagged: readonly Counted[], percent: number): [bigint, bigint] {
  let [least, most] = [known, known];
  for (const { amountMinor } of untagged) {
    const outcomes = [margin(amountMinor, amountMinor, percent), margin(0, amountMinor, percent), 0n];
    least += outcomes.reduce((one, other) => (other < one ? other : one));
    most += outcomes.reduce((one, other) => (other > one ? other : one));
  }
  return [least, most];
}

function testOf(
  accounts: readonly Counted[],
  placeOf: (account: Counted) => Place,
  percent: number,
): TaxTest {
  const at = (place: Place) => sumOf(accounts.filter((account) => placeOf(account) === place));
  const [countedMinor, againstMinor, untaggedMinor] = [at('counts'), at('against'), at(null)];
  const totalMinor = countedMinor + againstMinor + untaggedMinor;
  const [least, most] = marginsOf(
    margin(countedMinor, countedMinor + againstMinor, percent),
    accounts.filter((account) => placeOf(account) === null),
    percent,
  );
  const verdict = least >= 0n ? 'met' : most < 0n ? 'not-met' : 'open';
  if (totalMinor <= 0) return { countedMinor, totalMinor, share: null, verdict: 'nothing' };
  const share = Number((BigInt(countedMinor) * 1_000_000n) / BigInt(totalMinor));
  return { countedMinor, totalMinor, share, verdict };
}

function incomePlace({ taxTag }: Counted): Place {
  if (taxTag === null) return null;
  if (taxTag === 'exempt-function') return 'counts';
  return taxTag === 'not-income' ? 'left-out' : 'against';
}

function expensePlace({ taxTag }: Counted): Place {
  if (taxTag === null) return null;
  if (taxTag === 'property' || taxTag === 'property-direct') return 'counts';
  return taxTag === 'not-spent' ? 'left-out' : 'against';
}

/**
 * The tests that make an association one of 26 U.S.C. §528: at least 60% of its gross income is exempt function income (§528(c)(1)(B)),
 * and at least 90% of its expenditures are for association property (§528(c)(1)(C), 26 CFR §1.528-6); and what would be taxed
 * (§528(d)(1)): income that is not of the exempt function, less what is directly connected with it and the deduction.
 */
export function taxTestsOf(
  accounts: readonly TaxedAccount[],
): Pick<TaxTests, 'income' | 'expenses' | 'taxable'> {
  const income = accounts.filter(({ type }) => type === 'income');
  const expenses = accounts.filter(({ type }) => type === 'expense');
  const incomeMinor = sumOf(income.filter(({ taxTag }) => taxTag === 'non-exempt'));
  const directMinor = sumOf(
    expenses.filter(({ taxTag }) => taxTag === 'property-direct' || taxTag === 'other-direct'),
  );
  return {
    income: testOf(income, incomePlace, 60),
    expenses: testOf(expenses, expensePlace, 90),
    taxable: {
      incomeMinor,
      directMinor,
      deductionMinor,
      taxableMinor: Math.max(0, incomeMinor - directMinor - deductionMinor),
    },
  };
}
