import type {
  ImportRow,
  ImportVerdict,
  PropertyImport,
} from '@courtyard/contract/properties/property/import';
import { HStack, Missing, Stack, type Status, StatusBadge, Text } from '@courtyard/ui';
import { type Column, DataTable, type TableState } from '@courtyard/ui/data';
import { type ReactNode, useMemo } from 'react';
import { type ImportTexts, useImportTexts } from '../import.messages';
import { useImportRows } from '../import.queries';
import { RowDetails } from './row-details';
import { propertyName } from '@courtyard/contract/properties/property/property-name';

interface ImportRowsProps {
  result: PropertyImport;
  table: TableState & { query: { cursor?: string; limit: number } };
  verdict: ImportVerdict | undefined;
  /** On the right above the table. */
  toolbar: ReactNode;
}

/** The rows of the file with what would happen to each. */
export function ImportRows({ result, table, verdict, toolbar }: ImportRowsProps) {
  const t = useImportTexts();
  const { cursor, limit } = table.query;
  const rows = useImportRows(result.id, { limit, ...(verdict && { verdict }), ...(cursor && { cursor }) });
  const columns = useMemo(() => columnsIn(t), [t]);
  return (
    <DataTable<ImportRow>
      label={t('rows')}
      state={{ ...table, isFiltered: false }}
      query={rows}
      columns={columns}
      rowId={(row) => String(row.line)}
      rowLabel={(row) => t('lineIs', { line: row.line })}
      renderCard={(row) => <RowCard row={row} />}
      searchable={false}
      toolbar={toolbar}
      empty={{ icon: 'list', title: t('noRows'), description: t('noRowsText') }}
    />
  );
}

function columnsIn(t: ImportTexts): Column<ImportRow>[] {
  return [
    {
      id: 'line',
      header: t('line'),
      priority: 1,
      width: '5rem',
      cell: (row) => (
        <Text as="span" size="sm" numeric>
          {row.line}
        </Text>
      ),
    },
    {
      id: 'verdict',
      header: t('verdict'),
      priority: 1,
      width: '9rem',
      cell: (row) => <VerdictBadge verdict={row.verdict} />,
    },
    {
      id: 'unit',
      header: t('unit'),
      priority: 1,
      width: '8rem',
      cell: (row) => row.unitNumber || <Missing />,
    },
    { id: 'building', header: t('building'), width: '12rem', cell: (row) => row.building ?? <Missing /> },
    { id: 'details', header: t('details'), priority: 1, cell: (row) => <RowDetails row={row} /> },
  ];
}

/** A row on a narrow window. */
function RowCard({ row }: { row: ImportRow }) {
  const t = useImportTexts();
  const unit = propertyName(row);
  return (
    <Stack gap="1">
      <HStack gap="2" flexWrap="wrap">
        <Text size="sm" fontWeight="medium">
          {unit || <Missing />}
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

const hues: Record<ImportVerdict, Status> = {
  create: 'expected',
  update: 'info',
  unchanged: 'expected',
  error: 'danger',
};

function VerdictBadge({ verdict }: { verdict: ImportVerdict }) {
  const t = useImportTexts();
  return <StatusBadge status={hues[verdict]}>{t(`badge.${verdict}`)}</StatusBadge>;
}
