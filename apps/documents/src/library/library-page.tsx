import { downloadFile, saveExport, useMessages } from '@courtyard/common';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { ActionButton, Page, type PageAction } from '@courtyard/ui';
import { DataTable, useFilters } from '@courtyard/ui/data';
import { documentMessages } from '../document/document.messages';
import { documentPaths, documentsZipUrl, type Space } from '../document/document-paths';
import { libraries, walks } from '../document/document.queries';
import { useDocumentActions } from '../document/use-document-actions';
import { FolderPath } from '../folder/folder-path';
import { FolderTiles, FoundFolders } from '../folder/folder-tiles';
import { useFolderActions } from '../folder/use-folder-actions';
import { useFolders } from '../folder/folder.queries';
import { useFolderName } from '../folder/use-folder-name';
import { ContentResults } from './content-results';
import { DocumentCard } from './document.card';
import { useDocumentColumns } from './documents.columns';
import { useDocumentsTable, useOpenFolder } from './documents.table';
import { libraryMessages } from './library.messages';
import { useBulkDocuments } from './bulk/use-many-documents';

const exports = {
  hoa: 'GET /api/v1/hoa-documents/export',
  mine: 'GET /api/v1/my-documents/export',
} as const;

/** Where something is added that is added at the list of the tops: the person's own. */
const ownTop = (folders: readonly FolderSummary[]) => folders.find(({ root }) => root === 'member');

/** One of the two trees of documents: the folder that is open, the folders in it, and its documents. */
export function LibraryPage({ space }: { space: Space }) {
  const library = libraries[space];
  const folderId = useOpenFolder();
  const table = useDocumentsTable(library.listName, folderId);
  const t = useMessages(libraryMessages);
  const tDocument = useMessages(documentMessages);
  const nameOf = useFolderName();
  const { data: listing } = useFolders(space, folderId);
  const columns = useDocumentColumns();
  const filters = useFilters(documentColumns);
  const documentActions = useDocumentActions();
  const open = listing?.folder ?? null;
  const list = library.useList(table.query);
  const canChange = list.data?.data.some(({ right }) => right === 'change') ?? false;
  const many = useBulkDocuments({ space, query: table.query, canChange });
  const target = open ?? (listing ? (ownTop(listing.folders) ?? null) : null);
  const folderActions = useFolderActions({ open, target });
  const title = t(`title.${space}`);
  const trash: PageAction = { label: t('trash'), icon: 'trash', to: documentPaths.trash };
  const { primary, secondary, more } = folderActions.actions;
  const isAtTop = open === null || open.root === 'hoa';
  return (
    <Page
      title={isAtTop ? title : nameOf(open)}
      description={isAtTop ? t(`description.${space}`) : undefined}
      actions={{ primary, secondary, more: [trash, ...more] }}
    >
      {listing ? (
        <>
          {isAtTop ? null : <FolderPath space={space} listing={listing} />}
          {table.isFiltered ? null : <FolderTiles space={space} folders={listing.folders} />}
        </>
      ) : null}
      <FoundFolders space={space} search={table.query.search} />
      <DataTable
        state={table}
        query={list}
        source={library.sourceOf(table.query)}
        onExport={(format) => saveExport(exports[space], { query: { ...table.query, format } })}
        label={title}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel={t(`search.${space}`)}
        columns={columns}
        filters={filters}
        pager={walks[space]}
        rowMenu={documentActions.menu}
        bulkActions={[
          {
            label: tDocument('asZip'),
            icon: 'download',
            onSelect: ({ rows, clear }) => {
              downloadFile(documentsZipUrl(rows.map(({ id }) => id)), `${title}.zip`);
              clear();
            },
          },
          ...(many.bulk.bulkActions ?? []),
        ]}
        renderCard={(item) => <DocumentCard item={item} />}
        empty={{
          icon: 'file-text',
          title: t('none'),
          ...(primary && { description: t('noneText'), action: <ActionButton action={primary} /> }),
        }}
      />
      <ContentResults space={space} search={table.query.search} />
      {folderActions.dialog}
      {documentActions.dialog}
      {many.dialog}
    </Page>
  );
}
