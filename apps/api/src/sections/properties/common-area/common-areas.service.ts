import {
  type commonAreaRoutes,
  commonAreaSummary,
} from '@courtyard/contract/properties/common-area/common-area';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../platform/database/lists/keyset';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { isOpenAt } from './opening.rules';
import { columnsFor } from '../../../platform/section/fields';
import { touching } from '../reservation/touching.sql';
import { canBook } from './common-area.rules';
import { areaOf, photosOf, relationOf } from './common-area.sql';

type Query = z.output<(typeof commonAreaRoutes.listCommonAreas)['query']>;

const orders = {
  name: { column: 'commonArea.nameSort' },
  kind: { column: 'commonArea.kind' },
  capacity: { column: 'commonArea.capacity', nullable: true },
};

const searched = ['commonArea.name', 'commonArea.location', 'commonArea.description'] as const;

function conditionsOf(query: Query): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.kind?.length) conditions.push(sql`common_area.kind = any(${query.kind}::text[])`);
  if (query.archived === 'no') conditions.push(sql`common_area.archived_at is null`);
  if (query.archived === 'yes') conditions.push(sql`common_area.archived_at is not null`);
  return allOf(conditions);
}

const columns = columnsFor('commonArea', commonAreaSummary, [
  'archived',
  'openNow',
  'bookableByMe',
  'coverUrl',
  'upcomingReservations',
]);

/** One page of the common areas, as the caller sees them now. */
export async function pageOfAreas(context: CallContext, query: Query) {
  const { tx, platform, tenant, caller } = context;
  const now = platform.clock();
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('commonArea')
      .select(columns)
      .select([
        'commonArea.closures',
        'commonArea.archivedAt',
        sql<number>`(select count(*)::int from reservation
          where reservation.tenant_id = common_area.tenant_id and reservation.area_id = common_area.id
            and reservation.status in ('requested', 'confirmed', 'offered') and ${touching(now, null)})`.as(
          'upcomingReservations',
        ),
      ])
      .where(conditionsOf(query)),
    sortColumns: orderBy(orders, query.sort, { column: 'commonArea.id' }),
    cursor: query.cursor,
    limit: query.limit,
  });
  const photos = await photosOf(
    tx,
    rows.map(({ id }) => id),
  );
  const relation = await relationOf(tx, { memberId: caller.memberId, today: todayOf(context) });
  const data = rows.map(({ closures, ...row }) => {
    const area = areaOf(row);
    const cover = photos.find((photo) => photo.areaId === area.id);
    return {
      ...area,
      openNow: !area.archived && isOpenAt({ ...area, closures }, now, tenant.timeZone),
      bookableByMe: !area.archived && area.bookable && canBook(area, relation, caller.permissions),
      coverUrl: cover ? platform.files.linkFor({ id: cover.fileId, tenantId: tenant.id }) : null,
    };
  });
  return { data, page };
}
