import { type Asset, type AssetSummary, assetSummary } from '@courtyard/contract/properties/asset/asset';
import { type ServiceRecord, serviceRecord } from '@courtyard/contract/properties/asset/service-record';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { CallContext } from '../../../../platform/section/call-context';
import { columnsFor } from '../../../../platform/section/fields';
import { fileList } from '../../../../platform/files/attached-files.sql';
import { serviceStateOn, warrantyStateOn } from './asset.rules';

const columns = columnsFor('asset', assetSummary, ['area', 'warranty', 'lastServicedOn', 'service']);

/** Assets with what is shown of the area they belong to. */
export const assetQuery = (tx: Tx) =>
  tx
    .selectFrom('asset')
    .leftJoin('commonArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'asset.tenantId').onRef('area.id', '=', 'asset.areaId'),
    )
    .select(columns)
    .select([
      'asset.areaId',
      'area.name as areaName',
      sql<string | null>`(select max(serviced_on) from asset_service service
        where service.tenant_id = asset.tenant_id and service.asset_id = asset.id)`.as('lastServicedOn'),
    ]);

type AssetRow = Awaited<ReturnType<ReturnType<typeof assetQuery>['execute']>>[number];

/** A row as lists have it, as of a day. */
export function assetOf({ areaId, areaName, ...row }: AssetRow, today: string): AssetSummary {
  return {
    ...row,
    area: areaId === null ? null : { id: areaId, name: areaName ?? '' },
    warranty: warrantyStateOn(row.warrantyExpiresOn, today),
    service: serviceStateOn(row, today),
  };
}

/** One asset with what replaces it; undefined where there is none. */
export async function findAsset(
  context: Pick<CallContext, 'tx' | 'platform'>,
  assetId: string,
  today: string,
): Promise<Asset | undefined> {
  const row = await assetQuery(context.tx)
    .leftJoin('reserveComponent as component', (join) =>
      join
        .onRef('component.tenantId', '=', 'asset.tenantId')
        .onRef('component.id', '=', 'asset.reserveComponentId'),
    )
    .select(['asset.reserveComponentId', 'component.name as componentName', 'component.replaceOn'])
    .select(['asset.notes', 'asset.updatedAt'])
    .where('asset.id', '=', assetId)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    reserveComponentId: componentId,
    componentName: name,
    replaceOn,
    notes,
    updatedAt,
    ...summary
  } = row;
  return {
    ...assetOf(summary, today),
    reserveComponent:
      componentId === null || name === null || replaceOn === null
        ? null
        : { id: componentId, name, replaceOn },
    notes,
    updatedAt,
  };
}

/** What the plan of an asset follows from: the days and kinds of its services. */
export async function serviceDaysOf(tx: Tx, assetId: string) {
  return tx
    .selectFrom('assetService')
    .select(['servicedOn', 'kind'])
    .where('assetId', '=', assetId)
    .execute();
}

/** Services of an asset with their reports, the latest first. */
export async function servicesOf(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  assetId: string,
): Promise<ServiceRecord[]> {
  const rows = await tx
    .selectFrom('assetService')
    .select(columnsFor('assetService', serviceRecord, ['report']))
    .select('reportFileId')
    .where('assetId', '=', assetId)
    .orderBy('servicedOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.flatMap((row) => fileList(row.reportFileId)),
  );
  return rows.map(({ reportFileId, ...row }) => ({
    ...row,
    report: files.get(reportFileId ?? '') ?? null,
  }));
}
