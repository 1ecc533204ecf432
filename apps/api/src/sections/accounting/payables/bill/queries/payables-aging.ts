import type { PayablesAging } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging';
import { payablesAgingColumns } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging.columns';
import { accounts, openItems, trialBalance } from '../../../../../ledger';
import { defineExport } from '../../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../../platform/section/call-context';

type VendorRow = PayablesAging['vendors'][number];

const none = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0, totalMinor: 0 };

/** What is owed to each vendor at the end of a day, those first who are owed most; the sum is what the accounts of payables stood at. */
export async function payablesAging({ tx }: Pick<ReadContext, 'tx'>, at: string): Promise<PayablesAging> {
  const items = await openItems(tx, { at, control: 'payable' });
  const ids = [...new Set(items.map(({ party }) => party.id))];
  const names = new Map(
    ids.length === 0
      ? []
      : (await tx.selectFrom('vendor').select(['id', 'name']).where('id', 'in', ids).execute()).map(
          ({ id, name }) => [id, name],
        ),
  );
  const rows = new Map<string, VendorRow>();
  for (const { party, bucket, openMinor } of items) {
    const row = rows.get(party.id) ?? { vendor: { id: party.id, name: names.get(party.id) ?? '' }, ...none };
    // Liabilities are credits.
    row[bucket] -= openMinor;
    row.totalMinor -= openMinor;
    rows.set(party.id, row);
  }
  const vendors = [...rows.values()].toSorted((one, other) => other.totalMinor - one.totalMinor);
  const payables = new Set(
    (await accounts(tx)).filter(({ control }) => control === 'payable').map(({ id }) => id),
  );
  const stood = (await trialBalance(tx, { at, basis: 'accrual' })).filter(({ accountId }) =>
    payables.has(accountId),
  );
  return {
    at,
    vendors,
    totalMinor: vendors.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    controlMinor: stood.reduce((sum, { balanceMinor }) => sum - balanceMinor, 0),
  };
}

async function* rowsOf(context: Pick<ReadContext, 'tx'>, day: string) {
  const { at, vendors } = await payablesAging(context, day);
  for (const row of vendors) yield { ...row, at };
}

/** The same as a file. */
export const payablesAgingExport = (day: string) =>
  defineExport({
    name: `payables-${day}`,
    columns: payablesAgingColumns,
    rows: (context) => rowsOf(context, day),
  });
