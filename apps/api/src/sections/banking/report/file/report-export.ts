import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import type { Readable } from 'node:stream';
import { exportList } from '../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../platform/section/call-context';
import { fileColumns, fileRows } from './report-columns';

type ExportCall = Parameters<typeof exportList>[0];

/** A report as a file. It is made before the first byte is sent, since its columns follow from the books. */
export async function exportReport(
  call: ExportCall,
  make: (context: ReadContext) => Promise<FinancialReport>,
): Promise<Readable> {
  const { platform, tenant } = call;
  const report = await platform.inTenant(tenant.id, (tx) => make({ ...call, tx }), {
    readOnly: true,
    snapshot: true,
  });
  return exportList(call, {
    name: report.report === 'balance' ? 'balance-sheet' : 'profit-and-loss',
    columns: fileColumns(report),
    rows: async function* rows() {
      yield* fileRows(report);
    },
  });
}
