import { reportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import { datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import { dayAt, wallClock } from '@courtyard/contract/days';
import { dateFormats } from '@courtyard/contract/formats';
import type { Platform } from '../../../../platform/core/platform';
import type { MailAttachment } from '../../../../platform/core/services';
import { Problem, reasonOf } from '../../../../platform/http/problem';
import { contextOfClock } from '../../../../platform/section/jobs/clock-context';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { yearBegins } from '../../../bookkeeping';
import { reportKinds } from '../../report/file/report-kinds';
import { fileNameOf } from '../saved-report-file';
import { type DueOccurrence, dueReport, holdDue, nextDue } from './due-reports.sql';
import { recordFailed, recordSent, recordSkipped } from './record-occurrence';

/** Reports are sent from six in the morning on, on the community’s clock: what came the day before is recorded by then. */
const earliestMinutes = 6 * 60;

/** What mail servers take with an email; a larger report is opened by its link. */
const maxAttachedBytes = 7_000_000;

interface Run {
  platform: Platform;
  tenant: Tenant;
}

/** Makes the file of an occurrence as of one moment; it is drawn when the connection was let go. Null where it is too large. */
async function makeFile({ platform, tenant }: Run, due: DueOccurrence): Promise<MailAttachment | null> {
  const read = await platform.inTenant(
    tenant.id,
    async (tx) => {
      const report = await dueReport(tx, due.savedReportId).executeTakeFirst();
      if (!report) return null;
      const context = { tx, platform, tenant, section: 'banking' };
      const asked = {
        kind: report.kind,
        filters: reportFilters.parse(report.filters),
        dates: datesOf(report, due.occursOn, await yearBegins(tx)),
      };
      const { pdf, workbook } = reportKinds[report.kind];
      const name = `${fileNameOf(report.name)} ${due.occursOn}`;
      return report.file === 'pdf'
        ? { name, draw: await pdf(context, asked) }
        : { name, content: await workbook(context, asked, maxAttachedBytes) };
    },
    { readOnly: true, snapshot: true },
  );
  if (read === null) return null;
  if (!('draw' in read))
    return (
      read.content && {
        name: `${read.name}.xlsx`,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: read.content,
      }
    );
  const content = await read.draw({ ...tenant, dateFormat: dateFormats[0] });
  if (content.length > maxAttachedBytes) return null;
  return { name: `${read.name}.pdf`, mediaType: 'application/pdf', content };
}

/** Sends one occurrence. Whoever comes second, in this process or another, finds it done. */
async function sendOccurrence(run: Run, due: DueOccurrence, isOfOriginal: boolean): Promise<void> {
  const { platform, tenant } = run;
  const made = isOfOriginal
    ? { file: null, problem: null }
    : await makeFile(run, due).then(
        (file) => ({ file, problem: null }),
        (error: unknown) => {
          if (error instanceof Problem) return { file: null, problem: error };
          throw error;
        },
      );
  await platform.inTenant(tenant.id, async (tx) => {
    const held = await holdDue(tx, due);
    if (!held) return;
    const context = contextOfClock({ tx, platform, tenant, section: 'banking' });
    if (isOfOriginal) await recordSkipped(context, held, due);
    else if (made.problem) await recordFailed(context, held, due, context.translate(reasonOf(made.problem)));
    else await recordSent(context, held, due, made.file);
  });
}

/**
 * Sends the reports that are due in a community: each occurrence once, also where this runs twice, late or in two processes. One that
 * fails keeps no other waiting.
 */
export async function sendDueReports(platform: Platform, tenant: Tenant): Promise<void> {
  const { day: today, minutes } = wallClock(platform.clock(), tenant.timeZone);
  if (minutes < earliestMinutes) return;
  const { isWaitingCopy, sendsSince } = await placeOf(platform, tenant.id);
  if (isWaitingCopy) return;
  const sentUntil = sendsSince === null ? null : dayAt(sendsSince, tenant.timeZone);
  const aside: string[] = [];
  for (;;) {
    const due = await platform.inTenant(tenant.id, (tx) => nextDue(tx, today, aside), { readOnly: true });
    if (!due) break;
    const isOfOriginal = !due.isRetry && sentUntil !== null && due.occursOn <= sentUntil;
    try {
      await sendOccurrence({ platform, tenant }, due, isOfOriginal);
    } catch (error) {
      aside.push(due.savedReportId);
      platform.log.error({ err: error, report: due.savedReportId }, 'a scheduled report could not be sent');
    }
  }
  if (aside.length > 0) throw new Error(`${aside.length} scheduled reports could not be sent`);
}

export const scheduledReportsJob: CommunityJob = {
  name: 'banking.scheduled-reports',
  cron: '*/15 * * * *',
  run: sendDueReports,
};
