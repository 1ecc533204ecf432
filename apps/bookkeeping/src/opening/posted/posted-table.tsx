import { Box, Heading } from '@courtyard/ui';
import { type Column, DataTable, pageOfRows, useTableState } from '@courtyard/ui/data';
import type { ReactNode } from 'react';
import { hereAlready } from './here-already';

interface PostedTableProps<Row> {
  title: string;
  /** Its name in the address. */
  name: string;
  rows: readonly Row[];
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
}

/** Rows that were posted with the opening balances, all of which came with the page. */
export function PostedTable<Row>({ title, name, rows, ...table }: PostedTableProps<Row>) {
  const state = useTableState({ sort: [], filters: {} }, name);
  return (
    <Box>
      <Heading as="h2" size="sm" mb="3">
        {title}
      </Heading>
      <DataTable<Row>
        label={title}
        state={state}
        query={hereAlready(pageOfRows(rows, state))}
        searchable={false}
        empty={{ title }}
        {...table}
      />
    </Box>
  );
}
