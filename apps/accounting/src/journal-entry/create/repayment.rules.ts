import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { LineDraft } from './entry-draft';

interface Repayment {
  memo: (funds: { borrower: string; lender: string }) => string;
}

/** What the form begins with. */
interface Filled {
  memo: string;
  lines: LineDraft[];
}

/**
 * The entry by which a fund repays another, as an address asks for it: `borrower` and `lender` are ids of funds, `amount` is in minor
 * units. Null where the address asks for none, or for one that there cannot be. An account that the chart does not have is left to choose.
 */
export function repaymentOf(chart: Chart, params: URLSearchParams, { memo }: Repayment): Filled | null {
  const fundOf = (name: string) =>
    chart.funds.find(({ id, archivedAt }) => id === params.get(name) && archivedAt === null);
  const [borrower, lender] = [fundOf('borrower'), fundOf('lender')];
  const amountMinor = Number(params.get('amount'));
  if (!borrower || !lender || borrower.id === lender.id) return null;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return null;
  const usable = chart.accounts.filter(({ archivedAt, isHeading }) => archivedAt === null && !isHeading);
  const between = (purpose: 'due-to' | 'due-from') =>
    usable.find((account) => account.purpose === purpose)?.id ?? null;
  const bankOf = (fundId: string) =>
    usable.find((account) => account.purpose === 'bank' && account.fundId === fundId)?.id ?? null;
  const line = (accountId: string | null, fundId: string, signedMinor: number): LineDraft => ({
    accountId,
    fundId,
    amountMinor: signedMinor,
    memo: null,
  });
  return {
    memo: memo({ borrower: borrower.name, lender: lender.name }),
    lines: [
      line(between('due-to'), borrower.id, amountMinor),
      line(bankOf(borrower.id), borrower.id, -amountMinor),
      line(bankOf(lender.id), lender.id, amountMinor),
      line(between('due-from'), lender.id, -amountMinor),
    ],
  };
}
