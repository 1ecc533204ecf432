import { bankTransactionRoutes } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { getBankTransaction } from './queries/get-bank-transaction';
import { bankTransactionExport } from './list/bank-transaction.export';
import { pageOfTransactions, transactionTotals, transactionValues } from './list/bank-transaction.sql';
import { matchTransactions } from './matching/match.service';
import { ignoreTransaction, settleDoubt, undoTransaction } from './matching/settle.service';
import { candidatesFor, suggestionsFor } from './matching/suggestions';
import { bankStandings } from './queries/standing.sql';

export const bankTransactionModule: Module = () => [
  implement(bankTransactionRoutes.listBankTransactions, (call) => pageOfTransactions(call, call.query)),
  implementStream(bankTransactionRoutes.exportBankTransactions, (call) =>
    exportList(call, bankTransactionExport(call.query)),
  ),
  implement(bankTransactionRoutes.bankTransactionValues, async (call) => ({
    data: await transactionValues(call, call.query),
  })),
  implement(bankTransactionRoutes.bankTransactionTotals, async (call) => ({
    data: await transactionTotals(call, call.query),
  })),
  implement(bankTransactionRoutes.bankStandings, async (call) => ({ data: await bankStandings(call) })),
  implement(bankTransactionRoutes.matchBankTransactions, async (call) => ({
    data: await matchTransactions(call, call.body),
  })),
  implement(bankTransactionRoutes.getBankTransaction, async (call) => ({
    data: await getBankTransaction(call, call.params.bankTransactionId),
  })),
  implement(bankTransactionRoutes.bankSuggestions, async (call) => ({
    data: await suggestionsFor(call, call.params.bankTransactionId),
  })),
  implement(bankTransactionRoutes.bankCandidates, async (call) => ({
    data: await candidatesFor(call, call.params.bankTransactionId, call.query.search),
  })),
  implement(bankTransactionRoutes.undoBankMatch, async (call) => ({
    data: await undoTransaction(call, call.params.bankTransactionId),
  })),
  implement(bankTransactionRoutes.ignoreBankTransaction, async (call) => ({
    data: await ignoreTransaction(call, call.params.bankTransactionId, call.body.reason),
  })),
  implement(bankTransactionRoutes.settleBankDoubt, async (call) => ({
    data: await settleDoubt(call, call.params.bankTransactionId, call.body.as),
  })),
  implement(
    bankTransactionRoutes.bankTransactionHistory,
    historyOf('bank-transaction', (call) => getBankTransaction(call, call.params.bankTransactionId)),
  ),
];
