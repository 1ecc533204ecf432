import { type BankAccounts, bankAccountRoutes } from '@courtyard/contract/banking/bank-account/bank-account';
import { writtenCheckRoutes } from '@courtyard/contract/banking/bank-account/written-check';
import { bankCheckColumns } from '@courtyard/contract/banking/bank-account/written-check.columns';
import { balanceCells, chainHead } from '../../../ledger';
import { implement, type Module } from '../../../platform/http/implement';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { bankStandings } from '../../accounting';
import { reconciledThrough } from '../reconciliation/queries/reading.sql';
import { bankAccountAt } from './bank-account-at';
import { bankCheckList } from './bank-checks.sql';
import { writtenChecksOf } from './written-checks.sql';

/** Each bank account as the books have it today, and beside its bank at the date of the bank’s last balance. */
async function listBankAccounts(context: ReadContext): Promise<BankAccounts> {
  const { tx } = context;
  const at = todayOf(context);
  const standings = await bankStandings(context);
  const cells = await balanceCells(tx, {
    basis: 'accrual',
    accountIds: standings.map(({ account }) => account.id),
    spans: [{ from: null, to: at }],
  });
  const reconciled = await reconciledThrough(tx);
  const balanceOf = (its: typeof cells) =>
    its.reduce((sum, { debitMinor, creditMinor }) => sum + (debitMinor[0] ?? 0) - (creditMinor[0] ?? 0), 0);
  return {
    at,
    journalNo: (await chainHead(tx)).no,
    accounts: standings.map((standing) => ({
      ...standing,
      balanceMinor: balanceOf(cells.filter(({ accountId }) => accountId === standing.account.id)),
      differenceMinor: standing.bank && standing.booksMinor - standing.bank.amountMinor,
      reconciledThrough: reconciled.get(standing.account.id) ?? null,
    })),
    balanceMinor: balanceOf(cells),
  };
}

export const bankAccountModule: Module = () => [
  ...implementList(
    {
      list: writtenCheckRoutes.listBankChecks,
      export: writtenCheckRoutes.exportBankChecks,
      values: writtenCheckRoutes.bankCheckValues,
      totals: writtenCheckRoutes.bankCheckTotals,
    },
    { list: bankCheckList, file: { name: 'checks', columns: bankCheckColumns } },
  ),
  implement(bankAccountRoutes.listBankAccounts, async (call) => ({ data: await listBankAccounts(call) })),
  implement(writtenCheckRoutes.listWrittenChecks, async (call) => ({
    data: await writtenChecksOf(
      call.tx,
      (await bankAccountAt(call.tx, call.params.accountId)).id,
      call.query.at ?? todayOf(call),
    ),
  })),
];
