import type { ListSource, ListPager } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import type { ReactNode } from 'react';
import type { MenuItemSpec } from '../../overlays/menu';
import type { Column, ListQuery } from '../column';
import type { FilterSpec } from '../filters/filter-spec';
import type { LeftOut } from '../state/left-out';
import type { TableState } from '../state/use-table-state';
import type { BulkAction } from '../toolbar/bulk/bulk-bar';
import type { NothingFoundProps } from './nothing-found';
import type { ListEnds } from './table-paging';

export interface DataTableProps<Row> {
  /** Names the table: "Properties". */
  label: string;
  /** From `useTableState`. */
  state: TableState;
  /** From `useQuery`. */
  query: ListQuery<Row>;
  /** From `useColumns`. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Names a row for its tick box and menu: "12 Oak Street". */
  rowLabel: (row: Row) => string;
  searchLabel?: string;
  /** False where the list cannot be searched. */
  searchable?: boolean;
  /** From `useFilters`. */
  filters?: readonly FilterSpec[];
  /** From the resource's `sourceOf`: what its filters can be and its sums. */
  source?: ListSource;
  /** From the resource's `walk`: the pages of its rows lead on to the next, with the list's `source`. */
  pager?: ListPager<Row>;
  /** What is told of a row beside the list: a piece of its own chunk. */
  preview?: (row: Row) => ReactNode;
  rowMenu?: (row: Row) => MenuItemSpec[];
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[];
  onExport?: (format: ExportFormat) => Promise<unknown>;
  /** What is said when the list is empty and nothing is filtered. */
  empty: NothingFoundProps['empty'];
  /** Rows that the list shows only when a filter asks for them: archived ones. */
  leftOut?: LeftOut | undefined;
  /** Of a list that can be opened at either end: the ways there. */
  ends?: ListEnds;
  /** Draws a row as a card; it also offers the cards on wide windows. */
  renderCard?: (row: Row) => ReactNode;
  /** Further things on the right of the toolbar. */
  toolbar?: ReactNode;
}
