import type { Basis } from '@courtyard/contract/bookkeeping/account/account';
import type { TaxedAccount, TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { taxTestColumns } from '@courtyard/contract/bookkeeping/tax-test/tax-test.columns';
import { type DayOfYear, fiscalYearOf } from '@courtyard/contract/days';
import { type AccountBalance, accounts, movements, usedMonths } from '../../../ledger';
import { defineExport } from '../../../platform/files/export/export-list';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../period/period.sql';
import { taxTestsOf } from './tax-test.rules';

interface Asked {
  /** The calendar year in which the year of account begins. */
  year?: number | undefined;
  basis: Basis;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The year of account that begins in a calendar year: it has the last day of that year in it. */
const yearThatBegins = (year: number, begins: DayOfYear) => fiscalYearOf(`${year}-12-31`, begins);

/** Income and expenses that moved, all funds together, in the side that they grow on. */
async function movedAccounts({ tx }: ReadContext, moved: readonly AccountBalance[]): Promise<TaxedAccount[]> {
  const sums = new Map<string, number>();
  for (const { accountId, balanceMinor } of moved)
    sums.set(accountId, (sums.get(accountId) ?? 0) + balanceMinor);
  return (await accounts(tx)).flatMap(({ id, code, name, type, taxTag }): TaxedAccount[] => {
    const balanceMinor = sums.get(id) ?? 0;
    if (balanceMinor === 0 || (type !== 'income' && type !== 'expense')) return [];
    return [{ id, code, name, type, taxTag, amountMinor: type === 'income' ? -balanceMinor : balanceMinor }];
  });
}

/** The tests of Form 1120-H for a year. What a year's end posts is left out. */
export async function readTaxTests(context: ReadContext, { year: asked, basis }: Asked): Promise<TaxTests> {
  const { tx } = context;
  const begins = await yearBegins(tx);
  const present = yearOf(fiscalYearOf(todayOf(context), begins).from);
  const year = asked ?? present;
  const { from, to } = yearThatBegins(year, begins);
  const used = (await usedMonths(tx)).map((month) => yearOf(fiscalYearOf(`${month}-01`, begins).from));
  const moved = await movedAccounts(context, await movements(tx, { from, to, basis, withClosing: false }));
  const years = [...new Set([present, year, ...used])].toSorted((one, other) => other - one);
  return { year, from, to, basis, years, accounts: moved, ...taxTestsOf(moved) };
}

/** What the tests are made of, as a file. */
export const taxTestExport = (asked: Asked) =>
  defineExport({
    name: 'form-1120-h',
    columns: taxTestColumns,
    rows: async function* rows(context) {
      yield* (await readTaxTests(context, asked)).accounts;
    },
  });
