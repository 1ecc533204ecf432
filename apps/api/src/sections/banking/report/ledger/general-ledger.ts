import type {
  GeneralLedger,
  generalLedgerRoutes,
  LedgerAccount,
} from '@courtyard/contract/banking/report/ledger';
import { ledgerColumns, type LedgerRow } from '@courtyard/contract/banking/report/ledger.columns';
import { addDays } from '@courtyard/contract/days';
import type { z } from 'zod';
import { balanceCells, byAccount, everyLine, funds } from '../../../../ledger';
import { defineExport } from '../../../../platform/files/export/export-list';
import { invalid } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { mentionOf } from '../engine/balance-sheet';
import { factsOfReport } from '../engine/report-facts';

export type LedgerQuery = z.output<(typeof generalLedgerRoutes.generalLedger)['query']>;

/** The dates of a period, until today where no last one is given. Throws a Problem, 422, for a last day before the first. */
export function periodOf(
  context: ReadContext,
  { from, to = todayOf(context) }: Pick<LedgerQuery, 'from' | 'to'>,
) {
  if (from !== undefined && from > to)
    throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  return { from: from ?? null, to };
}

const sumOf = (rows: readonly LedgerAccount[], field: keyof GeneralLedger['totals']) =>
  rows.reduce((sum, row) => sum + row[field], 0);

/** Every account with what it was before the period, what moved in it, and what it is after. */
export async function generalLedger(context: ReadContext, query: LedgerQuery): Promise<GeneralLedger> {
  const { accountId, type: types, fundId, basis, closing } = query;
  const { from, to } = periodOf(context, query);
  const cells = await balanceCells(context.tx, {
    basis,
    withClosing: closing === 'yes',
    fundId,
    ...(accountId !== undefined && { accountIds: [accountId] }),
    ...(types !== undefined && { types }),
    spans: [{ from, to }, ...(from === null ? [] : [{ from: null, to: addDays(from, -1) }])],
  });
  const accounts = byAccount(cells).flatMap(
    ({ account: { accountId: id, code, name, type }, cells: its }): LedgerAccount[] => {
      const of = (amounts: 'debitMinor' | 'creditMinor' | 'lines', span: number) =>
        its.reduce((sum, cell) => sum + (cell[amounts][span] ?? 0), 0);
      const openingMinor = of('debitMinor', 1) - of('creditMinor', 1);
      const [debitMinor, creditMinor] = [of('debitMinor', 0), of('creditMinor', 0)];
      const lines = of('lines', 0);
      if (lines === 0 && openingMinor === 0) return [];
      const closingMinor = openingMinor + debitMinor - creditMinor;
      return [{ id, code, name, type, openingMinor, debitMinor, creditMinor, closingMinor, lines }];
    },
  );
  return {
    ...(await factsOfReport(context, basis)),
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

async function* rowsOf(context: ReadContext, query: LedgerQuery): AsyncIterable<LedgerRow> {
  const { tx } = context;
  const { fundId, basis, closing } = query;
  const fundCodes = new Map((await funds(tx)).map(({ id, code }) => [id, code]));
  const { accounts, from, to } = await generalLedger(context, query);
  for (const { id: accountId, code, name } of accounts) {
    const scope = {
      accountId,
      fundId,
      basis,
      withClosing: closing === 'yes',
      to,
      ...(from !== null && { from }),
    };
    for await (const line of everyLine(tx, scope))
      yield { ...line, accountCode: code, accountName: name, fundCode: fundCodes.get(line.fundId) ?? '' };
  }
}

/** All lines of the period as a file, as of one moment. */
export const ledgerExport = (query: LedgerQuery) =>
  defineExport({ name: 'general-ledger', columns: ledgerColumns, rows: (context) => rowsOf(context, query) });
