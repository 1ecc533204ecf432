import type { Account, Fund } from '../../../ledger';

interface Line {
  accountId: string;
  fundId: string;
  amountMinor: number;
}

export interface CashChart {
  accounts: readonly Pick<Account, 'id' | 'purpose' | 'type' | 'control' | 'fundId'>[];
  funds: readonly Pick<Fund, 'id' | 'kind' | 'name'>[];
}

/**
 * The reserve funds, by name, that lines take money from (California Civil Code §5510): where less is on the fund's bank accounts, or less
 * with what is not deposited, or less with what it has beside banks, as a certificate of deposit in an account of its own. What moves
 * between two bank accounts of one fund is no withdrawal; what goes to another fund, to an expense or out of the bank otherwise is.
 */
export function reservesLeft({ accounts, funds }: CashChart, lines: readonly Line[]): string[] {
  const idsOf = (isIt: (account: CashChart['accounts'][number]) => boolean) =>
    new Set(accounts.filter(isIt).map(({ id }) => id));
  const banks = idsOf(({ purpose }) => purpose === 'bank');
  const undeposited = idsOf(({ purpose }) => purpose === 'undeposited');
  const takes = ({ id }: Pick<Fund, 'id'>) => {
    const own = idsOf(
      ({ type, control, purpose, fundId }) =>
        type === 'asset' && control === 'none' && purpose === null && fundId === id,
    );
    const moved = (ids: ReadonlySet<string>) =>
      lines.reduce(
        (sum, { accountId, fundId, amountMinor }) =>
          fundId === id && ids.has(accountId) ? sum + amountMinor : sum,
        0,
      );
    const atBank = moved(banks);
    const held = atBank + moved(undeposited);
    return atBank < 0 || held < 0 || held + moved(own) < 0;
  };
  return funds.filter((fund) => fund.kind === 'reserve' && takes(fund)).map(({ name }) => name);
}

/** Lines as their reversal posts them. */
export const takenBack = <L extends Line>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));
