import type { Basis } from '@courtyard/contract/bookkeeping/account/account';
import {
  trialBalanceColumns,
  type TrialBalanceRow,
} from '@courtyard/contract/bookkeeping/account/trial-balance.columns';
import { funds, trialBalance } from '../../../../ledger';
import { defineExport } from '../../../../platform/files/export/export-list';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';

interface Asked {
  at?: string | undefined;
  basis: Basis;
}

async function* rowsOf(context: ReadContext, { at, basis }: Asked): AsyncIterable<TrialBalanceRow> {
  const { tx } = context;
  const codes = new Map((await funds(tx)).map(({ id, code }) => [id, code]));
  for (const row of await trialBalance(tx, { at: at ?? todayOf(context), basis }))
    if (row.balanceMinor !== 0) yield { ...row, fundCode: codes.get(row.fundId) ?? '' };
}

/** What every account stood at in every fund at the end of a day, as a file. */
export const trialBalanceExport = (asked: Asked) =>
  defineExport({
    name: 'trial-balance',
    columns: trialBalanceColumns,
    rows: (context) => rowsOf(context, asked),
  });
