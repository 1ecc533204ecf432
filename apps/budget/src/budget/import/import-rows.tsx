import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BudgetImportRow } from '@courtyard/contract/budget/budget/budget-import';
import { HStack, Missing, Stack, type Status, StatusBadge, Text } from '@courtyard/ui';
import { type Column, DataTable, pageOfRows, type TableState } from '@courtyard/ui/data';
import { importMessages } from './import.messages';

interface ImportRowsProps {
  rows: readonly BudgetImportRow[];
  table: TableState;
  verdict: BudgetImportRow['verdict'] | undefined;
}

/** The rows of the file with what would happen to each cell. */
export function ImportRows({ rows, table, verdict }: ImportRowsProps) {
  const t = useMessages(importMessages);
  const found = rows.filter((row) => verdict === undefined || row.verdict === verdict);
  const columns: Column<BudgetImportRow>[] = [
    { id: 'line', header: t('line'), priority: 1, width: '5rem', cell: ({ line }) => line },
    {
      id: 'verdict',
      header: t('verdict'),
      priority: 1,
      width: '9rem',
      cell: ({ verdict: its }) => <VerdictBadge verdict={its} />,
    },
    {
      id: 'account',
      header: t('account'),
      priority: 1,
      width: '16rem',
      cell: (row) => nameOf(row) || <Missing />,
    },
    { id: 'details', header: t('details'), priority: 1, cell: (row) => <RowDetails row={row} /> },
  ];
  return (
    <DataTable<BudgetImportRow>
      label={t('rows')}
      state={{ ...table, isFiltered: false }}
      query={{
        data: pageOfRows(found, table),
        isPending: false,
        isFetching: false,
        error: null,
        refetch: () => undefined,
      }}
      columns={columns}
      rowId={({ line }) => String(line)}
      rowLabel={({ line }) => t('lineIs', { line })}
      renderCard={(row) => (
        <Stack gap="1">
          <HStack gap="2" flexWrap="wrap">
            <Text size="sm" fontWeight="medium">
              {nameOf(row) || t('lineIs', { line: row.line })}
            </Text>
            <VerdictBadge verdict={row.verdict} />
          </HStack>
          <RowDetails row={row} />
        </Stack>
      )}
      searchable={false}
      empty={{ icon: 'list', title: t('noRows'), description: t('noRowsText') }}
    />
  );
}

const nameOf = ({ code, name }: BudgetImportRow) => `${code} ${name}`.trim();

const hues: Record<BudgetImportRow['verdict'], Status> = {
  changed: 'info',
  unchanged: 'expected',
  error: 'danger',
};

function VerdictBadge({ verdict }: Pick<BudgetImportRow, 'verdict'>) {
  const t = useMessages(importMessages);
  return <StatusBadge status={hues[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>;
}

/** What is wrong with a row and its cells, or what each cell becomes. */
function RowDetails({ row: { line, verdict, problem, cells } }: { row: BudgetImportRow }) {
  const t = useMessages(importMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (verdict === 'unchanged')
    return (
      <Text size="sm" tone="muted">
        {t('noChange')}
      </Text>
    );
  const wrong = cells.filter((cell) => cell.verdict === 'error');
  return (
    <Stack gap="1" py="1">
      {problem === null ? null : (
        <Text size="sm" tone="danger">
          {t(`problem.${problem}`)}
        </Text>
      )}
      {(verdict === 'error' ? wrong : cells).map((cell) => (
        <Text
          key={cell.column}
          size="sm"
          tone={cell.problem === null ? 'muted' : 'danger'}
          overflowWrap="anywhere"
        >
          <Text as="span" fontWeight="medium">
            {t('cell', { cell: `${cell.column}${line}` })}:
          </Text>{' '}
          {cell.problem === null
            ? `${formats.money(cell.beforeMinor ?? 0, currency)} → ${formats.money(cell.afterMinor ?? 0, currency)}`
            : t(`problem.${cell.problem}`, { text: cell.text, currency })}
        </Text>
      ))}
    </Stack>
  );
}
