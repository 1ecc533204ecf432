import type { Account, Fund } from '../../../ledger';

interface Line {
  accountId: string;
  fundId: string;
  amountMinor: number;
}

export interface CashChart {
  accounts: readonly Pick<Account, 'id' | 'purpose'>[];
  funds: readonly Pick<Fund, 'id' | 'kind' | 'name'>[];
}

/**
 * The reserve funds, by name, whose cash is less after lines than before: what moves between two bank accounts of one fund is no
 * withdrawal, what goes to another fund or to an expense is (California Civil Code §5510).
 */
export function reservesLeft({ accounts, funds }: CashChart, lines: readonly Line[]): string[] {
  const cash = new Set(
    accounts.filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited').map(({ id }) => id),
  );
  const cashOf = (fund: string) =>
    lines.reduce(
      (sum, { accountId, fundId, amountMinor }) =>
        fundId === fund && cash.has(accountId) ? sum + amountMinor : sum,
      0,
    );
  return funds.filter(({ kind, id }) => kind === 'reserve' && cashOf(id) < 0).map(({ name }) => name);
}

/** Lines as their reversal posts them. */
export const takenBack = <L extends Line>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));
