import type { commonAreaRoutes } from '@courtyard/contract/properties/common-area';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../platform/database/lists/keyset';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { isOpenAt } from './opening.rules';
import { pick } from '../../../platform/core/pick';
import { touching } from '../reservation/touching.sql';
import { mayBook } from './common-area.rules';
import { areaColumns, areaOf, photosOf, relationOf } from './common-area.sql';

type Query = z.output<(typeof commonAreaRoutes.listCommonAreas)['query']>;

const orders = {
  name: { column: 'commonArea.nameSort', key: 'nameSort' },
  kind: { column: 'commonArea.kind', key: 'kind' },
  capacity: { column: 'commonArea.capacity', key: 'capacity', nullable: true },
};

const searched = ['commonArea.name', 'commonArea.location', 'commonArea.description'] as const;

function conditionsOf(query: Query): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.kind?.length) conditions.push(sql`common_area.kind = any(${query.kind}::text[])`);
  if (query.archived === 'no') conditions.push(sql`common_area.archived_at is null`);
  if (query.archived === 'yes') conditions.push(sql`common_area.archived_at is not null`);
  return allOf(conditions);
}

const shown = [
  'id',
  'name',
  'kind',
  'location',
  'capacity',
  'openingHours',
  'bookable',
  'slotMinutes',
  'feeMinor',
  'depositMinor',
  'approvalRequired',
  'whoMayBook',
  'archived',
  'version',
] as const;

/** One page of the common areas, as the caller sees them now. */
export async function pageOfAreas(context: CallContext, query: Query) {
  const { tx, platform, tenant, caller } = context;
  const now = platform.clock();
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('commonArea')
      .select(areaColumns)
      .select([
        'commonArea.nameSort',
        sql<number>`(select count(*)::int from reservation
          where reservation.tenant_id = common_area.tenant_id and reservation.area_id = common_area.id
            and reservation.status in ('requested', 'confirmed') and ${touching(now, null)})`.as('upcoming'),
      ])
      .where(conditionsOf(query)),
    sortColumns: orderBy(orders, query.sort, { column: 'commonArea.id', key: 'id' }),
    cursor: query.cursor,
    limit: query.limit,
  });
  const photos = await photosOf(
    tx,
    rows.map(({ id }) => id),
  );
  const relation = await relationOf(tx, { memberId: caller.memberId, today: todayOf(context) });
  const data = rows.map((row) => {
    const area = areaOf(row);
    const cover = photos.find((photo) => photo.areaId === area.id);
    return {
      ...pick(area, shown),
      openNow: !area.archived && isOpenAt(area, now, tenant.timeZone),
      bookableByMe: !area.archived && area.bookable && mayBook(area, relation, caller.permissions),
      coverUrl: cover ? platform.files.linkFor({ id: cover.fileId, tenantId: tenant.id }) : null,
      upcomingReservations: row.upcoming,
    };
  });
  return { data, page };
}
