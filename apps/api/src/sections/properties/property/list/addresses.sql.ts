import type { AddressPart, KnownAddress } from '@courtyard/contract/properties/property/address';
import { sql } from 'kysely';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import type { Tx } from '../../../../platform/database/database';

const columns = { line1: 'addressLine1', city: 'city' } as const;
const offered = 20;

/** Streets or towns of the properties that are in use, the most frequent first, as far as they have the words. */
export async function findAddresses(
  tx: Tx,
  { of, search }: { of: AddressPart; search: string },
): Promise<KnownAddress[]> {
  const column = columns[of];
  const { rows } = await sql<KnownAddress>`
    select ${of === 'line1' ? sql`address_line1` : sql`null::text`} as line1, city, region, postal_code as "postalCode"
    from property
    where archived_at is null and ${sql.ref(column)} <> '' and ${allOf(everyWord(search, [column]))}
    group by 1, 2, 3, 4
    order by count(*) desc, 1, 2, 3, 4
    limit ${offered}`.execute(tx);
  return rows;
}
