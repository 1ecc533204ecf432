import { type Account, accounts, type Control, type Fund, funds } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { conflict, type Problem } from '../../../../platform/http/problem';

/** The chart as documents of owners need it. */
export interface OwnerChart {
  account(id: string): Account | undefined;
  fund(id: string): Fund | undefined;
  /** The control account that keeps what is owed by owners or to vendors, owners' credits or their deposits, in a fund. Throws a Problem, 409, where the chart has none. */
  control(kind: Exclude<Control, 'none'>, fundId: string): string;
  /** What an owner's credit is in cash basis. Throws as `control`. */
  unapplied(): string;
  /** Where money is that belongs to no fund of its own. Throws as `control`. */
  operatingFund(): string;
}

const noPayable = () =>
  conflict('chart-incomplete', 'The chart of accounts has no accounts payable account. Add one first.');

const noDeposit = () =>
  conflict(
    'chart-incomplete',
    'The chart of accounts has no account for refundable deposits. Add one first.',
  );

const noAccount = () =>
  conflict(
    'chart-incomplete',
    'The chart of accounts needs a receivable account, an account for owner credits and an operating fund. Add them first.',
  );

const missingOf: Partial<Record<Control, () => Problem>> = { payable: noPayable, deposit: noDeposit };

export async function ownerChart(tx: Tx): Promise<OwnerChart> {
  const [allAccounts, allFunds] = [await accounts(tx), await funds(tx)];
  const accountById = new Map(allAccounts.map((account) => [account.id, account]));
  const fundById = new Map(allFunds.map((fund) => [fund.id, fund]));
  const inUse = allAccounts.filter(({ archivedAt }) => archivedAt === null);
  const required = (found: { id: string } | undefined, missing = noAccount): string => {
    if (!found) throw missing();
    return found.id;
  };
  return {
    account: (id) => accountById.get(id),
    fund: (id) => fundById.get(id),
    control(kind, fundId) {
      const all = inUse.filter(({ control }) => control === kind);
      return required(
        all.find((account) => account.fundId === fundId) ?? all.find((account) => account.fundId === null),
        missingOf[kind],
      );
    },
    unapplied: () => required(inUse.find(({ purpose }) => purpose === 'unapplied')),
    operatingFund: () =>
      required(allFunds.find(({ kind, archivedAt }) => kind === 'operating' && archivedAt === null)),
  };
}
