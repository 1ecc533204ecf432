import { saveExport } from '@courtyard/common';
import { hoaDocuments } from '../document/document.queries';
import { LibraryPage } from './library-page';
import { useDocumentsTable, useOpenFolder } from './documents.table';

/** `hoa-documents`: the documents of the association, folder by folder. */
export function HoaDocumentsPage() {
  const folderId = useOpenFolder();
  const table = useDocumentsTable(hoaDocuments.listName, folderId);
  return (
    <LibraryPage
      space="hoa"
      folderId={folderId}
      state={table}
      query={hoaDocuments.useList(table.query)}
      source={hoaDocuments.sourceOf(table.query)}
      onExport={(format) =>
        saveExport('GET /api/v1/hoa-documents/export', { query: { ...table.query, format } })
      }
    />
  );
}
