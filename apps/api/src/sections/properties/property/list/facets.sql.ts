import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';

import { insuranceOn } from './properties.sql';

/** What the filters offer and how many unarchived properties each choice has. */
export function readFacets(
  tx: Tx,
  { tenantId, today }: { tenantId: string; today: string },
): Promise<PropertyFacets> {
  return asOfRevision(tx, { tenantId, lists: ['property'], key: `facets ${today}` }, () =>
    countFacets(tx, today),
  );
}

async function countFacets(tx: Tx, today: string): Promise<PropertyFacets> {
  const { rows } = await sql<{
    facet: number;
    value: string | null;
    count: number;
    ownership: number;
    billing: number;
    archived: number;
  }>`
    with active as (
      select building, type, status, occupancy, ${insuranceOn(today)} as insurance,
        ownership_share_millionths, billing_ratio_millionths
      from property where archived_at is null
    )
    select grouping(building, type, status, occupancy, insurance) as facet,
      coalesce(building, type, status, occupancy, insurance) as value, count(*) as count,
      sum(ownership_share_millionths) as ownership, sum(billing_ratio_millionths) as billing,
      (select count(*) from property where archived_at is not null) as archived
    from active
    group by grouping sets ((building), (type), (status), (occupancy), (insurance), ())
    order by courtyard.natural_key(coalesce(building, type, status, occupancy, insurance))`.execute(tx);
  // A bit is set for each column that is not in the group; the first column is the highest.
  const of = (column: number) =>
    rows
      .filter((row) => row.facet === (0b11111 ^ (0b10000 >> column)))
      .map(({ value, count }) => ({ value: value ?? '', count }));
  const all = rows.find((row) => row.facet === 0b11111);
  return {
    total: all?.count ?? 0,
    archived: all?.archived ?? 0,
    buildings: of(0),
    types: of(1),
    statuses: of(2),
    occupancies: of(3),
    insurance: of(4),
    ownershipShareMillionths: all?.ownership ?? 0,
    billingRatioMillionths: all?.billing ?? 0,
  };
}
