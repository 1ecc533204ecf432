import type { CommunityRequestFilters } from '@courtyard/contract/service-requests/request/community-request-routes';
import type { MyRequestFilters } from '@courtyard/contract/service-requests/request/my-request-routes';
import {
  myRequestColumns,
  requestColumns,
} from '@courtyard/contract/service-requests/request/request.columns';
import { openStates } from '@courtyard/contract/service-requests/request/request.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord, isLike } from '../../../../platform/database/lists/search.sql';
import { likeEveryWord, type Words } from '../../../../platform/database/lists/text-search/found-words.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { isFiltered } from '../../../../platform/section/lists/is-filtered';
import { defineList } from '../../../../platform/section/lists/define-list';
import { lateness } from '../../clock/request-clock.sql';
import { aboutCallerIds, isUnassigned, ownRequestIds, relationOf } from '../../part/part.sql';
import { ageDays, publicSummaryOf, requestRows, summaryOf } from '../queries/request.sql';

type Condition = RawBuilder<SqlBool>;

const placeColumns = { unit: 'propertyId', area: 'areaId', asset: 'assetId' } as const;

const placeKind = sql`case when request.property_id is not null then 'unit'
  when request.area_id is not null then 'area' when request.asset_id is not null then 'asset' end`;

const isPlace = (kind: string): Condition =>
  kind in placeColumns
    ? sql`${sql.ref(`request.${placeColumns[kind as keyof typeof placeColumns]}`)} is not null`
    : sql`false`;

const places = {
  state: 'request.state',
  kind: 'request.kind',
  category: 'request.category',
  priority: 'request.priority',
  lateness,
  waitingFor: 'request.waitingFor',
  place: { state: () => placeKind, is: isPlace },
  building: 'property.building',
  createdAt: { moment: 'request.createdAt' },
  updatedAt: { moment: 'request.updatedAt' },
  dueOn: 'request.dueOn',
  ageDays: { number: ageDays },
} as const;

const searched = ['request.number', 'request.title', 'request.description'] as const;

/** What is still to be done. */
export const isOpen: Condition = sql`request.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;

const orders = {
  number: { column: 'request.number' },
  title: { column: 'request.titleSort' },
  priority: { column: 'request.prioritySort' },
  dueOn: { column: 'request.dueOn', nullable: true },
  createdAt: { column: 'request.createdAt' },
  updatedAt: { column: 'request.updatedAt' },
};

const filters = listFilters(requestColumns, {
  ...places,
  assigneeId: { id: 'request.assigneeId', table: 'member', name: 'display_name' },
  committeeId: { id: 'request.committeeId', table: 'committee', name: 'name' },
});

/** About one unit, area or asset. */
const isAbout = (placeId: string | undefined): Condition[] =>
  placeId === undefined ? [] : [sql`${placeId} in (request.property_id, request.area_id, request.asset_id)`];

/** A vendor has a work order about it. */
const hasWorkOf = (vendorId: string): Condition => sql`exists (
  select from work_order_request of_request join work_order on work_order.id = of_request.work_order_id
  where of_request.request_id = request.id and work_order.vendor_id = ${vendorId})`;

/** By number, title, description and who reported it. */
const words: Words = {
  find: (pattern, limit) => sql`select courtyard.find_requests(${pattern}, ${limit}) as id`,
  isAmong: (ids) => sql`request.id = any(${ids}::uuid[])`,
  isLike: (pattern) => sql`(request.words like ${pattern} or ${isLike(sql`reporter.display_name`, pattern)})`,
};

/** What the filters of the community’s list mean; `except` is a filter that does not count. */
function conditionsOf(
  query: CommunityRequestFilters,
  at: AsOf,
  except: string | undefined,
  context: ReadContext,
): Condition {
  const { placeId, reporterId, requestId, vendorId } = query;
  return allOf([
    ...filters.conditions(query, at, except),
    ...(query.isOpen ? [isOpen] : []),
    ...(query.isUnassigned ? [isUnassigned(context, 'request')] : []),
    ...isAbout(placeId),
    ...(requestId === undefined ? [] : [sql<SqlBool>`request.id = any(${requestId}::uuid[])`]),
    ...(reporterId === undefined ? [] : [sql<SqlBool>`request.member_id = ${reporterId}`]),
    ...(vendorId === undefined ? [] : [hasWorkOf(vendorId)]),
  ]);
}

/** What filters and words find, for who acts on all of them. */
export const matching = (query: CommunityRequestFilters, context: ReadContext): Condition =>
  allOf([conditionsOf(query, asOf(context), undefined, context), ...likeEveryWord(query.search, words)]);

/** Every request of the community but those that are about the caller. */
export const communityRows = (context: ReadContext) =>
  requestRows(context).where(sql<boolean>`request.id not in (${aboutCallerIds(context)})`);

/** How many requests the community has, but those about the caller: of the whole rows only these are read. */
async function countAll(context: ReadContext): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ((select count(*) from request)
    - (select count(*) from (${aboutCallerIds(context)}) about))::int as total`.execute(context.tx);
  return rows[0]?.total ?? 0;
}

export const communityRequestList = defineList({
  rows: communityRows,
  answer: (row) => ({ ...summaryOf(row), relation: null }),
  filters,
  conditions: conditionsOf,
  words,
  orders,
  defaultSort: '-number',
  last: { column: 'request.id' },
  count: (context, query) => (isFiltered(query) ? undefined : () => countAll(context)),
});

const mine = listFilters(myRequestColumns, { relation: 'part.relation', ...places });

/** Of a request that they only follow the caller sees what everybody may. */
const isPublic = ({ relation }: { relation: string | null }) => relation === 'supported';

/** The requests that the caller has to do with. */
export const myRows = (context: ReadContext) =>
  requestRows(context)
    .innerJoin(
      sql<{ relation: string | null }>`lateral (select ${relationOf(context)} as relation)`.as('part'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`request.id in (${ownRequestIds(context)})`);

/** What the filters of the caller's list mean; `except` is a filter that does not count. */
const myConditionsOf = (query: MyRequestFilters, at: AsOf, except?: string): Condition =>
  allOf([
    ...everyWord(query.search, searched),
    ...mine.conditions(query, at, except),
    ...(query.isOpen ? [isOpen] : []),
    ...isAbout(query.placeId),
  ]);

/** What filters and words find among the caller's requests, for an action on all of them. */
export const matchingMine = (query: MyRequestFilters, context: ReadContext): Condition =>
  myConditionsOf(query, asOf(context));

export const myRequestList = defineList({
  rows: myRows,
  answer: (row) => (isPublic(row) ? publicSummaryOf(row) : summaryOf(row)),
  filters: mine,
  conditions: myConditionsOf,
  orders,
  defaultSort: '-updatedAt',
  last: { column: 'request.id' },
});
