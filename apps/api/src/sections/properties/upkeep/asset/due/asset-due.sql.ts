import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { serviceNoticeDays, warrantyNoticeDays } from '../asset.rules';

export type DueKind = 'warranty' | 'service';

/** A warranty that ends, or a service that is due. */
export interface AssetDue {
  id: string;
  kind: DueKind;
  name: string;
  location: string | null;
  on: string;
  /** Who gave the warranty, or does the service. */
  provider: string | null;
  /** How many there are in all. */
  total: number;
}

/**
 * What falls due of assets in use, the soonest first: warranties and services within their time of notice after today.
 * A warranty that has ended asks for nothing any more; `withOverdue`: a service that was missed still does.
 */
export async function assetsDue(
  tx: Tx,
  {
    today,
    withOverdue,
    condition,
    most,
  }: { today: string; withOverdue: boolean; condition?: RawBuilder<SqlBool>; most?: number },
): Promise<AssetDue[]> {
  const { rows } = await sql<AssetDue>`
    select asset.id, asset.name, coalesce(asset.location, area.name) as location, falls.kind, falls."on",
      falls.provider, count(*) over ()::int as total
    from asset
    left join common_area area on area.tenant_id = asset.tenant_id and area.id = asset.area_id
    cross join lateral (values
      ('warranty', asset.warranty_expires_on, asset.warranty_provider, ${warrantyNoticeDays}::int),
      ('service', asset.next_service_on, asset.service_provider, ${serviceNoticeDays}::int)
    ) as falls (kind, "on", provider, notice)
    where asset.status <> 'retired' and ${condition ?? sql`true`}
      and falls."on" <= ${today}::date + falls.notice
      and (falls."on" >= ${today}::date or (${withOverdue}::boolean and falls.kind = 'service'))
    order by falls."on", asset.name, asset.id
    limit ${most ?? null}::int`.execute(tx);
  return rows;
}
