import { bulkDocumentRoutes } from '@courtyard/contract/documents/document/bulk-documents';
import { implement, type Module } from '../../../../platform/http/implement';
import { bulkChange, takeBack } from '../../../../platform/section/bulk/bulk-change';
import { favoriteDocuments, moveDocuments, tagDocuments, trashDocuments } from './bulk-documents';
import { restoreDocuments } from '../trash/bulk-trashed';

/** Bulk actions on documents of a list. */
export const bulkDocumentsModule: Module = () => [
  implement(bulkDocumentRoutes.moveDocuments, async (call) => ({
    data: await bulkChange(call, moveDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(bulkDocumentRoutes.tagDocuments, async (call) => ({
    data: await bulkChange(call, tagDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(bulkDocumentRoutes.trashDocuments, async (call) => ({
    data: await bulkChange(call, trashDocuments(call.body.space), call.body.chosen, call.body),
  })),
  implement(bulkDocumentRoutes.restoreDocuments, async (call) => ({
    data: await takeBack(call, restoreDocuments, call.body.records, 'document'),
  })),
  implement(bulkDocumentRoutes.favoriteDocuments, async (call) => ({
    data: await bulkChange(call, favoriteDocuments(call.body.space), call.body.chosen, call.body),
  })),
];
