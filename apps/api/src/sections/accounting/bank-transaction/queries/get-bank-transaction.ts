import type { BankTransaction } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { bankTransactionQuery } from '../list/bank-transaction.sql';
import { bookedLines } from '../matching/booked-lines.sql';

const mentions = (tx: Tx) =>
  tx
    .selectFrom('bankTransaction')
    .select(['id', 'bookedOn', 'payee', 'memo', 'checkNumber', 'amountMinor'])
    .orderBy('bookedOn')
    .orderBy('id');

async function matchOf(tx: Tx, matchId: string): Promise<BankTransaction['match']> {
  const match = await tx
    .selectFrom('bankMatch')
    .leftJoin('bankRule', 'bankRule.id', 'bankMatch.ruleId')
    .select(['bankMatch.id', 'bankMatch.how', 'bankRule.name as rule', 'bankMatch.matchedBy as by'])
    .select(['bankMatch.matchedAt as at', 'bankMatch.entryId'])
    .where('bankMatch.id', '=', matchId)
    .executeTakeFirst();
  if (!match) return null;
  const found = await bookedLines(tx)
    .where(
      sql<boolean>`(line.entry_id, line.line) in (select matched.entry_id, matched.line from bank_match_line matched
        where matched.match_id = ${matchId}::uuid)`,
    )
    .orderBy('entry.no')
    .execute();
  const lines = found.map(({ accountId: _account, isMatched: _matched, ...line }) => line);
  return { ...match, lines, transactions: await mentions(tx).where('matchId', '=', matchId).execute() };
}

/** One line of a bank with what it is in the books. Throws a Problem, 404. */
export async function getBankTransaction(
  { tx }: Pick<ReadContext, 'tx'>,
  transactionId: string,
): Promise<BankTransaction> {
  const row = await bankTransactionQuery(tx)
    .innerJoin('bankImport', 'bankImport.id', 'bankTransaction.importId')
    .innerJoin('account as ofBank', 'ofBank.id', 'bankTransaction.accountId')
    .innerJoin('fund', 'fund.id', 'ofBank.fundId')
    .select(['bankTransaction.valueOn', 'bankTransaction.bankId', 'bankTransaction.code'])
    .select(['bankTransaction.place', 'bankTransaction.reason', 'bankTransaction.releasedNo'])
    .select(['bankTransaction.matchId', 'bankTransaction.doubtOf'])
    .select([
      sql<BankTransaction['fund']>`jsonb_build_object('id', fund.id, 'name', fund.name)`.as('fund'),
      sql<BankTransaction['import']>`jsonb_build_object('id', bank_import.id, 'fileId', bank_import.file_id,
        'fileName', bank_import.file_name, 'importedBy', bank_import.imported_by,
        'importedAt', to_char(bank_import.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`.as(
        'import',
      ),
    ])
    .where('bankTransaction.id', '=', transactionId)
    .executeTakeFirst();
  if (!row) throw notFound('bank transaction');
  const { matchId, doubtOf, ...transaction } = row;
  const doubt =
    doubtOf === null ? undefined : await mentions(tx).where('id', '=', doubtOf).executeTakeFirst();
  return {
    ...transaction,
    doubtOf: doubt ?? null,
    match: matchId === null ? null : await matchOf(tx, matchId),
  };
}
