import {
  type ChartImportField,
  chartImportField,
  type ChartImportRow,
} from '@courtyard/contract/bookkeeping/account/import';
import { HStack, Missing, Stack, type Status, StatusBadge, Text } from '@courtyard/ui';
import { type Column, DataTable, pageOfRows, type TableState } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { type ImportTexts, useImportTexts } from './import.messages';

interface ImportRowsProps {
  rows: readonly ChartImportRow[];
  table: TableState;
  verdict: ChartImportRow['verdict'] | undefined;
}

/** The rows of the file with what would happen to each. */
export function ImportRows({ rows, table, verdict }: ImportRowsProps) {
  const t = useImportTexts();
  const columns = useMemo(() => columnsIn(t), [t]);
  const found = useMemo(
    () => rows.filter((row) => verdict === undefined || row.verdict === verdict),
    [rows, verdict],
  );
  const data = useMemo(() => pageOfRows(found, table), [found, table]);
  return (
    <DataTable<ChartImportRow>
      label={t('rows')}
      state={{ ...table, isFiltered: false }}
      query={{ data, isPending: false, isFetching: false, error: null, refetch: () => undefined }}
      columns={columns}
      rowId={({ line }) => String(line)}
      rowLabel={({ line }) => t('lineIs', { line })}
      renderCard={(row) => <RowCard row={row} />}
      searchable={false}
      empty={{ icon: 'list', title: t('noRows'), description: t('noRowsText') }}
    />
  );
}

const columnsIn = (t: ImportTexts): Column<ChartImportRow>[] => [
  { id: 'line', header: t('line'), priority: 1, width: '5rem', cell: ({ line }) => line },
  {
    id: 'verdict',
    header: t('verdict'),
    priority: 1,
    width: '9rem',
    cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
  },
  {
    id: 'code',
    header: t('field.code'),
    priority: 1,
    width: '7rem',
    cell: ({ code }) => code || <Missing />,
  },
  {
    id: 'name',
    header: t('field.name'),
    priority: 1,
    width: '16rem',
    cell: ({ name }) => name || <Missing />,
  },
  { id: 'details', header: t('details'), priority: 1, cell: (row) => <RowDetails row={row} /> },
];

/** A row on a narrow window. */
function RowCard({ row }: { row: ChartImportRow }) {
  const t = useImportTexts();
  return (
    <Stack gap="1">
      <HStack gap="2" flexWrap="wrap">
        <Text size="sm" fontWeight="medium">
          {`${row.code} ${row.name}`.trim() || <Missing />}
        </Text>
        <VerdictBadge verdict={row.verdict} />
      </HStack>
      <Text size="sm" tone="muted">
        {t('lineIs', { line: row.line })}
      </Text>
      <RowDetails row={row} />
    </Stack>
  );
}

const hues: Record<ChartImportRow['verdict'], Status> = {
  create: 'expected',
  update: 'info',
  unchanged: 'expected',
  error: 'danger',
};

function VerdictBadge({ verdict }: Pick<ChartImportRow, 'verdict'>) {
  const t = useImportTexts();
  return <StatusBadge status={hues[verdict]}>{t(`badge.${verdict}`)}</StatusBadge>;
}

/** What happens to a row, or what is wrong with it, field by field. */
function RowDetails({ row }: { row: ChartImportRow }) {
  const t = useImportTexts();
  const { verdict, errors, changes } = row;
  if (verdict === 'create' || verdict === 'unchanged')
    return (
      <Text size="sm" tone="muted">
        {t(verdict === 'create' ? 'willAdd' : 'staysSame')}
      </Text>
    );
  const fields: readonly ChartImportField[] = chartImportField.options;
  return (
    <Stack gap="1" py="1">
      {fields.map((field) => {
        const [error, change] = [errors[field], changes[field]];
        if (verdict === 'error')
          return error ? (
            <Text key={field} size="sm" tone="danger">
              <Text as="span" fontWeight="medium">
                {t(`field.${field}`)}:
              </Text>{' '}
              {error}
            </Text>
          ) : null;
        return change ? (
          <Text key={field} size="sm" tone="muted" overflowWrap="anywhere">
            {t(`field.${field}`)}: <s>{change.before || <Missing />}</s> →{' '}
            <Text as="span" color="fg.default">
              {change.after || <Missing />}
            </Text>
          </Text>
        ) : null;
      })}
    </Stack>
  );
}
