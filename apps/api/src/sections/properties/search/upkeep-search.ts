import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';

const section = '/properties-common-areas';

type Row = Omit<Found, 'url' | 'happensAt'>;

/** Common areas are open to every member. */
export const areaSearch: SearchProvider = {
  kind: 'common-area',
  permission: null,
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select area.id, area.name as title, area.location as subtitle, found.rank,
        area.archived_at is not null as "isArchived", area.updated_at as "touchedAt"
      from ${foundRecords('common-area', asked)} found
      join common_area area on area.id = found.record_id`.execute(tx);
    return rows.map((row) => ({
      ...row,
      url: `${section}/common-areas/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};

export const assetSearch: SearchProvider = {
  kind: 'asset',
  permission: 'Assets List View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select asset.id, asset.name as title, found.rank,
        nullif(concat_ws(' · ', asset.tag, coalesce(area.name, asset.location)), '') as subtitle,
        asset.status = 'retired' as "isArchived", asset.updated_at as "touchedAt"
      from ${foundRecords('asset', asked)} found
      join asset on asset.id = found.record_id
      left join common_area area on area.id = asset.area_id`.execute(tx);
    return rows.map((row) => ({ ...row, url: `${section}/assets/details?id=${row.id}`, happensAt: null }));
  },
};

export const componentSearch: SearchProvider = {
  kind: 'reserve-component',
  permission: 'Reserve Components List View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      select component.id, component.name as title, area.name as subtitle, found.rank, false as "isArchived",
        component.updated_at as "touchedAt"
      from ${foundRecords('reserve-component', asked)} found
      join reserve_component component on component.id = found.record_id
      left join common_area area on area.id = component.area_id`.execute(tx);
    return rows.map((row) => ({
      ...row,
      url: `${section}/reserve-components/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};
