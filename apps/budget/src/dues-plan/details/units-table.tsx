import { saveExport, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { DuesPreview, DuesRow } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { duesRowColumns } from '@courtyard/contract/budget/dues-plan/dues-plan.columns';
import { Heading, Stack, Text } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  pageOfRows,
  useColumns,
  useFieldTexts,
  useTableState,
} from '@courtyard/ui/data';
import { useMemo } from 'react';
import { duesMessages } from '../dues.messages';
import { sortedRows } from './sorted-rows.rules';

/** What every unit pays today and under the plan, the largest change first; with the sums. */
export function UnitsTable({ budgetId, preview }: { budgetId: string; preview: DuesPreview }) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const table = useTableState({ sort: duesRowColumns.sort, filters: {} });
  const { rows, totals } = preview;
  const data = useMemo(() => pageOfRows(sortedRows(rows, table.sort), table), [rows, table]);
  const columns = useColumns(duesRowColumns, [
    { field: 'property', priority: 1 },
    { field: 'todayMinor', priority: 2 },
    { field: 'yearMinor', priority: 1 },
    { field: 'differenceMinor', priority: 1 },
    { field: 'installmentMinor', priority: 3 },
  ]);
  const { text } = useFieldTexts(duesRowColumns);
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <Stack gap="2">
      <Heading as="h2" size="sm">
        {t('unitsTitle')}
      </Heading>
      <Text size="sm" numeric role="status">
        {t('totals', {
          today: money(totals.todayMinor),
          year: money(totals.yearMinor),
          change: money(totals.differenceMinor),
        })}
      </Text>
      <DataTable<DuesRow>
        label={t('unitsTitle')}
        state={{ ...table, isFiltered: false }}
        query={{ data, isPending: false, isFetching: false, error: null, refetch: () => {} }}
        columns={columns}
        rowId={({ property }) => property.id}
        rowLabel={({ property }) => property.name}
        searchable={false}
        renderCard={(row) => (
          <ListCard
            title={row.property.name}
            facts={[text(row, 'todayMinor'), text(row, 'yearMinor')]}
            amount={money(row.differenceMinor)}
          />
        )}
        onExport={(format) =>
          saveExport('GET /api/v1/budgets/:budgetId/dues-plan/export', {
            params: { budgetId },
            query: { format },
          })
        }
        empty={{ title: t('none') }}
      />
    </Stack>
  );
}
