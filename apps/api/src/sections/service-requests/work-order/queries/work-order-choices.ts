import type { WorkOrderChoices } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { propertyName } from '../../../properties';

const most = 50;

const unitsBy = ({ tx }: ReadContext, search: string | undefined) =>
  tx
    .selectFrom('property')
    .select([
      'property.id',
      propertyName.as('name'),
      sql<string | null>`nullif(property.building, '')`.as('building'),
    ])
    .where('property.archivedAt', 'is', null)
    .where(allOf(everyWord(search, ['property.building', 'property.unitNumber'])))
    .orderBy(propertyName)
    .limit(most)
    .execute();

const areasBy = ({ tx }: ReadContext, search: string | undefined) =>
  tx
    .selectFrom('commonArea')
    .select(['commonArea.id', 'commonArea.name'])
    .where('commonArea.archivedAt', 'is', null)
    .where(allOf(everyWord(search, ['commonArea.name'])))
    .orderBy('commonArea.name')
    .limit(most)
    .execute();

const assetsBy = ({ tx }: ReadContext, search: string | undefined) =>
  tx
    .selectFrom('asset')
    .select(['asset.id', 'asset.name'])
    .where('asset.status', '!=', 'retired')
    .where(allOf(everyWord(search, ['asset.name'])))
    .orderBy('asset.name')
    .limit(most)
    .execute();

const vendorsBy = ({ tx }: ReadContext, search: string | undefined) =>
  tx
    .selectFrom('vendor')
    .select(['vendor.id', 'vendor.name'])
    .where('vendor.archivedAt', 'is', null)
    .where(allOf(everyWord(search, ['vendor.name'])))
    .orderBy('vendor.name')
    .limit(most)
    .execute();

/** Active members who may see work orders and are of no vendor. */
const staffBy = ({ tx }: ReadContext, search: string | undefined) =>
  tx
    .selectFrom('member')
    .select(['member.id', 'member.displayName as name'])
    .where('member.status', '=', 'active')
    .where(sql<boolean>`member.id in (${holderIds('Work Order Details View')})`)
    .where(sql<boolean>`not exists (select from vendor_member own where own.tenant_id = member.tenant_id
      and own.member_id = member.id)`)
    .where(allOf(everyWord(search, ['member.displayName'])))
    .orderBy('member.displayName')
    .limit(most)
    .execute();

/** What the form of an order offers, by a part of its name. */
export async function workOrderChoices(
  context: ReadContext,
  search: string | undefined,
): Promise<WorkOrderChoices> {
  const units = await unitsBy(context, search);
  const areas = await areasBy(context, search);
  const assets = await assetsBy(context, search);
  const places: WorkOrderChoices['places'] = [
    ...units.map((unit) => ({ kind: 'unit' as const, ...unit })),
    ...areas.map((area) => ({ kind: 'area' as const, ...area, building: null })),
    ...assets.map((asset) => ({ kind: 'asset' as const, ...asset, building: null })),
  ];
  return { vendors: await vendorsBy(context, search), staff: await staffBy(context, search), places };
}
