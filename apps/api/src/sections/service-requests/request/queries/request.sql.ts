import type { RequestPlace, RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { lateness } from '../../clock/request-clock.sql';
import { isAssigned, relationOf } from '../../part/part.sql';
import { propertyName } from '../../../properties';

/** A whole number of days, by the clock of the database. */
export const ageDays = sql<number>`greatest(0, floor(extract(epoch from
  coalesce(request.resolved_at, now()) - request.created_at) / 86400))::int`;

const categoryName = sql<{ en: string; es: string } | null>`(select each -> 'name'
  from jsonb_array_elements(made.definition -> 'categories') each where each ->> 'key' = request.category)`;

const place = sql<RequestPlace | null>`case
  when request.property_id is not null then jsonb_build_object('kind', 'unit', 'id', request.property_id,
    'name', ${propertyName}, 'building', nullif(property.building, ''))
  when request.area_id is not null then jsonb_build_object('kind', 'area', 'id', request.area_id, 'name', area.name,
    'building', null)
  when request.asset_id is not null then jsonb_build_object('kind', 'asset', 'id', request.asset_id, 'name', asset.name,
    'building', null) end`;

/** Comments that the caller may read: internal ones for those who read any request, or are assigned to this one. */
function commentCount(context: ReadContext) {
  const readsNotes = context.caller.permissions.has('Community Requests Details View')
    ? sql`true`
    : isAssigned(context);
  return sql<number>`(select count(*)::int from request_comment written
    where written.request_id = request.id and (not written.is_internal or ${readsNotes}))`;
}

/** Requests with what lists show of them. Whose they are, the caller of this says. */
export const requestRows = (context: ReadContext) =>
  context.tx
    .selectFrom('request')
    .innerJoin('requestKindVersion as made', (join) =>
      join.onRef('made.kind', '=', 'request.kind').onRef('made.number', '=', 'request.kindNumber'),
    )
    .leftJoin('property', 'property.id', 'request.propertyId')
    .leftJoin('commonArea as area', 'area.id', 'request.areaId')
    .leftJoin('asset', 'asset.id', 'request.assetId')
    .leftJoin('member as reporter', 'reporter.id', 'request.memberId')
    .leftJoin('member as assignee', 'assignee.id', 'request.assigneeId')
    .leftJoin('committee', 'committee.id', 'request.committeeId')
    .select([
      'request.id',
      'request.number',
      'request.kind',
      'request.category',
      'request.title',
      'request.state',
      'request.waitingFor',
      'request.priority',
      'request.dueOn',
      'request.memberId',
      'request.reporterName',
      'reporter.displayName as reporterDisplay',
      'request.assigneeId',
      'assignee.displayName as assigneeName',
      'request.committeeId',
      'committee.name as committeeName',
      'request.createdAt',
      'request.updatedAt',
      'request.version',
    ])
    .select([
      categoryName.as('categoryName'),
      place.as('place'),
      ageDays.as('ageDays'),
      lateness.state().as('lateness'),
      commentCount(context).as('comments'),
      relationOf(context).as('relation'),
      sql<number>`(select count(*)::int from request_support support where support.request_id = request.id)`.as(
        'supports',
      ),
    ]);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

function assigneeOf(row: RequestRow): RequestSummary['assignee'] {
  const { assigneeId, assigneeName, committeeId, committeeName } = row;
  if (assigneeId !== null) return { kind: 'member', id: assigneeId, name: assigneeName ?? '' };
  return committeeId === null ? null : { kind: 'committee', id: committeeId, name: committeeName ?? '' };
}

/** A row as those who may see all of it are answered. */
export function summaryOf(row: RequestRow): RequestSummary {
  const { memberId, reporterName, reporterDisplay, categoryName: name, category, ...rest } = row;
  const { assigneeId: _a, assigneeName: _b, committeeId: _c, committeeName: _d, ...shown } = rest;
  return {
    ...shown,
    category: { key: category, name: name ?? { en: category, es: category } },
    reporter: { id: memberId, name: reporterDisplay ?? reporterName ?? '' },
    assignee: assigneeOf(row),
  };
}

/** A row as those are answered who follow a request of the community. */
export const publicSummaryOf = (row: RequestRow): RequestSummary => ({
  ...summaryOf(row),
  reporter: null,
  assignee: null,
  waitingFor: null,
  dueOn: null,
  lateness: 'on-time',
  comments: 0,
});
