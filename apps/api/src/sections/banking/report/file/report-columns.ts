import type { FinancialReport, ReportColumn } from '@courtyard/contract/banking/report/report';
import { isWholeMonth } from '@courtyard/contract/banking/report/whole-month';
import { reportWords } from '@courtyard/contract/banking/report/report.words';
import type { Columns, FieldColumn } from '@courtyard/contract/fields/columns';
import type { Language, Word } from '@courtyard/contract/fields/words';
import { formatDay, formatMonth } from '@courtyard/contract/formats';

/** A row of the file: of an account, of a sum, or what the report says of itself. */
export interface ReportFileRow {
  code: string;
  /** The name of an account, or the key of its word. */
  name: string;
  cells: readonly number[];
}

/** How every file and PDF of a report writes dates: the format that a reader chooses is kept by their browser. */
export const settingsOfFiles = (language: Language) => ({ language, dateFormat: 'MM/DD/YYYY' });

/** One date, or the first and the last of a period. */
export const datesText = (from: string | null, to: string, language: Language = 'en'): string =>
  [from, to].flatMap((day) => (day === null ? [] : [formatDay(day, settingsOfFiles(language))])).join(' – ');

/** What a column is called: by its fund, its month or its dates. */
export function columnTitle({ kind, fund, from, to }: ReportColumn, language: Language): string {
  if (kind === 'fund' && fund !== null) return fund.name;
  if (kind === 'total' || kind === 'change') return reportWords[`column.${kind}`][language];
  if (kind === 'month' && from !== null && isWholeMonth(from, to))
    return formatMonth(from, settingsOfFiles(language));
  return datesText(from, to, language);
}

/** The columns of a report as those of a file: its own columns are known with its answer alone. */
export function fileColumns({ columns }: Pick<FinancialReport, 'columns'>): Columns<ReportFileRow> {
  const field = (
    name: string,
    kind: FieldColumn<ReportFileRow>['kind'],
    valueOf: FieldColumn<ReportFileRow>['valueOf'],
  ) => ({
    field: name,
    kind,
    isSorted: false,
    isTotalled: false,
    valueOf,
  });
  const lines = Object.entries(reportWords).map(([key, word]): [string, Word] => [`name.${key}`, word]);
  const bases = Object.entries(reportWords).flatMap(([key, word]): [string, Word][] =>
    key.startsWith('basis.') ? [[`code.${key.slice('basis.'.length)}`, word]] : [],
  );
  return {
    words: {
      ...Object.fromEntries([...lines, ...bases]),
      code: reportWords.code,
      name: reportWords.account,
      ...Object.fromEntries(
        columns.map((column, index) => [
          `c${index}`,
          {
            en: columnTitle(column, 'en'),
            es: columnTitle(column, 'es'),
          } satisfies Word,
        ]),
      ),
    },
    fields: [
      field('code', 'choice', ({ code }) => code),
      field('name', 'choice', ({ name }) => name),
      ...columns.map((_, index) => field(`c${index}`, 'money', ({ cells }) => cells[index])),
    ],
    sort: [],
    filters: {},
    totals: [],
  };
}

/** The rows, and below them what the report is of: its basis, dates, fund, and the journal number that it was made at. */
export function* fileRows({
  rows,
  basis,
  from,
  to,
  fund,
  journalNo,
}: FinancialReport): Iterable<ReportFileRow> {
  for (const { account, line, cells } of rows)
    yield { code: account?.code ?? '', name: account?.name ?? `line.${line}`, cells };
  const fact = (name: string, code: string): ReportFileRow => ({ code, name, cells: [] });
  yield fact('basis', basis);
  yield fact(from === null ? 'asOf' : 'period', datesText(from, to));
  if (fund !== null) yield fact('fund', fund.name);
  yield fact('journalNo', String(journalNo));
}
