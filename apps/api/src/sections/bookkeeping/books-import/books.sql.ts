import { currencyExponent } from '@courtyard/contract/formats';
import { accounts, funds } from '../../../ledger';
import { unitsOn } from '../../accounting';
import type { Tx } from '../../../platform/database/database';
import type { ReadContext } from '../../../platform/section/call-context';
import type { Books } from './rows.rules';

/** What units are called: alone where no other is called so, and with their building before them. */
function namesOf(
  rows: readonly { id: string; unitNumber: string; building: string }[],
): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { id, unitNumber: unit, building } of rows)
    for (const name of new Set([
      unit,
      ...(building === '' ? [] : [`${building} ${unit}`, `${building}-${unit}`]),
    ])) {
      const key = name.toLowerCase();
      names.set(key, names.has(key) && names.get(key) !== id ? null : id);
    }
  return names;
}

/** The chart, funds and units that files of another system are brought into. */
export async function booksOn(
  { tx, tenant }: ReadContext,
  { on, clearingAccountId }: Pick<Books, 'on' | 'clearingAccountId'>,
): Promise<Books> {
  const properties = await tx.selectFrom('property').select(['id', 'unitNumber', 'building']).execute();
  const chart = await accounts(tx);
  return {
    on,
    clearingAccountId,
    accounts: new Map(chart.map((account) => [account.code, account])),
    funds: await funds(tx),
    units: namesOf(properties),
    owned: await unitsOn(
      tx,
      properties.map(({ id }) => id),
      on,
    ),
    exponent: currencyExponent(tenant.currency),
  };
}

/** Which keys were posted already. */
export async function postedKeys(tx: Tx, prefix: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('journalEntry')
    .select('idemKey')
    .where('idemKey', 'like', `${prefix}%`)
    .execute();
  return new Set(rows.map(({ idemKey }) => idemKey));
}
