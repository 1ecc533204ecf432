import { chartColumns, type ChartRow } from '@courtyard/contract/bookkeeping/account/account.columns';
import { accounts, funds } from '../../../../ledger';
import { defineExport } from '../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../platform/section/call-context';

async function* rowsOf({ tx }: ReadContext): AsyncIterable<ChartRow> {
  const all = await accounts(tx);
  const accountCodes = new Map(all.map(({ id, code }) => [id, code]));
  const fundCodes = new Map((await funds(tx)).map(({ id, code }) => [id, code]));
  for (const { parentId, fundId, ...account } of all)
    yield {
      ...account,
      parentCode: parentId === null ? null : (accountCodes.get(parentId) ?? null),
      fundCode: fundId === null ? null : (fundCodes.get(fundId) ?? null),
    };
}

/** The chart as a file: archived accounts too, so that it can be imported again as it is. */
export const chartExport = defineExport({
  name: 'chart-of-accounts',
  columns: chartColumns,
  rows: rowsOf,
});
