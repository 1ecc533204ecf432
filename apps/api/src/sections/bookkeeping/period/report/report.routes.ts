import { closeReportRoutes } from '@courtyard/contract/bookkeeping/period/close-report';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { dateFormatOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import { closeReportOf } from './close-report';
import { closeReportPdf } from './close-report-pdf';

export const closeReportModule: Module = () => [
  implement(closeReportRoutes.closeReport, async (call) => ({
    data: await closeReportOf(call, call.params.month),
  })),
  implementStream(closeReportRoutes.closeReportPdf, async (call) => {
    const { tenant, platform, params, caller, reply } = call;
    const { report, dateFormat } = await platform.inTenant(
      tenant.id,
      async (tx) => ({
        report: await closeReportOf({ ...call, tx }, params.month),
        dateFormat: await dateFormatOf(tx, caller.memberId),
      }),
      { readOnly: true },
    );
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="close-report-${params.month}.pdf"`,
      'cache-control': 'private, no-store',
    });
    return closeReportPdf({ ...tenant, dateFormat }, report);
  }),
];
