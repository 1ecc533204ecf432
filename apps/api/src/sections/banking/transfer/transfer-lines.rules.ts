import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';

/** A bank account by its fund. */
export interface TransferSide {
  accountId: string;
  fundId: string;
}

/** The accounts of the chart that funds settle by; null where the chart has none. */
export interface FundAccounts {
  /** Of the type `transfer`: out of one fund and into the other, nil in total. */
  contribution: string | null;
  dueFrom: string | null;
  dueTo: string | null;
}

export interface TransferLine {
  accountId: string;
  fundId: string;
  /** A debit where positive. */
  amountMinor: number;
}

/** Which account of the chart a purpose needs, by the fund that gives and the one that gets; null for none. */
function counterAccounts(
  purpose: TransferInput['purpose'],
  { contribution, dueFrom, dueTo }: FundAccounts,
): { gives: string | null; gets: string | null } {
  switch (purpose) {
    case 'contribution':
      return { gives: contribution, gets: contribution };
    case 'loan':
      return { gives: dueFrom, gets: dueTo };
    case 'repayment':
      return { gives: dueTo, gets: dueFrom };
    default:
      return { gives: null, gets: null };
  }
}

/**
 * The lines of a transfer, zero in each fund. A loan is what the one fund is owed and the other owes; a contribution is income of neither.
 * Null where the chart lacks the account that the purpose needs.
 */
export function transferLines(
  { purpose, amountMinor }: Pick<TransferInput, 'purpose' | 'amountMinor'>,
  { from, to }: { from: TransferSide; to: TransferSide },
  accounts: FundAccounts,
): TransferLine[] | null {
  const bank: TransferLine[] = [
    { ...from, amountMinor: -amountMinor },
    { ...to, amountMinor },
  ];
  if (purpose === 'same-fund') return bank;
  const { gives, gets } = counterAccounts(purpose, accounts);
  if (gives === null || gets === null) return null;
  return [
    ...bank,
    { accountId: gives, fundId: from.fundId, amountMinor },
    { accountId: gets, fundId: to.fundId, amountMinor: -amountMinor },
  ];
}
