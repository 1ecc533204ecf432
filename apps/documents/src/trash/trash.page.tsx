import { saveExport, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import { trashColumns } from '@courtyard/contract/documents/trash/trash.columns';
import { fileSize, Page } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { useRemoval } from '@courtyard/ui/details';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { documentMessages } from '../document/document.messages';
import { trash } from '../document/document.queries';
import { useRestore } from '../document/use-document-actions';
import { useFolderName } from '../folder/use-folder-name';
import { DocumentName } from '../library/documents.columns';
import { trashMessages } from './trash.messages';
import { useBulkTrashed } from './use-many-trashed';

function useTrashColumns() {
  const nameOf = useFolderName();
  return useColumns(trashColumns, [
    { field: 'name', priority: 1, cell: (item) => <DocumentName item={item} /> },
    { field: 'folder', priority: 3, cell: ({ folder }) => nameOf(folder) },
    { field: 'kind', priority: 3 },
    { field: 'bytes', priority: 3, cell: ({ bytes }) => fileSize(bytes) },
    { field: 'trashedAt', priority: 2 },
  ]);
}

function TrashCard({ item }: { item: DocumentSummary }) {
  const { named, text } = useFieldTexts(trashColumns);
  return (
    <ListCard
      title={<DocumentName item={item} />}
      facts={[`${text(item, 'kind')} · ${fileSize(item.bytes)}`, named(item, 'trashedAt')]}
    />
  );
}

/** `trash`: what the person may restore or delete. */
export function TrashPage() {
  const t = useMessages(trashMessages);
  const tDocument = useMessages(documentMessages);
  const table = useTableState({
    list: trash.listName,
    sort: trashColumns.sort,
    filters: trashColumns.filters,
    defaultSort: 'name',
  });
  const filters = useFilters(trashColumns);
  const columns = useTrashColumns();
  const { restore } = useRestore();
  const removing = useRemoval(trash.useRemove().mutateAsync, ({ name }: DocumentSummary) => ({
    name,
    text: t('removeText'),
    done: t('removed', { name }),
  }));
  const many = useBulkTrashed(table.query);
  const menu = (item: DocumentSummary): MenuItemSpec[] => [
    { label: tDocument('restore'), icon: 'refresh', onSelect: () => void restore(item) },
    { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => removing.ask(item) },
  ];
  return (
    <Page title={t('title')} description={t('description', { days: trashDays })}>
      <DataTable
        label={t('title')}
        state={table}
        query={trash.useList(table.query)}
        source={trash.sourceOf(table.query)}
        onExport={(format) =>
          saveExport('GET /api/v1/documents/trash/export', { query: { ...table.query, format } })
        }
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel={t('search')}
        rowMenu={menu}
        {...many.bulk}
        renderCard={(item) => <TrashCard item={item} />}
        empty={{ icon: 'trash', title: t('none'), description: t('noneText') }}
      />
      {removing.dialog}
      {many.dialog}
    </Page>
  );
}
