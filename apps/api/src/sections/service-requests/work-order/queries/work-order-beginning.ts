import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { WorkOrderBeginning } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { ReadContext } from '../../../../platform/section/call-context';
import { lastServiceOf, propertyName } from '../../../properties';

interface About {
  propertyId?: string | undefined;
  areaId?: string | undefined;
  assetId?: string | undefined;
  vendorId?: string | undefined;
}

async function placeOf(tx: Tx, { propertyId, areaId, assetId }: About): Promise<WorkOrderBeginning['place']> {
  const place = <K extends RequestPlace['kind']>(kind: K, found: { id: string; name: string } | undefined) =>
    found ? { kind, building: null, ...found } : null;
  if (propertyId !== undefined)
    return place(
      'unit',
      await tx
        .selectFrom('property')
        .select(['property.id', propertyName.as('name')])
        .select(sql<string | null>`nullif(property.building, '')`.as('building'))
        .where('property.id', '=', propertyId)
        .executeTakeFirst(),
    );
  if (areaId !== undefined)
    return place(
      'area',
      await tx.selectFrom('commonArea').select(['id', 'name']).where('id', '=', areaId).executeTakeFirst(),
    );
  if (assetId === undefined) return null;
  return place(
    'asset',
    await tx.selectFrom('asset').select(['id', 'name']).where('id', '=', assetId).executeTakeFirst(),
  );
}

const vendors = (tx: Tx) =>
  tx
    .selectFrom('vendor')
    .select(['vendor.id', 'vendor.name'])
    .where('vendor.archivedAt', 'is', null)
    .orderBy('vendor.name')
    .limit(1);

/** Who did it last: by the name that the service has, or of the latest work order of the asset. */
const vendorOfAsset = async (tx: Tx, assetId: string, performedBy: string | null | undefined) =>
  (performedBy &&
    (await vendors(tx)
      .where(sql<boolean>`lower(vendor.name) = lower(${performedBy})`)
      .executeTakeFirst())) ||
  (await vendors(tx)
    .where(
      'vendor.id',
      '=',
      sql<string>`(select done.vendor_id from work_order done where done.asset_id = ${assetId} and done.vendor_id is not null
        and done.state <> 'cancelled' order by done.number desc limit 1)`,
    )
    .executeTakeFirst());

/** What a new order begins with. What is not there, or is archived, is left out. */
export async function workOrderBeginning(
  { tx, caller }: ReadContext,
  about: About,
): Promise<WorkOrderBeginning> {
  const { assetId, vendorId } = about;
  const canSeeServices = caller.permissions.has('Assets List View');
  const lastService = assetId !== undefined && canSeeServices ? await lastServiceOf(tx, assetId) : null;
  const vendor =
    vendorId !== undefined
      ? await vendors(tx).where('vendor.id', '=', vendorId).executeTakeFirst()
      : assetId !== undefined
        ? await vendorOfAsset(tx, assetId, lastService?.performedBy)
        : undefined;
  return { place: await placeOf(tx, about), vendor: vendor ?? null, lastService };
}
