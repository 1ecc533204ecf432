import type { ReportOccurrence, ReportSchedule } from '@courtyard/contract/banking/saved-report/saved-report';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** SQL: the schedule of a saved report with its recipients by name; null where it has none. */
export const scheduleOf = sql<ReportSchedule | null>`(select jsonb_build_object('unit', schedule.unit,
  'onDay', schedule.on_day, 'file', schedule.file, 'isActive', schedule.next_on is not null, 'nextOn', schedule.next_on,
  'recipients', (select coalesce(jsonb_agg(jsonb_build_object('id', member.id, 'name', member.display_name)
    order by member.display_name, member.id), '[]')
    from report_recipient recipient join member on member.id = recipient.member_id
    where recipient.saved_report_id = schedule.saved_report_id))
  from report_schedule schedule where schedule.saved_report_id = saved_report.id)`;

/** How many occurrences the history of a schedule shows. */
const shownOccurrences = 50;

/** The latest occurrences of a schedule, each with what became of it for every recipient. */
export async function occurrencesOf(tx: Tx, savedReportId: string): Promise<ReportOccurrence[]> {
  const { rows } = await sql<ReportOccurrence>`
    select occurrence.occurs_on, occurrence.state, occurrence.reason, occurrence.at,
      (select coalesce(jsonb_agg(jsonb_build_object(
        'member', jsonb_build_object('id', member.id, 'name', member.display_name),
        'state', coalesce(delivery.withheld,
          case mail.status when 'queued' then 'queued' when 'failed' then 'failed' else 'sent' end))
        order by member.display_name, member.id), '[]')
        from report_delivery delivery
        join member on member.id = delivery.member_id
        left join mail on mail.id = delivery.mail_id
        where delivery.saved_report_id = occurrence.saved_report_id
          and delivery.occurs_on = occurrence.occurs_on) as deliveries
    from report_occurrence occurrence
    where occurrence.saved_report_id = ${savedReportId}
    order by occurrence.occurs_on desc limit ${shownOccurrences}`.execute(tx);
  return rows;
}
