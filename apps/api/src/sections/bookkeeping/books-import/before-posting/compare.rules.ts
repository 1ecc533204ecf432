import type { BooksImportDifference } from '@courtyard/contract/bookkeeping/books-import/books-import';
import type { Account, Fund } from '../../../../ledger';
import type { OldBalance } from '../plan.rules';

/** What an account stands at, or will, in a fund. */
export interface OurBalance {
  accountId: string;
  fundId: string;
  amountMinor: number;
}

interface Compared {
  accountId: string;
  fundId: string | null;
  old: bigint;
  ours: bigint;
}

/**
 * Where what is owed to vendors is compared, by fund: as one sum, for the old system may have had more accounts for it. Without their bills
 * it stands on the clearing account, on both sides.
 */
export function payablesIn(
  accounts: readonly Account[],
  { clearingAccountId, hasBills }: { clearingAccountId: string; hasBills: boolean },
): ReadonlyMap<string, string> {
  const payables = accounts.filter(({ control }) => control === 'payable');
  const [first] = payables.toSorted((a, b) => a.code.localeCompare(b.code));
  return new Map(payables.map(({ id }) => [id, hasBills && first ? first.id : clearingAccountId]));
}

/**
 * Accounts whose balance here is another than in the old system's trial balance; one that only one of the two has is at zero in the
 * other. By fund where the old one names funds. Sums are exact whatever their size.
 */
export function differencesOf(
  old: readonly OldBalance[],
  ours: readonly OurBalance[],
  chart: { accounts: readonly Account[]; funds: readonly Fund[] },
  /** From `payablesIn`. */
  comparedAs: ReadonlyMap<string, string>,
): BooksImportDifference[] {
  const withFunds = old.some(({ fundId }) => fundId !== null);
  const found = new Map<string, Compared>();
  const at = (id: string, fundId: string | null): Compared => {
    const accountId = comparedAs.get(id) ?? id;
    const key = `${accountId} ${withFunds ? fundId : ''}`;
    const compared = found.get(key) ?? { accountId, fundId: withFunds ? fundId : null, old: 0n, ours: 0n };
    found.set(key, compared);
    return compared;
  };
  for (const { account, fundId, amountMinor } of old) at(account.id, fundId).old += BigInt(amountMinor);
  for (const { accountId, fundId, amountMinor } of ours) at(accountId, fundId).ours += BigInt(amountMinor);
  const accounts = new Map(chart.accounts.map((account) => [account.id, account]));
  const funds = new Map(chart.funds.map((fund) => [fund.id, fund.code]));
  return [...found.values()]
    .filter((compared) => compared.old !== compared.ours)
    .map((compared) => ({
      accountCode: accounts.get(compared.accountId)?.code ?? '',
      accountName: accounts.get(compared.accountId)?.name ?? '',
      fundCode: compared.fundId === null ? null : (funds.get(compared.fundId) ?? ''),
      oldMinor: Number(compared.old),
      oursMinor: Number(compared.ours),
    }))
    .toSorted(
      (a, b) =>
        a.accountCode.localeCompare(b.accountCode) || (a.fundCode ?? '').localeCompare(b.fundCode ?? ''),
    );
}
