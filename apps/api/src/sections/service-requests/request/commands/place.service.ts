import type { PlaceInput, RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import { type RawBuilder, sql } from 'kysely';
import { anywhere, isLike } from '../../../../platform/database/lists/search.sql';
import { invalid } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { ownPeriods, propertyName } from '../../../properties';

const most = 50;

/** Whether the caller chooses among all units of the community, or their own. */
export const choosesAnyUnit = ({ caller }: Pick<ReadContext, 'caller'>): boolean =>
  caller.permissions.has('Community Request Update');

const ownUnits = (context: ReadContext): RawBuilder<unknown> =>
  choosesAnyUnit(context)
    ? sql`true`
    : sql`property.id in (select own.property_id from (${ownPeriods(context.caller.memberId, todayOf(context))}) own)`;

const unitsWhere = (context: ReadContext, where: RawBuilder<unknown>) => sql<RequestPlace>`
  select 'unit' as kind, property.id, ${propertyName} as name, nullif(property.building, '') as building from property
  where property.archived_at is null and ${ownUnits(context)} and ${where}
  order by property.building_sort, property.unit_sort limit ${most}`;

const areasWhere = (where: RawBuilder<unknown>) => sql<RequestPlace>`
  select 'area' as kind, common_area.id, common_area.name, null as building from common_area
  where common_area.archived_at is null and ${where} order by lower(common_area.name), common_area.id limit ${most}`;

const assetsWhere = (where: RawBuilder<unknown>) => sql<RequestPlace>`
  select 'asset' as kind, asset.id, asset.name, null as building from asset
  where asset.status <> 'retired' and ${where} order by asset.name_sort, asset.id limit ${most}`;

/** What a request of the caller can be about. */
export async function placesFor(
  context: ReadContext,
  { search, id }: { search?: string | undefined; id?: string | undefined },
): Promise<RequestPlaces> {
  const has = (table: 'property' | 'common_area' | 'asset', text: RawBuilder<unknown>) =>
    sql`${search ? isLike(text, anywhere(search)) : sql`true`}
      and ${id === undefined ? sql`true` : sql`${sql.ref(`${table}.id`)} = ${id}`}`;
  const { tx } = context;
  const units = await unitsWhere(context, has('property', propertyName)).execute(tx);
  const areas = await areasWhere(has('common_area', sql`common_area.name`)).execute(tx);
  const assets = await assetsWhere(
    has('asset', sql`concat_ws(' ', asset.name, asset.location, asset.tag)`),
  ).execute(tx);
  return { units: units.rows, areas: areas.rows, assets: assets.rows };
}

/** Columns of a request. */
export interface PlaceColumns {
  propertyId: string | null;
  areaId: string | null;
  assetId: string | null;
}

/** The columns for a place that the caller may report something about. Throws invalid for another. */
export async function placeColumns(context: ReadContext, place: PlaceInput): Promise<PlaceColumns> {
  const none = { propertyId: null, areaId: null, assetId: null };
  if (place === null) return none;
  const { kind, id } = place;
  const asked =
    kind === 'unit'
      ? unitsWhere(context, sql`property.id = ${id}`)
      : kind === 'area'
        ? areasWhere(sql`common_area.id = ${id}`)
        : assetsWhere(sql`asset.id = ${id}`);
  const { rows } = await asked.execute(context.tx);
  if (rows.length === 0)
    throw invalid({
      place:
        kind === 'unit' && !choosesAnyUnit(context)
          ? 'Choose a unit that you own or live in.'
          : 'This place no longer exists. Choose another.',
    });
  if (kind === 'unit') return { ...none, propertyId: id };
  return kind === 'area' ? { ...none, areaId: id } : { ...none, assetId: id };
}
