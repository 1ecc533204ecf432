import type { CallQuery } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import { useTableState } from '@courtyard/ui/data';

/** What a list of documents is asked for; the same for both. */
export type DocumentsQuery = CallQuery<'GET /api/v1/hoa-documents'>;

/** Id of the folder that the address names; undefined for the top. */
export function useOpenFolder(): string | undefined {
  const [params] = useSearchParams();
  return params.get('folder') ?? undefined;
}

/**
 * What a person sets on a list of documents, in the URL; `list` is its name. In a folder the list has what is right in it; whoever searches or
 * filters finds what is in all folders.
 */
export function useDocumentsTable(list: string, folderId?: string) {
  const table = useTableState({
    list,
    sort: documentColumns.sort,
    filters: documentColumns.filters,
    defaultSort: 'name',
  });
  return {
    ...table,
    query: folderId === undefined || table.isFiltered ? table.query : { ...table.query, folderId },
  };
}
