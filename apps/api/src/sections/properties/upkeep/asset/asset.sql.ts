import type { Asset, AssetSummary, ServiceRecord } from '@courtyard/contract/properties/asset';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { CallContext } from '../../../../platform/section/call-context';
import { fileList } from '../../../../platform/files/exchange-files';
import { serviceStateOn, warrantyStateOn } from './asset.rules';

/** Assets with what is shown of the area they belong to. */
export const assetQuery = (tx: Tx) =>
  tx
    .selectFrom('asset')
    .leftJoin('commonArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'asset.tenantId').onRef('area.id', '=', 'asset.areaId'),
    )
    .selectAll('asset')
    .select([
      'area.name as areaName',
      sql<string | null>`(select max(serviced_on) from asset_service service
        where service.tenant_id = asset.tenant_id and service.asset_id = asset.id)`.as('lastServicedOn'),
    ]);

type AssetRow = Awaited<ReturnType<ReturnType<typeof assetQuery>['execute']>>[number];

/** A row as lists have it, as of a day. */
export function assetOf(row: AssetRow, today: string): AssetSummary {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    area: row.areaId === null ? null : { id: row.areaId, name: row.areaName ?? '' },
    location: row.location,
    tag: row.tag,
    manufacturer: row.manufacturer,
    model: row.model,
    serialNumber: row.serialNumber,
    status: row.status,
    retiredOn: row.retiredOn,
    installedOn: row.installedOn,
    costMinor: row.costMinor,
    supplier: row.supplier,
    warrantyProvider: row.warrantyProvider,
    warrantyReference: row.warrantyReference,
    warrantyExpiresOn: row.warrantyExpiresOn,
    warranty: warrantyStateOn(row.warrantyExpiresOn, today),
    serviceProvider: row.serviceProvider,
    serviceIntervalMonths: row.serviceIntervalMonths,
    nextServiceOn: row.nextServiceOn,
    lastServicedOn: row.lastServicedOn,
    service: serviceStateOn({ status: row.status, nextServiceOn: row.nextServiceOn }, today),
    version: row.version,
  };
}

/** One asset with its files and what replaces it; undefined where there is none. */
export async function findAsset(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  assetId: string,
  today: string,
): Promise<Asset | undefined> {
  const row = await assetQuery(tx)
    .leftJoin('reserveComponent as component', (join) =>
      join
        .onRef('component.tenantId', '=', 'asset.tenantId')
        .onRef('component.id', '=', 'asset.reserveComponentId'),
    )
    .select(['component.name as componentName', 'component.replaceOn'])
    .where('asset.id', '=', assetId)
    .executeTakeFirst();
  if (!row) return undefined;
  const fileIds = await fileIdsOf(tx, assetId);
  const files = await platform.files.describe(tx, fileIds);
  const { reserveComponentId: componentId, componentName: name, replaceOn } = row;
  return {
    ...assetOf(row, today),
    reserveComponent:
      componentId === null || name === null || replaceOn === null
        ? null
        : { id: componentId, name, replaceOn },
    notes: row.notes,
    files: fileIds.flatMap((id) => files.get(id) ?? []),
    updatedAt: row.updatedAt,
  };
}

/** Files of an asset in their order. */
export async function fileIdsOf(tx: Tx, assetId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('assetFile')
    .select('fileId')
    .where('assetId', '=', assetId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.fileId);
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
    .selectAll()
    .where('assetId', '=', assetId)
    .orderBy('servicedOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.flatMap((row) => fileList(row.reportFileId)),
  );
  return rows.map((row) => ({
    id: row.id,
    assetId,
    servicedOn: row.servicedOn,
    kind: row.kind,
    summary: row.summary,
    performedBy: row.performedBy,
    costMinor: row.costMinor,
    report: files.get(row.reportFileId ?? '') ?? null,
    recordedBy: row.recordedBy,
    version: row.version,
  }));
}
