import { basisLabels, reportFactLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import type { ColumnKind, FieldColumn } from '@courtyard/contract/fields/columns';
import type { Label, Labels } from '@courtyard/contract/fields/labels';
import type { Readable } from 'node:stream';
import { exportList, type ListExport } from '../../platform/files/export/export-list';
import type { ReadContext, ReadingContext } from '../../platform/section/call-context';
import { datesText, type ReportFacts, type ReportScope } from './report-facts';

/** A row of the file: of an account, of a sum, or what the report says of itself. */
export interface ReportFileRow {
  code: string;
  /** The name of an account, or the key of its word. */
  name: string;
  cells: readonly (number | null)[];
}

/** A report as a file. */
export interface ReportFile {
  name: string;
  columns: readonly { kind: ColumnKind; label: Label }[];
  /** What rows that are no accounts are called, by the `name` of the row. */
  labels: Labels;
  rows: Iterable<ReportFileRow>;
}

function field(
  name: string,
  kind: ColumnKind,
  valueOf: FieldColumn<ReportFileRow>['valueOf'],
): FieldColumn<ReportFileRow> {
  return { field: name, kind, isSorted: false, isTotalled: false, valueOf };
}

/** A report that was made, as the rows of a file. */
export function reportSheet({
  name,
  columns,
  labels,
  rows,
}: ReportFile): ListExport<ReportFileRow, ReadingContext> {
  const lines = Object.entries({ ...reportFactLabels, ...labels });
  const bases = Object.entries(basisLabels).map(([key, label]) => [
    `code.${key.replace('basis.', '')}`,
    label,
  ]);
  return {
    name,
    columns: {
      labels: {
        ...Object.fromEntries(lines.map(([key, label]) => [`name.${key}`, label])),
        ...Object.fromEntries(bases),
        code: reportFactLabels.code,
        name: reportFactLabels.account,
        ...Object.fromEntries(columns.map(({ label }, place) => [`c${place}`, label])),
      },
      fields: [
        field('code', 'choice', ({ code }) => code),
        field('name', 'choice', (row) => row.name),
        ...columns.map(({ kind }, place) => field(`c${place}`, kind, ({ cells }) => cells[place])),
      ],
      sort: [],
      filters: {},
      totals: [],
    },
    rows: async function* all() {
      yield* rows;
    },
  };
}

export const factRow = (name: string, code: string): ReportFileRow => ({ code, name, cells: [] });

/** Below the rows of every report: its basis, dates, fund, and the last journal entry that it includes. */
export function* factRows({
  basis,
  from,
  to,
  fund,
  journalNo,
}: Pick<ReportFacts, 'basis' | 'journalNo'> & ReportScope): Iterable<ReportFileRow> {
  yield factRow('basis', basis);
  yield factRow(from === null ? 'asOf' : 'period', datesText(from, to));
  if (fund !== null) yield factRow('fund', fund.name);
  yield factRow('journalNo', String(journalNo));
}

type ExportCall = Parameters<typeof exportList>[0];

/** Answers a report as a file. It is made before the first byte is sent, since its columns follow from the books. */
export async function exportReport<T>(
  call: ExportCall,
  make: (context: ReadContext) => Promise<T>,
  fileOf: (report: T) => ReportFile,
): Promise<Readable> {
  const { platform, tenant } = call;
  const report = await platform.inTenant(tenant.id, (tx) => make({ ...call, tx }), {
    readOnly: true,
    snapshot: true,
  });
  return exportList(call, reportSheet(fileOf(report)));
}
