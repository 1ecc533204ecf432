import type { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import type { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import type { z } from 'zod';
import { defineExport } from '../../../platform/files/export/export-list';
import { documentLists } from './document.sql';

/** The documents of one of the two trees as a file. */
export const documentExport = (
  space: (typeof documentSpaces)[number],
  query: z.output<(typeof documentReadRoutes.exportHoaDocuments)['query']>,
) =>
  defineExport({
    name: space === 'hoa' ? 'hoa-documents' : 'my-documents',
    columns: documentColumns,
    rows: (context) => documentLists[space].every(context, query),
  });
