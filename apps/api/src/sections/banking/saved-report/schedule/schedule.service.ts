import type { ReportScheduleInput, SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import {
  reportTraits,
  type SavedReportKind,
} from '@courtyard/contract/banking/saved-report/saved-report.values';
import { nextSending } from '@courtyard/contract/banking/saved-report/schedule.rules';
import { type SqlBool, sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { yearBegins } from '../../../bookkeeping';
import { lockSavedReport, writeSavedReport } from '../saved-report.service';
import { getSavedReport, requireKind } from '../saved-reports';

/** Active members who may see a report of a kind, by name. */
export function reportReaders(tx: Tx, kind: SavedReportKind) {
  const needed = ['Financial Reports View', reportTraits[kind].alsoNeeds].filter(
    (each) => each !== undefined,
  );
  const holders = needed.map((permission) => sql<SqlBool>`member.id in (${holderIds(permission)})`);
  return tx
    .selectFrom('member')
    .select(['member.id', 'member.displayName as name'])
    .where('member.status', '=', 'active')
    .where(({ and }) => and(holders))
    .orderBy('member.displayName')
    .orderBy('member.id')
    .execute();
}

const auditValues = ({ schedule }: SavedReport) =>
  schedule === null
    ? {}
    : { ...schedule, recipients: schedule.recipients.map(({ name }) => name).join(', ') };

/** Throws a Problem, 422, for somebody who may not see the report now. */
async function requireReaders(tx: Tx, kind: SavedReportKind, recipientIds: readonly string[]) {
  const readers = new Set((await reportReaders(tx, kind)).map(({ id }) => id));
  if (!recipientIds.every((id) => readers.has(id)))
    throw invalid({ recipientIds: 'Choose active members who can view this report.' });
}

/** Has a saved report sent, from tomorrow on; one that is paused goes on with the next day that comes. */
export async function scheduleReport(
  context: CallContext,
  id: string,
  { version, recipientIds, isActive, unit, onDay, file }: ReportScheduleInput,
): Promise<SavedReport> {
  const { tx, tenant } = context;
  const row = await lockSavedReport(context, id, version);
  if (unit === 'week' && onDay > 7) throw invalid({ onDay: 'Choose a day of the week.' });
  requireKind(context, row.kind);
  await requireReaders(tx, row.kind, recipientIds);
  const before = await getSavedReport(context, id);
  const isSameRule =
    before.schedule?.unit === unit && before.schedule.onDay === onDay && before.schedule.nextOn !== null;
  const nextOn = !isActive
    ? null
    : isSameRule
      ? (before.schedule?.nextOn ?? null)
      : nextSending({ unit, onDay }, todayOf(context), await yearBegins(tx));
  await tx
    .insertInto('reportSchedule')
    .values({ tenantId: tenant.id, savedReportId: id, unit, onDay, file, nextOn })
    .onConflict((same) =>
      same.columns(['tenantId', 'savedReportId']).doUpdateSet({ unit, onDay, file, nextOn }),
    )
    .execute();
  await tx.deleteFrom('reportRecipient').where('savedReportId', '=', id).execute();
  await tx
    .insertInto('reportRecipient')
    .values(
      [...new Set(recipientIds)].map((memberId) => ({ tenantId: tenant.id, savedReportId: id, memberId })),
    )
    .execute();
  const after = await writeSavedReport(context, row, {});
  await recordChange(
    context,
    changeOf('saved-report.schedule', { 'saved-report': id }, auditValues(before), auditValues(after)),
  );
  return after;
}

export async function unscheduleReport(context: CallContext, id: string): Promise<SavedReport> {
  const row = await lockSavedReport(context, id);
  const before = await getSavedReport(context, id);
  await context.tx.deleteFrom('reportSchedule').where('savedReportId', '=', id).execute();
  const after = await writeSavedReport(context, row, {});
  await recordChange(
    context,
    changeOf('saved-report.unschedule', { 'saved-report': id }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** Has a failed occurrence sent again by the next run of the job. Throws a Problem, 409, for one that did not fail. */
export async function retryOccurrence(
  context: CallContext,
  { savedReportId, occursOn }: { savedReportId: string; occursOn: string },
): Promise<SavedReport> {
  const row = await lockSavedReport(context, savedReportId);
  const { numUpdatedRows } = await context.tx
    .updateTable('reportOccurrence')
    .set({ retry: true })
    .where('savedReportId', '=', savedReportId)
    .where('occursOn', '=', occursOn)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw conflict('not-failed', 'This email didn’t fail. Reload the page to see its status.');
  const after = await writeSavedReport(context, row, {});
  await recordChange(
    context,
    changeOf('saved-report.schedule', { 'saved-report': savedReportId }, {}, { occursOn }),
  );
  return after;
}
