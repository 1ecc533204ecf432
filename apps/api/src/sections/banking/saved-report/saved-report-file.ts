import type { SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import type { FastifyReply } from 'fastify';
import { conflict } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { dateFormatOf } from '../../../platform/tenancy/preferences/preferences.sql';
import { reportKinds } from '../report/file/report-kinds';
import { getSavedReport, requireKind } from './saved-reports';

type FileCall = Omit<ReadContext, 'tx'> & { reply: FastifyReply };

/** A workbook is made in memory; one of a general ledger with more bytes is exported from its page instead. */
const maxBytes = 30_000_000;

const tooLarge = () =>
  conflict('workbook-too-large', 'This report’s workbook is too large. Open report and export it there.');

/** The name of a file, without what file systems and headers do not take. */
export const fileNameOf = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80) || 'report';

async function send<T>(
  { platform, tenant, reply, ...call }: FileCall,
  id: string,
  ending: 'pdf' | 'xlsx',
  make: (context: ReadContext, report: SavedReport) => Promise<T>,
): Promise<{ made: T; dateFormat: string }> {
  const { made, name, dateFormat } = await platform.inTenant(
    tenant.id,
    async (tx) => {
      const context = { ...call, platform, tenant, tx };
      const report = await getSavedReport(context, id);
      requireKind(call, report.kind);
      return {
        made: await make(context, report),
        name: report.name,
        dateFormat: await dateFormatOf(tx, call.caller.memberId),
      };
    },
    { readOnly: true, snapshot: true },
  );
  const fileName = encodeURIComponent(`${fileNameOf(name)}.${ending}`);
  void reply.headers({
    'content-type':
      ending === 'pdf'
        ? 'application/pdf'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename*=UTF-8''${fileName}`,
    'cache-control': 'private, no-store',
  });
  return { made, dateFormat };
}

/** A saved report as PDF, drawn when the connection was let go. */
export async function savedReportPdf(call: FileCall, id: string): Promise<Buffer> {
  const { made: draw, dateFormat } = await send(call, id, 'pdf', (context, report) =>
    reportKinds[report.kind].pdf(context, report),
  );
  return draw({ ...call.tenant, dateFormat });
}

/** Throws a Problem, 409, where the workbook would be too large. */
export async function savedReportWorkbook(call: FileCall, id: string): Promise<Buffer> {
  const { made } = await send(call, id, 'xlsx', async (context, report) => {
    const content = await reportKinds[report.kind].workbook(context, report, maxBytes);
    if (!content) throw tooLarge();
    return content;
  });
  return made;
}
