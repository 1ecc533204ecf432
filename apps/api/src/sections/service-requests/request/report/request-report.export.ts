import type { ReportAsked, ReportRow } from '@courtyard/contract/service-requests/report/request-report';
import { requestReportColumns } from '@courtyard/contract/service-requests/report/request-report.columns';
import { defineExport } from '../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../platform/section/call-context';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { requestReport } from './request-report.sql';

async function* rowsOf(context: ReadContext, asked: ReportAsked): AsyncIterable<ReportRow> {
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  for (const row of await requestReport(context, asked)) {
    const own = row.name[language];
    yield { ...row, name: { en: own, es: own } };
  }
}

/** The report of requests as a file; its groups in the person's language. */
export const requestReportExport = (asked: ReportAsked) =>
  defineExport({
    name: 'request-report',
    columns: requestReportColumns,
    rows: (context) => rowsOf(context, asked),
  });
