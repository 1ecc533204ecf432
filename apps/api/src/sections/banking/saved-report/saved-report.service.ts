import type { SavedReport, SavedReportInput } from '@courtyard/contract/banking/saved-report/saved-report';
import { maxSavedReports, reportTraits } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { msg } from '../../../platform/http/language/sentence';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { getSavedReport, isVisibleTo, canChange, requireKind } from './saved-reports';

/** What the history says of a report. Many may read it: the name of one that is not shared is its owner's alone. */
export const auditValues = ({ name, kind, period, from, to, filters, isShared }: SavedReport) => ({
  name: isShared ? name : null,
  kind,
  period,
  from,
  to,
  filters,
  isShared,
});

/** The columns of what was sent: dates that the period does not have are left out. Throws a Problem, 422 by field. */
function columnsOf({ name, kind, period, from, to, filters, isShared }: SavedReportInput) {
  if (!reportTraits[kind].periods.includes(period))
    throw invalid({ period: 'Choose a period available for this report.' });
  const isFixed = period === 'fixed-date' || period === 'fixed-dates';
  if (isFixed && to === null) throw invalid({ to: 'Choose a date.' });
  if (period === 'fixed-dates') {
    if (from === null) throw invalid({ from: 'Choose a date.' });
    if (to !== null && from > to)
      throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  }
  return {
    name,
    kind,
    period,
    fromOn: period === 'fixed-dates' ? from : null,
    toOn: isFixed ? to : null,
    filters: JSON.stringify(filters),
    isShared,
  };
}

function requireShare({ caller }: CallContext, isShared: boolean) {
  if (isShared && !caller.permissions.has('Financial Reports Share'))
    throw forbidden(
      'Sharing a report needs the permission "Financial Reports Share". Save it as private instead.',
    );
}

/** A report that the caller may change, kept from other writers until the commit. Throws a Problem: 403, 404, 409. */
export async function lockSavedReport(context: CallContext, id: string, version?: number) {
  const { tx, caller } = context;
  const row = await tx
    .selectFrom('savedReport')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(caller))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('saved report');
  if (!canChange(context, row))
    throw forbidden('Only its owner and people who can share reports can edit this report.');
  if (version !== undefined && row.version !== version) throw versionConflict('saved report');
  return row;
}

export async function createSavedReport(context: CallContext, input: SavedReportInput): Promise<SavedReport> {
  const { tx, tenant, caller, platform } = context;
  requireShare(context, input.isShared);
  requireKind(context, input.kind);
  const columns = columnsOf(input);
  const { count } = await tx
    .selectFrom('savedReport')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxSavedReports)
    throw conflict(
      'too-many-reports',
      msg`You’ve reached the limit of ${maxSavedReports} saved reports. Delete one you don’t use.`,
    );
  const [id, now] = [newId(), platform.clock()];
  await tx
    .insertInto('savedReport')
    .values({ tenantId: tenant.id, id, ...columns, ownerId: caller.memberId, createdAt: now, updatedAt: now })
    .execute();
  const made = await getSavedReport(context, id);
  await recordChange(context, changeOf('saved-report.create', { 'saved-report': id }, {}, auditValues(made)));
  return made;
}

/** Raises the version of a report with these columns changed, and gives it as it is then. */
export async function writeSavedReport(
  context: CallContext,
  { id, version }: { id: string; version: number },
  columns: Partial<ReturnType<typeof columnsOf>>,
): Promise<SavedReport> {
  const { tx, platform } = context;
  await tx
    .updateTable('savedReport')
    .set({ ...columns, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', id)
    .execute();
  return getSavedReport(context, id);
}

export async function updateSavedReport(
  context: CallContext,
  id: string,
  { version, ...input }: SavedReportInput & { version: number },
): Promise<SavedReport> {
  const row = await lockSavedReport(context, id, version);
  requireKind(context, input.kind);
  if (!row.isShared) requireShare(context, input.isShared);
  if (!input.isShared && row.ownerId !== context.caller.memberId)
    throw forbidden('Only its owner can make a shared report private.');
  const before = await getSavedReport(context, id);
  const after = await writeSavedReport(context, row, columnsOf(input));
  await recordChange(
    context,
    changeOf('saved-report.update', { 'saved-report': id }, auditValues(before), auditValues(after)),
  );
  return after;
}

export async function deleteSavedReport(context: CallContext, id: string): Promise<void> {
  await lockSavedReport(context, id);
  const before = await getSavedReport(context, id);
  await context.tx.deleteFrom('savedReport').where('id', '=', id).execute();
  await recordChange(
    context,
    changeOf('saved-report.delete', { 'saved-report': id }, auditValues(before), {}),
  );
}
