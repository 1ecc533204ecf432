import type { ClaimLineInput } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { type Account, accounts, funds } from '../../../../ledger';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';

/** Whether expenses are charged to an account: an expense account in use that nothing else is posted to. */
export const isChargeable = ({ type, control, purpose, isHeading, archivedAt }: Account): boolean =>
  type === 'expense' && control === 'none' && purpose === null && !isHeading && archivedAt === null;

/** Throws a Problem, 422, at the line: for an account or fund that is none, and for lines that don't sum to the amount. */
export async function requireLines(
  { tx }: Pick<ReadContext, 'tx'>,
  lines: readonly ClaimLineInput[],
  amountMinor: number,
): Promise<void> {
  const [chart, known] = [await accounts(tx), await funds(tx)];
  const faults: Record<string, Text> = {};
  for (const [at, line] of lines.entries()) {
    const account = chart.find(({ id }) => id === line.accountId);
    const fund = known.find(({ id }) => id === line.fundId);
    if (!account || !isChargeable(account))
      faults[`lines.${at}.accountId`] = 'Choose an active expense account.';
    if (!fund || fund.archivedAt !== null) faults[`lines.${at}.fundId`] = 'Choose an active fund.';
    else if (account && account.fundId !== null && account.fundId !== fund.id)
      faults[`lines.${at}.fundId`] = msg`${account.name} belongs to another fund. Choose that fund.`;
  }
  const sum = lines.reduce((total, line) => total + line.amountMinor, 0);
  if (sum !== amountMinor) faults.lines = 'Lines must total the claim amount.';
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
