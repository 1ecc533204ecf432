import type {
  GeneralLedger,
  generalLedgerRoutes,
  LedgerAccount,
} from '@courtyard/contract/banking/report/ledger';
import { ledgerColumns, type LedgerRow } from '@courtyard/contract/banking/report/ledger.columns';
import { addDays, fiscalYearOf } from '@courtyard/contract/days';
import type { z } from 'zod';
import {
  accounts as chartOf,
  balanceCells,
  byAccount,
  everyLine,
  exact,
  exactSum,
  factsOfReport,
  funds,
} from '../../../../ledger';
import { defineExport } from '../../../../platform/files/export/export-list';
import { invalid } from '../../../../platform/http/problem';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { yearBegins } from '../../../bookkeeping';
import { isOfGroup } from '../engine/cash-activity.rules';
import { mentionOf } from '../engine/period-columns';

export type LedgerQuery = z.output<(typeof generalLedgerRoutes.generalLedger)['query']>;

/** The dates of a period, until today where no last one is given. Throws a Problem, 422, for a last day before the first. */
export function periodOf(
  context: ReadingContext,
  { from, to = todayOf(context) }: Pick<LedgerQuery, 'from' | 'to'>,
) {
  if (from !== undefined && from > to)
    throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  return { from: from ?? null, to };
}

/** The types of the accounts that closing a year brings to zero. */
const closedTypes: readonly string[] = ['income', 'expense', 'transfer'];

/**
 * The first date whose entries are in the opening balance of an account; null: those since the beginning of the books. Without
 * the entries that close a year, accounts that these bring to zero begin with the fiscal year.
 */
export async function balanceFrom(
  { tx }: Pick<ReadingContext, 'tx'>,
  type: LedgerAccount['type'],
  { from, closing }: { from: string | null; closing: LedgerQuery['closing'] },
): Promise<string | null> {
  if (from === null || closing === 'yes' || !closedTypes.includes(type)) return null;
  return fiscalYearOf(from, await yearBegins(tx)).from;
}

/** The accounts whose entries are asked for; null: all. */
async function askedAccounts(
  { tx }: Pick<ReadingContext, 'tx'>,
  { accountId, group }: Pick<LedgerQuery, 'accountId' | 'group'>,
): Promise<string[] | null> {
  if (accountId !== undefined) return [accountId];
  if (group === undefined) return null;
  return (await chartOf(tx)).flatMap((each) => (isOfGroup(each, group) ? [each.id] : []));
}

const sumOf = (rows: readonly LedgerAccount[], field: keyof GeneralLedger['totals']) =>
  exactSum(rows.map((row) => row[field]));

/** Every account with what it was before the period, what moved in it, and what it is after. */
export async function generalLedger(context: ReadingContext, query: LedgerQuery): Promise<GeneralLedger> {
  const { type: types, fundId, basis, closing, journalNo } = query;
  const { from, to } = periodOf(context, query);
  const begins = await balanceFrom(context, 'income', { from, closing });
  const before = from === null ? null : addDays(from, -1);
  const accountIds = await askedAccounts(context, query);
  const cells = await balanceCells(context.tx, {
    basis,
    journalNo,
    withClosing: closing === 'yes',
    fundId,
    ...(accountIds !== null && { accountIds }),
    ...(types !== undefined && { types }),
    spans: [
      { from, to },
      ...(before === null ? [] : [{ from: null, to: before }]),
      ...(before === null || begins === null || begins > before ? [] : [{ from: begins, to: before }]),
    ],
  });
  const accounts = byAccount(cells).flatMap(
    ({ account: { accountId: id, code, name, type }, cells: its }): LedgerAccount[] => {
      const of = (amounts: 'debitMinor' | 'creditMinor' | 'lines', span: number) =>
        exactSum(its.map((cell) => cell[amounts][span] ?? 0));
      const opening = begins === null || !closedTypes.includes(type) ? 1 : 2;
      const openingMinor = exact(of('debitMinor', opening) - of('creditMinor', opening));
      const [debitMinor, creditMinor] = [of('debitMinor', 0), of('creditMinor', 0)];
      const lines = of('lines', 0);
      if (lines === 0 && openingMinor === 0) return [];
      const closingMinor = exactSum([openingMinor, debitMinor, -creditMinor]);
      return [{ id, code, name, type, openingMinor, debitMinor, creditMinor, closingMinor, lines }];
    },
  );
  return {
    ...(await factsOfReport(context, basis, query)),
    from,
    to,
    funds: (await funds(context.tx)).map(mentionOf),
    accounts,
    totals: {
      openingMinor: sumOf(accounts, 'openingMinor'),
      debitMinor: sumOf(accounts, 'debitMinor'),
      creditMinor: sumOf(accounts, 'creditMinor'),
      closingMinor: sumOf(accounts, 'closingMinor'),
      lines: sumOf(accounts, 'lines'),
    },
  };
}

/** The lines of a ledger, account by account. In the transaction that it was made in. */
export async function* linesOfLedger(
  context: ReadingContext,
  query: LedgerQuery,
  { accounts, from, to, journalNo }: Pick<GeneralLedger, 'accounts' | 'from' | 'to' | 'journalNo'>,
): AsyncIterable<LedgerRow> {
  const { tx } = context;
  const { fundId, basis, closing } = query;
  const fundCodes = new Map((await funds(tx)).map(({ id, code }) => [id, code]));
  for (const { id: accountId, code, name, type } of accounts) {
    const scope = {
      accountId,
      fundId,
      basis,
      journalNo: query.journalNo,
      withClosing: closing === 'yes',
      to,
      ...(from !== null && { from }),
      balanceFrom: await balanceFrom(context, type, { from, closing }),
    };
    for await (const line of everyLine(tx, scope))
      yield {
        ...line,
        accountCode: code,
        accountName: name,
        fundCode: fundCodes.get(line.fundId) ?? '',
        journalNo,
      };
  }
}

async function* rowsOf(context: ReadingContext, query: LedgerQuery): AsyncIterable<LedgerRow> {
  yield* linesOfLedger(context, query, await generalLedger(context, query));
}

/** All lines of the period as a file, as of one moment. */
export const ledgerExport = (query: LedgerQuery) =>
  defineExport<LedgerRow, ReadingContext>({
    name: 'general-ledger',
    columns: ledgerColumns,
    rows: (context) => rowsOf(context, query),
  });
