import { addDays } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  CalendarProvider,
  CalendarQuestion,
} from '../../../../../platform/section/tasks/calendar-provider';
import type { AssetDue } from './asset-due.sql';
import { assetMessages, duePath } from './asset-due.texts';

/** Services that are due and warranties that end on the days asked for, of assets in use. */
async function findDates({ tx, from, to, language, most }: CalendarQuestion) {
  const { rows } = await sql<Omit<AssetDue, 'provider' | 'total'>>`
    select asset.id, asset.name, coalesce(asset.location, area.name) as location, falls.kind, falls."on"
    from asset
    left join common_area area on area.tenant_id = asset.tenant_id and area.id = asset.area_id
    cross join lateral (values ('warranty', asset.warranty_expires_on), ('service', asset.next_service_on)) as falls (kind, "on")
    where asset.status <> 'retired' and falls."on" between ${from}::date and ${to}::date
    order by falls."on", asset.name, asset.id
    limit ${most}`.execute(tx);
  return rows.map(({ id, kind, name, location, on }) => ({
    id: `${id} ${kind}`,
    title: messagesIn(assetMessages, language)(`due.${kind}`, { name }),
    location,
    allDay: true,
    start: on,
    end: addDays(on, 1),
    category: kind === 'service' ? ('maintenance' as const) : ('deadline' as const),
    link: duePath(id, kind),
  }));
}

export const assetDates: CalendarProvider = {
  kind: 'asset-due',
  permission: 'Assets List View',
  find: findDates,
};
