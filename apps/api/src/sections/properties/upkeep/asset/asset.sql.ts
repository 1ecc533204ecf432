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
    .leftJoin('common_area as area', (join) =>
      join.onRef('area.tenant_id', '=', 'asset.tenant_id').onRef('area.id', '=', 'asset.area_id'),
    )
    .selectAll('asset')
    .select([
      'area.name as area_name',
      sql<string | null>`(select max(serviced_on) from asset_service service
        where service.tenant_id = asset.tenant_id and service.asset_id = asset.id)`.as('last_serviced_on'),
    ]);

type AssetRow = Awaited<ReturnType<ReturnType<typeof assetQuery>['execute']>>[number];

/** A row as lists have it, as of a day. */
export function assetOf(row: AssetRow, today: string): AssetSummary {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    area: row.area_id === null ? null : { id: row.area_id, name: row.area_name ?? '' },
    location: row.location,
    tag: row.tag,
    manufacturer: row.manufacturer,
    model: row.model,
    serialNumber: row.serial_number,
    status: row.status,
    retiredOn: row.retired_on,
    installedOn: row.installed_on,
    costMinor: row.cost_minor,
    supplier: row.supplier,
    warrantyProvider: row.warranty_provider,
    warrantyReference: row.warranty_reference,
    warrantyExpiresOn: row.warranty_expires_on,
    warranty: warrantyStateOn(row.warranty_expires_on, today),
    serviceProvider: row.service_provider,
    serviceIntervalMonths: row.service_interval_months,
    nextServiceOn: row.next_service_on,
    lastServicedOn: row.last_serviced_on,
    service: serviceStateOn({ status: row.status, nextServiceOn: row.next_service_on }, today),
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
    .leftJoin('reserve_component as component', (join) =>
      join
        .onRef('component.tenant_id', '=', 'asset.tenant_id')
        .onRef('component.id', '=', 'asset.reserve_component_id'),
    )
    .select(['component.name as component_name', 'component.replace_on'])
    .where('asset.id', '=', assetId)
    .executeTakeFirst();
  if (!row) return undefined;
  const fileIds = await fileIdsOf(tx, assetId);
  const files = await platform.files.describe(tx, fileIds);
  const { reserve_component_id: componentId, component_name: name, replace_on: replaceOn } = row;
  return {
    ...assetOf(row, today),
    reserveComponent:
      componentId === null || name === null || replaceOn === null
        ? null
        : { id: componentId, name, replaceOn },
    notes: row.notes,
    files: fileIds.flatMap((id) => files.get(id) ?? []),
    updatedAt: row.updated_at,
  };
}

/** Files of an asset in their order. */
export async function fileIdsOf(tx: Tx, assetId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('asset_file')
    .select('file_id')
    .where('asset_id', '=', assetId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.file_id);
}

/** What the plan of an asset follows from: the days and kinds of its services. */
export async function serviceDaysOf(tx: Tx, assetId: string) {
  return tx
    .selectFrom('asset_service')
    .select(['serviced_on as servicedOn', 'kind'])
    .where('asset_id', '=', assetId)
    .execute();
}

/** Services of an asset with their reports, the latest first. */
export async function servicesOf(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  assetId: string,
): Promise<ServiceRecord[]> {
  const rows = await tx
    .selectFrom('asset_service')
    .selectAll()
    .where('asset_id', '=', assetId)
    .orderBy('serviced_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.flatMap((row) => fileList(row.report_file_id)),
  );
  return rows.map((row) => ({
    id: row.id,
    assetId,
    servicedOn: row.serviced_on,
    kind: row.kind,
    summary: row.summary,
    performedBy: row.performed_by,
    costMinor: row.cost_minor,
    report: files.get(row.report_file_id ?? '') ?? null,
    recordedBy: row.recorded_by,
    version: row.version,
  }));
}
