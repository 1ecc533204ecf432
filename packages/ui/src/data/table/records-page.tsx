import type { ReactNode } from 'react';
import type { IconName } from '../../display/icon/icon-paths';
import { Page } from '../../layout/page';
import { ActionButton, type PageAction } from '../../layout/page-actions';
import type { MenuItemSpec } from '../../overlays/menu';
import { useDataTexts } from '../data.messages';
import { DataTable } from '../data-table';
import type { DataTableProps } from './data-table-props';

type OfThePage = 'label' | 'rowId' | 'searchLabel' | 'rowMenu' | 'empty';

/** Addresses of the pages about one record, and of the one that adds one. */
interface RecordPaths {
  details: (id: string) => string;
  edit: (id: string) => string;
  create: string;
}

/** The menu of a row that opens the record, and leads those to its form who may change it. */
function useRowLinks<Row extends { id: string }>(
  paths: RecordPaths,
  canEdit: boolean,
  actions: (row: Row) => readonly MenuItemSpec[],
): (row: Row) => MenuItemSpec[] {
  const t = useDataTexts();
  return (row) => {
    const { id } = row;
    const open: MenuItemSpec = { label: t('openRow'), icon: 'arrow-right', to: paths.details(id) };
    const edit: MenuItemSpec = { label: t('editRow'), icon: 'edit', to: paths.edit(id) };
    return [open, ...(canEdit ? [edit] : []), ...actions(row)];
  };
}

interface RecordsPageProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, OfThePage> {
  /** Words of the page; its title names the table too, and `emptyText` is for those who may add the first one. */
  words: (word: 'title' | 'description' | 'search' | 'emptyText') => string;
  /** Words of the record: of the action that adds one, and of a list that has none. */
  recordLabels: (word: 'add' | 'none') => string;
  icon: IconName;
  paths: RecordPaths;
  canAdd: boolean;
  canEdit: boolean;
  /** What else can be done with a row, after opening and changing it. */
  rowActions?: (row: Row) => readonly MenuItemSpec[];
  /** What else the page leads to. */
  secondary?: readonly PageAction[];
  /** Above the table. */
  children?: ReactNode;
}

const none = () => [];

/** The page of all records of a kind: `DataTable` with what such a page says and offers in every section. */
export function RecordsPage<Row extends { id: string }>({
  words,
  recordLabels,
  icon,
  paths,
  canAdd,
  canEdit,
  rowActions = none,
  secondary = [],
  children,
  ...table
}: RecordsPageProps<Row>) {
  const rowLinks = useRowLinks(paths, canEdit, rowActions);
  const add: PageAction = { label: recordLabels('add'), icon: 'plus', to: paths.create };
  return (
    <Page
      title={words('title')}
      description={words('description')}
      actions={{ primary: canAdd ? add : null, secondary }}
    >
      {children}
      <DataTable
        {...table}
        label={words('title')}
        rowId={({ id }) => id}
        searchLabel={words('search')}
        rowMenu={rowLinks}
        empty={{
          icon,
          title: recordLabels('none'),
          ...(canAdd && { description: words('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
