import { useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import { MomentText, Page } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { useRemoval } from '@courtyard/ui/details';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { documentMessages } from '../document/document.messages';
import { trash } from '../document/document.queries';
import { useRestore } from '../document/use-document-actions';
import { DocumentCard } from '../library/document-card';
import { useDocumentColumns } from '../library/documents.columns';
import { useDocumentsTable } from '../library/documents.table';
import { trashMessages } from './trash.messages';
import { useManyTrashed } from './use-many-trashed';

/** `trash`: what the person may restore or delete. */
export function TrashPage() {
  const t = useMessages(trashMessages);
  const tDocument = useMessages(documentMessages);
  const table = useDocumentsTable(null);
  const columns = useDocumentColumns();
  const { restore } = useRestore();
  const removing = useRemoval(trash.useRemove().mutateAsync, ({ name }: DocumentSummary) => ({
    name,
    text: t('removeText'),
    done: t('removed', { name }),
  }));
  const many = useManyTrashed(table.query);
  const menu = (item: DocumentSummary): MenuItemSpec[] => [
    { label: tDocument('restore'), icon: 'refresh', onSelect: () => void restore(item) },
    { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => removing.ask(item) },
  ];
  const since = {
    id: 'trashedAt',
    header: tDocument('trashedAt'),
    cell: ({ trashedAt }: DocumentSummary) => (trashedAt ? <MomentText moment={trashedAt} /> : null),
  };
  return (
    <Page title={t('title')} description={t('description', { days: trashDays })}>
      <DataTable
        label={t('title')}
        state={table}
        query={trash.useList(table.query)}
        columns={[...columns, since]}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel={t('search')}
        rowMenu={menu}
        {...many.bulk}
        renderCard={(item) => <DocumentCard item={item} />}
        empty={{ icon: 'trash', title: t('none') }}
      />
      {removing.dialog}
      {many.dialog}
    </Page>
  );
}
