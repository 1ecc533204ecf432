import { reportFilters, type SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import {
  reportTraits,
  type SavedReportKind,
} from '@courtyard/contract/banking/saved-report/saved-report.values';
import { datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import type { DayOfYear } from '@courtyard/contract/days';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { msg } from '../../../platform/http/language/sentence';
import { forbidden, notFound } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { scheduleOf } from './schedule/schedule.sql';

/** SQL: whether the caller may see it: those that are shared, and their own ones, which aren't shown to who views as them. */
export const isVisibleTo = ({ memberId, viewer }: ReadContext['caller']) =>
  viewer
    ? sql<SqlBool>`saved_report.is_shared`
    : sql<SqlBool>`(saved_report.is_shared or saved_report.owner_id = ${memberId}::uuid)`;

const reportRows = (tx: Tx) =>
  tx
    .selectFrom('savedReport')
    .innerJoin('member as owner', 'owner.id', 'savedReport.ownerId')
    .select(['savedReport.id', 'savedReport.name', 'savedReport.kind', 'savedReport.period'])
    .select(['savedReport.fromOn as from', 'savedReport.toOn as to', 'savedReport.filters'])
    .select(['savedReport.isShared', 'savedReport.version'])
    .select(['owner.id as ownerId', 'owner.displayName as ownerName'])
    .select(scheduleOf.as('schedule'));

type Row = Awaited<ReturnType<ReturnType<typeof reportRows>['executeTakeFirstOrThrow']>>;

/** Its owner, and of a shared one whoever may share reports. */
export const canChange = (
  { caller }: Pick<ReadContext, 'caller'>,
  { ownerId, isShared }: { ownerId: string; isShared: boolean },
) => ownerId === caller.memberId || (isShared && caller.permissions.has('Financial Reports Share'));

/** Throws a Problem, 403, where a report of this kind takes a further permission that the caller lacks. */
export function requireKind({ caller }: Pick<ReadContext, 'caller'>, kind: SavedReportKind): void {
  const { alsoNeeds } = reportTraits[kind];
  if (alsoNeeds !== undefined && !caller.permissions.has(alsoNeeds))
    throw forbidden(msg`This report also needs the permission "${alsoNeeds}".`);
}

function shown(context: ReadContext, row: Row, begins: DayOfYear): SavedReport {
  const { ownerId, ownerName, ...report } = row;
  return {
    ...report,
    // One that was saved before a filter came has its default.
    filters: reportFilters.parse(row.filters),
    owner: { id: ownerId, name: ownerName },
    canChange: canChange(context, row),
    dates: datesOf(row, todayOf(context), begins),
  };
}

/** Those of the caller and those that are shared, by name. */
export async function savedReports(context: ReadContext): Promise<SavedReport[]> {
  const { tx, caller } = context;
  const begins = await yearBegins(tx);
  const rows = await reportRows(tx)
    .where(isVisibleTo(caller))
    .orderBy(sql`lower(saved_report.name)`)
    .orderBy('savedReport.id')
    .execute();
  return rows.map((row) => shown(context, row, begins));
}

/** Throws notFound, also for the private report of somebody else. */
export async function getSavedReport(context: ReadContext, id: string): Promise<SavedReport> {
  const { tx, caller } = context;
  const row = await reportRows(tx)
    .where('savedReport.id', '=', id)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
  if (!row) throw notFound('saved report');
  return shown(context, row, await yearBegins(tx));
}
