import { reportTraits, savedReportKinds } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import type { Tx } from '../../../../platform/database/database';
import type { Withheld } from '../saved-report.tables';

/** An occurrence that is to be sent: the next of a schedule, or a failed one that somebody wants sent again. */
export interface DueOccurrence {
  savedReportId: string;
  occursOn: string;
  isRetry: boolean;
}

/** The next occurrence that is due on a day, without those of reports that are set aside. */
export async function nextDue(
  tx: Tx,
  today: string,
  aside: readonly string[],
): Promise<DueOccurrence | undefined> {
  const { rows } = await sql<DueOccurrence>`
    select saved_report_id, next_on as occurs_on, false as is_retry from report_schedule
      where next_on <= ${today} and saved_report_id <> all(${[...aside]}::uuid[])
    union all
    select saved_report_id, occurs_on, true from report_occurrence
      where retry and saved_report_id <> all(${[...aside]}::uuid[])
    order by occurs_on, saved_report_id limit 1`.execute(tx);
  return rows[0];
}

/**
 * The report of an occurrence with its schedule, kept from everybody else until the commit; undefined where the occurrence was sent
 * meanwhile, or the schedule was paused, changed or removed. The report is locked first, as by those who change it.
 */
export async function holdDue(tx: Tx, { savedReportId, occursOn, isRetry }: DueOccurrence) {
  await tx.selectFrom('savedReport').select('id').where('id', '=', savedReportId).forUpdate().execute();
  const held = await dueReport(tx, savedReportId).executeTakeFirst();
  if (!held) return undefined;
  if (!isRetry) return held.nextOn === occursOn ? held : undefined;
  const failed = await tx
    .selectFrom('reportOccurrence')
    .select('occursOn')
    .where('savedReportId', '=', savedReportId)
    .where('occursOn', '=', occursOn)
    .where('retry', '=', true)
    .executeTakeFirst();
  return failed && held;
}

/** A scheduled report as it is made and sent. */
export const dueReport = (tx: Tx, savedReportId: string) =>
  tx
    .selectFrom('savedReport')
    .innerJoin('reportSchedule as schedule', 'schedule.savedReportId', 'savedReport.id')
    .select(['savedReport.id', 'savedReport.name', 'savedReport.kind', 'savedReport.period'])
    .select(['savedReport.fromOn as from', 'savedReport.toOn as to', 'savedReport.filters'])
    .select(['savedReport.ownerId', 'schedule.unit', 'schedule.onDay', 'schedule.file', 'schedule.nextOn'])
    .where('savedReport.id', '=', savedReportId);

export type HeldReport = NonNullable<Awaited<ReturnType<typeof holdDue>>>;

export interface Recipient {
  memberId: string;
  name: string;
  email: string;
  withheld: Withheld | null;
}

/** Kinds whose readers need a further permission. */
const guarded = savedReportKinds.filter((kind) => reportTraits[kind].alsoNeeds === 'Invoices List View');

/** Why a member does not get a `saved_report` as of now. */
const withheldNow = sql<Withheld | null>`case when member.status <> 'active' then 'inactive'
  when member.id not in (${holderIds('Financial Reports View')}) then 'no-permission'
  when saved_report.kind = any(${guarded}::text[])
    and member.id not in (${holderIds('Invoices List View')}) then 'no-permission' end`;

/** The recipients of a report, each with the reason why they do not get it as of now. */
export const recipientsNow = (tx: Tx, savedReportId: string): Promise<Recipient[]> =>
  tx
    .selectFrom('reportRecipient')
    .innerJoin('savedReport', 'savedReport.id', 'reportRecipient.savedReportId')
    .innerJoin('member', 'member.id', 'reportRecipient.memberId')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['member.id as memberId', 'member.displayName as name', 'identity.email'])
    .select(withheldNow.as('withheld'))
    .where('reportRecipient.savedReportId', '=', savedReportId)
    .orderBy('member.id')
    .execute();

/** The delivery that an email is of, with the reason why it is not to go as of now. */
export const deliveryOfMail = (tx: Tx, mailId: string) =>
  tx
    .selectFrom('reportDelivery')
    .innerJoin('savedReport', 'savedReport.id', 'reportDelivery.savedReportId')
    .innerJoin('member', 'member.id', 'reportDelivery.memberId')
    .select(withheldNow.as('withheld'))
    .where('reportDelivery.mailId', '=', mailId)
    .executeTakeFirst();
