import { saveExport } from '@courtyard/common';
import { myDocuments } from '../document/document.queries';
import { useDocumentsTable, useOpenFolder } from './documents.table';
import { LibraryPage } from './library-page';

/** `my-documents`: own documents, those of own units, and what is shared. */
export function MyDocumentsPage() {
  const folderId = useOpenFolder();
  const table = useDocumentsTable(myDocuments.listName, folderId);
  return (
    <LibraryPage
      space="mine"
      folderId={folderId}
      state={table}
      query={myDocuments.useList(table.query)}
      source={myDocuments.sourceOf(table.query)}
      onExport={(format) =>
        saveExport('GET /api/v1/my-documents/export', { query: { ...table.query, format } })
      }
    />
  );
}
